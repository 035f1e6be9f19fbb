import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { place, staff as owner, statusOf } from '../../../tests/support/actions.ts';
import { evidenceFor, notificationOf, testGateway } from '../../../tests/support/test-gateway.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import type { CardFirm } from '../../academy/settings/payment-methods.ts';
import { aCourse, someSettings } from '../../../tests/support/builders.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { navigationOf } from '../../academy/frame/links.ts';
import { delivered, type SitePage, sitePages } from '../../academy/settings/arrangement.ts';
import { words } from '../../words.ts';
import { writeSettings } from '../../academy/content/settings-file.store.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';

let academy: TestAcademy;
async function open(gateways?: Gateway[]): Promise<TestAcademy> {
  const opened = await openTestAcademy(gateways ? { context: { gateways } } : {});
  const bonus = { service: null, percentOff: 50, firstRegistrants: 100, validDays: 90 };
  const settings = someSettings({ bankTransfer: null, bonusConsultation: bonus });
  await opened.database.transaction((tx) => writeSettings(tx, settings, opened.context.clock()));
  return opened;
}
beforeEach(async () => {
  academy = await open();
});
afterEach(() => academy.close());

const finance = { email: 'amina@academy.example', role: 'finance' } as const;

async function revision(): Promise<string> {
  const found = await academy.academy.staff.recordForEditing({ kind: 'settings', slug: 'academy' });
  return found?.published?.revision ?? '';
}
const change = async (changes: Record<string, unknown>, basedOn?: string) =>
  runCall(academy, owner, 'PUT settings', { basedOn: basedOn ?? (await revision()), changes });

test('a changed setting is on the site at once and in the log, before and after', async () => {
  const before = await academy.academy.settings();
  await change({ phone: '+212522000001' });
  expect(await academy.academy.settings()).toEqual({ ...before, phone: '+212522000001' });
  const lines = await academy.database.db.select().from(staffLog).where(eq(staffLog.act, 'change-settings'));
  expect(lines).toMatchObject([{ email: owner.email, subject: 'academy', detail: { page: 'academy' } }]);
});

test('each page says who saved it last, and leads to its own lines of the log', async () => {
  expect(await runCall(academy, owner, 'GET settings/saves', {})).toEqual({ rows: [] });
  const first = { page: 'academy', by: owner.email, at: academy.context.clock().toISOString() };
  await change({ phone: '+212522000001' });
  academy.pass(60_000);
  const second = { page: 'promises', by: owner.email, at: academy.context.clock().toISOString() };
  await change({ orderExpiryDays: 9, accessWithinHours: 12 });
  expect(await runCall(academy, owner, 'GET settings/saves', {})).toEqual({ rows: [second, first] });
  expect(await runCall(academy, owner, 'GET log', { settingsPage: 'promises' })).toMatchObject({
    rows: [{ act: 'change-settings', after: { orderExpiryDays: 9 } }],
  });
});

test('fields of study are the academy’s own: added, renamed, ordered and retired, and courses choose from them', async () => {
  const form = async () => {
    const { choices } = await runCall(academy, owner, 'GET catalogue/{kind}/form', { kind: 'course' });
    return (choices.fields ?? []).map(({ slug, title, isRetired }) => [slug, title.ar, isRetired]);
  };
  const fieldOfCourse = async () => (await academy.academy.courses())[0]?.field;
  expect(await form()).toContainEqual(['commerce', 'التجارة الإلكترونية', false]);
  const cooking = { id: 'cooking', name: { en: 'Cooking', ar: 'الطبخ' } };
  const selling = { id: 'commerce', name: { en: 'Selling', ar: 'البيع', fr: 'Vente' }, isRetired: true };
  await change({ fieldsOfStudy: [cooking, selling] });
  expect(await form()).toEqual([
    ['cooking', 'الطبخ', false],
    ['commerce', 'البيع', true],
  ]);
  expect(await fieldOfCourse()).toEqual({ ...selling, place: 1 });
  expect(await change({ fieldsOfStudy: [cooking, cooking] })).toMatchObject({ code: 'bad-fields' });
});

