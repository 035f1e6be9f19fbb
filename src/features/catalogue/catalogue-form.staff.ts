/** Staff calls about one kind of records, or one record of it; and the shape of a kind's edit form. */
import { z } from 'zod';
import type { ReferredTo } from './record-fields.ts';
import { readPictureName } from '../../platform/files/picture.ts';
import { type FormField, recordForm } from './record-form.ts';
import { type RecordKind, recordSchemas } from './record-kinds.ts';
import { maySeeCatalogue, type Who } from '../staff/who-may.ts';
import { rowExample, titleOf } from './catalogue-shapes.staff.ts';
import {
  defineStaffCall,
  type Description,
  inBoth,
  type Sentence,
  type StaffAnswer,
  type StaffApiOptions,
  type StaffAsked,
  type StaffCall,
} from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const recordKinds = Object.keys(recordSchemas) as RecordKind[];

/** `slug` is empty in a call about all of a kind. */
type AboutRecord<V> = Omit<StaffAsked<V>, 'params'> & {
  params: Record<string, string>;
  kind: RecordKind;
  slug: string;
};

/**
 * Defines a call whose path names its `{kind}`, and `{slug}` where it is about one record. Unknown kinds are 'not-found',
 * kinds that this member of staff may not touch 'not-allowed'; `refusals` must name 'not-found'.
 */
export const defineRecordCall = <S extends z.ZodType>({
  mayTouch = () => true,
  answer,
  ...call
}: Omit<Description<S>, 'schema'> & {
  schema: S;
  may: Sentence;
  /** Checked in addition to `may`, for this kind of records. */
  mayTouch?: (who: Who, kind: RecordKind) => boolean;
  answer(options: StaffApiOptions, asked: AboutRecord<z.output<S>>): Promise<StaffAnswer>;
}): StaffCall =>
  defineStaffCall({
    ...call,
    async answer(options, asked) {
      const kind = recordKinds.find((one) => one === asked.params['kind']);
      if (kind === undefined) return refuseStaff('not-found');
      if (!mayTouch(asked.staff, kind)) return refuseStaff('not-allowed');
      return answer(options, { ...asked, kind, slug: asked.params['slug'] ?? '' });
    },
  });

const referred = z.array(z.object({ slug: z.string(), title: inBoth }));
const field = z.looseObject({
  path: z.string(),
  widget: z.string(),
  group: z.string(),
  required: z.boolean(),
  nullable: z.boolean(),
});
/** Slugs that a field may refer to, with the title of each record. */
export type Referred = Partial<Record<ReferredTo, { slug: string; title: { en: string; ar: string } }[]>>;
export type RecordFormView = {
  kind: RecordKind;
  fields: FormField[];
  choices: Referred;
  /** Keys of drawn portraits that other records show. */
  portraits: string[];
};

const kindsReferred = { trainers: 'trainer', courses: 'course', services: 'service' } as const;

const refersIn = (fields: readonly FormField[]): ReferredTo[] =>
  fields.flatMap(({ refersTo, fields: inside = [], item }) => [
    ...(refersTo ? [refersTo] : []),
    ...refersIn(inside),
    ...(item ? refersIn([item]) : []),
  ]);

const portraitOf = (record: object): string[] =>
  'portrait' in record && typeof record.portrait === 'string' && readPictureName(record.portrait) === null
    ? [record.portrait]
    : [];

export const readForm = defineRecordCall({
  id: 'readRecordForm',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}/form',
  summary: 'The fields of a kind: where each stands, what it takes, and what it may name',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a kind.',
    schema: z.object({
      kind: z.string(),
      fields: z.array(field),
      choices: z.record(z.string(), referred),
      portraits: z.array(z.string()).meta({ description: 'Drawn persons that records show.' }),
    }),
    example: {
      kind: 'trainer',
      fields: [{ path: 'course', widget: 'choice', group: 'facts', required: false, nullable: true }],
      choices: { courses: [{ slug: rowExample.slug, title: rowExample.title }] },
      portraits: ['amina', 'imane'],
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { kind }) {
    const { fields } = recordForm(kind);
    const choices: Referred = {};
    for (const name of new Set(refersIn(fields))) {
      const records = await academy.staff.listRecords({ kind: kindsReferred[name] });
      choices[name] = records
        .filter(({ isPublished }) => isPublished)
        .map(({ slug, record }) => ({ slug, title: titleOf(record) }));
    }
    const shown = await Promise.all(
      (['trainer', 'course', 'post'] as const).map((one) => academy.staff.listRecords({ kind: one })),
    );
    const portraits = [...new Set(shown.flat().flatMap(({ record: one }) => portraitOf(one)))].sort();
    const body: RecordFormView = { kind, fields, choices, portraits };
    return { ok: true, status: 200, body };
  },
});
