/** All jobs of the scheduler, with their periods. */
import { bindService } from './platform/context.ts';
import { removeOldSignIns } from './academy/accounts/realms.service.ts';
import { alertApprovedReturns, processRefunds } from './selling/refunds/gateway-refunds.service.ts';
import { alertLateClaims } from './selling/transfers/read-transfers.service.ts';
import { alertWaitingMoney } from './admin/reconciliation/alert-waiting-money.service.ts';
import { applyWaiting } from './selling/payments/receive-notification.service.ts';
import { askOpenAttempts } from './selling/payments/gateway-answers.service.ts';
import { remindBookings } from './selling/bookings/change-booking.service.ts';
import { expireOrders, remindUnpaid } from './selling/checkout/unpaid-orders.service.ts';
import { processMemberships } from './selling/checkout/renewals.service.ts';
import type { ServiceContext } from './context.ts';
import { makeStatements } from './selling/shares/shares.service.ts';
import { applyRetention } from './admin/privacy/retention.service.ts';
import { processInstalments } from './selling/checkout/instalments.service.ts';
import { processWaitlists } from './selling/waitlists/waitlists.service.ts';
import { publishDue } from './admin/records/publish-record.service.ts';
import { continueImports } from './learning/imports/run-import.service.ts';
import { reconcile, reconcileNightly } from './admin/reconciliation/reconcile.service.ts';
import { grantOwedRights, seatWaiting } from './selling/access/rights.service.ts';
import { cleanUpFiles, cleanUpUploads } from './admin/records/clean-up.service.ts';
import { remindOfCalls, remindSprint, sendDigests } from './community/community/community-emails.service.ts';
import { processWorkshops } from './catalogue/workshops/workshop-place.service.ts';
import { remindWorkshops } from './catalogue/workshops/workshop-joining.service.ts';
import { sealStaffLog } from './academy/staff/seal-log.service.ts';
import type { Services } from './services.ts';

/** Services for jobs only: screens never see them. Each returns how many rows it worked on. */
export const bindScheduler = (context: ServiceContext) => ({
  ...bindService(context, {
    applyWaiting,
    alertWaitingMoney,
    processWaitlists,
    publishDue,
    sendDigests,
    remindSprint,
    remindOfCalls,
    expireOrders,
    askOpenAttempts,
    processRefunds,
    reconcileNightly,
    remindUnpaid,
    alertLateClaims,
    alertApprovedReturns,
    processInstalments,
    processMemberships,
    remindBookings,
    applyRetention,
    makeStatements,
    continueImports,
    sealStaffLog,
  }),
  /** One complete run started by a command; false when another is running. */
  reconcile: () => reconcile(context, 'command'),
  cleanUpReceipts: () => cleanUpFiles(context, 'receipts'),
  cleanUpPictures: async () =>
    (await cleanUpFiles(context, 'pictures')) +
    (await cleanUpFiles(context, 'library')) +
    (await cleanUpUploads(context)),
  processWorkshops: async () => (await processWorkshops(context)) + (await remindWorkshops(context)),
  removeOldSignIns: () => removeOldSignIns(context.database.db, context.clock()),
  grantOwedRights: async () => (await seatWaiting(context)) + (await grantOwedRights(context)),
});

export type AcademyScheduler = ReturnType<typeof bindScheduler>;

type Job = {
  name: string;
  everyMs: number;
  run(services: Services & { scheduler: AcademyScheduler }): Promise<unknown>;
};

const minuteMs = 60_000;

