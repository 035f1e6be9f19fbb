/** Publishes drafts: at once, or when their time has come. */
import type { Course } from '../../catalogue/courses/course.ts';
import { goLive } from '../../catalogue/applicants/applications.service.ts';
import { raiseContentVersion, readCampaigns } from '../../academy/content/content.service.ts';
import { type KeptSettings, settingsToEdit } from '../../academy/settings/earlier-settings.ts';
import { openRecord, type OpenRecord, publishOpen } from './open-record.store.ts';
import {
  insertRevision,
  moveRevision,
  readDue,
  readRevision,
  type RecordName,
} from '../../academy/content/revisions.service.ts';
import { isLikelySlip } from './price-rules.ts';
import { listChanges, type NeedsPriceRight, pricesThatDiffer } from './record-changes.ts';
import { isAdvice, type RecordFault } from '../../platform/records/record-fault.ts';
import { hindering, statesIn } from './missing-words.ts';
import { missingIn, readRecord } from './record-faults.ts';
import { datedFor, languagesOf, sameText } from '../../platform/records/record.ts';
import { readKnown, takenThoughUsed } from './record-rows.store.ts';
import { entriesIn } from '../../academy/settings/arrangement.ts';
import { readLostLinks } from '../../site/offers/read-catalogue.service.ts';
import { pagesOfSettings } from '../../academy/settings/settings-pages.ts';
import { keptInLog } from '../../academy/settings/where-money-goes.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { keepDraft } from './save-draft.service.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { mayEditSettings, mayPublishRecord, maySetPrices } from '../../academy/staff/who-may.ts';
import { postPayeeChanged } from '../../academy/emails/post-emails.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { termsAtPrice } from '../../catalogue/courses/instalment-terms.ts';

/**
 * The next instant, in milliseconds since 1970, at which pages change by themselves: a campaign begins or ends, and so
 * prices change, or another day begins in Morocco, when a legal text may come into force.
 */
export async function nextChange(database: Pick<Database, 'db'>, now: Date): Promise<number> {
  const tomorrow = instantInMorocco(addDays(dateInMorocco(now), 1), '00:00');
  const instants = (await readCampaigns(database.db)).flatMap(({ startsAt, endsAt }) => [
    Date.parse(startsAt),
    Date.parse(endsAt),
  ]);
  return Math.min(tomorrow.getTime(), ...instants.filter((instant) => instant > now.getTime()));
}

type Publishing = RecordName & { revision: string; at?: Date; staff: StaffMember };

type RecordPublished =
  /** `publishedAt` null: it is scheduled. */
  | { ok: true; publishedAt: Date | null }
  | { ok: false; reason: 'changed-meanwhile'; by: string; at: Date }
  | { ok: false; reason: 'incomplete'; missing: RecordFault[] }
  | NeedsPriceRight
  | { ok: false; reason: 'unknown-record' | 'past' };

/** Marks the proposal that the course came from as live. */
async function endProposal(
  context: ServiceContext,
  tx: Handle,
  courseSlug: string,
  { staff, at }: { staff: Acting; at: Date },
): Promise<void> {
  const change = { before: { stage: 'draft' }, after: { stage: 'live' }, detail: { course: courseSlug } };
  for (const subject of await goLive(tx, { courseSlug, at, by: staff.email }))
    await writeStaffLog(tx, { id: context.uuid(), at, staff, act: 'move-application', subject, ...change });
}

/** E-mails every owner when the account that buyers pay into changes: a safeguard against fraud. */
async function emailOwners(
  tx: Handle,
  { row, open }: OpenRecord,
  { staff, at }: { staff: Acting; at: Date },
): Promise<void> {
  if (!row || !open?.record) return;
  const [before, after] = [row.record, open.record].map((kept) => settingsToEdit(kept as KeptSettings));
  if (!before || !after) return;
  await postPayeeChanged(tx, { before, after, by: staff.email, at, id: open.id });
}

