import { redirect } from 'react-router';
import { freeLabel } from '../../../selling/orders/pages/words-for-kind.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { canBeTakenOver, hasReceipt, isPayable, shownNumber } from '../../../selling/orders/order.ts';
import { OrderNumber } from '../../../selling/orders/pages/order-number.tsx';
import { shownToBuyer } from '../../../selling/orders/refund.ts';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { toneOf } from '../../../selling/orders/pages/read-order-page.ts';
import { AccountFrame, accountHead, namedIn, openAccount, openMember } from './account-frame.tsx';
import { OwnOrderButton } from '../../../academy/accounts/pages/own-order-button.tsx';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';

/** Takes over an unpaid order in the member's name: it gets a new link, which only this browser has. */
async function goToOwnOrder(args: ScreenArgs): Promise<Response> {
  const app = await openMember(args);
  if (app.elsewhere) return app.elsewhere;
  const { academy, links, member, publicOrigin } = app;
  const form = await postedForm(args.request);
  const number = form.get('order');
  if (typeof number !== 'string') return redirect(links.accountOrders(), 303);
  const taken = await academy.takeOverOrder({ email: member.email, number });
  // It was paid or claimed meanwhile: its page shows that.
  if (!taken.ok)
    return redirect(
      taken.reason === 'order-not-found' ? links.accountOrders() : links.order(taken.token),
      303,
    );
  const to = form.get('to') === 'pay' ? links.orderMethod(taken.token) : links.order(taken.token);
  const headers = { 'Set-Cookie': rememberOrder(args.request, taken.token, publicOrigin) };
  return redirect(to, { status: 303, headers });
}

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, locale, clock, member } = opened;
  const { orders } = await namedIn(locale, await academy.account.read(member), academy);
  const words = t.account.orders;
  return {
    ...accountHead(words.title, opened),
    words,
    self: links.accountOrders(),
    coursesHref: links.courses(),
    rows: orders.map((order) => ({
      number: order.number,
      title: order.description,
      amount: formatMad(order.amountCentimes, locale),
      gift: order.recipientEmail && words.isFor(order.recipientEmail),
      placed: words.placed(dateOf(order.placedAt, locale)),
      status:
        order.amountCentimes === 0
          ? freeLabel(order, t.order)
          : t.common.statuses[shownToBuyer(order.shown, order.status)],
      tone: toneOf(order.status),
      // Whoever placed an unpaid order holds its link, so the member gets a link of their own by a button instead.
      href: canBeTakenOver(order.status) ? null : links.order(order.token),
      asked: order.asked && words.asked(dateOf(order.asked.at, locale), dateOf(order.asked.dueAt, locale)),
      moneyBack: order.refundUntil !== null && order.asked === null ? links.moneyBack(order.token) : null,
      isPayable: isPayable(order.status) && order.expiresAt > clock(),
      documents: [
        ...(hasReceipt(order.status) ? [{ label: words.receipt, href: links.receiptPdf(order.token) }] : []),
        ...order.creditNotes.map((number) => ({
          label: words.creditNote(number),
          href: links.creditNotePdf(order.token, number),
        })),
      ],
    })),
  };
}

export const action = goToOwnOrder;

type LoaderData = DataOf<typeof loader>;
type RowProps = Pick<LoaderData, 'words' | 'self'> & { row: LoaderData['rows'][number] };

function Row({ row, words, self }: RowProps) {
  const open = `${words.open}: ${shownNumber(row.number)}`;
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={row.tone}>{row.status}</Badge>
          <OrderNumber number={row.number} className="text-sm text-ink-soft" />
        </p>
        <h2 className="mt-2 text-lg font-bold wrap-anywhere">{row.title}</h2>
        <p className="text-sm text-ink-soft">
          <span className="font-semibold text-ink">{row.amount}</span>
          {'\u2002'}
          {row.placed}
        </p>
        {row.gift !== null && <p className="text-sm wrap-anywhere">{row.gift}</p>}
        {row.asked !== null && <p className="mt-1 text-sm font-semibold">{row.asked}</p>}
        {row.documents.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {row.documents.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  type="application/pdf"
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
                >
                  <Icon name="file" size={18} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {row.isPayable && (
          <OwnOrderButton action={self} order={row.number} to="pay">
            {words.pay}
          </OwnOrderButton>
        )}
        {row.moneyBack !== null && (
          <ButtonLink
            href={row.moneyBack}
            kind="quiet"
            aria-label={`${words.moneyBack}: ${shownNumber(row.number)}`}
          >
            {words.moneyBack}
          </ButtonLink>
        )}
        {row.href === null ? (
          <OwnOrderButton action={self} order={row.number} kind="secondary" aria-label={open}>
            {words.open}
          </OwnOrderButton>
        ) : (
          <ButtonLink href={row.href} kind="secondary" aria-label={open}>
            {words.open}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

export default function Orders({
  loaderData: { frame, words, rows, self, coursesHref },
}: {
  loaderData: LoaderData;
}) {
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      {rows.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-lg bg-sand-deep p-6 md:p-8">
          <p className="text-lg">{words.empty}</p>
          <ButtonLink href={coursesHref}>{words.courses}</ButtonLink>
        </div>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <Row key={row.number} row={row} words={words} self={self} />
          ))}
        </ul>
      )}
      <p className="mt-6 text-sm text-ink-soft">{words.notHere}</p>
    </AccountFrame>
  );
}
