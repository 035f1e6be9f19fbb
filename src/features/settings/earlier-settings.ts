/**
 * The database keeps the settings an academy was seeded with: what was added since, or is written in each language since, is
 * completed here.
 */
import { readRib } from '../../platform/money/rib.ts';
import {
  type AcademySettings,
  type BankAccount,
  type CashAgency,
  type Claims,
  firstAgencies,
  type RegistrationNumber,
} from './settings.ts';
import type { Localised } from '../courses/course.ts';

type PerLanguage =
  | 'registration'
  | 'claims'
  | 'accessWithinHours'
  | 'bonusConsultation'
  | 'includedConsultationDays'
  | 'cashAgency'
  | 'liveCalls';

export type KeptSettings = Omit<AcademySettings, PerLanguage> & {
  registration: (RegistrationNumber | { label: string; value: string })[];
  claims: AcademySettings['claims'] | Claims;
  accessWithinHours?: number;
  liveCalls?: AcademySettings['liveCalls'];
  cashAgency: (Omit<CashAgency, 'agencies'> & { agencies?: CashAgency['agencies'] }) | null;
  bonusConsultation: Omit<AcademySettings['bonusConsultation'], 'service' | 'validDays'> & {
    service?: string | null;
    validDays?: number;
  };
  includedConsultationDays?: number;
};

const inBoth = <T>(text: T): Localised<T> => ({ en: text, ar: text });

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** An account whose key is wrong counts as none: money sent there would be lost, or would reach a stranger. */
function accountIn({ bankTransfer }: KeptSettings): BankAccount | null {
  const rib = bankTransfer && readRib(bankTransfer.rib);
  return bankTransfer && rib && isFilled(bankTransfer.accountName) ? { ...bankTransfer, rib } : null;
}

function agencyIn({ cashAgency }: KeptSettings): CashAgency | null {
  if (!isFilled(cashAgency?.beneficiary) || !isFilled(cashAgency?.phone)) return null;
  return cashAgency && { ...cashAgency, agencies: cashAgency.agencies ?? firstAgencies };
}

/** How far the settings may be used. */
export type Trust = {
  /** Whether the whole row is still marked as the sample. */
  marked: boolean;
  /** Whether the invented account and beneficiary may be shown: never where real people pay. */
  sampleToo: boolean;
};

/** Sample data: an invented bank (none has the number 999), or marked as a sample by its name. */
const isInvented = (name: string, rib = ''): boolean => name.includes('(SAMPLE)') || rib.startsWith('999');

const isSampleAccount = ({ accountName, rib }: BankAccount, { marked, sampleToo }: Trust): boolean =>
  !sampleToo && (marked || isInvented(accountName, rib));
const isSampleAgency = ({ beneficiary }: CashAgency, { marked, sampleToo }: Trust): boolean =>
  !sampleToo && (marked || isInvented(beneficiary));

/** Why a payment method is not offered, for the staff console. 'rib': there is one, and it cannot be right. */
export const settingsFaults = ['rib', 'no-account', 'no-agency', 'sample-account', 'sample-agency'] as const;
export type SettingsFault = (typeof settingsFaults)[number];

export function faultsIn(kept: KeptSettings, trust: Trust): SettingsFault[] {
  const faults: SettingsFault[] = [];
  const account = accountIn(kept);
  const agency = agencyIn(kept);
  if (account === null) faults.push(isFilled(kept.bankTransfer?.rib) ? 'rib' : 'no-account');
  else if (isSampleAccount(account, trust)) faults.push('sample-account');
  if (agency === null) faults.push('no-agency');
  else if (isSampleAgency(agency, trust)) faults.push('sample-agency');
  return faults;
}

/** The settings as all code reads them. */
export function completeSettings(kept: KeptSettings, trust: Trust): AcademySettings {
  const account = accountIn(kept);
  const agency = agencyIn(kept);
  const { registration, claims, accessWithinHours, bonusConsultation } = kept;
  return {
    ...kept,
    bankTransfer: account && !isSampleAccount(account, trust) ? account : null,
    cashAgency: agency && !isSampleAgency(agency, trust) ? agency : null,
    liveCalls: kept.liveCalls ?? [],
    registration: registration.map(({ label, value }) => ({
      label: typeof label === 'string' ? inBoth(label) : label,
      value,
    })),
    claims: 'en' in claims ? claims : inBoth(claims),
    accessWithinHours: accessWithinHours ?? 24,
    bonusConsultation: {
      ...bonusConsultation,
      service: bonusConsultation.service ?? null,
      validDays: bonusConsultation.validDays ?? 90,
    },
    includedConsultationDays: kept.includedConsultationDays ?? 180,
  };
}

/** The stored settings, completed with what was added since; also what cannot be used, so that it can be corrected. */
export function settingsToEdit(kept: KeptSettings): AcademySettings {
  const { cashAgency, ...whole } = completeSettings(kept, { marked: false, sampleToo: true });
  const agency = kept.cashAgency && {
    ...kept.cashAgency,
    agencies: kept.cashAgency.agencies ?? firstAgencies,
  };
  return { ...whole, bankTransfer: kept.bankTransfer, cashAgency: cashAgency ?? agency };
}
