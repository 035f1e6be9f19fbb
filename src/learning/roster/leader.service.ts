/** What the page of an organisation shows its leader: papers, seats and progress in numbers, and the names of those who said yes. */
import { readCourse } from '../../academy/content/content.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { type DealState, type PaperKind, paperNumber } from '../../selling/organisations/organisation.ts';
import { readOrganisation, type WholeDeal } from '../../selling/organisations/organisations.service.ts';
import { progressOfOrders } from './roster.service.ts';

/** Of fewer the average would tell how far one person is. */
const fewestForAverage = 3;

export type LeadersDeal = {
  course: Localised<string>;
  state: DealState;
  validUntil: string;
  seats: number;
  /** Null while seats are not open. */
  code: string | null;
  isListOnly: boolean;
  taken: number;
  begun: number;
  finished: number;
  /** Per cent; null of few. */
  average: number | null;
  named: { name: string; percent: number; isFinished: boolean }[];
  papers: { number: string; kind: PaperKind; issuedAt: Date; totalCentimes: number; paidOn: string | null }[];
};

const papersOf = ({ papers }: WholeDeal): LeadersDeal['papers'] =>
  papers.map((one) => ({
    number: paperNumber(one),
    kind: one.kind,
    issuedAt: one.issuedAt,
    totalCentimes: one.totalCentimes,
    paidOn: one.paidOn,
  }));

async function shownDeal(
  context: Pick<Context, 'database' | 'clock'>,
  deal: WholeDeal,
): Promise<LeadersDeal> {
  const course = await readCourse(context.database.db, deal.courseSlug);
  const taken = deal.seatRows.filter(({ takenAt }) => takenAt !== null);
  const orderIds = taken.flatMap(({ orderId }) => orderId ?? []);
  const all = course === null ? [] : await progressOfOrders(context, { course, orderIds });
  const showing = new Set(taken.flatMap(({ orderId, showsName }) => (showsName && orderId ? [orderId] : [])));
  const sum = all.reduce((percents, { percent }) => percents + percent, 0);
  return {
    course: inEach((one) => course?.words[one].name ?? deal.courseSlug),
    state: deal.state,
    validUntil: deal.validUntil,
    seats: deal.seats,
    code: deal.state === 'paid' ? deal.code : null,
    isListOnly: deal.isListOnly,
    taken: taken.length,
    begun: all.filter(({ hasBegun }) => hasBegun).length,
    finished: all.filter(({ isFinished }) => isFinished).length,
    average: all.length < fewestForAverage ? null : Math.round(sum / all.length),
    named: all
      .filter(({ orderId }) => showing.has(orderId))
      .map(({ name, percent, isFinished }) => ({ name, percent, isFinished })),
    papers: papersOf(deal),
  };
}

/** By the secret in its address; null for an address that was replaced, or never was. */
export async function leadersPage(
  context: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<{ name: string; deals: LeadersDeal[] } | null> {
  const found = await readOrganisation(context.database.db, { token }, context.clock());
  if (!found) return null;
  const deals: LeadersDeal[] = [];
  for (const deal of found.deals) deals.push(await shownDeal(context, deal));
  return { name: found.name, deals };
}
