/** The office in French: its words by area, and react-admin's own. */
import { applications } from './applications/fr.ts';
import { bookings } from './bookings/fr.ts';
import { catalogue } from './catalogue/fr.ts';
import { certificates } from './certificates/fr.ts';
import { claims } from './claims/fr.ts';
import { codes } from './codes/fr.ts';
import { cohorts } from './cohorts/fr.ts';
import { coupons } from './coupons/fr.ts';
import { desk } from './desk/fr.ts';
import type { ConsoleWords } from './en.ts';
import { feedback } from './feedback/fr.ts';
import { files } from './files/fr.ts';
import { withFrenchSpaces } from './french-spaces.ts';
import { hours } from './hours/fr.ts';
import { letting } from './letting/fr.ts';
import { lists } from './lists/fr.ts';
import { log } from './log/fr.ts';
import { marking } from './marking/fr.ts';
import { notifications } from './notifications/fr.ts';
import { office } from './office/fr.ts';
import { orders } from './orders/fr.ts';
import { outbox } from './outbox/fr.ts';
import { partners } from './partners/fr.ts';
import { people } from './people/fr.ts';
import { pictures } from './pictures/fr.ts';
import { pipeline } from './pipeline/fr.ts';
import { reconcile } from './reconcile/fr.ts';
import { refunds } from './refunds/fr.ts';
import { reports } from './reports/fr.ts';
import { samples } from './samples/fr.ts';
import { secondFactor } from './second-factor/fr.ts';
import { settlement } from './settlement/fr.ts';
import { teaching } from './teaching/fr.ts';
import { today } from './today/fr.ts';
import { uploads } from './uploads/fr.ts';
import { waitlists } from './waitlists/fr.ts';

export { default as admin } from 'ra-language-french';

export const words: ConsoleWords = withFrenchSpaces({
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
});
