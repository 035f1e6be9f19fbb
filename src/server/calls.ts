/** Every call of the API, in the order of its documentation. */
import { accessRequest, hostApplication } from '../features/applications/applications.api.ts';
import { buyNow } from '../features/orders/buy-now.api.ts';
import type { Call } from '../platform/api/call.ts';
import { checkoutSession } from '../features/checkout/checkout-session.api.ts';
import { courseCohorts } from '../features/cohorts/course-cohorts.api.ts';
import { formSubmit } from '../features/checkout/form-submit.api.ts';
import { formUpdate } from '../features/checkout/form-update.api.ts';
import { paymentInitiate, paymentIntent, validateIntent } from '../features/payments/payment-intent.api.ts';
import { userLookup, users } from '../features/accounts/users.api.ts';
import { waitlistEntry } from '../features/waitlists/waitlist-entry.api.ts';
import { workshopApplication } from '../features/workshops/workshop-application.api.ts';

export const calls: readonly Call[] = [
  formSubmit,
  courseCohorts,
  formUpdate,
  buyNow,
  paymentInitiate,
  checkoutSession,
  paymentIntent,
  validateIntent,
  hostApplication,
  waitlistEntry,
  workshopApplication,
  accessRequest,
  users,
  userLookup,
];
