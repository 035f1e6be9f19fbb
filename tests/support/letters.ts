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
