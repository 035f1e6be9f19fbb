/** Letters of the community, by the name in the outbox's row. */
import { emailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { beginningOf, inLanguage, openingOfText } from './community-text.ts';
import { type MemberEmailRow, memberEmails } from './member-email.ts';
import { countOpenReports, findSubject } from './reports.store.ts';
import { mayModerate } from '../staff/who-may.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import {
  addDays,
  dateInMorocco,
  dateOf,
  formatDate,
  formatMoment,
} from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../staff/console-address.ts';
import type { Block, Letter, EmailPart } from '../emails/email-content.ts';
import { findProfile, type MemberFacts, readMemberFacts } from './profile.store.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';
import { type DigestNews, isNothingNew, readDigest } from './digest.store.ts';
import { comingCalls } from './live-calls.ts';
import { checkedIn, findInSprint, readDays, readSprintsOf } from './sprint.store.ts';
import { comingSprint, dayOf, runningSprint, sprintLength } from './sprint.ts';
import { count } from '../../platform/i18n/count.ts';
import { areApart } from './readable.store.ts';
import { callName } from '../../platform/people/person.ts';

/** The frame of every e-mail of the community to one of its members. */
type MemberContext = MemberFacts & { publicOrigin: string; now: Date };

const memberWords = ({ profile }: MemberContext) => emailWords[profile.locale].community;

/** A path of the site as a whole address, in her language. */
const memberAddress = ({ profile, publicOrigin }: MemberContext, path: string): string =>
  `${publicOrigin}${pathIn(profile.locale, path)}`;

const memberButton = (context: MemberContext, label: string, path: string): Block => ({
  kind: 'button',
  label,
  href: memberAddress(context, path),
  orCopy: emailWords[context.profile.locale].frame.orCopy,
});

/** Ends the digest, or a sprint's reminders, without a sign-in. */
const stopPath = ({ profile }: MemberContext, what: 'digest' | 'reminders'): string =>
  `/circle/digest/${profile.unsubscribeToken}${what === 'digest' ? '' : '?what=reminders'}`;

type Said = { subject: string; preview: string; heading: string; blocks: readonly Block[] };

function emailToMember(context: MemberContext, { subject, preview, heading, blocks }: Said): Letter {
  const { profile, settings } = context;
  const { locale } = profile;
  const { frame, community } = emailWords[locale];
  const siteName = settings.siteName[locale];
  const name = callName(profile.displayName);
  const hello: Block = { kind: 'paragraph', text: name === null ? frame.hi : frame.hello(name) };
  return {
    subject,
    preview,
    siteName,
    parts: [{ locale, heading, blocks: [hello, ...blocks] }],
    foot: [community.why(siteName), settings.address[locale]],
  };
}

/** E-mails about the fifteen days. Null: it is no longer so, and nothing is sent. */
const sprintPath = '/circle/sprint';

/** Only on the evening it is about, to whoever still wishes it and has not written her line. */
async function reminderEmail(
  db: Handle,
  context: MemberContext,
  { startsOn, day }: { startsOn: string; day: number },
): Promise<Letter | null> {
  const { profile, now } = context;
  if (dayOf(startsOn, dateInMorocco(now)) !== day) return null;
  const row = await findInSprint(db, startsOn, profile.memberId);
  if (!row?.wantsReminders || checkedIn(await readDays(db, startsOn, profile.memberId)).has(day)) return null;
  const words = memberWords(context).reminder;
  const titles = emailWords[profile.locale].sprintWeeks.flatMap(({ days }) => days);
  const number = String(day);
  return emailToMember(context, {
    subject: words.subject(number),
    preview: words.preview,
    heading: words.heading(number, String(sprintLength)),
    blocks: [
      { kind: 'paragraph', text: words.intro(titles[day - 1]?.title ?? '') },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.notNow, soft: true },
      { kind: 'link', label: words.stop, href: memberAddress(context, stopPath(context, 'reminders')) },
    ],
  });
}

async function finishedEmail(db: Handle, context: MemberContext, startsOn: string): Promise<Letter | null> {
  const row = await findInSprint(db, startsOn, context.profile.memberId);
  if (!row?.finishedAt) return null;
  const words = memberWords(context).finished;
  return emailToMember(context, {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'quote', label: words.goal, text: row.goal },
      { kind: 'paragraph', text: words.badge },
      { kind: 'paragraph', text: words.next },
      memberButton(context, words.button, sprintPath),
    ],
  });
}

