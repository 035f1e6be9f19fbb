/** The French of the site, which no page shows yet: what English says, French says under the same name, as it is set in French. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type Text = { name: string; text: string };

const load = (file: string): Promise<object> => import(path.resolve(file));

/** Every text below a value, by its name; of a function its source. */
const textsOf = (value: unknown, name = ''): Text[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => textsOf(one, `${name}.${key}`))
    : typeof value === 'string' || typeof value === 'function'
      ? [{ name, text: String(value) }]
      : [];

/** Count forms and lists are as long as a language needs. */
const isOwn = (name: string): boolean => /\.(one|two|few|many|other|\d+)(\.|$)/.test(name);
const namesOf = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ name }) => (isOwn(name) ? [] : name.replace(/^\.en\b|^\.fr\b/, ''))).toSorted();

const files = globSync('src/**/*words.fr.ts').filter((file) => !file.startsWith('src/admin/'));

it.each(files)('%s says all that English says, in French signs', async (file) => {
  const [french, english] = [
    textsOf(await load(file)),
    textsOf(await load(file.replace('.fr.ts', '.en.ts'))),
  ];
  expect(french.length).toBeGreaterThan(0);
  expect(namesOf(french)).toEqual(namesOf(english));
  const plain = french.filter(({ name, text }) => !text.includes('=>') && !name.endsWith('.en'));
  // No letter of Arabic but in its name, a no-break space before double signs, and the apostrophe of print.
  expect(plain.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(
    plain.filter(
      ({ text }) => /[^\s\u00A0\u202F«?!:;] ?[;!?](?=\s|$)/u.test(text) && !/[\u202F\u00A0][;!?]/u.test(text),
    ),
  ).toEqual([]);
});
