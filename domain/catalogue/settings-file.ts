/** The settings of an academy as its owner writes them into a file: checked before they replace those that stand. */
import { z } from 'zod';
import { readRib } from '../money/rib.ts';
import { toE164 } from '../people/phone.ts';
import type { AcademySettings } from './settings.ts';

const text = z.string().trim().min(1, 'is empty');
const inBoth = z.strictObject({ en: text, ar: text });
const whole = (most: number) => z.int('must be a whole number').min(0).max(most);
const phone = text.refine((typed) => toE164(typed) !== null, 'is no phone number');

const isAddress = (typed: string): boolean => URL.canParse(typed) && new URL(typed).protocol === 'https:';
const address = text.refine(isAddress, 'must be an address that begins with https://');
const isFileHere = (typed: string): boolean => /^\/(?!\/)\S+$/.test(typed);

const account = z.strictObject({
  accountName: text,
  bank: text,
  rib: text.transform((typed, { addIssue }) => {
    const rib = readRib(typed);
    if (rib === null) addIssue('is no RIB: 24 digits are needed, and the last two are a key that must fit');
    return rib ?? typed;
  }),
  swift: z.string().regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'must have 8 or 11 characters, or none'),
});

const agency = z.strictObject({
  beneficiary: text,
  city: text,
  phone,
  agencies: z.array(inBoth).min(1, 'names no agency'),
});

const claims = z.strictObject({ activeMembers: text, projectsLaunched: text, trainees: text, rating: text });

const callWords = z.strictObject({ title: text, text });
const liveCall = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'must be small letters and dashes'),
  weekday: z.int().min(1, 'must be 1 (Monday) to 7').max(7, 'must be 1 (Monday) to 7'),
  startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 20:30'),
  minutes: whole(600).min(5),
  everyWeeks: z.literal([1, 2], 'must be 1 or 2'),
  countedFrom: z.iso.date('must be a day like 2026-12-05'),
  words: z.strictObject({ en: callWords, ar: callWords }),
  joinUrl: address,
});

const settingsFile = z.strictObject({
  siteName: inBoth,
  tagline: inBoth,
  phone,
  whatsapp: text.refine(
    (typed) => /^\d+$/.test(typed) && toE164(`+${typed}`) !== null,
    'must be digits alone, the country code first',
  ),
  email: z.email('must be an e-mail address'),
  address: inBoth,
  instagram: address,
  linkedin: address,
  registration: z.array(z.strictObject({ label: inBoth, value: text })),
  claims: z.strictObject({ en: claims, ar: claims }),
  chatGreeting: inBoth,
  welcomeVideoUrl: text
    .refine((typed) => isFileHere(typed) || isAddress(typed), 'must begin with / or https://')
    .nullable(),
  welcomeVideoPoster: text.refine(isFileHere, 'must begin with /').nullish(),
  learningPlatformUrl: address,
  bankTransfer: account.nullable(),
  cashAgency: agency.nullable(),
  transferCheckPromise: inBoth,
  claimAlertHours: whole(1_000).min(1),
  liveCalls: z.array(liveCall).max(20),
  membershipPriceCentimes: whole(100_000_00),
  refundPolicy: z.strictObject({
    courseDays: whole(365),
    workshopHoursBefore: whole(1_000),
    shopDays: whole(365),
    communityDays: whole(365),
    consultationHoursBefore: whole(1_000),
    paidBackWithinDays: whole(365),
  }),
  accessWithinHours: whole(1_000).min(1),
  orderExpiryDays: whole(365).min(1),
  bonusConsultation: z.strictObject({
    service: text.nullable(),
    percentOff: whole(100),
    firstRegistrants: whole(1_000_000),
  }),
});

type Reading = { ok: true; settings: AcademySettings } | { ok: false; faults: string[] };

/** The settings, or every fault with the place where it stands: 'bankTransfer.rib is no RIB…'. */
export function readSettingsFile(content: string): Reading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    return {
      ok: false,
      faults: [`The file is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`],
    };
  }
  const result = settingsFile.safeParse(parsed);
  if (result.success) return { ok: true, settings: result.data };
  return {
    ok: false,
    faults: result.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'} ${message}`),
  };
}

export type Change = { what: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What differs, leaf by leaf; what stands on one side only is undefined on the other. */
export function changesBetween(before: unknown, after: unknown, what = ''): Change[] {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ what, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], what ? `${what}.${key}` : key),
  );
}
