/** How often, and for how long, a file that was bought may be fetched. Pages, emails and the links themselves read it here. */
import { endOfDay } from '../../platform/time/calendar-date.ts';
import type { productDownloads } from '../../selling/downloads/product-downloads.table.ts';

/**
 * How many hours a link of an email delivers its file, whether it was bought or is free: a forwarded one dies by itself. Emails, the
 * shop's pages and the link itself read it here.
 */
export const downloadHours = 72;

/** Enough for every device of one person, present and future; too few for a public page. */
export const mostDownloads = 10;
/** A year: long enough to come back to it, short enough that no link works for ever. Staff may add another. */
export const downloadDays = 365;

/** Pressed twice, or begun again after a failure: the same download. */
const retryMs = 15 * 60_000;
/** A phone that loses its connection goes on where it stopped, until the evening. */
const continueMs = 6 * 60 * 60_000;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** What is written of one file of one order. */
export type PaidDownload = typeof productDownloads.$inferSelect;

/** A visit to the address of a file. `caller`: the hash of the network address; undefined when that is not known. */
export type Visit = { firstByte: number; now: Date; caller: string | undefined };

/**
 * Whether a visit may continue the download that counted last. `firstByte` above 0 asks for the rest of a file. Only from the
 * network address where that download was begun: otherwise each that counts would open the file to all who have the link, and
 * asking for all but its first byte would avoid the count. By network address, because the programs that save files on phones
 * send no cookie. A phone whose address changes on the way counts once more, for which there are ten; and there is no exception
 * for the end of a file, because the valuable part may be there.
 */
export function goesOn(
  { lastUsedAt, lastCaller }: Pick<PaidDownload, 'lastUsedAt' | 'lastCaller'>,
  { firstByte, now, caller }: Visit,
): boolean {
  if (lastUsedAt === null || lastCaller === null || caller !== lastCaller) return false;
  return lastUsedAt > countsAfter({ firstByte, now });
}

/** A download that counted after this instant is the one that goes on; an earlier one is over, and a new one counts. */
export const countsAfter = ({ firstByte, now }: Pick<Visit, 'firstByte' | 'now'>): Date =>
  new Date(now.getTime() - (firstByte > 0 ? continueMs : retryMs));

/** 'used-up': as often as it may be; 'over': the time has passed. Whoever has just begun may begin again. */
export function statusOfDownload(
  download: Pick<PaidDownload, 'used' | 'most' | 'lastUsedAt' | 'lastCaller' | 'endsAt'>,
  { now, caller }: Pick<Visit, 'now' | 'caller'>,
): 'open' | 'used-up' | 'over' {
  if (now >= download.endsAt) return 'over';
  return download.used < download.most || goesOn(download, { firstByte: 0, now, caller })
    ? 'open'
    : 'used-up';
}

/** What was begun until then cannot be continued any more: the hash of its address is deleted. */
export const overAfter = (now: Date): Date => countsAfter({ firstByte: 1, now });

/** The last instant of what is granted now. */
export const downloadsEnd = (from: Date): Date => endOfDay(new Date(from.getTime() + downloadDays * dayMs));

/** Until when a link that is made now works: to the end of its last day. */
export const linkEnds = (madeAt: Date): Date => endOfDay(new Date(madeAt.getTime() + downloadHours * hourMs));

/** Never longer than what it opens. */
export const paidLinkEnds = (madeAt: Date, endsAt: Date): Date =>
  new Date(Math.min(linkEnds(madeAt).getTime(), endsAt.getTime()));