/** Call it last in a transaction: it locks the one row of the version. */
async function showNow(
  context: ServiceContext,
  tx: Handle,
  found: OpenRecord,
  staff: Acting,
  act: Extract<StaffAct, 'publish-record' | 'change-settings'> = 'publish-record',
): Promise<boolean> {
  const { kind, slug, row, open } = found;
  const at = context.clock();
  const written = open?.record ?? {};
  const states = statesIn(written, missingIn(kind, written, await readKnown(tx, at)));
  const unfinished = languagesOf({ words: {}, ...written }).filter((locale) => states[locale] !== 'whole');
  if (!(await publishOpen(tx, found, { at, by: staff.email, unfinished }))) return false;
  // What was added to the settings since they were saved last is no change of whoever saves them now.
  const before = kind === 'settings' && row ? settingsToEdit(row.record as KeptSettings) : row?.record;
  const changes = listChanges(before ?? null, open?.record ?? null);
  const [page, ...more] =
    act === 'change-settings' ? pagesOfSettings(Object.keys({ ...changes.before, ...changes.after })) : [];
  const detail = { kind, revision: open?.id ?? '', ...(page && more.length === 0 && { page }) };
  const line = { id: context.uuid(), at, staff, act, subject: slug } as const;
  await writeStaffLog(tx, { ...line, ...changes, isOpen: keptInLog(kind), detail });
  if (kind === 'settings') await emailOwners(tx, found, { staff, at });
  if (kind === 'course') await endProposal(context, tx, slug, { staff, at });
  await raiseContentVersion(tx);
  await context.database.notify('content');
  return true;
}

/** Fields of study to which records refer are not taken out of the list, and own links lead to a page. */
async function brokenReferences(tx: Handle, before: object, after: object): Promise<RecordFault[]> {
  const usedBy = await takenThoughUsed(tx, before, after);
  const lost = await readLostLinks(tx, after);
  return [
    ...(usedBy ? [{ path: 'fieldsOfStudy', problem: 'still-used', usedBy } as const] : []),
    ...entriesIn(after)
      .filter(({ entry }) => entry.page === 'ownLink' && lost.has(entry.link))
      .map(({ path }) => ({ path: `${path}.link`, problem: 'leads-nowhere' }) as const),
  ];
}

/** What must be corrected before it may be published. */
async function stoppedBy(tx: Handle, { kind, open, row }: OpenRecord, now: Date): Promise<RecordFault[]> {
  const written = open?.record ?? {};
  const missing = hindering(kind, written, missingIn(kind, written, await readKnown(tx, now)));
  const broken =
    kind === 'settings' && row && open?.record ? await brokenReferences(tx, row.record, open.record) : [];
  return [...missing.filter((fault) => !isAdvice(fault)), ...broken];
}

/** Null when this member of staff may publish it. */
async function refusalOf(
  tx: Handle,
  found: OpenRecord,
  { revision, at, staff }: Publishing,
  now: Date,
): Promise<Extract<RecordPublished, { ok: false }> | null> {
  const { kind, open, published, row, clashes } = found;
  const newest = open ?? published;
  if (!newest) return { ok: false, reason: 'unknown-record' };
  if (open?.id !== revision)
    return { ok: false, reason: 'changed-meanwhile', by: newest.madeBy, at: newest.madeAt };
  if (clashes.length > 0 && published)
    return { ok: false, reason: 'changed-meanwhile', by: published.madeBy, at: published.madeAt };
  // Checked for the instant of publishing: a legal text cannot apply from a day before it is on the page.
  const missing = await stoppedBy(tx, found, at ?? now);
  if (missing.length > 0) return { ok: false, reason: 'incomplete', missing };
  const prices = pricesThatDiffer(kind, row?.record ?? null, open.record);
  if (prices.length > 0 && !maySetPrices(staff)) return { ok: false, reason: 'needs-price-right', prices };
  return at !== undefined && at <= now ? { ok: false, reason: 'past' } : null;
}

/** What was never published says the day on which readers get it. */
function onItsDay(found: OpenRecord, at: Date, isScheduled: boolean): OpenRecord {
  const { row, open } = found;
  if (row !== null || !open?.record) return found;
  return { ...found, open: { ...open, record: datedFor(open.record, dateInMorocco(at), isScheduled) } };
}

async function schedule(
  context: ServiceContext,
  tx: Handle,
  { kind, slug, revision, staff }: Publishing,
  { publishAt, open }: { publishAt: Date; open: OpenRecord['open'] },
): Promise<boolean> {
  const note = open?.note === 'missed' ? null : (open?.note ?? null);
  const record = open?.record ?? null;
  const to = { state: 'scheduled', publishAt, publishedBy: staff.email, note, record } as const;
  if (!(await moveRevision(tx, revision, ['draft', 'scheduled'], to))) return false;
  const line = {
    id: context.uuid(),
    at: context.clock(),
    staff,
    act: 'schedule-record',
    subject: slug,
  } as const;
  await writeStaffLog(tx, { ...line, detail: { kind, revision, publishAt: publishAt.toISOString() } });
  return true;
}

