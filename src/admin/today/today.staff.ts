import { z } from 'zod';
import { settingsFaults } from '../../academy/settings/earlier-settings.ts';
import { agendaKinds } from './read-agenda.service.ts';
import { type Task, taskKinds } from './read-today.service.ts';
import { firstSteps, stepStates } from './first-steps.service.ts';
import { mayEditSettings, maySeeOrders } from '../../academy/staff/who-may.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { instant } from '../../platform/api/fields.ts';

const task = z.object({
  kind: z.enum(taskKinds),
  count: z.number().int(),
  oldest: instant.nullable().meta({ description: 'Since when the first of it waits.' }),
  dueAt: instant.nullable().meta({ description: 'Until when the first of it was promised.' }),
  isLate: z.boolean(),
  first: z.array(
    z.object({
      id: z.string().meta({ description: 'A number, an id, a key: the staff console finds it by this.' }),
      label: z.string().meta({ description: 'A name or a subject, as a stranger may have written it.' }),
      since: instant.nullable(),
      pool: z.object({ name: inEachLanguage, left: z.number().int() }).nullable().meta({
        description: 'Of a course whose access codes run out: what it is called and how many are left.',
      }),
      about: z.object({ name: inEachLanguage, people: z.number().int() }).nullable().meta({
        description:
          'Of a workshop without joining details: its name, and how many have a seat. Of a waitlist: the course, and how many wait.',
      }),
      money: z
        .object({ amountCentimes: z.number().int(), reference: z.string() })
        .nullable()
        .meta({ description: 'Of a transfer, a refund or an unpaid order; centimes of MAD.' }),
      phone: z.string().nullable().meta({ description: 'Of the buyer of an unpaid order, E.164.' }),
      unpaid: z.object({ name: inEachLanguage, until: instant }).nullable().meta({
        description:
          'Of an unpaid order: what it is for, and when it ends by itself. The next to end is first.',
      }),
    }),
  ),
});
const answer = z.object({
  tasks: z.array(task),
  agenda: z
    .array(
      z.object({
        kind: z.enum(agendaKinds),
        id: z.string().meta({ description: 'The number of a booking’s order; the id of a session’s group.' }),
        startsAt: instant,
        endsAt: instant,
        name: inEachLanguage.meta({ description: 'Of the consultation, or of the course.' }),
        learner: z.string().nullable().meta({ description: 'Who booked.' }),
      }),
    )
    .meta({
      description:
        'Consultations and live sessions of this day in Morocco that are not over, the next first.',
    }),
  works: z
    .array(
      z.object({
        kind: z.string(),
        slug: z.string(),
        name: inEachLanguage,
        state: z.enum(['draft', 'changed', 'scheduled']),
        at: instant.meta({ description: 'When it was saved; of what is scheduled: when it is published.' }),
      }),
    )
    .meta({
      description:
        'What is scheduled, then the newest drafts of whoever asks, five of each; of whoever writes none: none.',
    }),
  closedWays: z
    .array(z.enum(settingsFaults))
    .meta({ description: 'Why a way to pay is not offered. Of whoever may not see orders: none.' }),
  unpaidSoon: z.object({ count: z.number().int(), from: instant }).nullable().meta({
    description:
      'Orders that are not paid yet and not listed for a call: how many, and from when the first of them is. Of whoever does not call: null.',
  }),
  claimsOfOthers: z.number().int().meta({
    description:
      'Reported payments that a colleague confirms. Of whoever may confirm them: 0, for they are a task.',
  }),
  lacksNumbers: z.boolean().meta({
    description:
      'Receipts go out without all of the academy’s legal numbers (ICE, RC, IF). Of whoever may not export a month: false.',
  }),
  brokenLogAt: z.number().int().nullable().meta({
    description:
      'The first line of the staff log that is not as it was written: somebody changed the table. Of whoever may not see the log: null.',
  }),
  brokenPages: z.array(z.string()).meta({
    description:
      'Addresses of public pages that cannot be made from what was saved: visitors see how they were. Of whoever may not edit the catalogue: none.',
  }),
  lacksSecondStep: z.boolean().meta({
    description: 'They have neither an app nor a passkey to sign in with.',
  }),
});

const taskOf = ({ first, ...waits }: Task) => ({
  ...waits,
  first: first.map((one) => ({
    pool: null,
    about: null,
    money: null,
    phone: null,
    unpaid: null,
    ...one,
  })),
});

const today = staffCall({
  method: 'GET',
  path: 'today',
  summary: 'What waits for somebody',
  description:
    'Only what the role of whoever asks may act on, and only what there is: money and promises first. `first` names up to five of each, in the order of their turn.',
  may: 'any-staff',
  input: z.object({}),
  output: answer,
  async run({ academy, staff, entering }) {
    const [{ tasks, ...others }, closedWays] = await Promise.all([
      academy.staff.today({ staff }),
      maySeeOrders(staff) ? academy.staff.settingsFaults() : [],
    ]);
    const lacksSecondStep = !entering.hasApp && !entering.hasPasskey;
    return { tasks: tasks.map(taskOf), ...others, closedWays, lacksSecondStep };
  },
});

const readFirstSteps = staffCall({
  method: 'GET',
  path: 'first-steps',
  summary: 'What a new academy sets up before it opens, done or not',
  may: mayEditSettings,
  input: z.object({}),
  output: z.object({
    steps: z.array(z.object({ step: z.enum(firstSteps), state: z.enum(stepStates) })).meta({
      description: 'All of them, in their order; `sample`: it is there, but invented.',
    }),
  }),
  async run({ academy, staff, entering: { hasApp, hasPasskey } }) {
    return { steps: await academy.staff.firstSteps({ staff, hasSecondStep: hasApp || hasPasskey }) };
  },
});

export const todayCalls = [today, readFirstSteps] as const;
