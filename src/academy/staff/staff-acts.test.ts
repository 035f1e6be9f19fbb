/** Nothing changes in the staff console without a line in the log: every staff action is listed here with the acts it logs. */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { notKept } from './logged-change.ts';
import { staffActs, type StaffAct } from './staff-acts.ts';
import { expert, seedExpert } from '../../../tests/support/bookings.ts';
import { place, staff } from '../../../tests/support/actions.ts';
import { type TestAcademy, academyForAll } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import type { Academy } from '../../academy.ts';
import { allowed } from '../../../tests/support/sure.ts';

type Staff = Academy['staff'];
type ActionName = Exclude<keyof Staff, 'moderation'> | keyof Staff['moderation'];

/** What an action writes into the log; 'reads': it changes nothing. A missing action does not compile. */
const acts: Record<ActionName, 'reads' | readonly [StaffAct, ...StaffAct[]]> = {
  // Orders and money.
  findOrders: 'reads',
  countOrderGroups: 'reads',
  order: 'reads',
  orderTimeline: 'reads',
  freeAccessItems: 'reads',
  readFreeAccess: 'reads',
  giveFreeAccess: ['let-in'],
  accessRequests: 'reads',
  accessRequestsOf: 'reads',
  withdrawAccessRequest: ['withdraw-access'],
  seeAccessAnswer: ['see-access-answer'],
  askForAccess: ['ask-for-access'],
  giveRequested: ['let-in'],
  declineAccess: ['decline-access'],
  endFree: ['end-free'],
  rehearseImport: 'reads',
  beginImport: ['import'],
  listImports: 'reads',
  readImportLines: 'reads',
  undoImport: ['undo-import'],
  decideClaim: ['confirm-claim', 'refuse-claim'],
  confirmClaims: ['confirm-claim'],
  readStatement: 'reads',
  receipts: 'reads',
  receipt: 'reads',
  nextClaim: 'reads',
  settingsFaults: 'reads',
  recordPayment: ['record-payment'],
  takeBack: ['take-back'],
  discountOrder: ['discount-order'],
  lookAtDouble: ['look-at-double'],
  placeForBuyer: ['place-order'],
  noteOnOrder: ['note-on-order', 'ask-for-refund'],
  answerRefundAsk: ['answer-refund-ask'],
  noteOnPerson: ['note-on-person'],
  removeNoteOnPerson: ['remove-note-on-person'],
  tagPerson: ['tag-person'],
  signPersonOut: ['sign-person-out'],
  tagsInUse: 'reads',
  changeOrderEmail: ['change-order-email'],
  correctBuyer: ['correct-buyer'],
  quoteForBuyer: 'reads',
  payingFacts: 'reads',
  hourOfOrder: 'reads',
  sharePayLink: ['share-pay-link'],
  reopenOrderForStaff: ['reopen-order'],
  cancelOrderForStaff: ['cancel-order'],
  planOfNumber: 'reads',
  beginPart: ['begin-part'],
  rightsOfOrder: 'reads',
  changeRight: ['extend-right', 'give-right-back'],
  refunds: 'reads',
  duplicatePayments: 'reads',
  refundRequests: 'reads',
  declineRefund: ['decline-refund'],
  refundsOfOrder: 'reads',
  refund: 'reads',
  refundable: 'reads',
  refundOrder: ['refund-order'],
  completePayout: ['pay-back'],
  correctProof: ['correct-proof'],
  changeRefundWay: ['change-refund-way'],
  runs: 'reads',
  compareNow: ['compare-now'],
  matchSettlement: 'reads',
  applyAgain: ['apply-again'],
  markHandled: ['handle-notification'],
  users: 'reads',
  today: 'reads',
  firstSteps: 'reads',
  figures: 'reads',
  groupProgress: 'reads',
  funnel: 'reads',
  resetSecondFactor: ['second-factor-reset'],
  staffShares: 'reads',
  ownShares: 'reads',
  statementFor: 'reads',
  printStatement: 'reads',
  savePayee: ['save-share-payee'],
  sharedItems: 'reads',
  setShare: ['set-share'],
  approveStatement: ['approve-share'],
  returnStatement: ['return-share'],
  markSharePaid: ['pay-share'],
  shareBankFile: ['export-shares'],
  listOrganisations: 'reads',
  organisationOf: 'reads',
  printOrganisationPaper: 'reads',
  saveOrganisation: ['save-organisation'],
  quoteSeats: ['quote-seats'],
  invoiceSeats: ['invoice-seats'],
  markSeatsPaid: ['pay-seats'],
  creditSeats: ['credit-seats'],
  renewOrganisationPage: ['renew-organisation-page'],
  inviteToSeats: ['invite-to-seats'],
  freeSeat: ['free-seat'],
  changeSeatLink: ['change-seat-link'],
  exportOrders: ['export-orders'],
  readMonth: 'reads',
  exportMonth: ['export-month'],
  exportApplications: ['export-applications'],
  exportWaitlist: ['export-waitlist'],
  exportSession: ['export-session'],
  exportRoster: ['export-roster'],
  exportLog: ['export-log'],
  // Catalogue.
  listRecords: 'reads',
  listRemoved: 'reads',
  recordForEditing: 'reads',
  createRecord: ['create-record'],
  saveDraft: ['save-draft'],
  publishRecord: ['publish-record', 'schedule-record'],
  changeSettings: ['change-settings'],
  connectedServices: 'reads',
  emailTextList: 'reads',
  emailTextsOf: 'reads',
  saveEmailTexts: ['change-email-text'],
  previewEmail: 'reads',
  testEmail: ['test-email'],
  testSender: ['test-email'],
  unscheduleRecord: ['unschedule-record'],
  dropDraft: ['drop-draft'],
  recordHistory: 'reads',
  settingsBefore: 'reads',
  restoreRevision: ['restore-revision'],
  removeRecord: ['remove-record'],
  moveRecord: ['move-record'],
  setOnSale: ['open-sale', 'close-sale'],
  setPrice: ['save-draft', 'publish-record'],
  copyRecord: ['create-record'],
  readSamples: 'reads',
  removeSamples: ['remove-record', 'remove-access-codes', 'close-coupon', 'remove-sample-hosts'],
  previewLink: 'reads',
  pictures: 'reads',
  addPicture: ['add-picture'],
  describePicture: ['describe-picture'],
  removePicture: ['remove-picture'],
  addProductFile: ['add-product-file'],
  coupons: 'reads',
  makeCoupon: ['make-coupon'],
  changeCoupon: ['change-coupon'],
  closeCoupon: ['close-coupon'],
  friends: 'reads',
  closeFriendCode: ['close-friend-code'],
  waitlists: 'reads',
  openCourse: ['open-course'],
  stocks: 'reads',
  addAccessCodes: ['add-access-codes'],
  unusedCodes: 'reads',
  removeAccessCodes: ['remove-access-codes'],
  platformCodes: 'reads',
  tickPlatformCode: ['tick-platform-code'],
  filesOfOrder: 'reads',
  renewFiles: ['renew-downloads'],
  // People.
  people: 'reads',
  broadcastList: 'reads',
  findBroadcast: 'reads',
  segmentChoices: 'reads',
  problemOfSegment: 'reads',
  audience: 'reads',
  testBroadcast: 'reads',
  previewBroadcast: 'reads',
  draftBroadcast: ['draft-broadcast'],
  saveBroadcast: ['change-broadcast'],
  removeBroadcast: ['remove-broadcast'],
  sendBroadcast: ['send-broadcast'],
  stopBroadcast: ['stop-broadcast'],
  person: 'reads',
  dataRequests: 'reads',
  dataRequest: 'reads',
  noteDataRequest: ['note-data-request'],
  exportForRequest: ['export-person'],
  eraseForRequest: ['erase-person'],
  answerDataRequest: ['answer-data-request'],
  colleagues: 'reads',
  giveStaffRole: ['join-staff', 'change-staff-role'],
  removeStaff: ['leave-staff'],
  staffSessionsOf: 'reads',
  signInsOf: 'reads',
  endSession: ['session-ended'],
  endSessions: ['session-ended'],
  forgetDevice: ['device-forgotten'],
  applications: 'reads',
  application: 'reads',
  workshopsInList: 'reads',
  workshopLists: 'reads',
  moveApplication: ['move-application'],
  replyToApplication: ['reply-to-application'],
  declineProposal: ['decline-proposal'],
  judgeScholarship: ['judge-scholarship', 'let-in'],
  beginCourse: ['begin-course', 'create-record'],
  noteOnApplication: ['note-on-application'],
  markAttendance: ['mark-attendance'],
  seatByHand: ['seat-by-hand'],
  offerSeat: ['offer-seat'],
  saveJoining: ['set-joining'],
  endSeat: ['end-place'],
  bookings: 'reads',
  bookingWeek: 'reads',
  countLostBookings: 'reads',
  booking: 'reads',
  moveBooking: ['move-hour'],
  cancelBooking: ['cancel-hour'],
  hours: 'reads',
  setHours: ['set-hours'],
  reports: 'reads',
  heldMembers: 'reads',
  revealAuthor: ['reveal-author'],
  decideReport: [
    'report-keep',
    'report-remove',
    'report-quiet-1',
    'report-quiet-7',
    'report-quiet-30',
    'report-shut-out',
  ],
  holdMember: ['report-quiet-1', 'report-quiet-7', 'report-quiet-30', 'report-shut-out'],
  liftDecision: ['lift-decision'],
  waitingForPartner: 'reads',
  pairPartners: ['pair-partners'],
  // Log, e-mails and webhooks.
  readLog: 'reads',
  deliveries: 'reads',
  delivery: 'reads',
  sendMailAgain: ['send-mail-again'],
  sendOutboxMailAgain: ['send-mail-again'],
  putAwayDelivery: ['put-away-delivery'],
  countEvents: 'reads',
  sendEventAgain: ['deliver-again'],
  replayEvents: ['replay-events'],
};

