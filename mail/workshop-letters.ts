/** Letters about a place in a workshop. Null: the place changed meanwhile, and another letter says how. */
import { letterWords } from '../content/emails/letter-words.ts';
import { placeToken } from '../domain/applications/place-token.server.ts';
import type { Place } from '../domain/applications/workshop-places.store.server.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import { offerStands } from '../domain/applications/seat-offer.ts';
import { formatDay, formatDeadline, hasPassed } from '../domain/time/calendar-date.ts';
import { instantInMorocco, timeInMorocco } from '../domain/time/morocco-clock.ts';
import { addressOf, buttonTo, letterToApplicant, nextSteps, textBlock } from './applicant-frame.ts';
import type { ApplicationLetterContext } from './application-facts.server.ts';
import type { Block, Fact, Letter } from './letter.ts';

export type WorkshopLetterName =
  | 'workshop-seat'
  | 'workshop-seat-freed'
  | 'workshop-seat-offer'
  | 'workshop-offer-lapsed'
  | 'workshop-offer-ended'
  | 'workshop-waiting'
  | 'workshop-next-session'
  | 'workshop-new-date'
  | 'workshop-moved';

type About = ApplicationLetterContext & { workshop: Workshop; place: Place };

const wordsOf = ({ application }: About) => letterWords[application.locale].workshopPlace;
const titleOf = ({ application, workshop }: About): string => workshop.words[application.locale].title;
const dayOf = ({ application, workshop }: About): string => formatDay(workshop.heldOn, application.locale);

/** From when until when, by the clocks of Morocco. */
function hoursOf(about: About): string {
  const { heldOn, startsAt, minutes } = about.workshop;
  const ends = new Date(instantInMorocco(heldOn, startsAt).getTime() + minutes * 60_000);
  return wordsOf(about).fromTo(startsAt, timeInMorocco(ends));
}

function sessionFacts(about: About): Block {
  const { application, workshop } = about;
  const words = wordsOf(about);
  const { location } = workshop.words[application.locale];
  const rows: Fact[] = [
    { label: words.workshop, value: titleOf(about) },
    { label: words.day, value: dayOf(about) },
    { label: words.hours, value: hoursOf(about) },
    { label: words.place, value: location ?? words.toBeAnnounced },
    { label: words.instructor, value: workshop.instructor[application.locale] },
  ];
  return { kind: 'facts', rows };
}

const placePath = ({ signer, place }: About): string => `/workshop-places/${placeToken(signer, place.id)}`;

/** The session, the calendar, what to have ready, and the way to give the seat up. */
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
    buttonTo(about, words.calendar, `/workshops/${workshop.slug}/calendar.ics`),
    textBlock(words.before[workshop.kind]),
    ...ready,
    textBlock(words.giveUp),
    { kind: 'link', label: words.cannotCome, href: addressOf(about, placePath(about)) },
    textBlock(words.onlyYours, true),
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
    return letterToApplicant(about, {
      subject: subject(titleOf(about), dayOf(about)),
      preview: typeof preview === 'string' ? preview : preview(dayOf(about), hoursOf(about)),
      heading,
      blocks: [textBlock(intro(titleOf(about))), ...seatBlocks(about)],
    });
  };

function offer(about: About): Letter | null {
  const { application, place, now } = about;
  const { state, offeredUntil } = place;
  if (state !== 'offered' || offeredUntil === null || !offerStands(offeredUntil, now) || !isInSession(about))
    return null;
  const { subject, preview, heading, intro, button, next, onlyYours } = wordsOf(about).offer;
  const until = formatDeadline(offeredUntil, application.locale);
  return letterToApplicant(about, {
    subject: subject(titleOf(about)),
    preview: preview(until),
    heading,
    blocks: [
      textBlock(intro(titleOf(about), until)),
      sessionFacts(about),
      buttonTo(about, button, placePath(about)),
      ...nextSteps(about, next),
      textBlock(onlyYours, true),
    ],
  });
}

/** The day that the offer was for, while it is to come: of a workshop that is over, a seat in it is no news. */
const comingDay = ({ application, place: { heldOn }, now }: About): string | null =>
  heldOn === null || hasPassed(heldOn, now) ? null : formatDay(heldOn, application.locale);

/** Who has left her name again since is told of that instead. */
function offerLapsed(about: About): Letter | null {
  const day = comingDay(about);
  if (about.place.state !== 'lapsed' || day === null) return null;
  const { subject, preview, heading, intro, next, button } = wordsOf(about).lapsed;
  return letterToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [
      textBlock(intro(titleOf(about), day)),
      textBlock(next),
      buttonTo(about, button, `/workshops/${about.workshop.slug}/apply`),
    ],
  });
}

function offerEnded(about: About): Letter | null {
  const day = comingDay(about);
  if (about.place.state !== 'waiting' || day === null) return null;
  const { subject, preview, heading, intro, next } = wordsOf(about).ended;
  return letterToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [textBlock(intro(titleOf(about), day)), textBlock(next), ...offListBlocks(about)],
  });
}

function waiting(about: About): Letter | null {
  if (about.place.state !== 'waiting' || !isInSession(about)) return null;
  const { subject, preview, heading, intro, next } = wordsOf(about).waiting;
  return letterToApplicant(about, {
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
  return letterToApplicant(about, {
    subject: subject(titleOf(about)),
    preview,
    heading,
    blocks: [textBlock(intro(titleOf(about))), ...offListBlocks(about)],
  });
}

function newDate(about: About): Letter | null {
  if (about.place.state !== 'invited' || hasPassed(about.workshop.heldOn, about.now)) return null;
  const { subject, preview, heading, intro, button, note } = wordsOf(about).newDate;
  return letterToApplicant(about, {
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

function moved(about: About): Letter | null {
  const { state } = about.place;
  if ((state !== 'seat' && state !== 'waiting') || !isInSession(about)) return null;
  const { subject, preview, heading, introSeat, introWaiting } = wordsOf(about).moved;
  const intro = state === 'seat' ? introSeat : introWaiting;
  const rest = state === 'seat' ? seatBlocks(about) : [sessionFacts(about), ...offListBlocks(about)];
  return letterToApplicant(about, {
    subject: subject(titleOf(about), dayOf(about)),
    preview,
    heading,
    blocks: [textBlock(intro(titleOf(about))), ...rest],
  });
}

const letters: Record<WorkshopLetterName, (about: About) => Letter | null> = {
  'workshop-seat': seat('seat'),
  'workshop-seat-freed': seat('freed'),
  'workshop-seat-offer': offer,
  'workshop-offer-lapsed': offerLapsed,
  'workshop-offer-ended': offerEnded,
  'workshop-waiting': waiting,
  'workshop-next-session': nextSession,
  'workshop-new-date': newDate,
  'workshop-moved': moved,
};

const withWorkshop =
  (letter: (about: About) => Letter | null) =>
  (context: ApplicationLetterContext): Letter | null => {
    const { subject, place } = context;
    return subject?.kind === 'workshop' && place
      ? letter({ ...context, workshop: subject.record, place })
      : null;
  };

export const workshopLetters = Object.fromEntries(
  Object.entries(letters).map(([name, letter]) => [name, withWorkshop(letter)]),
) as Record<WorkshopLetterName, (context: ApplicationLetterContext) => Letter | null>;
