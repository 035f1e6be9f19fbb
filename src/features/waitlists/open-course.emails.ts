/** E-mails that follow from a course that opens: to those who waited for it, and to the staff when nobody wrote to them. */
import { emailWords } from '../emails/email-words.ts';
import {
  countWaiting,
  earlyToken,
  findEntry,
  isAhead,
  readOpening,
  waitlistEmailsToken,
} from './waitlist.store.ts';
import type { Signer } from '../applications/signed-token.ts';
import { offerFor } from '../courses/course.ts';
import { readCampaigns, readCourse, readSettings } from '../catalogue/catalogue.store.ts';
import { formatMad } from '../../platform/money/money.ts';
import { callName } from '../../platform/people/person.ts';
import { locales, pathIn, type Locale } from '../../platform/i18n/locale.ts';
import { formatDate, formatDeadline, hasPassed } from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { hasSeat, startOf } from '../cohorts/cohort.ts';
import { cohortRows } from '../cohorts/cohort.view.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type Fact, type Letter, type EmailPart, emailText, paragraph } from '../emails/email-content.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';

type Making = {
  db: Handle;
  publicOrigin: string;
  clock: () => Date;
  staffAddresses: () => Promise<readonly string[]>;
  signer: Signer;
};

type Addressed = {
  letter: Letter;
  to: readonly string[];
  /** Where one press ends such e-mails. */
  unsubscribe?: string;
};

export const isAboutOpenCourse = (letter: unknown): boolean =>
  letter === 'waitlist-open' || letter === 'staff-waitlist';

export const aboutOpenCourse = (making: Making, row: ClaimedEmail): Promise<Addressed | null> =>
  row.payload['letter'] === 'waitlist-open'
    ? waitlistOpen(making, String(row.payload['entry']))
    : staffWaitlist(making, String(row.payload['courseSlug']));

/** What is true for her when the e-mail is worded: null when there is nothing to tell any more. */
async function readFor({ db, clock }: Making, entryId: string) {
  const now = clock();
  const entry = await findEntry(db, entryId);
  if (entry === null || entry.unsubscribedAt !== null) return null;
  const [course, opening, campaigns, settings, cohorts] = await Promise.all([
    readCourse(db, entry.courseSlug),
    readOpening(db, entry.courseSlug),
    readCampaigns(db),
    readSettings(db),
    readJoinableOf(db, entry.courseSlug, now),
  ]);
  const offer = course && offerFor(course, campaigns, now);
  if (!course || !offer) return null;
  const ahead = isAhead(opening, now) ? (opening?.publicAt ?? null) : null;
  if (ahead === null && course.comingSoon) return null;
  return { now, entry, ...startOf(course, cohorts, null), offer, settings, ahead };
}

type Found = NonNullable<Awaited<ReturnType<typeof readFor>>>;
/** What an e-mail needs to know of her and of the course. */
type ForHer = Omit<Found, 'entry'> & { entry: { locale: Locale; name: string | null } };

function rowsOf({ now, entry, course, cohorts = [], offer, ahead }: ForHer): Fact[] {
  const { locale } = entry;
  const words = emailWords[locale].waitlistOpen;
  const starts = course.startsOn !== null && !hasPassed(course.startsOn, now) ? course.startsOn : null;
  return [
    { label: words.course, value: course.words[locale].name },
    { label: words.price, value: formatMad(offer.priceCentimes, locale) },
    ...(cohorts.length > 0
      ? cohorts.filter(hasSeat).flatMap((cohort) => cohortRows(cohort, locale))
      : starts === null
        ? []
        : [{ label: words.start, value: formatDate(starts, locale) }]),
    ...(ahead === null ? [] : [{ label: words.ahead, value: formatDeadline(ahead, locale) }]),
  ];
}

