import { test } from '../support/journey.ts';
import { signIn, staffState } from '../support/staff.ts';

test('the owner signs in by the code in the mailbox', async ({ page }) => {
  await signIn(page);
  await page.context().storageState({ path: staffState });
});
