import { syncPath, syncTree } from './durable-files.ts';
import {
  beginCreating,
  dataPaths,
  inspectData,
  prepareRoot,
  writeMarker,
  type DataPaths,
} from './data-directory.ts';
import { startEngine, type EmbeddedEngine } from './engine.ts';
import { lockData } from './lock.ts';

export type OpenedEngine = EmbeddedEngine & { paths: DataPaths; close(): Promise<void> };

/**
 * Opens the embedded database in a folder, or makes it when the folder is empty, with every guard in place: the lock
 * first, then a look at what is there, then the engine with fsync at work, then the marker. Throws `DataInUse` or
 * `DataRefused` without having touched the data.
 */
export async function openEngine(dataDir: string): Promise<OpenedEngine> {
  const paths = dataPaths(dataDir);
  prepareRoot(paths);
  const lock = lockData(paths.root);
  try {
    const creating = inspectData(paths) === 'create';
    if (creating) beginCreating(paths);
    const engine = await startEngine(paths.cluster);
    if (creating) finishCreating(paths);
    return { ...engine, paths, close: () => closeBoth(engine, lock) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Brings a newly made database to the disk as a whole, and only then says that it may be relied on. */
export function finishCreating(paths: DataPaths): void {
  syncTree(paths.cluster);
  syncPath(paths.root);
  writeMarker(paths, 'ready');
}

async function closeBoth({ pglite }: EmbeddedEngine, lock: { release(): void }): Promise<void> {
  try {
    await pglite.close();
  } finally {
    lock.release();
  }
}
