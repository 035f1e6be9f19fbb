/** Letters of the community, by the name in the outbox's row. */
import { letterWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { beginningOf } from './community-text.ts';
import { memberLetters, type MemberLetterRow } from './member-letter.ts';
import { findSubject } from './reported-subject.store.ts';
import { countOpenReports } from './reports.store.ts';
import { mayModerate } from '../staff/who-may.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateOf, formatMoment } from '../../platform/time/calendar-date.ts';
import { officeAddress } from '../staff/office-address.ts';
import { digestLetter } from './digest.emails.ts';
import type { Block, Letter, LetterPart } from '../emails/letter.ts';
import { readMemberFacts } from './member-facts.service.ts';
import {
  letterToMember,
  memberAddress,
  memberWords,
  stopPath,
  type MemberContext,
} from './member-letter-frame.ts';
import type { ClaimedLetter } from '../emails/outbox-claim.store.ts';
import { finishedLetter, missedLetter, partnerLetter, reminderLetter } from './sprint.emails.ts';

type Addressed = { letter: Letter; to: readonly string[]; unsubscribe?: string };
type Options = { db: Handle; publicOrigin: string; clock: () => Date };

type DecisionRow = Extract<MemberLetterRow, { letter: 'circle-decision' }>;

/** Enough of her text to know it again. */
const longestOpening = 120;

/** Which text it was: its space, its day and how it begins, and that it is gone where the letter does not say so already. */
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
  const label = words.text(letterWords[locale].spaceNames[subject.space], day);
  // What she asked without her name is not repeated: a letter may be read over her shoulder.
  const quote: Block =
    subject.isAnonymous || subject.body === ''
      ? { kind: 'paragraph', text: `${label}.` }
      : { kind: 'quote', label, text: beginningOf(subject.body, longestOpening).text };
  const saysGone = decision === 'removed' || subject.removedAt === null;
  return saysGone ? [quote] : [quote, { kind: 'paragraph', text: words.gone }];
}

/** Who reported is said nowhere. */
async function decisionLetter(db: Handle, context: MemberContext, row: DecisionRow): Promise<Letter> {
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
  return letterToMember(context, { subject, preview: words.preview, heading: subject, blocks });
}

/** What was done is between the team and whoever it is about. */
function reportLetter(context: MemberContext, outcome: 'done' | 'kept' | 'closed'): Letter {
  const words = memberWords(context).report;
  const blocks: Block[] = [
    { kind: 'paragraph', text: outcome === 'done' ? words.done : words.kept },
    { kind: 'paragraph', text: words.ask },
  ];
  const { subject, preview } = words;
  return letterToMember(context, { subject, preview, heading: subject, blocks });
}

async function letterOf(db: Handle, context: MemberContext, row: MemberLetterRow): Promise<Letter | null> {
  switch (row.letter) {
    case 'circle-decision':
      return decisionLetter(db, context, row);
    case 'report-decided':
      return reportLetter(context, row.outcome);
    case 'sprint-reminder':
      return reminderLetter(db, context, row);
    case 'sprint-finished':
      return finishedLetter(db, context, row.startsOn);
    case 'sprint-partner':
      return partnerLetter(db, context, row);
    case 'sprint-missed':
      return missedLetter(db, context, row.startsOn);
    case 'circle-digest':
      return digestLetter(db, context, new Date(row.since));
  }
}

/** Nothing of the community leaves to whoever is no longer in it, but what the team decided about her. */
export async function aboutMember(
  { db, publicOrigin, clock }: Options,
  { payload, memberId }: ClaimedLetter,
): Promise<Addressed | null> {
  const row = memberLetters.parse(payload);
  const facts = memberId === null ? null : await readMemberFacts(db, memberId);
  if (!facts || (!facts.isIn && row.letter !== 'circle-decision')) return null;
  const context = { ...facts, publicOrigin, now: clock() };
  const letter = await letterOf(db, context, row);
  if (letter === null) return null;
  const stop =
    row.letter === 'circle-digest' ? 'digest' : row.letter === 'sprint-reminder' ? 'reminders' : null;
  const unsubscribe = stop === null ? {} : { unsubscribe: memberAddress(context, stopPath(context, stop)) };
  return { letter, to: [facts.email], ...unsubscribe };
}

export const isAboutMember = (letter: unknown): boolean =>
  memberLetters.options.some((option) => option.shape.letter.value === letter);

/** To whoever may decide; nothing once all is decided. */
export async function aboutReports({ db, publicOrigin }: Options): Promise<Addressed | null> {
  const open = await countOpenReports(db);
  const to = (await readStaffOf(db, mayModerate)).map(({ email }) => email);
  if (open === 0 || to.length === 0) return null;
  const { siteName } = await readSettings(db);
  const inLanguage = (locale: Locale): LetterPart => {
    const words = letterWords[locale].community.staffReport;
    const href = `${publicOrigin}${officeAddress.reports()}`;
    return {
      locale,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.intro(String(open)) },
        { kind: 'button', label: words.button, href, orCopy: letterWords[locale].frame.orCopy },
      ],
    };
  };
  const { subject, preview } = letterWords.en.community.staffReport;
  const letter: Letter = {
    subject: subject(String(open)),
    preview,
    siteName: siteName.en,
    parts: [inLanguage('en'), inLanguage('ar')],
    foot: [],
  };
  return { letter, to };
}
