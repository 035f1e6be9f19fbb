/** E-mails as the mailbox page of the e2e tests' academy shows them. */
import { expect, type Page } from '@playwright/test';

/** Links of the e-mails to somebody, newest first. */
async function emailsTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/mailbox')).text();
  const entry = new RegExp(`href="(/mailbox/[^"]+)"(?:(?!</a>)[\\s\\S])*?${RegExp.escape(email)}`, 'g');
  return [...list.matchAll(entry)].map(([, href = '']) => href);
}

const htmlOf = async (page: Page, href: string): Promise<string> =>
  (await page.request.get(`${href}/email`)).text();

/** The HTML of the newest e-mail to an address whose text contains `holding`, as soon as it arrives. */
export async function emailTo(page: Page, email: string, holding: string): Promise<string> {
  let found = '';
  await expect(async () => {
    for (const href of await emailsTo(page, email)) {
      const html = await htmlOf(page, href);
      if (!html.includes(holding)) continue;
      found = html;
      break;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** E-mails whose code was used already: the next request waits for a newer one. */
const handedOut = new Set<string>();

/**
 * The code that was sent to an address last, as soon as its e-mail arrives. Other e-mails may come before and after it: only
 * one with a code alone on its line counts, and each once.
 */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    for (const href of await emailsTo(page, email)) {
      if (handedOut.has(href)) continue;
      code = />\s*(\d{6})\s*</.exec(await htmlOf(page, href))?.[1] ?? '';
      if (code === '') continue;
      handedOut.add(href);
      break;
    }
    expect(code).not.toBe('');
  }).toPass();
  return code;
}
