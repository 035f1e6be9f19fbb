/**
 * A record leaves the pages, alone or with others of the sample, or is the sample's no more; takes another place among its like,
 * or is sold no more. All is seen at once.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { deleteUnusedCodes, lockPool } from '../access/access.store.ts';
import { whyItStays, type NeededBy } from '../access/needs-record.store.ts';
import { writeClosedForSale } from './catalogue.store.ts';
import { raiseContentVersion } from './content-version.store.ts';
import { openRecord, type OpenRecord } from './open-record.store.ts';
import { publishRemoval } from './publish-revision.store.ts';
import { tellChanges } from './record-changes.ts';
import { claimRow, placeRow } from './record-rows.store.ts';
import { moveRevision, type RecordName } from './revisions.store.ts';
import { sampleKinds, sampleRecordKinds, type SampleRecordKind } from './sample-kinds.ts';
import { closeCoupon, readOpenSampleCoupons } from '../coupons/coupons.store.ts';
import { removeSampleGroups, removeSampleLessons } from '../classroom/sample-lessons.service.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayPublishRecord, mayReplaceSamples, maySetPrices, mayWriteRecord } from '../staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { FlowContext } from '../../context.ts';
import type { NeedsPriceRight } from './publish-record.service.ts';
import type { SampleName, WhySampleStays } from './read-samples.service.ts';

type Named = RecordName & { staff: StaffMember };
type Taking = { staff: StaffMember; at: Date };

/** What somebody wrote or published of it goes from the pages, with its line in the log. The last act of a transaction. */
async function takeOff(
  context: FlowContext,
  tx: Handle,
  found: OpenRecord,
  { staff, at }: Taking,
): Promise<void> {
  const { kind, slug, row, open } = found;
  if (row) await publishRemoval(tx, found, { at, by: staff.email, uuid: context.uuid });
  else if (open) await moveRevision(tx, open.id, [open.state], { state: 'dropped', publishAt: null });
  if (kind === 'course' && row?.sample === 'sample') {
    await removeSampleLessons(tx, slug);
    await removeSampleGroups(tx, slug);
  }
  const changes = tellChanges((row ?? open)?.record ?? null, null);
  const line = {
    id: context.uuid(),
    at,
    staff,
    act: 'remove-record',
    subject: slug,
    detail: { kind },
  } as const;
  await writeStaffLog(tx, { ...line, ...changes });
  if (row) await raiseContentVersion(tx);
  if (row) await context.database.notify('content');
}

/** 'still-needed': somebody's page or letter is made from it. */
export async function removeRecord(
  context: FlowContext,
  { kind, slug, staff }: Named,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'unknown-record' }
  | { ok: false; reason: 'settings-stay' }
  | { ok: false; reason: 'still-needed'; needs: NeededBy[] }
  | NeedsPriceRight
