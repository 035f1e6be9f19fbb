/** The address where the office sends a picture for its library: the file itself, of several megabytes, slowly. */
import { largestPictureBytes } from '../features/community/post-picture.ts';

/** A little more: a file that is barely too large gets its answer beside the field. */
export const largestLibraryUpload = largestPictureBytes + 512 * 1024;

export const isLibraryUpload = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' && pathname === '/api/staff/pictures' && /^image\//i.test(contentType);
