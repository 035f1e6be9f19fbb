/** To whom buyers send their money: the bank account, the agencies that take cash, the wallet. */
import { z } from 'zod';
import { withoutMarks } from '../../platform/text/typed-text.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { readPictureName } from '../../platform/files/picture.ts';
import { readRib } from '../../platform/money/rib.ts';
import {
  fieldMeta,
  filled,
  group,
  inOneAtLeast,
  list,
  money,
  phone,
  text,
  whole,
  withProblem,
} from '../../platform/records/record-fields.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';

/** Where bank transfers go. `rib` is 24 digits whose key is right; `swift` is for senders abroad, empty when there is none. */
export type BankAccount = { accountName: string; bank: string; rib: string; swift: string };

/** To whom cash is sent, and at which agencies. */
export type CashAgency = {
  beneficiary: string;
  /** How the beneficiary is read aloud, in Arabic letters; the agency writes it as above. */
  beneficiaryInArabic?: string;
  city: string;
  phone: string;
  agencies: Agency[];
};

/** A firm whose agencies take cash. */
type Agency = {
  /** 'WafaCash', 'Cash Plus'. */
  name: Localised<string>;
  /** A picture of the library. */
  logo?: string | null;
  /** What the code on its slip looks like: '4827 1930 56'. */
  codeExample?: string | null;
  /** What it usually asks for sending, in centimes of MAD; none: not published, and buyers are told to ask. */
  feeCentimes?: number | null;
  /** For how many days it keeps what nobody collects. */
  keptDays?: number | null;
};

/** The academy's own mobile wallet. */
export type MobileWallet = {
  /** 'inwi money': in which wallet it is. */
  wallet: string;
  /** Under which name it is shown to whoever sends. */
  holder: string;
  phone: string;
  /** Its QR code: a picture of the library. */
  qr?: string | null;
};

/** The agencies where cash is taken, as a sentence names them: 'WafaCash or Cash Plus', 'وفاكاش أو كاش بلوس'. */
const lists = inEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** The two that every academy named before agencies were a setting, and the default while it has none. */
export const firstAgencies: CashAgency['agencies'] = [
  { name: { en: 'WafaCash', ar: 'وفاكاش', fr: 'WafaCash' } },
  { name: { en: 'Cash Plus', ar: 'كاش بلوس', fr: 'Cash Plus' } },
];

export const agencyNames = ({ agencies }: Pick<CashAgency, 'agencies'>, locale: Locale): string =>
  lists[locale].format(agencies.map(({ name }) => name[locale]));

/** The most that any of them asks for sending, in centimes of MAD; null where none publishes it. */
export const feeOf = ({ agencies }: Pick<CashAgency, 'agencies'>): number | null =>
  agencies.reduce<number | null>(
    (most, { feeCentimes }) =>
      feeCentimes === undefined || feeCentimes === null ? most : Math.max(most ?? 0, feeCentimes),
    null,
  );

/** The last day on which cash claimed then is surely still at its agency, whichever it was; null where none says how long. */
export function collectBy(cash: Pick<CashAgency, 'agencies'> | null, claimedAt: Date): string | null {
  const days = (cash?.agencies ?? []).flatMap(({ keptDays }) => keptDays ?? []);
  return days.length === 0 ? null : addDays(dateInMorocco(claimedAt), Math.min(...days));
}

export const libraryPicture = () =>
  filled(100)
    .refine(
      (typed) => typed.startsWith('picture-') && readPictureName(typed) !== null,
      withProblem('bad-file', 'must be a picture of the library'),
    )
    .register(fieldMeta, { widget: 'picture' });

const rib = () =>
  filled(60)
    .refine(
      (typed) => readRib(typed) !== null,
      withProblem('bad-rib', 'is no RIB: 24 digits are needed, and the last two are a key that must fit'),
    )
    .transform((typed) => readRib(typed) ?? typed)
    .register(fieldMeta, { widget: 'text', group: 'money' });

export const account = () =>
  group(
    {
      accountName: filled(120),
      bank: filled(120),
      rib: rib(),
      swift: z
        .string()
        .overwrite((typed) => withoutMarks(typed).trim().toUpperCase())
        .refine(
          (typed) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(typed),
          withProblem('bad-bic', 'must have 8 or 11 characters, or none'),
        )
        .register(fieldMeta, { widget: 'text', mayStayEmpty: true }),
    },
    { group: 'money' },
  );

const firm = () =>
  group({
    name: inOneAtLeast(() => filled(80)),
    logo: libraryPicture().nullish(),
    codeExample: text(40, { mayStayEmpty: true }).nullish(),
    feeCentimes: money().nullish(),
    keptDays: whole(1, 365).nullish(),
  });

export const agency = () =>
  group(
    {
      beneficiary: filled(120),
      beneficiaryInArabic: text(120, { mayStayEmpty: true }).optional(),
      city: filled(120),
      phone: phone(),
      agencies: list(firm(), 20).min(1, 'names no agency'),
    },
    { group: 'money' },
  );

export const wallet = () =>
  group(
    { wallet: filled(80), holder: filled(120), phone: phone(), qr: libraryPicture().nullish() },
    { group: 'money' },
  );
