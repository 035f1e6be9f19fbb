/** The areas of the console's words: a folder each, in every language. A page loads those it shows. */
import type * as broadcasts from './broadcasts/en.ts';
import type * as catalogue from './catalogue/en.ts';
import type * as community from './community/en.ts';
import type * as content from './content/en.ts';
import type * as deliveries from './deliveries/en.ts';
import type * as frame from './frame/en.ts';
import type * as log from './log/en.ts';
import type * as money from './money/en.ts';
import type * as orders from './orders/en.ts';
import type * as palette from './palette/en.ts';
import type * as people from './people/en.ts';
import type * as requests from './requests/en.ts';
import type * as settings from './settings/en.ts';
import type * as teaching from './teaching/en.ts';

type Areas = {
  broadcasts: typeof broadcasts;
  catalogue: typeof catalogue;
  community: typeof community;
  content: typeof content;
  deliveries: typeof deliveries;
  frame: typeof frame;
  log: typeof log;
  money: typeof money;
  orders: typeof orders;
  palette: typeof palette;
  people: typeof people;
  requests: typeof requests;
  settings: typeof settings;
  teaching: typeof teaching;
};
export type Area = keyof Areas;

/** The names that each area holds; the compiler checks that they are all of them, and that none stands twice. */
const namesOf: { [A in Area]: readonly (keyof Areas[A])[] } = {
  frame: ['reactAdmin', 'common', 'nav', 'today', 'lists', 'secondFactor'],
  broadcasts: ['broadcasts'],
  catalogue: ['catalogue'],
  community: ['reports', 'partners'],
  content: ['pictures', 'files', 'samples'],
  deliveries: ['deliveries'],
  log: ['log'],
  money: ['figures', 'refunds', 'reconcile', 'settlement', 'shares', 'friends', 'organisations'],
  orders: ['orders', 'orderPage', 'newOrder', 'claims', 'coupons', 'codes'],
  palette: ['palette'],
  people: ['people', 'imports'],
  requests: ['applications', 'pipeline', 'waitlists', 'freeAccess', 'bookings', 'hours'],
  settings: ['settings'],
  teaching: ['teaching', 'uploads', 'cohorts', 'marking', 'feedback', 'certificates'],
};

/** Type of the words in every language: a missing one does not compile. */
export type ConsoleWords = Areas['broadcasts'] &
  Areas['catalogue'] &
  Areas['community'] &
  Areas['content'] &
  Areas['deliveries'] &
  Areas['frame'] &
  Areas['log'] &
  Areas['money'] &
  Areas['orders'] &
  Areas['palette'] &
  Areas['people'] &
  Areas['requests'] &
  Areas['settings'] &
  Areas['teaching'];

/** 'claims' → 'orders' */
export const areaOf = Object.fromEntries(
  Object.entries(namesOf).flatMap(([area, names]) => names.map((name) => [name, area])),
) as Record<keyof ConsoleWords, Area>;
