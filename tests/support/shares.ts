/** People with shares, and statements of them, for tests. */
import type { StaffMember } from '../../src/academy.ts';
import { makeStatements } from '../../src/selling/shares/shares.service.ts';
import { staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';
import { allowed, present } from './sure.ts';

export const dayMs = 86_400_000;
export const accountant: StaffMember = { email: 'accounts@academy.example', role: 'finance' };
export const rib = '007780000123456789012396';

/** Somebody with 40 per cent of a course, unless said otherwise; returns their id. */
export async function aPayee(
  { academy }: TestAcademy,
  { email = 'imane@academy.example', name = 'Imane Tazi', item = 'course:selling-online', percent = 40 } = {},
): Promise<string> {
  const payee = { email, name, rib, locale: 'fr' } as const;
  allowed(await academy.staff.savePayee({ ...payee, staff }));
  const { payees } = await academy.staff.staffShares();
  const { id } = present(payees.find((one) => one.email === email));
  const terms = { payeeId: id, item, percent, costPercent: 0 };
  allowed(await academy.staff.setShare({ ...terms, staff }));
  return id;
}

export const statementsNow = async ({ academy }: TestAcademy) =>
  (await academy.staff.staffShares()).statements;

/** A month later: what is due by then is in a statement. Returns how many were made. */
export async function monthLater(test: TestAcademy): Promise<number> {
  test.pass(31 * dayMs);
  return makeStatements(test.context);
}

/** Approved by two. */
export async function approve({ academy }: TestAcademy, id: string): Promise<void> {
  allowed(await academy.staff.approveStatement({ id, staff }));
  allowed(await academy.staff.approveStatement({ id, staff: accountant }));
}
