/** Every call of the API, in the order of its documentation. */
import { accessRequest, hostApplication } from '../site/applications/applications.api.ts';
import { buyNow } from '../selling/orders/buy-now.api.ts';
import type { Call } from '../platform/api/call.ts';
import { checkoutSession } from '../selling/checkout/checkout-session.api.ts';
import { courseCohorts } from '../selling/cohorts/course-cohorts.api.ts';
import { formSubmit } from '../selling/checkout/form-submit.api.ts';
import { formUpdate } from '../selling/checkout/form-update.api.ts';
import { paymentInitiate, paymentIntent, validateIntent } from '../selling/checkout/payment-intent.api.ts';
import { userLookup, users } from '../site/account/users.api.ts';
import { waitlistEntry } from '../selling/waitlists/waitlist-entry.api.ts';
import { workshopApplication } from '../catalogue/workshops/workshop-application.api.ts';

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
