import { data, redirect } from 'react-router';
import { formatMad, toDecimal } from '../../../domain/money/money.ts';
import { comparedDays } from '../../../domain/orders/compare-payment.ts';
import { mayReconcile } from '../../../domain/staff/who-may.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import type { Difference, RoundInList } from '../../../flows/reconcile-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { fill } from '../../locale/fill.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { DifferenceCard } from './difference-card.tsx';
import { gatewayName } from './gateway-name.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';

const secondsUntilNextLook = 5;

const openOf = ({ differences }: RoundInList): number => differences.filter((one) => !one.settled).length;

function differenceOf(difference: Difference, { say, links, locale }: Office) {
  const words = say.reconcile.compare;
  const { kind, gateway, orderNumber, providerReference, hereCentimes, thereCentimes, settled } = difference;
  const money = (centimes: number | null) =>
    centimes === null ? words.nothing : formatMad(centimes, locale);
  // Nobody has said in which currency.
  const isForeign = kind === 'wrong-currency' || kind === 'unknown-payment';
  const atTheBank = isForeign && thereCentimes !== null ? toDecimal(thereCentimes) : money(thereCentimes);
  return {
    kind,
    settled,
    ...words.kinds[kind],
    gateway: gatewayName(gateway, say.staff.notifications),
    order: orderNumber === null ? null : { number: orderNumber, href: links.staffOrder(orderNumber) },
    payment: providerReference,
    sides: kind === 'unreachable' ? null : { here: money(hereCentimes), there: atTheBank },
  };
}

function roundOf(round: RoundInList, office: Office) {
  const { say, locale } = office;
  const { by, byStaff } = say.reconcile.compare;
  const { startedBy, startedAt, finishedAt, compared, unreachable, isRunning } = round;
  return {
    at: formatMoment(startedAt, locale),
    instant: startedAt.toISOString(),
    by: startedBy === 'clock' || startedBy === 'command' ? by[startedBy] : byStaff(startedBy),
    compared,
    unreachable,
    isRunning,
    isFinished: finishedAt !== null,
    open: openOf(round),
  };
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayReconcile);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, allowed, url } = office;
  const words = say.reconcile.compare;
  const rounds = allowed ? await academy.staff.rounds() : [];
  const shown = rounds.find((round) => round.finishedAt !== null);
  const running = rounds.find((round) => round.isRunning);
  const loaded = {
    ...officeHead(words.title, office),
    words: { ...words, lead: fill(words.lead, { days: comparedDays }) },
    allowed,
    self: links.staffReconcile(),
    statements: links.staffSettlement(),
    statementsLabel: say.staff.frame.settlement,
    runningText: running ? words.runningText(running.compared) : null,
    wasRunning: url.searchParams.has('running'),
    // Nothing newer than an interrupted one says that it was.
    isInterrupted: rounds[0] !== undefined && rounds[0].finishedAt === null && !rounds[0].isRunning,
    last: shown
      ? {
          ...roundOf(shown, office),
          settled: shown.differences.length - openOf(shown),
          // What waits for somebody comes first.
          differences: shown.differences
            .toSorted((a, b) => Number(a.settled) - Number(b.settled))
            .map((difference, index) => ({ key: index, ...differenceOf(difference, office) })),
        }
      : null,
    earlier: rounds
      .filter((round) => round !== shown && round !== running)
      .map((round) => roundOf(round, office)),
  };
  return data(loaded, { status: allowed ? 200 : 403 });
}

/** 'Compare now': the round goes on by itself, and this page shows how far it is. */
export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayReconcile);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, allowed } = office;
  if (!allowed) return redirect(links.staffReconcile(), 303);
  const begun = await academy.staff.compareNow({ staff });
  return redirect(`${links.staffReconcile()}${begun.ok ? '' : '?running=1'}`, 303);
}

export type Loaded = DataOf<typeof loader>;

/** The round's figures, the open differences largest. */
function Figures({ loaded: { words, last } }: { loaded: Loaded }) {
  if (last === null) return null;
  const figures = [
    { label: words.differing, value: last.open, isLoud: last.open > 0 },
    { label: words.settledNow, value: last.settled, isLoud: false },
    { label: words.compared, value: last.compared, isLoud: false },
    { label: words.unreachable, value: last.unreachable, isLoud: false },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-4">
      {figures.map(({ label, value, isLoud }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-paper p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={isLoud ? 'heading text-3xl text-error' : 'heading text-3xl'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Earlier({ loaded: { words, earlier } }: { loaded: Loaded }) {
  if (earlier.length === 0) return null;
  return (
    <OfficeCard title={words.earlier}>
      <ul className="grid divide-y divide-line">
        {earlier.map(({ instant, at, by, compared, open, isFinished }) => (
          <li key={instant} className="flex flex-wrap justify-between gap-x-6 py-2 first:pt-0 last:pb-0">
            <span>
              <time dateTime={instant}>{at}</time>{' '}
              <span className="text-sm text-ink-soft">
                · <bdi>{by}</bdi>
              </span>
            </span>
            <span className="text-sm text-ink-soft">
              {isFinished ? words.earlierLine(compared, open) : words.unfinished}
            </span>
          </li>
        ))}
      </ul>
    </OfficeCard>
  );
}

export default function Reconcile({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, allowed, self, statements, statementsLabel, runningText, last } = loaderData;
  const calm = last !== null && last.differences.length === 0;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {loaderData.wasRunning && runningText !== null && <Notice tone="info">{words.alreadyRunning}</Notice>}
      {runningText === null ? (
        <form method="post" action={self}>
          <Button>{words.now}</Button>
        </form>
      ) : (
        <Notice tone="info" title={words.running}>
          <meta httpEquiv="refresh" content={`${secondsUntilNextLook};url=${self}`} />
          <p>{runningText}</p>
          <p className="mt-2">
            <a href={self} className="font-semibold text-majorelle underline underline-offset-4">
              {words.lookAgain}
            </a>
          </p>
        </Notice>
      )}
      {loaderData.isInterrupted && <Notice tone="warning">{words.interrupted}</Notice>}
      {last === null ? (
        <p className="text-ink-soft">{words.never}</p>
      ) : (
        <section className="grid gap-4">
          <p className="text-ink-soft">
            {words.last}: <time dateTime={last.instant}>{last.at}</time>, <bdi>{last.by}</bdi>
          </p>
          <Figures loaded={loaderData} />
          {calm && <Notice tone="success">{words.agree}</Notice>}
          {last.differences.length > 0 && (
            <ul className="grid gap-3" aria-label={words.differences}>
              {last.differences.map((difference) => (
                <DifferenceCard key={difference.key} difference={difference} words={words} />
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="grid gap-3 rounded-md bg-sand-deep p-5 md:flex md:items-center md:justify-between">
        <p>{words.toStatements}</p>
        <ButtonLink kind="secondary" href={statements}>
          {statementsLabel}
        </ButtonLink>
      </div>
      <Earlier loaded={loaderData} />
    </OfficeFrame>
  );
}
