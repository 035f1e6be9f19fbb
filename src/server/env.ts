/**
 * The settings of the process, from the environment: one schema, and the only reader of `process.env`. Every error is found before
 * anything is opened, and all are reported at once.
 */
import path from 'node:path';
import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { SecondFactorRule } from '../academy/staff-sign-in/second-factor.ts';
import type { WhatsAppKeys } from '../gateways/messaging/whatsapp.ts';
import { type CardConnection, cardFaults, cardSettings, cardShape, liveCardKeys } from './card-settings.ts';
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

export type Settings = {
  /** In production everything that matters must be set. */
  production: boolean;
  port: number;
  host: string;
  /** How many processes serve, under one parent; more than one with PostgreSQL only. */
  processes: number;
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
  /** Whether statements that come often have names: not behind a pooler in transaction mode. */
  isPrepared: boolean;
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
  /** The firms that take card payments, who is chosen first at the beginning. */
  cards: readonly CardConnection[];
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
  PROCESSES: whole(1, 64).default(1),
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
  DATABASE_PREPARED: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
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
  LEARNER_EMAILS_PER_MINUTE: whole(1, 3_000).default(30),
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
    processes: read.PROCESSES,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    traces: read.TRACES_URL === undefined ? null : { url: read.TRACES_URL, share: read.TRACES_PERCENT / 100 },
    publicOrigin: (read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    dataDir: read.ACADEMY_DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    reportsUrl: read.REPORTS_DATABASE_URL ?? null,
    isPrepared: read.DATABASE_PREPARED !== 'off',
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

/** Of `NAME_FILE` the file's content is the setting NAME, as systemd and containers hand over secrets. */
function withFiles(environment: Environment): { environment: Environment; faults: string[] } {
  const read: Record<string, string | undefined> = { ...environment };
  const faults: string[] = [];
  for (const { name } of settingRows) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || file.trim() === '') continue;
    if (environment[name]) faults.push(`${name} and ${name}_FILE are both set: leave one out.`);
    try {
      if ((statSync(file).mode & 0o007) !== 0)
        faults.push(`${name}_FILE can be read by every user of this machine: chmod 600 it.`);
      read[name] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE cannot be read: check its path, and that the academy’s user may read it.`);
    }
  }
  return { environment: read, faults };
}

/** The settings, or every error as a plain sentence, without its value: it may be a secret. */
export function readSettings(whole: Environment): SettingsReading {
  const { environment, faults: ofFiles } = withFiles(whole);
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
  if (result.success && result.data.PROCESSES > 1 && !given.DATABASE_URL)
    faults.push(
      'PROCESSES is more than 1 without DATABASE_URL: the embedded database belongs to one process. Set DATABASE_URL, or leave PROCESSES out.',
    );
  faults.push(...ofFiles, ...eventFaults(environment, given));
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
