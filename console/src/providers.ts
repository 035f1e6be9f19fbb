/** How react-admin's lists and records reach the API: one line a resource. Actions on records use `call`. */
import type {
  AuthProvider,
  DataProvider,
  GetListParams,
  PaginationPayload,
  RaRecord,
  SortPayload,
} from 'react-admin';
import { askRoute, call, type DoneOf, Refused, type Route } from './api.ts';
import { forgetTyping } from './layout/kept-typing.ts';
import { keepAcquirer, keepSpoken } from './locale.ts';
import { keepMoroccosClock } from './morocco.ts';

/** The signed-in staff member. The cookie is out of reach of scripts; the server checks it at every call. */
type Session = DoneOf<'GET session'>;

let known: Promise<Session> | null = null;

/** Every page waits for this, so that Morocco's clock and the academy's languages are known before anything is shown. */
async function read(): Promise<Session> {
  const answer = await call('GET session');
  keepMoroccosClock(answer.moroccosClock);
  keepSpoken(answer.languages);
  keepAcquirer(answer.cardAcquirer);
  return answer;
}

/** Asked once, until somebody signs in or out. */
function session(): Promise<Session> {
  known ??= read().catch((failure: unknown) => {
    known = null;
    throw failure;
  });
  return known;
}

export const authProvider: AuthProvider = {
  /** The sign-in page has done all requests; the session is read again from here on. */
  async login() {
    known = null;
  },
  async logout() {
    const wasKnown = known !== null;
    known = null;
    if (!wasKnown) return;
    forgetTyping();
    await call('DELETE session').catch(() => {});
  },
  async checkAuth() {
    await session();
  },
  async checkError(failure: unknown) {
    if (failure instanceof Refused && failure.status === 401) {
      known = null;
      throw failure;
    }
  },
  async getIdentity() {
    const { email } = await session();
    return { id: email, fullName: email };
  },
  async getPermissions() {
    return (await session()).may;
  },
};

/** `id`: the field that identifies a record, also in the route of one. */
type Resource = { list: Route; one?: Route; id: string };

const resources = {
  orders: { list: 'GET orders', one: 'GET orders/{number}', id: 'number' },
  claims: { list: 'GET claims', id: 'number' },
  catalogue: { list: 'GET catalogue/{kind}', id: 'slug' },
  broadcasts: { list: 'GET broadcasts', id: 'id' },
  bookings: { list: 'GET bookings', id: 'number' },
  'data-requests': { list: 'GET data-requests', id: 'id' },
  waitlists: { list: 'GET waitlists', id: 'slug' },
  'access-codes': { list: 'GET access-codes', id: 'course' },
  'unused-codes': { list: 'GET access-codes/{course}', id: 'id' },
  workshops: { list: 'GET workshops', id: 'slug' },
  certificates: { list: 'GET certificates', id: 'number' },
  reviews: { list: 'GET teaching/reviews', id: 'enrolmentId' },
  reports: { list: 'GET reports', id: 'id' },
  'held-members': { list: 'GET held-members', id: 'memberId' },
  partners: { list: 'GET partners', id: 'id' },
  staff: { list: 'GET staff', id: 'email' },
  hours: { list: 'GET hours', id: 'expert' },
  coupons: { list: 'GET coupons', id: 'id' },
  log: { list: 'GET log', id: 'id' },
  deliveries: { list: 'GET deliveries', id: 'id' },
  people: { list: 'GET people', id: 'email' },
  applications: { list: 'GET applications', id: 'id' },
  refunds: { list: 'GET refunds', id: 'id' },
} as const satisfies Record<string, Resource>;

export type Resources = keyof typeof resources;
type ListOf<R extends Resources> = DoneOf<(typeof resources)[R]['list']>;
export type RowOf<R extends Resources> =
  ListOf<R> extends { rows: (infer Row)[] } ? Row & { id: string } : never;
/** What a list answers beside its rows. */
export type MetaOf<R extends Resources> = Omit<ListOf<R>, 'rows' | 'total' | 'hasNext'>;

function resourceOf(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new Error(`The console knows no ${name}.`);
  return resources[name as Resources];
}

const withId = (record: Record<string, unknown>, id: string): RaRecord => ({
  ...record,
  id: String(record[id]),
});

/** Every text in a row. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join('\n') : '';
}

/** For a search: without accents and capitals. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Rows with every word of a search, and with the values of the filters that are fields of theirs. */
function fitting(
  rows: RaRecord[],
  { search = '', ...filter }: { search?: string; [field: string]: unknown },
) {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  return rows.filter((row) => {
    const text = words.length === 0 ? '' : folded(textIn(row));
    return (
      words.every((word) => text.includes(word)) &&
      Object.entries(filter).every(
        ([field, value]) => !Object.hasOwn(row, field) || String(row[field]) === String(value),
      )
    );
  });
}

/** A list that is answered as a whole is sorted and cut into pages here; by 'id' it stays as it was answered. */
function pageOfWhole(rows: RaRecord[], { page, perPage }: PaginationPayload, sort?: SortPayload) {
  const turn = sort?.order === 'DESC' ? -1 : 1;
  const field = sort?.field ?? 'id';
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  const sorted =
    field === 'id' ? rows : rows.toSorted((one, other) => turn * compare(one[field], other[field]));
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: rows.length };
}

type Listed = { rows: Record<string, unknown>[]; total?: number | null; hasNext?: boolean };

async function getList(name: string, { pagination = { page: 1, perPage: 25 }, sort, filter }: GetListParams) {
  const { list, id } = resourceOf(name);
  const { page, perPage } = pagination;
  const order = sort && { sort: sort.field, direction: sort.order.toLowerCase() };
  // The resource is known while running only; every list answers so.
  const answer = (await askRoute(list, { page, perPage, ...order, ...filter })) as Listed;
  const { rows, hasNext, ...meta } = answer;
  const data = rows.map((row) => withId(row, id));
  if (hasNext === undefined) return { ...pageOfWhole(fitting(data, filter ?? {}), pagination, sort), meta };
  const pageInfo = { hasNextPage: hasNext, hasPreviousPage: page > 1 };
  // On the last page the number of all is known, whether the answer says it or not.
  const total = answer.total ?? (hasNext ? null : (page - 1) * perPage + rows.length);
  return typeof total === 'number' ? { data, total, pageInfo, meta } : { data, pageInfo, meta };
}

async function getOne(name: string, { id }: { id: unknown }) {
  const { one, id: key } = resourceOf(name);
  if (one === undefined) throw new Error(`No record of ${name} is read by itself.`);
  const record = (await askRoute(one, { [key]: id })) as Record<string, unknown>;
  // As it was asked for: a number of an order is found in small letters, too.
  return { data: { ...withId(record, key), id: String(id) } };
}

const notOffered = (): never => {
  throw new Error('The console does this by a call of its own.');
};

export const dataProvider = {
  getList,
  getOne,
  getMany: async (name: string, { ids }: { ids: unknown[] }) => ({
    data: await Promise.all(ids.map(async (id) => (await getOne(name, { id })).data)),
  }),
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider;
