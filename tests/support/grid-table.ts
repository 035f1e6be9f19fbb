/**
 * Who may open which address: one letter for each kind of visitor, in the order of `whoKnocks` (visitor, stranger, unpaid,
 * buyer, member, expert, moderator, support, finance, owner). One letter alone holds for all.
 *
 *     o opens · > redirects to another page of theirs · s to the sign-in
 *     a to the page about missing access to the community · r refused · u not authenticated (API) · m as if it did not exist
 *     n takes no form
 */
export type Row = readonly [get: string, post: string];

const page: Row = ['o', 'n'];
const form: Row = ['o', 'o'];
const missing: Row = ['m', 'n'];
/** The member and staff, after four who are not admitted. */
const community = (inside: string): string => `saaa${inside}`;
const own = `s${'o'.repeat(9)}`;
const ownPage: Row = [own, 'n'];

const publicPages: Record<string, Row> = {
  '': page,
  courses: page,
  'courses/ecommerce-mastery-virtual': page,
  'courses/:slug': page,
  'courses/:slug/enrol': form,
  'courses/:slug/waitlist': form,
  'courses/:slug/scholarship': ['m', 'o'],
  'checkout/membership': form,
  workshops: page,
  'workshops/:slug': page,
  'workshops/:slug/apply': form,
  'workshops/:slug/calendar.ics': page,
  'workshop-places/:token': ['m', 'o'],
  'workshop-places/:token/calendar.ics': missing,
  'waitlist-letters/:token': ['m', 'm'],
  'news-emails/:token': ['m', 'm'],
  tools: page,
  'bundles/:slug': page,
  'bundles/:slug/order': form,
  'products/:slug': page,
  'products/:slug/access': form,
  'products/:slug/order': form,
  'downloads/:token': ['m', 'o'],
  // Of a code that nobody has.
  'gifts/:code': ['m', own],
  'seats/:code': ['m', own],
  'organisations/:token': missing,
  'organisations/:token/:file': missing,
  blog: page,
  'blog/feed.xml': page,
  'blog/:slug': page,
  community: page,
  'community/clarity-details': page,
  'community/accountability-details': page,
  consultation: page,
  'consultation/:slug': form,
  'consultation/:slug/book': form,
  'host-course': form,
  about: page,
  careers: page,
  'careers/:slug': form,
  contact: form,
  support: page,
  'privacy-policy': page,
  'terms-and-conditions': page,
  'cookie-policy': form,
  // Whoever has a course stays; the others are led to the account.
  learn: ['s>>o>>>>>>', 'n'],
  'learn/kept': page,
  'learn/search': ['rrrorrrrrr', 'n'],
  'learn/status': page,
  'learn/start': ['>', 'n'],
  'learn/:course': missing,
  'learn/:course/notes': missing,
  'learn/:course/units/:unit': ['m', 'm'],
  'learn/:course/settings': ['m', 'm'],
  'learn/:course/lessons/:lesson': ['m', 'm'],
  'learn/:course/events': ['o', 'o'],
  'learn/:course/practice': ['m', '>'],
  'learn/:course/practice/answers': ['>', '>'],
  'learn/:course/push': ['o', 'r'],
  'learn/:course/lessons/:lesson/answers': ['>', '>'],
  'learn/:course/lessons/:lesson/hand-in': ['m', '>'],
  'learn/submissions/:submission/:file': missing,
  'learn/questions/:question/:file': missing,
  'learn/:course/lessons/:lesson/keep': missing,
  'learn/:course/keep': missing,
  'learn/:course/enter/:token': ['>', 'n'],
  'learn/:course/certificate': ['m', 'm'],
  'learn/:course/made': ['m', 'm'],
  'learn/:course/made.pdf': missing,
  'friend/:code': missing,
  'made/:code': missing,
  'made/:code/:photo': missing,
  'certificates/:number': missing,
  'certificates/:number/credential.jwt': missing,
  'certificates/:number/:file': missing,
  'learn/:course/lessons/:lesson/questions': ['m', 'm'],
  'learn/:course/lessons/:lesson/reviews': ['m', 'm'],
  'learn/:course/group': ['m', 'm'],
  'learn/:course/live': ['m', 'm'],
  'learn/:course/live/:session': missing,
  'learn/:course/live/:session/calendar.ics': missing,
  'learn/:course/calendar.ics': missing,
  'learn/:course/calendar/:file': missing,
  'learn/:course/review': ['m', 'm'],
  'learn/outcome/:token': ['m', 'm'],
  'learn/emails/:token': ['m', 'm'],
  '*': ['m', 'm'],
};

