import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { settingsTable } from '../platform/setting-rows.ts';

test('the settings page documents every setting of the schema', () => {
  const page = readFileSync('docs/settings.md', 'utf8').replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
  for (const line of settingsTable().split('\n')) expect(page).toContain(line);
});

const faultsOf = (environment: Record<string, string>): string[] => {
  const reading = readSettings(environment);
  return reading.ok ? [] : reading.faults;
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://derb.example',
  ACADEMY_SECRET: 'a'.repeat(43),
  ACADEMY_FIRST_STAFF: 'Owner@Derb.example',
  SMTP_URL: 'smtps://user:password@mail.derb.example:465',
  MAIL_FROM: 'Derb <hello@derb.example>',
};

describe('settings', () => {
  test('an empty environment is a local academy with test screens', () => {
    const reading = readSettings({});
    expect(reading.ok && reading.settings).toMatchObject({
      production: false,
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      testScreens: true,
      smtp: null,
      learnerEmailsPerMinute: 30,
      eventReceiver: null,
      trustedProxyHops: 0,
    });
  });

  test('the second step is always required in production, and elsewhere only offered unless set', () => {
    const ruleOf = (environment: Record<string, string>) => {
      const reading = readSettings(environment);
      return reading.ok ? reading.settings.secondFactor : reading.faults;
    };
    expect(ruleOf({})).toBe('offered');
    expect(ruleOf({ STAFF_SECOND_FACTOR: 'required' })).toBe('required');
    expect(ruleOf(production)).toBe('required');
    expect(ruleOf({ ...production, STAFF_SECOND_FACTOR: 'offered' })).toEqual([
      'STAFF_SECOND_FACTOR is offered: in production owner and finance sign in with it.',
    ]);
    expect(ruleOf({ STAFF_SECOND_FACTOR: 'off' })).toEqual([
      "STAFF_SECOND_FACTOR must be 'required' or 'offered'.",
    ]);
  });

  test('production is reached by https, except on this machine', () => {
    const at = (PUBLIC_ORIGIN: string) => faultsOf({ ...production, PUBLIC_ORIGIN });
    for (const far of ['http://derb.example', 'http://localhost.example'])
      expect(at(far)).toEqual(['PUBLIC_ORIGIN begins with http: in production people come by https.']);
    for (const near of ['http://localhost:3000', 'http://127.0.0.1/', 'http://localhost'])
      expect(at(near)).toEqual([]);
  });

  test.each(['prod', 'Production', 'staging', 'live'])(
    'a misspelt NODE_ENV does not open an academy with test screens: %s',
    (NODE_ENV) => {
      expect(faultsOf({ ...production, NODE_ENV })).toEqual([
        'NODE_ENV must be development, test or production.',
      ]);
    },
  );

  test('all errors are reported at once, each with the name of its setting', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      PUBLIC_ORIGIN: 'derb.example/path',
      DATABASE_URL: 'mysql://root@localhost/derb',
      ACADEMY_TEST_SCREENS: 'maybe',
      ACADEMY_SECRET: 'short',
      ACADEMY_FIRST_STAFF: 'nobody',
      SMTP_URL: 'https://mail.example',
      TRUSTED_PROXY_HOPS: '-1',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'ACADEMY_TEST_SCREENS',
      'ACADEMY_SECRET',
      'ACADEMY_FIRST_STAFF',
      'SMTP_URL',
      'TRUSTED_PROXY_HOPS',
      'LOG_LEVEL',
    ])
      expect(faults.filter((fault) => fault.startsWith(`${name} `)).length, name).toBeGreaterThan(0);
  });

  test('a secret that is being changed comes with the former one, which is worth nothing alone', () => {
    const [now, before] = ['n'.repeat(43), 'b'.repeat(43)];
    const secretIn = (environment: Record<string, string>) => {
      const reading = readSettings({ ...production, ...environment });
      return reading.ok ? reading.settings.secret : reading.faults;
    };
    expect(secretIn({ ACADEMY_SECRET: now })).toBe(now);
    expect(secretIn({ ACADEMY_SECRET: now, ACADEMY_SECRET_BEFORE: before })).toEqual({ now, before });
    expect(faultsOf({ ACADEMY_SECRET_BEFORE: before })).toEqual([
      'ACADEMY_SECRET_BEFORE is set without ACADEMY_SECRET: set the new one too.',
    ]);
  });

  test('several processes need PostgreSQL, and one sentence says so', () => {
    expect(faultsOf({ PROCESSES: '2' })).toEqual([
      'PROCESSES is more than 1 without DATABASE_URL: the embedded database belongs to one process. Set DATABASE_URL, or leave PROCESSES out.',
    ]);
    const reading = readSettings({ PROCESSES: '2', DATABASE_URL: 'postgres://derb@127.0.0.1/derb' });
    expect(reading).toMatchObject({ ok: true, settings: { processes: 2 } });
    expect(readSettings({})).toMatchObject({ ok: true, settings: { processes: 1 } });
  });

  test('an error never contains the value: it may be a secret', () => {
    const faults = faultsOf({ ACADEMY_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@host/derb' });
    expect(faults).toHaveLength(2);
    expect(faults.join(' ')).not.toContain('hunter2');
  });

  test('production reports each missing setting', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    for (const name of ['PUBLIC_ORIGIN', 'ACADEMY_SECRET', 'ACADEMY_FIRST_STAFF', 'SMTP_URL', 'MAIL_FROM'])
      expect(
        faults.some((fault) => fault.startsWith(`${name} is missing`)),
        name,
      ).toBe(true);
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'production without %s refuses',
    (name) => {
      const faults = faultsOf({ ...production, [name]: '' });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(name);
    },
  );

  test('production with everything starts, without test screens, and refuses them when asked', () => {
    const reading = readSettings(production);
    expect(reading.ok && reading.settings).toMatchObject({
      production: true,
      testScreens: false,
      firstStaff: 'owner@derb.example',
    });
    expect(faultsOf({ ...production, ACADEMY_TEST_SCREENS: 'on' })).toHaveLength(1);
    expect(faultsOf({ ...production, ACADEMY_RATE_LIMITS: 'off' })).toHaveLength(1);
  });

  test('a mail server without a sender is an error', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
      expect.stringMatching(/^MAIL_FROM is missing/),
    ]);
  });

  test('an external community is an https address without credentials or query', () => {
    const reading = readSettings({ COMMUNITY_URL: 'https://club.example/home' });
    expect(reading.ok && reading.settings.communityUrl).toBe('https://club.example/home');
    expect(readSettings({})).toMatchObject({ ok: true, settings: { communityUrl: null } });
    for (const COMMUNITY_URL of [
      'http://club.example',
      'javascript:alert(1)',
      '//club.example',
      'club.example',
      'https://user:secret@club.example/',
      'https://club.example/?key=secret',
      'https://club.example/#secret',
    ])
      expect(faultsOf({ COMMUNITY_URL }).join()).toMatch(/^COMMUNITY_URL must be an https address/);
  });

  const url = 'https://hooks.example/events?key=1';
  const key = `whsec_${Buffer.alloc(24).toString('base64')}`;
  const events = { EVENTS_WEBHOOK_URL: url, EVENTS_WEBHOOK_SECRET: key };

  test('the receiver of events needs a safe address and a secret that libraries accept', () => {
    const reading = readSettings(events);
    expect(reading.ok && reading.settings.eventReceiver).toEqual({
      url,
      recipient: null,
      secret: key,
      allowsPrivate: false,
    });
    expect(faultsOf({ EVENTS_WEBHOOK_URL: url })).toEqual([
      expect.stringMatching(/^EVENTS_WEBHOOK_SECRET is missing/),
    ]);
    for (const wrong of ['hooks.example', 'ftp://hooks.example', 'https://user:password@hooks.example/'])
      expect(faultsOf({ ...events, EVENTS_WEBHOOK_URL: wrong })).toHaveLength(1);
    for (const wrong of ['s'.repeat(40), `whsec_${Buffer.alloc(23).toString('base64')}`, 'whsec_?'])
      expect(faultsOf({ ...events, EVENTS_WEBHOOK_SECRET: wrong })).toHaveLength(1);
    const plain = {
      ...events,
      EVENTS_WEBHOOK_URL: 'http://10.0.0.7/events',
      EVENTS_WEBHOOK_NAME: 'Our own platform',
    };
    expect(faultsOf({ ...production, ...plain })).toHaveLength(1);
    expect(faultsOf({ ...production, ...plain, EVENTS_WEBHOOK_PRIVATE: 'on' })).toEqual([]);
  });

  test('the receiver of events needs a readable name in production', () => {
    expect(faultsOf(events)).toEqual([]);
    expect(faultsOf({ ...production, ...events })).toEqual([
      expect.stringMatching(/^EVENTS_WEBHOOK_NAME is missing/),
    ]);
    const named = { ...events, EVENTS_WEBHOOK_NAME: ' Example Sheets SARL ' };
    const reading = readSettings({ ...production, ...named });
    expect(reading.ok && reading.settings.eventReceiver?.recipient).toBe('Example Sheets SARL');
    for (const marked of ['[a](email)', '`a`', '{email}', '<b>'])
      expect(faultsOf({ ...events, EVENTS_WEBHOOK_NAME: marked })).toHaveLength(1);
  });

  test('settings of the former webhooks prevent the start, and the error names their replacement', () => {
    for (const former of ['APPLICATIONS_WEBHOOK_URL', 'BUY_NOW_WEBHOOK_URL'])
      expect(faultsOf({ ...events, [former]: 'https://hooks.example/?key=hidden' })).toEqual([
        `${former} is gone: applications and purchases are events now. Set EVENTS_WEBHOOK_URL and EVENTS_WEBHOOK_SECRET instead, as docs/events.md says.`,
      ]);
    expect(faultsOf({ APPLICATIONS_WEBHOOK_URL: '' })).toEqual([]);
  });

  test('keys for real money are listed by name, never by value', () => {
    const reading = readSettings({
      STRIPE_SECRET_KEY: 'sk_live_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      OTHER: 'sk_test_abc',
    });
    expect(reading.ok && reading.settings.liveKeys).toEqual(['STRIPE_SECRET_KEY']);
  });
});

