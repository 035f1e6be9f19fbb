import { expect, test } from 'vitest';
import { place, placeAndPay, staff as owner } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postEmails, postOutbox } from '../../../tests/support/post-emails.ts';
import type { StaffMember } from '../../academy.ts';
import type { StaffAuth } from '../../academy/staff/staff-auth.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { withEmailPreviews } from './email-preview.service.ts';
import { isSubject } from '../../academy/emails/email-texts.ts';
import { emailTexts } from '../../academy/emails/email-texts.table.ts';
import { allowed } from '../../../tests/support/sure.ts';

const opened = academyForEach();

const about = { name: 'order-received', locale: 'en' } as const;
const actions = () => opened.academy.staff;
const write = (texts: Record<string, string>) => actions().saveEmailTexts({ ...about, texts, staff: owner });
/** The newest as it would leave now. */
async function subjectNow(): Promise<string> {
  const { rows } = await actions().deliveries({
    filter: { types: ['mail'], what: about.name },
    page: 1,
    perPage: 1,
  });
  const mail = await actions().delivery({ id: rows[0]?.id ?? '', types: ['mail'] });
  return mail && 'words' in mail && 'subject' in mail.words ? mail.words.subject : '';
}

test('what the academy wrote is sent, with its fields filled in, until it is set back', async () => {
  const [{ text: delivered } = { text: '' }] = await actions().emailTextsOf(about);
  expect(await write({ subject: 'Pay {amount} please, for {item}' })).toEqual({ ok: true });
  await place(opened);
  expect(await subjectNow()).toMatch(/^Pay .*MAD.* please, for Selling Online$/);
  expect(await actions().emailTextList()).toContainEqual({
    name: 'order-received',
    group: 'orders',
    changed: { en: 1, ar: 0, fr: 0 },
  });

  await write({ subject: delivered });
  expect(await subjectNow()).toMatch(/^Choose how to pay .*: Selling Online$/);
  const lines = await opened.db.select().from(staffLog);
  // Rows of one instant have no order.
  expect(new Set(lines.map(({ act, after }) => [act, after]))).toEqual(
    new Set([
      ['change-email-text', { 'body.en': 'Pay {amount} please, for {item}' }],
      ['change-email-text', { 'body.en': delivered }],
    ]),
  );
});

test('Enter in a subject is a space, where it is written and where it was kept before', async () => {
  expect(await write({ subject: 'Pay {amount}\r\nplease,\u2028for\u200b {item}\n' })).toEqual({ ok: true });
  const texts = await actions().emailTextsOf(about);
  expect(texts.find(({ path }) => path === 'subject')).toMatchObject({
    text: 'Pay {amount} please, for {item}',
    isOneLine: true,
  });
  await opened.db.update(emailTexts).set({ text: 'Pay {amount}\nfor {item}' });
  await place(opened);
  const now = new Date(opened.context.clock().getTime() + 11 * 60_000);
  const { mails } = await postOutbox(opened, { now });
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Pay .*MAD.* for Selling Online$/),
  );
});

test.each([
  ['order-received', 'subject', true],
  ['how-to-pay', 'bank/subject', true],
  ['refund', 'changedSubject', true],
  ['order-received', 'heading', false],
  ['order-received', 'subtitle', false],
])('of %s, %s stands in a subject: %s', (_name, path, is) => {
  expect(isSubject(path)).toBe(is);
});

test('a text that names an unknown field, or drops the sum, is refused and nothing is stored', async () => {
  expect(await write({ subject: 'For {item} of {nobody}: {amount}', intro: 'Hello {course}' })).toEqual({
    ok: false,
    faults: { subject: 'unknown-field' },
  });
  expect(await write({ subject: 'For {item}' })).toEqual({ ok: false, faults: { subject: 'missing-field' } });
  expect((await actions().emailTextList()).flatMap(({ changed }) => [changed.en, changed.ar])).not.toContain(
    1,
  );
});

