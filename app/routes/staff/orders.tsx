import { formatMad } from '../../../domain/money/money.ts';
import { awaitsDecision, orderStatuses, type OrderStatus } from '../../../domain/orders/order.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { titleReader } from './item-title.ts';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';
import { errandsFor, refundErrandsFor } from './errands-for.ts';
import { RefundErrands } from './refund-errands.tsx';
import { OrderErrands } from './order-errands.tsx';
import { PaymentWarnings, warningsOf } from './payment-warnings.tsx';
import { StatusBadge } from './status-badge.tsx';

const statusFrom = (text: string | null): OrderStatus | null =>
  orderStatuses.find((status) => status === text) ?? null;

function instantFrom(text: string | null): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url } = office;
  const status = statusFrom(url.searchParams.get('status'));
  const search = (url.searchParams.get('search') ?? '').slice(0, 100);
  const { rows, next, counts } = await academy.staff.orders({
    status,
    search,
    before: instantFrom(url.searchParams.get('before')),
  });
  const titleOf = await titleReader(office);
  const address = (query: Record<string, string>) =>
    `${links.staff()}?${new URLSearchParams(query).toString()}`;
  const kept = { ...(status === null ? {} : { status }), ...(search === '' ? {} : { search }) };
  return {
    ...officeHead(say.staff.orders.title, office),
    words: say.staff.orders,
    compare: say.reconcile.compare,
    late: say.staffTransfers.late,
    warnings: await warningsOf(office, counts.lateClaims),
    locale,
    status,
    search,
    rows: rows.map((row) => ({ ...row, title: titleOf(row), href: links.staffOrder(row.number) })),
    counts: errandsFor(office.staff, counts),
    refunds: {
      words: say.staffRefunds.list,
      counts: refundErrandsFor(office.staff, await academy.staff.countRefunds()),
      href: links.staffRefunds(),
    },
    first: links.staff(),
    older: next === null ? null : address({ ...kept, before: next.toISOString() }),
    isFirstPage: !url.searchParams.has('before'),
    errands: {
      bank: address({ status: 'Paid - Bank Transfer' }),
      cash: address({ status: 'Paid - WafaCash' }),
      otherMethod: address({ status: 'Pending Other Payment Method' }),
      codes: links.staffAccessCodes(),
      notifications: links.staffNotifications(),
      reconcile: links.staffReconcile(),
    },
  };
}

type Loaded = DataOf<typeof loader>;

function Filter({ loaded }: { loaded: Loaded }) {
  const { words, first, status, search } = loaded;
  return (
    <form method="get" action={first} className="grid items-end gap-4 md:grid-cols-[1fr_16rem_auto_auto]">
      <TextField
        name="search"
        type="search"
        label={words.search}
        hint={words.searchHint}
        value={search}
        maxLength={100}
      />
      <div className="field">
        <label htmlFor="field-status" className="field-label">
          {words.status}
        </label>
        <select
          id="field-status"
          name="status"
          defaultValue={status ?? ''}
          className="field-input bg-paper text-ink"
        >
          <option value="">{words.anyStatus}</option>
          {orderStatuses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <Button kind="secondary">{words.show}</Button>
      {(status !== null || search !== '') && (
        <ButtonLink kind="quiet" href={first}>
          {words.clear}
        </ButtonLink>
      )}
    </form>
  );
}

function Row({ row, loaded }: { row: Loaded['rows'][number]; loaded: Loaded }) {
  const { words, late, locale } = loaded;
  return (
    <li className="card relative grid gap-x-6 gap-y-1 p-4 hover:border-majorelle md:grid-cols-[11rem_1fr_auto] md:items-center md:px-6">
      <div className="grid gap-1">
        <a
          href={row.href}
          className="font-semibold text-majorelle underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi dir="ltr">{row.number}</bdi>
        </a>
        <time dateTime={row.placedAt.toISOString()} className="text-sm text-ink-soft">
          {formatMoment(row.placedAt, locale)}
        </time>
        {row.claimedAt !== null && awaitsDecision(row.status) && (
          <time dateTime={row.claimedAt.toISOString()} className="text-sm text-ink-soft">
            {late.since(formatMoment(row.claimedAt, locale))}
          </time>
        )}
      </div>
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{row.name}</bdi>
        </p>
        <p className="text-sm break-words text-ink-soft">
          <bdi dir="ltr">{row.email}</bdi> · <bdi>{row.title}</bdi>
          {row.transferCode !== null && (
            <>
              {' · '}
              {words.transferCode} <bdi dir="ltr">{row.transferCode}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        <span className="font-semibold">{formatMad(row.amountCentimes, locale)}</span>
        <StatusBadge status={row.status} />
        {row.isLate && <Badge tone="error">{late.badge}</Badge>}
        {row.awaitsCode && <Badge tone="warning">{words.awaitsCode}</Badge>}
      </div>
    </li>
  );
}

export default function Orders({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, late, warnings, rows, older, first, isFirstPage, counts, errands } = loaderData;
  const isClaims = loaderData.status !== null && awaitsDecision(loaderData.status);
  const isWhole = isFirstPage && loaderData.status === null && loaderData.search === '';
  return (
    <OfficeFrame frame={frame} title={words.title}>
      <PaymentWarnings {...warnings} />
      <OrderErrands words={words} compare={loaderData.compare} counts={counts} errands={errands} />
      <RefundErrands {...loaderData.refunds} />
      <Filter loaded={loaderData} />
      {rows.length === 0 ? (
        <p className="text-ink-soft">{isWhole ? words.noneYet : words.none}</p>
      ) : (
        <ul className="grid gap-3" aria-label={isClaims ? late.list : words.list}>
          {rows.map((row) => (
            <Row key={row.number} row={row} loaded={loaderData} />
          ))}
        </ul>
      )}
      <Pager
        ways={[
          { href: isFirstPage ? null : first, label: words.newest },
          { href: older, label: words.older },
        ]}
      />
    </OfficeFrame>
  );
}