/** Nothing once the two are parted, or apart. */
async function partnerEmail(
  db: Handle,
  context: MemberContext,
  { startsOn, partner }: { startsOn: string; partner: string },
): Promise<Letter | null> {
  const { memberId } = context.profile;
  const row = await findInSprint(db, startsOn, memberId);
  const theirs = await findInSprint(db, startsOn, partner);
  const other = await findProfile(db, partner);
  if (row?.partnerId !== partner || !theirs || !other || (await areApart(db, memberId, partner))) return null;
  const words = memberWords(context).partner;
  return emailToMember(context, {
    subject: words.subject(other.displayName),
    preview: words.preview,
    heading: words.heading(other.displayName),
    blocks: [
      { kind: 'paragraph', text: words.intro(other.displayName) },
      { kind: 'quote', label: words.goal, text: theirs.goal },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.change, soft: true },
    ],
  });
}

async function missedEmail(db: Handle, context: MemberContext, startsOn: string): Promise<Letter | null> {
  if ((await findInSprint(db, startsOn, context.profile.memberId)) === null) return null;
  const words = memberWords(context).missed;
  return emailToMember(context, {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.leave, soft: true },
    ],
  });
}

/** The e-mail of Sunday evening: what is new for one member, read when it leaves. */
const daysAhead = 7;

function newsBlocks(context: MemberContext, { counts, openings, mentions }: DigestNews): Block[] {
  const { locale } = context.profile;
  const words = memberWords(context).digest;
  const { spaceNames } = emailWords[locale];
  const rows = counts.map(({ space, posts }) => ({
    label: spaceNames[space],
    value: count(posts, words.posts, locale),
  }));
  return [
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
    ...(mentions === 0
      ? []
      : [{ kind: 'paragraph', text: count(mentions, words.mentions, locale) } as const]),
    ...openings.map(
      ({ space, name, ...post }) =>
        ({
          kind: 'quote',
          label: `${spaceNames[space]} · ${name ?? words.noName}`,
          text: openingOfText(inLanguage(locale, post)),
        }) as const,
    ),
  ];
}

function callBlocks(context: MemberContext): Block[] {
  const { profile, settings, now } = context;
  const words = memberWords(context).digest;
  const calls = comingCalls(settings.liveCalls, now, daysAhead);
  if (calls.length === 0) return [];
  const rows = calls.map(({ call, begins }) => ({
    label: formatMoment(begins, profile.locale),
    value: call.words[profile.locale].title,
  }));
  return [
    { kind: 'heading', text: words.calls },
    { kind: 'facts', rows },
  ];
}

async function sprintBlocks(db: Handle, context: MemberContext): Promise<Block[]> {
  const { profile, now } = context;
  const words = memberWords(context).digest;
  const today = dateInMorocco(now);
  const coming = comingSprint(today);
  const running = runningSprint(today);
  const [mine] = running === null ? [] : await readSprintsOf(db, profile.memberId, [running]);
  const done = mine ? checkedIn(await readDays(db, mine.startsOn, profile.memberId)).size : 0;
  const lines = [
    ...(mine ? [words.running(String(done), String(sprintLength))] : []),
    ...(coming <= addDays(today, daysAhead) ? [words.coming(formatDate(coming, profile.locale))] : []),
  ];
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', text: words.sprint },
    ...lines.map((text) => ({ kind: 'paragraph', text }) as const),
  ];
}

/** Null for whoever wishes it no longer, and when nothing is new any more. */
async function digestEmail(db: Handle, context: MemberContext, since: Date): Promise<Letter | null> {
  const { profile } = context;
  if (!profile.wantsDigest) return null;
  const news = await readDigest(db, profile.memberId, since);
  if (isNothingNew(news)) return null;
  const { digest: words, openCommunity } = memberWords(context);
  const posts = news.counts.reduce((sum, each) => sum + each.posts, 0);
  return emailToMember(context, {
    subject: words.subject,
    preview: words.preview(count(posts, words.posts, profile.locale)),
    heading: words.heading,
    blocks: [
      ...newsBlocks(context, news),
      memberButton(context, openCommunity, '/circle'),
      ...callBlocks(context),
      ...(await sprintBlocks(db, context)),
      { kind: 'link', label: words.stop, href: memberAddress(context, stopPath(context, 'digest')) },
    ],
  });
}

type Addressed = { letter: Letter; to: readonly string[]; unsubscribe?: string };
type Options = { db: Handle; publicOrigin: string; clock: () => Date };

type DecisionRow = Extract<MemberEmailRow, { letter: 'circle-decision' }>;

/** Enough of her text to know it again. */
const longestOpening = 120;

