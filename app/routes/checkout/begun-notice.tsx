import type { Locale } from '../../../domain/people/locale.ts';
import type { Words } from '../../../content/words.ts';
import { linksIn } from '../../links.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Begun } from './open-enrolment.ts';
import { linkOfStep } from './step-for.ts';

/** This browser already holds an order for the course: she is led back to it, and may still make another. */
export function BegunNotice({
  begun,
  words,
  locale,
}: {
  begun: Begun;
  words: Words['enrol'];
  locale: Locale;
}) {
  const said = { 'to-pay': words.continueOrder, 'being-checked': words.checkedOrder, paid: words.ownsCourse }[
    begun.standing
  ];
  const step = begun.standing === 'to-pay' ? 'method' : 'order';
  return (
    <Notice tone={begun.standing === 'paid' ? 'success' : 'info'} title={said.title}>
      <p>{said.text(begun.number)}</p>
      <p className="mt-2">
        <a
          href={linkOfStep(step, begun.token, linksIn(locale))}
          data-step-link
          className="font-semibold text-majorelle underline underline-offset-4"
        >
          {said.action}
        </a>
      </p>
    </Notice>
  );
}