/** The token in the address is the key to the order. Without it: `unknownTokens`. */
const orderPages: Record<string, Row> = {
  'learning-platform': page,
  'orders/by-email': page,
  'orders/:token': form,
  'orders/:token/details': ['>', '>'],
  'orders/:token/method': ['>', '>'],
  'orders/:token/card': ['>', '>'],
  'orders/:token/bank-transfer': ['>', '>'],
  'orders/:token/cash': ['>', '>'],
  'orders/:token/wallet': ['>', '>'],
  'orders/mine/:number': [`s${'>'.repeat(9)}`, 'n'],
  'orders/:token/other': ['>', 'n'],
  'orders/:token/instalments': ['>', '>'],
  'orders/:token/refund': ['>', '>'],
  'orders/:token/money-back': form,
  'orders/:token/booking': ['>', '>'],
  'orders/:token/booking/move': ['>', '>'],
  'orders/:token/booking/calendar.ics': missing,
  'orders/:token/receipts': ['>', '>'],
  'orders/:token/renew': ['>', '>'],
  'orders/:token/receipt': page,
  'orders/:token/gift': ['>', 'n'],
  'orders/:token/receipt.pdf': page,
  'orders/:token/credit-notes/:file': missing,
  'payment/success': page,
  'payment/failure': page,
  'payment/cancel': page,
};

const memberPages: Record<string, Row> = {
  'clarity-login': ['oaaaaaaaaa', 'oaaaaaaaaa'],
  // Without WhatsApp it is the sign-in by e-mail.
  'clarity-login/phone': ['s', 's'],
  login: ['s', 'n'],
  'sign-out': ['>', 's'],
  theme: ['>', '>'],
  'learning-platform': page,
  'not-registered': form,
  'payment-required': ['saoaaaaaaa', 'n'],
  'register-clarity': form,
  welcome: ['saaooooooo', 'n'],
  account: ownPage,
  'account/orders': [own, own],
  'account/bookings': ownPage,
  'account/devices': [own, own],
  'account/whatsapp': [`s${'>'.repeat(9)}`, `s${'>'.repeat(9)}`],
  // While codes are off.
  'account/friends': [`s${'>'.repeat(9)}`, `s${'>'.repeat(9)}`],
  'account/data': [own, own],
  'account/data/export.json': ownPage,
  'account/data/export': ownPage,
  'account/data/delete': [own, own],
  'account-deleted': page,
};

const communityPages: Record<string, Row> = {
  circle: [community('oooooo'), 'n'],
  'circle/door': page,
  'circle/spaces': [community('oooooo'), 'n'],
  'circle/spaces/:space': [community('oooooo'), community('oooooo')],
  'circle/posts/:id': [community('oooooo'), community('oooooo')],
  // The post is the owner's own: nobody else changes it, and its author cannot report it.
  'circle/change/:kind/:id': [community('mmmmmo'), community('mmmmmo')],
  'circle/report/:kind/:id': [community('ooooom'), community('oooooo')],
  'circle/pictures/:id': missing,
  'circle/search': [community('oooooo'), 'n'],
  'circle/mentions': [community('oooooo'), 'n'],
  'circle/members/:id': [community('mmmmmm'), community('mmmmmm')],
  'circle/profile': [community('oooooo'), community('oooooo')],
  'circle/calls': [community('oooooo'), community('oooooo')],
  'circle/calls/:id/calendar.ics': [community('mmmmmm'), 'n'],
  'circle/sprint': [community('oooooo'), community('oooooo')],
  'circle/digest/:token': ['m', 'm'],
};

/** Where test screens are on; another test app covers where they are off. */
const testScreens: Record<string, Row> = {
  'payment-test': form,
  'payment-test-page': form,
  'form-test': form,
  'virtual-test-payment': page,
  'virtual-test-payment/enrol': form,
  'supabase-test': page,
  'practice-bank/:reference': ['m', 'o'],
  mailbox: page,
  'mailbox/:id': missing,
  'mailbox/:id/email': missing,
};

export const pagesTable: Record<string, Row> = {
  ...publicPages,
  ...orderPages,
  ...memberPages,
  ...communityPages,
  ...testScreens,
};

/** An order's pages without a valid token, one of the right shape included. */
export const unknownTokens = Object.keys(orderPages).filter((path) => path.startsWith('orders/:token'));

/** Calls of the API, by their ids. */
export const callsTable: Record<string, string> = {
  submitForm: 'o',
  listCohorts: 'o',
  updateForm: 'o',
  tellOfBuyNow: 'o',
  initiatePayment: 'm',
  createCheckoutSession: 'm',
  createPaymentIntent: 'm',
  validatePaymentIntent: 'm',
  proposeCourse: 'o',
  joinWaitlist: 'o',
  applyToWorkshop: 'o',
  requestAccess: 'o',
  listUsers: 'uuuuuuuooo',
  // Of the member's address: for the member, and for those who may see orders.
  lookUpUser: 'uuuuouuooo',
};
