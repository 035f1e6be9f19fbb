/** The settings of the one system that receives the webhooks. */
import { z } from 'zod';
import { describeSettings, type SettingName } from '../../platform/setting-rows.ts';

export type EventSettings = {
  url: string;
  /** 'whsec_' and the key in base64. */
  secret: string;
  /** The receiver's name in the privacy policy; null outside production only. */
  recipient: string | null;
  /** Allows loopback and private networks. */
  allowsPrivate: boolean;
};

const text = (max: number) => z.string().trim().min(1, 'is empty').max(max, 'is too long');

/** As libraries of Standard Webhooks read it: 24 to 64 bytes. */
const isSecret = (value: string): boolean => {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
};

export const eventShape = {
  EVENTS_WEBHOOK_URL: text(2_000)
    .refine(
      (value) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol),
      'must be an address such as https://hooks.example/path',
    )
    .refine(
      (value) => !URL.canParse(value) || new URL(value).username === '',
      'must hold no name and password',
    )
    .optional(),
  EVENTS_WEBHOOK_SECRET: text(200)
    .refine(isSecret, "must be 'whsec_' and 24 to 64 random bytes in base64")
    .optional(),
  EVENTS_WEBHOOK_NAME: text(120)
    .regex(/^[^{}`[\]<>]*$/, 'must be a plain name')
    .optional(),
  EVENTS_WEBHOOK_PRIVATE: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
};

type Given = Partial<Record<keyof typeof eventShape & SettingName, string | undefined>>;

/** Null without an address. `read`: the values as `eventShape` parsed them. */
export function eventSettings(read: Given): EventSettings | null {
  const { EVENTS_WEBHOOK_URL: url, EVENTS_WEBHOOK_SECRET: secret } = read;
  if (url === undefined || secret === undefined) return null;
  return {
    url,
    secret,
    recipient: read.EVENTS_WEBHOOK_NAME ?? null,
    allowsPrivate: read.EVENTS_WEBHOOK_PRIVATE === 'on',
  };
}

const former = ['APPLICATIONS_WEBHOOK_URL', 'BUY_NOW_WEBHOOK_URL'] as const;

/** Settings that prevent the start: an address without its secret, and settings of the former webhooks. */
export const eventFaults = (
  environment: Readonly<Record<string, string | undefined>>,
  given: Given,
): string[] => [
  ...former
    .filter((name) => (environment[name] ?? '').trim() !== '')
    .map(
      (name) =>
        `${name} is gone: applications and purchases are events now. Set EVENTS_WEBHOOK_URL and EVENTS_WEBHOOK_SECRET instead, as docs/events.md says.`,
    ),
  ...(given.EVENTS_WEBHOOK_URL !== undefined && given.EVENTS_WEBHOOK_SECRET === undefined
    ? [
        `EVENTS_WEBHOOK_SECRET is missing: ${describeSettings.EVENTS_WEBHOOK_SECRET}. No event leaves unsigned.`,
      ]
    : []),
];

/** Settings that production refuses, to protect personal data. */
export function eventFaultsInProduction(given: Given): string[] {
  const url = given.EVENTS_WEBHOOK_URL;
  const faults: string[] = [];
  if (url?.startsWith('http:') && given.EVENTS_WEBHOOK_PRIVATE !== 'on')
    faults.push('EVENTS_WEBHOOK_URL begins with http: personal data is sent by https only.');
  if (url !== undefined && given.EVENTS_WEBHOOK_NAME === undefined)
    faults.push(
      `EVENTS_WEBHOOK_NAME is missing: ${describeSettings.EVENTS_WEBHOOK_NAME}. Nobody's data goes to a receiver without a name.`,
    );
  return faults;
}