test('a field of study that courses, trainers or drafts use is not taken out: the refusal names them', async () => {
  const fields = (await academy.academy.settings()).fieldsOfStudy ?? [];
  const without = (id: string) => fields.filter((field) => field.id !== id);
  const course = aCourse();
  const refused = await change({ fieldsOfStudy: without('commerce') });
  expect(refused).toMatchObject({
    code: 'bad-fields',
    fields: { fieldsOfStudy: 'still-used' },
    detail: {
      usedBy: `E-commerce (${course.words.en.name})`,
      usedByInArabic: `التجارة الإلكترونية (${course.words.ar.name})`,
    },
  });
  expect((await academy.academy.settings()).fieldsOfStudy).toEqual(fields);

  // Nor by publishing a draft of the settings.
  const name = { kind: 'settings', slug: 'academy', staff: owner } as const;
  const found = await academy.academy.staff.recordForEditing(name);
  const settings = { ...found?.published?.record, fieldsOfStudy: without('commerce') };
  const kept = await academy.academy.staff.saveDraft({
    ...name,
    record: settings,
    basedOn: await revision(),
  });
  if (!kept.ok) throw new Error(kept.reason);
  expect(await academy.academy.staff.publishRecord({ ...name, revision: kept.revision })).toMatchObject({
    reason: 'incomplete',
    missing: [{ path: 'fieldsOfStudy', problem: 'still-used' }],
  });

  const record = aCourse({ slug: 'english', domain: 'languages' });
  const draft = { kind: 'course', slug: 'english', record, staff: owner } as const;
  expect(await academy.academy.staff.createRecord(draft)).toMatchObject({ ok: true });
  expect(await change({ fieldsOfStudy: without('languages') })).toMatchObject({
    detail: { usedBy: `Languages (${record.words.en.name})` },
  });
  // Nobody uses it.
  expect(await change({ fieldsOfStudy: without('fashion') })).toMatchObject({ revision: expect.any(String) });
});

test('a way to pay that is switched off is offered and taken nowhere; an order on it may finish; one stays on', async () => {
  const account = { accountName: 'Derb', bank: 'Bank', rib: '007780000123456789012396', swift: 'bcmamamc' };
  await change({ bankTransfer: account });
  const begun = await place(academy);
  const taken = await academy.academy.chooseMethod({ token: begun.token, option: 'Bank Transfer' });
  expect(taken).toMatchObject({ ok: true });
  await change({ waysInOrder: ['cash'] });
  const isOn = await academy.academy.waysToPay(begun);
  expect(isOn).toEqual(['WafaCash / Cash Plus', 'Other Payment Methods']);
  if (taken.ok) expect(await academy.academy.waysToPay(taken.order)).toContain('Bank Transfer');
  expect(await academy.academy.claimBankTransfer({ token: begun.token })).toMatchObject({ ok: true });

  const next = await place(academy, { idempotencyKey: 'another-order-of-it' });
  const { token } = next;
  const off = { ok: false, reason: 'method-off' };
  expect(await academy.academy.chooseMethod({ token, option: 'Bank Transfer' })).toEqual(off);
  expect(await academy.academy.claimBankTransfer({ token })).toEqual(off);
  expect(await academy.academy.beginPayment({ token, cardType: 'international' })).toEqual(off);
  expect((await academy.academy.orderByToken(token))?.order.paymentOption).toBeNull();
  expect(await change({ waysInOrder: [] })).toMatchObject({ fields: { waysInOrder: 'too-few' } });
});

