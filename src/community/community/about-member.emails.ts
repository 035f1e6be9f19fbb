/** E-mails of the community to its members, and to the team about what members reported. */
import { emailWords } from '../../email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { beginningOf, inLanguage, openingOfText } from './community-text.ts';
import { type MemberEmailRow, memberEmails } from './member-email.ts';
import { countOpenReports, findSubject } from './reports.store.ts';
import { mayModerate } from '../../academy/staff/who-may.ts';
import { readStaffOf } from '../../academy/staff/staff-members.service.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import {
  addDays,
  dateInMorocco,
  dateOf,
  formatDate,
  formatDay,
  formatDeadline,
  formatMoment,
  timeInMorocco,
} from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { type Block, button, facts, link, paragraph, quote } from '../../academy/emails/email-content.ts';
import {
  type Addressee,
  defineEmail,
  type EmailInput,
  type EmailText,
  type Mailing,
  toStaff,
} from '../../academy/emails/email.ts';
import { findProfile, type MemberFacts, readMemberFacts } from './profile.store.ts';
import { type DigestNews, isNothingNew, readDigest } from './digest.store.ts';
import { comingCalls, findCall } from './live-calls.ts';
import { findGuest } from './call-guests.store.ts';
import { checkedIn, findInSprint, readDays, readSprintsOf } from './sprint.store.ts';
import { comingSprint, dayOf, isOver, runningSprint, sprintLength } from './sprint.ts';
import { count } from '../../platform/i18n/count.ts';
import { areApart } from './readable.store.ts';

type AboutMember = Addressee & MemberFacts & { publicOrigin: string; now: Date };
type RowOf<Name> = Extract<MemberEmailRow, { emailName: Name }>;

/** A path of the site as a whole address, in the member's language. */
const memberAddress = ({ profile, publicOrigin }: Omit<AboutMember, 'to'>, path: string): string =>
  `${publicOrigin}${pathIn(profile.locale, path)}`;

type Stop = 'digest' | 'reminders';

/** Ends the digest, or a sprint's reminders, without a sign-in. */
const stopAddress = (member: Omit<AboutMember, 'to'>, what: Stop): string =>
  memberAddress(
    member,
    `/circle/digest/${member.profile.unsubscribeToken}${what === 'digest' ? '' : '?what=reminders'}`,
  );

const isCalled = <const Name extends string>(row: MemberEmailRow, name: Name): row is RowOf<Name> =>
  row.emailName === name;

/** Nothing of the community leaves to whoever is no longer in it, but what the team decided about them. */
async function loadMember(
  { db, publicOrigin, clock }: Mailing,
  { memberId }: EmailInput,
  { name, stop }: { name: string; stop?: Stop },
): Promise<AboutMember | null> {
  const found = memberId === null ? null : await readMemberFacts(db, memberId);
  if (!found || found.profile.isSampleHost || (!found.isIn && name !== 'circle-decision')) return null;
  const { profile, settings, email } = found;
  const { locale, displayName } = profile;
  const member = { ...found, publicOrigin, now: clock(), locale, name: displayName };
  return {
    ...member,
    to: [email],
    foot: [emailWords[locale].community.why(settings.siteName[locale]), settings.address[locale]],
    ...(stop && { unsubscribe: stopAddress(member, stop) }),
  };
}

/** `read` returns what the text needs beside the row. */
const ofMember = <const Name extends MemberEmailRow['emailName'], More extends object>(
  name: Name,
  {
    stop,
    read,
    write,
  }: {
    /** What one press ends. */
    stop?: Stop;
    read: (db: Handle, member: AboutMember, row: RowOf<Name>) => Promise<More | null>;
    write: (data: AboutMember & More & { row: RowOf<Name> }) => EmailText;
  },
) =>
  defineEmail({
    name,
    async load(mailing, input) {
      const row = memberEmails.parse(input.payload);
      const member = await loadMember(mailing, input, { name, stop });
      if (member === null || !isCalled(row, name)) return null;
      const more = await read(mailing.db, member, row);
      return more && { ...member, ...more, row };
    },
    write,
  });

const sprintPath = '/circle/sprint';

/** Only on the evening it is about, to whoever still wishes it and has not checked in. */
const sprintReminder = ofMember('sprint-reminder', {
  stop: 'reminders',
  async read(db, { profile, now }, { startsOn, day }) {
    if (dayOf(startsOn, dateInMorocco(now)) !== day) return null;
    const row = await findInSprint(db, startsOn, profile.memberId);
    if (!row?.wantsReminders) return null;
    return checkedIn(await readDays(db, startsOn, profile.memberId)).has(day) ? null : {};
  },
  write(data) {
    const { community, sprintWeeks } = emailWords[data.locale];
    const words = community.reminder;
    const titles = sprintWeeks.flatMap(({ days }) => days);
    const { day } = data.row;
    return {
      subject: words.subject(String(day)),
      preview: words.preview,
      heading: words.heading(String(day), String(sprintLength)),
      blocks: [
        paragraph(words.intro(titles[day - 1]?.title ?? '')),
        button(words.button, memberAddress(data, sprintPath)),
        paragraph(words.notNow, true),
        link(words.stop, stopAddress(data, 'reminders')),
      ],
    };
  },
});

