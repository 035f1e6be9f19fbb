/** A record leaves the pages, alone or with others of the sample, takes another place among its like, or is sold no more. All is seen at once. */
import type { Handle } from '../db/handle.ts';
import { deleteUnusedCodes, lockPool } from '../domain/access/access.store.server.ts';
import { whyItStays } from '../domain/access/needs-record.store.server.ts';
import { writeClosedForSale } from '../domain/catalogue/catalogue.store.server.ts';
import { raiseContentVersion } from '../domain/catalogue/content-version.store.server.ts';
import { openRecord, type OpenRecord } from '../domain/catalogue/open-record.store.server.ts';
import { publishRemoval } from '../domain/catalogue/publish-revision.store.server.ts';
import { tellChanges } from '../domain/catalogue/record-changes.ts';
import { placeRow } from '../domain/catalogue/record-rows.store.server.ts';
import { moveRevision } from '../domain/catalogue/revisions.store.server.ts';
import { sampleKinds, sampleRecordKinds, type SampleRecordKind } from '../domain/catalogue/sample-kinds.ts';
import { closeCoupon, readOpenSampleCoupons } from '../domain/orders/coupons.store.server.ts';
import { removeSampleGroups, removeSampleLessons } from '../src/features/classroom/sample-lessons.service.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import {
  mayPublishRecord,
  mayReplaceSamples,
  maySetPrices,
  mayWriteRecord,
} from '../domain/staff/who-may.ts';
import type { StaffCatalogueVerbs } from './catalogue-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import type { SampleName, SampleRemoved, StaffSampleVerbs } from './sample-verbs.ts';

type Input<Verb extends keyof StaffCatalogueVerbs> = Parameters<StaffCatalogueVerbs[Verb]>[0];

type Taking = { staff: Input<'removeRecord'>['staff']; at: Date };

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

export async function removeRecord(
  context: FlowContext,
  { kind, slug, staff }: Input<'removeRecord'>,
): ReturnType<StaffCatalogueVerbs['removeRecord']> {
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

export async function removeSamples(
  context: FlowContext,
  { records, staff }: Parameters<StaffSampleVerbs['removeSamples']>[0],
): ReturnType<StaffSampleVerbs['removeSamples']> {
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

export async function moveRecord(
  context: FlowContext,
  { kind, slug, position, staff }: Input<'moveRecord'>,
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

/** At once, without a draft: one that is being written takes it in, as it does with all that changes beside it. */
export async function setOnSale(
  context: FlowContext,
  { slug, isOpen, staff }: Input<'setOnSale'>,
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
