/** Numbers, codes and addresses, left to right whatever surrounds them. */
import type { ReactNode } from 'react';

/** An address that does not fit on its line goes on before its sign, not in the middle of a word. */
function breakable(children: ReactNode): ReactNode {
  if (typeof children !== 'string' || !children.includes('@')) return children;
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{breakable(children)}</bdi>;
