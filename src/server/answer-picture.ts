/** Pictures of the office's library, as pages show them. */
import { readPictureFile } from '../platform/files/picture.ts';
import type { Academy } from '../academy.ts';
import type { Target } from '../platform/http/read-incoming.ts';
import { refuse } from './refuse.ts';

export const isPicturePath = (pathname: string): boolean => readPictureFile(pathname) !== null;

/** What lies under an id never changes. */
const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' };

export async function answerPicture(
  academy: Pick<Academy, 'pictureFile'>,
  target: Target,
): Promise<Response> {
  const named = readPictureFile(target.pathname);
  const bytes = named && (await academy.pictureFile(named));
  return bytes ? new Response(new Uint8Array(bytes), { headers }) : refuse('not-found', target);
}
