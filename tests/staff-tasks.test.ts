/** docs/staff.md lists for each task the roles that the academy's rules allow. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as may from '../src/features/staff/who-may.ts';
import { staffRoles, type Who } from '../src/features/staff/who-may.ts';

type Rule = (who: Who) => boolean;

/** The rules of each task of the table; 'server': no role of staff may do it. */
const rulesOf: Record<string, readonly Rule[] | 'server'> = {
  'find a transfer, confirm or refuse it': [may.mayDecideClaims, may.maySeeReceipts],
  'record money that came another way': [may.mayRecordPayments],
  'record a part that she did not begin herself': [may.mayRecordPayments],
  'pay back what a buyer asked for by right, or decline it': [may.mayRefund],
  'pay money back, and finish what is paid by hand': [may.mayRefund],
  'look at what she sent of a transfer, also once it is decided': [may.maySeeReceipts],
  'end, pause or resume a code at the learning platform, and tick it': [may.mayAddCodes],
  'write a note on an order that staff alone read': [may.mayNoteOrders],
  'open an order again that ended without money': [may.mayReopenOrders],
  'correct the e-mail address of an order': [may.mayChangeOrderEmail],
  'confirm many transfers by a pasted statement': [may.mayDecideClaims],
  'let a buyer fetch her files again': [may.mayRenewFiles],
  'see how a course is paid in parts': [may.maySeeOrders],
  'see, add, remove and replace access codes': [may.mayAddCodes],
  'make a code that lowers a price, or close one': [may.mayManageCoupons],
  'write modules and lessons, put them in order and publish them': [may.mayTeach],
  'upload a film, a sound or a file of a lesson': [may.mayTeach],
  'find a certificate, and take it back with a reason': [may.mayRevokeCertificates],
  'mark work that learners handed in': [may.mayTeach],
  'answer questions under lessons, and look at what was reported': [may.mayTeach],
  'take a review of a course away': [may.mayRemoveReviews],
  'see who of a group is stuck, and say who came to a session': [may.mayTeach],
  'write to a group, move or cancel a live session': [may.mayTeach],
  'see learners’ addresses, and take a group away as a file': [may.mayFollowLearners],
  'write what is offered, and look at it on its page before others': [may.mayEditCatalogue],
  'take all that is left of the sample off the pages': [may.mayRemoveSamples],
  'publish a draft that changes what somebody pays': [may.maySetPrices],
  'change the academy’s account, promises and addresses': [may.mayEditSettings],
  'change the privacy policy, the terms or the cookie policy': [may.mayEditLegal],
  'open a course to those who wait for it, before everybody else': [may.mayOpenCourses],
  'look after reports of members, and pair two in a sprint': [may.mayModerate],
  'see who comes to a consultation': [may.maySeeBookings],
  'move a booked hour, or cancel it with the money': [may.mayChangeBookings],
  'set weekly hours, other hours on a day, and the link of meetings': [may.maySetHours],
  'give somebody a place in the office, change it or take it': [may.mayManageStaff],
  'look through learners, and at one of them': [may.maySeePeople],
  'answer what somebody asks about her own data': [may.mayAnswerDataRequests],
  'read applications': [may.maySeeApplications],
  'answer applications': [may.mayAnswerApplications],
  'say who came to a workshop, and write of its free seats': [may.mayAnswerApplications],
  'say how to join a workshop, which writes to its seats': [may.mayAnswerApplications],
  'take orders away as a file': [may.mayExportOrders],
  'see a month’s sales, and take them away for the accountant': [may.mayExportMonth],
  'take applications and waiting lists away as a file': [may.mayExportApplications],
  'take the log away as a file': [may.mayExportLog],
  'see what was sold, and how many visits led to it': [may.maySeeSales],
  'read e-mails, and send one again that was given up': [may.maySeeMails],
  'see what another system was told, and tell it again': [may.maySeeWebhooks, may.mayForwardAgain],
  'compare with the firms, match a statement': [may.mayReconcile],
  'take a colleague’s authenticator app away when her phone is gone': [may.mayResetSecondFactor],
  'say when the live calls are, and where they are held': [may.mayEditSettings],
};

const rows = readFileSync('docs/staff.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', , who = '']) => ({ task, who }))
  .filter(({ task }) => task !== 'errand' && !/^-+$/.test(task));

test('every task of the page has its rules here, and none is outdated', () => {
  expect(rows.map(({ task }) => task).toSorted()).toEqual(Object.keys(rulesOf).toSorted());
});

test.each(rows)('$errand: $who', ({ task, who }) => {
  const rules = rulesOf[task];
  if (rules === undefined || rules === 'server') return expect(who).toBe('who runs the server');
  const allowed = staffRoles.filter((role) => rules.every((rule) => rule({ role })));
  expect(who.split(', ')).toEqual(allowed);
});
