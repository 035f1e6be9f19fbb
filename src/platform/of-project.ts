import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder of the project: below the working directory, or below this file's project. */
export const ofProject = (folder: string): string | undefined =>
  [folder, path.join(import.meta.dirname, '..', folder)].find((one) => existsSync(one));
