/** Numbers, codes and addresses, left to right whatever surrounds them. */
import type { ReactNode } from 'react';

export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
