/**
 * The settings of the process, from the environment: one schema, and the only reader of `process.env`. Every error is found before
 * anything is opened, and all are reported at once.
 */
import path from 'node:path';
import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SecondFactorRule } from '../academy/staff-sign-in/second-factor.ts';
import type { WhatsAppKeys } from '../gateways/messaging/whatsapp.ts';
import { callbackAddresses, readCallbackAddresses } from '../gateways/cmi/callback-addresses.ts';
import type { CmiOptions } from '../gateways/cmi/cmi.ts';
import { whatsAppFaults, whatsAppSettings, whatsAppShape } from '../gateways/messaging/whatsapp-settings.ts';
import { fileFaults, fileSettings, fileShape, type FileStoreSettings } from '../platform/files/s3-store.ts';
import type { AcademySecret } from '../platform/secret.ts';
import { describeSettings, type SettingName, settingRows } from '../platform/setting-rows.ts';
import {
  eventFaults,
  eventFaultsInProduction,
  eventSettings,
  type EventSettings,
  eventShape,
} from '../academy/webhooks/event-settings.ts';

/** The academy's secret: set in production, otherwise generated once in the data folder. Throws when that cannot be written. */
export function secretOf({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): AcademySecret {
  if (secret) return secret;
  const file = path.join(dataDir, 'secret.key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  // 'wx': of two processes that start at once, one creates it and the other reads it.
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    throw error;
  }
}

/** The providers for card payments. Values are secrets: no error message contains one. */
type CardSettings = {
  stripe: null | { secretKey: string; webhookSecret: string; live: boolean; apiOrigin: string | null };
  cmi: null | CmiOptions;
  payzone: null | {
    merchantAccount: string;
    paywallKey: string;
    notificationKey: string;
    caller: { name: string; password: string };
    live: boolean;
    origin: string;
  };
  /** Who handles Moroccan cards; null when nobody is connected. */
  moroccanCards: 'cmi' | 'payzone' | null;
};

const key = (min = 8) =>
  z
    .string()
    .trim()
    .min(min, `must have at least ${min} characters`)
    .max(500, 'is too long')
    .regex(/^[\x21-\x7e]+$/, 'must hold no white space');

/** A fake provider for development, on this machine only. */
const fake = z
  .string()
  .trim()
  .regex(
    /^http:\/\/(127\.0\.0\.1|localhost)(:\d{2,5})?$/,
    'must be an origin on this machine, such as http://127.0.0.1:4242',
  );
const mode = z.enum(['test', 'live'], { error: "must be 'test' or 'live'" });

const cardShape = {
  STRIPE_SECRET_KEY: key()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: key()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_STAND_IN: fake.optional(),
  CMI_MODE: mode.optional(),
  CMI_CLIENT_ID: z
    .string()
    .trim()
    .regex(/^\d{6,15}$/, 'must be the number the bank gave')
    .optional(),
  CMI_STORE_KEY: key().optional(),
  CMI_CALLBACK_ADDRESSES: callbackAddresses().optional(),
  CMI_STAND_IN: fake.optional(),
  PAYZONE_MODE: mode.optional(),
  PAYZONE_MERCHANT_ACCOUNT: key(3).optional(),
  PAYZONE_PAYWALL_KEY: key().optional(),
  PAYZONE_NOTIFICATION_KEY: key().optional(),
  PAYZONE_CALLER_NAME: key(3).optional(),
  PAYZONE_CALLER_PASSWORD: key().optional(),
  PAYZONE_STAND_IN: fake.optional(),
  MOROCCAN_CARDS: z.enum(['cmi', 'payzone'], { error: "must be 'cmi' or 'payzone'" }).optional(),
};
export type CardNames = keyof typeof cardShape;
type CardSettingsGiven = Partial<Record<CardNames, string>>;

/** Settings that belong together: each group is complete or missing. */
const groups = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  CMI: ['CMI_MODE', 'CMI_CLIENT_ID', 'CMI_STORE_KEY'],
  Payzone: [
    'PAYZONE_MODE',
    'PAYZONE_MERCHANT_ACCOUNT',
    'PAYZONE_PAYWALL_KEY',
    'PAYZONE_NOTIFICATION_KEY',
    'PAYZONE_CALLER_NAME',
    'PAYZONE_CALLER_PASSWORD',
  ],
} as const satisfies Record<string, readonly CardNames[]>;

const isLive = {
  Stripe: (given: CardSettingsGiven) => /^(sk|rk)_live_/.test(given.STRIPE_SECRET_KEY ?? ''),
  CMI: (given: CardSettingsGiven) => given.CMI_MODE === 'live',
  Payzone: (given: CardSettingsGiven) => given.PAYZONE_MODE === 'live',
};
const fakes = { Stripe: 'STRIPE_STAND_IN', CMI: 'CMI_STAND_IN', Payzone: 'PAYZONE_STAND_IN' } as const;

