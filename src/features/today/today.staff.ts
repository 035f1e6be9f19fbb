import { z } from 'zod';
import { settingsFaults } from '../settings/earlier-settings.ts';
import { type Task, taskKinds } from './read-today.service.ts';
import { maySeeOrders } from '../staff/who-may.ts';
import { staffCall, inBoth } from '../staff/staff-call.ts';
import { instant } from '../../platform/api/instant.ts';

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
      pool: z.object({ name: inBoth, left: z.number().int() }).nullable().meta({
        description: 'Of a course whose access codes run out: what it is called and how many are left.',
      }),
      workshop: z.object({ name: inBoth, people: z.number().int() }).nullable().meta({
        description: 'Of a workshop without joining details: its name, and how many have a seat.',
      }),
      name: inBoth.nullable().meta({ description: 'Of a record of the catalogue.' }),
    }),
  ),
});
const answer = z.object({
  tasks: z.array(task),
  closedWays: z
    .array(z.enum(settingsFaults))
    .meta({ description: 'Why a way to pay is not offered. Of whoever may not see orders: none.' }),
});

const taskOf = ({ first, ...waits }: Task) => ({
  ...waits,
  first: first.map((one) => ({
    ...one,
    pool: one.pool ?? null,
    workshop: one.workshop ?? null,
    name: one.name ?? null,
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
  async run({ academy, staff }) {
    const [{ tasks }, closedWays] = await Promise.all([
      academy.staff.today({ staff }),
      maySeeOrders(staff) ? academy.staff.settingsFaults() : [],
    ]);
    return { tasks: tasks.map(taskOf), closedWays };
  },
});

export const todayCalls = [today] as const;
