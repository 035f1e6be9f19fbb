/** docs/staff.md lists for each task the roles that the academy's rules allow. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as may from '../src/academy/staff/who-may.ts';
import { staffRoles, type Who } from '../src/academy/staff/who-may.ts';

type Rule = (who: Who) => boolean;

/** The rules of each task of the table; 'server': no role of staff may do it. */
const rulesOf: Record<string, readonly Rule[] | 'server'> = {
  'look for a transfer or cash, confirm or refuse it': [may.mayDecideClaims, may.maySeeReceipts],
  'record money that came another way': [may.mayRecordPayments],
  'take a wrong confirmation back': [may.mayRecordPayments],
  'lower an order before it is paid': [may.mayPlaceOrders],
  'record an instalment that the buyer did not begin': [may.mayRecordPayments],
  'pay a refund that a buyer requested, or decline it': [may.mayRefund],
  'refund an order, and finish refunds paid by hand': [may.mayRefund],
  'say who gets which share, approve and pay statements': [may.maySeeShares],
  'invite to their seats, take unused seats back': [may.maySeeOrganisations],
  'quote, invoice and credit organisations, mark as paid': [may.maySellSeats],
  'see one’s own share and its statements': [may.maySeeOwnShares],
  'ask for a refund on behalf of a buyer': [may.mayNoteOrders, (who) => !may.mayRefund(who)],
  'look at the receipts of a transfer, also once it is decided': [may.maySeeReceipts],
  'end, pause or resume a code at the learning platform, and tick it': [may.mayAddCodes],
  'write a note on an order that only staff read': [may.mayNoteOrders],
  'import people from a list or a CSV file, with what each gets': [may.mayGiveFreeAccess],
  'ask for access without payment for somebody': [may.mayPlaceOrders],
  'place an order for somebody who calls': [may.mayPlaceOrders],
  'reopen an order that ended without a payment': [may.mayReopenOrders],
  'cancel an unpaid order': [may.mayCancelOrders],
  'send a buyer the link to pay': [may.maySharePayLinks],
  'correct the name, phone or e-mail address of an order': [may.mayChangeOrderEmail],
  'confirm many transfers by a pasted statement': [may.mayDecideClaims],
  'renew the downloads of a buyer': [may.mayRenewFiles],
  'see how a course is paid in instalments': [may.maySeeOrders],
  'see, add, remove and replace activation codes': [may.mayAddCodes],
  'see the discount codes, what is left of each and until when': [may.maySeeCoupons],
  'make a discount code, change or close one': [may.mayManageCoupons],
  'write modules and lessons, put them in order and publish them': [may.mayTeach],
  'upload a film, a sound or a file of a lesson': [may.mayTeach],
  'find a certificate, and revoke it with a reason': [may.mayRevokeCertificates],
  'mark work that learners handed in': [may.mayTeach],
  'decide what learners of a group reported to each other': [may.mayTeach],
  'answer questions under lessons, and decide reports about them': [may.mayTeach],
  'remove a review of a course': [may.mayRemoveReviews],
  'see who of a group is stuck, and record attendance': [may.mayTeach],
  'write to a group, move or cancel a live session': [may.mayTeach],
  'see learners’ addresses, and export a group': [may.mayFollowLearners],
  'import learners and orders of another system ([how](imports.md))': [may.mayImport],
  'edit the catalogue, and preview drafts': [may.mayEditCatalogue],
  'remove the rest of the sample content': [may.mayRemoveSamples],
  'set a price in a draft, and publish that draft': [may.maySetPrices],
  'change a price at once': [may.maySetPrices],
  'duplicate a record, or change the order of the site': [may.mayEditCatalogue],
  'change name, phone, address, registrations': [may.mayEditSettings],
  'change the bank account, the cash agency, the ways to pay': [may.mayEditSettings],
  'change promises, deadlines, the membership’s price': [may.mayEditSettings],
  'write what an e-mail says, or set it back': [may.mayEditSettings],
  'see what a new academy has yet to set up': [may.mayEditSettings],
  'see which payment services are connected': [may.mayEditSettings],
  'change logo, colours, menu, footer, order of the home page': [may.mayEditSettings],
  'add, rename, order and retire fields of study': [may.mayEditSettings],
  'set the sender and the signature of e-mails, and test them': [may.mayEditSettings],
  'change the privacy policy, the terms or the cookie policy': [may.mayEditLegal],
  'open a course to those who wait for it, before everybody else': [may.mayOpenCourses],
  'decide reports of members, and pair two in a sprint': [may.mayModerate],
  'see who comes to a consultation, in a list or as a week': [may.maySeeBookings],
  'move a booked hour, or cancel it with a refund': [may.mayChangeBookings],
  'set weekly hours, other hours on a day, and the link of meetings': [may.maySetHours],
  'give somebody a staff role, change or remove it': [may.mayManageStaff],
  'search learners, and look at one of them': [may.maySeePeople],
  'keep notes and tags of a learner for the team': [may.mayNoteOrders],
  'mute or block a member whom nobody reported': [may.mayModerate],
  'write an e-mail to learners as a draft, and test it': [may.mayWriteToLearners],
  'send an e-mail to learners, plan it or stop it': [may.maySendToLearners],
  'answer a request about personal data': [may.mayAnswerDataRequests],
  'read applications': [may.maySeeApplications],
  'answer an application by e-mail, or close several at once': [may.mayAnswerApplications],
  'say yes or no to a request for a scholarship': [may.mayAnswerApplications],
  'print and record attendance of a workshop, offer its free seats': [may.mayAnswerApplications],
  'enter how to join a workshop, which e-mails its seats': [may.mayAnswerApplications],
  'export orders': [may.mayExportOrders],
  'see a month’s sales, and export them for the accountant': [may.mayExportMonth],
  'export applications and waiting lists': [may.mayExportApplications],
  'export the log': [may.mayExportLog],
  'see what was sold, and which visits and links led to it': [may.maySeeSales],
  'read e-mails, send a failed one again or put it away': [may.maySeeMails],
  'see events sent to another system, and send them again': [may.maySeeWebhooks, may.mayForwardAgain],
  'compare with the gateways, match a statement': [may.mayReconcile],
  'reset a colleague’s second step when the phone is lost': [may.mayResetSecondFactor],
  'see and end a colleague’s sessions': [may.mayManageStaff],
  'set when the live sessions are, and where they are held': [may.mayEditSettings],
};

const rows = readFileSync('docs/staff.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', , who = '']) => ({ task, who }))
  .filter(({ task }) => task !== 'task' && !/^-+$/.test(task));

test('every task of the page has its rules here, and none is outdated', () => {
  expect(rows.map(({ task }) => task).toSorted()).toEqual(Object.keys(rulesOf).toSorted());
});

test.each(rows)('$task: $who', ({ task, who }) => {
  const rules = rulesOf[task];
  if (rules === undefined || rules === 'server') return expect(who).toBe('who runs the server');
  const allowed = staffRoles.filter((role) => rules.every((rule) => rule({ role })));
  expect(who.split(', ')).toEqual(allowed);
});
