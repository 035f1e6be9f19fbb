/** The first values of a new record in the console can be saved at once: a draft requires a name, and nothing else. */
import { expect, it } from 'vitest';
import { blankItem, blankWith, isNeeded, pathsOf } from '../console/src/catalogue/draft.ts';
import { keepMoroccosClock } from '../console/src/morocco.ts';
import { missingIn, readRecord } from '../src/admin/records/record-faults.ts';
import { recordForm } from '../src/admin/records/record-form.ts';
import { recordSchemas, type RecordKind } from '../src/admin/records/record-kinds.ts';
import { moroccosClock } from '../src/platform/time/calendar-date.ts';

keepMoroccosClock(moroccosClock(new Date()));

const made = (Object.keys(recordSchemas) as RecordKind[]).filter(
  // Of these there are no new records.
  (kind) => kind !== 'settings' && kind !== 'legal',
);

it.each(made)('a new %s with nothing but its address is kept as a draft', (kind) => {
  const record = { ...blankWith(recordForm(kind).fields), slug: 'a-new-one' };
  expect(readRecord(kind, record)).toMatchObject({ ok: true });
});

it.each(made)('before a new %s is published, the missing fields are listed', (kind) => {
  const record = { ...blankWith(recordForm(kind).fields), slug: 'a-new-one' };
  expect(missingIn(kind, record).length).toBeGreaterThan(0);
});

/** Requires more than the field itself: a price unless the course is coming soon or consultations are free. */
const askedByRule = new Set(['priceCentimes', 'isFree', 'pay.toCentimes']);

it.each(made)('the missing fields of a new %s were all marked as required before, and no others', (kind) => {
  const { fields } = recordForm(kind);
  const empty = missingIn(kind, { ...blankWith(fields), slug: 'a-new-one' })
    .filter(({ problem }) => problem === 'required' || problem.startsWith('missing-in-'))
    .map(({ path }) => path)
    .filter((path) => !askedByRule.has(path));
  const marked = new Set(fields.filter(isNeeded).flatMap((field) => pathsOf(field.path)));
  expect(empty.filter((path) => !marked.has(path))).toEqual([]);
});

it('a box of a new line of the settings’ lists is not ticked, which its schema takes', () => {
  const list = recordForm('settings').fields.find(({ path }) => path === 'fieldsOfStudy');
  expect(list && blankItem(list)).toMatchObject({ isRetired: false });
});
