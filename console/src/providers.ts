/** How react-admin's lists and records reach the API: one line a resource. Actions on records use `ask`. */
import type { AuthProvider, DataProvider, GetListParams, RaRecord } from 'react-admin';
import { ask, queryOf, Refused } from './api.ts';
import { type ClockChange, keepMoroccosClock } from './morocco.ts';

/** The signed-in staff member. The cookie is out of reach of scripts; the server checks it at every call. */
type Session = {
  email: string;
  role: string;
  expert: string | null;
  may: string[];
  moroccosClock: ClockChange[];
};

let known: Promise<Session> | null = null;

/** Every page waits for this, so that Morocco's clock is known before a time is shown. */
async function read(): Promise<Session> {
  const answer = await ask<Session>('GET', '/session');
  keepMoroccosClock(answer.moroccosClock);
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
    if (wasKnown) await ask('DELETE', '/session').catch(() => {});
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

type Listed = { rows: Record<string, unknown>[]; total: number | null; hasNext: boolean };

/** The path of a resource, and the field that identifies a record. */
const resources: Record<string, { path: string; id: string }> = {
  orders: { path: '/orders', id: 'number' },
  log: { path: '/log', id: 'id' },
  letters: { path: '/letters', id: 'id' },
  events: { path: '/events', id: 'id' },
  notifications: { path: '/notifications', id: 'id' },
};

function placeOf(resource: string): { path: string; id: string } {
  const place = resources[resource];
  if (!place) throw new Error(`The console knows no ${resource}.`);
  return place;
}

const withId = (record: Record<string, unknown>, id: string): RaRecord => ({
  ...record,
  id: String(record[id]),
});

async function getList(resource: string, { pagination, sort, filter }: GetListParams) {
  const { path, id } = placeOf(resource);
  const { page = 1, perPage = 25 } = pagination ?? {};
  const order = sort && { sort: sort.field, direction: sort.order.toLowerCase() };
  const answer = await ask<Listed>('GET', `${path}${queryOf({ page, perPage, ...order, ...filter })}`);
  const data = answer.rows.map((row) => withId(row, id));
  const pageInfo = { hasNextPage: answer.hasNext, hasPreviousPage: page > 1 };
  return answer.total === null ? { data, pageInfo } : { data, total: answer.total, pageInfo };
}

async function getOne(resource: string, { id }: { id: unknown }) {
  const place = placeOf(resource);
  const record = await ask<Record<string, unknown>>('GET', `${place.path}/${encodeURIComponent(String(id))}`);
  return { data: withId(record, place.id) };
}

const notOffered = (): never => {
  throw new Error('The console does this by a call of its own.');
};

export const dataProvider = {
  getList,
  getOne,
  getMany: async (resource: string, { ids }: { ids: unknown[] }) => ({
    data: await Promise.all(ids.map(async (id) => (await getOne(resource, { id })).data)),
  }),
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider;
