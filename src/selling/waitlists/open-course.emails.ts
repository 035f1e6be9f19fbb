/** E-mails that follow from a course that opens: to those who waited for it, and to the staff when nobody wrote to them. */
import { emailWords } from '../../email-words.ts';
import {
  countWaiting,
  earlyToken,
  findEntry,
  isAhead,
  readOpening,
  waitlistEmailsToken,
} from '../../catalogue/applicants/waitlist.service.ts';
import { offerFor } from '../../catalogue/courses/course.ts';
import { readCampaigns, readCourse, readSettings } from '../../academy/content/content.service.ts';
import { formatMad } from '../../platform/money/money.ts';
import { locales, pathIn, type Locale } from '../../platform/i18n/locale.ts';
import { formatDate, formatDeadline, hasPassed } from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { hasSeat, startOf } from '../../catalogue/courses/cohort.ts';
import { cohortRows } from '../../catalogue/courses/cohort.view.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import { button, emailText, type Fact, facts, link, paragraph } from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type Mailing, toStaff } from '../../academy/emails/email.ts';

/** What is true when the e-mail is posted: null when there is nothing to say any more. */
async function readFor({ db, clock }: Mailing, entryId: string) {
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

type Opening = Omit<NonNullable<Awaited<ReturnType<typeof readFor>>>, 'entry'> &
  Addressee & {
    /** Whole addresses: the one that lets somebody in first, and the one that ends such e-mails. */
    early: string;
    stop: string;
  };

function rowsOf({ now, locale, course, cohorts = [], offer, ahead }: Opening): Fact[] {
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

const waitlistOpen = defineEmail({
  name: 'waitlist-open',
  async load(mailing, input): Promise<Opening | null> {
    const found = await readFor(mailing, String(input['entry']));
    if (found === null) return null;
    const { entry, ...about } = found;
    const { id, email, locale, name } = entry;
    const address = (path: string) => `${mailing.publicOrigin}${pathIn(locale, path)}`;
    const stop = address(`/waitlist-letters/${waitlistEmailsToken(mailing.signer, id)}`);
    return {
      ...about,
      to: [email],
      locale,
      name,
      why: emailWords[locale].waitlistOpen.why(about.settings.siteName[locale]),
      unsubscribe: stop,
      early: address(`/courses/${about.course.slug}/enrol?early=${earlyToken(mailing.signer, id)}`),
      stop,
    };
  },
  write(data) {
    const { locale, course, ahead, early, stop } = data;
    const { waitlistOpen: words } = emailWords[locale];
    const { name } = course.words[locale];
    return {
      subject: ahead === null ? words.subjectOpen(name) : words.subject(name),
      preview: ahead === null ? words.previewOpen : words.preview(formatDeadline(ahead, locale)),
      heading: words.heading,
      blocks: [
        paragraph(ahead === null ? words.introOpen(name) : words.intro(name)),
        facts(rowsOf(data)),
        button(words.button, early),
        ...(ahead === null ? [] : [paragraph(words.link)]),
        paragraph(words.once, true),
        link(words.stop, stop),
      ],
    };
  },
});

/**
 * The e-mail as somebody without a name would read it, in both languages, for staff to read before it is sent. Instead of
 * private links it has the addresses they begin with. `ahead`: until when those who wait would be first; null for a course
 * that is on sale. Null for a course that cannot be sold.
 */
export async function showOpening(
  { db, publicOrigin, clock }: Pick<Mailing, 'db' | 'publicOrigin' | 'clock'>,
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
  return locales.flatMap((locale) => {
    const address = (path: string) => `${publicOrigin}${pathIn(locale, path)}…`;
    const data: Opening = {
      now,
      ...startOf(course, cohorts, null),
      offer,
      settings,
      ahead,
      to: [],
      locale,
      name: null,
      why: emailWords[locale].waitlistOpen.why(settings.siteName[locale]),
      early: address(`/courses/${course.slug}/enrol?early=`),
      stop: address('/waitlist-letters/'),
    };
    const content = waitlistOpen.contentFor(data, settings);
    return content ? [{ locale, subject: content.subject, text: emailText(content) }] : [];
  });
}

/** Null when they have been written to in the meantime. */
const staffWaitlist = defineEmail({
  name: 'staff-waitlist',
  async load({ db, publicOrigin, staffAddresses }, input) {
    const courseSlug = String(input['courseSlug']);
    const [course, counts] = await Promise.all([readCourse(db, courseSlug), countWaiting(db)]);
    const waiting = counts.find((one) => one.courseSlug === courseSlug)?.untold ?? 0;
    if (!course || waiting === 0) return null;
    return { ...toStaff(await staffAddresses()), course, waiting, publicOrigin };
  },
  write({ locale, course, waiting, publicOrigin }) {
    const { staffWaitlist: words } = emailWords[locale];
    const { name } = course.words[locale];
    return {
      subject: words.subject(name),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(name)),
        facts([{ label: words.waiting, value: String(waiting) }]),
        button(words.button, `${publicOrigin}${consoleAddress.waitlists()}`),
      ],
    };
  },
});

export const openCourseEmails = [waitlistOpen, staffWaitlist];
