/** What a new academy sets up before it opens, each step as the records and the server stand now. Reads only. */
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { readRows } from '../../academy/content/published-rows.service.ts';
import {
  readSettings,
  readSettingsFaults,
  receiptsLackNumbers,
} from '../../academy/content/content.service.ts';
import { readSamples } from '../records/remove-record.service.ts';
import { isMethodOn } from '../../academy/settings/open-methods.ts';

/** In the order in which they are proposed: where money goes first. */
export const firstSteps = [
  'bank',
  'numbers',
  'cards',
  'second-step',
  'look',
  'sender',
  'course',
  'samples',
] as const;

/** 'sample': it is there, but invented: the sample's account, the practice bank. */
export const stepStates = ['done', 'missing', 'sample'] as const;

type Step = { step: (typeof firstSteps)[number]; state: (typeof stepStates)[number] };

/** Of the account and the agency, as real buyers would find them; a way to pay that is switched off needs neither. */
async function stateOfBank({ database: { db } }: ServiceContext): Promise<Step['state']> {
  const [settings, faults] = await Promise.all([readSettings(db), readSettingsFaults(db)]);
  const counted = faults.filter((fault) =>
    isMethodOn(settings, fault.endsWith('agency') ? 'WafaCash / Cash Plus' : 'Bank Transfer'),
  );
  if (counted.length === 0) return 'done';
  return counted.every((fault) => fault.startsWith('sample-')) ? 'sample' : 'missing';
}

async function stateOfCards({ database: { db }, gateways }: ServiceContext): Promise<Step['state']> {
  const taking = gateways.filter(({ cardTypes }) => cardTypes.length > 0);
  if (taking.some(({ live }) => live) || !isMethodOn(await readSettings(db), 'Card')) return 'done';
  return taking.length > 0 ? 'sample' : 'missing';
}

const doneIf = (isDone: boolean): Step['state'] => (isDone ? 'done' : 'missing');

/** For whoever may change the settings; `hasSecondStep`: they sign in with an app or a passkey as well. */
export async function readFirstSteps(
  context: ServiceContext,
  { staff, hasSecondStep }: { staff: StaffMember; hasSecondStep: boolean },
): Promise<Step[]> {
  const { db } = context.database;
  const [settings, courses, samples] = await Promise.all([
    readSettings(db),
    readRows(db, 'course'),
    readSamples(context, { staff }),
  ]);
  const states: Record<Step['step'], Step['state']> = {
    bank: await stateOfBank(context),
    numbers: doneIf(!(await receiptsLackNumbers(db))),
    cards: await stateOfCards(context),
    'second-step': doneIf(hasSecondStep),
    look: doneIf(Boolean(settings.logo)),
    sender: doneIf(Boolean(settings.senderName ?? settings.replyTo)),
    course: doneIf(courses.some(({ sample }) => sample === 'own')),
    // What somebody bought stays, and cannot be removed.
    samples: samples.goes.length > 0 ? 'sample' : 'done',
  };
  return firstSteps.map((step) => ({ step, state: states[step] }));
}
