/** Letters as the mailbox page of the journeys' academy shows them. */
import { expect, type Page } from '@playwright/test';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The HTML of the newest letter to an address whose text holds `holding`, as soon as it is there. */
export async function letterTo(page: Page, email: string, holding: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get('/mailbox')).text();
    const entry = new RegExp(`href="(/mailbox/[^"]+)"(?:(?!</a>)[\\s\\S])*?${escaped(email)}`, 'g');
    for (const [, href = ''] of list.matchAll(entry)) {
      const letter = await (await page.request.get(`${href}/letter`)).text();
      if (!letter.includes(holding)) continue;
      found = letter;
      break;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** The newest letter to an address: its whole text. Waits until the outbox has posted it. */
async function newestLetterTo(page: Page, address: string): Promise<string> {
  let text = '';
  await expect(async () => {
    await page.goto('/mailbox');
    await page.getByRole('link').filter({ hasText: address }).first().click({ timeout: 1_000 });
    text = await page.locator('main').innerText();
    expect(text).toContain(address);
  }).toPass();
  return text;
}

/** The code of the newest letter to an address; read on a page of its own, so that the journey's stays where it is. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const reader = await page.context().newPage();
  const code = /\b\d{6}\b/.exec(await newestLetterTo(reader, email))?.[0] ?? '';
  await reader.close();
  return code;
}
