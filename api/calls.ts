/** Every call of the wire, in the order in which its page tells of them. */
import { accessRequest } from './access-request.ts';
import { buyNow } from './buy-now.ts';
import type { Call } from './call.ts';
import { checkoutSession } from './checkout-session.ts';
import { courseCohorts } from './course-cohorts.ts';
import { formSubmit } from './form-submit.ts';
import { formUpdate } from './form-update.ts';
import { hostApplication } from './host-application.ts';
import { paymentInitiate } from './payment-initiate.ts';
import { paymentIntent, validateIntent } from './payment-intent.ts';
import { userLookup, users } from './users.ts';
import { waitlistEntry } from './waitlist-entry.ts';
import { workshopApplication } from './workshop-application.ts';

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
