/** How to join a workshop is sent to everybody with a seat, and to nobody else. */
import { inEach } from '../../platform/i18n/locale.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { seatToken } from './workshop-seats.service.ts';
import type { Joining } from './workshop-joining.ts';
import { workshopJoining, workshopSeats } from './workshop-place.table.ts';
import { workshops } from '../../academy/content/catalogue.table.ts';
import type { Workshop } from './workshop.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aWorkshop } from '../../../tests/support/applications.ts';
import { staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { applyRetention } from '../../admin/privacy/retention.service.ts';
import { processWorkshops } from './workshop-place.service.ts';
import { remindWorkshops } from './workshop-joining.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const coming = '2026-06-20';
const link = 'https://meet.example/derb-film';
const aMeeting: Joining = {
  meetingUrl: link,
  address: inEach(() => ''),
  mapUrl: '',
  bring: { en: 'Your phone, charged', ar: 'هاتفك مشحونًا', fr: 'Votre téléphone, chargé' },
};
const aLocation: Joining = {
  ...aMeeting,
  meetingUrl: '',
  address: { en: '12 rue Atlas, Fes', ar: '12 زنقة الأطلس، فاس', fr: '12 rue Atlas, Fès' },
  mapUrl: 'https://map.example/atlas',
};

const test_ = academyForEach();

async function offer(of: Partial<Workshop> = {}): Promise<void> {
  const record = aWorkshop({ heldOn: coming, capacity: 2, ...of });
  const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
  await test_.db
    .insert(workshops)
    .values(row)
    .onConflictDoUpdate({ target: workshops.slug, set: { record } });
}
const addressOf = (who: string) => `${who}@example.com`;
const apply = async (...people: string[]) => {
  for (const who of people) {
    const person = { locale: 'en', name: `${who} Alaoui`, email: addressOf(who), phone: null } as const;
    await test_.academy.applyToWorkshop({ ...person, workshopSlug: 'a-workshop' });
  }
};
async function tokenOf(who: string): Promise<string> {
  const [place] = await test_.db
    .select()
    .from(workshopSeats)
    .where(eq(workshopSeats.email, addressOf(who)));
  return seatToken(test_.context.signer, place?.id ?? '');
}
const giveUp = async (who: string) => test_.academy.giveUpWorkshopSeat(await tokenOf(who), 'give-up');
const save = (joining: Joining, seen: number, heldOn = coming) =>
  test_.academy.staff.saveJoining({ workshopSlug: 'a-workshop', heldOn, seen, joining, staff });
/** Subject and recipient of the e-mails sent since the last call. */
async function posted(): Promise<[subject: string, to: string][]> {
  return (await postEmails(test_)).map(({ subject, to }) => [subject, to[0] ?? '']);
}
const mailsTo = (mails: MailToPost[], who: string) => mails.filter(({ to }) => to.includes(addressOf(who)));
/** E-mails in the outbox as 'name person', the seat's person. */
async function queuedEmails(of: RegExp): Promise<string[]> {
  const rows = await test_.db.select().from(outbox);
  const places = await test_.db.select().from(workshopSeats);
  const whose = new Map(places.map(({ id, email }) => [id, email.split('@')[0]]));
  return rows
    .filter(({ payload }) => of.test(String(payload['emailName'])))
    .map(({ payload }) => `${String(payload['emailName'])} ${whose.get(String(payload['place'])) ?? '?'}`)
    .sort();
}
const goTo = (instant: Date) => test_.pass(instant.getTime() - test_.context.clock().getTime());
const begins = instantInMorocco(coming, '19:00');
const before = (ms: number) => goTo(new Date(begins.getTime() - ms));
const clockComes = async () => {
  await processWorkshops(test_.context);
  await remindWorkshops(test_.context);
};

describe('as soon as it is known', () => {
  test('everybody with a seat gets one e-mail with everything; nobody else gets one', async () => {
    await offer();
    await apply('amal', 'btissam', 'chaima', 'dounia');
    await giveUp('btissam');
    await posted();
    expect(await save(aMeeting, 0)).toEqual({ ok: true, told: 1 });
    expect(await queuedEmails(/joining/)).toEqual(['workshop-joining amal']);
    const mails = await postEmails(test_);
    expect(mails.map(({ to }) => to)).toEqual([[addressOf('amal')]]);
    expect(mails[0]?.text).toContain(link);
    expect(mails[0]?.text).toContain('Your phone, charged');
    const calendar = mails[0]?.calendar?.text.replace(/\r\n /g, '') ?? '';
    for (const part of [link, 'Your phone\\, charged', 'LOCATION:https']) expect(calendar).toContain(part);
  });

  test('saving twice sends one e-mail; a change sends what changed, whoever saved it', async () => {
    await offer();
    await apply('amal');
    await save(aMeeting, 0);
    await posted();
    expect(await save(aMeeting, 1)).toEqual({ ok: true, told: 0 });
    const bring = { en: 'A notebook', ar: 'دفتر', fr: 'Un carnet' };
    expect(await save({ ...aMeeting, bring }, 1)).toEqual({ ok: true, told: 1 });
    expect(await save({ ...aMeeting, bring }, 2)).toEqual({ ok: true, told: 0 });
    const [mail, ...more] = await postEmails(test_);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('What to bring');
    expect(mail?.text).toContain('A notebook');
    expect(mail?.text).not.toContain('New for “Film with a phone”: Meeting link');
    const { rows } = await test_.academy.staff.readLog({ filter: {}, page: 1, perPage: 10 });
    expect(rows.filter(({ act }) => act === 'set-joining')).toHaveLength(2);
    expect(rows[0]).toMatchObject({ email: staff.email, subject: 'a-workshop' });
  });

  test('of two who save at once the second is refused; incomplete details or a past session are refused', async () => {
    await offer();
    await apply('amal');
    const both = await Promise.all([save(aMeeting, 0), save({ ...aMeeting, meetingUrl: `${link}-2` }, 0)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toBeRefused('changed-meanwhile');
    expect(await queuedEmails(/joining/)).toHaveLength(1);
    expect(await save({ ...aMeeting, meetingUrl: '' }, 1)).toBeRefused('not-enough');
    expect(await save(aMeeting, 1, '2026-06-21')).toBeRefused('session-over');
    before(-3 * hour);
    expect(await save(aMeeting, 1)).toBeRefused('session-over');
    await expect(
      test_.academy.staff.saveJoining({
        workshopSlug: 'a-workshop',
        heldOn: coming,
        seen: 1,
        joining: aMeeting,
        staff: { ...staff, role: 'expert' },
      }),
    ).rejects.toThrow('may not');
  });

  test('whoever gets a seat later reads it in the e-mail about the seat; whoever waits does not', async () => {
    await offer({ kind: 'place' });
    await save(aLocation, 0);
    await apply('amal', 'btissam', 'chaima');
    const mails = await postEmails(test_);
    expect(mailsTo(mails, 'amal')[0]?.text).toContain(aLocation.address.en);
    expect(mailsTo(mails, 'amal')[0]?.text).toContain(aLocation.mapUrl);
    expect(mailsTo(mails, 'chaima').map(({ text }) => text.includes('rue Atlas'))).toEqual([false]);
    // Their number on the list, in the e-mail and on the page.
    expect(mailsTo(mails, 'chaima')[0]?.text).toContain('You are number 1 on it.');
    const waiting = await test_.academy.workshopSeat(await tokenOf('chaima'));
    expect(waiting).toMatchObject({ place: 'waiting', number: 1 });
    await giveUp('amal');
    const offered = mailsTo(await postEmails(test_), 'chaima')[0];
    expect(offered?.text).toContain('Your name comes next');
    expect(offered?.text).not.toContain('rue Atlas');
    expect(offered?.calendar).toBeUndefined();
    await test_.academy.takeOfferedSeat(await tokenOf('chaima'));
    expect(mailsTo(await postEmails(test_), 'chaima')[0]?.text).toContain(aLocation.address.en);
  });

  test('a queued e-mail is not sent to somebody who gave up the seat meanwhile', async () => {
    await offer();
    await apply('amal');
    await posted();
    await save(aMeeting, 0);
    await giveUp('amal');
    expect(await posted()).toEqual([]);
  });
});

describe('a day and an hour before', () => {
  test('each seat gets each reminder once, also after a restart; a seat given up gets none', async () => {
    await offer({ capacity: 3 });
    await apply('amal', 'btissam', 'chaima', 'dounia');
    await save(aMeeting, 0);
    before(day + minute);
    await clockComes();
    expect(await queuedEmails(/-day|-hour$/)).toEqual([]);
    before(day);
    await clockComes();
    await clockComes();
    expect(await queuedEmails(/-day/)).toEqual([
      'workshop-day amal',
      'workshop-day btissam',
      'workshop-day chaima',
    ]);
    await giveUp('btissam');
    before(hour);
    await clockComes();
    await remindWorkshops({ ...test_.context });
    // The freed seat was offered, and nobody took it.
    expect(await queuedEmails(/-hour$/)).toEqual(['workshop-hour amal', 'workshop-hour chaima']);
    const mails = await postEmails(test_);
    expect(mailsTo(mails, 'amal').at(-1)?.text).toContain(link);
    before(-minute);
    await clockComes();
    expect(await queuedEmails(/-hour$/)).toHaveLength(2);
  });

  test('the moment is in Moroccan time, also in Ramadan', async () => {
    const inRamadan = '2027-02-20';
    await offer({ heldOn: inRamadan, startsAt: '21:00' });
    await apply('amal');
    goTo(new Date('2027-02-19T20:59:00Z'));
    await clockComes();
    expect(await queuedEmails(/-day/)).toEqual([]);
    goTo(new Date('2027-02-19T21:00:00Z'));
    await clockComes();
    expect(await queuedEmails(/-day/)).toEqual(['workshop-day amal']);
  });

  test('a seat taken after the moment gets no such reminder; the day’s reminder is not sent within the last hour', async () => {
    await offer();
    before(2 * hour);
    await apply('amal');
    await clockComes();
    expect(await queuedEmails(/-day|-hour$/)).toEqual([]);
    before(30 * minute);
    await apply('btissam');
    await clockComes();
    expect(await queuedEmails(/-day|-hour$/)).toEqual(['workshop-hour amal']);
  });

  test('on a new day, seats are notified, keep the joining details, and get reminders again', async () => {
    await offer();
    await apply('amal');
    await save(aMeeting, 0);
    before(20 * hour);
    await clockComes();
    await posted();
    await offer({ heldOn: '2026-07-04' });
    await clockComes();
    const [mail] = await postEmails(test_);
    expect(mail?.subject).toContain('New day');
    expect(mail?.text).toContain(link);
    goTo(new Date(instantInMorocco('2026-07-04', '19:00').getTime() - day));
    await clockComes();
    goTo(new Date(instantInMorocco('2026-07-04', '19:00').getTime() - hour));
    await clockComes();
    expect((await posted()).map(([subject]) => subject.split(':')[0])).toEqual(['Soon', 'Today at 19']);
    expect(await queuedEmails(/-joining/)).toHaveLength(1);
  });

  test('another hour of the same day is notified once, and its reminders move with it', async () => {
    await offer();
    await apply('amal', 'btissam', 'chaima');
    await posted();
    before(20 * hour);
    await clockComes();
    await posted();
    await offer({ startsAt: '21:00' });
    await clockComes();
    await clockComes();
    const told = await posted();
    expect(told.map(([subject]) => subject.split(':')[0])).toEqual(['New time', 'New time', 'New time']);
    before(hour);
    await clockComes();
    expect(await posted()).toEqual([]);
    before(-hour);
    await clockComes();
    expect((await posted()).map(([subject]) => subject.split(':')[0])).toEqual([
      'Today at 21',
      'Today at 21',
    ]);
  });
});

describe('the page and the calendar of a seat', () => {
  const seatOf = async (who: string) => (await test_.academy.workshopSeat(await tokenOf(who)))?.seat;

  test('exist for a confirmed seat in this session until it is over', async () => {
    await offer();
    await apply('amal', 'btissam', 'chaima', 'dounia');
    expect((await seatOf('amal'))?.joining).toBeNull();
    await save(aMeeting, 0);
    expect((await seatOf('amal'))?.joining).toEqual(aMeeting);
    const forged = (await tokenOf('amal')).replace(/^./, (a) => (a === 'A' ? 'B' : 'A'));
    expect(await test_.academy.workshopSeat(forged)).toBeNull();
    await giveUp('btissam');
    for (const who of ['btissam', 'chaima', 'dounia']) expect(await seatOf(who)).toBeNull();
    await test_.academy.takeOfferedSeat(await tokenOf('chaima'));
    expect((await seatOf('chaima'))?.joining).toEqual(aMeeting);
    before(-2.5 * hour);
    expect(await seatOf('amal')).toBeNull();
  });

  test('never show how to join another workshop; the next session has its own details', async () => {
    await offer();
    await apply('amal');
    await save(aMeeting, 0);
    await offer({ slug: 'another' });
    const person = { locale: 'en', name: 'Hind', email: addressOf('hind'), phone: null } as const;
    await test_.academy.applyToWorkshop({ ...person, workshopSlug: 'another' });
    expect((await seatOf('hind'))?.joining).toBeNull();
    before(-30 * day);
    await offer({ heldOn: '2026-08-01' });
    await apply('btissam');
    expect((await seatOf('btissam'))?.joining).toBeNull();
    test_.pass(800 * day);
    await applyRetention(test_.context);
    expect(await test_.db.select().from(workshopJoining)).toEqual([]);
  });
});

test('the first page of the staff console shows a near session without joining details, until it has some', async () => {
  const task = async () =>
    (await test_.academy.staff.today({ staff })).tasks.find(({ kind }) => kind === 'workshop-joining');
  await offer();
  before(2 * day);
  expect(await task()).toBeUndefined();
  await apply('amal', 'btissam', 'chaima');
  expect(await task()).toMatchObject({
    count: 1,
    isLate: false,
    first: [{ id: 'a-workshop', about: { people: 2 } }],
  });
  before(day);
  expect(await task()).toMatchObject({ isLate: true });
  await save(aMeeting, 0);
  expect(await task()).toBeUndefined();
  await offer({ kind: 'place' });
  expect(await task()).toMatchObject({ count: 1 });
});
