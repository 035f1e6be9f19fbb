/** The text of a table that another system exported. */
import { readFile } from '../layout/files.ts';

/** `fault`: as the API names it. */
export const readTable = async (file: File): Promise<{ text: string } | { fault: string }> =>
  readFile(new Uint8Array(await file.arrayBuffer()));
