/** The one row of the settings, for editing it as a whole. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { academySettings } from './catalogue.table.ts';
import { raiseContentVersion } from './content.service.ts';
import { settingsToEdit } from '../settings/earlier-settings.ts';
import { type AcademySettings, settingsSchema } from '../settings/settings.ts';

type Reading = { ok: true; settings: AcademySettings } | { ok: false; faults: string[] };

/** The settings of an owner's file, or every fault with its path: 'bankTransfer.rib is no RIB…'. */
export function readSettingsFile(content: string): Reading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    return {
      ok: false,
      faults: [`The file is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`],
    };
  }
  const result = settingsSchema.safeParse(parsed);
  if (result.success) return { ok: true, settings: result.data };
  return {
    ok: false,
    faults: result.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'} ${message}`),
  };
}

type Change = { what: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What differs, leaf by leaf; what exists on one side only is undefined on the other. */
export function changesBetween(before: unknown, after: unknown, what = ''): Change[] {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ what, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], what ? `${what}.${key}` : key),
  );
}

/** The stored settings, completed with what was added since; also what cannot be used, so that it can be corrected. */
export async function readSettingsToEdit(db: Handle): Promise<AcademySettings> {
  const [row] = await db
    .select({ kept: academySettings.record })
    .from(academySettings)
    .where(eq(academySettings.id, 1));
  if (!row) throw new Error('The academy has no settings yet: seed the database first.');
  return settingsToEdit(row.kept);
}

/** From then on they are the owner's. Call it in a transaction of its own: it raises the version of the content. */
export async function writeSettings(tx: Handle, record: AcademySettings, updatedAt: Date): Promise<void> {
  await tx.update(academySettings).set({ record, sample: 'own', updatedAt }).where(eq(academySettings.id, 1));
  await raiseContentVersion(tx);
}
