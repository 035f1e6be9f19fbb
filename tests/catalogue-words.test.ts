import { describe, expect, test } from 'vitest';
import { catalogue as arabic } from '../console/src/words/catalogue/ar.ts';
import { catalogue as english } from '../console/src/words/catalogue/en.ts';
import { catalogue as french } from '../console/src/words/catalogue/fr.ts';
import { recordForm, type FormField } from '../src/admin/records/record-form.ts';
import { recordSchemas, type RecordKind } from '../src/admin/records/record-kinds.ts';

const kinds = Object.keys(recordSchemas) as RecordKind[];

type Named = { path: string; choices: (string | number)[] };

/** Every field with its path in the record, without languages; the item of a list has the list's own name. */
const namedIn = (fields: readonly FormField[], within: string[]): Named[] =>
  fields.flatMap(({ path, choices = [], fields: inside = [], item }) => {
    const steps = [...within, ...path.split('.').filter((step) => step !== '' && step !== '{locale}')];
    const own = [{ path: steps.join('.'), choices: [...choices, ...(item?.choices ?? [])] }];
    return [...own, ...namedIn(inside, steps)];
  });

describe.each([
  ['English', english],
  ['French', french],
  ['Arabic', arabic],
])('the staff console in %s', (_, { fields, choices, kinds: names }) => {
  test.each(kinds)('has a name for every field and choice of a %s', (kind) => {
    const named = namedIn(recordForm(kind).fields, []);
    const without = named.filter(({ path }) => {
      const last = path.split('.').at(-1) ?? '';
      return (fields[`${kind}.${path}`] ?? fields[last] ?? '') === '';
    });
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(named.flatMap((one) => one.choices).filter((one) => !choices[String(one)])).toEqual([]);
    expect(names[kind]).toBeDefined();
  });

  test('names nothing that no record has', () => {
    const known = new Set(
      kinds.flatMap((kind) =>
        namedIn(recordForm(kind).fields, []).flatMap(({ path }) => [`${kind}.${path}`, ...path.split('.')]),
      ),
    );
    expect(Object.keys(fields).filter((key) => !known.has(key))).toEqual([]);
  });
});
