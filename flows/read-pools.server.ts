/** Pools of access codes, as the office looks at them. */
import type { Pool } from '../domain/access/pool.ts';
import { readPools } from '../domain/access/pools.store.server.ts';
import { railsOf, type FlowContext } from './flow-context.ts';

export const staffPools = (context: FlowContext): Promise<Pool[]> =>
  readPools(context.database.db, railsOf(context));
