/** French typography in the staff console's words and numbers. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatTags, madOf } from '../console/src/locale.ts';
import { deliveries } from '../console/src/words/deliveries/fr.ts';
import { withFrenchSpaces } from '../console/src/words/load.ts';
import { orders } from '../console/src/words/orders/fr.ts';

it('no line begins with a punctuation mark: its space is a no-break one, narrow but for colons and guillemets', () => {
  const { lead, sum, open, none } = withFrenchSpaces({
    lead: 'Attention : « ceci », oui ; non ? Si !',
    sum: 'De 1 à 10 000 DH, RIB 007 780 000',
    open: (name: string) => ({ sure: `Ouvrir « ${name} » à 10 % ?` }),
    none: null,
  });
  expect(lead).toBe('Attention\u00a0: «\u00a0ceci\u00a0», oui\u202f; non\u202f? Si\u202f!');
  expect(sum).toBe('De 1 à 10\u202f000\u00a0DH, RIB 007 780 000');
  expect(open('Vendre').sure).toBe('Ouvrir «\u00a0Vendre\u00a0» à 10\u202f%\u202f?');
  expect(none).toBeNull();
});

it('thousands are separated by a space, never by a dot, and a percentage has one before its sign', () => {
  expect(madOf(240_000, 'fr')).toBe('2\u202f400\u00a0DH');
  expect(madOf(120_050, 'fr')).toBe('1\u202f200,50\u00a0DH');
  expect(new Intl.NumberFormat(formatTags.fr, { style: 'percent' }).format(0.1)).toMatch(/^10\s%$/);
});

/** The texts of a file of words as they are typed, templates included; what stands for a value is a letter. */
const typedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) =>
      (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, 'x').replaceAll('\\u00a0', '\u00a0'),
  );

/** Addresses, times and moments of a film have a colon of their own. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/https?:\S*|\d+:\d+(?:\.\d+)?|\{[^}]*\}/g, 'x');

it('every colon, semicolon, question and exclamation mark has its space, and guillemets have theirs', () => {
  const files = [...globSync('console/src/words/*/fr.ts'), 'src/admin/reports/words.fr.ts'];
  expect(files.length).toBeGreaterThan(10);
  const faulty = files.flatMap((file) =>
    typedIn(file)
      .map((typed) => withFrenchSpaces(withoutAddresses(typed)))
      .filter((text) => /[^\u202f][;!?](?=\s|$)|[^\u00a0](?::(?=\s|$)|»)|«[^\u00a0]/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(faulty).toEqual([]);
});

it('an order that is not paid and an e-mail that is not sent yet are named apart', () => {
  expect(orders.emailStates.waiting).toBe(deliveries.states.waiting);
  expect(Object.values(orders.statuses)).not.toContain(deliveries.states.waiting);
});

it('people are named by words of one form, and a course, an assignment and a live session as on the site', () => {
  const files = [...globSync('console/src/words/*/fr.ts'), 'src/admin/reports/words.fr.ts'];
  // What is typed into the search of pages is in anybody's words.
  const found = files
    .filter((file) => !file.includes('/palette/'))
    .flatMap((file) => typedIn(file).map((text) => `${file}: ${text}`))
    .filter((text) =>
      /collègue|apprenant|\bclients?\b|(?<!Formatrice, |formatrice ou )\bformateur|\bacheteur|\binscrits\b|(?<!en )\bcours\b|\bMAD\b|codes? d’accès|appels? en direct|non valable|hors limites|\bdevoirs?\b|séance|\bunités?\b|suspen|achèvement|progression|codes? de transfert|lien de (?:la )?réunion/iu.test(
        text,
      ),
    );
  expect(found).toEqual([]);
});
