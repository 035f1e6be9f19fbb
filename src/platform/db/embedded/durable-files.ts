import fs from 'node:fs';
import { join } from 'node:path';

/** Syncs one file or folder to the disk. Throws when the disk refuses. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs a whole tree to the disk: every file, then the folder that lists it. Throws when the disk refuses. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}

/** Replaces a small file so that after a power cut either the old or the new one is there, whole. */
export function writeDurably(folder: string, name: string, text: string): void {
  const temporary = join(folder, `${name}.new`);
  fs.writeFileSync(temporary, text, { mode: 0o600 });
  syncPath(temporary);
  fs.renameSync(temporary, join(folder, name));
  syncPath(folder);
}
