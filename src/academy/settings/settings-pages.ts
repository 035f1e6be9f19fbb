/** The pages on which staff change the settings, and what is on each. */
import type { AcademySettings } from './settings.ts';

export const settingsPages = {
  academy: [
    'siteName',
    'tagline',
    'languages',
    'phone',
    'whatsapp',
    'email',
    'address',
    'instagram',
    'linkedin',
    'registration',
    'learningPlatformUrl',
    'gigabyteCentimes',
  ],
  about: ['people', 'claims', 'chatGreeting', 'welcomeVideoUrl', 'welcomeVideoPoster'],
  bank: ['bankTransfer', 'cashAgency', 'mobileWallet', 'waysInOrder', 'cardAcquirer', 'cardFirmsOff'],
  promises: [
    'transferChecks',
    'refundPolicy',
    'accessWithinHours',
    'orderExpiryDays',
    'membershipPriceCentimes',
    'membershipMonthCentimes',
    'membershipYearCentimes',
    'membershipGraceDays',
    'trainerSharePercent',
    'trainerWithholdingPercent',
    'friendPercent',
    'friendCreditPercent',
    'friendCreditCentimes',
    'friendCreditDays',
    'vatState',
    'vatExemption',
    'vatPercent',
    'bonusConsultation',
    'includedConsultationDays',
    'discountByFinance',
    'discountBySupport',
  ],
  fields: ['fieldsOfStudy'],
  calls: ['liveCalls'],
  look: [
    'logo',
    'primaryColour',
    'accentColour',
    'menu',
    'menuMore',
    'footerGroups',
    'homeSections',
    'leadingCourses',
  ],
  sender: ['senderName', 'replyTo', 'emailSignature'],
} as const satisfies Record<string, readonly (keyof AcademySettings)[]>;

export type SettingsPage = keyof typeof settingsPages;

const pageNames = Object.keys(settingsPages) as SettingsPage[];

/** The pages that have some of these: `paths` of settings, 'bankTransfer.rib'. */
export function pagesOfSettings(paths: readonly string[]): SettingsPage[] {
  const keys = new Set(paths.map((path) => path.split('.')[0]));
  return pageNames.filter((page) => settingsPages[page].some((key) => keys.has(key)));
}
