/**
 * The seals of the staff log: each line carries a hash of itself and of the line before it, and the last one is signed with the
 * academy's secret. Whoever takes a line out, changes one or adds one in the table alone breaks the row, and the check says where.
 */
import { createHash } from 'node:crypto';
import { asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { staffLog, staffLogSeals } from './staff.table.ts';

type Sealing = Pick<ServiceContext, 'database' | 'clock' | 'signer' | 'log'>;
type Line = typeof staffLog.$inferSelect;

/** Lines that are read at once. */
const most = 1_000;
const checkedEveryMs = 6 * 3_600_000;

/** Without address and browser, which are deleted after a while. */
const sealOf = (
  before: string,
  place: number,
  { id, at, email, act, subject, detail, ...line }: Line,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        place,
        id,
        at.toISOString(),
        email,
        act,
        subject,
        detail,
        line.before,
        line.after,
      ]),
    )
    .digest('base64url');

type Last = { place: number; seal: string };

const bytesOf = ({ place, seal }: Last): Buffer => Buffer.from(`${place} ${seal}`);

const signed = (signer: Signer, last: Last): string =>
  signer('staff log', bytesOf(last)).toString('base64url');

const isSigned = (signer: Signer, last: Last, proof: string): boolean =>
  signer.accepted.some((sign) => sign('staff log', bytesOf(last)).toString('base64url') === proof);

/** One process at a time. */
const hold = (tx: Handle) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff log', 0))`);

const nothing: Last = { place: 0, seal: '' };

async function readLast(tx: Handle): Promise<typeof staffLogSeals.$inferSelect | null> {
  const [row] = await tx.select().from(staffLogSeals);
  return row ?? null;
}

/** Writes seals of lines in this order behind `last`; returns the new last one. Lines that have theirs already are not written. */
async function sealLines(tx: Handle, last: Last, lines: readonly Line[]): Promise<Last> {
  let { place, seal } = last;
  for (const line of lines) {
    place += 1;
    seal = sealOf(seal, place, line);
    if (line.place !== place || line.seal !== seal)
      await tx.update(staffLog).set({ place, seal }).where(eq(staffLog.id, line.id));
  }
  return { place, seal };
}

async function keepLast(tx: Handle, signer: Signer, last: Last): Promise<void> {
  const row = { id: 1, ...last, proof: signed(signer, last) };
  await tx.insert(staffLogSeals).values(row).onConflictDoUpdate({ target: staffLogSeals.id, set: row });
}

/** The first place that is not as it was sealed; null while all are. */
async function findBreak(tx: Handle, signer: Signer): Promise<number | null> {
  const last = await readLast(tx);
  if (last !== null && !isSigned(signer, last, last.proof)) return last.place;
  let { place, seal } = nothing;
  for (;;) {
    const lines = await tx
      .select()
      .from(staffLog)
      .where(gt(staffLog.place, place))
      .orderBy(asc(staffLog.place))
      .limit(most);
    for (const line of lines) {
      place += 1;
      seal = sealOf(seal, place, line);
      if (line.place !== place || line.seal !== seal) return place;
    }
    if (lines.length < most) break;
  }
  const { place: lastPlace, seal: lastSeal } = last ?? nothing;
  return place === lastPlace && seal === lastSeal ? null : Math.max(1, Math.min(place, lastPlace));
}

async function readTop(tx: Handle): Promise<Last> {
  const [top] = await tx
    .select({ place: staffLog.place, seal: staffLog.seal })
    .from(staffLog)
    .where(isNotNull(staffLog.place))
    .orderBy(desc(staffLog.place))
    .limit(1);
  return { place: top?.place ?? 0, seal: top?.seal ?? '' };
}

/** Seals what was written since, and now and then looks whether all is as it was sealed. Returns how many lines were sealed. */
export function sealStaffLog({ database, clock, signer, log }: Sealing): Promise<number> {
  return database.transaction(async (tx) => {
    await hold(tx);
    const [row, top] = [await readLast(tx), await readTop(tx)];
    const lines = await tx
      .select()
      .from(staffLog)
      .where(isNull(staffLog.place))
      .orderBy(asc(staffLog.at), asc(staffLog.id))
      .limit(most);
    const before = row ?? { ...nothing, proof: signed(signer, nothing), checkedAt: null, brokenAt: null };
    // What was cut off or signed by somebody else is not made good by what is sealed behind it.
    const isWhole =
      isSigned(signer, before, before.proof) && before.place === top.place && before.seal === top.seal;
    const last = await sealLines(tx, top, lines);
    if (isWhole && (lines.length > 0 || before.proof !== signed(signer, before)))
      await keepLast(tx, signer, last);
    const now = clock();
    const checked = before.checkedAt?.getTime() ?? -Infinity;
    if (!isWhole || now.getTime() - checked >= checkedEveryMs) {
      const brokenAt = await findBreak(tx, signer);
      if (brokenAt !== null && before.brokenAt === null)
        log.error({ place: brokenAt }, 'The staff log is not as it was written');
      const found = { checkedAt: now, brokenAt };
      await tx
        .insert(staffLogSeals)
        .values({ id: 1, ...last, proof: isWhole ? signed(signer, last) : '', ...found })
        .onConflictDoUpdate({ target: staffLogSeals.id, set: found });
    }
    return lines.length;
  });
}

/**
 * Lets somebody's data be taken out of lines, and seals the log anew where it was whole before; a broken one stays broken. In a
 * transaction of the caller.
 */
export async function sealingAnew(
  { signer }: Pick<Sealing, 'signer'>,
  tx: Handle,
  work: () => Promise<void>,
): Promise<void> {
  await hold(tx);
  const isWhole = (await findBreak(tx, signer)) === null;
  await work();
  if (!isWhole) return;
  let last = nothing;
  for (;;) {
    const lines = await tx
      .select()
      .from(staffLog)
      .where(gt(staffLog.place, last.place))
      .orderBy(asc(staffLog.place))
      .limit(most);
    last = await sealLines(tx, last, lines);
    if (lines.length < most) break;
  }
  if (last.place > 0) await keepLast(tx, signer, last);
}

/** Where the log was found changed in the table; null while it is whole, or was not looked at yet. */
export const brokenLogAt = async (db: Handle): Promise<number | null> =>
  (await readLast(db))?.brokenAt ?? null;
