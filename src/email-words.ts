/** All that e-mails say, by language: as delivered, and with the academy's own texts laid over it while one of them is made. */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as accessEmailsAr from './selling/access/emails.words.ar.ts';
import * as accessEmailsFr from './selling/access/emails.words.fr.ts';
import * as accessEmailsEn from './selling/access/emails.words.en.ts';
import * as accountsEmailsAr from './academy/accounts/emails.words.ar.ts';
import * as accountsEmailsFr from './academy/accounts/emails.words.fr.ts';
import * as accountsEmailsEn from './academy/accounts/emails.words.en.ts';
import * as applicationsEmailsAr from './site/applications/emails.words.ar.ts';
import * as applicationsEmailsFr from './site/applications/emails.words.fr.ts';
import * as applicationsEmailsEn from './site/applications/emails.words.en.ts';
import * as communityEmailsAr from './community/community/emails.words.ar.ts';
import * as communityEmailsFr from './community/community/emails.words.fr.ts';
import * as communityEmailsEn from './community/community/emails.words.en.ts';
import * as consultationsEmailsAr from './catalogue/consultations/emails.words.ar.ts';
import * as consultationsEmailsFr from './catalogue/consultations/emails.words.fr.ts';
import * as consultationsEmailsEn from './catalogue/consultations/emails.words.en.ts';
import * as emailsEmailsAr from './academy/emails/emails.words.ar.ts';
import * as emailsEmailsFr from './academy/emails/emails.words.fr.ts';
import * as emailsEmailsEn from './academy/emails/emails.words.en.ts';
import * as instalmentsEmailsAr from './selling/instalments/emails.words.ar.ts';
import * as instalmentsEmailsFr from './selling/instalments/emails.words.fr.ts';
import * as instalmentsEmailsEn from './selling/instalments/emails.words.en.ts';
import * as ordersEmailsAr from './selling/orders/emails.words.ar.ts';
import * as ordersEmailsFr from './selling/orders/emails.words.fr.ts';
import * as ordersEmailsEn from './selling/orders/emails.words.en.ts';
import * as refundsEmailsAr from './selling/refunds/emails.words.ar.ts';
import * as refundsEmailsFr from './selling/refunds/emails.words.fr.ts';
import * as refundsEmailsEn from './selling/refunds/emails.words.en.ts';
import * as shopEmailsAr from './catalogue/shop/emails.words.ar.ts';
import * as shopEmailsFr from './catalogue/shop/emails.words.fr.ts';
import * as shopEmailsEn from './catalogue/shop/emails.words.en.ts';
import * as staffEmailsAr from './academy/staff/emails.words.ar.ts';
import * as staffEmailsFr from './academy/staff/emails.words.fr.ts';
import * as staffEmailsEn from './academy/staff/emails.words.en.ts';
import * as transfersEmailsAr from './selling/transfers/emails.words.ar.ts';
import * as transfersEmailsFr from './selling/transfers/emails.words.fr.ts';
import * as transfersEmailsEn from './selling/transfers/emails.words.en.ts';
import * as waitlistsEmailsAr from './selling/waitlists/emails.words.ar.ts';
import * as waitlistsEmailsFr from './selling/waitlists/emails.words.fr.ts';
import * as waitlistsEmailsEn from './selling/waitlists/emails.words.en.ts';
import * as workshopsEmailsAr from './catalogue/workshops/emails.words.ar.ts';
import * as workshopsEmailsFr from './catalogue/workshops/emails.words.fr.ts';
import * as workshopsEmailsEn from './catalogue/workshops/emails.words.en.ts';
import {
  communityInside as communityAr,
  sprintDetails as sprintDetailsAr,
} from './community/community/words.ar.ts';
import {
  communityInside as communityFr,
  sprintDetails as sprintDetailsFr,
} from './community/community/words.fr.ts';
import {
  communityInside as communityEn,
  sprintDetails as sprintDetailsEn,
} from './community/community/words.en.ts';
import type { InArabic } from '../content/shape.ts';
import { inEach, type Locale } from './platform/i18n/locale.ts';
import { refunds as refundsEn } from './academy/legal/lengths.words.en.ts';
import { refunds as refundsAr } from './academy/legal/lengths.words.ar.ts';
import { refunds as refundsFr } from './academy/legal/lengths.words.fr.ts';

