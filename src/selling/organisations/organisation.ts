/** Rules of what organisations buy: particulars, sums and numbers of papers. Centimes of MAD; no database, no clock. */
import { type AcademySettings, shownRegistration } from '../../academy/settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { betweenParts, latinDigits } from '../../platform/text/typed-text.ts';

export const organisationKinds = ['company', 'association', 'commune'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

/** The series that papers are numbered in. */
export const paperKinds = ['quote', 'invoice', 'credit-note'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const mostSeats = 500;

/** 15 digits, however they are grouped; null for what is no number of a company (ICE). */
export function readIce(typed: string): string | null {
  const digits = latinDigits(typed).replace(new RegExp(`^ICE|[${betweenParts}]`, 'giu'), '');
  return /^\d{15}$/.test(digits) && /[1-9]/.test(digits) ? digits : null;
}

/** As settings had it when the paper was made: `sentence` is the exemption's. */
export type Vat =
  | { state: 'not-asked' }
  | { state: 'exempt'; sentence: string }
  | { state: 'subject'; percent: number };

export function vatOf({ vatState, vatExemption, vatPercent }: AcademySettings, locale: Locale): Vat {
  const sentence = vatExemption?.[locale] ?? vatExemption?.fr ?? '';
  if (vatState === 'exempt' && sentence !== '') return { state: 'exempt', sentence };
  if (vatState === 'subject' && vatPercent) return { state: 'subject', percent: vatPercent };
  return { state: 'not-asked' };
}

export type PaperLine = { what: string; quantity: number; unitCentimes: number; netCentimes: number };

/** All that a paper says, as data: printed today, and written as another format by one function. */
export type PaperData = {
  locale: Locale;
  seller: { name: string; address: string; registration: { label: string; value: string }[] };
  buyer: { kind: OrganisationKind; name: string; address: string; ice: string | null };
  lines: PaperLine[];
  vat: Vat;
  /** Of a quote its last day, of a credit note the number of its invoice. */
  validUntil: string | null;
  about: string | null;
};

export const lineOf = (what: string, quantity: number, unitCentimes: number): PaperLine => ({
  what,
  quantity,
  unitCentimes,
  netCentimes: quantity * unitCentimes,
});

/** TVA is rounded to the nearest centime, once for the whole. */
export function sumsOf({ lines, vat }: Pick<PaperData, 'lines' | 'vat'>) {
  const netCentimes = lines.reduce((sum, line) => sum + line.netCentimes, 0);
  const vatCentimes = vat.state === 'subject' ? Math.round((netCentimes * vat.percent) / 100) : 0;
  return { netCentimes, vatCentimes, totalCentimes: netCentimes + vatCentimes };
}

const letters: Record<PaperKind, string> = { quote: 'D', invoice: 'F', 'credit-note': 'AV' };

/** 'F-2026-0007' */
export const paperNumber = ({
  kind,
  year,
  place,
}: {
  kind: PaperKind;
  year: number;
  place: number;
}): string => `${letters[kind]}-${year}-${String(place).padStart(4, '0')}`;

/** What an invoice must say and does not yet; each is told by name. */
export const particulars = ['address', 'rc', 'ice', 'if', 'vat', 'buyer-address', 'buyer-ice'] as const;
export type Particular = (typeof particulars)[number];

/** Of the academy and of whom it invoices. A company always has an ICE. */
export function missingIn(
  settings: AcademySettings,
  {
    kind,
    address,
    ice,
    locale,
  }: { kind: OrganisationKind; address: string; ice: string | null; locale: Locale },
): Particular[] {
  const held = new Map(
    shownRegistration(settings).map(({ label, value }) => [label.en.trim().toUpperCase(), value]),
  );
  const checks: Record<Particular, boolean> = {
    address: settings.address[locale].trim() !== '',
    rc: held.has('RC'),
    ice: readIce(held.get('ICE') ?? '') !== null,
    if: held.has('IF'),
    vat: vatOf(settings, locale).state !== 'not-asked',
    'buyer-address': address !== '',
    'buyer-ice': kind !== 'company' || ice !== null,
  };
  return particulars.filter((one) => !checks[one]);
}

export const dealStates = ['quoted', 'lapsed', 'invoiced', 'paid', 'ended'] as const;
export type DealState = (typeof dealStates)[number];

type Agreed = { validUntil: string; endedAt: Date | null; invoice: { paidOn: string | null } | null };

/** `day`: today in Morocco. */
export function stateOf({ validUntil, endedAt, invoice }: Agreed, day: string): DealState {
  if (endedAt !== null) return 'ended';
  if (invoice !== null) return invoice.paidOn === null ? 'invoiced' : 'paid';
  return validUntil < day ? 'lapsed' : 'quoted';
}
