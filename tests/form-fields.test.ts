/** Scripts of the pages read `form.action` and `form.elements`: a field of the same name would stand in their place. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const taken = /\bname="(?:action|method|target|elements|enctype|submit|reset|requestSubmit)"/g;

test('no field of a form has the name of a property of forms', () => {
  const found = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(taken)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
