/** What the settings of an academy must be. They are never a draft in one language: every page reads them. */
import { z } from 'zod';
import { readRib } from '../../platform/money/rib.ts';
import { toE164 } from '../../platform/people/phone.ts';
import { mostChecksADay } from '../catalogue/checks-in-words.ts';
import { fieldMeta } from '../catalogue/field-meta.ts';
import {
  apart,
  day,
  filled,
  film,
  group,
  link,
  list,
  longText,
  money,
  phone,
  reference,
  still,
  time,
  told,
  twice,
  weekday,
  whole,
} from '../catalogue/record-fields.ts';

const both = <S extends z.ZodType>(of: () => S) => z.strictObject({ en: of(), ar: of() });
const inBoth = (most: number) => both(() => filled(most));

const rib = () =>
  filled(60)
    .refine(
      (typed) => readRib(typed) !== null,
      told('bad-rib', 'is no RIB: 24 digits are needed, and the last two are a key that must fit'),
    )
    .transform((typed) => readRib(typed) ?? typed)
    .register(fieldMeta, { widget: 'text', group: 'money' });

const account = () =>
  group(
    {
      accountName: filled(120),
      bank: filled(120),
      rib: rib(),
      swift: z
        .string()
        .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'must have 8 or 11 characters, or none')
        .register(fieldMeta, { widget: 'text', mayStayEmpty: true }),
    },
    { group: 'money' },
  );

const agency = () =>
  group(
    {
      beneficiary: filled(120),
      city: filled(120),
      phone: phone(),
      agencies: list(inBoth(80), 20).min(1, 'names no agency'),
    },
    { group: 'money' },
  );

const claims = () =>
  group({
    activeMembers: filled(20),
    projectsLaunched: filled(20),
    trainees: filled(20),
    rating: filled(20),
  });

const liveCall = () =>
  group({
    id: z
      .string()
      .regex(/^[a-z][a-z-]{0,39}$/, 'must be small letters and dashes')
      .register(fieldMeta, { widget: 'slug' }),
    weekday: weekday(),
    startsAt: time(),
    minutes: whole(5, 600),
    everyWeeks: z.literal([1, 2], 'must be 1 or 2').register(fieldMeta, { widget: 'choice' }),
    countedFrom: day(),
    words: both(() =>
      group({
        title: filled(120),
        text: longText(500).min(1, 'is empty').register(fieldMeta, { widget: 'long-text' }),
      }),
    ),
    joinUrl: link(),
  });

const itself = (one: string | number): string => String(one);

const checks = () =>
  group({
    days: list(weekday(), 7).min(1, 'names no day').refine(apart(itself), twice),
    times: list(time(), mostChecksADay).min(1, 'names no time').refine(apart(itself), twice),
  });

const refundPolicy = () =>
  group({
    courseDays: whole(0, 365),
    workshopHoursBefore: whole(0, 1_000),
    shopDays: whole(0, 365),
    communityDays: whole(0, 365),
    consultationHoursBefore: whole(0, 1_000),
    paidBackWithinDays: whole(0, 365),
  });

const whatsapp = () =>
  filled(20)
    .refine(
      (typed) => /^\d+$/.test(typed) && toE164(`+${typed}`) !== null,
      told('bad-phone', 'must be digits alone, the country code first'),
    )
    .register(fieldMeta, { widget: 'text' });

export const settingsSchema = z.strictObject({
  siteName: inBoth(80),
  tagline: inBoth(160),
  phone: phone(),
  whatsapp: whatsapp(),
  email: z.email('must be an e-mail address').register(fieldMeta, { widget: 'text' }),
  address: inBoth(300),
  instagram: link(),
  linkedin: link(),
  registration: list(group({ label: inBoth(80), value: filled(80) }), 20, { group: 'facts' }),
  claims: both(claims),
  chatGreeting: inBoth(300),
  welcomeVideoUrl: film().nullable(),
  welcomeVideoPoster: still().nullish(),
  learningPlatformUrl: link(),
  bankTransfer: account().nullable(),
  cashAgency: agency().nullable(),
  transferChecks: checks(),
  liveCalls: list(liveCall(), 20).refine(
    apart(({ id }: { id: string }) => id),
    twice,
  ),
  membershipPriceCentimes: money(),
  refundPolicy: refundPolicy(),
  accessWithinHours: whole(1, 1_000),
  orderExpiryDays: whole(1, 365),
  bonusConsultation: group({
    service: reference('services').nullable(),
    percentOff: whole(0, 100),
    firstRegistrants: whole(0, 1_000_000),
    validDays: whole(1, 730),
  }),
  includedConsultationDays: whole(1, 730),
});