/** Every error as a sentence with the setting's name. With a test account anybody could pay with a test card: never in production. */
function cardFaults(given: CardSettingsGiven, production: boolean): string[] {
  const faults: string[] = [];
  for (const firm of ['Stripe', 'CMI', 'Payzone'] as const) {
    const missing = groups[firm].filter((name) => given[name] === undefined);
    const connected = missing.length === 0;
    if (!connected && missing.length < groups[firm].length)
      faults.push(`${missing.join(', ')} missing: without it ${firm} takes no payment.`);
    if (connected && production && !isLive[firm](given))
      faults.push(`${groups[firm][0]} is of a test account: production takes no test cards.`);
    const apart = fakes[firm];
    if (given[apart] === undefined) continue;
    if (production) faults.push(`${apart} is set: production speaks to ${firm} itself.`);
    else if (isLive[firm](given)) faults.push(`${apart} is set beside a live account.`);
  }
  const { MOROCCAN_CARDS } = given;
  if (given.CMI_CLIENT_ID && given.PAYZONE_MERCHANT_ACCOUNT && MOROCCAN_CARDS === undefined)
    faults.push(
      'MOROCCAN_CARDS is missing: CMI and Payzone are both connected, say which one takes new payments.',
    );
  if (MOROCCAN_CARDS === 'cmi' && !given.CMI_CLIENT_ID)
    faults.push("MOROCCAN_CARDS is 'cmi', and CMI is not connected.");
  if (MOROCCAN_CARDS === 'payzone' && !given.PAYZONE_MERCHANT_ACCOUNT)
    faults.push("MOROCCAN_CARDS is 'payzone', and Payzone is not connected.");
  return faults;
}

/** Names, never values, of settings for real money. */
const liveCardKeys = (given: CardSettingsGiven): string[] => [
  ...(given.CMI_MODE === 'live' ? ['CMI_STORE_KEY'] : []),
  ...(given.PAYZONE_MODE === 'live' ? ['PAYZONE_PAYWALL_KEY'] : []),
];

/** Of settings without errors. */
export function cardSettings(given: CardSettingsGiven): CardSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CMI_CLIENT_ID, CMI_STORE_KEY } = given;
  const {
    PAYZONE_MERCHANT_ACCOUNT: merchantAccount,
    PAYZONE_PAYWALL_KEY: paywallKey,
    PAYZONE_NOTIFICATION_KEY: notificationKey,
    PAYZONE_CALLER_NAME: name,
    PAYZONE_CALLER_PASSWORD: password,
  } = given;
  const stripe =
    STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: STRIPE_SECRET_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          live: isLive.Stripe(given),
          apiOrigin: given.STRIPE_STAND_IN ?? null,
        }
      : null;
  const cmiOrigin =
    given.CMI_STAND_IN ?? `https://${isLive.CMI(given) ? 'payment' : 'testpayment'}.cmi.co.ma`;
  const cmi =
    CMI_CLIENT_ID && CMI_STORE_KEY
      ? {
          clientId: CMI_CLIENT_ID,
          storeKey: CMI_STORE_KEY,
          live: isLive.CMI(given),
          pageUrl: `${cmiOrigin}/fim/est3Dgate`,
          callbackAddresses: readCallbackAddresses(given.CMI_CALLBACK_ADDRESSES ?? ''),
        }
      : null;
  const live = isLive.Payzone(given);
  const origin = given.PAYZONE_STAND_IN ?? `https://payment${live ? '' : '-sandbox'}.payzone.ma`;
  const payzone =
    merchantAccount && paywallKey && notificationKey && name && password
      ? { merchantAccount, paywallKey, notificationKey, caller: { name, password }, live, origin }
      : null;
  const only = cmi ? 'cmi' : payzone ? 'payzone' : null;
  const chosen =
    given.MOROCCAN_CARDS === 'payzone' ? 'payzone' : given.MOROCCAN_CARDS === 'cmi' ? 'cmi' : only;
  return { stripe, cmi, payzone, moroccanCards: chosen };
}

