/** The verbs of what the office sends for the pages and for the shop. */
import { addPicture } from './add-picture.server.ts';
import { describePicture, removePicture } from './change-picture.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { PictureVerbs, StaffPictureVerbs } from './picture-verbs.ts';
import { listPictures, readAlt } from './read-pictures.server.ts';
import { sweepFiles } from './sweep-files.server.ts';
import { sweepUploads } from './sweep-uploads.server.ts';

export const bindPictures = (context: FlowContext): PictureVerbs => ({
  pictureFile: ({ id, width }) => context.library.read(id, width),
  pictureAlt: ({ id }) => readAlt(context, id),
});

export const bindStaffPictures = (context: FlowContext): StaffPictureVerbs => ({
  pictures: (input) => listPictures(context, input),
  addPicture: (input) => addPicture(context, input),
  describePicture: (input) => describePicture(context, input),
  removePicture: (input) => removePicture(context, input),
});

/** Files that the library does not know, and what was sent and never used; returns how many of both. */
export const sweepLibrary = async (context: FlowContext): Promise<number> =>
  (await sweepFiles(context, 'library')) + (await sweepUploads(context));