test('the preview is the newest real e-mail with the texts that are typed; a test goes to whoever asks', async () => {
  await place(opened);
  const texts = { subject: '<b>Now</b> {item}: {amount}', heading: 'Thank you' };
  expect(await actions().previewEmail({ ...about, texts })).toMatchObject({
    isReal: true,
    content: { parts: [{ heading: 'Thank you' }] },
  });
  const none = await actions().previewEmail({ ...about, locale: 'ar', texts: {} });
  expect(none).toMatchObject({ isReal: false, content: { subject: expect.stringContaining('990') } });
  expect(JSON.stringify(none)).not.toMatch(/\{(item|amount|course|date)\}/);
  expect(await actions().testEmail({ ...about, texts, staff: owner })).toEqual({ ok: true });
  const [mail] = await postEmails(opened);
  expect(mail).toMatchObject({ to: [owner.email], subject: expect.stringContaining('<b>Now</b>') });
  expect(mail?.html).not.toContain('<b>Now</b>');
});

test('the preview of how to pay shows of the account and its IBAN only the ends', async () => {
  const { token } = await place(opened);
  await opened.academy.chooseMethod({ token, option: 'Bank Transfer' });
  const seen = await actions().previewEmail({ name: 'how-to-pay', locale: 'en', texts: {} });
  expect(seen).toMatchObject({ isReal: true });
  const text = JSON.stringify(seen);
  expect(text).toMatch(/MA\d\d (?:•{4} ){5}2396/);
  expect(text).not.toMatch(/0123 ?4567/);
});

test('the usual e-mail is shown before a variant that is newer; each variant is named by what only it says', async () => {
  await placeAndPay(opened);
  await place(opened, { details: someDetails({ email: 'zineb@example.com' }) });
  opened.pass(60_000);
  // Who has it already is told not to pay again.
  await place(opened);
  const seen = allowed(await actions().previewEmail({ ...about, texts: { heading: 'Thank you' } }));
  expect(seen.content).toMatchObject({
    subject: expect.stringMatching(/^Choose how to pay/),
    parts: [{ heading: 'Thank you' }],
  });
  expect(seen.variants).toMatchObject([{ subject: expect.stringMatching(/^Do not pay again/), differs: [] }]);
  const variant = seen.variants[0]?.id;
  expect(await actions().previewEmail({ ...about, texts: {}, variant })).toMatchObject({
    content: { subject: expect.stringMatching(/^Do not pay again/) },
  });
  expect(JSON.stringify(seen)).not.toMatch(/[\uE000-\uF8FF]/u);
});

test('how to pay is chosen by its way: each is called by its own part', async () => {
  const first = await place(opened);
  await opened.academy.chooseMethod({ token: first.token, option: 'Bank Transfer' });
  const other = await place(opened, { details: someDetails({ email: 'zineb@example.com' }) });
  await opened.academy.chooseMethod({ token: other.token, option: 'WafaCash / Cash Plus' });
  const seen = allowed(await actions().previewEmail({ name: 'how-to-pay', locale: 'en', texts: {} }));
  const parts = seen.variants.map(({ differs }) => new Set(differs.map((path) => path.split('/')[0])));
  // The account stands first; that cash was chosen later does not make it the usual way.
  expect(parts).toEqual([new Set(['cash'])]);
});

test('the preview is a page of its own: typed texts in place of those saved, for whoever may write them', async () => {
  await write({ heading: 'Saved heading' });
  const ask = async (fields: Record<string, string>, who: StaffMember | null = owner) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const staffAuth = { whoIs: async () => who } as unknown as StaffAuth;
    const answer = withEmailPreviews(async () => new Response('another page'), opened.context, { staffAuth });
    return answer(new Request('http://academy.test/staff/email-preview', { method: 'POST', body }));
  };
  const typed = { name: 'order-received', locale: 'en', texts: '{"heading":"<i>Typed</i>"}' };
  const page = await ask(typed);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('&lt;i&gt;Typed&lt;/i&gt;');
  expect(html).not.toMatch(/cid:|Saved heading/);
  expect(await (await ask({ ...typed, texts: '{}' })).text()).toContain('Saved heading');
  expect((await ask({ ...typed, texts: '{"heading":"{nobody}"}' })).status).toBe(422);
  expect((await ask({ ...typed, texts: 'none' })).status).toBe(422);
  expect((await ask(typed, { email: 'amina@academy.example', role: 'support' })).status).toBe(403);
  expect((await ask(typed, null)).status).toBe(403);
});
