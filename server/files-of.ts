/** The store of the shop's files, as the settings say. */
import path from 'node:path';
import type { Settings } from './env.ts';
import type { FileKeeper, FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

export const downloadsDir = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'downloads');

export const filesOf = (settings: Pick<Settings, 'dataDir' | 'files'>): FileStore & FileKeeper =>
  settings.files === null ? folderStore(downloadsDir(settings)) : s3Store(settings.files);
