/** Staff calls about learners who come from another system: a rehearsal, doing it, and taking it back as one. */
import { z } from 'zod';
import { mayImport } from '../../academy/staff/who-may.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { openedKinds } from '../../academy/settings/sold-kinds.ts';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { importSources, longestName, mostImportedLines, remarks, type ImportProblem } from './import.ts';
import { importOutcomes, importStates, undoneWays } from './import-outcome.ts';

const whole = z.number().int();
const item = z.object({
  kind: z.enum(openedKinds, 'choice-required'),
  slug: z.string().max(100),
  cohort: z.uuid().optional(),
});
const choice = z.object({ named: z.string().max(longestName), item: item.nullable() });
const asked = {
  text: z.string(),
  locale: z.enum(locales).meta({ description: 'Of the e-mails, and of what they see first.' }),
  choices: z
    .array(choice)
    .max(mostImportedLines)
    .default([])
    .meta({ description: 'What the rows of a name in the file are; `null`: they are left out.' }),
};

const faultOf: Record<ImportProblem | 'no-lines', string> = {
  empty: 'required',
  'too-large': 'file-too-large',
  'too-many-lines': 'too-many-lines',
  'no-headings': 'no-headings',
  'no-lines': 'no-lines',
};
const refuse = (reason: keyof typeof faultOf) =>
  refuseStaff('bad-fields', { fields: { text: faultOf[reason] } });

const rehearsed = z.object({
  line: whole.meta({ description: 'Counted from 1, as a table program shows it.' }),
  name: z.string(),
  email: z.string().meta({ description: 'By which she is known here, where she is.' }),
  phone: z.string(),
  knownBy: z.enum(['email', 'phone']).nullable(),
  item: item.extend({ name: inEachLanguage }).nullable(),
  outcome: z.enum(importOutcomes),
  faults: z
    .record(z.string(), z.string())
    .meta({ description: 'Of `bad-person`: what is wrong, by column.' }),
  remarks: z.array(z.enum(remarks)).meta({ description: 'What is left out of the line.' }),
  waitsForCode: z.boolean(),
  lessons: z
    .object({ ticked: whole, of: whole })
    .nullable()
    .meta({ description: 'Lessons that are ticked as done.' }),
});

const rehearseImport = staffCall({
  path: 'imports/reading',
  summary: 'What would become of each line of a list from another system',
  description: `A CSV with its headings, as Teachable, Thinkific, Moodle or WooCommerce export it, or with plain ones; at most ${mostImportedLines} lines. It is read and not kept, and nothing is written.`,
  may: mayImport,
  input: z.strictObject(asked),
  output: z.object({
    source: z.enum(importSources),
    ignored: z.array(z.string()).meta({ description: 'Headings that say nothing here.' }),
    named: z.array(choice.extend({ rows: whole })),
    lines: z.array(rehearsed),
  }),
  async run({ academy, staff }, value) {
    const result = await academy.staff.rehearseImport({ ...value, staff });
    if (!result.ok) return refuse(result.reason);
    const { lines, ...rest } = result.rehearsal;
    return {
      ...rest,
      lines: lines.map(({ row: _kept, remarks: said, ...line }) => ({ ...line, remarks: [...said] })),
    };
  },
});

const beginImport = staffCall({
  path: 'imports',
  summary: 'Do what was rehearsed',
  description:
    'Line by line, each by itself; what somebody has already is not given again. An order of 0 MAD stands for what was paid elsewhere. Nobody gets news by e-mail.',
  may: mayImport,
  input: z.strictObject({
    ...asked,
    fileName: z.string().max(longestName),
    isTold: z.boolean().default(false).meta({ description: 'One welcome e-mail to each new learner.' }),
  }),
  output: z.object({ id: z.string() }),
  async run({ academy, staff }, value) {
    const result = await academy.staff.beginImport({ ...value, staff });
    return result.ok ? { id: result.id } : refuse(result.reason);
  },
});

const listImports = staffCall({
  method: 'GET',
  path: 'imports',
  summary: 'The newest imports, and what became of their lines',
  may: mayImport,
  input: z.object({}),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        fileName: z.string(),
        source: z.enum(importSources),
        state: z.enum(importStates),
        madeAt: instant,
        madeBy: z.string(),
        counts: z.array(
          z.object({
            outcome: z.enum(importOutcomes).nullable().meta({ description: 'Null: it waits for its turn.' }),
            undone: z.enum(undoneWays).nullable(),
            rows: whole,
            lessons: whole,
          }),
        ),
      }),
    ),
  }),
  async run({ academy }) {
    const rows = await academy.staff.listImports();
    return {
      rows: rows.map(({ id, fileName, source, state, madeAt, madeBy, counts }) => ({
        id,
        fileName,
        source,
        state,
        madeAt,
        madeBy,
        counts: counts.map(({ outcome, undone, rows: some, lessons }) => ({
          outcome,
          undone,
          rows: some,
          lessons,
        })),
      })),
    };
  },
});

const importLines = staffCall({
  method: 'GET',
  path: 'imports/{id}',
  summary: 'What became of each line of an import',
  may: mayImport,
  input: z.object({}),
  output: z.object({
    lines: z.array(
      z.object({
        line: whole,
        outcome: z.enum(importOutcomes).nullable(),
        lessons: whole,
        undone: z.enum(undoneWays).nullable(),
        order: z.object({ number: z.string(), name: z.string() }).nullable(),
      }),
    ),
  }),
  refusals: ['not-found'],
  async run({ academy, params }) {
    if (!z.uuid().safeParse(params.id).success) return refuseStaff('not-found');
    return { lines: await academy.staff.readImportLines(params.id) };
  },
});

const undoImport = staffCall({
  path: 'imports/{id}/undoing',
  summary: 'Take an import back as one',
  description: 'What nobody used or changed since; what stays is told with its reason.',
  may: mayImport,
  input: z.object({}),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    if (!z.uuid().safeParse(params.id).success) return refuseStaff('not-found');
    const result = await academy.staff.undoImport({ id: params.id, staff });
    return result.ok ? isDone : refuseStaff('not-found');
  },
});

export const importCalls = [rehearseImport, beginImport, listImports, importLines, undoImport] as const;
