/** Staff save, restore and drop drafts. Nothing of a draft is shown before it is published. */
import { settingsToEdit, type KeptSettings } from '../../academy/settings/earlier-settings.ts';
import {
  listChanges,
  type NeedsPriceRight,
  onlyPricesDiffer,
  pricedAs,
  pricesThatDiffer,
} from './record-changes.ts';
import type { RecordFault } from '../../platform/records/record-fault.ts';
import { missingIn, readRecord } from './record-faults.ts';
import type { RecordKind } from './record-kinds.ts';
import { openRecord, type OpenRecord, renameDraft } from './open-record.store.ts';
import {
  deleteOldDrafts,
  insertRevision,
  moveRevision,
  readRevision,
  type RecordName,
} from '../../academy/content/revisions.service.ts';
import { hasLessonsAt, moveLessons } from '../../learning/classroom/outline-writing.service.ts';
import { followCourse } from '../../catalogue/applicants/applications.service.ts';
import { readKnown } from './record-rows.store.ts';
import { addressOfCopy, copyOf, isSlug } from '../../platform/records/record.ts';
import type { RevisionNote, RevisionState } from '../../academy/content/revisions.table.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { keptInLog } from '../../academy/settings/where-money-goes.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import {
  mayPublishRecord,
  maySetPrices,
  mayWritePrices,
  mayWriteRecord,
} from '../../academy/staff/who-may.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';

type Writing = RecordName & { staff: StaffMember };
type OfRevision = Writing & { revision: string };

type Saved = { ok: true; revision: string; missing: RecordFault[] };
type WrongShape = { ok: false; reason: 'wrong-shape'; faults: RecordFault[] };
type DraftSaved =
  | Saved
  | WrongShape
  /**
   * 'changed-meanwhile' `at`: when a colleague saved; 'is-scheduled' `at`: when it will be published, so it must be
   * unscheduled first.
   */
  | { ok: false; reason: 'changed-meanwhile'; by: string; at: Date }
  | { ok: false; reason: 'is-scheduled'; by: string; at: Date }
  | { ok: false; reason: 'unknown-record' }
  /** Of somebody who may not set prices: it has another one than the site and the former draft. */
  | NeedsPriceRight
  /** This member of staff may change prices only, and more differs. */
  | { ok: false; reason: 'prices-only' };

/** The slug is the one the record is saved under, whatever a form sends. */
export function readUnder(kind: RecordKind, slug: string, record: unknown) {
  const named = typeof record === 'object' && record !== null && kind !== 'settings';
  return readRecord(kind, named ? { ...record, slug } : record);
}

