/** Where files are, depending on the settings: folders of this machine, or a bucket that several machines share. */
import path from 'node:path';
import type { Settings } from './env.ts';
import type { FilesById } from '../features/shop/files-by-id.ts';
import { type FileKeeper, type FileStore, filesById, moveFiles } from '../platform/files/file-store.ts';
import { pictureWidths } from '../platform/files/picture.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { bucketFiles, s3Store } from '../platform/files/s3-store.ts';

export const downloadsDir = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'downloads');

export const filesOf = (settings: Pick<Settings, 'dataDir' | 'files'>): FileStore & FileKeeper =>
  settings.files === null ? folderStore(downloadsDir(settings)) : s3Store(settings.files);

/** Videos and files of lessons, and handed-in work: beside the shop's files, under names that cannot be guessed. */
export const classroomFiles = (settings: Pick<Settings, 'dataDir' | 'files'>): FileStore & FileKeeper =>
  settings.files === null
    ? folderStore(path.join(settings.dataDir, 'classroom'))
    : s3Store({ ...settings.files, prefix: [settings.files.prefix, 'classroom'].filter(Boolean).join('/') });

/** Receipts, and pictures of members and staff: a folder for each. */
export type IdFolder = 'receipts' | 'pictures' | `library/${(typeof pictureWidths)[number]}`;

const idFolders: readonly IdFolder[] = [
  'receipts',
  'pictures',
  ...pictureWidths.map((width) => `library/${width}` as const),
];

const localFiles = ({ dataDir }: Pick<Settings, 'dataDir'>, folder: IdFolder): FilesById =>
  filesById(path.join(dataDir, folder));

export const filesByIdOf = (settings: Pick<Settings, 'dataDir' | 'files'>, folder: IdFolder): FilesById =>
  settings.files === null ? localFiles(settings, folder) : bucketFiles(settings.files, folder);

/** What the data folder holds from before there was a bucket goes there. Returns how many files; throws `StoreAway`. */
export async function moveToBucket(settings: Pick<Settings, 'dataDir' | 'files'>): Promise<number> {
  if (settings.files === null) return 0;
  let moved = 0;
  for (const folder of idFolders)
    moved += await moveFiles(localFiles(settings, folder), bucketFiles(settings.files, folder));
  return moved;
}
