/** E-mails about a place in a workshop. Null: the place changed meanwhile, and another e-mail says how. */
import { emailWords } from '../emails/email-words.ts';
import { hoursOfSession, type Joining, leadsThere, reminderHours, seatCalendar } from './workshop-joining.ts';
import { type Place, seatToken } from './workshop-places.store.ts';
import { openSeats } from './workshop-place.table.ts';
import type { Workshop } from './workshop.ts';
import { formatDay, hasPassed } from '../../platform/time/calendar-date.ts';
import { timeInMorocco } from '../../platform/time/morocco-clock.ts';
import {
  addressOf,
  buttonTo,
  emailToApplicant,
  nextSteps,
  textBlock,
} from '../applications/application.emails.ts';
import type { ApplicationEmailContext } from '../applications/read-applications.service.ts';
import type { Block, Fact, Letter } from '../emails/email-content.ts';
import type { MailToPost } from '../emails/mail-to-post.ts';

export type WorkshopEmailName =
  | 'workshop-seat'
  | 'workshop-seat-freed'
  | 'workshop-seat-offer'
  | 'workshop-waiting'
  | 'workshop-next-session'
  | 'workshop-new-date'
  | 'workshop-moved'
  | 'workshop-new-hour'
  | 'workshop-joining'
  | 'workshop-joining-changed'
  | 'workshop-day'
  | 'workshop-hour';

const hourMs = 3_600_000;

type About = ApplicationEmailContext & { workshop: Workshop; place: Place };

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
  place.state === 'seat' && place.heldOn === workshop.heldOn ? (joining?.details ?? null) : null;

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
  return { kind: 'facts', rows };
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

const asLink = (way: { label: string; href: string }): Block => ({ kind: 'link', ...way });

/** What is known of a session beside its facts, or that it is still to come. */
function joiningBlocks(about: About): Block[] {
  const { workshop, application } = about;
  const words = wordsOf(about);
  const joining = joiningOf(about);
  const bring = joining?.bring[application.locale] ?? '';
  return [
    ...(bring === '' ? [] : [{ kind: 'quote', label: words.joining.bring, text: bring } as const]),
    ...(leadsThere(workshop.kind, joining) ? [] : [textBlock(words.before[workshop.kind])]),
  ];
}

/** Only the reminders that are still to come are announced. */
function remindersBlock(about: About): Block[] {
  const { reminders } = wordsOf(about);
  const left = hoursOfSession(about.workshop).begins.getTime() - about.now.getTime();
  if (left <= reminderHours.hour * hourMs) return [];
  return [textBlock(left > reminderHours.day * hourMs ? reminders.both : reminders.hour)];
}

const givingUpBlocks = (about: About): Block[] => [
  textBlock(wordsOf(about).giveUp),
  { kind: 'link', label: wordsOf(about).cannotCome, href: addressOf(about, placePath(about)) },
  textBlock(wordsOf(about).onlyYours, true),
];

/** The session, the calendar, how to join, what to have ready, and the way to give the seat up. */
function seatBlocks(about: About): Block[] {
  const { application, workshop } = about;
  const words = wordsOf(about);
  const { prerequisites } = workshop.words[application.locale];
  const ready: Block[] =
    prerequisites.length === 0
      ? []
      : [
          { kind: 'heading', text: words.prepare },
          { kind: 'steps', items: prerequisites },
        ];
  return [
    sessionFacts(about),
    buttonTo(about, words.calendar, `${placePath(about)}/calendar.ics`),
    ...waysThere(about).map(asLink),
    ...joiningBlocks(about),
    ...remindersBlock(about),
    ...ready,
    ...givingUpBlocks(about),
  ];
}

const offListBlocks = (about: About): Block[] => [
  { kind: 'link', label: wordsOf(about).offList, href: addressOf(about, placePath(about)) },
  textBlock(wordsOf(about).onlyYours, true),
];

const isInSession = ({ place, workshop, now }: About): boolean =>
  place.heldOn === workshop.heldOn && !hasPassed(workshop.heldOn, now);

const seat =
  (which: 'seat' | 'freed') =>
  (about: About): Letter | null => {
    if (about.place.state !== 'seat' || !isInSession(about)) return null;
    const { subject, preview, heading, intro } = wordsOf(about)[which];
    return emailToApplicant(about, {
      subject: subject(titleOf(about), dayOf(about)),
      preview: typeof preview === 'string' ? preview : preview(dayOf(about), hoursOf(about)),
      heading,
      blocks: [textBlock(intro(titleOf(about))), ...seatBlocks(about)],
    });
  };

function offer(about: About): Letter | null {
  if (about.place.state !== 'offered' || !isInSession(about)) return null;
  const { subject, preview, heading, intro, button, next, onlyYours } = wordsOf(about).offer;
  return emailToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [
      textBlock(intro(titleOf(about))),
      sessionFacts(about),
      buttonTo(about, button, placePath(about)),
      ...nextSteps(about, next),
      textBlock(onlyYours, true),
    ],
  });
}

function waiting(about: About): Letter | null {
  if (about.place.state !== 'waiting' || !isInSession(about)) return null;
  const { subject, preview, heading, intro, next } = wordsOf(about).waiting;
  return emailToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [
      textBlock(intro(titleOf(about))),
      sessionFacts(about),
      ...nextSteps(about, next),
      ...offListBlocks(about),
    ],
  });
}

