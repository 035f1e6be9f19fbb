/** The office in Arabic: its words by area, and react-admin's own. */
import { applications } from './applications/ar.ts';
import { bookings } from './bookings/ar.ts';
import { catalogue } from './catalogue/ar.ts';
import { certificates } from './certificates/ar.ts';
import { claims } from './claims/ar.ts';
import { codes } from './codes/ar.ts';
import { cohorts } from './cohorts/ar.ts';
import { coupons } from './coupons/ar.ts';
import { desk } from './desk/ar.ts';
import type { ConsoleWords } from './en.ts';
import { feedback } from './feedback/ar.ts';
import { files } from './files/ar.ts';
import { hours } from './hours/ar.ts';
import { letting } from './letting/ar.ts';
import { lists } from './lists/ar.ts';
import { log } from './log/ar.ts';
import { marking } from './marking/ar.ts';
import { notifications } from './notifications/ar.ts';
import { office } from './office/ar.ts';
import { orders } from './orders/ar.ts';
import { outbox } from './outbox/ar.ts';
import { partners } from './partners/ar.ts';
import { people } from './people/ar.ts';
import { pictures } from './pictures/ar.ts';
import { pipeline } from './pipeline/ar.ts';
import { reconcile } from './reconcile/ar.ts';
import { refunds } from './refunds/ar.ts';
import { reports } from './reports/ar.ts';
import { samples } from './samples/ar.ts';
import { secondFactor } from './second-factor/ar.ts';
import { settlement } from './settlement/ar.ts';
import { teaching } from './teaching/ar.ts';
import { today } from './today/ar.ts';
import { uploads } from './uploads/ar.ts';
import { waitlists } from './waitlists/ar.ts';

export { arabic as admin } from './admin-ar.ts';

export const words: ConsoleWords = {
  applications,
  bookings,
  catalogue,
  certificates,
  claims,
  codes,
  cohorts,
  coupons,
  desk,
  feedback,
  files,
  hours,
  letting,
  lists,
  log,
  marking,
  notifications,
  office,
  orders,
  outbox,
  partners,
  people,
  pictures,
  pipeline,
  reconcile,
  refunds,
  reports,
  samples,
  secondFactor,
  settlement,
  teaching,
  today,
  uploads,
  waitlists,
};
