/** What the owner of an academy can set without a programmer. Kept in the database; the sample ships with the code. */
import { z } from 'zod';
import { withoutMarks } from '../../platform/text/typed-text.ts';
import type { CheckHours } from '../../platform/time/check-hours.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { LiveCall } from '../../community/community/live-calls.ts';
import { accentContrast, isColour, leastContrast, primaryContrast } from './look.ts';
import {
  account,
  agency,
  type BankAccount,
  type CashAgency,
  libraryPicture,
  type MobileWallet,
  wallet,
} from './payees.ts';
import { type Arrangement, arranged } from './arrangement.ts';
import { type CardFirm, cardFirms, type WayToPay, waysToPay } from './payment-methods.ts';
import { toE164 } from '../../platform/people/phone.ts';
import { mostChecksADay } from '../../platform/time/checks-in-words.ts';
import {
  apart,
  choice,
  day,
  fieldMeta,
  filled,
  film,
  group,
  inOneAtLeast,
  inSomeLanguages,
  link,
  list,
  longText,
  money,
  perLanguage,
  phone,
  portrait,
  reference,
  still,
  text,
  time,
  withProblem,
  twice,
  weekday,
  whole,
  yesNo,
} from '../../platform/records/record-fields.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';

/** What courses are about. Whoever writes a course chooses one; visitors filter by those that some course has. */
export type FieldOfStudy = {
  /** Kept in courses and in addresses: it stays when the name changes. */
  id: string;
  name: Localised<string>;
  /** No longer offered: courses that have it keep it, and visitors cannot filter by it. Left out: offered. */
  isRetired?: boolean;
};

/** The list until an academy has its own. */
const firstFields: FieldOfStudy[] = [
  { id: 'commerce', name: { en: 'E-commerce', ar: 'التجارة الإلكترونية', fr: 'E-commerce' } },
  { id: 'fashion', name: { en: 'Fashion', ar: 'الموضة', fr: 'Mode' } },
  { id: 'content', name: { en: 'Content creation', ar: 'صناعة المحتوى', fr: 'Création de contenu' } },
  { id: 'languages', name: { en: 'Languages', ar: 'اللغات', fr: 'Langues' } },
  { id: 'marketing', name: { en: 'Marketing', ar: 'التسويق', fr: 'Marketing' } },
];

export const fieldsIn = ({
  fieldsOfStudy = firstFields,
}: Pick<AcademySettings, 'fieldsOfStudy'>): FieldOfStudy[] => fieldsOfStudy;

/** Null for one that was taken out of the list. */
export const fieldOf = (
  settings: Pick<AcademySettings, 'fieldsOfStudy'>,
  id: string | null | undefined,
): FieldOfStudy | null => fieldsIn(settings).find((field) => field.id === id) ?? null;

export type RegistrationNumber = { label: Localised<string>; value: string };

export const claimNames = ['activeMembers', 'projectsLaunched', 'trainees', 'rating'] as const;
export type ClaimName = (typeof claimNames)[number];

/**
 * A figure the academy publishes about itself, written as each language writes it: '10.2k+', '+10 200'. Visitors see it only with
 * its source and its day, and only until the academy's own records have enough to show (src/site/proof/proof.ts).
 */
export type Claim = {
  figure: Localised<string>;
  /** Who counted it, and where: 'Register of sales'. Empty while nobody has said. */
  source: Localised<string>;
  /** Calendar date, 'YYYY-MM-DD'. */
  asOf: string | null;
};
export type Claims = Record<ClaimName, Claim>;

/** Who founded or runs the academy, as the page about it introduces them. */
export type Person = {
  portrait: string;
  words: Localised<{ name: string; role: string; text: string }>;
};