type Source = { text: string; imports: Map<string, string>; modules: string[] };

/** A source file, and the project files it imports, by imported name. */
function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const imports = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gm))
    for (const name of names.split(','))
      imports.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
        path.join(path.dirname(file), from),
      );
  const modules = [...text.matchAll(/^import \* as \w+ from '(\.[^']+)';/gm)].map(([, from = '']) =>
    path.join(path.dirname(file), from),
  );
  return { text, imports, modules };
}

const binders = ['src/services.ts'].map(sourceOf);

/** The files of the services that an action calls, and what these import. */
/** Acts of a feature above, which the same call does too. */
const alsoBehind: Readonly<Record<string, string>> = {
  removeSamples: 'src/community/community/community-home.service.ts',
};

function filesBehind(action: string): string[] {
  const exported = new RegExp(String.raw`^export (?:async )?(?:function|const) ${action}\b`, 'm');
  const bound = new RegExp(String.raw`\b${action}(?:[,\s]|: (?:[^\n]|\n {4,}(?! *\w+[:,]))*)`, 'gm');
  const grouped = new RegExp(String.raw`^export const \w+ = \{[^}]*\b${action}\b`, 'm');
  const services = binders.flatMap(({ text, imports, modules }) => [
    ...[...imports.values()].filter((file) => grouped.test(readFileSync(file, 'utf8'))),
    ...modules.filter((file) => exported.test(readFileSync(file, 'utf8'))),
    ...[...text.matchAll(bound)].flatMap(([line]) =>
      [...line.matchAll(/\w+/g)].flatMap(([name]) => imports.get(name) ?? []),
    ),
  ]);
  const files = [...services, ...(alsoBehind[action] === undefined ? [] : [alsoBehind[action]])];
  return [...new Set(files.flatMap((file) => [file, ...sourceOf(file).imports.values()]))];
}

