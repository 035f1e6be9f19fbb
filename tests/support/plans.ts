/** How PostgreSQL would answer what some work asks it: which tables it reads whole. */
import pg from 'pg';

type Asked = { text: string; values: readonly unknown[] };
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Filter?: string; Plans?: PlanNode[] };

/** What was sent to any server while the work went on, in its order. */
async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
    const [question, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values = [] } = typeof question === 'string' ? { text: question } : question;
    asked.push({ text, values: Array.isArray(second) ? second : values });
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
  return asked;
}

/** The first rows of a table, in any order, are not all of it. */
const isWhole = (node: PlanNode, above: PlanNode | null): boolean =>
  node['Node Type'] === 'Seq Scan' && (above?.['Node Type'] !== 'Limit' || node.Filter !== undefined);

const wholeIn = (node: PlanNode, above: PlanNode | null = null): string[] => [
  ...(isWhole(node, above) && node['Relation Name'] ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap((part) => wholeIn(part, node)),
];

/** `whole`: the tables that the statement reads from their first row to their last. */
type Planned = { text: string; whole: string[] };

/** Of each statement that reads or changes rows. `client`: of the same database. */
export async function plansOf(client: pg.Client, work: () => Promise<unknown>): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const { text, values } of await statementsOf(work)) {
    if (!/^[\s(]*(select|with|update|delete|insert)\b/i.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    planned.push({ text, whole: rows.flatMap((row) => wholeIn(row['QUERY PLAN'][0].Plan)) });
  }
  return planned;
}