export type Settings = {
  /** In production everything that matters must be set. */
  production: boolean;
  port: number;
  host: string;
  /** Where Prometheus reads figures; null where nobody does. */
  metrics: { host: string; port: number } | null;
  /** Where traces go, and of which share of all requests and jobs; null where nobody looks at them. */
  traces: { url: string; share: number } | null;
  /** The site's public address, without a trailing slash: 'https://derb.example'. */
  publicOrigin: string;
  /** Folder of the embedded database, its backups and the generated secret. */
  dataDir: string;
  /** A PostgreSQL server; null means the embedded database. */
  databaseUrl: string | null;
  /** A replica of it, from which figures are read; null where there is none. */
  reportsUrl: string | null;
  /** Local test screens: the practice bank, the mailbox. */
  testScreens: boolean;
  /** Signs cookies and codes. Null outside production: one is generated in the data folder. */
  secret: AcademySecret | null;
  /** E-mail of the first member of staff, lower case. */
  firstStaff: string;
  /** Whether owner and finance need an authenticator app to sign in. */
  secondFactor: SecondFactorRule;
  /** Null: e-mails go to the mailbox page. */
  smtp: { url: string; from: string } | null;
  /** How many e-mails that staff write to many learners may leave in a minute. */
  learnerEmailsPerMinute: number;
  /** The system that receives webhooks, or null. */
  eventReceiver: EventSettings | null;
  /** The address of an external community to frame; null for our own. */
  communityUrl: string | null;
  /** Whether phones may keep lessons to open them without a network. */
  keepsLessons: boolean;
  /** The store of the shop's files; null for the data folder. */
  files: FileStoreSettings | null;
  /** Programs that convert videos. */
  programs: { ffmpeg: string; ffprobe: string };
  /** The firms that take card payments. */
  cards: CardSettings;
  /** WhatsApp by Meta's Cloud API; null where nothing is sent. */
  whatsApp: WhatsAppKeys | null;
  /** Proxies in front of this process that write X-Forwarded-For; 0 means the socket's address is the caller's. */
  trustedProxyHops: number;
  /** Names, never values, of settings that hold keys for real money. */
  liveKeys: readonly string[];
  /** Rate limits; off only for benchmarks. */
  rateLimits: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

export type SettingsReading = { ok: true; settings: Settings } | { ok: false; faults: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const text = (max = 2_000) => z.string().trim().min(1, 'is empty').max(max, 'is too long');

const origin = text().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, origin: whole } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && value.replace(/\/$/, '') === whole;
}, 'must be an origin such as https://derb.example, without a path');

const urlOf = (protocols: readonly string[], example: string) =>
  text().refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address such as ${example}`,
  );

/** An https origin with a path, without credentials or query, so that nothing about us is sent along. */
const outsideCommunity = text().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return protocol === 'https:' && [username, password, search, hash].every((part) => part === '');
}, 'must be an https address such as https://club.example/home, without a query');

const whole = (min: number, max: number) =>
  text()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const secretText = text().min(32, 'must have at least 32 characters');

const schema = z.object({
  // A misspelt value ('prod') would open the test screens to everybody.
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .optional(),
  PORT: whole(0, 65_535).default(3000),
  HOST: text(255).default('127.0.0.1'),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: text(255).default('127.0.0.1'),
  TRACES_URL: urlOf(['http:', 'https:'], 'http://127.0.0.1:4318/v1/traces').optional(),
  TRACES_PERCENT: whole(1, 100).default(10),
  PUBLIC_ORIGIN: origin.optional(),
  ACADEMY_DATA_DIR: text().default('./data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/derb').optional(),
  REPORTS_DATABASE_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@replica:5432/derb',
  ).optional(),
  ACADEMY_TEST_SCREENS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
  ACADEMY_SECRET: secretText.optional(),
  ACADEMY_SECRET_BEFORE: secretText.optional(),
  ACADEMY_FIRST_STAFF: z.email('must be an e-mail address').optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'offered'], { error: "must be 'required' or 'offered'" })
    .optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
  MAIL_FROM: text(320)
    .regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address such as 'Derb <hello@derb.example>'")
    .optional(),
  LEARNER_EMAILS_PER_MINUTE: whole(1, 1_000).default(30),
  COMMUNITY_URL: outsideCommunity.optional(),
  KEPT_LESSONS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
  ...eventShape,
  ...cardShape,
  ...whatsAppShape,
  ...fileShape,
  FFMPEG_PATH: text(500).default('ffmpeg'),
  FFPROBE_PATH: text(500).default('ffprobe'),
  TRUSTED_PROXY_HOPS: whole(0, 10).default(0),
  ACADEMY_RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
});

type Read = z.output<typeof schema>;
type Given = Partial<Record<SettingName, string>>;

const neededInProduction = [
  'PUBLIC_ORIGIN',
  'ACADEMY_SECRET',
  'ACADEMY_FIRST_STAFF',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

/** What production requires and forbids. Each error is a sentence with the setting's name. */
function faultsInProduction(given: Given): string[] {
  const faults: string[] = neededInProduction
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing: ${describeSettings[name]}. Production does not start without it.`);
  if (/^http:(?!\/\/(localhost|127\.0\.0\.1)(:|\/?$))/.test(given.PUBLIC_ORIGIN ?? ''))
    faults.push('PUBLIC_ORIGIN begins with http: in production people come by https.');
  if (given.ACADEMY_TEST_SCREENS === 'on')
    faults.push('ACADEMY_TEST_SCREENS is on: test screens are never served in production.');
  if (given.ACADEMY_RATE_LIMITS === 'off')
    faults.push('ACADEMY_RATE_LIMITS is off: production does not run without limits.');
  if (given.STAFF_SECOND_FACTOR === 'offered')
    faults.push('STAFF_SECOND_FACTOR is offered: in production owner and finance sign in with it.');
  faults.push(...eventFaultsInProduction(given));
  return faults;
}

