/** The catalogue as staff read it: what is published, drafts, and the history. */
import type { Handle } from '../../platform/db/handle.ts';
import { findWaiting } from '../../selling/access/access.service.ts';
import { hasFreeAddress, openRecord } from './open-record.store.ts';
import {
  readOpenOf,
  readRemovedOf,
  readRevisions,
  type RecordName,
  type Revision,
} from '../../academy/content/revisions.service.ts';
import { isAdvice, type RecordFault } from '../../platform/records/record-fault.ts';
import { hindering, statesIn } from './missing-words.ts';
import { missingIn, readRecord, type Known } from './record-faults.ts';
import { historyOf, toldActs } from './record-history.ts';
import type { RunningCampaign } from './price-rules.ts';
import { pricesThatDiffer } from './record-changes.ts';
import { readKnown } from './record-rows.store.ts';
import { readRows, type RecordRow } from '../../academy/content/published-rows.service.ts';
import type { RevisionNote } from '../../academy/content/revisions.table.ts';
import {
  settingsToEdit,
  unprovenIn,
  type KeptSettings,
  type Unproven,
} from '../../academy/settings/earlier-settings.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { RecordKind } from './record-kinds.ts';
import { inAllLanguages, isSlug, sameText, titleOf, wholeRecord } from '../../platform/records/record.ts';
import { type SettingsPage, settingsPages } from '../../academy/settings/settings-pages.ts';
import { readCampaigns } from '../../academy/content/content.service.ts';
import { withOutline } from '../../learning/classroom/outline.service.ts';
import { moduleCounts, type ModuleCounts } from '../../catalogue/courses/programme.ts';
import { readRecordLog } from '../../academy/staff/staff-log.service.ts';
import { countLearners } from '../../selling/cohorts/cohorts.service.ts';
import { type Campaign, campaignFor, type Course, isTaughtHere } from '../../catalogue/courses/course.ts';
import type { ServiceContext } from '../../context.ts';

/** By the rule of the site: what takes its share off a course's price now. */
function runningFor(
  { kind, slug }: { kind: string; slug: string },
  running: readonly Campaign[],
  now: Date,
): RunningCampaign | null {
  const campaign = kind === 'course' ? campaignFor(running, slug, now) : null;
  return campaign && { name: titleOf(campaign), percent: campaign.percent };
}

export type RecordForEditing = {
  /** To be sent back as `basedOn`: saving on another revision would undo somebody's work, and is refused. */
  revision: string;
  state: 'draft' | 'scheduled' | 'published';
  /** The draft if there is one, otherwise what is published. */
  record: object;
  madeBy: string;
  madeAt: Date;
  publishAt: Date | null;
  note: RevisionNote | null;
  isSample: boolean;
  /** It was never published, so its slug may still be changed. */
  hasFreeAddress: boolean;
  /** Null while it is not published. */
  published: { revision: string; record: object; by: string; at: Date | null } | null;
  missing: RecordFault[];
  /**
   * Fields ('words.en.name') that were published since the draft was begun and that it sets to another value. It cannot be
   * published until its author saves it with `basedOn` the published revision, which shows that they have seen the other
   * value.
   */
  clashes: string[];
  /** Price fields in which the draft differs from what is published. */
  prices: string[];
  /** The campaign that takes its share off the price now; courses have one, at most. */
  campaign: RunningCampaign | null;
  /**
   * Of a course: how many learn in our own classroom, and how many wait for an access code of another one. Null for other
   * kinds.
   */
  learners: { here: number; waiting: number } | null;
  /** Of a course that is taught here: how many of its modules are published as a whole. Null otherwise. */
  modules: ModuleCounts | null;
  unproven: Unproven & {
    /** Of a course: who is quoted in words that came with the sample academy, by their English names. */
    quotes: string[];
  };
};

const mostRevisions = 200;

/** Settings that were saved before a field was added to them are completed. */
const shaped = (kind: RecordKind, record: object): object =>
  kind === 'settings' ? settingsToEdit(record as KeptSettings) : record;

export type RecordInList = ReturnType<typeof inList>;

type Beside = {
  known: Known;
  campaigns: readonly Campaign[];
  now: Date;
};
type Status = { row: RecordRow | null; open: Revision | null };

function inList(kind: RecordKind, { known, campaigns, now }: Beside, of: Status) {
  const { row, open } = of;
  const pages = row && shaped(kind, row.record);
  const written = open?.record ?? pages ?? {};
  const slug = row?.slug ?? open?.slug ?? '';
  const missing = missingIn(kind, written, known);
  const waits = open?.state === 'scheduled' && open.publishAt !== null ? open.publishAt : null;
  return {
    slug,
    /** On the pages, from 1; null for a record that was never published. */
    position: row?.position ?? null,
    isPublished: row !== null,
    /** It came with the sample academy, and was not published since. */
    isSample: row?.sample === 'sample',
    updatedAt: row?.updatedAt ?? null,
    campaign: runningFor({ kind, slug }, campaigns, now),
    /** What is published, otherwise the draft. */
    record: pages ?? written,
    draft: open?.state === 'draft' ? { revision: open.id, by: open.madeBy, at: open.madeAt } : null,
    scheduled:
      open && waits ? { revision: open.id, by: open.publishedBy ?? open.madeBy, publishAt: waits } : null,
    /** Of the latest revision. */
    languages: statesIn(written, missing),
    /** How many faults stand against publishing the latest revision. */
    faults: hindering(kind, written, missing).filter((fault) => !isAdvice(fault)).length,
  };
}

