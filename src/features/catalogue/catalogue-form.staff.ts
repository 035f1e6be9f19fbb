/** Staff calls about one kind of records, or one record of it; and the shape of a kind's edit form. */
import { z } from 'zod';
import type { ReferredTo } from './record-fields.ts';
import { type FormField, recordForm } from './record-form.ts';
import { type RecordKind, recordSchemas } from './record-kinds.ts';
import { maySeeCatalogue, type Who } from '../staff/who-may.ts';
import { titleOf } from './record-title.ts';
import { staffCall, inBoth } from '../staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';

const recordKinds = Object.keys(recordSchemas) as RecordKind[];

/**
 * The kind that a path names: unknown kinds are 'not-found', kinds that this member of staff may not touch 'not-allowed'.
 * A call's `refusals` must name 'not-found'.
 */
export function kindIn(
  { kind: named }: { kind: string },
  staff: Who,
  mayTouch: (who: Who, kind: RecordKind) => boolean = () => true,
): RecordKind | StaffFailure {
  const kind = recordKinds.find((one) => one === named);
  if (kind === undefined) return refuseStaff('not-found');
  return mayTouch(staff, kind) ? kind : refuseStaff('not-allowed');
}

const kindsReferred = { trainers: 'trainer', courses: 'course', services: 'service' } as const;

const choices = z.partialRecord(
  z.enum(['trainers', 'courses', 'services'] satisfies ReferredTo[]),
  z.array(z.object({ slug: z.string(), title: inBoth })),
);

const refersIn = (fields: readonly FormField[]): ReferredTo[] =>
  fields.flatMap(({ refersTo, fields: inside = [], item }) => [
    ...(refersTo ? [refersTo] : []),
    ...refersIn(inside),
    ...(item ? refersIn([item]) : []),
  ]);

export const readForm = staffCall({
  method: 'GET',
  path: 'catalogue/{kind}/form',
  summary: 'The fields of a kind: where each stands, what it takes, and what it may name',
  may: maySeeCatalogue,
  input: z.object({}),
  output: z.object({
    kind: z.enum(recordKinds),
    fields: z
      .array(z.custom<FormField>())
      .meta({ description: 'Of each `path`, `widget`, `group`, `required`, `nullable`, and its bounds.' }),
    choices: choices.meta({ description: 'Slugs that a field may refer to.' }),
  }),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { fields } = recordForm(kind);
    const named: z.output<typeof choices> = {};
    for (const name of new Set(refersIn(fields))) {
      const records = await academy.staff.listRecords({ kind: kindsReferred[name] });
      named[name] = records
        .filter(({ isPublished }) => isPublished)
        .map(({ slug, record }) => ({ slug, title: titleOf(record) }));
    }
    return { kind, fields, choices: named };
  },
});