/** `at`: an instant in the future; null publishes now. A scheduled one gets the new instant, or is published now. */
export async function publishRecord(context: ServiceContext, input: Publishing): Promise<RecordPublished> {
  const { kind, slug, at, staff } = input;
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayPublishRecord(staff, kind)) throw new Error(`${staff.role} may not publish a ${kind}.`);
  const now = context.clock();
  return context.database.transaction(async (tx) => {
    const asSaved = await openRecord(tx, { kind, slug }, { at: now, uuid: context.uuid });
    const found = onItsDay(asSaved, at ?? now, at !== undefined);
    const refusal = await refusalOf(tx, found, input, now);
    if (refusal) return refusal;
    const isDone = at
      ? await schedule(context, tx, input, { publishAt: at, open: found.open })
      : await showNow(context, tx, found, staff);
    if (!isDone) return { ok: false, reason: 'changed-meanwhile', by: staff.email, at: now };
    return { ok: true, publishedAt: at ? null : now };
  });
}

type PriceSet =
  | { ok: true }
  | { ok: false; reason: 'unknown-record' }
  /** It is most likely a slip of the fingers, and nobody said that it is right. */
  | { ok: false; reason: 'not-sure' }
  /** An open draft is finished or discarded first. */
  | { ok: false; reason: 'draft-there'; by: string; at: Date }
  | { ok: false; reason: 'incomplete'; missing: RecordFault[] };

/** Of a course that is paid in instalments, its terms at another price, in centimes of MAD. */
function termsFor(record: object, after: number): Pick<Course, 'instalments'> {
  const { instalments, priceCentimes } = record as Partial<Course>;
  return instalments ? { instalments: termsAtPrice(instalments, { before: priceCentimes ?? 0, after }) } : {};
}

/**
 * Publishes a new price at once, and nothing else. `priceCentimes`: whole centimes of MAD, 0 is free. 'incomplete' names what
 * stands against it. Instalments follow in their shares.
 */
export async function setPrice(
  context: ServiceContext,
  {
    kind,
    slug,
    priceCentimes,
    isSure,
    staff,
  }: RecordName & { priceCentimes: number; isSure: boolean; staff: StaffMember },
): Promise<PriceSet> {
  if (!maySetPrices(staff)) throw new Error(`${staff.role} may not set prices.`);
  const signing = { at: context.clock(), uuid: context.uuid };
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, signing);
    const { row, open, published } = found;
    if (!row || !published || !('priceCentimes' in row.record))
      return { ok: false, reason: 'unknown-record' };
    if (open) return { ok: false, reason: 'draft-there', by: open.madeBy, at: open.madeAt };
    const priced = {
      ...row.record,
      priceCentimes,
      ...('isFree' in row.record && { isFree: priceCentimes === 0 }),
      ...termsFor(row.record, priceCentimes),
    };
    const faults = missingIn(kind, priced, await readKnown(tx, signing.at));
    const missing = hindering(kind, priced, faults).filter((fault) => !isAdvice(fault));
    if (missing.length > 0) return { ok: false, reason: 'incomplete', missing };
    if (!isSure && isLikelySlip(row.record.priceCentimes, priceCentimes))
      return { ok: false, reason: 'not-sure' };
    const kept = { record: priced, basedOn: published.id, act: 'save-draft', staff } as const;
    const isKept = (await keepDraft(context, tx, found, kept)) !== null;
    // The row is locked, so nobody can be first.
    if (!isKept || !(await showNow(context, tx, await openRecord(tx, { kind, slug }, signing), staff)))
      throw new Error('A price could not be published.');
    return { ok: true };
  });
}

type Fields = Record<string, unknown>;

type SettingsChanged =
  | { ok: true; revision: string }
  | { ok: false; reason: 'changed-meanwhile'; by: string; at: Date }
  | { ok: false; reason: 'wrong-shape'; faults: RecordFault[] };

type SettingsChange = {
  changes: Fields;
  basedOn: string;
  staff: StaffMember;
  /** Says what would be refused, and changes nothing. */
  isTry?: boolean | undefined;
};

