/** Renders a public page for everybody: nothing of the request that asked for it reaches the page. */
import type { House } from './house.ts';
import type { FreshPage } from '../platform/http/page-cache.ts';
import { finishAnswer, type Finish } from './write-answer.ts';

/** For the page cache: null for a page that does not call itself public, or hands out a cookie, or is not there. */
export function renderer(house: () => Promise<House>, publicOrigin: string, finish: Finish) {
  return async (key: string): Promise<FreshPage | null> => {
    const { answerPage, trueUntil } = await house();
    // Asked before rendering: a campaign that ends in between makes the page untrue at once, not for a minute.
    const until = await trueUntil();
    const answer = await answerPage(new Request(`${publicOrigin}${key}`));
    const isPublic =
      /\bpublic\b/.test(answer.headers.get('cache-control') ?? '') && !answer.headers.has('set-cookie');
    if (answer.status !== 200 || !isPublic) return null;
    return { ...(await finishAnswer(answer, key.split('?')[0] ?? key, finish)), trueUntil: until };
  };
}
