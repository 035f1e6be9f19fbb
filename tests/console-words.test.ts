/** The words of the staff console: the same lines in its three languages, and none that is unused. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Area = Record<string, unknown>;
const modules = import.meta.glob<Record<string, Area>>('../console/src/words/*/{en,fr,ar}.ts', {
  eager: true,
});

/** 'orders' → en, fr, ar. */
const areas: Record<string, Record<string, Area>> = {};
for (const [file, module] of Object.entries(modules)) {
  const [, language = ''] = /(\w+)\.ts$/.exec(file) ?? [];
  for (const [area, words] of Object.entries(module)) (areas[area] ??= {})[language] = words;
}
// The library's, not ours.
delete areas['reactAdmin'];

const isGroup = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of every line: 'signIn.title'. */
const linesOf = (words: Area, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    isGroup(value) ? linesOf(value, `${before}${key}.`) : [`${before}${key}`],
  );

describe.each(Object.entries(areas))('the words of %s', (_area, { en = {}, fr = {}, ar = {} }) => {
  it('have the same lines in French and Arabic as in English', () => {
    const lines = linesOf(en).sort();
    expect(lines.length).toBeGreaterThan(0);
    expect(linesOf(fr).sort()).toEqual(lines);
    expect(linesOf(ar).sort()).toEqual(lines);
  });

  it('have no line of Arabic in Latin letters only, and no empty one', () => {
    const texts = (words: Area): string[] =>
      Object.values(words).flatMap((value) => {
        if (isGroup(value)) return texts(value);
        return typeof value === 'string' ? [value] : [];
      });
    expect([en, fr, ar].flatMap(texts).filter((text) => text.trim() === '')).toEqual([]);
    // Names of firms, of files and of fields are the same in every language.
    // So is that of a language.
    const names = /^Français$|^\u2068?[\p{Lu}\d][\w./+ -]*\u2069?$|^[a-z]+:?$/u;
    expect(
      texts(ar).filter(
        (text) => /\p{sc=Latin}/u.test(text) && !/\p{sc=Arabic}/u.test(text) && !names.test(text),
      ),
    ).toEqual([]);
  });
});

describe.each(['en', 'fr', 'ar'] as const)('Ctrl K in %s', (language) => {
  const words = (area: string) => areas[area]?.[language] as Record<string, Record<string, string>>;
  const ofPage = (page: string) =>
    `${words('nav')['pages']?.[page]} ${words('palette')['also']?.[page] ?? words('palette')['alsoAction']?.[page]}`
      .toLowerCase()
      .split(/[\s,’'-]+/);
  const own = {
    en: {
      coupons: 'coupon',
      refunds: 'refund',
      claims: 'transfer',
      bank: 'bank',
      look: 'logo',
      learners: 'tag',
    },
    fr: {
      coupons: 'coupon',
      refunds: 'remboursement',
      claims: 'virement',
      bank: 'banque',
      look: 'logo',
      learners: 'étiquette',
    },
    ar: { coupons: 'كوبون', refunds: 'استرجاع', claims: 'تحويل', bank: 'بنك', look: 'شعار', learners: 'وسم' },
  };
  const asked = ['en', language].flatMap((one) => Object.entries(own[one as 'en']));
  /** What is found by whoever may neither refund nor see the settings. */
  const ofSupport = [
    ['unpaid', 'rib'],
    ['refundDue', 'refund'],
  ];
  it.each([...asked, ['bank', 'rib'], ...ofSupport])('finds the page %s by “%s”', (page, typed) => {
    expect(ofPage(page).some((word) => word.startsWith(typed))).toBe(true);
  });
});

/** Codes of the API are used as keys: they are named where they are made. */
const makers = ['console/src', 'src'];
const scenes = globSync('src/platform/ui/art/scenes/*.svg').map((file) => path.basename(file, '.svg'));

it('names every drawn scene', () => {
  expect(Object.keys(areas['pictures']?.['en']?.['scenes'] ?? {})).toEqual(scenes.toSorted());
});

it('has no line that no code names', () => {
  const code = makers
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\/words\/|words\.(en|ar)\.ts$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .concat(scenes)
    .join('\n');
  const named = new Set(code.match(/[\p{L}\p{N}_-]+/gu));
  /** Keys that the code composes: `report-${decision}`. */
  const composed = [...code.matchAll(/[`]([\w-]{3,})\$\{[^`{}]+\}[`]/g)].map(([, before = '']) => before);
  const isNamed = (key: string): boolean =>
    composed.some((before) => key.startsWith(before)) ||
    (key.match(/[\p{L}\p{N}_-]+/gu) ?? []).every((part) => named.has(part));
  const dead = Object.entries(areas).flatMap(([area, { en = {} }]) =>
    linesOf(en)
      .filter((line) => !line.split('.').every(isNamed))
      .map((line) => `${area}.${line}`),
  );
  expect(dead).toEqual([]);
});
