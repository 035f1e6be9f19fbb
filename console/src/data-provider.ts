/** How react-admin's lists and records reach the wire: one line a resource. What is done with a record goes through `ask`. */
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { ask, queryOf } from './wire.ts';

type Listed = { rows: Record<string, unknown>[]; total: number | null; hasNext: boolean };

/** Where a resource lives, and which of its fields names a record. */
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
  const said = await ask<Listed>('GET', `${path}${queryOf({ page, perPage, ...order, ...filter })}`);
  const data = said.rows.map((row) => withId(row, id));
  const pageInfo = { hasNextPage: said.hasNext, hasPreviousPage: page > 1 };
  return said.total === null ? { data, pageInfo } : { data, total: said.total, pageInfo };
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
