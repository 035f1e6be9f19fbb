/** E-mails about a seat in a workshop. Null: the seat changed meanwhile, and another e-mail reports it. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { emailWords } from '../../email-words.ts';
import {
  hoursOfSession,
  type Joining,
  leadsThere,
  reminderHours,
  seatCalendar,
} from '../../catalogue/workshops/workshop-joining.ts';
import { numberOnList, type Place, seatToken } from '../../catalogue/workshops/workshop-seats.service.ts';
import { openSeats, type Workshop } from '../../catalogue/workshops/workshop.ts';
import { formatDay, hasPassed, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { type AboutApplication, addressOf, toApplicant } from './application.emails.ts';
import { nextSteps } from './received.emails.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  link,
  paragraph,
  quote,
  steps,
} from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import type { Message } from '../../academy/emails/message.ts';
import { sessionMessage } from '../../academy/messages/words.ts';

const hourMs = 3_600_000;

type About = AboutApplication & {
  workshop: Workshop;
  place: Place;
  /** On the waiting list; null for whoever waits for no seat. */
  number: number | null;
};

const wordsOf = ({ application }: About) => emailWords[application.locale].workshopSeat;
const titleOf = ({ application, workshop }: About): string => workshop.words[application.locale].title;
const dayOf = ({ application, workshop }: About): string => formatDay(workshop.heldOn, application.locale);

/** From when until when, by the clocks of Morocco. */
function hoursOf(about: About): string {
  const { startsAt } = about.workshop;
  return wordsOf(about).fromTo(startsAt, timeInMorocco(hoursOfSession(about.workshop).ends));
}

/** How to join, for who has a seat in this very session: null for everybody else. */
const joiningOf = ({ place, workshop, joining }: About): Joining | null =>
  place.state === 'seat' && place.heldOn === workshop.heldOn
    ? joining && inAllLanguages(joining.details)
    : null;

function sessionFacts(about: About): Block {
  const { application, workshop } = about;
  const words = wordsOf(about);
  const { location } = workshop.words[application.locale];
  const joining = joiningOf(about);
  const rows: Fact[] = [
    { label: words.workshop, value: titleOf(about) },
    { label: words.day, value: dayOf(about) },
    { label: words.hours, value: hoursOf(about) },
    { label: words.place, value: joining?.address[application.locale] || location || words.toBeAnnounced },
    ...(joining?.meetingUrl
      ? [{ label: words.joining.meetingUrl, value: joining.meetingUrl, ltr: true }]
      : []),
    { label: words.instructor, value: workshop.instructor[application.locale] },
  ];
  return facts(rows);
}

const placePath = ({ signer, place }: About): string => `/workshop-places/${seatToken(signer, place.id)}`;

/** Where the meeting opens, and the way there, as far as they are known. */
function waysThere(about: About): { label: string; href: string }[] {
  const words = wordsOf(about);
  const { meetingUrl = '', mapUrl = '' } = joiningOf(about) ?? {};
  return [
    { label: words.openMeeting, href: meetingUrl },
    { label: words.openMap, href: mapUrl },
  ].filter(({ href }) => href !== '');
}

/** What is known of a session beside its facts, or that it is still to come. */
function joiningBlocks(about: About): Block[] {
  const { workshop, application } = about;
  const words = wordsOf(about);
  const joining = joiningOf(about);
  const bring = joining?.bring[application.locale] ?? '';
  return [
    ...(bring === '' ? [] : [quote(words.joining.bring, bring)]),
    ...(leadsThere(workshop.kind, joining) ? [] : [paragraph(words.before[workshop.kind])]),
  ];
}

/** Only the reminders that are still to come are announced. */
function remindersBlock(about: About): Block[] {
  const { reminders } = wordsOf(about);
  const left = hoursOfSession(about.workshop).begins.getTime() - about.now.getTime();
  if (left <= reminderHours.hour * hourMs) return [];
  return [paragraph(left > reminderHours.day * hourMs ? reminders.both : reminders.hour)];
}

const givingUpBlocks = (about: About): Block[] => [
  paragraph(wordsOf(about).giveUp),
  link(wordsOf(about).cannotCome, addressOf(about, placePath(about))),
  paragraph(wordsOf(about).onlyYours, true),
];

