/** Where files are, depending on the settings: folders of this machine, or a bucket that several machines share. */
import path from 'node:path';
import type { Settings } from './env.ts';
import type { FilesById } from '../catalogue/shop/files-by-id.ts';
import { type FileKeeper, type FileStore, filesById, moveFiles } from '../platform/files/file-store.ts';
import { pictureWidths } from '../platform/files/picture.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { bucketFiles, type FileStoreSettings, s3Store } from '../platform/files/s3-store.ts';

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

const ofBucket = (store: FileStoreSettings, folder: IdFolder): FilesById => {
  const files = bucketFiles(store, folder);
  // What members delete must be gone on every machine at once.
  return folder.startsWith('library/') ? remembered(files) : files;
};

const mostRemembered = 16 * 1024 * 1024;

/** A file of an id never changes: those that were read last stay in memory, so that a page's pictures do not come from afar. */
function remembered(files: FilesById): FilesById {
  const known = new Map<string, Uint8Array>();
  let bytes = 0;
  const forget = (id: string): void => {
    bytes -= known.get(id)?.length ?? 0;
    known.delete(id);
  };
  return {
    ...files,
    async read(id) {
      const found = known.get(id) ?? (await files.read(id));
      if (found === null) return null;
      forget(id);
      known.set(id, found);
      bytes += found.length;
      for (const [oldest] of known) {
        if (bytes <= mostRemembered) break;
        forget(oldest);
      }
      return found;
    },
    async remove(id) {
      forget(id);
      await files.remove(id);
    },
  };
}

export const filesByIdOf = (settings: Pick<Settings, 'dataDir' | 'files'>, folder: IdFolder): FilesById =>
  settings.files === null ? localFiles(settings, folder) : ofBucket(settings.files, folder);

/** What the data folder holds from before there was a bucket goes there. Returns how many files; throws `StoreAway`. */
export async function moveToBucket(settings: Pick<Settings, 'dataDir' | 'files'>): Promise<number> {
  if (settings.files === null) return 0;
  let moved = 0;
  for (const folder of idFolders)
    moved += await moveFiles(localFiles(settings, folder), bucketFiles(settings.files, folder));
  return moved;
}
