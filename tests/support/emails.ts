/** E-mails as the mailbox page of the journeys' academy shows them. */
import { expect, type Page } from '@playwright/test';

/** The addresses of the e-mails to somebody, the newest first. */
async function emailsTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/mailbox')).text();
  const entry = new RegExp(`href="(/mailbox/[^"]+)"(?:(?!</a>)[\\s\\S])*?${RegExp.escape(email)}`, 'g');
  return [...list.matchAll(entry)].map(([, href = '']) => href);
}

const htmlOf = async (page: Page, href: string): Promise<string> =>
  (await page.request.get(`${href}/letter`)).text();

/** The HTML of the newest e-mail to an address whose text holds `holding`, as soon as it is there. */
export async function emailTo(page: Page, email: string, holding: string): Promise<string> {
  let found = '';
  await expect(async () => {
    for (const href of await emailsTo(page, email)) {
      const letter = await htmlOf(page, href);
      if (!letter.includes(holding)) continue;
      found = letter;
      break;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** E-mails whose code was handed out already: who asks again waits for the next one. */
const handedOut = new Set<string>();

/**
 * The code that was sent to an address last, as soon as its e-mail is there. Other e-mails may come before and after it: only
 * one that holds a code and nothing beside it on that line is meant, and each but once.
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
