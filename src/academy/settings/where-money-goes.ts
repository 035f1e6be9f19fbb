/**
 * The academy's bank account, cash agency and wallet: changing them sends everybody's money elsewhere, so the change is shown in full.
 */
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { readRib } from '../../platform/money/rib.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';
import type { AcademySettings } from './settings.ts';
import type { BankAccount, CashAgency, MobileWallet } from './payees.ts';
import { sameText } from '../../platform/records/record.ts';

export const payeeFields = ['bankTransfer', 'cashAgency', 'mobileWallet'] as const;

export type PayeeChange = {
  what: (typeof payeeFields)[number];
  /** Null where there was, or is, none; of an account number only the first and last digits. */
  before: Localised<string> | null;
  after: Localised<string> | null;
};

/** '007 ••• •••• •••• •••• 0123 96': enough to recognise an account; made of the digits, however they are grouped elsewhere. */
export function maskRib(rib: string): string {
  const digits = readRib(rib);
  if (digits === null) return `•••${rib.trim().slice(-4)}`;
  return `${digits.slice(0, 3)} ••• •••• •••• •••• ${digits.slice(18, 22)} ${digits.slice(22)}`;
}

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

const accountInWords = ({ accountName, bank, rib, swift }: BankAccount): Localised<string> => {
  const text = joined([accountName, bank, maskRib(rib), swift !== '' && `SWIFT ${swift}`]);
  return inEach(() => text);
};

function agencyInWords({ beneficiary, city, phone, agencies }: CashAgency): Localised<string> {
  const inOne = (locale: Locale) =>
    joined([beneficiary, city, phone, ...agencies.map(({ name }) => name[locale])]);
  return inEach(inOne);
}

/** A changed QR code sends money elsewhere too: its picture has a name of its own. */
const walletInWords = ({ wallet, holder, phone, qr }: MobileWallet): Localised<string> =>
  inEach(() => joined([wallet, holder, phone, qr ? `QR ${qr.slice(8, 16)}` : false]));

/** Both as returned by `settingsToEdit`. */
export function payeeChanges(before: AcademySettings, after: AcademySettings): PayeeChange[] {
  const account = (of: AcademySettings) => of.bankTransfer && accountInWords(of.bankTransfer);
  const agency = (of: AcademySettings) => of.cashAgency && agencyInWords(of.cashAgency);
  const wallet = ({ mobileWallet }: AcademySettings) => (mobileWallet ? walletInWords(mobileWallet) : null);
  const changes: PayeeChange[] = [
    { what: 'bankTransfer', before: account(before), after: account(after) },
    { what: 'cashAgency', before: agency(before), after: agency(after) },
    { what: 'mobileWallet', before: wallet(before), after: wallet(after) },
  ];
  return changes.filter(({ what }) => sameText(before[what]) !== sameText(after[what]));
}

/** Fields that the log keeps in full, although other fields with such names are secret: where money and answers go. */
export const keptInLog = (kind: RecordKind): ((field: string) => boolean) =>
  kind === 'settings'
    ? (field) => field === 'replyTo' || payeeFields.some((payee) => field.startsWith(`${payee}.`))
    : () => false;