/** Only before the session, at the hour it has now, to whoever still comes. */
const callReminder = ofMember('call-reminder', {
  async read(db, { profile, settings, now }, { callId }) {
    const time = findCall(settings.liveCalls, callId);
    if (time === null || time.begins <= now) return null;
    return (await findGuest(db, callId, profile.memberId)) && { time };
  },
  write(data) {
    const { time, locale, row } = data;
    const words = emailWords[locale].community.call;
    const { title, text } = time.call.words[locale];
    const when = formatMoment(time.begins, locale);
    return {
      subject: words.subject[row.before](title, timeInMorocco(time.begins)),
      preview: words.preview,
      heading: title,
      blocks: [
        facts([{ label: words.when, value: when }]),
        paragraph(text),
        paragraph(words.opens),
        button(words.button, memberAddress(data, '/circle/calls')),
        paragraph(words.stayAway, true),
      ],
    };
  },
});

/** Once for each sprint, however often it was left and joined again. */
const sprintJoined = ofMember('sprint-joined', {
  async read(db, { profile, now }, { startsOn }) {
    const row = await findInSprint(db, startsOn, profile.memberId);
    return row === null || isOver(startsOn, dateInMorocco(now)) ? null : { joined: row };
  },
  write(data) {
    const { joined, locale, now, row } = data;
    const words = emailWords[locale].community.joined;
    const day = formatDay(row.startsOn, locale);
    const hasBegun = row.startsOn <= dateInMorocco(now);
    return {
      subject: hasBegun ? words.subject : words.subjectBefore(day),
      preview: words.preview,
      heading: words.subject,
      blocks: [
        paragraph(hasBegun ? words.introBegun(day) : words.intro(day)),
        quote(words.goal, joined.goal),
        ...(joined.wantsReminders ? [paragraph(words.reminders)] : []),
        button(words.button, memberAddress(data, sprintPath)),
        paragraph(words.leave, true),
      ],
    };
  },
});

const sprintFinished = ofMember('sprint-finished', {
  async read(db, { profile }, { startsOn }) {
    const row = await findInSprint(db, startsOn, profile.memberId);
    return row?.finishedAt ? { goal: row.goal } : null;
  },
  write(data) {
    const words = emailWords[data.locale].community.finished;
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro),
        quote(words.goal, data.goal),
        paragraph(words.badge),
        paragraph(words.next),
        button(words.button, memberAddress(data, sprintPath)),
      ],
    };
  },
});

/** Nothing once the two have other partners, or one of them hides the other. */
const sprintPartner = ofMember('sprint-partner', {
  async read(db, { profile: { memberId } }, { startsOn, partner }) {
    const row = await findInSprint(db, startsOn, memberId);
    const theirs = await findInSprint(db, startsOn, partner);
    const other = await findProfile(db, partner);
    if (row?.partnerId !== partner || !theirs || !other) return null;
    return (await areApart(db, memberId, partner)) ? null : { theirs, other };
  },
  write(data) {
    const { theirs, other, locale } = data;
    const words = emailWords[locale].community.partner;
    return {
      subject: words.subject(other.displayName),
      preview: words.preview,
      heading: words.heading(other.displayName),
      blocks: [
        paragraph(words.intro(other.displayName)),
        quote(words.goal, theirs.goal),
        button(words.button, memberAddress(data, sprintPath)),
        paragraph(words.change, true),
      ],
    };
  },
});

const sprintMissed = ofMember('sprint-missed', {
  read: async (db, { profile }, { startsOn }) => (await findInSprint(db, startsOn, profile.memberId)) && {},
  write(data) {
    const words = emailWords[data.locale].community.missed;
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro),
        button(words.button, memberAddress(data, sprintPath)),
        paragraph(words.leave, true),
      ],
    };
  },
});

const daysAhead = 7;

function newsBlocks(data: AboutMember, { counts, openings, mentions }: DigestNews): Block[] {
  const { locale } = data;
  const words = emailWords[locale].community.digest;
  const { spaceNames } = emailWords[locale];
  const rows = counts.map(({ space, posts }) => ({
    label: spaceNames[space],
    value: count(posts, words.posts, locale),
  }));
  return [
    ...(rows.length === 0 ? [] : [facts(rows)]),
    ...(mentions === 0 ? [] : [paragraph(count(mentions, words.mentions, locale))]),
    ...openings.map(({ space, name, ...post }) =>
      quote(`${spaceNames[space]} · ${name ?? words.noName}`, openingOfText(inLanguage(locale, post))),
    ),
  ];
}

function callBlocks({ locale, settings, now }: AboutMember): Block[] {
  const words = emailWords[locale].community.digest;
  const calls = comingCalls(settings.liveCalls, now, daysAhead);
  if (calls.length === 0) return [];
  const rows = calls.map(({ call, begins }) => ({
    label: formatMoment(begins, locale),
    value: call.words[locale].title,
  }));
  return [{ kind: 'heading', text: words.calls }, facts(rows)];
}

