/** Binds the verbs of people: whom the academy knows, what they ask about their data, and who works here. */
import { bindAccount } from './bind-account.server.ts';
import { answerRequest, eraseForRequest, exportForRequest } from './answer-data-request.server.ts';
import { erasePerson } from './delete-account.server.ts';
import type { FlowContext } from './flow-context.ts';
import { giveStaffPlace } from './give-staff-place.server.ts';
import { noteDataRequest } from './note-data-request.server.ts';
import type { StaffPeopleVerbs } from './people-verbs.ts';
import { readColleagues } from './read-colleagues.server.ts';
import { dataRequest, dataRequests } from './read-data-requests.server.ts';
import { people, person } from './read-people.server.ts';
import { removeStaff } from './remove-staff.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';
import type { StaffSecondFactorVerbs } from './second-factor-verbs.ts';
import type { StaffPlaceVerbs } from './staff-place-verbs.ts';

type Verbs = StaffPeopleVerbs & StaffPlaceVerbs & StaffSecondFactorVerbs;

export function bindStaffPeople(context: FlowContext): Verbs {
  const { account } = bindAccount(context);
  const erase: Parameters<typeof eraseForRequest>[1]['erase'] = (member, erasing) =>
    erasePerson(context, member, erasing);
  return {
    people: (query) => people(context, query),
    person: (email) => person(context, account, email),
    dataRequests: (query) => dataRequests(context, query),
    dataRequest: (id) => dataRequest(context, account, id),
    noteDataRequest: (input) => noteDataRequest(context, input),
    exportForRequest: (input) => exportForRequest(context, account, input),
    eraseForRequest: (input) => eraseForRequest(context, { stillOpen: account.stillOpen, erase }, input),
    answerDataRequest: (input) => answerRequest(context, input),
    colleagues: () => readColleagues(context),
    giveStaffPlace: (input) => giveStaffPlace(context, input),
    resetSecondFactor: (input) => resetSecondFactor(context, input),
    removeStaff: ({ email, staff }) => removeStaff(context, email, { staff, firstStaff: context.firstStaff }),
  };
}
