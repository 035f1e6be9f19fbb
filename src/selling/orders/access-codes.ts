import type { NotReady } from './real-money.service.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';

/** Reserved domains (RFC 2606) belong to nobody: the sample academy uses one until a real platform is set. */
export const isRealPlatform = (learningPlatformUrl: string): boolean =>
  URL.canParse(learningPlatformUrl) && !/(^|\.)example\.?$/i.test(new URL(learningPlatformUrl).hostname);

/** The platform's address with the course's product, if it has one; without a real platform the path of a page of the site. */
export function startUrlOf(learningPlatformUrl: string, platformProduct: string | null): string {
  if (!isRealPlatform(learningPlatformUrl)) return '/learning-platform';
  if (platformProduct === null) return learningPlatformUrl;
  const url = new URL(learningPlatformUrl);
  url.searchParams.set('product', platformProduct);
  return url.href;
}

/** In the reader's language when it is a page of the site. */
export const startHrefOf = (startUrl: string, locale: Locale): string =>
  startUrl.startsWith('/') ? pathIn(locale, startUrl) : startUrl;

/** The stock of access codes of one course, counted. */
export type CodeStock = {
  itemSlug: string;
  /** Somebody may buy it now, so missing codes are a problem. */
  isOnSale: boolean;
  /** That may be handed out: sample codes count only while no real payment is possible. */
  free: number;
  /** Unused sample codes. */
  samples: number;
  /** Why nobody may pay for it with real money; null where that is possible, or where no real payment is possible at all. */
  notReady: NotReady | null;
  taken: number;
  /** Learners who paid and have no code yet. */
  waiting: number;
};

/** A code is one word: no sentence, link or control character, and not the heading of a pasted column. */
export const isCode = (typed: string): boolean =>
  typed.length >= 1 &&
  typed.length <= 200 &&
  !/[\s\p{Cc}]|:\/\//u.test(typed) &&
  !/^(access[_-]?)?codes?$|^(ال)?رموز?$/iu.test(typed);

/** Fewer than these count as running low. */
export const fewCodes = 5;

/** Whether new codes are needed: not for a course that nobody may buy. */
export const runsLow = ({
  free,
  isOnSale,
  waiting,
}: Pick<CodeStock, 'free' | 'isOnSale' | 'waiting'>): boolean => free < fewCodes && (isOnSale || waiting > 0);

/** What staff do with a code at the learning platform itself. */
export const platformTodos = ['end', 'pause', 'resume'] as const;
export type PlatformTodo = (typeof platformTodos)[number];
