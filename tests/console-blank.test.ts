/** What a new record begins with in the console can be kept at once: a draft asks for a name, and for nothing else. */
import { expect, it } from 'vitest';
import { blankWith } from '../console/src/catalogue/blank.ts';
import { missingIn, readRecord } from '../domain/catalogue/record-faults.ts';
import { recordForm } from '../domain/catalogue/record-form.ts';
import { recordSchemas, type RecordKind } from '../domain/catalogue/record-kinds.ts';

const made = (Object.keys(recordSchemas) as RecordKind[]).filter(
  // Of these there is what there is, and no new one.
  (kind) => kind !== 'settings' && kind !== 'legal',
);

it.each(made)('a new %s with nothing but its address is kept as a draft', (kind) => {
  const record = { ...blankWith(recordForm(kind).fields), slug: 'a-new-one' };
  expect(readRecord(kind, record)).toMatchObject({ ok: true });
});

it.each(made)('and before a new %s is published it is told what is missing', (kind) => {
  const record = { ...blankWith(recordForm(kind).fields), slug: 'a-new-one' };
  expect(missingIn(kind, record).length).toBeGreaterThan(0);
});
