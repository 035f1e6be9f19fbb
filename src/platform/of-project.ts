import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder of the project: the one this process was started in, or the one this file lies in. */
export const ofProject = (folder: string): string | undefined =>
  [folder, path.join(import.meta.dirname, '..', folder)].find((one) => existsSync(one));
