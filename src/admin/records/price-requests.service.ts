/** An editor sends the price of a draft for approval, or withdraws it; owner or finance approve it by publishing, or refuse it. */
import { readCourse } from '../../academy/content/content.service.ts';
import { openRecord } from './open-record.store.ts';
import { priceWaitsFor } from './price.emails.ts';
import { stoppedBy } from './publish-record.service.ts';
import type { RecordFault } from '../../platform/records/record-fault.ts';
import { pricesThatDiffer } from './record-changes.ts';
import type { RecordName } from '../../academy/content/revisions.service.ts';
import { settlePriceRequest, writePriceRequest } from '../../academy/content/price-requests.service.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayOpenCourses, maySetPrices, mayWriteRecord } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';

type Of = RecordName & { revision: string; staff: StaffMember };

type Asked =
  | { ok: true }
  /** `by` and `at`: who saved since. */
  | { ok: false; reason: 'changed-meanwhile'; by: string; at: Date }
  | { ok: false; reason: 'incomplete'; missing: RecordFault[] }
  /** 'no-price': the draft changes none; 'unknown-record': there is no draft. */
  | { ok: false; reason: 'unknown-record' | 'no-price' };

/**
 * Sends the draft to those who set prices; asked again, the newest note counts. `note`: up to 500 characters, may be empty. What is
 * saved in the draft until it is decided is decided with it.
 */
export async function askForPrice(
  context: ServiceContext,
  { kind, slug, revision, note, staff }: Of & { note: string },
): Promise<Asked> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not write a ${kind}.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at, uuid: context.uuid });
    const { open, row } = found;
    if (open?.state !== 'draft' || !open.record) return { ok: false, reason: 'unknown-record' };
    if (open.id !== revision)
      return { ok: false, reason: 'changed-meanwhile', by: open.madeBy, at: open.madeAt };
    if (pricesThatDiffer(kind, row?.record ?? null, open.record).length === 0)
      return { ok: false, reason: 'no-price' };
    const missing = await stoppedBy(tx, found, at);
    if (missing.length > 0) return { ok: false, reason: 'incomplete', missing };
    await writePriceRequest(tx, { kind, slug, note, askedBy: staff.email, askedAt: at });
    await postEmail(tx, priceWaitsFor({ kind, slug, revision }), at);
    const line = { id: context.uuid(), at, staff, act: 'ask-price', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind, revision } });
    return { ok: true };
  });
}

/** Without a draft, for a course that is on the site and has no price. Asked again, the newest counts. Who may: `mayOpenCourses`. */
export async function askForFirstPrice(
  context: ServiceContext,
  { courseSlug: slug, staff }: { courseSlug: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'course-not-found' | 'has-price' }> {
  if (!mayOpenCourses(staff)) throw new Error(`${staff.role} may not ask for a price.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const course = await readCourse(tx, slug);
    if (!course) return { ok: false, reason: 'course-not-found' };
    // What was never edited has its first revision from here on, beside which the request is shown.
    await openRecord(tx, { kind: 'course', slug }, { at, uuid: context.uuid });
    if (course.priceCentimes !== null) return { ok: false, reason: 'has-price' };
    await writePriceRequest(tx, { kind: 'course', slug, note: '', askedBy: staff.email, askedAt: at });
    const line = { id: context.uuid(), at, staff, act: 'ask-price', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind: 'course' } });
    return { ok: true };
  });
}

/** The draft stays with its editor, who reads the reason. False when none waits any more. */
export async function refusePrice(
  context: ServiceContext,
  { kind, slug, reason, staff }: Omit<Of, 'revision'> & { reason: string },
): Promise<boolean> {
  if (!maySetPrices(staff)) throw new Error(`${staff.role} may not decide about prices.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const refusal = { state: 'refused', by: staff.email, at, reason } as const;
    if (!(await settlePriceRequest(tx, { kind, slug }, refusal))) return false;
    const line = { id: context.uuid(), at, staff, act: 'refuse-price', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind, reason } });
    return true;
  });
}

/** The draft stays as it is, and may be sent again. False when none waits any more. */
export async function withdrawPrice(
  context: ServiceContext,
  { kind, slug, staff }: Omit<Of, 'revision'>,
): Promise<boolean> {
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not write a ${kind}.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const end = { state: 'ended', by: staff.email, at } as const;
    if (!(await settlePriceRequest(tx, { kind, slug }, end))) return false;
    const line = { id: context.uuid(), at, staff, act: 'withdraw-price', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind } });
    return true;
  });
}