> {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not remove a ${kind}.`);
  if (kind === 'settings' || kind === 'legal') return { ok: false, reason: 'settings-stay' };
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at, uuid: context.uuid });
    const { row, open } = found;
    if (!row && !open) return { ok: false, reason: 'unknown-record' };
    const name = row && { kind, slug, record: row.record };
    const stays = name && (await whyItStays(tx, name, { mayPrice: maySetPrices(staff) }));
    if (stays) return { ok: false, ...stays };
    await takeOff(context, tx, found, { staff, at });
    return { ok: true };
  });
}

/** 'not-sample': the academy took it for its own meanwhile. */
export type SampleRemoved = SampleName &
  ({ isGone: true } | { isGone: false; stays: WhySampleStays | { reason: 'not-sample' } });

type RecordOfSample = SampleName & { kind: SampleRecordKind };

const removeSample = (
  context: FlowContext,
  { kind, slug }: RecordOfSample,
  { staff, at }: Taking,
): Promise<SampleRemoved> =>
  context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at, uuid: context.uuid });
    const { row, open } = found;
    if (!row) return { kind, slug, isGone: true };
    const stay = (stays: (SampleRemoved & { isGone: false })['stays']) =>
      ({ kind, slug, isGone: false, stays }) as const;
    if (row.sample !== 'sample') return stay({ reason: 'not-sample' });
    if (open) return stay({ reason: 'draft-there', by: open.madeBy, at: open.madeAt });
    const name = { kind, slug, record: row.record };
    const stays = await whyItStays(tx, name, { mayPrice: maySetPrices(staff) });
    if (stays) return stay(stays);
    await takeOff(context, tx, found, { staff, at });
    return { kind, slug, isGone: true };
  });

/** What is no record: codes that nobody has go, and the coupon lowers nothing any more. */
async function removeOther(
  context: FlowContext,
  { kind, slug }: SampleName,
  { staff, at }: Taking,
): Promise<SampleRemoved> {
  await context.database.transaction(async (tx) => {
    const line = { id: context.uuid(), at, staff, subject: slug } as const;
    if (kind === 'access-codes') {
      await lockPool(tx, slug);
      const { removed, samples } = await deleteUnusedCodes(tx, slug, 'samples');
      const detail = { removed: String(removed), samples: String(samples) };
      if (removed > 0) await writeStaffLog(tx, { ...line, act: 'remove-access-codes', detail });
      return;
    }
    const coupon = (await readOpenSampleCoupons(tx)).find(({ code }) => code === slug);
    if (!coupon || (await closeCoupon(tx, coupon.id, at)) === null) return;
    const change = { before: { closedAt: null }, after: { closedAt: at } };
    await writeStaffLog(tx, { ...line, ...change, act: 'close-coupon' });
  });
  return { kind, slug, isGone: true };
}

const isRecord = (name: SampleName): name is RecordOfSample =>
  sampleRecordKinds.some((kind) => kind === name.kind);

/**
 * Takes them off the pages, each in a transaction of its own; what must stay stays and the others go. What is gone already is told
 * as gone: doing it again after it broke off does the rest. All lines in the log bear one instant.
 */
export async function removeSamples(
  context: FlowContext,
  { records, staff }: { records: readonly SampleName[]; staff: StaffMember },
): Promise<SampleRemoved[]> {
  if (!mayReplaceSamples(staff)) throw new Error(`${staff.role} may not take samples off.`);
  const at = context.clock();
  const told: SampleRemoved[] = [];
  for (const kind of sampleKinds)
    for (const name of records.filter((one) => one.kind === kind)) {
      const taking = { staff, at };
      told.push(
        await (isRecord(name) ? removeSample(context, name, taking) : removeOther(context, name, taking)),
      );
    }
  return told;
}

/** It is the academy's own from now on, whatever words of the sample stand in it. False when it was no sample. */
export async function claimRecord(
  { database, clock, uuid }: FlowContext,
  { kind, slug, staff }: Named,
): Promise<boolean> {
  if (!mayPublishRecord(staff, kind)) throw new Error(`${staff.role} may not publish a ${kind}.`);
  return database.transaction(async (tx) => {
    if (kind === 'settings' || !(await claimRow(tx, kind, slug))) return false;
    const line = { id: uuid(), at: clock(), staff, act: 'claim-record', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind } });
    return true;
  });
}

/** `position` from 1; beyond the end it comes last. At once, without a draft. False when it is not published. */
export async function moveRecord(
  context: FlowContext,
  { kind, slug, position, staff }: Named & { position: number },
): Promise<boolean> {
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not move a ${kind}.`);
  if (kind === 'settings') return false;
  return context.database.transaction(async (tx) => {
    const moved = await placeRow(tx, kind, slug, position);
    if (moved === null) return false;
    const line = {
      id: context.uuid(),
      at: context.clock(),
      staff,
      act: 'move-record',
      subject: slug,
    } as const;
    const [before, after] = [{ position: moved.from }, { position: moved.to }];
    await writeStaffLog(tx, { ...line, detail: { kind }, before, after });
    await raiseContentVersion(tx);
    await context.database.notify('content');
    return true;
  });
}

/**
 * No new orders of a course, or orders again; whoever has it keeps it. At once, without a draft: one that is being written takes
 * it in, as it does with all that changes beside it. False when it stood so, or is not there.
 */
export async function setOnSale(
  context: FlowContext,
  { slug, isOpen, staff }: { slug: string; isOpen: boolean; staff: StaffMember },
): Promise<boolean> {
  if (!mayPublishRecord(staff, 'course')) throw new Error(`${staff.role} may not close a course.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    await openRecord(tx, { kind: 'course', slug }, { at, uuid: context.uuid });
    if (!(await writeClosedForSale(tx, slug, { isClosed: !isOpen, at }))) return false;
    const act = isOpen ? 'open-sale' : 'close-sale';
    await writeStaffLog(tx, {
      id: context.uuid(),
      at,
      staff,
      act,
      subject: slug,
      detail: { kind: 'course' },
    });
    await raiseContentVersion(tx);
    await context.database.notify('content');
    return true;
  });
}
