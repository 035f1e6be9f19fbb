/** What strangers with bad intentions type, and the public forms through which it comes in. */
import type { Browser, Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { becomeMember } from './become-member.ts';
import { chooseMethod, fillDetails } from './enrol.ts';
import { expect, newLearner } from './journey.ts';
import { orderNumberOn } from './order-number.ts';

const say = words.en;

/** Names are text: markup that runs where it is taken for a part of the page, and a cell that computes. */
export const hostileName = '<img src=x onerror=window.pwned=1> "><script>window.pwned=2</script>';
export const formulaName = '=HYPERLINK("evil.example") +2';

/** Turned around, broken out of, linked, computed; as long as forms take it, without a place where it breaks. */
export const hostileText = `"><svg onload=window.pwned=3> [here](javascript:window.pwned=4) \u202Egpj.exe =1+1 ${'m'.repeat(1_200)}`;

const begins = hostileText.slice(0, 28);

/** A course announced as paid by transfer, with a receipt whose file has a name of its own. Ends on the page of her order. */
export async function claimAs(page: Page, name: string): Promise<{ number: string; email: string }> {
  const who = { ...newLearner(), name };
  await page.goto('/courses/ugc-creation-masterclass/enrol');
  await fillDetails(page, 'en', who);
  await chooseMethod(page, 'en', 'bank');
  await page.getByLabel(say.enrol.bank.tick).check();
  const file = { name: `${hostileName.replaceAll('/', '')}.png`, mimeType: 'image/png' };
  await page
    .getByLabel(say.transfer.receipt.label)
    .setInputFiles({ ...file, buffer: await page.screenshot() });
  await page.getByRole('button', { name: say.enrol.bank.submit }).click();
  await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
  return { number: await orderNumberOn(page), email: who.email };
}

/** Every form of the site that asks for words, sent as a browser without script sends it. Refusals are told, never a fault. */
export async function fillEveryForm(page: Page): Promise<void> {
  const { email, phone } = newLearner();
  const who = { name: hostileName, email, phone };
  const taken = async (address: string, form: Record<string, string>) => {
    const answer = await page.request.post(address, { form, maxRedirects: 0 });
    expect(answer.status(), address).toBe(303);
  };
  const message = hostileText;
  await taken('/courses/fashion-business-masterclass/waitlist', who);
  await taken('/workshops/sell-on-whatsapp/apply', who);
  await taken('/contact', { ...who, topic: 'other', message });
  await taken('/host-course', { ...who, courseTopic: hostileText.slice(0, 290), experience: message });
  const link = 'https://evil.example/"onmouseover="window.pwned=5';
  await taken('/careers/learner-support-darija', { ...who, link, message });
  const hour = { preferredTimes: hostileText.slice(0, 200), message };
  await taken('/consultation/your-shop-line-by-line', { ...who, ...hour });

  const refused = async (address: string, form: Record<string, string>) => {
    const answer = await page.request.post(address, { form, maxRedirects: 0 });
    expect(answer.status(), address).toBeGreaterThanOrEqual(400);
    expect(answer.status(), address).toBeLessThan(500);
  };
  const script = 'javascript:window.pwned=6';
  await refused('/careers/learner-support-darija', { ...who, link: script, message });
  await refused('/contact', { ...who, topic: 'other', message: 'm'.repeat(10_000) });
  await refused('/contact', { ...who, name: `Salma \u202Eamlas`, topic: 'other', message });
}

/** What says that it is from the bank, and is not signed: 10,000 signs of it. */
export async function sendForgedNotification(page: Page): Promise<void> {
  const data = `${hostileText}${'<b>'.repeat(3_000)}`.padEnd(10_000, 'm');
  const answer = await page.request.post('/callbacks/practice', { data });
  expect(answer.status()).toBeLessThan(500);
}

/** A text in the community, and a report about it with a note. */
export async function reportSomething(browser: Browser, page: Page): Promise<void> {
  const { spaces, form, post } = say.circle;
  const { report } = say.circleSafety;
  await becomeMember(page, 'en');
  await page.goto('/circle/spaces/wins');
  const field = page.getByLabel(spaces.wins.prompt);
  if (!(await field.isVisible())) await page.getByText(spaces.wins.write, { exact: true }).click();
  await field.fill(hostileText);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  const origin = new URL(page.url()).origin;
  const extraHTTPHeaders = { 'x-forwarded-for': '10.9.4.7' };
  const hers = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders })).newPage();
  await becomeMember(hers, 'en');
  const card = hers.locator('article').filter({ hasText: begins });
  await card.locator('a[href*="/circle/posts/"]').first().click();
  await hers.getByRole('link', { name: post.report }).click();
  await hers.getByLabel(report.reasons.other.title).check();
  await hers.getByLabel(report.note).fill(hostileName);
  await hers.getByRole('button', { name: report.send }).click();
  await expect(hers.getByText(report.thanks.title)).toBeVisible();
  await hers.context().close();
}
