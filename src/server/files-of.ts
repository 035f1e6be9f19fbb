/** The store of the shop's files, depending on the settings. */
import path from 'node:path';
import type { Settings } from './env.ts';
import type { FileKeeper, FileStore } from '../platform/files/file-store.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { s3Store } from '../platform/files/s3-store.ts';

export const downloadsDir = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'downloads');

export const filesOf = (settings: Pick<Settings, 'dataDir' | 'files'>): FileStore & FileKeeper =>
  settings.files === null ? folderStore(downloadsDir(settings)) : s3Store(settings.files);

/** Videos and files of lessons, and handed-in work: beside the shop's files, under names that cannot be guessed. */
export const classroomFiles = (settings: Pick<Settings, 'dataDir' | 'files'>): FileStore & FileKeeper =>
  settings.files === null
    ? folderStore(path.join(settings.dataDir, 'classroom'))
    : s3Store({ ...settings.files, prefix: [settings.files.prefix, 'classroom'].filter(Boolean).join('/') });
