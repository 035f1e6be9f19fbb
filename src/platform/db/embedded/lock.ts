import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { DatabaseSync } from 'node:sqlite';

export type DataLock = { release(): void };

/** Thrown when another process works on the same data. */
export class DataInUse extends Error {
  readonly heldBy: number | null;

  constructor(dataDir: string, heldBy: number | null) {
    const who = heldBy === null ? 'Another process' : `Process ${heldBy}`;
    super(`${who} is using the database in ${dataDir}. Two at once would destroy it: stop that one first.`);
    this.name = 'DataInUse';
    this.heldBy = heldBy;
  }
}

function readHolder(path: string): number | null {
  try {
    const holder = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(holder) && holder > 0 ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Takes the data for this process alone. The kernel holds the lock and frees it when the process ends in whatever way;
 * a file with a process id alone would outlive a kill, and ids are used again. Throws `DataInUse`, at once, when another
 * process (or another opening in this one) has it.
 */
export function lockData(dataDir: string): DataLock {
  const holderFile = join(dataDir, 'holder.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new DataInUse(dataDir, readHolder(holderFile));
    }
    throw error;
  }
  // Only told, never trusted: who is asked to leave wants to know by whom.
  writeFileSync(holderFile, `${pid}\n`, { mode: 0o600 });
  return { release: () => lock.close() };
}
