import { data, redirect } from 'react-router';
import { formatMad } from '../../../domain/money/money.ts';
import { notificationFilters, type NotificationFilter } from '../../../domain/orders/notification-filter.ts';
import { mayApplyAgain, maySeeNotifications } from '../../../domain/staff/who-may.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import type { NotificationToRead } from '../../../flows/reconcile-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { FilterTabs } from './filter-tabs.tsx';
import { NotificationCard } from './notification-card.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';

const filterFrom = (text: string | null): NotificationFilter =>
  notificationFilters.find((one) => one === text) ?? 'to-do';

const results = [
  'applied',
  'no-change',
  'surplus',
  'handled',
  'not-found',
  'nothing-to-apply',
  'refused',
  'unreachable',
  'not-supported',
] as const;
const resultFrom = (text: string | null) => results.find((one) => one === text) ?? null;

const nothing = { rows: [], next: null, toDo: 0 };

/** What it says, as a person reads it; an amount in another currency keeps that currency's word. */
function sayingOf(row: NotificationToRead, { say, locale }: Office) {
  const words = say.reconcile.messages;
  if (row.says === null) return null;
  const { amountCentimes, currency, outcome, providerReference } = row.says;
  const outcomes: Readonly<Record<string, string>> = words.outcomes;
  const amount =
    amountCentimes === null
      ? null
      : currency === null || currency === 'MAD'
        ? formatMad(amountCentimes, locale)
        : words.foreign((amountCentimes / 100).toFixed(2), currency);
  // What only one gateway says stays in its own words.
  const what = outcome === null ? null : (outcomes[outcome] ?? outcome);
  return { amount, what, number: providerReference };
}

function rowOf(row: NotificationToRead, office: Office) {
  const { say, locale, links, staff } = office;
  const words = say.reconcile.messages;
  const mayApply = row.verdict === 'refused' && row.handled === null && mayApplyAgain(staff);
  return {
    ...row,
    at: formatMoment(row.receivedAt, locale),
    href: row.orderNumber === null ? null : links.staffOrder(row.orderNumber),
    saying: sayingOf(row, office),
    handledText: row.handled && words.handledBy(row.handled.by, formatMoment(row.handled.at, locale)),
    applyLabel: !mayApply
      ? null
      : row.says !== null
        ? words.applyAgain
        : row.reason === 'stale'
          ? words.askAgain
          : null,
    // It keeps a hold until somebody captures or releases it there: saying yes here moves no money.
    hint: mayApply && row.gateway === 'cmi' && row.says?.outcome === 'captured' ? words.heldAtCmi : null,
    mayHandle: row.isErrand && mayApplyAgain(staff),
  };
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeNotifications);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, url, allowed } = office;
  const show = filterFrom(url.searchParams.get('show'));
  const after = url.searchParams.get('after');
  const { rows, next, toDo } = allowed ? await academy.staff.notifications({ show, after }) : nothing;
  const self = links.staffNotifications();
  const address = (query: Record<string, string>) => `${self}?${new URLSearchParams(query).toString()}`;
  const words = say.reconcile.messages;
  const result = resultFrom(url.searchParams.get('done'));
  const loaded = {
    ...officeHead(say.staff.notifications.title, office),
    words,
    lineWords: say.staff.notifications,
    allowed,
    show,
    self,
    result: result && {
      text: words.results[result],
      isGood: ['applied', 'handled', 'no-change'].includes(result),
    },
    tabs: notificationFilters.map((one) => ({
      label: words.filters[one],
      href: one === 'to-do' ? self : address({ show: one }),
      count: one === 'to-do' && toDo > 0 ? toDo : null,
      isHere: one === show,
    })),
    rows: rows.map((row) => rowOf(row, office)),
    newest: after === null ? null : address({ show }),
    older: next === null ? null : address({ show, after: next }),
  };
  return data(loaded, { status: allowed ? 200 : 403 });
}

/** A message is applied once more, or put away. */
export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayApplyAgain);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, allowed } = office;
  const form = allowed ? await postedForm(args.request) : new FormData();
  const [id, act] = [form.get('id'), form.get('act')];
  const shown = form.get('show');
  const show = filterFrom(typeof shown === 'string' ? shown : null);
  const back = (done: string | null) =>
    redirect(
      `${links.staffNotifications()}?${new URLSearchParams({ show, ...(done === null ? {} : { done }) }).toString()}`,
      303,
    );
  if (typeof id !== 'string') return back(null);
  if (act === 'handled')
    return back((await academy.staff.markHandled({ id, staff })) ? 'handled' : 'not-found');
  if (act !== 'apply-again') return back(null);
  const applied = await academy.staff.applyAgain({ id, staff });
  return back(applied.ok ? applied.verdict : applied.reason);
}

export type Loaded = DataOf<typeof loader>;

export default function Notifications({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, lineWords, rows, allowed, show, tabs, result, newest, older } = loaderData;
  return (
    <OfficeFrame frame={frame} title={lineWords.title} lead={lineWords.lead} refused={!allowed}>
      {result !== null && <Notice tone={result.isGood ? 'success' : 'warning'}>{result.text}</Notice>}
      <FilterTabs tabs={tabs} label={words.filtersLabel} />
      {rows.length === 0 ? (
        <p className="text-ink-soft">{show === 'to-do' ? words.nothingToDo : lineWords.none}</p>
      ) : (
        <ul className="grid gap-3" aria-label={words.list}>
          {rows.map((row) => (
            <NotificationCard key={row.id} row={row} loaded={loaderData} />
          ))}
        </ul>
      )}
      <Pager
        ways={[
          { href: newest, label: words.newest },
          { href: older, label: words.older },
        ]}
      />
    </OfficeFrame>
  );
}
