import { dateInMorocco, dateParts, formatDay, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { canBeTakenOver } from '../../../selling/orders/order.ts';
import type { AccountBooking } from '../account.service.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge, type BadgeTone } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { OrderRights, viewRights } from '../../../selling/orders/pages/order-rights.tsx';
import { AccountFrame, accountHead, openAccount, type OpenedAccount } from './account-frame.tsx';
import { OwnOrderButton } from '../../../academy/accounts/pages/own-order-button.tsx';

const tones: Record<AccountBooking['state'], BadgeTone> = {
  booked: 'success',
  held: 'highlight',
  cancelled: 'plain',
  released: 'plain',
  lost: 'error',
};

function rowOf(booking: AccountBooking, { t, locale, links, clock }: OpenedAccount) {
  const words = t.account.bookings;
  const { startsAt, endsAt, state } = booking;
  const day = dateInMorocco(startsAt);
  const isOver = state === 'booked' && endsAt <= clock();
  return {
    key: booking.token,
    leaf: dateParts(day, locale),
    day: formatDay(day, locale),
    hours: words.at(timeInMorocco(startsAt), timeInMorocco(endsAt)),
    title: booking.service[locale],
    with: booking.expert[locale] === '' ? null : words.with(booking.expert[locale]),
    state: isOver ? words.over : words.states[state],
    tone: isOver ? ('plain' as const) : tones[state],
    // Whoever placed an unpaid booking holds its link, so the member gets a link of their own by a button instead.
    href: canBeTakenOver(booking.status) ? null : links.booking(booking.token),
    order: booking.number,
    isComing: endsAt > clock() && (state === 'booked' || state === 'held'),
  };
}

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, member } = opened;
  const { bookings, rights } = await academy.account.read(member);
  const rows = bookings.map((booking) => rowOf(booking, opened));
  return {
    ...accountHead(t.account.bookings.title, opened),
    words: t.account.bookings,
    orders: links.accountOrders(),
    coming: rows.filter(({ isComing }) => isComing),
    past: rows.filter(({ isComing }) => !isComing).reverse(),
    bookHref: links.consultation(),
    rights: viewRights(rights, { email: member.email, isSignedIn: true }, opened),
  };
}

type LoaderData = DataOf<typeof loader>;
type Row = LoaderData['past'][number];

type Of = Pick<LoaderData, 'words' | 'orders'>;

function Hour({ row, words, orders }: Of & { row: Row }) {
  const open = `${words.open}: ${row.title}, ${row.day}`;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-paper p-4 md:p-5">
      <p aria-hidden="true" className="grid w-18 shrink-0 justify-items-center rounded-md bg-sand-deep py-2">
        <span className="text-xs">{row.leaf.weekday}</span>
        <span className="text-2xl font-bold">{row.leaf.day}</span>
        <span className="text-xs">{row.leaf.month}</span>
      </p>
      <div className="min-w-0 flex-1 basis-52">
        <p>
          <Badge tone={row.tone}>{row.state}</Badge>
        </p>
        <h3 className="mt-1 text-lg font-bold wrap-anywhere">{row.title}</h3>
        <p className="text-sm text-ink-soft">
          {row.day} · {row.hours}
        </p>
        {row.with !== null && <p className="text-sm text-ink-soft">{row.with}</p>}
      </div>
      {row.href === null ? (
        <OwnOrderButton action={orders} order={row.order} kind="secondary" aria-label={open}>
          {words.open}
        </OwnOrderButton>
      ) : (
        <ButtonLink href={row.href} kind="secondary" aria-label={open}>
          {words.open}
        </ButtonLink>
      )}
    </li>
  );
}

const Hours = ({ rows, words, orders }: Of & { rows: readonly Row[] }) => (
  <ul className="mt-4 grid gap-4">
    {rows.map((row) => (
      <Hour key={row.key} row={row} words={words} orders={orders} />
    ))}
  </ul>
);

export default function Bookings({ loaderData }: { loaderData: LoaderData }) {
  const { frame, words, orders, coming, past, bookHref, rights } = loaderData;
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      {rights !== null && (
        <div className="mb-10">
          <OrderRights rights={rights} />
        </div>
      )}
      <section aria-labelledby="coming">
        <h2 id="coming" className="text-xl font-bold">
          {words.coming}
        </h2>
        {coming.length > 0 ? (
          <Hours rows={coming} words={words} orders={orders} />
        ) : (
          <div className="mt-4 grid justify-items-start gap-4 rounded-lg bg-sand-deep p-6">
            <p>{past.length > 0 ? words.noneComing : words.none}</p>
            <ButtonLink href={bookHref}>{words.book}</ButtonLink>
          </div>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-10">
          <h2 id="past" className="text-xl font-bold">
            {words.past}
          </h2>
          <Hours rows={past} words={words} orders={orders} />
        </section>
      )}
    </AccountFrame>
  );
}