const owner = { ...staff, from: { address: '192.0.2.7', agent: 'Firefox, Android' } };
const page = { filter: {}, page: 1, perPage: 100 };

/** A working day of staff, each action once. */
async function workOn(test_: TestAcademy): Promise<void> {
  const { academy } = test_;
  await academy.staff.addAccessCodes({ itemSlug: 'selling-online', codes: ['A-1', 'A-2'], staff: owner });
  const [paid, refused, cash] = [await place(test_), await place(test_), await place(test_)];
  await academy.claimBankTransfer(paid);
  await academy.claimBankTransfer(refused);
  const why = { decision: 'refuse', reason: 'No such money came.' } as const;
  await academy.staff.decideClaim({ orderNumber: paid.number, decision: 'confirm', staff: owner });
  await academy.staff.decideClaim({ orderNumber: refused.number, ...why, staff: owner });
  const { number: orderNumber, amountCentimes } = cash;
  const slip = { paidBy: 'bank-transfer', reference: 'VIR-7', reason: 'She came by.' } as const;
  await academy.staff.recordPayment({ orderNumber, amountCentimes, ...slip, staff: owner });
  await academy.staff.noteOnOrder({ orderNumber, text: 'She calls on Monday.', staff: owner });
  const due = allowed(await payBackOrder(test_, paid, { way: 'bank-transfer', staff: owner }));
  await academy.staff.changeRefundWay({
    id: due.id,
    key: randomUUID(),
    way: 'cash-agency',
    payout: null,
    staff: owner,
  });
  const changed = (await academy.staff.refundsOfOrder(paid.number)).find(({ state }) => state === 'due');
  const id = changed?.id ?? '';
  await academy.staff.completePayout({ id, proof: 'WAFA-1', staff: owner });
  await academy.staff.correctProof({ id, proof: 'WAFA-2', staff: owner });
  await academy.staff.makeCoupon({
    code: 'DERB10',
    kind: 'percent',
    value: 10,
    scope: ['course'],
    startsAt: null,
    endsAt: null,
    mostUses: 5,
    mostPerPerson: null,
    staff: owner,
  });
  const [coupon] = await academy.staff.coupons();
  await academy.staff.changeCoupon({
    id: coupon?.id ?? '',
    endsAt: null,
    mostUses: 9,
    mostPerPerson: null,
    scope: ['course'],
    staff: owner,
  });
  await academy.staff.closeCoupon({ id: coupon?.id ?? '', staff: owner });
  await seedExpert(test_);
  const settings = {
    meetingUrl: 'https://meet.example/a',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 60,
  };
  await academy.staff.setHours({ staff: owner, expert, hours: [], days: [], settings });
  await academy.staff.compareNow({ staff: owner });
}

