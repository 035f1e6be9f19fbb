/** What the pages of an order show beside it: where to begin once it is paid, and what to do while it waits. */
import type { IconName } from '../../../platform/ui/icon.tsx';
import { weightOf } from '../../../academy/media/film-forms.ts';
import type { MyCourse } from '../../../learning/classroom/learning.service.ts';
import { sizeInWords } from '../../../platform/files/file-size.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { mailboxOf } from '../../../platform/people/mailbox.ts';
import { dateInMorocco, dateParts, formatDay, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import type { open, ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { awaitsDecision, isGift, isPayable, type Order, ownerOf } from '../order.ts';
import { orderTokensOf } from '../../../academy/accounts/order-cookie.ts';

type Opened = Pick<ReturnType<typeof open>, 'academy' | 't' | 'locale' | 'links'>;
type Row = { label: string; value: string };

/** Of a course that is taught here and paid. */
export type Beginning = {
  /** The lesson to begin or go on with; null while none is open, and once all that is open is done. `facts`: minutes, size. */
  lesson: { label: string; href: string; facts: string } | null;
  /** A lesson is done. */
  isBegun: boolean;
  /** Its first day, the next live session, who teaches it. */
  rows: Row[];
  /** What is theirs now: when it begins, its units, and where to ask. */
  facts: { icon: IconName; leaf: { over: string; day: string } | null; title: string; text: string }[];
  /** The calendar file of its live sessions; null of a course at one's own pace. */
  calendar: string | null;
};

/** Of an order whose transfer is looked for: the receipts that were sent, and where to send one; null of all others. */
export const readReceipts = async (order: Order, { academy, t, links }: Opened) =>
  awaitsDecision(order.status)
    ? {
        href: links.orderReceipts(order.token),
        sent: (await academy.receiptsOf(order.token)).length,
        words: t.transfer.order,
      }
    : null;

type Fact = Beginning['facts'][number];
type ClassroomWords = Opened['t']['order']['access']['classroom'];

const leafOf = (day: string, locale: Locale): Fact['leaf'] => {
  const { month, day: number } = dateParts(day, locale);
  return { over: month, day: number };
};

/** When it begins: by the first session, by its first day, or now. */
function beginningFact(
  { state, nextSession, learner }: MyCourse,
  { sessionAt, trainer }: { sessionAt: string | null; trainer: string | undefined },
  { words: { facts, session }, locale }: { words: ClassroomWords; locale: Locale },
): Fact {
  const by = (text: string) => (trainer === undefined ? text : facts.with(text, trainer));
  if (nextSession !== null && sessionAt !== null)
    return {
      icon: 'calendar',
      leaf: leafOf(dateInMorocco(nextSession.startsAt), locale),
      title: state === 'begins' ? facts.first : session,
      text: by(sessionAt),
    };
  if (state === 'begins') {
    const { firstDay } = learner.seat;
    const title = facts.begins(formatDay(firstDay, locale));
    return { icon: 'calendar', leaf: leafOf(firstDay, locale), title, text: by(facts.group) };
  }
  return { icon: 'clock', leaf: null, title: facts.today, text: by(facts.ownPace) };
}

/** How many units it has, and how many of them are open. */
function unitsFact(
  { progress: { units, next } }: MyCourse,
  { t, locale }: Pick<Opened, 't' | 'locale'>,
): Fact[] {
  if (units.length < 2) return [];
  const { units: title, open, opens, allOpen } = t.order.access.classroom.facts;
  const now = units.filter(({ isOpen }) => isOpen).length;
  const text = [
    ...(next === null ? [allOpen] : now === 0 ? [] : [open(String(now))]),
    ...(next === null || next.opensOn === null ? [] : [opens(formatDay(next.opensOn, locale))]),
  ].join(' ');
  const parts = count(units.length, t.course.curriculum.parts, locale);
  return [{ icon: 'door', leaf: null, title: title(parts), text }];
}

export async function readBeginning(
  order: Order,
  { academy, t, locale, links }: Opened,
): Promise<Beginning | null> {
  if (order.itemKind !== 'course' || order.status !== 'Payment Confirmed' || isGift(order)) return null;
  const caller = { email: null, orderTokens: [order.token], staff: null };
  const mine = (await academy.learning.myCourses({ caller })).find(
    ({ course }) => course.slug === order.itemSlug,
  );
  if (mine === undefined || mine.state === 'paused') return null;
  const { course, learner, next, nextSession, progress } = mine;
  const isBegun = progress.done > 0;
  const words = t.order.access.classroom;
  const slug = learner.cohort?.trainer ?? course.trainer;
  const trainer = (await academy.trainers()).find((one) => one.slug === slug)?.words[locale].name;
  const sessionAt =
    nextSession &&
    words.at(formatDay(dateInMorocco(nextSession.startsAt), locale), timeInMorocco(nextSession.startsAt));
  const { minutes, ...sizes } = t.course.freeLesson;
  const bytes = next && weightOf(next.weights);
  return {
    isBegun,
    lesson: next && {
      label: (isBegun ? words.goOn : words.lesson)(next.title[locale]),
      href: links.lesson(course.slug, next.key),
      facts: [count(next.minutes, minutes, locale), ...(bytes ? [sizeInWords(bytes, sizes)] : [])].join(
        ' · ',
      ),
    },
    facts: [
      beginningFact(mine, { sessionAt, trainer }, { words, locale }),
      ...unitsFact(mine, { t, locale }),
      { icon: 'message', leaf: null, ...words.facts.ask },
    ],
    calendar: sessionAt && links.liveCalendar(course.slug),
    rows: [
      ...(mine.state === 'begins' && nextSession === null
        ? [{ label: words.begins, value: formatDay(learner.seat.firstDay, locale) }]
        : []),
      ...(sessionAt === null ? [] : [{ label: words.session, value: sessionAt }]),
      ...(trainer === undefined ? [] : [{ label: words.trainer, value: trainer }]),
    ],
  };
}

export type Meanwhile = { text: string; label: string; href: string };

/** While a transfer is looked for: the free lesson of its course, the rules of the community. */
export async function readMeanwhile(
  order: Order,
  { academy, t, locale, links }: Opened,
): Promise<Meanwhile | null> {
  if (!awaitsDecision(order.status) || isGift(order)) return null;
  const words = t.order.meanwhile;
  if (order.itemKind === 'membership')
    return { ...words.rules, href: `${links.sprintDetails()}#rules-title` };
  if (order.itemKind !== 'course') return null;
  const lesson = await academy.films.freeLesson(order.itemSlug);
  return (
    lesson && {
      text: words.lesson.text(lesson.title[locale]),
      label: words.lesson.label,
      href: links.lesson(order.itemSlug, lesson.key),
    }
  );
}

/**
 * Where whoever is about to pay has the same thing already, and may know it: they are signed in with the order's address, or this
 * browser holds the order that opened it. What somebody owns is private, so nobody else is told.
 */
export async function readOwned(
  { request }: ScreenArgs,
  order: Order,
  { academy, links, memberAuth }: Opened & Pick<ReturnType<typeof open>, 'memberAuth'>,
): Promise<string | null> {
  if (!isPayable(order.status) || isGift(order)) return null;
  const member = await memberAuth.whoIs(request);
  if (member !== null && mailboxOf(member.email) === mailboxOf(order.email)) {
    const had = await academy.account.has(member, { kind: order.itemKind, slug: order.itemSlug });
    if (had?.state === 'owned') return had.token === null ? links.account() : links.order(had.token);
  }
  for (const token of orderTokensOf(request)) {
    const held = token === order.token ? null : (await academy.orderByToken(token))?.order;
    const isTheSame =
      held?.status === 'Payment Confirmed' &&
      held.itemKind === order.itemKind &&
      held.itemSlug === order.itemSlug &&
      held.months === null;
    if (isTheSame && mailboxOf(ownerOf(held)) === mailboxOf(order.email)) return links.order(token);
  }
  return null;
}
