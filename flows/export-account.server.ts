/** Everything that is held about a person, in one file: rows by the names of the tables they lie in. */
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { readHeldTexts } from '../domain/community/held-texts.store.server.ts';
import { readHeldOrders } from '../domain/members/held-orders.store.server.ts';
import { readHeldPerson } from '../domain/members/held-person.store.server.ts';
import { readEventsAbout } from '../domain/events/events.store.server.ts';
import type { Member } from '../domain/members/member.ts';
import { readHeldLearning } from '../src/learner-data.ts';
import { readLettersTo } from '../mail/letters-of-person.store.server.ts';
import type { AccountExport } from './account-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function exportAccount(
  { database: { db }, clock }: FlowContext,
  member: Member,
): Promise<AccountExport> {
  const [settings, orders, person, texts, learning] = [
    await readSettings(db),
    await readHeldOrders(db, member.email),
    await readHeldPerson(db, member),
    await readHeldTexts(db, member.id),
    await readHeldLearning(db, member.email),
  ];
  const about = {
    memberId: member.id,
    email: member.email,
    orderIds: orders.orders.map(({ id }) => id),
    applicationIds: person.applications.map(({ id }) => id),
  };
  const letters = await readLettersTo(db, about);
  return {
    academy: settings.siteName.en,
    exportedAt: clock(),
    ...person,
    ...orders,
    ...texts,
    ...learning,
    outbox: letters,
    events: await readEventsAbout(db, about),
  };
}
