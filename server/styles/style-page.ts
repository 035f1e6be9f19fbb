/** Cuts a page's inlined styles to what it uses, and names their hashes for the Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { namesIn, purgeStyles } from './purge-styles.ts';

/** Words that scripts use, and words of the pages whose parts they bring into others; made when the site is built. */
export type ScriptWords = { always: readonly string[]; withParts: readonly string[] };

export const noScriptWords: ScriptWords = { always: [], withParts: [] };

export type StyledPage = { html: string; hashes: string[] };

const hashOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Pages into which the browser script brings parts of others: dialogs, and results of a search. */
const takesParts = (html: string): boolean => /\sdata-(dialog|live-search|step)\b/.test(html);

/** `purge` is off in development, where styles come and go by the minute. */
export function stylePage(html: string, words: ScriptWords, purge: boolean): StyledPage {
  const hashes: string[] = [];
  const bare = purge ? html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '') : '';
  const names = purge
    ? namesIn(bare, takesParts(html) ? [...words.always, ...words.withParts] : words.always)
    : null;
  const styled = html.replace(/(<style[^>]*>)([\s\S]*?)<\/style>/g, (_, open: string, css: string) => {
    const left = names === null ? css : purgeStyles(css, names);
    hashes.push(hashOf(left));
    return `${open}${left}</style>`;
  });
  return { html: styled, hashes };
}