/**
 * Changes some of the academy's settings at once, without a draft; a draft of them that lay there is dropped. `basedOn`: the
 * revision that was read. Refused when somebody changed one of the same settings since, or when records refer to a field of study
 * that is taken out. Owners are e-mailed when the account
 * that buyers pay into changes.
 */
export async function changeSettings(
  context: ServiceContext,
  { changes, basedOn, staff, isTry }: SettingsChange,
): Promise<SettingsChanged> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayEditSettings(staff)) throw new Error(`${staff.role} may not change the settings.`);
  const name = { kind: 'settings', slug: 'academy' } as const;
  const [at, id] = [context.clock(), context.uuid()];
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, name, { at, uuid: context.uuid });
    const { published, open } = found;
    if (!published?.record) throw new Error('An academy without settings cannot be open.');
    const current = settingsToEdit(published.record as KeptSettings) as Fields;
    const seen = basedOn === published.id ? null : await readRevision(tx, basedOn);
    const was = seen?.record ? (settingsToEdit(seen.record as KeptSettings) as Fields) : current;
    if (Object.keys(changes).some((key) => sameText(was[key]) !== sameText(current[key])))
      return { ok: false, reason: 'changed-meanwhile', by: published.madeBy, at: published.madeAt };
    const reading = readRecord('settings', { ...current, ...changes });
    if (!reading.ok) return { ok: false, reason: 'wrong-shape', faults: reading.faults };
    const { record } = reading;
    // What another page of the settings lacks does not stop this one.
    const missing = [
      ...missingIn('settings', record, await readKnown(tx, at)),
      ...(await brokenReferences(tx, current, record)),
    ].filter((fault) => !isAdvice(fault) && Object.hasOwn(changes, fault.path.split('.')[0] ?? ''));
    if (missing.length > 0) return { ok: false, reason: 'wrong-shape', faults: missing };
    if (isTry || sameText(record) === sameText(current)) return { ok: true, revision: published.id };
    if (open) await moveRevision(tx, open.id, [open.state], { state: 'dropped', publishAt: null });
    const draft = { id, ...name, record, state: 'draft', madeBy: staff.email, madeAt: at } as const;
    await insertRevision(tx, { ...draft, basedOn: published.id });
    const next = await openRecord(tx, name, { at, uuid: context.uuid });
    if (!(await showNow(context, tx, next, staff, 'change-settings')))
      return { ok: false, reason: 'changed-meanwhile', by: published.madeBy, at: published.madeAt };
    return { ok: true, revision: id };
  });
}

/** A scheduled revision that cannot be published becomes a draft again with a note, so that staff see why. */
async function miss(context: ServiceContext, tx: Handle, { kind, slug, open }: OpenRecord): Promise<void> {
  if (!open) return;
  await moveRevision(tx, open.id, ['scheduled'], { state: 'draft', publishAt: null, note: 'missed' });
  const line = {
    id: context.uuid(),
    at: context.clock(),
    email: 'academy',
    act: 'miss-schedule',
    subject: slug,
  } as const;
  await writeStaffLog(tx, { ...line, detail: { kind, revision: open.id } });
}

async function publishIfDue(context: ServiceContext, name: RecordName): Promise<boolean> {
  const now = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, name, { at: now, uuid: context.uuid });
    const { open, clashes } = found;
    // Another instance was first, or somebody unscheduled it.
    if (open?.state !== 'scheduled' || open.publishAt === null || open.publishAt > now) return false;
    if (clashes.length > 0 || (await stoppedBy(tx, found, now)).length > 0) {
      await miss(context, tx, found);
      return false;
    }
    return showNow(context, tx, found, { email: open.publishedBy ?? open.madeBy });
  });
}

const mostAtOnce = 50;

/**
 * Publishes what is due, each record in a transaction of its own, so that one failure stops no other. Returns how many. A
 * scheduled job.
 */
export async function publishDue(context: ServiceContext): Promise<number> {
  const { database, clock, log } = context;
  let published = 0;
  for (const name of await readDue(database.db, clock(), mostAtOnce)) {
    try {
      if (await publishIfDue(context, name)) published += 1;
    } catch (error) {
      log.error({ err: error, kind: name.kind }, 'A record could not be published at its time');
    }
  }
  return published;
}
