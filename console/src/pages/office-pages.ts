/** Every page of the office, in the order of the menu. The frame's menu and the app's addresses are both made of this. */
import { housePages } from './house-pages.ts';
import { moneyPages } from './money-pages.ts';
import { offerPages } from './offer-pages.ts';
import { page, type OfficePage } from './office-page.ts';
import { peoplePages } from './people-pages.ts';
import { teachingPages } from './teaching-pages.ts';

export const TodayPage = page(async () => (await import('../today/today-page.tsx')).TodayPage);

export const MySignIn = page(async () => (await import('../second-factor/my-sign-in.tsx')).MySignIn);

export const officePages: readonly OfficePage[] = [
  ...moneyPages,
  ...peoplePages,
  ...teachingPages,
  ...offerPages,
  ...housePages,
];
