/**
 * The addresses where a member sends a picture with a post: they take several megabytes, slowly, and only from somebody who is
 * signed in. What she may write is asked by the page.
 */
import { isSpace } from '../features/community/space.ts';
import { largestPictureBytes } from '../features/community/post-view.ts';

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
export const largestPictureUpload = largestPictureBytes + 512 * 1024;

const address = /^(?:\/ar)?\/circle\/spaces\/([a-z]+)$/;

/** Whether this may be a post with a picture: a form that carries files, to one of the spaces. */
export const isPictureUpload = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' &&
  /^multipart\/form-data\b/i.test(contentType) &&
  isSpace(address.exec(pathname)?.[1] ?? '');
