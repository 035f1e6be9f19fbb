/** Until when a membership for a time lasts, and the one press that renews it: wherever its member reads of it. */
import { endingDays, membershipPrice } from '../../../academy/settings/membership.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { grantsAccess, type Order } from '../order.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { dateInMorocco } from '../../../platform/time/calendar-date.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice, type Tone } from '../../../platform/ui/notice.tsx';
import type { Words } from '../../../words.ts';
import type { MembershipTerm } from '../entitlements.service.ts';

export type TermOnPage = {
  tone: Tone;
  title: string;
  text: string;
  /** Where a press renews it, which is a page too; null where its length is not offered any more. */
  renew: string | null;
  /** With today's price. */
  button: string;
  join: string;
  another: string;
};

type Shown = { settings: AcademySettings; words: Words['order']['term']; locale: Locale; now: Date };

/** Null of a membership without an end. */
export function termOnPage(
  term: MembershipTerm | null,
  { settings, words, locale, now }: Shown,
): TermOnPage | null {
  if (term === null) return null;
  const { ends, closesOn } = endingDays(term.endsOn, settings, locale);
  const links = linksIn(locale);
  const isPast = term.isOver || term.endsOn < dateInMorocco(now);
  const price = membershipPrice(settings, term.months);
  return {
    tone: isPast ? 'warning' : 'info',
    title: isPast ? words.ended(ends) : words.until(ends),
    text: term.isOver ? words.closed : isPast ? words.grace(closesOn) : words.added,
    renew: price === null ? null : links.renewMembership(term.token),
    button: price === null ? '' : words.renew(formatMad(price, locale)),
    join: links.joinCommunity(),
    another: price === null ? words.notOffered : words.another,
  };
}

type Opened = Pick<ReturnType<typeof open>, 'academy' | 't' | 'locale' | 'clock'>;

/** Of the member whose order it is; null of an order that is not paid, or of anything else. */
export async function readTermOf(
  { months, status, email }: Order,
  settings: AcademySettings,
  { academy, t, locale, clock }: Opened,
): Promise<TermOnPage | null> {
  if (months === null || !grantsAccess(status)) return null;
  const term = await academy.termOf(email);
  return termOnPage(term, { settings, words: t.order.term, locale, now: clock() });
}

/** `isFramed`: in the frame of the community, which no page of an order may stand in. */
export function MembershipTerm({ term, isFramed }: { term: TermOnPage; isFramed?: boolean }) {
  const target = isFramed === true ? '_top' : undefined;
  return (
    <Notice tone={term.tone} title={term.title}>
      <p>{term.text}</p>
      {term.renew !== null && (
        <form method="post" action={term.renew} target={target} className="mt-3">
          <Button kind={term.tone === 'info' ? 'secondary' : 'primary'}>{term.button}</Button>
        </form>
      )}
      <a href={term.join} target={target} className="link mt-1 inline-flex min-h-11 items-center">
        {term.another}
      </a>
    </Notice>
  );
}
