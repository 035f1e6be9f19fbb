import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../../schema.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { certificates } from '../../learning/certificates/certificates.table.ts';
import { learningEvents, lessonQuestions, submissions } from '../../learning/classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { erasePayouts } from '../../selling/refunds/held-refunds.service.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { emailPoster } from '../../server/post-email.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { isThere } from '../../platform/files/file-store.ts';
import { another, aWholeMember, someone, type WholeMember } from '../../../tests/support/a-whole-member.ts';
import { book, seedExpert } from '../../../tests/support/bookings.ts';
import { place, staff, statusOf } from '../../../tests/support/actions.ts';
import { type TestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';

/** Tables that the export leaves out, and why. */
const notExported: Partial<Record<keyof typeof schema, string>> = {
  courses: 'what the academy offers',
  workshops: 'what the academy offers',
  products: 'what the academy offers',
  trainers: 'what the academy offers',
  posts: 'what the academy writes',
  broadcasts: 'what the academy writes; to whom is in broadcastRecipients',
  jobs: 'what the academy offers',
  consultationServices: 'what the academy offers',
  campaigns: 'what the academy offers',
  legalTexts: 'what the academy promises to everybody',
  academySettings: 'of the academy',
  seatChanges: 'a number for each course and workshop',
  emailTexts: 'what the academy writes',
  contentVersion: 'a counter',
  catalogueRevisions: 'what the academy offers and writes, and who of the staff wrote it',
  workshopJoining: 'of the academy: how a session is joined',
  pictures: 'of the academy, and who of the staff added each',
  courseOpenings: 'of the academy',
  expertHours: 'of the experts',
  expertDays: 'of the experts',
  expertSettings: 'of the experts',
  visitsByDay: 'numbers of a day, about nobody',
  visitsBySource: 'numbers of a day, about nobody',
  waitingNotifications: 'gone within minutes; what it says is exported with the order',
  reconciliations: 'numbers of orders and amounts, about nobody',
  staffMembers: 'of those who work here',
  staffLog: 'what those who work here did',
  staffLogSeals: 'a hash of the staff log, about nobody',
  bundles: 'the catalogue',
  bundleParts: 'each is an order of its own, which is exported',
  staffSecondFactors: 'of those who work here',
  staffRecoveryCodes: 'of those who work here',
  staffPassedSteps: 'of those who work here',
  staffPasskeys: 'of those who work here',
  staffPasskeyChallenges: 'random values: gone within minutes',
  staffTrustedDevices: 'of those who work here',
  staffUsers: 'of those who work here',
  staffSessions: 'of those who work here',
  staffAccounts: 'of those who work here',
  staffCodes: 'codes on their way: gone within minutes',
  memberCodes: 'codes on their way: gone within minutes',
  memberAccounts: 'empty by design: nobody signs in through others',
  modules: 'what the academy teaches',
  lessons: 'what the academy teaches',
  lessonVersions: 'what the academy teaches, and who of the staff wrote it',
  media: 'what the academy teaches',
  mediaFiles: 'what the academy teaches',
  liveSessions: 'of a group: when it meets',
  announcements: 'what a trainer wrote to a group',
  handedFiles: 'the files of `submissions` and `lessonQuestions`, by what each is called',
  imports: 'what an import is called, and who of the staff made it; its lines are exported',
  signingKeys: 'of the academy: keys that sign certificates',
  shareLines: 'numbers of orders and amounts; whose they are is in `shareStatements`',
  seatDeals: 'what an organisation bought: no names',
  organisationPapers: 'papers of an organisation: its name and address',
  tries: 'keyed hashes that nobody can read back',
  phoneCodes: 'keyed hashes that nobody can read back, and codes that are over in minutes',
  messageDeliveries: 'how far a message of the outbox got: no names and no numbers',
  practiceBankPayments: 'the book of a bank for trying things out: no names',
  mailbox: 'the local mailbox of a computer without a mail server; the e-mails are exported as `outbox`',
};

/** A copy on this machine that may be deleted. */
function copyOf(text: string): string {
  const file = path.join(tmpdir(), `derb-test-${randomUUID()}`);
  writeFileSync(file, text);
  return file;
}

/** All rows, as text by table. */
async function everything({ db }: TestAcademy): Promise<[name: string, rows: string][]> {
  const all: [string, string][] = [];
  for (const table of Object.values(schema))
    all.push([getTableName(table), JSON.stringify(await db.select().from(table))]);
  return all;
}

const tablesNaming = async (test: TestAcademy, word: string): Promise<string[]> =>
  (await everything(test))
    .filter(([, rows]) => rows.toLowerCase().includes(word.toLowerCase()))
    .map(([name]) => name);

describeAcademy('an account', (test) => {
  let whole: WholeMember;
  beforeEach(async () => {
    whole = await aWholeMember(test);
  });

  const erase = (of: Partial<Parameters<typeof test.academy.account.delete>[1]> = {}) =>
    test.academy.account.delete(whole.member, {
      typedEmail: someone.email,
      knows: true,
      locale: 'ar',
      ...of,
    });

  it('shows what its address ordered, newest first, and what it opened', async () => {
    await place(test, { details: { ...(await details()), email: another.email } });
    const { orders: own, opened, bookings: hours } = await test.academy.account.read(whole.member);
    expect(own).toHaveLength(3);
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['Payment Confirmed', 'Pending Payment']),
    );
    expect(own.find(({ number }) => number === whole.paid.number)?.creditNotes).toEqual(['CN-2026-0001']);
    expect(opened.map(({ itemKind, code }) => [itemKind, code]).sort()).toEqual([
      ['course', 'CODE-1'],
      ['membership', null],
    ]);
    expect(opened.find(({ code }) => code !== null)?.startUrl).toMatch(/^https:/);
    expect(hours.map(({ state }) => state)).toEqual(['booked']);
  });

  it('shows nothing of it to somebody else', async () => {
    expect(await test.academy.account.read(another)).toEqual({
      orders: [],
      opened: [],
      bookings: [],
      rights: [],
    });
  });

  it('exports every table that may hold personal data; a new table must be decided about', async () => {
    const exported = await test.academy.account.export(whole.member);
    const tables = Object.keys(schema) as (keyof typeof schema)[];
    const undecided = tables.filter((name) => !(name in exported) && !(name in notExported));
    expect(undecided).toEqual([]);
    expect(tables.filter((name) => name in exported && name in notExported)).toEqual([]);
    // The whole member has a row in every table.
    const empty = Object.entries(exported).filter(([, rows]) => Array.isArray(rows) && rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('exports no secret key, no name of staff, and nobody else', async () => {
    const exported = JSON.stringify(await test.academy.account.export(whole.member));
    const { rows } = await test.db.execute<{ token: string; key: string }>(
      'select token, idempotency_key as key from orders',
    );
    expect(rows.length).toBeGreaterThan(2);
    const secrets = rows.flatMap(({ token, key }) => [token, key]);
    const others = [
      staff.email,
      another.email,
      ...whole.handedIn,
      'secret-group',
      'secret-session',
      'secret-unsubscribe',
      'called from',
    ];
    for (const word of [...secrets, ...others]) expect(exported).not.toContain(word);
    expect(JSON.stringify(await test.academy.account.export(another))).not.toContain(someone.email);
  });

  it('is not deleted with a wrong address, nor while something is open that the member has not confirmed reading', async () => {
    expect(await erase({ typedEmail: 'another@example.com' })).toBeRefused('wrong-address');
    const open = await test.academy.account.stillOpen(whole.member);
    expect(open.map(({ kind }) => kind)).toEqual(['booking']);
    expect(await erase({ knows: false })).toBeRefused('open-matters');
    expect(await tablesNaming(test, someone.email)).toContain('member_users');
  });

  it('lists before its deletion the hours that are held and the orders that may be paid already', async () => {
    const own = { details: { ...(await details()), email: someone.email } };
    const unpaid = () => place(test, own);
    await seedExpert(test);
    const [hour, sent, byCard, claimed] = [
      await book(test, undefined, own),
      await unpaid(),
      await unpaid(),
      await unpaid(),
    ];
    await test.academy.chooseMethod({ token: hour.token, option: 'Bank Transfer' });
    await test.academy.chooseMethod({ token: sent.token, option: 'WafaCash / Cash Plus' });
    await test.academy.chooseMethod({ token: byCard.token, option: 'Card' });
    await test.academy.chooseMethod({ token: claimed.token, option: 'Bank Transfer' });
    await test.academy.claimBankTransfer({ token: claimed.token });
    const open = await test.academy.account.stillOpen(whole.member);
    expect(open.map(({ kind }) => kind).sort()).toEqual(['booking', 'claim', 'held', 'unpaid']);
    expect(open).toContainEqual({ kind: 'unpaid', description: sent.description, number: sent.number });
    const held = (await test.db.select().from(bookings)).find(({ orderId }) => orderId === hour.id);
    expect(open).toContainEqual({ kind: 'held', description: hour.description, at: held?.startsAt });
    await test.academy.claimBankTransfer({ token: hour.token });
    const later = await test.academy.account.stillOpen(whole.member);
    expect(later.map(({ kind }) => kind).sort()).toEqual(['booking', 'claim', 'claim', 'unpaid']);
  });

  it('of staff is not deleted', async () => {
    const { email, role } = { email: someone.email, role: 'support' as const };
    await test.db.insert(staffMembers).values({ email, role, expert: null, addedAt: new Date(0) });
    expect(await erase()).toBeRefused('works-here');
  });

  it('of staff under another spelling of their mailbox is not deleted', async () => {
    const email = someone.email.replace('@', '+derb@');
    await test.db.insert(staffMembers).values({ email, role: 'support', expert: null, addedAt: new Date(0) });
    expect(await test.academy.account.worksHere(whole.member)).toBe(true);
    expect(await erase()).toBeRefused('works-here');
  });

  it('leaves its e-mail, phone and names in no table once it is deleted', async () => {
    const words = [
      someone.email,
      someone.phone,
      '0698765432',
      someone.name,
      'Zahra',
      someone.displayName,
      whole.member.id,
    ];
    expect(await tablesNaming(test, someone.name)).not.toEqual([]);
    expect(await erase()).toEqual({ ok: true });
    for (const word of words) expect([word, await tablesNaming(test, word)]).toEqual([word, []]);
    expect(await tablesNaming(test, encodeURIComponent(someone.email))).toEqual([]);
  });

  it('deletes course work and files; of a certificate its number and validity stay', async () => {
    const { files } = test.context;
    for (const name of whole.handedIn)
      await files.keep(name, { file: copyOf('a voice'), type: 'audio/webm' });
    await erase();
    for (const name of whole.handedIn) expect([name, await isThere(files, name)]).toEqual([name, false]);
    for (const table of [enrolments, learningEvents, submissions, lessonQuestions])
      expect(await test.db.select().from(table)).toEqual([]);
    expect(await test.db.select().from(certificates)).toMatchObject([
      { enrolmentId: null, holder: { latin: null, arabic: null }, token: '', revokedAt: null },
    ]);
  });

  it('keeps the books: paid orders with number, amount and day, without personal data', async () => {
    const before = await orderRow(whole.paid.id);
    await erase();
    const after = await orderRow(whole.paid.id);
    const { number, amountCentimes, placedAt, status, description } = before ?? {};
    expect(after).toMatchObject({ number, amountCentimes, placedAt, status, description, phone: '' });
    expect(after?.email).toMatch(/^deleted-[0-9a-f]{10}@deleted\.invalid$/);
    expect(await statusOf(test, whole.paid)).toBeUndefined();
    expect(await orderRow(whole.unpaid.id)).toBeUndefined();
    const [hour] = await test.db.select().from(bookings);
    expect(hour?.state).toBe('cancelled');
    const { orders: others } = await test.academy.account.read({ id: 'x', email: after?.email ?? '' });
    expect(new Set(others.map(({ itemKind }) => itemKind))).toEqual(new Set(['course', 'membership']));
  });

  it('keeps what others wrote, and deleting it twice does nothing more', async () => {
    await erase();
    expect(await tablesNaming(test, 'Well done @…!')).toEqual(['community_posts']);
    const still = (await tablesNaming(test, another.email)).toSorted();
    expect(still).toEqual(['broadcast_recipients', 'email_choices', 'member_users']);
    const count = async () => (await test.db.select().from(outbox)).length;
    const emails = await count();
    expect(await erase({ knows: true })).toEqual({ ok: true });
    expect(await count()).toBe(emails);
  });

  it('sends one last e-mail to its address, which no table keeps', async () => {
    await erase();
    const posted: MailToPost[] = [];
    const { db } = test;
    const carry = emailPoster({
      db,
      post: async (mail) => void posted.push(mail),
      from: null,
      secret: 'a secret of the tests, long enough for all',
      publicOrigin: 'https://academy.example',
      clock: test.context.clock,
      staffAddresses: async () => [],
      worksHere: async () => false,
    });
    const rows = await db.select().from(outbox);
    const farewell = rows.find(({ payload }) => payload['emailName'] === 'account-deleted');
    expect(farewell && (await carry(farewell))).toBe('posted');
    expect(posted.map(({ to, language }) => [to, language])).toEqual([[[someone.email], 'ar']]);
    expect(farewell && (await carry({ ...farewell, payload: { emailName: 'account-deleted' } }))).toBe(
      'overtaken',
    );
  });

  it('keeps the bank account of a pending refund until it is paid', async () => {
    const { db } = test;
    await db.update(refunds).set({ state: 'due' });
    const open = await test.academy.account.stillOpen(whole.member);
    expect(open.map(({ kind }) => kind)).toContain('refund');
    await erase();
    expect(await tablesNaming(test, '011780000012345678901234')).toEqual(['refunds']);
    expect(await erasePayouts(db)).toBe(0);
    await db.update(refunds).set({ state: 'done' });
    expect(await erasePayouts(db)).toBe(1);
    expect(await tablesNaming(test, '011780000012345678901234')).toEqual([]);
    expect(await tablesNaming(test, someone.name)).toEqual([]);
  });

  it('stores preferences for e-mails', async () => {
    const { account } = test.academy;
    expect(await account.wishes(whole.member)).toEqual({ locale: 'ar', wantsDigest: true });
    expect(await account.changeWishes(whole.member, { locale: 'en', wantsDigest: false })).toBe(true);
    expect(await account.wishes(whole.member)).toEqual({ locale: 'en', wantsDigest: false });
    expect(await account.wishes(another)).toEqual({ locale: 'ar', wantsDigest: true });
    expect(
      await account.changeWishes(
        { id: 'nobody', email: 'n@example.com' },
        { locale: 'en', wantsDigest: true },
      ),
    ).toBe(false);
  });

  const orderRow = async (id: string) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0];
  const details = async () => ({
    name: 'Other',
    email: another.email,
    phone: '+212612345678',
    isSixteen: 'on' as const,
    agreesToStart: 'on' as const,
  });
});