export type AcademySettings = Arrangement & {
  siteName: Localised<string>;
  /** A picture of the library; without one the mark as delivered. */
  logo?: string | null;
  /** '#3b3fc4'; without one as delivered. See look.ts. */
  primaryColour?: string | null;
  accentColour?: string | null;
  /** From whom e-mails come, as mail programs show it; without one the name that the server is set to, or the academy's. */
  senderName?: string | null;
  /** Where replies go; without one to the academy's address. */
  replyTo?: string | null;
  /** The last lines of every e-mail to people outside. */
  emailSignature?: Partial<Localised<string | null>>;
  tagline: Localised<string>;
  phone: string;
  /** Digits with country code, for the messaging app's link. */
  whatsapp: string;
  email: string;
  address: Localised<string>;
  instagram: string;
  linkedin: string;
  /** The academy's legal registration numbers (RC, ICE, IF), as printed on receipts. */
  registration: RegistrationNumber[];
  /** The sample's, which are shown as such while it is in place; never stored. */
  sampleRegistration?: RegistrationNumber[];
  claims: Claims;
  people: Person[];
  /** Of each sale of a course, what its trainer is paid; per cent. Null: not published. */
  trainerSharePercent: number | null;
  /** Of each statement of a trainer, what is withheld for the tax office; per cent. Left out: nothing. */
  trainerWithholdingPercent?: number | null;
  /** What a friend's code takes off a first course, per cent; left out or null: nobody has a code. */
  friendPercent?: number | null;
  /** The credit of the code's owner: per cent of what the friend paid, or instead an amount; and for how many days. */
  friendCreditPercent?: number;
  friendCreditCentimes?: number | null;
  friendCreditDays?: number;
  /** What the tax adviser said of TVA on invoices to organisations; left out: nobody was asked yet. */
  vatState?: VatState;
  /** The sentence of law that an exempt academy writes on each invoice. */
  vatExemption?: Partial<Localised<string | null>>;
  vatPercent?: number | null;
  chatGreeting: Localised<string>;
  /** A file of the site ('/media/welcome.mp4') or a YouTube address. */
  welcomeVideoUrl: string | null;
  /** Its still without the ending ('/media/welcome': with .avif, .webp and .jpg); without one the drawing is shown. */
  welcomeVideoPoster?: string | null;
  /** Slugs of the courses that come first on the home page and in the catalogue; left out: none. */
  leadingCourses?: string[];
  /** A course's start link there is `${learningPlatformUrl}?product=${platformProduct}`. */
  learningPlatformUrl: string;
  /** Null when none is filled in, or when its RIB cannot be right: then bank transfer is not offered. */
  bankTransfer: BankAccount | null;
  /** Null when none is filled in. */
  cashAgency: CashAgency | null;
  /** Left out or null: wallets are not offered. */
  mobileWallet?: MobileWallet | null;
  /** The ways to pay that are switched on, in the order they are offered; left out: all of them. */
  waysInOrder?: WayToPay[];
  /** In which it can be read, the first one first; left out: English and Arabic. Texts in others are kept. */
  languages?: Locale[];
  /** Who stands behind the page of Moroccan cards, as staff read it; left out or null: 'Card'. */
  cardAcquirer?: string | null;
  /** Firms for cards that get no new payments; left out: none. What was begun at one still counts. */
  cardFirmsOff?: CardFirm[];
  /** By when claimed transfers are looked at: buyers read it in words, and a claim that waits past its check is late. */
  transferChecks: CheckHours;
  /** In the order of the filter; left out: those that every academy begins with. Read by `fieldsIn`. */
  fieldsOfStudy?: FieldOfStudy[];
  /** The live calls of the community, by the clocks of Morocco. */
  liveCalls: LiveCall[];
  /** What joining the community costs, once; centimes of MAD. */
  membershipPriceCentimes: number;
  /** What a month and a year of it cost; left out or null: not offered. */
  membershipMonthCentimes?: number | null;
  membershipYearCentimes?: number | null;
  /** For how many days after its last one a membership for a time stays open. */
  membershipGraceDays?: number;
  /** Days of the one refund policy (decision: one source for every page). */
  refundPolicy: {
    courseDays: number;
    workshopHoursBefore: number;
    shopDays: number;
    communityDays: number;
    consultationHoursBefore: number;
    paidBackWithinDays: number;
  };
  /** What a gigabyte of prepaid data costs learners, in centimes of MAD; null: sizes are shown without a price. */
  gigabyteCentimes?: number | null;
  /** Hours after a confirmed payment within which access is promised, at the latest. */
  accessWithinHours: number;
  /** Days an unpaid order stays payable. */
  orderExpiryDays: number;
  /** Price and length are those of the consultation named by its slug; while none is named, the bonus is not mentioned. */
  bonusConsultation: {
    service: string | null;
    percentOff: number;
    firstRegistrants: number;
    /** For how many days it can be used. */
    validDays: number;
  };
  /** For how many days the consultation that is part of a course can be used. */
  includedConsultationDays: number;
  /** Per cent of the list price that these roles may take off one unpaid order; an owner as much as they like. */
  discountByFinance: number;
  discountBySupport: number;
};