function mustMay({ staff, kind }: Writing): void {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not write a ${kind}.`);
}

type Kept = { record: object; basedOn: string | null; note?: RevisionNote | undefined; act: StaffAct };

/** Replaces the former draft; null when a colleague was first. */
export async function keepDraft(
  context: ServiceContext,
  tx: Handle,
  found: OpenRecord,
  { record, basedOn, note, act, staff }: Kept & Pick<Writing, 'staff'>,
): Promise<string | null> {
  const { kind, slug, open, row } = found;
  const [id, at] = [context.uuid(), context.clock()];
  if (open && !(await moveRevision(tx, open.id, ['draft'], { state: 'dropped' }))) return null;
  const draft = {
    id,
    kind,
    slug,
    record,
    state: 'draft',
    madeBy: staff.email,
    madeAt: at,
    basedOn,
    note,
  } as const;
  if (!(await insertRevision(tx, draft))) return null;
  await deleteOldDrafts(tx, { kind, slug });
  const changes = listChanges(open?.record ?? row?.record ?? null, record);
  const line = { id: context.uuid(), at, staff, act, subject: slug, detail: { kind, revision: id } };
  await writeStaffLog(tx, { ...line, ...changes, isOpen: keptInLog(kind) });
  return id;
}

type Created = Saved | WrongShape | NeedsPriceRight | { ok: false; reason: 'slug-taken' | 'bad-slug' };
type Creating = Writing & { record: unknown };

/** `mayCost`: it may have a price, whoever makes it: publishing asks again. */
async function create(
  context: ServiceContext,
  { kind, slug, record, staff }: Creating,
  { mayCost }: { mayCost: boolean },
): Promise<Created> {
  mustMay({ kind, slug, staff });
  if (!isSlug(slug)) return { ok: false, reason: 'bad-slug' };
  const reading = readUnder(kind, slug, record);
  if (!reading.ok) return { ok: false, reason: 'wrong-shape', faults: reading.faults };
  const prices = mayCost ? [] : pricesThatDiffer(kind, null, reading.record);
  if (prices.length > 0) return { ok: false, reason: 'needs-price-right', prices };
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at: context.clock(), uuid: context.uuid });
    const basedOn = found.published?.id ?? null;
    const kept = { record: reading.record, basedOn, act: 'create-record', staff } as const;
    const revision = found.row || found.open ? null : await keepDraft(context, tx, found, kept);
    if (revision === null) return { ok: false, reason: 'slug-taken' };
    const known = await readKnown(tx, context.clock());
    return { ok: true, revision, missing: missingIn(kind, reading.record, known) };
  });
}

/** A draft of a new record; without a price, unless by somebody who sets prices. The slug of a removed one may be used again. */
export const createRecord = (context: ServiceContext, input: Creating): Promise<Created> =>
  create(context, input, { mayCost: maySetPrices(input.staff) });

/** How often an address with another number is tried for a copy. */
const mostCopies = 50;

/**
 * A draft with the same contents under another name and address, without a first day; lessons and groups stay behind. Of whoever may
 * not set prices it costs what the original costs on the site. Null when there is no such record, or none of the addresses is free.
 */
export async function copyRecord(
  context: ServiceContext,
  { kind, slug, staff }: Writing,
): Promise<{ slug: string } | null> {
  mustMay({ kind, slug, staff });
  const found = await context.database.transaction((tx) =>
    openRecord(tx, { kind, slug }, { at: context.clock(), uuid: context.uuid }),
  );
  const newest = (found.open ?? found.published)?.record;
  if (!newest) return null;
  const original = asPriced(found, newest, staff);
  for (let number = 1; number <= mostCopies; number += 1) {
    const address = addressOfCopy(slug, number);
    const record = copyOf(original, address, dateInMorocco(context.clock()));
    const made = await create(context, { kind, slug: address, record, staff }, { mayCost: true });
    if (made.ok) return { slug: address };
    if (made.reason !== 'slug-taken') return null;
  }
  return null;
}

/** What of another version is taken up by whoever may not set prices: it costs what it costs on the site, if it is there. */
const asPriced = ({ kind, published }: OpenRecord, version: object, staff: StaffMember): object =>
  maySetPrices(staff) || !published?.record ? version : pricedAs(kind, version, published.record);

/** Moves the draft to another slug, together with its lessons and the proposal that it comes from. */
async function movedTo(context: ServiceContext, tx: Handle, found: OpenRecord, address: string) {
  const signing = { at: context.clock(), uuid: context.uuid };
  const isCourse = found.kind === 'course';
  if (isCourse && (await hasLessonsAt(tx, address))) return { ok: false, problem: 'slug-taken' } as const;
  const moved = await renameDraft(tx, found, address, signing);
  if (moved.ok && isCourse) {
    const way = { from: found.slug, to: address };
    await followCourse(tx, way);
    await moveLessons(tx, way);
  }
  return moved;
}

/** Price fields that are neither as on the site nor as in the former draft. */
function newPricesIn({ kind, row, open }: OpenRecord, record: object): string[] {
  const onSite = pricesThatDiffer(kind, row?.record ?? null, record);
  const drafted = new Set(open ? pricesThatDiffer(kind, open.record, record) : onSite);
  return onSite.filter((field) => drafted.has(field));
}

/** A draft may lack words but never has a wrong shape. `address`: another slug, for a record that was never published. */
export async function saveDraft(
  context: ServiceContext,
  {
    kind,
    slug,
    record,
    basedOn,
    staff,
    address = slug,
  }: Writing & { record: unknown; basedOn: string; address?: string },
): Promise<DraftSaved> {
  const mayWords = mayWriteRecord(staff, kind);
  if (!mayWords && !mayWritePrices(staff, kind)) throw new Error(`${staff.role} may not write a ${kind}.`);
  const reading = readUnder(kind, address, record);
  if (!reading.ok) return { ok: false, reason: 'wrong-shape', faults: reading.faults };
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at: context.clock(), uuid: context.uuid });
    const { row, open, published, clashes } = found;
    const newest = open ?? published;
    if (!newest || (!row && !open)) return { ok: false, reason: 'unknown-record' };
    // Who may only set prices changes prices and nothing else.
    const before = mayWords ? null : readUnder(kind, slug, newest.record);
    if (before && (address !== slug || !before.ok || !onlyPricesDiffer(kind, before.record, reading.record)))
      return { ok: false, reason: 'prices-only' };
    if (open?.state === 'scheduled')
      return {
        ok: false,
        reason: 'is-scheduled',
        by: open.publishedBy ?? open.madeBy,
        at: open.publishAt ?? open.madeAt,
      };
    // The author has seen what was published since the draft was begun, and saves on top of it.
    const hasSeen = clashes.length > 0 && basedOn === published?.id;
    const changed = { ok: false, reason: 'changed-meanwhile', by: newest.madeBy, at: newest.madeAt } as const;
    if (basedOn !== newest.id && !hasSeen) return changed;
    const prices = maySetPrices(staff) ? [] : newPricesIn(found, reading.record);
    if (prices.length > 0) return { ok: false, reason: 'needs-price-right', prices };
    const moved = address === slug ? null : await movedTo(context, tx, found, address);
    if (moved?.ok === false)
      return { ok: false, reason: 'wrong-shape', faults: [{ path: 'slug', problem: moved.problem }] };
    const under = moved?.found ?? found;
    const from = under.open && !hasSeen ? under.open.basedOn : (published?.id ?? null);
    const kept = { record: reading.record, basedOn: from, act: 'save-draft', staff } as const;
    const revision = await keepDraft(context, tx, under, kept);
    if (revision === null) return changed;
    const known = await readKnown(tx, context.clock());
    return { ok: true, revision, missing: missingIn(kind, reading.record, known) };
  });
}

/** Makes a draft of an earlier revision, at the price of the site for whoever may not set prices; a present draft must be dropped first. */
export async function restoreRevision(
  context: ServiceContext,
  { kind, slug, revision, staff }: OfRevision,
): Promise<
  | Saved
  | WrongShape
  | { ok: false; reason: 'draft-there'; by: string; at: Date }
  | { ok: false; reason: 'unknown-revision' }
> {
  mustMay({ kind, slug, staff });
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at: context.clock(), uuid: context.uuid });
    const wanted = await readRevision(tx, revision);
    if (!wanted?.record || wanted.kind !== kind || wanted.slug !== slug)
      return { ok: false, reason: 'unknown-revision' };
    const { open, published } = found;
    if (open) return { ok: false, reason: 'draft-there', by: open.madeBy, at: open.madeAt };
    const earlier = kind === 'settings' ? settingsToEdit(wanted.record as KeptSettings) : wanted.record;
    const reading = readUnder(kind, slug, asPriced(found, earlier, staff));
    if (!reading.ok) return { ok: false, reason: 'wrong-shape', faults: reading.faults };
    const kept = { record: reading.record, basedOn: published?.id ?? null, note: 'restored', staff } as const;
    const made = await keepDraft(context, tx, found, { ...kept, act: 'restore-revision' });
    if (made === null) return { ok: false, reason: 'draft-there', by: staff.email, at: context.clock() };
    const known = await readKnown(tx, context.clock());
    return { ok: true, revision: made, missing: missingIn(kind, reading.record, known) };
  });
}

type Move = { from: readonly RevisionState[]; state: 'draft' | 'dropped'; act: StaffAct };

async function end(
  context: ServiceContext,
  { kind, slug, revision, staff }: OfRevision,
  { from, state, act }: Move,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const found = await readRevision(tx, revision);
    if (found?.kind !== kind || found.slug !== slug) return false;
    if (!(await moveRevision(tx, revision, from, { state, publishAt: null, publishedBy: null })))
      return false;
    const at = context.clock();
    const line = { id: context.uuid(), at, staff, act, subject: slug };
    await writeStaffLog(tx, { ...line, detail: { kind, revision } });
    return true;
  });
}

/** What is published stays. False when it is no draft any more. */
export async function dropDraft(context: ServiceContext, input: OfRevision): Promise<boolean> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayWriteRecord(input.staff, input.kind)) throw new Error(`${input.staff.role} may not drop a draft.`);
  return end(context, input, { from: ['draft', 'scheduled'], state: 'dropped', act: 'drop-draft' });
}

/** Makes it a draft again. False when it was not scheduled any more. */
export async function unscheduleRecord(context: ServiceContext, input: OfRevision): Promise<boolean> {
  if (!mayPublishRecord(input.staff, input.kind)) throw new Error(`${input.staff.role} may not unschedule.`);
  return end(context, input, { from: ['scheduled'], state: 'draft', act: 'unschedule-record' });
}
