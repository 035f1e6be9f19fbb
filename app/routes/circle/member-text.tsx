import { Fragment } from 'react';
import { paragraphsOf, type TextPart } from '../../../domain/community/community-text.ts';

/** An address that a member wrote: it leads out of here, in a window of its own, and the academy does not vouch for it. */
const Part = ({ part }: { part: TextPart }) =>
  part.kind === 'text' ? (
    part.text
  ) : (
    <a href={part.href} dir="ltr" target="_blank" rel="nofollow noopener noreferrer ugc">
      {part.text}
    </a>
  );

/** What somebody wrote, as text: every line in the direction of its own first letter. */
export function MemberText({ body }: { body: string }) {
  return (
    <div className="circle-text">
      {paragraphsOf(body).map((lines, paragraph) => (
        <p key={paragraph}>
          {lines.map((parts, line) => (
            <span key={line} dir="auto" className="block">
              {parts.map((part, place) => (
                <Fragment key={place}>
                  <Part part={part} />
                </Fragment>
              ))}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
