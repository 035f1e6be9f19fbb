import type { ItemKind } from '../../../domain/orders/order.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Words } from '../../../content/words.ts';
import { linksIn } from '../../links.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Begun } from './open-enrolment.ts';
import { linkOfStep } from './step-for.ts';
import { begunWordsFor } from './words-for-kind.ts';

/** This browser already holds an order for the same: she is led back to it, and may still make another. */
export function BegunNotice({
  kind,
  begun,
  words,
  locale,
}: {
  kind: ItemKind;
  begun: Begun;
  words: Words['enrol'];
  locale: Locale;
}) {
  const { continueOrder, checkedOrder, ownsCourse } = begunWordsFor(kind, words);
  const said = { 'to-pay': continueOrder, 'being-checked': checkedOrder, paid: ownsCourse }[begun.standing];
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