export const vatStates = ['not-asked', 'exempt', 'subject'] as const;
export type VatState = (typeof vatStates)[number];

/** A number of zeros alone, or none: the sample's, or one still to come. */
export const isPlaceholder = (value: string): boolean => !/[1-9]/.test(value);

/** The registration numbers that visitors see. Staff are told of the others. */
export const shownRegistration = ({
  registration,
}: Pick<AcademySettings, 'registration'>): RegistrationNumber[] =>
  registration.filter(({ value }) => !isPlaceholder(value));

/** Whether receipts lack a number that the law asks for, or one that is listed has still to come. */
export const lacksRegistration = ({ registration }: Pick<AcademySettings, 'registration'>): boolean =>
  registration.length === 0 || registration.some(({ value }) => isPlaceholder(value));

const inOne = (most: number) => inOneAtLeast(() => filled(most));

const claim = () =>
  group({
    figure: perLanguage(() => text(20, { mayStayEmpty: true })),
    source: perLanguage(() => text(160, { mayStayEmpty: true })),
    asOf: day().nullable(),
  });

const person = () =>
  group({
    portrait: portrait(),
    words: inOneAtLeast(() =>
      group({
        name: filled(80),
        role: filled(120),
        text: longText(400).min(1, 'is empty').register(fieldMeta, { widget: 'long-text' }),
      }),
    ),
  });

/** Names something in addresses, and stays when its name changes. */
const shortName = () =>
  z
    .string()
    .refine(
      (typed) => /^[a-z][a-z-]{0,39}$/.test(typed),
      withProblem('bad-picture', 'must be small letters and dashes'),
    )
    .register(fieldMeta, { widget: 'slug' });

const field = () => group({ id: shortName(), name: inOne(60), isRetired: yesNo().optional() });

const liveCall = () =>
  group({
    id: shortName(),
    weekday: weekday(),
    startsAt: time(),
    minutes: whole(5, 600),
    everyWeeks: z.literal([1, 2], 'must be 1 or 2').register(fieldMeta, { widget: 'choice' }),
    countedFrom: day(),
    words: inOneAtLeast(() =>
      group({
        title: filled(120),
        text: longText(500).min(1, 'is empty').register(fieldMeta, { widget: 'long-text' }),
      }),
    ),
    joinUrl: link(),
  });

const itself = (one: string | number): string => String(one);
const ownId = ({ id }: { id: string }): string => id;

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
      withProblem('bad-phone', 'must be digits alone, the country code first'),
    )
    .register(fieldMeta, { widget: 'text' });

/** `contrast`: the least with what it stands beside. */
const colour = (contrast: (colour: string) => number) =>
  filled(7)
    .refine(isColour, withProblem('bad-colour', 'must be a colour like #3b3fc4'))
    .refine(
      (typed) => !isColour(typed) || contrast(typed) >= leastContrast,
      withProblem('low-contrast', 'cannot be read: WCAG AA asks for a contrast of 4.5'),
    )
    .register(fieldMeta, { widget: 'colour' });

