import { hasNoMailbox } from '../../../platform/people/mailbox.ts';
import { lastDayOf } from '../rights.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import type { RightView } from '../../access/rights.service.ts';
import type { Order } from '../order.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Price } from '../../../platform/ui/price.tsx';

type Opened = Pick<ReturnType<typeof open>, 't' | 'locale' | 'links'>;

/**
 * Null without any. `email`: whose they are; the booking takes the code for that address alone. `isSignedIn`: with that address,
 * on this device.
 */
export function viewRights(
  rights: readonly RightView[],
  { email, isSignedIn }: { email: string; isSignedIn: boolean },
  { t, locale, links }: Opened,
) {
  if (rights.length === 0) return null;
  return {
    words: t.rights,
    how: isSignedIn ? t.rights.howSignedIn : t.rights.how,
    price: t.common.price,
    locale,
    rows: rights.map(({ id, as, code, state, service, title, beforeCentimes, centimes, endsAt }) => ({
      key: id,
      label: t.rights.as[as],
      title: title[locale],
      state: t.rights.states[state],
      isOpen: state === 'open',
      beforeCentimes,
      centimes,
      code,
      until: t.rights.until(formatDay(lastDayOf({ endsAt }), locale)),
      href: `${links.bookService(service)}?${new URLSearchParams({ coupon: code, ...(hasNoMailbox(email) ? {} : { email }) })}`,
    })),
  };
}

export type RightsOnPage = NonNullable<ReturnType<typeof viewRights>>;

/** The consultations that came with an order, and whether its buyer is signed in on this device. */
export async function readRights(
  request: Request,
  { token, email }: Pick<Order, 'token' | 'email'>,
  opened: ReturnType<typeof open>,
) {
  const isSignedIn = (await opened.memberAuth.whoIs(request))?.email === email;
  const rights = await opened.academy.rightsOf(token);
  return { isSignedIn, rights: viewRights(rights, { email, isSignedIn }, opened) };
}

/** A price that a coupon lowered: 'You pay 250 MAD instead of 500'. */
export const offeredText = (
  quoted: { centimes: number; beforeCentimes: number },
  { t, locale }: Pick<Opened, 't' | 'locale'>,
): string =>
  t.rights.offered.text(formatMad(quoted.beforeCentimes, locale), formatMad(quoted.centimes, locale));

/** Consultations that came with a course: what each costs, until when, and the way to book it. */
export function OrderRights({ rights: { words, how, price, locale, rows } }: { rights: RightsOnPage }) {
  return (
    <section aria-labelledby="rights-title" className="rounded-lg border border-line bg-paper p-5 md:p-6">
      <Heading level={2} size={3} id="rights-title">
        {words.title}
      </Heading>
      <ul className="mt-4 grid gap-5">
        {rows.map((row) => (
          <li key={row.key} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <Badge tone={row.isOpen ? 'success' : 'plain'}>{row.state}</Badge>
              {row.label}
            </p>
            <p className="font-semibold wrap-anywhere">{row.title}</p>
            {row.isOpen && (
              <>
                <Price
                  centimes={row.centimes}
                  beforeCentimes={row.beforeCentimes}
                  locale={locale}
                  words={price}
                  size="sm"
                />
                <p className="text-sm text-ink-soft">
                  {words.code} <bdi className="font-semibold text-ink tabular-nums">{row.code}</bdi> ·{' '}
                  {row.until}
                </p>
                <p className="grid sm:flex">
                  <ButtonLink href={row.href} kind="secondary">
                    {words.book}
                  </ButtonLink>
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      {rows.some(({ isOpen }) => isOpen) && <p className="mt-4 text-xs text-ink-soft">{how}</p>}
    </section>
  );
}
