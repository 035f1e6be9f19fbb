/**
 * "Your course is open": what the course's home says first, with the receipt's facts for whoever paid. A gift's recipient gets
 * it without a word of the order, which is its buyer's.
 */
import { languages } from '../../platform/i18n/languages.ts';
import { cutText } from '../../platform/text/typed-text.ts';
import { eq } from 'drizzle-orm';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readCourse } from '../../academy/content/content.service.ts';
import { type Course, isInDarija, type Localised } from '../../catalogue/courses/course.ts';
import { grantsAccess, isGift } from '../../selling/orders/order.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { callName } from '../../platform/people/person.ts';
import { count } from '../../platform/i18n/count.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';
import { dateInMorocco, formatDay, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { emailWords } from '../../email-words.ts';
import { openMessage, toOwner } from '../../selling/order-emails/access.emails.ts';
import { rightsWithCourse } from '../../selling/access/rights-blocks.emails.ts';
import {
  type Block,
  button,
  link,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  rightOf,
  quote,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type EmailInput, type Mailing } from '../../academy/emails/email.ts';
import { restToPay } from '../../selling/order-emails/plan-facts.service.ts';
import { type AboutOrder, receiptBlock } from '../../selling/order-emails/order-parts.emails.ts';
import { type Learner, learnersWhere, readContentOf, readOutline } from './classroom.service.ts';
import { homeWords } from './words.ts';
import { beginsOn } from './learning.ts';
import { type NextSession, nextSessionOf, sessionsOf } from './learning.service.ts';
import { firstTaskKey, welcomeKey } from './lesson.ts';

/**
 * What a welcome asks to prepare, for an e-mail: its first section, in plain words. The greeting before it speaks of the page it
 * stands on; a welcome without headings is taken from its beginning.
 */
type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** Longer welcomes are read on the course's home. */
const mostBlocks = 6;
const mostCharacters = 20_000;

function wordsOf(node: { type: string }): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('children' in node && Array.isArray(node.children))
    return (node.children as Node[]).map(wordsOf).join('');
  return node.type === 'break' ? ' ' : '';
}