/** Its links are her own: whole addresses, the one that lets her in first and the one that ends such e-mails. */
function openEmail(found: ForHer, { early, stop }: { early: string; stop: string }): Letter {
  const { entry, course, settings, ahead } = found;
  const { locale } = entry;
  const { frame, waitlistOpen: words } = emailWords[locale];
  const { name } = course.words[locale];
  const first = callName(entry.name);
  const siteName = settings.siteName[locale];
  const part: EmailPart = {
    locale,
    heading: words.heading,
    blocks: [
      paragraph(first === null ? frame.hi : frame.hello(first)),
      paragraph(ahead === null ? words.introOpen(name) : words.intro(name)),
      { kind: 'facts', rows: rowsOf(found) },
      { kind: 'button', label: words.button, href: early, orCopy: frame.orCopy },
      ...(ahead === null ? [] : [paragraph(words.link)]),
      paragraph(words.once, true),
      { kind: 'link', label: words.stop, href: stop },
    ],
  };
  return {
    subject: ahead === null ? words.subjectOpen(name) : words.subject(name),
    preview: ahead === null ? words.previewOpen : words.preview(formatDeadline(ahead, locale)),
    siteName,
    parts: [part],
    foot: [frame.reply, words.why(siteName), settings.address[locale]],
  };
}

async function waitlistOpen(making: Making, entryId: string): Promise<Addressed | null> {
  const found = await readFor(making, entryId);
  if (found === null) return null;
  const { entry, course } = found;
  const address = (path: string) => `${making.publicOrigin}${pathIn(entry.locale, path)}`;
  const early = address(`/courses/${course.slug}/enrol?early=${earlyToken(making.signer, entry.id)}`);
  const stop = address(`/waitlist-letters/${waitlistEmailsToken(making.signer, entry.id)}`);
  return { letter: openEmail(found, { early, stop }), to: [entry.email], unsubscribe: stop };
}

/**
 * The e-mail as somebody without a name would read it, in both languages, before anybody says that it shall go. Instead of
 * private links it has the addresses they begin with. `ahead`: until when those who wait would be first; null for a course
 * that is on sale. Null for a course that cannot be sold.
 */
export async function showOpening(
  { db, publicOrigin, clock }: Pick<Making, 'db' | 'publicOrigin' | 'clock'>,
  { courseSlug, ahead }: { courseSlug: string; ahead: Date | null },
): Promise<{ locale: Locale; subject: string; text: string }[] | null> {
  const now = clock();
  const [course, campaigns, settings, cohorts] = await Promise.all([
    readCourse(db, courseSlug),
    readCampaigns(db),
    readSettings(db),
    readJoinableOf(db, courseSlug, now),
  ]);
  const offer = course && offerFor(course, campaigns, now);
  if (!course || !offer) return null;
  return locales.map((locale) => {
    const address = (path: string) => `${publicOrigin}${pathIn(locale, path)}…`;
    const links = {
      early: address(`/courses/${course.slug}/enrol?early=`),
      stop: address('/waitlist-letters/'),
    };
    const told = {
      now,
      entry: { locale, name: null },
      ...startOf(course, cohorts, null),
      offer,
      settings,
      ahead,
    };
    const letter = openEmail(told, links);
    return { locale, subject: letter.subject, text: emailText(letter) };
  });
}

/** Null when they have been written to in the meantime. */
async function staffWaitlist(
  { db, publicOrigin, staffAddresses }: Making,
  courseSlug: string,
): Promise<Addressed | null> {
  const [course, counts, settings] = await Promise.all([
    readCourse(db, courseSlug),
    countWaiting(db),
    readSettings(db),
  ]);
  const untold = counts.find((one) => one.courseSlug === courseSlug)?.untold ?? 0;
  if (!course || untold === 0) return null;
  const partIn = (locale: Locale): EmailPart => {
    const { frame, staffWaitlist: words } = emailWords[locale];
    return {
      locale,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(course.words[locale].name)),
        { kind: 'facts', rows: [{ label: words.waiting, value: String(untold) }] },
        {
          kind: 'button',
          label: words.button,
          href: `${publicOrigin}${consoleAddress.waitlists()}`,
          orCopy: frame.orCopy,
        },
      ],
    };
  };
  const { staffWaitlist: words } = emailWords.en;
  const letter: Letter = {
    subject: words.subject(course.words.en.name),
    preview: words.preview,
    siteName: settings.siteName.en,
    parts: [partIn('en'), partIn('ar')],
    foot: [],
  };
  return { letter, to: await staffAddresses() };
}
