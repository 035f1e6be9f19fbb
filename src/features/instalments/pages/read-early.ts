/** The private link of somebody who waited, as it stands in the address: what it opens, and what it fills in. */
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import type { whyClosed } from '../../checkout/pages/open-enrolment.ts';

type Closed = ReturnType<typeof whyClosed>;

export type Early = {
  /** Goes with the form, so that its answer knows the link too. */
  query: string;
  prefilled: Typed;
  /** What keeps the course closed for her. */
  closed: (closed: Closed) => Closed | 'early-used';
  notice: { title: string; text: string } | null;
};

/** Null without a link, and for one that is not ours: then the page is as for everybody. */
export async function readEarly(args: ScreenArgs, courseSlug: string): Promise<Early | null> {
  const { academy, say, locale, url } = open(args);
  const token = url.searchParams.get('early');
  const link = token === null ? null : await academy.earlyLink({ courseSlug, token });
  if (token === null || link === null) return null;
  const { standing, publicAt, name, email } = link;
  const { title, text } = say.coupon.early;
  return {
    query: `?early=${encodeURIComponent(token)}`,
    prefilled: standing === 'used' ? {} : { name, email },
    closed: (closed) =>
      closed !== 'not-on-sale' || standing === 'waiting' ? closed : standing === 'used' ? 'early-used' : null,
    notice:
      standing === 'open' && publicAt !== null
        ? { title, text: text(formatDeadline(publicAt, locale)) }
        : null,
  };
}
