/** The academy's secret: given in production, made once and kept beside the data otherwise. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../server/env.ts';

/** At least 32 characters. Throws when the data folder cannot be written. */
export function secretOf({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (secret) return secret;
  const file = path.join(dataDir, 'secret.key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  // 'wx': of two processes that start at once, one makes it and the other reads it.
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    throw error;
  }
}
