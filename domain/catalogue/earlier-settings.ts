/** The database keeps the settings an academy was seeded with: what was added since, or is told in each language since, is completed here. */
import { readRib } from '../money/rib.ts';
import type { Localised } from './course.ts';
import type { AcademySettings, BankAccount, CashAgency, Claims, RegistrationNumber } from './settings.ts';

type ToldSince =
  'registration' | 'claims' | 'accessWithinHours' | 'bonusConsultation' | 'cashAgency' | 'claimAlertHours';

export type KeptSettings = Omit<AcademySettings, ToldSince> & {
  registration: (RegistrationNumber | { label: string; value: string })[];
  claims: AcademySettings['claims'] | Claims;
  accessWithinHours?: number;
  claimAlertHours?: number;
  cashAgency: (Omit<CashAgency, 'agencies'> & { agencies?: CashAgency['agencies'] }) | null;
  bonusConsultation: Omit<AcademySettings['bonusConsultation'], 'service'> & { service?: string | null };
};

const inBoth = <T>(told: T): Localised<T> => ({ en: told, ar: told });

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** An account whose key is wrong is none: money sent there would be lost, or would reach a stranger. */
function accountIn({ bankTransfer }: KeptSettings): BankAccount | null {
  const rib = bankTransfer && readRib(bankTransfer.rib);
  return bankTransfer && rib && isFilled(bankTransfer.accountName) ? { ...bankTransfer, rib } : null;
}

function agencyIn({ cashAgency }: KeptSettings): CashAgency | null {
  if (!isFilled(cashAgency?.beneficiary) || !isFilled(cashAgency?.phone)) return null;
  return cashAgency && { ...cashAgency, agencies: cashAgency.agencies ?? firstAgencies };
}

/** The two that every academy named before it could name its own. */
const firstAgencies: CashAgency['agencies'] = [
  { en: 'WafaCash', ar: 'وفاكاش' },
  { en: 'Cash Plus', ar: 'كاش بلوس' },
];

/** Why a way to pay is not offered, for the office. 'rib': one stands there, and it cannot be right. */
export type SettingsFault = 'rib' | 'no-account' | 'no-agency';

export function faultsIn(kept: KeptSettings): SettingsFault[] {
  const faults: SettingsFault[] = [];
  if (accountIn(kept) === null) faults.push(isFilled(kept.bankTransfer?.rib) ? 'rib' : 'no-account');
  if (agencyIn(kept) === null) faults.push('no-agency');
  return faults;
}

/** The settings as everything reads them. */
export function completeSettings(kept: KeptSettings): AcademySettings {
  const { registration, claims, accessWithinHours, bonusConsultation } = kept;
  return {
    ...kept,
    bankTransfer: accountIn(kept),
    cashAgency: agencyIn(kept),
    claimAlertHours: kept.claimAlertHours ?? 24,
    registration: registration.map(({ label, value }) => ({
      label: typeof label === 'string' ? inBoth(label) : label,
      value,
    })),
    claims: 'en' in claims ? claims : inBoth(claims),
    accessWithinHours: accessWithinHours ?? 24,
    bonusConsultation: { ...bonusConsultation, service: bonusConsultation.service ?? null },
  };
}