test('a firm for cards that is off gets no new payment, finishes what it has, and another one takes its cards', async () => {
  const [cmi, payzone] = [testGateway({ name: 'cmi' }), testGateway({ name: 'payzone' })];
  const here = await open([cmi, payzone]);
  const turnOff = async (...cardFirmsOff: CardFirm[]) => {
    const basedOn = (await here.academy.staff.recordForEditing({ kind: 'settings', slug: 'academy' }))
      ?.published?.revision;
    return runCall(here, owner, 'PUT settings', { basedOn: basedOn ?? '', changes: { cardFirmsOff } });
  };
  const takers = async () =>
    (await here.academy.staff.connectedServices()).gateways.filter(({ takesPayments }) => takesPayments);
  const begun = await place(here);
  const pay = (token: string) => here.academy.beginPayment({ token, cardType: 'morocco' });
  expect(await pay(begun.token)).toMatchObject({ ok: true });
  expect(await takers()).toMatchObject([{ name: 'cmi' }]);

  expect(await turnOff('cmi')).toMatchObject({ revision: expect.any(String) });
  expect(await takers()).toMatchObject([{ name: 'payzone' }]);
  const next = await place(here, { idempotencyKey: 'while-the-first-is-off' });
  expect(await pay(next.token)).toMatchObject({ ok: true });
  expect([cmi.begun.length, payzone.begun.length]).toEqual([1, 1]);
  const answer = await here.academy.receiveNotification({
    gateway: 'cmi',
    raw: notificationOf(evidenceFor(cmi.begun[0] ?? '')),
  });
  expect([answer?.body, await statusOf(here, begun)]).toEqual(['applied', 'Payment Confirmed']);

  await turnOff('cmi', 'payzone');
  expect(await pay(next.token)).toBeRefused('no-gateway');
  const last = await place(here, { idempotencyKey: 'while-both-are-off' });
  expect(await here.academy.waysToPay(last)).not.toContain('Card');
  expect(await here.academy.chooseMethod({ token: last.token, option: 'Card' })).toBeRefused('method-off');
  expect(await turnOff('cmi', 'cmi')).toMatchObject({ fields: { cardFirmsOff: expect.any(String) } });
  await here.close();
});

test('two owners change different settings; the same setting is not overwritten unseen', async () => {
  const read = await revision();
  await change({ email: 'first@academy.example' }, read);
  await change({ orderExpiryDays: 9 }, read);
  expect(await academy.academy.settings()).toMatchObject({
    email: 'first@academy.example',
    orderExpiryDays: 9,
  });
  expect(await change({ email: 'second@academy.example' }, read)).toMatchObject({
    ok: false,
    code: 'changed-meanwhile',
    detail: { by: owner.email },
  });
});

test('what settings cannot be is refused by its field, and nothing is changed', async () => {
  const before = await academy.academy.settings();
  const account = { accountName: 'Derb', bank: 'Bank', rib: '007780000000000000000000', swift: '' };
  expect(await change({ bankTransfer: account })).toMatchObject({
    code: 'bad-fields',
    fields: { 'bankTransfer.rib': 'bad-rib' },
  });
  expect(await change({ owner: 'me' })).toMatchObject({ code: 'bad-fields' });
  expect(await academy.academy.settings()).toEqual(before);
});

test.each([-1, 0, 1_000_000, 10.5, 'ten', '١٠'])(
  'a gigabyte does not cost %j centimes',
  async (gigabyteCentimes) => {
    expect(await change({ gigabyteCentimes })).toMatchObject({
      code: 'bad-fields',
      fields: { gigabyteCentimes: expect.any(String) },
    });
    expect((await academy.academy.settings()).gigabyteCentimes).toBe(1_000);
  },
);

test('the price of a gigabyte can be changed, and taken away', async () => {
  await change({ gigabyteCentimes: 850 });
  expect((await academy.academy.settings()).gigabyteCentimes).toBe(850);
  await change({ gigabyteCentimes: null });
  expect((await academy.academy.settings()).gigabyteCentimes).toBeNull();
});