/** The session, the calendar, how to join, what to have ready, and the way to give the seat up. */
function seatBlocks(about: About): Block[] {
  const { application, workshop } = about;
  const words = wordsOf(about);
  const { prerequisites } = workshop.words[application.locale];
  const ready = prerequisites.length === 0 ? [] : steps(words.prepare, prerequisites);
  return [
    sessionFacts(about),
    button(words.calendar, addressOf(about, `${placePath(about)}/calendar.ics`)),
    ...waysThere(about).map(({ label, href }) => link(label, href)),
    ...joiningBlocks(about),
    ...remindersBlock(about),
    ...ready,
    ...givingUpBlocks(about),
  ];
}

const offListBlocks = (about: About): Block[] => [
  link(wordsOf(about).offList, addressOf(about, placePath(about))),
  paragraph(wordsOf(about).onlyYours, true),
];

const isInSession = ({ place, workshop, now }: About): boolean =>
  place.heldOn === workshop.heldOn && !hasPassed(workshop.heldOn, now);

const seat =
  (which: 'seat' | 'freed') =>
  (about: About): EmailText | null => {
    if (about.place.state !== 'seat' || !isInSession(about)) return null;
    const { subject, preview, heading, intro } = wordsOf(about)[which];
    return {
      subject: subject(titleOf(about), dayOf(about)),
      preview: typeof preview === 'string' ? preview : preview(dayOf(about), hoursOf(about)),
      heading,
      blocks: [paragraph(intro(titleOf(about))), ...seatBlocks(about)],
    };
  };

function offer(about: About): EmailText | null {
  if (about.place.state !== 'offered' || !isInSession(about)) return null;
  const { subject, preview, heading, intro, button: label, next, onlyYours } = wordsOf(about).offer;
  return {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [
      paragraph(intro(titleOf(about))),
      sessionFacts(about),
      button(label, addressOf(about, placePath(about))),
      ...nextSteps(about, next),
      paragraph(onlyYours, true),
    ],
  };
}

function waiting(about: About): EmailText | null {
  if (about.place.state !== 'waiting' || !isInSession(about)) return null;
  const { waiting: words, numberOnList: number } = wordsOf(about);
  const { subject, preview, heading, intro, next } = words;
  return {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [
      paragraph(intro(titleOf(about))),
      ...(about.number === null ? [] : [paragraph(number(about.number))]),
      sessionFacts(about),
      ...nextSteps(about, next),
      ...offListBlocks(about),
    ],
  };
}

function nextSession(about: About): EmailText | null {
  if (about.place.state !== 'next-session') return null;
  const { subject, preview, heading, intro } = wordsOf(about).nextSession;
  return {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [paragraph(intro(titleOf(about))), ...offListBlocks(about)],
  };
}

function newDate(about: About): EmailText | null {
  if (about.place.state !== 'invited' || hasPassed(about.workshop.heldOn, about.now)) return null;
  const { subject, preview, heading, intro, button: label, note } = wordsOf(about).newDate;
  return {
    subject: subject(titleOf(about), dayOf(about)),
    preview,
    heading,
    blocks: [
      paragraph(intro(titleOf(about))),
      sessionFacts(about),
      button(label, addressOf(about, `/workshops/${about.workshop.slug}/apply`)),
      paragraph(note, true),
    ],
  };
}

const moved =
  (which: 'moved' | 'newHour') =>
  (about: About): EmailText | null => {
    const { state } = about.place;
    if (!openSeats.includes(state) || !isInSession(about)) return null;
    const { subject, preview, heading, introSeat, introWaiting } = wordsOf(about)[which];
    const intro = state === 'seat' ? introSeat : introWaiting;
    const rest = state === 'seat' ? seatBlocks(about) : [sessionFacts(about), ...offListBlocks(about)];
    return {
      subject: subject(titleOf(about), which === 'moved' ? dayOf(about) : hoursOf(about)),
      preview,
      heading,
      blocks: [paragraph(intro(titleOf(about))), ...rest],
    };
  };

const isAhead = ({ workshop, now }: About): boolean => hoursOfSession(workshop).begins > now;