describe('the staff log', () => {
  const test_ = academyForAll();

  test('shows after a working day who did what from where, and the values before and after', async () => {
    await workOn(test_);
    const { rows } = await test_.academy.staff.readLog(page);
    for (const { act, email, address, agent } of rows)
      expect([act, email, address, agent]).toEqual([act, owner.email, '192.0.2.7', 'Firefox, Android']);
    const changes = Object.fromEntries(rows.map(({ act, before, after }) => [act, { before, after }]));
    expect(changes).toMatchObject({
      'confirm-claim': { before: { status: 'Paid - Bank Transfer' }, after: { status: 'Payment Confirmed' } },
      'refuse-claim': { before: { status: 'Paid - Bank Transfer' }, after: { status: 'Rejected' } },
      'record-payment': { before: { status: 'Pending Payment' }, after: { status: 'Payment Confirmed' } },
      'refund-order': { before: { status: 'Payment Confirmed' }, after: { status: 'Refunded' } },
      'change-refund-way': { before: { way: 'bank-transfer' }, after: { way: 'cash-agency' } },
      'pay-back': { before: { state: 'due' }, after: { state: 'done' } },
      'correct-proof': { before: { proof: notKept }, after: { proof: notKept } },
      'make-coupon': { before: null, after: { kind: 'percent', value: 10 } },
      'change-coupon': { before: { mostUses: 5 }, after: { mostUses: 9 } },
      'close-coupon': { before: { closedAt: null }, after: { closedAt: '2026-06-01T10:00:00.000Z' } },
      'set-hours': {
        before: { horizonDays: 30 },
        after: { horizonDays: 60, hours: '', meetingUrl: notKept },
      },
    });
    expect(rows.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['add-access-codes', 'note-on-order', 'compare-now']),
    );
    expect(JSON.stringify(rows)).not.toMatch(/WAFA-|A-1|meet\.example|calls on Monday/);
  });

  test('every staff action is in this list, and nothing else', () => {
    const { moderation, ...others } = test_.academy.staff;
    const bound = [...Object.keys(others), ...Object.keys(moderation)];
    expect(bound.toSorted()).toEqual(Object.keys(acts).toSorted());
  });
});

const writing = Object.entries(acts).flatMap(([action, left]) =>
  left === 'reads' ? [] : [{ action, left }],
);

test.each(writing)('$action writes $left to the log', ({ action, left }) => {
  const texts = filesBehind(action)
    .filter((file) => file !== 'src/academy/staff/staff-log.service.ts')
    .map((file) => readFileSync(file, 'utf8'));
  expect(texts.some((text) => /\b(writeStaffLog|logExport)\(/.test(text))).toBe(true);
  const isNamed = (act: StaffAct): boolean =>
    texts.some(
      (text) => text.includes(`'${act}'`) || (act.startsWith('report-') && text.includes('`report-${act}`')),
    );
  for (const act of left) expect([act, isNamed(act)]).toEqual([act, true]);
});

test('every act of the list is used somewhere', () => {
  const [ofActions, others] = [new Set<string>(writing.flatMap(({ left }) => left)), new Set<string>()];
  const sources = globSync([
    'src/server/*.ts',
    // Services write their acts themselves.
    'src/*/*/*.ts',
  ]);
  for (const file of sources.filter((one) => !one.includes('.test.')))
    for (const [, act = ''] of readFileSync(file, 'utf8').matchAll(/'([a-z0-9-]+)'/g)) others.add(act);
  expect(Object.keys(staffActs).filter((act) => !ofActions.has(act) && !others.has(act))).toEqual([]);
});

test('services pass the whole acting person to the log, with the address and browser of the request', () => {
  const services = globSync('src/*/*/*.service.ts', {
    exclude: ['src/academy/staff/staff-log.service.ts'],
  }).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const partly = services.filter(
    ([, text]) => text.includes('writeStaffLog(') && /email: (?:input\.)?staff\.email,\s+act\b/.test(text),
  );
  expect(
    partly.map(([file]) => file),
    'these write single fields of the acting person instead of `staff`',
  ).toEqual([]);
});
