import { redirect } from 'react-router';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { languages } from '../../../platform/i18n/languages.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import type { StepOrder } from './open-step.ts';
import { isPayable } from '../order.ts';
import { OrderNumber } from './order-number.tsx';
import { wasDeclined } from './read-order-page.ts';
import type { OrderView } from '../../order-management/read-order.service.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import {
  type CohortRefusal,
  type FullReason,
  hasSeat,
  isCohortRefusal,
  type SeatRefusal,
} from '../../../catalogue/courses/cohort.ts';
import { cohortRows, type CohortView, viewCohort } from '../../../catalogue/courses/cohort.view.ts';
import { useCohortWords } from '../../../catalogue/courses/cohort.words.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { CohortChoice, StartTick, type StartTickView } from './cohort-choice.tsx';
import { detailsWordsFor } from './words-for-kind.ts';
import { hourOnClocks } from './hour-on-clocks.ts';

type Opened = Pick<ReturnType<typeof open>, 'academy' | 'locale' | 'links' | 'clock' | 'url' | 't'>;

export type OrderGroupView = {
  rows: { label: string; value: string }[];
  /** Why it cannot be paid as it is. */
  problem: SeatRefusal | null;
  /** Its money is being looked for, and every seat is taken meanwhile. */
  full: FullReason | null;
  /** Which groups can be chosen, the order's own among them while it has a seat. */
  choices: CohortView[];
  /** The one that was sent and refused, else the order's own, where it has a seat. */
  chosen: string | undefined;
  /** Where one of them begins so soon that its buyer has to ask for that. */
  startTick: StartTickView | null;
  waitlist: string;
  /** Why a choice that was just sent was refused. */
  refusal: CohortRefusal | null;
};

/** When an order's course begins: its dated group, or one's own pace; null for what has neither. */
export async function readOrderGroup(
  { academy, locale, links, clock, url, t }: Opened,
  token: string,
): Promise<OrderGroupView | null> {
  const [found, view] = await Promise.all([
    academy.cohorts.cohortOfOrder(token),
    academy.orderByToken(token),
  ]);
  if (found === null || view === null) return null;
  const { course, cohort, problem, full, others, soon } = found;
  const own =
    cohort !== null &&
    'seatsLeft' in cohort &&
    problem === null &&
    full === null &&
    others.length > 0 &&
    hasSeat(cohort)
      ? [cohort]
      : [];
  const choices = [...own, ...others].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  const notice = url.searchParams.get('notice') ?? '';
  const sent = url.searchParams.get('cohort');
  return {
    rows: cohortRows(cohort, locale, course),
    problem,
    full,
    choices: choices.map((one) => viewCohort(one, locale, clock())),
    chosen: choices.find(({ id }) => id === sent)?.id ?? own[0]?.id,
    startTick: soon.length === 0 ? null : startTickOf(view.order, { t, url }, soon),
    waitlist: links.waitlist(view.order.itemSlug),
    refusal: isCohortRefusal(notice) ? notice : null,
  };
}

/** Why it was not opened, or moved, is told beside its tick. */
export const startTickOf = (
  { itemKind }: OrderView['order'],
  { t, url }: Pick<Opened, 't' | 'url'>,
  soon: readonly string[] = [],
): StartTickView => ({
  label: detailsWordsFor(itemKind, t.enrol).agreesToStart,
  soon: soon.join(' '),
  checked: false,
  problem:
    url.searchParams.get('notice') === 'agreement-required'
      ? t.common.fieldProblems['agreement-required']
      : null,
});

export const agreesIn = (form: FormData): boolean => form.get('agreesToStart') === 'on';

/** The page again, with why a group was not taken, and which. */
export const refusedGroup = (self: string, reason: string, cohort: string | undefined): string =>
  `${self}?${new URLSearchParams({ notice: reason, ...(cohort === undefined ? {} : { cohort }) }).toString()}`;

export const groupIn = (form: FormData): string | undefined => {
  const cohort = form.get('cohort');
  return typeof cohort === 'string' && cohort !== '' ? cohort : undefined;
};

/** Takes the chosen group for a waiting order and shows the page again, with the reason where it was refused. */
export async function answerGroup(
  academy: Opened['academy'],
  { token, form, self }: { token: string; form: FormData; self: string },
): Promise<Response> {
  const cohort = groupIn(form);
  const agreesToStart = agreesIn(form);
  const taken = cohort && (await academy.cohorts.takeCohort({ token, cohort, agreesToStart }));
  if (!taken) return redirect(`${self}?notice=cohort-needed`, 303);
  return redirect(taken.ok ? self : refusedGroup(self, taken.reason, cohort), 303);
}

/** What is wrong with a waiting order's group, and which others can be taken; nothing while it has a seat. */
export function OrderGroup({ group, action }: { group: OrderGroupView; action: string }) {
  const words = useCohortWords().order;
  const { problem, full, choices, waitlist, refusal } = group;
  const reason = full ?? problem;
  if (reason === null) return null;
  const { title, text } = words[reason];
  const unpaid = choices.length === 0 && reason !== 'sold-out' ? words.noOther : text;
  const claimed = words.claimed[choices.length === 0 ? 'wait' : 'choose'];
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={title}>
        {full === null ? unpaid : claimed}
      </Notice>
      {choices.length === 0 && full === null && (
        <ButtonLink href={waitlist} full>
          {words.waitlist}
        </ButtonLink>
      )}
      {choices.length > 0 && (
        <form method="post" action={action} className="grid gap-4">
          <CohortChoice
            groups={choices}
            value={group.chosen}
            problem={refusal === null ? null : words.required}
            isFirstWrong={refusal !== null}
            soon={group.startTick?.soon}
          />
          {group.startTick !== null && <StartTick {...group.startTick} />}
          <Button name="intent" value="cohort" full>
            {words.submit}
          </Button>
        </form>
      )}
    </div>
  );
}

