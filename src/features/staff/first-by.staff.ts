/** Who was first, for the colleague who came second: the newest line of the log about such an act. */
import type { Academy } from '../../academy.ts';

export async function firstBy(
  { staff }: Academy,
  subject: string,
  acts: readonly string[],
): Promise<{ by: string | null }> {
  const { rows } = await staff.readLog({ filter: { subject }, page: 1, perPage: 25 });
  return { by: rows.find(({ act }) => acts.includes(act))?.email ?? null };
}