export const jobs: readonly Job[] = [
  { name: 'apply notifications', everyMs: 1_000, run: ({ scheduler }) => scheduler.applyWaiting() },
  { name: 'seal staff log', everyMs: 10_000, run: ({ scheduler }) => scheduler.sealStaffLog() },
  { name: 'expire orders', everyMs: minuteMs, run: ({ scheduler }) => scheduler.expireOrders() },
  { name: 'publish due', everyMs: 10_000, run: ({ scheduler }) => scheduler.publishDue() },
  { name: 'remind unpaid', everyMs: minuteMs, run: ({ scheduler }) => scheduler.remindUnpaid() },
  { name: 'alert late claims', everyMs: 5 * minuteMs, run: ({ scheduler }) => scheduler.alertLateClaims() },
  {
    name: 'alert approved returns',
    everyMs: minuteMs,
    run: ({ scheduler }) => scheduler.alertApprovedReturns(),
  },
  { name: 'clean up receipts', everyMs: 60 * minuteMs, run: ({ scheduler }) => scheduler.cleanUpReceipts() },
  { name: 'clean up pictures', everyMs: 60 * minuteMs, run: ({ scheduler }) => scheduler.cleanUpPictures() },
  { name: 'alert waiting money', everyMs: minuteMs, run: ({ scheduler }) => scheduler.alertWaitingMoney() },
  { name: 'process refunds', everyMs: minuteMs, run: ({ scheduler }) => scheduler.processRefunds() },
  { name: 'ask gateways', everyMs: minuteMs, run: ({ scheduler }) => scheduler.askOpenAttempts() },
  { name: 'compare payments', everyMs: 10 * minuteMs, run: ({ scheduler }) => scheduler.reconcileNightly() },
  { name: 'process workshops', everyMs: minuteMs, run: ({ scheduler }) => scheduler.processWorkshops() },
  { name: 'remind bookings', everyMs: minuteMs, run: ({ scheduler }) => scheduler.remindBookings() },
  { name: 'process instalments', everyMs: minuteMs, run: ({ scheduler }) => scheduler.processInstalments() },
  { name: 'process memberships', everyMs: minuteMs, run: ({ scheduler }) => scheduler.processMemberships() },
  { name: 'process waitlists', everyMs: minuteMs, run: ({ scheduler }) => scheduler.processWaitlists() },
  { name: 'grant owed rights', everyMs: minuteMs, run: ({ scheduler }) => scheduler.grantOwedRights() },
  {
    name: 'clean up handed-in files',
    everyMs: 60 * minuteMs,
    run: ({ handedFiles }) => handedFiles.cleanUpHandedIn(),
  },
  {
    name: 'clean up pages of works',
    everyMs: 60 * minuteMs,
    run: ({ portfolio }) => portfolio.sweepPortfolios(),
  },
  { name: 'clean up uploads', everyMs: 60 * minuteMs, run: ({ media }) => media.cleanUpUploads() },
  {
    name: 'note finished courses',
    everyMs: 5 * minuteMs,
    run: ({ certificates }) => certificates.noteFinished(),
  },
  { name: 'import learners', everyMs: 1_000, run: ({ scheduler }) => scheduler.continueImports() },
  { name: 'deal reviews', everyMs: 5 * minuteMs, run: ({ peerReviews }) => peerReviews.keepDealing() },
  { name: 'end broken pairs', everyMs: 5 * minuteMs, run: ({ groups }) => groups.endBrokenPairs() },
  { name: 'heal live sessions', everyMs: 15_000, run: ({ live }) => live.healSessions() },
  { name: 'remind of live sessions', everyMs: minuteMs, run: ({ live }) => live.remindOfSessions() },
  {
    name: 'send teaching e-mails',
    everyMs: 5 * minuteMs,
    run: ({ learningEmails }) => learningEmails.sendTeachingEmails(),
  },
  {
    name: 'ask what came of courses',
    everyMs: 15 * minuteMs,
    run: ({ outcomes }) => outcomes.askOutcomes(),
  },
  { name: 'send study times', everyMs: minuteMs, run: ({ studyPlans }) => studyPlans.sendStudyWords() },
  {
    name: 'remind trainers',
    everyMs: 5 * minuteMs,
    run: ({ learningEmails }) => learningEmails.remindTrainers(),
  },
  { name: 'send digests', everyMs: minuteMs, run: ({ scheduler }) => scheduler.sendDigests() },
  { name: 'remind sprint', everyMs: minuteMs, run: ({ scheduler }) => scheduler.remindSprint() },
  { name: 'remind of calls', everyMs: minuteMs, run: ({ scheduler }) => scheduler.remindOfCalls() },
  {
    name: 'remove old sign-ins',
    everyMs: 10 * minuteMs,
    run: ({ scheduler }) => scheduler.removeOldSignIns(),
  },
  { name: 'make statements', everyMs: 60 * minuteMs, run: ({ scheduler }) => scheduler.makeStatements() },
  { name: 'apply retention', everyMs: 10 * minuteMs, run: ({ scheduler }) => scheduler.applyRetention() },
];
