/**
 * The database keeps the settings an academy was seeded with: what was added since, or is written in each language since, is
 * completed here.
 */
import { inAllLanguages } from '../../platform/records/record.ts';
import { inEach, spokenIn } from '../../platform/i18n/locale.ts';
import { readRib } from '../../platform/money/rib.ts';
import {
  type AcademySettings,
  type Claim,
  type ClaimName,
  claimNames,
  type Claims,
  fieldsIn,
  isPlaceholder,
  type RegistrationNumber,
  shownRegistration,
} from './settings.ts';
import { type BankAccount, type CashAgency, firstAgencies } from './payees.ts';
import type { Localised } from '../../catalogue/courses/course.ts';

/** Whether somebody could check it. */
const hasSource = ({ source, asOf }: Claim): boolean => asOf !== null && source.en !== '' && source.ar !== '';

type PerLanguage =
  | 'registration'
  | 'claims'
  | 'people'
  | 'trainerSharePercent'
  | 'accessWithinHours'
  | 'bonusConsultation'
  | 'includedConsultationDays'
  | 'discountByFinance'
  | 'discountBySupport'
  | 'cashAgency'
  | 'liveCalls';

/** Before figures had a source; at first the same in both languages. */
type Figures = Record<ClaimName, string>;

export type KeptSettings = Omit<AcademySettings, PerLanguage> & {
  registration: (RegistrationNumber | { label: string; value: string })[];
  claims: Claims | Localised<Figures> | Figures;
  people?: AcademySettings['people'];
  trainerSharePercent?: number | null;
  accessWithinHours?: number;
  liveCalls?: AcademySettings['liveCalls'];
  cashAgency: (Omit<CashAgency, 'agencies'> & { agencies?: CashAgency['agencies'] }) | null;
  bonusConsultation: Omit<AcademySettings['bonusConsultation'], 'service' | 'validDays'> & {
    service?: string | null;
    validDays?: number;
  };
  includedConsultationDays?: number;
  discountByFinance?: number;
  discountBySupport?: number;
};

const inAll = <T>(text: T): Localised<T> => inEach(() => text);

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

function claimsIn({ claims }: KeptSettings): Claims {
  const figures = (of: Localised<Figures>): Claims => {
    const claim = (name: ClaimName): Claim => ({
      figure: inEach((one) => (of[one] ?? of.en)[name]),
      source: inAll(''),
      asOf: null,
    });
    return {
      activeMembers: claim('activeMembers'),
      projectsLaunched: claim('projectsLaunched'),
      trainees: claim('trainees'),
      rating: claim('rating'),
    };
  };
  if ('en' in claims) return figures(claims);
  const isEarly = (of: Claims | Figures): of is Figures => typeof of.activeMembers === 'string';
  return isEarly(claims) ? figures(inAll(claims)) : claims;
}

const noFigure: Claim = { figure: inAll(''), source: inAll(''), asOf: null };

/** Without the figures that nobody could check: of the whole sample they are the specification's, and staff see them marked. */
function checkableClaims(claims: Claims, { marked }: Trust): Claims {
  if (marked) return claims;
  const shown = (name: ClaimName) => (hasSource(claims[name]) ? claims[name] : noFigure);
  return {
    activeMembers: shown('activeMembers'),
    projectsLaunched: shown('projectsLaunched'),
    trainees: shown('trainees'),
    rating: shown('rating'),
  };
}

/** What the settings hold that visitors do not see, or see as the sample's: figures without a source, numbers of zeros. */
export type Unproven = { claims: ClaimName[]; registration: Localised<string>[] };

