/** The office in English: its words by area, and react-admin's own. A phone that reads another language does not load them. */
import { applications } from './applications/en.ts';
import { bookings } from './bookings/en.ts';
import { catalogue } from './catalogue/en.ts';
import { certificates } from './certificates/en.ts';
import { claims } from './claims/en.ts';
import { codes } from './codes/en.ts';
import { cohorts } from './cohorts/en.ts';
import { coupons } from './coupons/en.ts';
import { desk } from './desk/en.ts';
import { feedback } from './feedback/en.ts';
import { files } from './files/en.ts';
import { hours } from './hours/en.ts';
import { letting } from './letting/en.ts';
import { lists } from './lists/en.ts';
import { log } from './log/en.ts';
import { marking } from './marking/en.ts';
import { notifications } from './notifications/en.ts';
import { office } from './office/en.ts';
import { orders } from './orders/en.ts';
import { outbox } from './outbox/en.ts';
import { partners } from './partners/en.ts';
import { people } from './people/en.ts';
import { pictures } from './pictures/en.ts';
import { pipeline } from './pipeline/en.ts';
import { reconcile } from './reconcile/en.ts';
import { refunds } from './refunds/en.ts';
import { reports } from './reports/en.ts';
import { samples } from './samples/en.ts';
import { secondFactor } from './second-factor/en.ts';
import { settlement } from './settlement/en.ts';
import { teaching } from './teaching/en.ts';
import { today } from './today/en.ts';
import { uploads } from './uploads/en.ts';
import { waitlists } from './waitlists/en.ts';

export { default as admin } from 'ra-language-english';

export const words = {
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

/** What the office says, whatever the language: a line that one of them misses does not compile. */
export type ConsoleWords = typeof words;
