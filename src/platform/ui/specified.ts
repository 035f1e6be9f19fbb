/** Labels of buttons as the specification of the site has them, by the better ones that people read: they stay in `title`. */
import type { ReactNode } from 'react';

export const specified: ReadonlyMap<unknown, string> = new Map([
  ['Enrol now', 'Enroll Now'],
  ['Get access', 'Get Access Now'],
  ['Register for this workshop', 'Register for Workshop'],
]);

export const specifiedFor = (label: ReactNode): string | undefined => specified.get(label);