/** Which text it was: its space, its day and how it begins, and that it is gone where the e-mail does not say so already. */
async function textBlocks(
  db: Handle,
  context: MemberContext,
  { about, decision }: DecisionRow,
): Promise<Block[]> {
  const { locale, memberId } = context.profile;
  const subject = about ? await findSubject(db, about.kind, about.id) : null;
  if (subject === null || subject.space === null || subject.authorId !== memberId) return [];
  const words = memberWords(context).decision;
  const day = dateOf(subject.writtenAt, locale);
  const label = words.text(emailWords[locale].spaceNames[subject.space], day);
  // What she asked without her name is not repeated: an e-mail may be read over her shoulder.
  const quote: Block =
    subject.isAnonymous || subject.body === ''
      ? { kind: 'paragraph', text: `${label}.` }
      : { kind: 'quote', label, text: beginningOf(subject.body, longestOpening).text };
  const saysGone = decision === 'removed' || subject.removedAt === null;
  return saysGone ? [quote] : [quote, { kind: 'paragraph', text: words.gone }];
}

/** Who reported is said nowhere. */
async function decisionEmail(db: Handle, context: MemberContext, row: DecisionRow): Promise<Letter> {
  const { locale } = context.profile;
  const words = memberWords(context).decision;
  const until = row.until === undefined ? '' : formatMoment(new Date(row.until), locale);
  const said = { removed: words.removed, quieted: words.quieted(until), 'shut-out': words.shutOut };
  const blocks: Block[] = [
    { kind: 'paragraph', text: said[row.decision] },
    ...(await textBlocks(db, context, row)),
    { kind: 'quote', label: words.reason, text: row.reason },
    { kind: 'paragraph', text: words.ask },
  ];
  const subject = words.subject[row.decision];
  return emailToMember(context, { subject, preview: words.preview, heading: subject, blocks });
}

/** What was done is between the team and whoever it is about. */
function reportEmail(context: MemberContext, outcome: 'done' | 'kept' | 'closed'): Letter {
  const words = memberWords(context).report;
  const blocks: Block[] = [
    { kind: 'paragraph', text: outcome === 'done' ? words.done : words.kept },
    { kind: 'paragraph', text: words.ask },
  ];
  const { subject, preview } = words;
  return emailToMember(context, { subject, preview, heading: subject, blocks });
}

async function emailFor(db: Handle, context: MemberContext, row: MemberEmailRow): Promise<Letter | null> {
  switch (row.letter) {
    case 'circle-decision':
      return decisionEmail(db, context, row);
    case 'report-decided':
      return reportEmail(context, row.outcome);
    case 'sprint-reminder':
      return reminderEmail(db, context, row);
    case 'sprint-finished':
      return finishedEmail(db, context, row.startsOn);
    case 'sprint-partner':
      return partnerEmail(db, context, row);
    case 'sprint-missed':
      return missedEmail(db, context, row.startsOn);
    case 'circle-digest':
      return digestEmail(db, context, new Date(row.since));
  }
}

/** Nothing of the community leaves to whoever is no longer in it, but what the team decided about her. */
export async function aboutMember(
  { db, publicOrigin, clock }: Options,
  { payload, memberId }: ClaimedEmail,
): Promise<Addressed | null> {
  const row = memberEmails.parse(payload);
  const facts = memberId === null ? null : await readMemberFacts(db, memberId);
  if (!facts || (!facts.isIn && row.letter !== 'circle-decision')) return null;
  const context = { ...facts, publicOrigin, now: clock() };
  const letter = await emailFor(db, context, row);
  if (letter === null) return null;
  const stop =
    row.letter === 'circle-digest' ? 'digest' : row.letter === 'sprint-reminder' ? 'reminders' : null;
  const unsubscribe = stop === null ? {} : { unsubscribe: memberAddress(context, stopPath(context, stop)) };
  return { letter, to: [facts.email], ...unsubscribe };
}

export const isAboutMember = (letter: unknown): boolean =>
  memberEmails.options.some((option) => option.shape.letter.value === letter);

/** To whoever may decide; nothing once all is decided. */
export async function aboutReports({ db, publicOrigin }: Options): Promise<Addressed | null> {
  const open = await countOpenReports(db);
  const to = (await readStaffOf(db, mayModerate)).map(({ email }) => email);
  if (open === 0 || to.length === 0) return null;
  const { siteName } = await readSettings(db);
  const inLanguage = (locale: Locale): EmailPart => {
    const words = emailWords[locale].community.staffReport;
    const href = `${publicOrigin}${consoleAddress.reports()}`;
    return {
      locale,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.intro(String(open)) },
        { kind: 'button', label: words.button, href, orCopy: emailWords[locale].frame.orCopy },
      ],
    };
  };
  const { subject, preview } = emailWords.en.community.staffReport;
  const letter: Letter = {
    subject: subject(String(open)),
    preview,
    siteName: siteName.en,
    parts: [inLanguage('en'), inLanguage('ar')],
    foot: [],
  };
  return { letter, to };
}
