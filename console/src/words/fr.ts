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

/** French sets a narrow space, which no line is broken at, before : ; ! ? and %, and within « ». The words are typed with plain ones. */

const spaced = (text: string): string =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u202f')
    .replaceAll('« ', '«\u202f')
    .replaceAll(/(\d) %/g, '$1\u202f%');

/** Words by their names, of any depth; what a line is made by is made with these spaces too. */
export function withFrenchSpaces<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function')
    return ((...told: unknown[]): unknown => withFrenchSpaces(words(...told) as unknown)) as T;
  if (Array.isArray(words)) return words.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [name, withFrenchSpaces(value)]),
  ) as T;
}

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
