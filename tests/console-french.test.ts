/** French typography in the staff console's words and numbers. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatTags, madOf } from '../console/src/locale.ts';
import { deliveries } from '../console/src/words/deliveries/fr.ts';
import { orders } from '../console/src/words/orders/fr.ts';

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