test('a try says what would be refused, and changes nothing', async () => {
  const before = await academy.academy.settings();
  const basedOn = await revision();
  const ask = (changes: Record<string, unknown>) =>
    runCall(academy, owner, 'PUT settings', { basedOn, changes, isTry: true });
  expect(await ask({ orderExpiryDays: -5 })).toMatchObject({ fields: { orderExpiryDays: 'out-of-range' } });
  expect(await ask({ orderExpiryDays: 9 })).toEqual({ revision: basedOn });
  expect(await academy.academy.settings()).toEqual(before);
});

test('colours that people could not read, and a logo that is no picture of the library, are refused', async () => {
  expect(await change({ primaryColour: '#ffee00', accentColour: '#101010' })).toMatchObject({
    code: 'bad-fields',
    fields: { primaryColour: 'low-contrast', accentColour: 'low-contrast' },
  });
  expect(await change({ primaryColour: 'crimson' })).toMatchObject({ code: 'bad-fields' });
  expect(await change({ primaryColour: '#12345g' })).toMatchObject({
    fields: { primaryColour: 'bad-colour' },
  });
  expect(await change({ logo: '/logo.svg' })).toMatchObject({ fields: { logo: 'bad-file' } });
});

const entry = (page: SitePage | 'ownLink', link = '', title = '') => ({
  page,
  link,
  title: { en: title, ar: title },
});

test('menu and footer hold what staff put there, with own titles and links, and lose a link whose page goes', async () => {
  const menuWith = (link: string) => [entry('blog', '', 'Stories'), entry('ownLink', link, 'Selling')];
  const footerGroups = [
    { title: { en: '', ar: '' }, links: [entry('ownLink', 'derb.example/shop', 'Shop')] },
  ];
  expect(await change({ menu: menuWith('/courses/sellin') })).toMatchObject({
    fields: { 'menu.1.link': 'leads-nowhere' },
  });
  const menu = menuWith('/ar/courses/selling-online?from=menu');
  expect(await change({ menu, footerGroups })).toMatchObject({ revision: expect.any(String) });
  const shown = async () => {
    const settings = await academy.academy.withoutLost(await academy.academy.settings());
    const { main, more } = navigationOf('ar', words.ar.common.navigation, '/ar/blog/a', settings);
    return { main, more: more.flat().length, footer: settings.footerGroups?.[0]?.links[0]?.link };
  };
  expect(await shown()).toEqual({
    main: [
      { href: '/ar/blog', label: 'Stories', isHere: true },
      { href: '/ar/courses/selling-online?from=menu', label: 'Selling', isHere: false },
    ],
    more: 7,
    footer: 'https://derb.example/shop',
  });
  await academy.database.db.delete(courses);
  expect((await shown()).main.map(({ label }) => label)).toEqual(['Stories']);
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  [
    'thirteen entries',
    { menuMore: Array.from({ length: 13 }, () => entry('blog')) },
    { menuMore: 'too-many' },
  ],
  [
    'a title of 120 letters',
    { menu: [entry('blog', '', 'a'.repeat(120))] },
    { 'menu.0.title.en': 'too-long' },
  ],
  ['a script', { menu: [entry('ownLink', 'javascript:alert(1)', 'a')] }, { 'menu.0.link': 'leads-nowhere' }],
  [
    'an open address',
    { menu: [entry('ownLink', 'http://a.example/', 'a')] },
    { 'menu.0.link': 'leads-nowhere' },
  ],
  ['another server', { menu: [entry('ownLink', '//a.example/', 'a')] }, { 'menu.0.link': 'leads-nowhere' }],
  ['no page', { menuMore: [entry('ownLink', '/sign-out', 'a')] }, { 'menuMore.0.link': 'leads-nowhere' }],
  ['no address', { menu: [entry('ownLink', '', 'a')] }, { 'menu.0.link': 'required' }],
  [
    'no title of an own link',
    { menu: [entry('ownLink', '/courses')] },
    { 'menu.0.title.en': 'missing-in-english' },
  ],
  ['a page twice', { menu: [entry('blog'), entry('blog')] }, { menu: 'twice' }],
  ['an empty menu', { menu: [] }, { menu: 'none-left' }],
  ['a footer without groups', { footerGroups: [] }, { footerGroups: 'none-left' }],
  ['no section of the home page', { homeSections: [] }, { homeSections: 'none-left' }],
  [
    'a menu wider than a screen',
    { menu: (['blog', 'shop', 'about', 'support'] as const).map((page) => entry(page, '', 'b'.repeat(28))) },
    { menu: 'no-room' },
  ],
  [
    'a footer that fills a phone',
    {
      footerGroups: [
        {
          title: { en: '', ar: '' },
          links: sitePages.slice(0, 10).map((page) => entry(page, '', 'b'.repeat(29))),
        },
      ],
    },
    { footerGroups: 'no-room' },
  ],
])('%s is refused beside its field', async (_, changes, fields) => {
  expect(await change(changes)).toMatchObject({ code: 'bad-fields', fields });
  expect((await academy.academy.settings()).menu).toBeUndefined();
});