/** Without the signs that have a meaning beside an address. */
const senderName = () =>
  filled(60).refine(
    (typed) => !/[<>@,;:"\\()]/.test(typed),
    withProblem('bad-name', 'must be a name, without signs that have a meaning beside an address'),
  );

/** What the settings of an academy must be. They are never a draft in one language: every page reads them. */
const address = () =>
  z
    .string()
    .overwrite((typed) => withoutMarks(typed).trim())
    .check(z.email('must be an e-mail address'));

const areSome = (list: readonly unknown[]): boolean => list.length > 0;
const noLanguage = withProblem('too-few', 'names no language');

export const settingsSchema = z.strictObject({
  languages: list(choice(locales), locales.length)
    .refine(areSome, noLanguage)
    .refine(apart(itself), twice)
    .optional(),
  siteName: inOne(80),
  logo: libraryPicture().nullish(),
  primaryColour: colour(primaryContrast).nullish(),
  accentColour: colour(accentContrast).nullish(),
  senderName: senderName().nullish(),
  replyTo: address().max(254).register(fieldMeta, { widget: 'text' }).nullish(),
  emailSignature: inSomeLanguages(() => longText(400).nullable().default(null)).optional(),
  tagline: inOne(160),
  phone: phone(),
  whatsapp: whatsapp(),
  email: address().register(fieldMeta, { widget: 'text' }),
  address: inOne(300),
  instagram: link(),
  linkedin: link(),
  registration: list(group({ label: inOne(80), value: filled(80) }), 20, { group: 'facts' }),
  claims: group({
    activeMembers: claim(),
    projectsLaunched: claim(),
    trainees: claim(),
    rating: claim(),
  }),
  people: list(person(), 12),
  trainerSharePercent: whole(1, 100).nullable(),
  trainerWithholdingPercent: whole(1, 99).nullish(),
  friendPercent: whole(1, 50).nullish(),
  friendCreditPercent: whole(0, 50).optional(),
  friendCreditCentimes: money(1).nullish(),
  friendCreditDays: whole(30, 1_095).optional(),
  vatState: choice(vatStates).optional(),
  vatExemption: inSomeLanguages(() => longText(300).nullable().default(null)).optional(),
  vatPercent: whole(1, 99).nullish(),
  chatGreeting: inOne(300),
  welcomeVideoUrl: film().nullable(),
  welcomeVideoPoster: still().nullish(),
  ...arranged(),
  leadingCourses: list(reference('courses'), 4).refine(apart(itself), twice).optional(),
  learningPlatformUrl: link(),
  bankTransfer: account().nullable(),
  cashAgency: agency().nullable(),
  mobileWallet: wallet().nullish(),
  waysInOrder: list(choice(waysToPay), waysToPay.length)
    // No least number of its form: left out, all are on.
    .refine((ways) => ways.length > 0, withProblem('too-few', 'names no way to pay'))
    .refine(apart(itself), twice)
    .optional(),
  cardAcquirer: filled(60).nullish(),
  cardFirmsOff: list(choice(cardFirms), cardFirms.length).refine(apart(itself), twice).optional(),
  transferChecks: checks(),
  fieldsOfStudy: list(field(), 40)
    // No least number of its form: left out, they are those that every academy begins with.
    .refine((fields) => fields.length > 0, withProblem('too-few', 'names no field'))
    .refine(apart(ownId), twice)
    .optional(),
  liveCalls: list(liveCall(), 20).refine(apart(ownId), twice),
  membershipPriceCentimes: money(),
  membershipMonthCentimes: money(1).nullish(),
  membershipYearCentimes: money(1).nullish(),
  membershipGraceDays: whole(0, 60).optional(),
  refundPolicy: refundPolicy(),
  gigabyteCentimes: money(1, 50_000).nullish(),
  accessWithinHours: whole(1, 1_000),
  orderExpiryDays: whole(1, 365),
  bonusConsultation: group({
    service: reference('services').nullable(),
    percentOff: whole(0, 100),
    firstRegistrants: whole(0, 1_000_000),
    validDays: whole(1, 730),
  }),
  includedConsultationDays: whole(1, 730),
  discountByFinance: whole(0, 100),
  discountBySupport: whole(0, 100),
});