/** The first sentence names what is new; what was changed twice meanwhile is shown as it is now. */
const joiningEmail =
  (which: 'known' | 'changed') =>
  (about: About): EmailText | null => {
    const { place, workshop, changed = [], now } = about;
    if (place.state !== 'seat' || !isInSession(about) || hoursOfSession(workshop).ends <= now) return null;
    const words = wordsOf(about);
    const { subject, preview, heading, intro } = words[which];
    const what = changed.map((field) => words.joining[field]).join(words.and);
    return {
      subject: subject(titleOf(about), dayOf(about)),
      preview,
      heading,
      blocks: [paragraph(intro(titleOf(about), what)), ...seatBlocks(about)],
    };
  };

const reminder =
  (which: 'soon' | 'now') =>
  (about: About): EmailText | null => {
    if (about.place.state !== 'seat' || !isInSession(about) || !isAhead(about)) return null;
    const { subject, preview, heading, intro } = wordsOf(about)[which];
    const [first, ...others] = waysThere(about);
    return {
      subject: subject(titleOf(about), which === 'soon' ? dayOf(about) : about.workshop.startsAt),
      preview,
      heading,
      blocks: [
        paragraph(intro(titleOf(about))),
        sessionFacts(about),
        ...(first ? [button(first.label, first.href)] : []),
        ...others.map(({ label, href }) => link(label, href)),
        ...joiningBlocks(about),
        ...remindersBlock(about),
        ...givingUpBlocks(about),
      ],
    };
  };

/** The file that puts a seat into a calendar, or changes it there. */
function calendarOf(about: About, { publicOrigin }: Mailing): Addressee['calendar'] {
  const { application, workshop, place, joining, now } = about;
  if (place.state !== 'seat') return undefined;
  const changes = [place.changedAt, joining?.changedAt ?? place.changedAt].map((at) => at.getTime());
  const text = seatCalendar(
    {
      workshop,
      applicationId: application.id,
      joining: joiningOf(about),
      changedAt: new Date(Math.max(...changes)),
    },
    {
      locale: application.locale,
      labels: wordsOf(about).joining,
      url: addressOf(about, placePath(about)),
      stamp: now,
      hostname: new URL(publicOrigin).hostname,
    },
  );
  return { text, method: 'PUBLISH' };
}

/** The seat's own page would let its reader give the seat up: a phone gets the workshop's, and how to join. */
function messageOf(about: About): Message {
  const { application, workshop } = about;
  const { locale } = application;
  const { meetingUrl = '', address } = joiningOf(about) ?? {};
  const place = address?.[locale] || (workshop.words[locale].location ?? '');
  return sessionMessage({
    title: titleOf(about),
    startsAt: hoursOfSession(workshop).begins,
    where: meetingUrl || place,
    path: `/workshops/${workshop.slug}`,
    locale,
  });
}

const define = <const Name extends string>(
  name: Name,
  write: (about: About) => EmailText | null,
  { withCalendar = false } = {},
) =>
  defineEmail({
    name,
    async load(mailing, input): Promise<About | null> {
      const data = await toApplicant(mailing, input);
      if (data?.subject?.kind !== 'workshop' || data.place === null) return null;
      const number = await numberOnList(mailing.db, data.place);
      const about = { ...data, workshop: data.subject.record, place: data.place, number };
      return withCalendar ? { ...about, calendar: calendarOf(about, mailing) } : about;
    },
    write,
    message: messageOf,
  });

export const workshopEmails = [
  define('workshop-seat', seat('seat'), { withCalendar: true }),
  define('workshop-seat-freed', seat('freed'), { withCalendar: true }),
  define('workshop-seat-offer', offer),
  define('workshop-waiting', waiting),
  define('workshop-next-session', nextSession),
  define('workshop-new-date', newDate),
  define('workshop-moved', moved('moved'), { withCalendar: true }),
  define('workshop-new-hour', moved('newHour'), { withCalendar: true }),
  define('workshop-joining', joiningEmail('known'), { withCalendar: true }),
  define('workshop-joining-changed', joiningEmail('changed'), { withCalendar: true }),
  define('workshop-day', reminder('soon')),
  define('workshop-hour', reminder('now')),
];
