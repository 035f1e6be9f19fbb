/** A call about the records of a kind, or one of them: its kind is one that there is, and one that is hers to touch. */
import type { z } from 'zod';
import { recordSchemas, type RecordKind } from './record-kinds.ts';
import type { Who } from '../staff/who-may.ts';
import {
  defineStaffCall,
  type Description,
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

/** `path` names its `{kind}`, and `{slug}` where it is about one record; `refusals` names 'not-found'. */
export const defineRecordCall = <S extends z.ZodType>({
  mayTouch = () => true,
  answer,
  ...call
}: Omit<Description<S>, 'schema'> & {
  schema: S;
  may: Sentence;
  /** Asked beside `may`, of the very kind. */
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
