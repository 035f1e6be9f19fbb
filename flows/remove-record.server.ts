/** A record leaves the pages, or takes another place among its like. Both are seen at once. */
import { readNeedsOf } from '../domain/access/needs-record.store.server.ts';
import { raiseContentVersion } from '../domain/catalogue/content-version.store.server.ts';
import { openRecord } from '../domain/catalogue/open-record.store.server.ts';
import { publishRemoval } from '../domain/catalogue/publish-revision.store.server.ts';
import { tellChanges } from '../domain/catalogue/record-changes.ts';
import { pricesThatDiffer } from '../domain/catalogue/record-prices.ts';
import { placeRow } from '../domain/catalogue/record-rows.store.server.ts';
import { moveRevision } from '../domain/catalogue/revisions.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { maySetPrices, mayWriteRecord } from '../domain/staff/who-may.ts';
import type { StaffCatalogueVerbs } from './catalogue-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Input<Verb extends keyof StaffCatalogueVerbs> = Parameters<StaffCatalogueVerbs[Verb]>[0];

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
    const needs = row ? await readNeedsOf(tx, kind, slug) : [];
    if (needs.length > 0) return { ok: false, reason: 'still-needed', needs };
    // What is removed can be made again: for another price, or for none.
    const prices = row ? pricesThatDiffer(kind, row.record, null) : [];
    if (prices.length > 0 && !maySetPrices(staff)) return { ok: false, reason: 'needs-price-right', prices };
    if (row) await publishRemoval(tx, found, { at, by: staff.email, uuid: context.uuid });
    else if (open) await moveRevision(tx, open.id, [open.state], { state: 'dropped', publishAt: null });
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
    return { ok: true };
  });
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
