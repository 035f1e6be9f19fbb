/**
 * The addresses of the classroom that take more than a page's form: work that a learner hands in, and the voice of who marks it.
 * Only from somebody who has a seat there, or works here.
 */
import { most } from '../features/classroom/assignment.ts';

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
export const largestWork = most.bytes + 1024 * 1024;
export const largestVoice = most.voice + 512 * 1024;

/** Each holds its bytes in memory until they are stored. */
export const mostWorkAtOnce = 6;

const address = /^(?:\/ar)?\/learn\/([a-z0-9-]+)\/lessons\/[^/]+\/hand-in$/;

/** The course when this may be work that is handed in: a form that carries files. */
export const courseOfWork = (method: string, pathname: string, contentType: string): string | null =>
  method === 'POST' && /^multipart\/form-data\b/i.test(contentType)
    ? (address.exec(pathname)?.[1] ?? null)
    : null;

export const isMarkVoice = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' && pathname === '/api/staff/teaching/mark-voice' && /^audio\//i.test(contentType);

/** What phones tell of learning: JSON, where pages take forms alone. */
export const isLearningJson = (pathname: string, contentType: string): boolean =>
  /^(?:\/ar)?\/learn\//.test(pathname) && /^application\/json\b/i.test(contentType);