export function unprovenIn({ claims, registration }: AcademySettings): Unproven {
  const seen = new Set(shownRegistration({ registration }));
  return {
    claims: claimNames.filter((name) => claims[name].figure.en !== '' && !hasSource(claims[name])),
    registration: registration.filter((one) => !seen.has(one)).map(({ label }) => label),
  };
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

/** Where the sample's account and beneficiary are recognised, as paths of the settings. */
export const sampleFieldsOf = ({ bankTransfer, cashAgency, mobileWallet }: AcademySettings): string[] => [
  ...(bankTransfer && isInvented(bankTransfer.accountName) ? ['bankTransfer.accountName'] : []),
  ...(bankTransfer && isInvented('', bankTransfer.rib) ? ['bankTransfer.rib'] : []),
  ...(cashAgency && isInvented(cashAgency.beneficiary) ? ['cashAgency.beneficiary'] : []),
  ...(mobileWallet && isInvented(mobileWallet.holder) ? ['mobileWallet.holder'] : []),
];

const isSampleAccount = ({ accountName, rib }: BankAccount, { marked, sampleToo }: Trust): boolean =>
  !sampleToo && (marked || isInvented(accountName, rib));
/** To whom cash or the money of a wallet goes. */
const isSamplePayee = (name: string, { marked, sampleToo }: Trust): boolean =>
  !sampleToo && (marked || isInvented(name));

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
  else if (isSamplePayee(agency.beneficiary, trust)) faults.push('sample-agency');
  return faults;
}

/** Everything in it, in today's form. */
function wholeSettings(kept: KeptSettings): AcademySettings {
  const { registration, accessWithinHours, bonusConsultation } = kept;
  return {
    ...kept,
    bankTransfer: accountIn(kept),
    cashAgency: agencyIn(kept),
    liveCalls: kept.liveCalls ?? [],
    fieldsOfStudy: fieldsIn(kept),
    languages: [...spokenIn(kept)],
    registration: registration.map(({ label, value }) => ({
      label: typeof label === 'string' ? inAll(label) : label,
      value,
    })),
    claims: claimsIn(kept),
    people: kept.people ?? [],
    trainerSharePercent: kept.trainerSharePercent ?? null,
    // The usual price of a pass in Morocco; null was chosen.
    gigabyteCentimes: kept.gigabyteCentimes === undefined ? 1_000 : kept.gigabyteCentimes,
    membershipMonthCentimes: kept.membershipMonthCentimes ?? null,
    membershipYearCentimes: kept.membershipYearCentimes ?? null,
    membershipGraceDays: kept.membershipGraceDays ?? 5,
    friendPercent: kept.friendPercent ?? null,
    friendCreditPercent: kept.friendCreditPercent ?? 10,
    friendCreditCentimes: kept.friendCreditCentimes ?? null,
    friendCreditDays: kept.friendCreditDays ?? 365,
    accessWithinHours: accessWithinHours ?? 24,
    bonusConsultation: {
      ...bonusConsultation,
      service: bonusConsultation.service ?? null,
      validDays: bonusConsultation.validDays ?? 90,
    },
    includedConsultationDays: kept.includedConsultationDays ?? 180,
    discountByFinance: kept.discountByFinance ?? 0,
    discountBySupport: kept.discountBySupport ?? 0,
  };
}

/** The settings as all code reads them: without what may not be shown. */
export function completeSettings(kept: KeptSettings, trust: Trust): AcademySettings {
  const whole = wholeSettings(kept);
  const { bankTransfer: account, cashAgency: agency, mobileWallet: wallet } = whole;
  // A title that is empty is the site's own, and a signature that is none was left out by choice: these stay as they were written.
  const { homeSections, menu, menuMore, footerGroups, emailSignature, ...others } = whole;
  const asWritten = { homeSections, menu, menuMore, footerGroups, emailSignature };
  const shown = inAllLanguages({
    ...others,
    bankTransfer: account && !isSampleAccount(account, trust) ? account : null,
    cashAgency: agency && !isSamplePayee(agency.beneficiary, trust) ? agency : null,
    mobileWallet: wallet && !isSamplePayee(wallet.holder, trust) ? wallet : null,
    registration: shownRegistration(whole),
    ...(trust.marked && {
      sampleRegistration: whole.registration.filter(({ value }) => isPlaceholder(value)),
    }),
    claims: checkableClaims(whole.claims, trust),
  });
  return {
    ...shown,
    ...Object.fromEntries(Object.entries(asWritten).filter(([, value]) => value !== undefined)),
  };
}

/** The stored settings, completed with what was added since; also what cannot be used, so that it can be corrected. */
export function settingsToEdit(kept: KeptSettings): AcademySettings {
  const { cashAgency, ...whole } = wholeSettings(kept);
  const agency = kept.cashAgency && {
    ...kept.cashAgency,
    agencies: kept.cashAgency.agencies ?? firstAgencies,
  };
  return { ...whole, bankTransfer: kept.bankTransfer, cashAgency: cashAgency ?? agency };
}