/** On a payment step: the buyer may have paid by card already, and should look at the order before paying another way. */
export function UnderWayNotice({
  underWay,
  orderPage,
  words,
}: {
  underWay: UnderWayKind | null;
  orderPage: string;
  words: Words['enrol']['card'];
}) {
  if (underWay === null) return null;
  return (
    <div className="mb-6">
      <Notice tone={underWay === 'approved' ? 'warning' : 'info'}>
        {underWay === 'approved' ? words.underWayApproved : words.underWay}{' '}
        <a href={orderPage} className="link">
          {words.seeOrder}
        </a>
      </Notice>
    </div>
  );
}

const aMomentMs = 30 * 60_000;

/**
 * Whether the buyer is, or just was, on a bank's page: paying again then might pay twice. 'ask': the bank can be asked; 'wait':
 * it cannot, and notifies by itself; 'approved': it approved in the buyer's browser, and its own confirmation is missing. That
 * one has no end: staff look at it.
 */
export type UnderWayKind = 'ask' | 'wait' | 'approved';

export function underWayKind({ order, underWay }: OrderView, now: Date): UnderWayKind | null {
  if (!isPayable(order.status) || underWay === null) return null;
  if (underWay.approvedAt !== null) return 'approved';
  if (now.getTime() - underWay.begunAt.getTime() >= aMomentMs) return null;
  return underWay.canBeAsked ? 'ask' : 'wait';
}

/** What happened to an order that is being paid: a card that was declined, a visit to the bank that goes on. */
export async function readBefore({ academy, clock }: Pick<Opened, 'academy' | 'clock'>, token: string) {
  const view = await academy.orderByToken(token);
  return { declined: view !== null && wasDeclined(view), underWay: view && underWayKind(view, clock()) };
}

type HourProps = { hour: NonNullable<StepOrder['hour']>; words: Words['enrol']; locale: Locale };

/** When it is, on both clocks, and until when nobody else can have it. */
function Hour({ hour: { startsAt, heldUntil, timeZone }, words, locale }: HourProps) {
  const { hour: hourWords, zones } = words.consultation;
  const clocks = hourOnClocks(startsAt, timeZone, zones, locale);
  return (
    <>
      <p>{hourWords.morocco(clocks.morocco)}</p>
      {clocks.there !== null && <p>{hourWords.there(clocks.there, clocks.place)}</p>}
      {heldUntil !== null && (
        <p className="text-sm font-semibold text-saffron-ink">
          {hourWords.heldUntil(formatDeadline(heldUntil, locale))}
        </p>
      )}
    </>
  );
}

/** On the pages that say where to send money: a seat that is gone is told before the money moves. */
function NoSeat({ order: { group, self } }: { order: StepOrder }) {
  const words = useCohortWords().order;
  const problem = group?.problem ?? null;
  if (problem === null || problem === 'cohort-needed') return null;
  return (
    <p className="mt-2 text-sm font-semibold text-saffron-ink" role="alert">
      {words[problem].title}{' '}
      <a href={self} className="underline">
        {problem === 'sold-out' ? words.waitFirst : words.chooseFirst}
      </a>
    </p>
  );
}

/** What is being paid, on every step: course, order number, amount. */
export function OrderLine({
  order,
  words,
  locale,
  isOpen = false,
}: {
  order: StepOrder;
  words: Words['enrol'];
  locale: Locale;
  /** What is paid now is chosen below: at once or in parts. */
  isOpen?: boolean;
}) {
  return (
    <div className="mb-6 flex items-start justify-between gap-4 border-b border-line pb-4 sm:items-end">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{order.description}</p>
        {order.gift !== null && (
          <p className="text-sm wrap-anywhere">
            {words.gift.isFor} <bdi>{order.gift.name}</bdi> ·{' '}
            {order.gift.email === '' ? words.gift.byHand : <bdi dir="ltr">{order.gift.email}</bdi>}
          </p>
        )}
        {order.group?.rows.map(({ label, value }) => (
          <p key={label} className="text-sm">
            {label}
            {languages[locale].colon}
            {value}
          </p>
        ))}
        <NoSeat order={order} />
        {order.hour !== null && <Hour hour={order.hour} words={words} locale={locale} />}
        <p className="text-sm text-ink-soft">
          {words.summary.order} <OrderNumber number={order.number} />
        </p>
      </div>
      <div className="max-w-2/5 shrink-0 text-end">
        <div hidden={isOpen}>
          <p className="text-xl font-bold">
            <span className="sr-only">{words.summary.amount}: </span>
            {formatMad(order.amountCentimes, locale)}
          </p>
          {order.listPriceCentimes > order.amountCentimes && (
            <p className="text-sm text-ink-soft">
              <span className="sr-only">{words.summary.price}: </span>
              <s>{formatMad(order.listPriceCentimes, locale)}</s>
            </p>
          )}
        </div>
        {order.couponCode !== null && order.listPriceCentimes > order.amountCentimes && (
          <p className="text-sm text-ink-soft">
            {words.summary.code} <bdi dir="ltr">{order.couponCode}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