/** In the order of the pages; what is not published yet comes last. */
export async function listRecords(
  { database: { db }, clock }: ServiceContext,
  { kind }: { kind: RecordKind },
): Promise<RecordInList[]> {
  const now = clock();
  const [rows, drafts, known, campaigns] = await Promise.all([
    readRows(db, kind),
    readOpenOf(db, kind),
    readKnown(db, now),
    readCampaigns(db),
  ]);
  const beside = { known, campaigns, now };
  const draftOf = (slug: string) => drafts.find((draft) => draft.slug === slug) ?? null;
  const there = new Set(rows.map(({ slug }) => slug));
  return [
    ...rows.map((row) => inList(kind, beside, { row, open: draftOf(row.slug) })),
    ...drafts.filter(({ slug }) => !there.has(slug)).map((open) => inList(kind, beside, { row: null, open })),
  ];
}

export type RecordRemoved = Awaited<ReturnType<typeof listRemoved>>[number];

/**
 * Records that were published and removed, the last first; their history can make a draft of them. `record`: as it was last
 * published; `by`: 'academy' when no member of staff removed it.
 */
export async function listRemoved({ database: { db } }: ServiceContext, { kind }: { kind: RecordKind }) {
  const removed = await readRemovedOf(db, kind);
  return removed.map(({ record, ...removal }) => ({ ...removal, record: record ?? {} }));
}

const readLearners = async (db: Handle, slug: string): Promise<RecordForEditing['learners']> => ({
  here: await countLearners(db, slug),
  waiting: (await findWaiting(db, slug)).length,
});

type Quoted = { words?: { en?: { testimonials?: { name: string; text: string }[] } } };
const quotesIn = (record: Quoted | null) => record?.words?.en?.testimonials ?? [];

/** Also when the course was published by staff since: the words are still invented. */
async function readSampleQuotes(
  db: Handle,
  { row, slug }: { row: RecordRow | null; slug: string },
  record: object,
): Promise<string[]> {
  const quotes = quotesIn(record);
  if (quotes.length === 0) return [];
  const delivered =
    row?.sample === 'sample'
      ? row.record
      : (await readRevisions(db, { kind: 'course', slug }, mostRevisions)).find(
          ({ note }) => note === 'delivered',
        )?.record;
  const samples = new Set(quotesIn(delivered ?? null).map(({ text }) => text));
  return quotes.filter(({ text }) => samples.has(text)).map(({ name }) => name);
}

const nothingUnproven: Unproven = { claims: [], registration: [] };

/** Null when there is neither a record nor a draft of it. */
export async function recordForEditing(
  context: ServiceContext,
  { kind, slug }: RecordName,
): Promise<RecordForEditing | null> {
  const { database, clock, uuid } = context;
  // In a transaction: a change made without a revision gets one, so that there is a revision to begin from.
  const found = await database.transaction((tx) => openRecord(tx, { kind, slug }, { at: clock(), uuid }));
  const { row, open, published, clashes } = found;
  const shown = open ?? published;
  if (!shown?.record) return null;
  const record = shaped(kind, shown.record);
  const publishedRecord = row && published?.record && shaped(kind, published.record);
  const known = await readKnown(database.db, clock());
  // Of a record that no page can be made from only what is kept is read: it is opened here to be mended.
  const isTaught = kind === 'course' && readRecord(kind, record).ok && isTaughtHere(record);
  const taught = isTaught ? wholeRecord(record as Course) : null;
  return {
    revision: shown.id,
    state: open ? (open.state === 'scheduled' ? 'scheduled' : 'draft') : 'published',
    record,
    madeBy: shown.madeBy,
    madeAt: shown.madeAt,
    publishAt: shown.publishAt,
    note: shown.note,
    isSample: row?.sample === 'sample',
    hasFreeAddress: hasFreeAddress(found),
    published: publishedRecord
      ? { revision: published.id, record: publishedRecord, by: published.madeBy, at: published.publishedAt }
      : null,
    missing: missingIn(kind, record, known),
    clashes,
    prices: pricesThatDiffer(kind, row?.record ?? null, shown.record),
    campaign: runningFor({ kind, slug }, await readCampaigns(database.db), clock()),
    modules: taught && moduleCounts((await withOutline(database.db, taught)).units),
    learners: kind === 'course' ? await readLearners(database.db, slug) : null,
    unproven: {
      ...(kind === 'settings' ? inAllLanguages(unprovenIn(record as AcademySettings)) : nothingUnproven),
      quotes: kind === 'course' ? await readSampleQuotes(database.db, { row, slug }, record) : [],
    },
  };
}

type Fields = Record<string, unknown>;

/** What one page of the settings held before it was changed last, by field, null where it was empty; null if it never was changed. */
export async function settingsBefore(
  { database: { db } }: ServiceContext,
  { page }: { page: SettingsPage },
): Promise<Fields | null> {
  const revisions = await readRevisions(db, { kind: 'settings', slug: 'academy' }, mostRevisions);
  const [now, ...earlier] = revisions.flatMap(({ record, state }) => {
    if (record === null || (state !== 'published' && state !== 'replaced')) return [];
    const whole = shaped('settings', record) as Fields;
    return [Object.fromEntries(settingsPages[page].map((key) => [key, whole[key] ?? null]))];
  });
  return earlier.find((one) => sameText(one) !== sameText(now)) ?? null;
}

export type HistoryLine = Awaited<ReturnType<typeof recordHistory>>[number];

/** What was done to a record, from its newest 200 acts and revisions. `by` 'academy': no member of staff did it. */
export async function recordHistory({ database: { db } }: ServiceContext, { kind, slug }: RecordName) {
  if (!isSlug(slug)) return [];
  const [log, revisions] = await Promise.all([
    readRecordLog(db, { kind, slug, acts: toldActs, most: mostRevisions }),
    readRevisions(db, { kind, slug }, mostRevisions),
  ]);
  return historyOf(log, revisions);
}
