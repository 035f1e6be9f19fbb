import type { TaskKind } from '../../src/admin/today/read-today.service.ts';
import type { Academy } from '../../src/academy.ts';
import { staff } from './actions.ts';

type App = { academy: Academy };
const firstPage = { page: 1, perPage: 100 };

/** The newest line first. */
export const logOf = async ({ academy }: App) =>
  (await academy.staff.readLog({ filter: {}, ...firstPage })).rows;

/** 'to-do': those that wait for a person. */
export async function notificationsFromGateways({ academy }: App, show: 'to-do' | 'refused' | 'all') {
  const { rows } = await academy.staff.deliveries({
    filter: { types: ['notification'], ...(show === 'to-do' && { state: 'failed' }) },
    ...firstPage,
  });
  const found = rows.filter((row) => row.type === 'notification');
  return show === 'refused' ? found.filter(({ verdict }) => verdict === 'refused') : found;
}

/** How many of a kind wait for an owner. */
export async function waitingIn({ academy }: App, kind: TaskKind): Promise<number> {
  const { tasks } = await academy.staff.today({ staff: { ...staff, role: 'owner' } });
  return tasks.find((one) => one.kind === kind)?.count ?? 0;
}
