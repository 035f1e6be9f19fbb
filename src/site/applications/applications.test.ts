import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { downloadToken, grantOfToken } from '../../catalogue/shop/download-token.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { openTestAcademy, academyForEach } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { present } from '../../../tests/support/sure.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothEngines('applications', (engine) => {
  const test_ = academyForEach({ engine });
  beforeEach(() => seedOffers(test_.db));

  const stored = () => test_.db.select().from(applications).orderBy(asc(applications.sentAt));
  const entries = () => test_.db.select().from(waitlistEntries);
  const rows = () => test_.db.select().from(outbox).orderBy(asc(outbox.createdAt), asWritten);
  const emailNames = async () =>
    (await rows()).filter((row) => row.kind === 'mail').map((row) => row.payload['emailName']);
  const message = { ...somebody, topic: 'course', message: 'When does the next group begin?' } as const;

  test('every kind is stored with what was typed, and answered', async () => {
    const { academy } = test_;
    const { phone, name, email, locale } = somebody;
    expect(await academy.joinWaitlist({ courseSlug: 'selling-online', locale, name, email, phone })).toEqual({
      ok: true,
    });
    expect(
      await academy.proposeCourse({ ...somebody, courseTopic: 'Caftan design', experience: null }),
    ).toEqual({ ok: true });
    expect(await academy.writeToUs(message)).toEqual({ ok: true });
    const job = {
      ...somebody,
      jobSlug: 'a-job',
      link: 'https://cv.example/salma',
      message: 'I would like to.',
    };
    expect(await academy.applyForJob(job)).toEqual({ ok: true });
    const hourOf = { ...somebody, serviceSlug: 'a-service', preferredTimes: 'Tuesdays', message: 'My shop.' };
    expect(await academy.requestConsultation(hourOf)).toEqual({ ok: true });
    expect(await academy.requestAccess({ locale, email, productSlug: 'budget' })).toEqual({
      ok: true,
      delivery: 'link',
    });
    expect(await academy.requestAccess({ locale, email, productSlug: 'paid-one' })).toEqual({
      ok: true,
      delivery: 'interest',
    });
    const all = await stored();
    expect(all.map((one) => [one.kind, one.subject]).sort()).toEqual(
      [
        ['waitlist', 'selling-online'],
        ['host-course', null],
        ['contact', null],
        ['careers', 'a-job'],
        ['consultation', 'a-service'],
        ['access-request', 'budget'],
        ['access-request', 'paid-one'],
      ].sort(),
    );
    expect(all.find((one) => one.kind === 'careers')?.answers).toEqual({
      link: 'https://cv.example/salma',
      message: 'I would like to.',
    });
    expect((await emailNames()).sort()).toEqual(
      [
        ...Array<string>(7).fill('staff-application'),
        'access-link',
        'consultation-requested',
        'course-proposal-received',
        'interest-noted',
        'job-application-received',
        'message-received',
        'waitlist-joined',
      ].sort(),
    );
  });

  test('what does not exist, or is closed, is refused and stores nothing', async () => {
    const { academy } = test_;
    const job = { ...somebody, link: null, message: 'I would like to.' };
    expect(await academy.applyForJob({ ...job, jobSlug: 'nothing' })).toBeRefused('job-not-found');
    expect(await academy.applyForJob({ ...job, jobSlug: 'closed-job' })).toBeRefused('job-closed');
    const hourOf = { ...somebody, preferredTimes: '', message: '' };
    expect(await academy.requestConsultation({ ...hourOf, serviceSlug: 'nothing' })).toBeRefused(
      'service-not-found',
    );
    expect(
      await academy.requestAccess({ locale: 'en', email: somebody.email, productSlug: 'nothing' }),
    ).toBeRefused('product-not-found');
    expect(await stored()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('the same words within the hour are one application and one e-mail; later, or other words, are another', async () => {
    for (let clicks = 0; clicks < 3; clicks += 1) {
      expect(await test_.academy.writeToUs(message)).toEqual({ ok: true });
      test_.pass(19 * minute);
    }
    expect(await stored()).toHaveLength(1);
    expect(await emailNames()).toHaveLength(2);
    await test_.academy.writeToUs({ ...message, message: 'And what does it cost?' });
    expect(await stored()).toHaveLength(2);
    test_.pass(10 * minute);
    await test_.academy.writeToUs(message);
    expect(await stored()).toHaveLength(3);
    await test_.academy.writeToUs({ ...message, locale: 'ar' });
    expect(await stored()).toHaveLength(3);
  });

  test('of ten at once with the same words one is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => test_.academy.writeToUs(message)));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await stored()).toHaveLength(1);
    expect(await emailNames()).toHaveLength(2);
  });

  test('a waitlist takes an address once, and nobody can change the entry of another', async () => {
    const join = (name: string, phone: string = somebody.phone) =>
      test_.academy.joinWaitlist({
        courseSlug: 'selling-online',
        locale: 'en',
        name,
        email: somebody.email,
        phone,
      });
    expect(await join('Salma')).toEqual({ ok: true });
    expect(await join('A Stranger', '+212699999999')).toEqual({ ok: true });
    expect((await entries()).map(({ name, phone }) => [name, phone])).toEqual([['Salma', somebody.phone]]);
    expect((await stored()).map(({ name }) => name).sort()).toEqual(['A Stranger', 'Salma']);
    expect((await emailNames()).filter((name) => name === 'waitlist-joined')).toHaveLength(1);
  });

  test('a lost link can be requested again after ten minutes, as the same application', async () => {
    const ask = () =>
      test_.academy.requestAccess({ locale: 'en', email: somebody.email, productSlug: 'budget' });
    const links = async () => (await emailNames()).filter((name) => name === 'access-link').length;
    await ask();
    await ask();
    expect(await links()).toBe(1);
    test_.pass(11 * minute);
    await ask();
    await ask();
    expect(await links()).toBe(2);
    expect(await stored()).toHaveLength(1);
  });

  test('the file of the other language can be requested and is sent at once', async () => {
    for (const locale of ['en', 'ar', 'en'] as const)
      await test_.academy.requestAccess({ locale, email: somebody.email, productSlug: 'budget' });
    expect((await stored()).map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
    expect((await emailNames()).filter((name) => name === 'access-link')).toHaveLength(2);
  });

  test('an application that was rolled back leaves no e-mail', async () => {
    await using broken = await openTestAcademy({
      engine,
      context: {
        signer: Object.assign(
          () => {
            throw new Error('no');
          },
          { accepted: [] },
        ),
      },
    });
    await seedOffers(broken.db);
    await expect(broken.academy.writeToUs(message)).rejects.toThrow('no');
    expect(await broken.db.select().from(applications)).toEqual([]);
    expect(await broken.db.select().from(outbox)).toEqual([]);
  });

  const aLink = async (of: { locale?: 'en' | 'ar'; productSlug?: string; until?: number } = {}) => {
    await test_.academy.requestAccess({ locale: 'en', email: somebody.email, productSlug: 'budget' });
    const [application] = await stored();
    if (!application) throw new Error('Nothing was stored.');
    return downloadToken(test_.context.signer, {
      productSlug: of.productSlug ?? 'budget',
      locale: of.locale ?? 'en',
      applicationId: application.id,
      expiresAt: new Date(test_.context.clock().getTime() + (of.until ?? hour)),
    });
  };

  test('a link opens its product in its language until it expires', async () => {
    const token = await aLink({ locale: 'ar' });
    expect(await test_.academy.download(token)).toMatchObject({
      ok: true,
      download: { product: { slug: 'budget' }, locale: 'ar', file: { name: 'ميزانية.xlsx' } },
    });
    test_.pass(hour);
    expect(await test_.academy.download(token)).toEqual({
      ok: false,
      reason: 'link-expired',
      productSlug: 'budget',
      isPaid: false,
    });
  });

  test('a link of a paid product, and one of a removed application, open nothing', async () => {
    expect(await test_.academy.download(await aLink({ productSlug: 'paid-one' }))).toBeRefused(
      'link-unknown',
    );
    const token = await aLink();
    await test_.db.delete(applications);
    expect(await test_.academy.download(token)).toBeRefused('link-unknown');
  });

  test('a link that was altered, cut, extended or signed by somebody else opens nothing', async () => {
    const token = await aLink();
    const grant = present(grantOfToken(test_.context.signer, token));
    const body = Buffer.from(token, 'base64url').subarray(16);
    const proof = Buffer.from(token, 'base64url').subarray(0, 16);
    const altered = (at: number) => {
      const bytes = Buffer.concat([proof, body]);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes.toString('base64url');
    };
    const later = Buffer.from(body);
    later.writeUIntBE(later.readUIntBE(16, 6) + 3_600, 16, 6);
    const forged = [
      ...Array.from({ length: proof.length + body.length }, (_, at) => altered(at)),
      Buffer.concat([proof, later]).toString('base64url'),
      Buffer.concat([proof, body.subarray(0, 24), Buffer.from('paid-one')]).toString('base64url'),
      downloadToken(makeSigner('another secret of the same length, yes!'), grant),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      ` ${token}`,
      '',
      'x'.repeat(5_000),
    ];
    for (const one of forged) expect(await test_.academy.download(one)).toBeRefused('link-unknown');
    expect(await test_.academy.workshopSeat(token)).toBeNull();
  });
});