function nextSession(about: About): Letter | null {
  if (about.place.state !== 'next-session') return null;
  const { subject, preview, heading, intro } = wordsOf(about).nextSession;
  return emailToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [textBlock(intro(titleOf(about))), ...offListBlocks(about)],
  });
}

function newDate(about: About): Letter | null {
  if (about.place.state !== 'invited' || hasPassed(about.workshop.heldOn, about.now)) return null;
  const { subject, preview, heading, intro, button, note } = wordsOf(about).newDate;
  return emailToApplicant(about, {
    subject: subject(titleOf(about), dayOf(about)),
    preview,
    heading,
    blocks: [
      textBlock(intro(titleOf(about))),
      sessionFacts(about),
      buttonTo(about, button, `/workshops/${about.workshop.slug}/apply`),
      textBlock(note, true),
    ],
  });
}

const moved =
  (which: 'moved' | 'newHour') =>
  (about: About): Letter | null => {
    const { state } = about.place;
    if (!openSeats.includes(state) || !isInSession(about)) return null;
    const { subject, preview, heading, introSeat, introWaiting } = wordsOf(about)[which];
    const intro = state === 'seat' ? introSeat : introWaiting;
    const rest = state === 'seat' ? seatBlocks(about) : [sessionFacts(about), ...offListBlocks(about)];
    return emailToApplicant(about, {
      subject: subject(titleOf(about), which === 'moved' ? dayOf(about) : hoursOf(about)),
      preview,
      heading,
      blocks: [textBlock(intro(titleOf(about))), ...rest],
    });
  };

const isAhead = ({ workshop, now }: About): boolean => hoursOfSession(workshop).begins > now;

/** What is new stands in the first sentence; what was changed twice meanwhile is told as it is now. */
const joiningEmail =
  (which: 'known' | 'changed') =>
  (about: About): Letter | null => {
    const { place, workshop, changed = [], now } = about;
    if (place.state !== 'seat' || !isInSession(about) || hoursOfSession(workshop).ends <= now) return null;
    const words = wordsOf(about);
    const { subject, preview, heading, intro } = words[which];
    const what = changed.map((field) => words.joining[field]).join(words.and);
    return emailToApplicant(about, {
      subject: subject(titleOf(about), dayOf(about)),
      preview,
      heading,
      blocks: [textBlock(intro(titleOf(about), what)), ...seatBlocks(about)],
    });
  };

const reminder =
  (which: 'soon' | 'now') =>
  (about: About): Letter | null => {
    if (about.place.state !== 'seat' || !isInSession(about) || !isAhead(about)) return null;
    const { subject, preview, heading, intro } = wordsOf(about)[which];
    const [first, ...others] = waysThere(about);
    const { orCopy } = emailWords[about.application.locale].frame;
    return emailToApplicant(about, {
      subject: subject(titleOf(about), which === 'soon' ? dayOf(about) : about.workshop.startsAt),
      preview,
      heading,
      blocks: [
        textBlock(intro(titleOf(about))),
        sessionFacts(about),
        ...(first ? [{ kind: 'button', ...first, orCopy } as const] : []),
        ...others.map(asLink),
        ...joiningBlocks(about),
        ...remindersBlock(about),
        ...givingUpBlocks(about),
      ],
    });
  };

const letters: Record<WorkshopEmailName, (about: About) => Letter | null> = {
  'workshop-seat': seat('seat'),
  'workshop-seat-freed': seat('freed'),
  'workshop-seat-offer': offer,
  'workshop-waiting': waiting,
  'workshop-next-session': nextSession,
  'workshop-new-date': newDate,
  'workshop-moved': moved('moved'),
  'workshop-new-hour': moved('newHour'),
  'workshop-joining': joiningEmail('known'),
  'workshop-joining-changed': joiningEmail('changed'),
  'workshop-day': reminder('soon'),
  'workshop-hour': reminder('now'),
};

const withWorkshop =
  (letter: (about: About) => Letter | null) =>
  (context: ApplicationEmailContext): Letter | null => {
    const { subject, place } = context;
    return subject?.kind === 'workshop' && place
      ? letter({ ...context, workshop: subject.record, place })
      : null;
  };

export const workshopEmails = Object.fromEntries(
  Object.entries(letters).map(([name, letter]) => [name, withWorkshop(letter)]),
) as Record<WorkshopEmailName, (context: ApplicationEmailContext) => Letter | null>;

const withCalendar: ReadonlySet<string> = new Set<WorkshopEmailName>([
  'workshop-seat',
  'workshop-seat-freed',
  'workshop-moved',
  'workshop-new-hour',
  'workshop-joining',
  'workshop-joining-changed',
]);

/** The file that puts a seat into a calendar, or changes it there; with no other e-mail. */
export function workshopCalendar(name: string, context: ApplicationEmailContext): MailToPost['calendar'] {
  const { application, subject, place, joining, publicOrigin, now } = context;
  if (!withCalendar.has(name) || subject?.kind !== 'workshop' || place?.state !== 'seat') return undefined;
  const about = { ...context, workshop: subject.record, place };
  const changes = [place.changedAt, joining?.changedAt ?? place.changedAt].map((at) => at.getTime());
  const changedAt = new Date(Math.max(...changes));
  const text = seatCalendar(
    { workshop: subject.record, applicationId: application.id, joining: joiningOf(about), changedAt },
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
