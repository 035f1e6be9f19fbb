/** What waits for somebody in the office. Nothing here changes anything. */
import { waitingCodes } from '../domain/access/waiting-codes.store.server.ts';
import { newApplications, newForDays } from '../domain/applications/new-applications.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { countSamples } from '../domain/catalogue/samples.store.server.ts';
import { countSamplePosts } from '../domain/community/sample-posts.store.server.ts';
import { waitingReports } from '../domain/community/waiting-reports.store.server.ts';
import {
  waitingClaims,
  waitingDifferences,
  waitingNotifications,
  waitingOtherMethods,
  waitingRefunds,
  waitingSurplus,
} from '../domain/orders/waiting-orders.store.server.ts';
import { errandKinds, type ErrandKind } from '../domain/staff/errand.ts';
import * as may from '../domain/staff/who-may.ts';
import type { Waiting } from '../domain/time/waiting.ts';
import { givenUp } from '../mail/given-up.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { Errand, Sample, StaffTodayVerbs } from './today-verbs.ts';

type Found = Waiting & {
  /** When the first of it was promised. */
  dueAt?: Date | null;
};

type Reading = {
  /** Who may do something about it. */
  may: (who: may.Who) => boolean;
  read: (context: FlowContext) => Promise<Found>;
};

const hourMs = 3_600_000;

/** Promised within so many hours of the first one's beginning. */
const promised = (waiting: Waiting, hours: number): Found => ({
  ...waiting,
  dueAt: waiting.oldest && new Date(waiting.oldest.getTime() + hours * hourMs),
});

const readings: Record<ErrandKind, Reading> = {
  claims: {
    may: may.mayDecideClaims,
    read: async ({ database: { db } }) =>
      promised(await waitingClaims(db), (await readSettings(db)).claimAlertHours),
  },
  'other-methods': { may: may.mayRecordPayments, read: ({ database }) => waitingOtherMethods(database.db) },
  'access-codes': {
    may: may.mayAddCodes,
    read: async ({ database: { db } }) =>
      promised(await waitingCodes(db), (await readSettings(db)).accessWithinHours),
  },
  refunds: { may: may.mayRefund, read: ({ database }) => waitingRefunds(database.db) },
  'second-payments': { may: may.mayRefund, read: ({ database }) => waitingSurplus(database.db) },
  notifications: { may: may.mayApplyAgain, read: ({ database }) => waitingNotifications(database.db) },
  differences: { may: may.mayReconcile, read: ({ database }) => waitingDifferences(database.db) },
  reports: { may: may.mayModerate, read: ({ database }) => waitingReports(database.db) },
  applications: {
    may: may.maySeeApplications,
    read: ({ database, clock }) =>
      newApplications(database.db, new Date(clock().getTime() - newForDays * 24 * hourMs)),
  },
  mails: { may: may.maySeeMails, read: ({ database }) => givenUp(database.db, ['mail']) },
  webhooks: {
    may: may.mayForwardAgain,
    read: ({ database }) => givenUp(database.db, ['webhook', 'buy-now']),
  },
  'sample-content': {
    may: may.mayReplaceSamples,
    read: async (context) => asWaiting(await readSamples(context)),
  },
};

async function readSamples({ database: { db } }: FlowContext): Promise<Sample[]> {
  const [records, posts] = await Promise.all([countSamples(db), countSamplePosts(db)]);
  return posts === 0 ? records : [...records, { kind: 'community-post', count: posts }];
}

/** How much of it there is; it waits since nobody knows when. */
const asWaiting = (samples: readonly Sample[]): Waiting => ({
  count: samples.reduce((sum, { count }) => sum + count, 0),
  oldest: null,
  first: [],
});

export async function readToday(
  context: FlowContext,
  { staff }: Parameters<StaffTodayVerbs['today']>[0],
): ReturnType<StaffTodayVerbs['today']> {
  const now = context.clock();
  const kinds = errandKinds.filter((kind) => readings[kind].may(staff));
  const [samples, ...found] = await Promise.all([
    may.mayReplaceSamples(staff) ? readSamples(context) : [],
    ...kinds.map(async (kind): Promise<Errand> => {
      const { dueAt = null, ...waiting } = await readings[kind].read(context);
      return { kind, ...waiting, dueAt, isLate: dueAt !== null && dueAt < now };
    }),
  ]);
  return { errands: found.filter(({ count }) => count > 0), samples };
}
