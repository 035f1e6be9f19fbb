/** Pictures of the community, in a folder of the data folder that the site never serves from. */
import { shownPicture } from '../features/community/post-view.ts';
import type { PictureFiles } from '../features/shop/files-by-id.ts';
import { most } from '../features/classroom/assignment.ts';
import type { Context } from '../platform/context.ts';
import { decodePicture, type Write } from './decode-picture.ts';
import { filesById } from '../platform/files/files-by-id.ts';

/** Tried one after the other until the picture is small enough; the last one is taken as it is. */
const attempts = [
  { side: shownPicture.longestSide, quality: 78 },
  { side: shownPicture.longestSide, quality: 60 },
  { side: 1_024, quality: 50 },
  { side: 800, quality: 40 },
] as const;

type Shrunk = { bytes: Uint8Array; width: number; height: number };

const shrink: Write<Shrunk> = async (open) => {
  let made: Shrunk = { bytes: new Uint8Array(), width: 0, height: 0 };
  for (const { side, quality } of attempts) {
    const { data, info } = await open()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    made = { bytes: data, width: info.width, height: info.height };
    if (data.length <= shownPicture.bytes) break;
  }
  return made;
};

/** The folder is made when the first picture comes. */
export const pictureFiles = (folder: string): PictureFiles => ({
  ...filesById(folder),
  async make(bytes) {
    const decoded = await decodePicture(bytes, shrink);
    return decoded.ok ? { ok: true, ...decoded.made } : decoded;
  },
});

/** A photo of somebody's work: small letters on it stay readable. */
const workSide = 1_600;

export const preparePhoto: Context['preparePhoto'] = async (bytes) => {
  const write: Write<Uint8Array> = (open) =>
    open()
      .resize({ width: workSide, height: workSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 4 })
      .toBuffer();
  const decoded = await decodePicture(bytes, write, most.photo);
  return decoded.ok ? { ok: true, bytes: decoded.made } : decoded;
};
