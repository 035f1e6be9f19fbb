/** The settings of an academy as its owner writes them into a file: checked before they replace those that stand. */
import { settingsSchema } from './settings-schema.ts';
import type { AcademySettings } from './settings.ts';

type Reading = { ok: true; settings: AcademySettings } | { ok: false; faults: string[] };

/** The settings, or every fault with the place where it stands: 'bankTransfer.rib is no RIB…'. */
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

export type Change = { what: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What differs, leaf by leaf; what stands on one side only is undefined on the other. */
export function changesBetween(before: unknown, after: unknown, what = ''): Change[] {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ what, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], what ? `${what}.${key}` : key),
  );
}
