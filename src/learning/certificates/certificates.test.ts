/** Certificates are issued, verified by independent code with the published key alone, forged, replaced and revoked. */
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import Ajv from 'ajv';
import { eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { emailsOf, placeAndPay } from '../../../tests/support/actions.ts';
import { aCaller, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { openBadgeSchema } from '../../../tests/support/open-badge-schema.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { lessons as lessonsTable, lessonVersions, modules } from '../classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { sealText } from '../../platform/text/sealed-text.ts';
import { signingKeys } from './certificates.table.ts';
import type { Order } from '../../selling/orders/order.ts';
import { allowed } from '../../../tests/support/sure.ts';

const courseSlug = 'taught-here';
const staff = { email: 'owner@academy.example', role: 'owner' } as const;

describeAcademy('certificates', { courses: [aTaughtCourse()] }, (test) => {
  let order: Order;
  let lessons: Record<string, string>;
  beforeEach(async () => {
    lessons = await teach(test.db, courseSlug, [
      { key: 'one' },
      { key: 'two' },
      { key: 'extra', isRequired: false },
    ]);
    order = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
  });

  const caller = () => aCaller({ email: order.email });
  const finish = async (...keys: string[]) => {
    const events = keys.map((key) => ({
      id: crypto.randomUUID(),
      lessonId: lessons[key] ?? '',
      kind: 'done' as const,
      body: {},
      at: test.context.clock(),
    }));
    await test.academy.classroom.takeEvents({ caller: caller(), courseSlug, events });
  };
  const issue = (holder = { latin: 'Salma Alaoui', arabic: 'سلمى العلوي' }) =>
    test.academy.certificates.issueCertificate({ caller: caller(), courseSlug, holder });
  const issued = async (): Promise<string> => {
    await finish('one', 'two');
    return allowed(await issue()).number;
  };
  const wellKnown = async (path: string): Promise<string> =>
    (await test.academy.certificates.wellKnown(path))?.body ?? '';
  const tokenOf = async (number: string): Promise<string> =>
    (await test.academy.certificates.certificate(number))?.token ?? '';
  const publishedKey = async (token: string) => {
    const [head = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const path = new URL(kid).pathname.replace('/.well-known/', '');
    return JSON.parse(await wellKnown(path)) as { kty: string; n: string; e: string };
  };
  const claimsIn = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

  it('is issued once when everything required is done, however often the learner asks', async () => {
    await finish('one');
    expect(await issue()).toBeRefused('not-earned');
    const own = await test.academy.certificates.ownCertificate({ caller: caller(), courseSlug });
    expect(own).toMatchObject({
      own: {
        state: 'on-the-way',
        requirements: { progress: { of: 2, done: 1 } },
        waiting: [],
        hasOptional: true,
        name: order.name,
      },
    });
    await finish('two');
    const pressed = await Promise.all([issue(), issue(), issue()]);
    expect(new Set(pressed.map((one) => one.ok && one.number)).size).toBe(1);
  });

  it.each(['announced by the record', 'an empty module', 'a draft'])(
    'waits for the whole outline, also for what is %s, and stays once it was earned',
    async (coming) => {
      const { db } = test;
      const own = () => test.academy.certificates.ownCertificate({ caller: caller(), courseSlug });
      const [written] = await db.select().from(modules).where(eq(modules.courseSlug, courseSlug));
      if (!written) throw new Error('No module was written.');
      if (coming === 'announced by the record') {
        const record = aTaughtCourse();
        record.words.en.curriculum.push({ title: '02', subtitle: 'More', lessons: [] });
        await db.update(courses).set({ record }).where(eq(courses.slug, courseSlug));
      } else if (coming === 'an empty module')
        await db.insert(modules).values({ ...written, id: crypto.randomUUID(), position: 2 });
      else {
        const id = crypto.randomUUID();
        await db
          .insert(lessonsTable)
          .values({ id, courseSlug, moduleId: written.id, key: 'draft', position: 9, kind: 'text' });
        const [made] = await db.select().from(lessonVersions).limit(1);
        if (made) await db.insert(lessonVersions).values({ ...made, lessonId: id, publishedAt: null });
      }
      await raiseContentVersion(db);
      await finish('one', 'two');
      expect(await issue()).toBeRefused('not-earned');
      expect(await test.academy.certificates.noteFinished()).toBe(0);
      expect(await own()).toMatchObject({
        own: { state: 'on-the-way', requirements: { progress: { done: 2, of: 2, isWhole: false } } },
      });
      // Earned before the outline grew.
      await db.update(enrolments).set({ finishedAt: test.context.clock() });
      expect(await issue()).toMatchObject({ ok: true });
    },
  );

  it('is announced once by e-mail, however often the job runs', async () => {
    await finish('one', 'two');
    await Promise.all([1, 2, 3].map(() => test.academy.certificates.noteFinished()));
    await test.academy.certificates.noteFinished();
    expect((await emailsOf(test, order)).filter((name) => name === 'certificate-ready')).toHaveLength(1);
  });

  it('is verified with the published key alone, by jose and by Node, and follows Open Badges 3.0', async () => {
    const token = await tokenOf(await issued());
    const jwk = await publishedKey(token);
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: ['RS256'] });
    expect(Object.keys(protectedHeader).sort()).toEqual(['alg', 'kid', 'typ']);
    const [head, body, signature = ''] = token.split('.');
    const signed = Buffer.from(`${head}.${body}`);
    expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.stringify(jwk)).not.toContain('"d"');
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(3_072);
    const validate = new Ajv({ strict: false }).compile(openBadgeSchema);
    expect(validate(payload), JSON.stringify(validate.errors)).toBe(true);
    const { issuer, credentialSubject } = payload as Record<string, { id: string }>;
    expect([payload.iss, payload.sub]).toEqual([issuer?.id, credentialSubject?.id]);
    expect(payload.jti).toBe(payload['id']);
    expect(JSON.stringify(payload)).not.toContain(order.email);
  });

  it('is signed by a new key where the former was shorter, which verifies what it signed for ever', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
    const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const privateSealed = sealText(
      test.context.signer('certificate key', Buffer.from('short')),
      pkcs8,
      'short',
    );
    await test.db.insert(signingKeys).values({
      kid: 'short',
      publicJwk: { kty: 'RSA', n, e },
      privateSealed,
      createdAt: test.context.clock(),
    });
    const jwk = await publishedKey(await tokenOf(await issued()));
    expect(createPublicKey({ key: jwk, format: 'jwk' }).asymmetricKeyDetails?.modulusLength).toBe(3_072);
    expect(await wellKnown('jwks.json')).toContain('"kid":"short"');
  });

  it('refuses five forgeries', async () => {
    const token = await tokenOf(await issued());
    const key = createPublicKey({ key: await publishedKey(token), format: 'jwk' });
    const [head = '', , signature = ''] = token.split('.');
    const claims = claimsIn(token);
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const pem = key.export({ type: 'spki', format: 'pem' });
    const forged = [
      `${head}.${coded({ ...claims, name: 'Another course' })}.${signature}`,
      `${coded({ alg: 'none', typ: 'JWT' })}.${coded(claims)}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(pem)),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(stranger.privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({
          alg: 'RS256',
          jwk: stranger.publicKey.export({ format: 'jwk' }) as { kty: 'RSA' },
        })
        .sign(stranger.privateKey),
    ];
    const verdicts = await Promise.allSettled(
      forged.map((one) => jwtVerify(one, key, { algorithms: ['RS256'] })),
    );
    expect(verdicts.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  });

  const bitOf = async (number: string): Promise<boolean> => {
    const { credentialSubject } = claimsIn(await wellKnown('certificate-status'));
    const { encodedList } = credentialSubject as { encodedList: string };
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    const status = claimsIn(await tokenOf(number))['credentialStatus'] as { statusListIndex: string };
    const index = Number(status.statusListIndex);
    return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  };

  it('has its own number after correction, and shows a revocation in list, page and PDF at the next request', async () => {
    const first = await issued();
    const second = await issue({ latin: 'Salma El Alaoui', arabic: 'سلمى العلوي' });
    const number = second.ok ? second.number : '';
    expect(number).not.toBe(first);
    expect((await test.academy.certificates.certificate(first))?.replacedBy).toBe(number);
    expect([await bitOf(first), await bitOf(number)]).toEqual([true, false]);
    const made = (file: 'pdf' | 'wide') =>
      test.academy.certificates.certificateFile({ number, locale: 'ar', file });
    expect((await made('pdf'))?.subarray(0, 4)).toEqual(new Uint8Array(Buffer.from('%PDF')));
    expect((await made('wide'))?.subarray(1, 4)).toEqual(new Uint8Array(Buffer.from('PNG')));
    const why = 'Somebody else did the work.';
    const revoke = () => test.academy.certificates.revokeCertificate(staff, { number, why });
    expect([await revoke(), await revoke()]).toEqual([
      { ok: true },
      { ok: false, reason: 'revoked-already' },
    ]);
    expect(await bitOf(number)).toBe(true);
    expect([await made('pdf'), await made('wide')]).toEqual([null, null]);
    expect(await issue({ latin: 'Another Name', arabic: '' })).toBeRefused('revoked');
  });

  it('is no longer valid once the payment was refunded: page, list and PDF show it at the next request', async () => {
    const number = await issued();
    expect([(await test.academy.certificates.certificate(number))?.revokedAt, await bitOf(number)]).toEqual([
      null,
      false,
    ]);
    await payBackOrder(test, order);
    expect((await test.academy.certificates.certificate(number))?.revokedAt).toEqual(test.context.clock());
    expect(await bitOf(number)).toBe(true);
    expect(await test.academy.certificates.certificateFile({ number, locale: 'ar', file: 'pdf' })).toBeNull();
    const { rows: found } = await find(number);
    expect(found).toMatchObject([{ revokedAt: test.context.clock(), revokedBy: null }]);
  });

  it('is not issued after a refund, nor to a stranger', async () => {
    await finish('one', 'two');
    await payBackOrder(test, order);
    expect(await issue()).toMatchObject({ ok: false, reason: 'ended' });
    const stranger = { caller: aCaller({ email: 'stranger@example.com' }), courseSlug };
    expect(await test.academy.certificates.ownCertificate(stranger)).toMatchObject({
      reason: 'not-enrolled',
    });
  });

  it('may be corrected five times in thirty days, then again once the first correction is old enough', async () => {
    const first = await issued();
    const names = ['Salma A', 'Salma B', 'Salma C', 'Salma D', 'Salma E'];
    for (const latin of names) {
      expect(await issue({ latin, arabic: '' })).toMatchObject({ ok: true });
      test.pass(86_400_000);
    }
    const refused = await issue({ latin: 'Salma F', arabic: '' });
    const until = new Date(test.context.clock().getTime() + 25 * 86_400_000);
    expect(refused).toEqual({ ok: false, reason: 'too-many-names', until });
    // The valid certificate is one of the corrections, and nothing was issued meanwhile.
    expect(await issue({ latin: 'Salma E', arabic: '' })).toMatchObject({ ok: true });
    expect((await test.academy.certificates.certificate(first))?.replacedBy).not.toBeNull();
    test.pass(25 * 86_400_000);
    expect(await issue({ latin: 'Salma F', arabic: '' })).toMatchObject({ ok: true });
  });

  const find = (search: string) =>
    test.academy.certificates.findCertificates({ search, page: 1, perPage: 25 });
  const numbersFound = async (search: string): Promise<string[]> => {
    const { rows: found } = await find(search);
    return found.map(({ number }) => number);
  };

  it('is found by number, either name, address and order, however they are typed, and by nothing else', async () => {
    const number = await issued();
    const typed = [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      'alaoui SALMA',
      'سلمي العلوى',
      order.email,
    ];
    for (const search of [...typed, order.number, ''])
      expect(await numbersFound(search), search).toEqual([number]);
    const again = await issue({ latin: 'Salma El Alaoui', arabic: 'سلمى العلوي' });
    const second = again.ok ? again.number : '';
    // The replaced one is found by its own number only.
    for (const search of ['salma', order.email, '']) expect(await numbersFound(search)).toEqual([second]);
    expect(await numbersFound(number)).toEqual([number]);
    for (const search of ['salma nobody', '%', 'DERB-0000-0000'])
      expect(await numbersFound(search)).toEqual([]);
  });

  it('shows staff who revoked it and why', async () => {
    const number = await issued();
    const why = 'Somebody else did the work.';
    await test.academy.certificates.revokeCertificate(staff, { number, why });
    const { rows: found } = await find(number);
    expect(found).toMatchObject([
      {
        revokedBy: staff.email,
        revokedWhy: why,
        email: order.email,
        orderNumber: order.number,
        isErased: false,
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(await tokenOf(number));
  });

  const press = (unit = 1) => test.academy.certificates.issueBadge({ caller: caller(), courseSlug, unit });
  const badge = async (): Promise<string> => {
    await teach(test.db, courseSlug, [{ key: 'later' }], { position: 2 });
    await finish('one', 'two');
    return allowed(await press()).number;
  };

  it('gives the badge of a finished module once, in the first name, and no certificate with it', async () => {
    await finish('one');
    for (const unit of [-1, 0, 1, 2, 1.5, Number.NaN]) expect(await press(unit)).toBeRefused('not-earned');
    const number = await badge();
    expect(await press(2)).toBeRefused('not-earned');
    const pressed = await Promise.all([press(), press(), press()]);
    expect(pressed).toEqual(pressed.map(() => ({ ok: true, number })));
    const made = await test.academy.certificates.certificate(number);
    const [first = ''] = order.name.split(' ');
    expect(made).toMatchObject({
      holder: { latin: first, arabic: null },
      course: { lessons: 2, attended: 0, unit: { number: 1 } },
      replacedBy: null,
    });
    const own = await test.academy.certificates.ownCertificate({ caller: caller(), courseSlug });
    expect(own).toMatchObject({ own: { state: 'on-the-way' } });
  });

  it('has the certificate’s name on badges from then on, and counts none as a certificate', async () => {
    await issued();
    const before = await test.academy.proof();
    const { number } = allowed(await press());
    const made = await test.academy.certificates.certificate(number);
    expect(made?.holder).toEqual({ latin: 'Salma Alaoui', arabic: 'سلمى العلوي' });
    expect(await test.academy.proof()).toEqual(before);
    // Corrections of the name are of the certificate alone.
    expect(await issue({ latin: 'Salma B', arabic: '' })).toMatchObject({ ok: true });
    expect((await test.academy.certificates.certificate(number))?.replacedBy).toBeNull();
  });

  it('signs a badge as it signs a certificate, with its tile for a picture of 512 by 512', async () => {
    const number = await badge();
    const token = await tokenOf(number);
    const key = createPublicKey({ key: await publishedKey(token), format: 'jwk' });
    const { payload } = await jwtVerify(token, key, { algorithms: ['RS256'] });
    const validate = new Ajv({ strict: false }).compile(openBadgeSchema);
    expect(validate(payload), JSON.stringify(validate.errors)).toBe(true);
    const address = `${test.context.publicOrigin}/certificates/${number}`;
    expect(payload).toMatchObject({
      id: address,
      credentialSubject: {
        achievement: { achievementType: 'Badge', image: { id: `${address}/badge.png`, type: 'Image' } },
      },
    });
    expect(JSON.stringify(payload)).not.toContain(order.name);
    const file = (name: 'badge' | 'pdf' | 'wide' | 'story', of = number) =>
      test.academy.certificates.certificateFile({ number: of, locale: 'ar', file: name });
    const picture = Buffer.from((await file('badge')) ?? []);
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      'PNG',
      512,
      512,
    ]);
    expect(await Promise.all((['pdf', 'wide', 'story'] as const).map((one) => file(one)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('takes a badge back by staff and by a refund: in the list, the page and its picture at once', async () => {
    const number = await badge();
    const picture = () => test.academy.certificates.certificateFile({ number, locale: 'en', file: 'badge' });
    expect([await bitOf(number), await picture()]).toEqual([false, expect.any(Uint8Array)]);
    const why = 'Somebody else did the work.';
    await test.academy.certificates.revokeCertificate(staff, { number, why });
    expect([await bitOf(number), await picture()]).toEqual([true, null]);
    expect(await press()).toBeRefused('revoked');
    await payBackOrder(test, order);
    expect(await press()).toMatchObject({ ok: false, reason: 'ended' });
  });

  it('takes a badge back with the payment', async () => {
    const number = await badge();
    await payBackOrder(test, order);
    expect(await bitOf(number)).toBe(true);
    expect((await test.academy.certificates.certificate(number))?.revokedAt).toEqual(test.context.clock());
  });
});