/** How many days of the running sprint are done; null for whoever takes no part in it. */
async function daysDone(db: Handle, { profile, now }: AboutMember): Promise<number | null> {
  const running = runningSprint(dateInMorocco(now));
  const [mine] = running === null ? [] : await readSprintsOf(db, profile.memberId, [running]);
  return mine ? checkedIn(await readDays(db, mine.startsOn, profile.memberId)).size : null;
}

function sprintBlocks({ locale, now }: AboutMember, done: number | null): Block[] {
  const words = emailWords[locale].community.digest;
  const today = dateInMorocco(now);
  const coming = comingSprint(today);
  const lines = [
    ...(done === null ? [] : [words.running(String(done), String(sprintLength))]),
    ...(coming <= addDays(today, daysAhead) ? [words.coming(formatDate(coming, locale))] : []),
  ];
  if (lines.length === 0) return [];
  return [{ kind: 'heading', text: words.sprint }, ...lines.map((text) => paragraph(text))];
}

/** The e-mail of Sunday evening. Null for whoever wishes it no longer, and when nothing is new any more. */
const digest = ofMember('circle-digest', {
  stop: 'digest',
  async read(db, member, { since }) {
    if (!member.profile.wantsDigest) return null;
    const news = await readDigest(db, member.profile.memberId, new Date(since));
    return isNothingNew(news) ? null : { news, done: await daysDone(db, member) };
  },
  write(data) {
    const { news, done, locale } = data;
    const { digest: words, openCommunity } = emailWords[locale].community;
    const posts = news.counts.reduce((sum, each) => sum + each.posts, 0);
    return {
      subject: words.subject,
      preview: words.preview(count(posts, words.posts, locale)),
      heading: words.heading,
      blocks: [
        ...newsBlocks(data, news),
        button(openCommunity, memberAddress(data, '/circle')),
        ...callBlocks(data),
        ...sprintBlocks(data, done),
        link(words.stop, stopAddress(data, 'digest')),
      ],
    };
  },
});

/** Enough of a text to know it again. */
const longestOpening = 120;

type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

/** Which text it was: its space, its day and how it begins, and that it is gone where the e-mail does not say so already. */
function textBlocks(
  { locale, profile }: AboutMember,
  subject: Subject | null,
  decision: RowOf<'circle-decision'>['decision'],
): Block[] {
  if (subject === null || subject.space === null || subject.authorId !== profile.memberId) return [];
  const words = emailWords[locale].community.decision;
  const day = dateOf(subject.writtenAt, locale);
  const label = words.text(emailWords[locale].spaceNames[subject.space], day);
  // What was asked without a name is not repeated: an e-mail may be read over a shoulder.
  const text =
    subject.isAnonymous || subject.body === ''
      ? paragraph(`${label}.`)
      : quote(label, beginningOf(subject.body, longestOpening).text);
  const saysGone = decision === 'removed' || subject.removedAt === null;
  return saysGone ? [text] : [text, paragraph(words.gone)];
}

/** Never names who reported. */
const decision = ofMember('circle-decision', {
  read: async (db, _member, { about }) => ({
    about: about ? await findSubject(db, about.kind, about.id) : null,
  }),
  write(data) {
    const { locale, row, about } = data;
    const words = emailWords[locale].community.decision;
    const until = row.until === undefined ? '' : formatDeadline(new Date(row.until), locale);
    const done = { removed: words.removed, quieted: words.quieted(until), 'shut-out': words.shutOut };
    const subject = words.subject[row.decision];
    return {
      subject,
      preview: words.preview,
      heading: subject,
      blocks: [
        paragraph(done[row.decision]),
        ...textBlocks(data, about, row.decision),
        quote(words.reason, row.reason),
        paragraph(words.ask),
      ],
    };
  },
});

/** What was done is between the team and whoever it is about. */
const reportDecided = ofMember('report-decided', {
  read: async () => ({}),
  write({ locale, row }) {
    const { subject, preview, done, kept, ask } = emailWords[locale].community.report;
    const blocks = [paragraph(row.outcome === 'done' ? done : kept), paragraph(ask)];
    return { subject, preview, heading: subject, blocks };
  },
});

/** To whoever may decide; nothing once all is decided. */
const staffReport = defineEmail({
  name: 'staff-report',
  async load({ db, publicOrigin }) {
    const open = await countOpenReports(db);
    const to = (await readStaffOf(db, mayModerate)).map(({ email }) => email);
    return open === 0 || to.length === 0 ? null : { ...toStaff(to), open, publicOrigin };
  },
  write({ locale, open, publicOrigin }) {
    const { subject, preview, heading, intro, button: label } = emailWords[locale].community.staffReport;
    return {
      subject: subject(String(open)),
      preview,
      heading,
      blocks: [paragraph(intro(String(open))), button(label, `${publicOrigin}${consoleAddress.reports()}`)],
    };
  },
});

export const communityEmails = [
  sprintReminder,
  callReminder,
  sprintJoined,
  sprintFinished,
  sprintPartner,
  sprintMissed,
  digest,
  decision,
  reportDecided,
  staffReport,
];