test('a setting may come as a file, which only its owner reads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'stripe');
  writeFileSync(file, 'sk_live_abc\n', { mode: 0o600 });
  const keys = { STRIPE_SECRET_KEY_FILE: file, STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const reading = readSettings(keys);
  expect(reading.ok && reading.settings.liveKeys).toEqual(['STRIPE_SECRET_KEY']);
  expect(faultsOf({ ...keys, STRIPE_SECRET_KEY: 'sk_test_abc' })).toEqual([
    'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set: leave one out.',
  ]);
  chmodSync(file, 0o644);
  expect(faultsOf(keys)).toEqual([
    'STRIPE_SECRET_KEY_FILE can be read by every user of this machine: chmod 600 it.',
  ]);
  rmSync(folder, { recursive: true });
  expect(faultsOf({ ACADEMY_SECRET_FILE: file })).toEqual([
    'ACADEMY_SECRET_FILE cannot be read: check its path, and that the academy’s user may read it.',
  ]);
});

test('WhatsApp is set up whole or not at all, and production speaks to WhatsApp itself', () => {
  const keys = {
    WHATSAPP_ACCESS_TOKEN: 'EAAJB-token-of-a-system-user',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
    WHATSAPP_VERIFY_TOKEN: 'a-word-of-our-own-0123',
  };
  const none = readSettings({});
  expect(none.ok && none.settings.whatsApp).toBe(null);
  const whole = readSettings(keys);
  expect(whole.ok && whole.settings.whatsApp).toMatchObject({
    apiVersion: 'v24.0',
    origin: 'https://graph.facebook.com',
  });
  expect(faultsOf({ ...keys, WHATSAPP_APP_SECRET: '' })).toEqual([
    'WHATSAPP_APP_SECRET missing: without it no message is sent by WhatsApp.',
  ]);
  expect(faultsOf({ ...keys, WHATSAPP_VERIFY_TOKEN: 'short' })).toHaveLength(1);
  expect(faultsOf({ ...keys, WHATSAPP_API_VERSION: '24' })).toHaveLength(1);
  expect(faultsOf({ ...production, ...keys, WHATSAPP_STAND_IN: 'http://127.0.0.1:4242' })).toContain(
    'WHATSAPP_STAND_IN is set: production speaks to WhatsApp itself.',
  );
  expect(JSON.stringify(faultsOf({ ...keys, WHATSAPP_PHONE_NUMBER_ID: 'x' }))).not.toContain('EAAJB');
});
