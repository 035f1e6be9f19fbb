/** What the clock does, and how often. */
import type { Database } from '../platform/db/database.ts';
import { jobs } from '../jobs.ts';
import type { Work } from '../platform/jobs/clockwork.ts';
import type { House } from './house.ts';

const minuteMs = 60_000;

const waitlistsAndRights = (house: () => Promise<House>): Work[] => [
  { name: 'tend waitlists', everyMs: minuteMs, run: async () => (await house()).clockwork.tendWaitlists() },
  {
    name: 'grant owed rights',
    everyMs: minuteMs,
    run: async () => (await house()).clockwork.grantOwedRights(),
  },
];

const ofFeatures = (house: () => Promise<House>): Work[] =>
  jobs.map(({ name, everyMs, run }) => ({ name, everyMs, run: async () => run((await house()).academy) }));

export function worksOf(house: () => Promise<House>, database: Database): Work[] {
  const works: Work[] = [
    { name: 'expire orders', everyMs: minuteMs, run: async () => (await house()).clockwork.expireOrders() },
    { name: 'publish due', everyMs: 10_000, run: async () => (await house()).clockwork.publishDue() },
    { name: 'remind unpaid', everyMs: minuteMs, run: async () => (await house()).clockwork.remindUnpaid() },
    {
      name: 'alert late claims',
      everyMs: 5 * minuteMs,
      run: async () => (await house()).clockwork.alertLateClaims(),
    },
    {
      name: 'alert approved returns',
      everyMs: minuteMs,
      run: async () => (await house()).clockwork.alertApprovedReturns(),
    },
    {
      name: 'sweep receipts',
      everyMs: 60 * minuteMs,
      run: async () => (await house()).clockwork.sweepReceipts(),
    },
    {
      name: 'sweep pictures',
      everyMs: 60 * minuteMs,
      run: async () => (await house()).clockwork.sweepPictures(),
    },
    { name: 'tend refunds', everyMs: minuteMs, run: async () => (await house()).clockwork.tendRefunds() },
    { name: 'ask gateways', everyMs: minuteMs, run: async () => (await house()).clockwork.askOpenAttempts() },
    {
      name: 'compare payments',
      everyMs: 10 * minuteMs,
      run: async () => (await house()).clockwork.reconcileNightly(),
    },
    {
      name: 'tend workshops',
      everyMs: minuteMs,
      run: async () => (await house()).clockwork.tendWorkshops(),
    },
    {
      name: 'remind bookings',
      everyMs: minuteMs,
      run: async () => (await house()).clockwork.remindBookings(),
    },
    { name: 'tend parts', everyMs: minuteMs, run: async () => (await house()).clockwork.tendInstalments() },
    ...waitlistsAndRights(house),
    ...ofFeatures(house),
    { name: 'send digests', everyMs: minuteMs, run: async () => (await house()).clockwork.sendDigests() },
    { name: 'remind sprint', everyMs: minuteMs, run: async () => (await house()).clockwork.remindSprint() },
    { name: 'forget old', everyMs: 10 * minuteMs, run: async () => (await house()).clockwork.forgetOld() },
  ];
  if (database.backUp)
    works.push({
      name: 'back up',
      everyMs: 60 * minuteMs,
      run: () => database.backUp?.() ?? Promise.resolve(),
    });
  return works;
}