const en = {
  ...accessEmailsEn,
  ...accountsEmailsEn,
  ...applicationsEmailsEn,
  ...communityEmailsEn,
  ...consultationsEmailsEn,
  ...emailsEmailsEn,
  ...instalmentsEmailsEn,
  ...ordersEmailsEn,
  ...refundsEmailsEn,
  ...shopEmailsEn,
  ...staffEmailsEn,
  ...transfersEmailsEn,
  ...waitlistsEmailsEn,
  ...workshopsEmailsEn,
  sprintWeeks: sprintDetailsEn.weeks,
  spaceNames: {
    announcements: communityEn.spaces.announcements.name,
    introductions: communityEn.spaces.introductions.name,
    wins: communityEn.spaces.wins.name,
    questions: communityEn.spaces.questions.name,
    accountability: communityEn.spaces.accountability.name,
  },
  /** How lengths of time are counted, as on the pages. */
  refunds: refundsEn,
};

export type EmailWords = InArabic<typeof en>;

const ar: EmailWords = {
  ...accessEmailsAr,
  ...accountsEmailsAr,
  ...applicationsEmailsAr,
  ...communityEmailsAr,
  ...consultationsEmailsAr,
  ...emailsEmailsAr,
  ...instalmentsEmailsAr,
  ...ordersEmailsAr,
  ...refundsEmailsAr,
  ...shopEmailsAr,
  ...staffEmailsAr,
  ...transfersEmailsAr,
  ...waitlistsEmailsAr,
  ...workshopsEmailsAr,
  sprintWeeks: sprintDetailsAr.weeks,
  spaceNames: {
    announcements: communityAr.spaces.announcements.name,
    introductions: communityAr.spaces.introductions.name,
    wins: communityAr.spaces.wins.name,
    questions: communityAr.spaces.questions.name,
    accountability: communityAr.spaces.accountability.name,
  },
  refunds: refundsAr,
};

const fr: EmailWords = {
  ...accessEmailsFr,
  ...accountsEmailsFr,
  ...applicationsEmailsFr,
  ...communityEmailsFr,
  ...consultationsEmailsFr,
  ...emailsEmailsFr,
  ...instalmentsEmailsFr,
  ...ordersEmailsFr,
  ...refundsEmailsFr,
  ...shopEmailsFr,
  ...staffEmailsFr,
  ...transfersEmailsFr,
  ...waitlistsEmailsFr,
  ...workshopsEmailsFr,
  sprintWeeks: sprintDetailsFr.weeks,
  spaceNames: {
    announcements: communityFr.spaces.announcements.name,
    introductions: communityFr.spaces.introductions.name,
    wins: communityFr.spaces.wins.name,
    questions: communityFr.spaces.questions.name,
    accountability: communityFr.spaces.accountability.name,
  },
  refunds: refundsFr,
};

/** As delivered. */
export const deliveredWords: Readonly<Record<Locale, EmailWords>> = { en, ar, fr };

const inUse = new AsyncLocalStorage<typeof deliveredWords>();

/** Within `withWords`, its words. */
export const emailWords = Object.defineProperties(
  {},
  inEach((locale) => ({ enumerable: true, get: () => (inUse.getStore() ?? deliveredWords)[locale] })),
) as typeof deliveredWords;

export const hasOwnWords = (): boolean => inUse.getStore() !== undefined;

/** Makes e-mails with other words than those delivered. */
export const withWords = <T>(words: typeof deliveredWords, make: () => T): T => inUse.run(words, make);
