import { createElement, type ReactNode } from 'react';
import { paragraphsOf, type TextPart } from '../text/text-parts.ts';

/** A link in a member's text opens a new window, and the academy does not vouch for it. */
function shown(part: TextPart): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'name':
      return <bdi className="font-semibold">{part.text}</bdi>;
    case 'link':
      return (
        <a href={part.href} dir="ltr" target="_blank" rel="nofollow noopener noreferrer ugc">
          {part.text}
        </a>
      );
  }
}

const line = (parts: readonly TextPart[]): ReactNode =>
  createElement('span', { dir: 'auto', className: 'block' }, ...parts.map(shown));

/** A member's text: every line in the direction of its own first letter. */
export const MemberText = ({ body }: { body: string }) =>
  createElement(
    'div',
    { className: 'circle-text' },
    ...paragraphsOf(body).map((lines) => createElement('p', null, ...lines.map(line))),
  );