test('an empty “More” and a menu of one page are taken; left out again, they are as delivered', async () => {
  expect(await change({ menu: [entry('about')], menuMore: [] })).toMatchObject({
    revision: expect.any(String),
  });
  const shown = async () =>
    navigationOf('en', words.en.common.navigation, '/', await academy.academy.settings());
  expect((await shown()).more).toEqual([]);
  expect(await change({ ...delivered })).toMatchObject({ revision: expect.any(String) });
  await change({ menu: null, menuMore: null });
  expect(await shown()).toEqual(navigationOf('en', words.en.common.navigation, '/'));
});

test('what a page held before its last change can be read and saved again, whatever other pages changed since', async () => {
  const before = async () => {
    academy.pass(60_000);
    return runCall(academy, owner, 'GET settings/before', { page: 'look' });
  };
  expect(await before()).toEqual({ fields: null });
  for (const changes of [
    { primaryColour: '#7a1f5c', menu: [entry('about')] },
    { menu: [entry('blog')] },
    { phone: '+212522000001' },
  ]) {
    await change(changes);
    academy.pass(60_000);
  }
  const { fields } = await before();
  expect(fields).toMatchObject({ primaryColour: '#7a1f5c', menu: [entry('about')], menuMore: null });
  await change(fields ?? {});
  expect((await academy.academy.settings()).menu).toEqual([entry('about')]);
  // The step back is a change as well, and taken back as one.
  expect((await before()).fields).toMatchObject({ menu: [entry('blog')] });
});

test('the next e-mail has the saved sender, reply address, signature and colours', async () => {
  const saved = await change({
    senderName: 'Derb Academy',
    replyTo: 'answers@academy.example',
    emailSignature: { en: 'Warmly,\nSalma', ar: 'مع المودة' },
    primaryColour: '#7a1f5c',
  });
  expect(saved).toMatchObject({ revision: expect.any(String) });
  expect(await runCall(academy, owner, 'email-sender/test', { locale: 'en' })).toEqual({ to: owner.email });
  const [mail] = await postEmails(academy);
  expect(mail).toMatchObject({
    from: expect.stringMatching(/^Derb Academy </),
    replyTo: 'answers@academy.example',
    to: [owner.email],
    text: expect.stringContaining('Warmly,\nSalma'),
    html: expect.stringContaining('#7a1f5c'),
  });
  expect(mail?.html).not.toContain('#3b3fc4');
});

test('a name that would be read as an address is refused', async () => {
  expect(await change({ senderName: 'Derb <x@y.example>' })).toMatchObject({
    fields: { senderName: 'bad-name' },
  });
  expect(await change({ replyTo: 'nobody' })).toMatchObject({ fields: { replyTo: 'bad-email' } });
});

test('no other role changes them', async () => {
  const wanted = { basedOn: await revision(), changes: {}, staff: finance };
  await expect(academy.academy.staff.changeSettings(wanted)).rejects.toThrow('may not');
});
