/** Staff calls about one kind of records, or one record of it; and the shape of a kind's edit form. */
import { z } from 'zod';
import type { ReferredTo } from '../../platform/records/record-fields.ts';
import { type FormField, recordForm } from './record-form.ts';
import { type RecordKind, recordSchemas } from './record-kinds.ts';
import { maySeeCatalogue, type Who } from '../../academy/staff/who-may.ts';
import { fieldsIn } from '../../academy/settings/settings.ts';
import { titleOf } from '../../platform/records/record.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';

const recordKinds = Object.keys(recordSchemas) as RecordKind[];

export const revision = z.string().min(1).max(100);

/** Kinds whose records are named by the site: there is nothing to copy. */
export const single: ReadonlySet<string> = new Set(['settings', 'legal']);

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

const kindsReferred = {
  trainers: 'trainer',
  courses: 'course',
  products: 'product',
  services: 'service',
} as const;

const choice = z.object({
  slug: z.string(),
  title: inEachLanguage,
  isRetired: z.boolean().optional().meta({ description: 'Not to be chosen any more; who has it keeps it.' }),
});

const choices = z.partialRecord(
  z.enum(['trainers', 'courses', 'products', 'services', 'fields'] satisfies ReferredTo[]),
  z.array(choice),
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
    siteName: inEachLanguage.meta({ description: 'It ends the title of every page.' }),
  }),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { fields } = recordForm(kind);
    const settings = await academy.settings();
    const named: z.output<typeof choices> = {};
    for (const name of new Set(refersIn(fields))) {
      if (name === 'fields') {
        named[name] = fieldsIn(settings).map(({ id, name: title, isRetired = false }) => ({
          slug: id,
          title,
          isRetired,
        }));
        continue;
      }
      const records = await academy.staff.listRecords({ kind: kindsReferred[name] });
      named[name] = records
        .filter(({ isPublished }) => isPublished)
        .map(({ slug, record }) => ({ slug, title: titleOf(record) }));
    }
    return { kind, fields, choices: named, siteName: settings.siteName };
  },
});
