/** Binds the verbs of an account's owner. */
import { readWishes } from '../domain/members/account.store.server.ts';
import type { AccountVerbs } from './account-verbs.ts';
import { changeWishes } from './change-wishes.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { exportAccount } from './export-account.server.ts';
import type { FlowContext } from './flow-context.ts';
import { isOfColleague } from '../domain/staff/staff-members.store.server.ts';
import { readAccount, readHad, stillOpen } from './read-account.server.ts';
import { rightsOfMember } from './rights.server.ts';

export const bindAccount = (context: FlowContext): AccountVerbs => ({
  account: {
    read: async (member) => ({
      ...(await readAccount(context, member)),
      rights: await rightsOfMember(context, member.email),
    }),
    has: (member, item) => readHad(context, member, item),
    wishes: (member) => readWishes(context.database.db, member.id),
    changeWishes: (member, wishes) => changeWishes(context, member, wishes),
    export: (member) => exportAccount(context, member),
    stillOpen: (member) => stillOpen(context, member),
    worksHere: (member) => isOfColleague(context.database.db, member.email),
    delete: (member, said) =>
      deleteAccount(context, member, said, async () => (await stillOpen(context, member)).length > 0),
  },
});