/** Names of keys for real money in the environment, whichever gateways use them. */
export function liveKeysIn(environment: Environment): string[] {
  const keys = Object.entries(environment)
    .filter(([, value]) => /^(sk|rk)_live_/.test(value ?? ''))
    .map(([name]) => name);
  return [...keys, ...liveCardKeys(environment)].sort();
}

const secretIn = ({ ACADEMY_SECRET: now, ACADEMY_SECRET_BEFORE: before }: Read): AcademySecret | null =>
  now !== undefined && before !== undefined ? { now, before } : (now ?? null);

function settingsFrom(read: Read, environment: Environment): Settings {
  const production = read.NODE_ENV === 'production';
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    traces: read.TRACES_URL === undefined ? null : { url: read.TRACES_URL, share: read.TRACES_PERCENT / 100 },
    publicOrigin: (read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    dataDir: read.ACADEMY_DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    reportsUrl: read.REPORTS_DATABASE_URL ?? null,
    testScreens: !production && read.ACADEMY_TEST_SCREENS !== 'off',
    secret: secretIn(read),
    firstStaff: (read.ACADEMY_FIRST_STAFF ?? 'owner@derb.example').toLowerCase(),
    secondFactor: production ? 'required' : (read.STAFF_SECOND_FACTOR ?? 'offered'),
    smtp: read.SMTP_URL && read.MAIL_FROM ? { url: read.SMTP_URL, from: read.MAIL_FROM } : null,
    learnerEmailsPerMinute: read.LEARNER_EMAILS_PER_MINUTE,
    eventReceiver: eventSettings(read),
    communityUrl: read.COMMUNITY_URL === undefined ? null : new URL(read.COMMUNITY_URL).href,
    keepsLessons: read.KEPT_LESSONS !== 'off',
    files: fileSettings(read),
    programs: { ffmpeg: read.FFMPEG_PATH, ffprobe: read.FFPROBE_PATH },
    cards: cardSettings(read),
    whatsApp: whatsAppSettings(read),
    trustedProxyHops: read.TRUSTED_PROXY_HOPS,
    liveKeys: liveKeysIn(environment),
    rateLimits: read.ACADEMY_RATE_LIMITS !== 'off',
    logLevel: read.LOG_LEVEL,
  };
}

/** The settings, or every error as a plain sentence, without its value: it may be a secret. */
export function readSettings(environment: Environment): SettingsReading {
  const given: Given = {};
  for (const { name } of settingRows) {
    const value = environment[name];
    // An empty line in a settings file means the same as none.
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  const result = schema.safeParse(given);
  const faults = result.success
    ? []
    : result.error.issues.map((one) => `${String(one.path[0])} ${one.message}.`);
  if (given.ACADEMY_SECRET_BEFORE && !given.ACADEMY_SECRET)
    faults.push('ACADEMY_SECRET_BEFORE is set without ACADEMY_SECRET: set the new one too.');
  faults.push(...eventFaults(environment, given));
  faults.push(...cardFaults(given, given.NODE_ENV === 'production'));
  faults.push(...whatsAppFaults(given, given.NODE_ENV === 'production'));
  faults.push(...fileFaults(given, given.NODE_ENV === 'production'));
  if (given.NODE_ENV === 'production') faults.push(...faultsInProduction(given));
  else if (given.SMTP_URL && !given.MAIL_FROM)
    faults.push(`MAIL_FROM is missing: ${describeSettings.MAIL_FROM}. SMTP_URL needs it.`);
  if (!result.success || faults.length > 0) return { ok: false, faults };
  return { ok: true, settings: settingsFrom(result.data, environment) };
}

export const environment = (): Environment => process.env;