function blockOf(node: Node): Block[] {
  if (node.type === 'list')
    return [{ kind: 'steps', items: node.children.map((item) => wordsOf(item).replaceAll(/\s+/g, ' ')) }];
  if (node.type === 'heading') return [{ kind: 'heading', text: wordsOf(node) }];
  const text = wordsOf(node).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

export function preparationIn(markdown: string): Block[] {
  const { children } = fromMarkdown(cutText(markdown, mostCharacters));
  const headings = children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  return children
    .slice(headings[0] ?? 0, headings[1] ?? children.length)
    .flatMap(blockOf)
    .slice(0, mostBlocks);
}

type OpenCourse = AboutOrder & {
  courseName: string;
  homeUrl: string;
  beginsOn: string | null;
  session: NextSession | null;
  preparation: readonly Block[];
  firstTask: { title: Localised<string>; minutes: number; href: string } | null;
};

/** What the home shows of a course before its first lesson. */
async function readBeginning(
  { db, publicOrigin, clock }: Mailing,
  { course, learner, locale }: { course: Course; learner: Learner; locale: Locale },
): Promise<Pick<OpenCourse, 'beginsOn' | 'session' | 'preparation' | 'firstTask'>> {
  const { slug: courseSlug } = course;
  const lessons = (await readOutline(db, courseSlug)).flatMap((one) => one.lessons);
  const welcome = lessons.find(({ key }) => key === welcomeKey);
  const task = lessons.find(({ key }) => key === firstTaskKey);
  const written = welcome ? await readContentOf(db, welcome.id) : null;
  const taskPath = `/learn/${courseSlug}/lessons/${firstTaskKey}`;
  const session = nextSessionOf(learner.cohort, await sessionsOf(db, learner.cohort), clock());
  return {
    // A first session names the day already.
    beginsOn: session === null ? beginsOn(learner.seat, clock()) : null,
    session,
    // The e-mail is in Standard Arabic; a welcome in Darija is read on the course's home.
    preparation:
      written === null || (locale === 'ar' && isInDarija(course))
        ? []
        : preparationIn(written.content.body[locale]),
    firstTask: task
      ? { title: task.title, minutes: task.minutes, href: `${publicOrigin}${pathIn(locale, taskPath)}` }
      : null,
  };
}

function sessionCalendar(
  session: NextSession | null,
  { courseName, homeUrl, locale }: { courseName: string; homeUrl: string; locale: Locale },
  { publicOrigin, clock }: Mailing,
): Addressee['calendar'] {
  if (session === null || session.id === null) return undefined;
  const words = homeWords[locale].session;
  const text = calendarFile({
    // As the calendar of the live sessions names it: imported from both, it appears once.
    uid: `live-${session.id}@${new URL(publicOrigin).hostname}`,
    title: words.event(courseName),
    description: words.eventText,
    location: null,
    url: homeUrl,
    begins: session.startsAt,
    ends: session.endsAt,
    stamp: clock(),
    remindMinutesBefore: 60,
  });
  return { text, method: 'PUBLISH' };
}

/** Null once the order opens nothing any more, or its course is paused. */
async function load(mailing: Mailing, input: EmailInput): Promise<OpenCourse | null> {
  const { db, publicOrigin } = mailing;
  const [learner] = await learnersWhere(db, eq(orders.id, String(input.orderId)));
  if (!learner || learner.seat.pausedAt !== null) return null;
  const data = await toOwner(mailing, input);
  const { order } = data;
  if (!grantsAccess(order.status)) return null;
  const { locale, itemSlug: courseSlug } = order;
  const course = await readCourse(db, courseSlug);
  if (!course) return null;
  const isForAnother = isGift(order);
  // The link of a gift's order is its buyer's: who got it signs in with the address it was sent to.
  const path = isForAnother ? `/learn/${courseSlug}` : `/learn/${courseSlug}/enter/${order.token}`;
  const courseName = course.words[locale].name;
  const beginning = await readBeginning(mailing, { course, learner, locale });
  // A calendar holds no key of an order, since others read it too.
  const homeUrl = `${publicOrigin}${pathIn(locale, `/learn/${courseSlug}`)}`;
  return {
    ...data,
    calendar: sessionCalendar(beginning.session, { courseName, homeUrl, locale }, mailing),
    courseName,
    homeUrl: `${publicOrigin}${pathIn(locale, path)}`,
    ...beginning,
  };
}

/** From whom a gift comes, as its recipient reads it. */
const giverOf = ({ order, locale }: OpenCourse): string =>
  callName(order.name) ?? emailWords[locale].gift.somebody;

/** That it is theirs, and by what: a payment, a gift, or without anything to pay. */
function introOf(data: OpenCourse): Block[] {
  const { order, courseName, locale } = data;
  const words = homeWords[locale].email;
  const { free, gift } = emailWords[locale];
  if (isGift(order)) {
    const from = giverOf(data);
    return [
      paragraph(gift.intro(from, courseName)),
      ...(order.giftNote === null ? [] : [quote(gift.note(from), order.giftNote)]),
      paragraph(words.where),
      paragraph(words.signIn),
    ];
  }
  const why = order.freeAs === null ? free.free : free.freeReasons[order.freeAs];
  const intro = order.amountCentimes > 0 ? words.intro(courseName) : `${words.introFree(courseName)} ${why}`;
  return [paragraph(`${intro} ${words.where}`)];
}

/** Day and hour of the first live session, boxed before the button. */
function sessionBox({ locale, session }: OpenCourse): Block[] {
  if (session === null) return [];
  const words = homeWords[locale];
  const { startsAt, endsAt } = session;
  const on = formatDay(dateInMorocco(startsAt), locale);
  return [quote(words.email.session, words.session.at(on, timeInMorocco(startsAt), timeInMorocco(endsAt)))];
}

function beginningOf({ locale, beginsOn: day, preparation, firstTask, calendar }: OpenCourse): Block[] {
  const words = homeWords[locale];
  const blocks: Block[] = day === null ? [] : [paragraph(words.email.begins(formatDay(day, locale)))];
  if (calendar !== undefined) blocks.push(paragraph(words.email.calendar, true));
  if (preparation.length > 0)
    blocks.push(
      ...(preparation.some(({ kind }) => kind === 'heading')
        ? []
        : [{ kind: 'heading' as const, text: words.email.prepare }]),
      ...preparation,
    );
  if (firstTask !== null)
    blocks.push(
      { kind: 'heading', text: words.email.task },
      paragraph(words.email.toTask(firstTask.title[locale], count(firstTask.minutes, words.minutes, locale))),
    );
  return blocks;
}

/** What whoever paid has in hand: receipt, what is left to pay, and until when the money can be asked back. */
function receiptOf(data: OpenCourse): Block[] {
  const { frame, accessReady } = wordsFor(data);
  const { paidBack } = promisesOf(data);
  return [
    ...restToPay(data),
    receiptBlock(data),
    link(frame.openOrder, orderUrl(data)),
    ...ofMoney(data, paragraph(accessReady.refund(rightOf(data), paidBack), true)),
    paragraph(frame.keepLink, true),
  ];
}

/** Names only what the course has: one at one's own pace has no live session. */
function previewOf({ locale, session, firstTask }: OpenCourse): string {
  const { parts } = homeWords[locale].email;
  const named = [
    parts.lessons,
    ...(session === null ? [] : [parts.session]),
    ...(firstTask === null ? [] : [parts.task]),
  ];
  return `${new Intl.ListFormat(languages[locale].dates, { type: 'conjunction' }).format(named)}.`;
}

export const classroomOpen = defineEmail({
  name: 'classroom-open',
  load,
  write(data) {
    const { locale, order, courseName, homeUrl } = data;
    const isForAnother = isGift(order);
    const words = homeWords[locale].email;
    const { gift } = emailWords[locale];
    const { heading } = isForAnother ? gift : words;
    return {
      subject: isForAnother ? gift.subject(giverOf(data), courseName) : words.subject(courseName),
      preview: isForAnother ? gift.preview : previewOf(data),
      heading,
      blocks: [
        ...introOf(data),
        ...sessionBox(data),
        button(words.button, homeUrl),
        ...beginningOf(data),
        ...rightsWithCourse(data),
        ...(isForAnother ? [] : receiptOf(data)),
      ],
    };
  },
  message: openMessage,
});
