/** The settings of messages to somebody else's server: two kinds, each with an address, a name, a secret, and leave to stay inside. */
import { z } from 'zod';
import { describeSettings, type SettingName } from './setting-rows.ts';

export type WebhookSettings = {
  url: string;
  /** Who receives them, as the privacy policy names it; null outside production only. */
  recipient: string | null;
  /** Signs messages; null leaves them unsigned. */
  secret: string | null;
  /** Allows addresses of this machine and of private networks. */
  allowsPrivate: boolean;
};

const text = (max: number) => z.string().trim().min(1, 'is empty').max(max, 'is too long');

const address = text(2_000)
  .refine(
    (value) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol),
    'must be an address such as https://hooks.example/path',
  )
  .refine((value) => !URL.canParse(value) || new URL(value).username === '', 'must hold no name and password')
  .optional();
const name = text(120)
  .regex(/^[^{}`[\]<>]*$/, 'must be a plain name')
  .optional();
const secret = text(2_000).min(32, 'must have at least 32 characters').optional();
const onOrOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional();

export const webhookShape = {
  APPLICATIONS_WEBHOOK_URL: address,
  APPLICATIONS_WEBHOOK_NAME: name,
  APPLICATIONS_WEBHOOK_SECRET: secret,
  APPLICATIONS_WEBHOOK_PRIVATE: onOrOff,
  BUY_NOW_WEBHOOK_URL: address,
  BUY_NOW_WEBHOOK_NAME: name,
  BUY_NOW_WEBHOOK_SECRET: secret,
  BUY_NOW_WEBHOOK_PRIVATE: onOrOff,
};

type Kind = 'APPLICATIONS' | 'BUY_NOW';
const kinds: readonly Kind[] = ['APPLICATIONS', 'BUY_NOW'];
type Given = Partial<Record<keyof typeof webhookShape & SettingName, string | undefined>>;

/** Null where no address is set. `read` holds the values as `webhookShape` reads them. */
export function webhookSettings(read: Given, kind: Kind): WebhookSettings | null {
  const url = read[`${kind}_WEBHOOK_URL`];
  if (url === undefined) return null;
  return {
    url,
    recipient: read[`${kind}_WEBHOOK_NAME`] ?? null,
    secret: read[`${kind}_WEBHOOK_SECRET`] ?? null,
    allowsPrivate: read[`${kind}_WEBHOOK_PRIVATE`] === 'on',
  };
}

/** What production does not do with people's data, as sentences that name the setting. */
export function webhookFaults(given: Given): string[] {
  return kinds.flatMap((kind) => {
    const url = given[`${kind}_WEBHOOK_URL`];
    const faults: string[] = [];
    if (url?.startsWith('http:') && given[`${kind}_WEBHOOK_PRIVATE`] !== 'on')
      faults.push(`${kind}_WEBHOOK_URL begins with http: what people wrote travels by https only.`);
    if (url !== undefined && given[`${kind}_WEBHOOK_NAME`] === undefined)
      faults.push(
        `${kind}_WEBHOOK_NAME is missing: ${describeSettings[`${kind}_WEBHOOK_NAME`]}. Nobody's data goes to a receiver without a name.`,
      );
    return faults;
  });
}
