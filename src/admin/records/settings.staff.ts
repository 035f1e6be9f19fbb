/** The academy's settings as staff change them, and who did so last. */
import { z } from 'zod';
import { instant, wholeListOf } from '../../platform/api/fields.ts';
import { pagesOfSettings, type SettingsPage, settingsPages } from '../../academy/settings/settings-pages.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { refuseShape } from './catalogue-shapes.staff.ts';

const changeSettings = staffCall({
  method: 'PUT',
  path: 'settings',
  summary: 'Change some of the academy’s settings, at once',
  description:
    '`changes` holds whole fields of the settings; the others stay. `basedOn` is the revision that was read: when somebody changed one of these fields since, `detail` says who (`by`) and when (`at`).',
  may: mayEditSettings,
  input: z.strictObject({
    basedOn: z.string().max(100),
    changes: z.looseObject({}),
    isTry: z.boolean().optional().meta({ description: 'Only says what would be refused.' }),
  }),
  output: z.object({ revision: z.string() }),
  refusals: ['changed-meanwhile'],
  async run({ academy, staff }, value) {
    const changed = await academy.staff.changeSettings({ ...value, staff });
    if (changed.ok) return { revision: changed.revision };
    if (changed.reason === 'wrong-shape') return refuseShape(changed.faults);
    return refuseStaff(changed.reason, { detail: { by: changed.by, at: changed.at.toISOString() } });
  },
});

const pages = z.enum(Object.keys(settingsPages) as SettingsPage[]);

const settingsBefore = staffCall({
  method: 'GET',
  path: 'settings/before',
  summary: 'What one page of the settings held before it was changed last',
  description: 'A field that was empty is null; `fields` is null where the page was never changed.',
  may: mayEditSettings,
  input: z.object({ page: pages }),
  output: z.object({ fields: z.looseObject({}).nullable() }),
  run: async ({ academy }, value) => ({ fields: await academy.staff.settingsBefore(value) }),
});

/** As many changes are looked through. */
const mostChanges = 200;

const lastSaves = staffCall({
  method: 'GET',
  path: 'settings/saves',
  summary: 'Who saved each page of the settings last, and when; pages that nobody saved of late are left out',
  may: mayEditSettings,
  input: z.object({}),
  output: wholeListOf(z.object({ page: pages, by: z.string(), at: instant })),
  async run({ academy }) {
    const filter = { act: 'change-settings' };
    const { rows } = await academy.staff.readLog({ filter, page: 1, perPage: mostChanges });
    const saves = new Map<SettingsPage, { by: string; at: Date }>();
    for (const { email: by, at, before, after } of rows)
      for (const page of pagesOfSettings(Object.keys({ ...before, ...after })))
        if (!saves.has(page)) saves.set(page, { by, at });
    return { rows: [...saves].map(([page, save]) => ({ page, ...save })) };
  },
});

export const settingsCalls = [changeSettings, settingsBefore, lastSaves] as const;
