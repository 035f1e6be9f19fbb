import { describe, expect, it } from 'vitest';
import { versionAfter } from '../../../console/src/catalogue/legal-version.tsx';
import { sampleRecords } from '../../../tests/support/sample-records.ts';
import { allVersions, compareVersions, type LegalText } from './legal.ts';
import { locales, type Locale } from '../../platform/i18n/locale.ts';
import { missingIn } from '../../admin/records/record-faults.ts';
import { present } from '../../../tests/support/sure.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const today = '2026-12-01';
const legal = new Map(sampleRecords.legal.map((one) => [one.slug, one]));
const faultsOf = (record: LegalText) =>
  missingIn('legal', record, { today, legal }).map(({ path, problem }) => `${path} ${problem}`);

/** The privacy policy with something changed in it. */
function privacy(change: (record: LegalText) => void): LegalText {
  const record = present(structuredClone(legal.get('privacy-policy')));
  change(record);
  return record;
}
const blockAt = (record: LegalText, locale: Locale, section: number, index: number) =>
  present(record.words[locale].sections[section]?.blocks[index]);
const next = (record: LegalText, version = '2.10', effectiveOn = today) =>
  Object.assign(record, { version, effectiveOn });

describe('a legal page', () => {
  it.each(sampleRecords.legal.map((one) => [one.slug, one] as const))(
    'may be published as it came: %s',
    (_, record) => expect(faultsOf(record)).toEqual([]),
  );

  it('is corrected under its number, words only', () => {
    expect(faultsOf(privacy(({ words }) => (words.en.lead = 'We ask for little.')))).toEqual([]);
    expect(faultsOf(privacy((record) => (record.effectiveOn = '2026-12-02')))).toEqual([
      'version needs-new-version',
    ]);
    const shorter = privacy((record) => {
      for (const locale of locales) blockAt(record, locale, 1, 1).points.pop();
      for (const locale of locales) record.words[locale].sections.pop();
    });
    expect(faultsOf(shorter)).toEqual(['version needs-new-version']);
    expect(faultsOf(next(shorter))).toEqual([]);
  });

  it('never goes back in its number, and holds from no day before its publishing', () => {
    expect(faultsOf(privacy((record) => next(record, '2.0')))).toEqual(['version version-too-low']);
    expect(faultsOf(privacy((record) => next(record, '2.10', '2026-11-30')))).toEqual([
      'effectiveOn effect-too-early',
    ]);
    expect(faultsOf(privacy((record) => next(record, '2.11', '2026-12-24')))).toEqual([]);
  });

  it.each([
    ['a name in braces', (text: string) => `${text} {email}`, 'unlike-english'],
    ['a link', (text: string) => `${text} [هنا](terms)`, 'unlike-english'],
  ])('has the same content in both languages: %s', (_, change, problem) => {
    const record = privacy((one) => {
      next(one);
      const block = blockAt(one, 'ar', 0, 0);
      block.text = change(block.text);
    });
    expect(faultsOf(record)).toEqual([`words.ar.sections.0 ${problem}`]);
  });

  it.each([
    ['{price}', 'unknown-name'],
    ['[here](home)', 'unknown-link'],
  ])('names nothing that the page does not know: %s', (words, problem) => {
    const record = privacy((one) => {
      next(one);
      for (const locale of locales) blockAt(one, locale, 0, 0).text += ` ${words}`;
    });
    expect(faultsOf(record)).toEqual(
      locales.map((locale) => `words.${locale}.sections.0.blocks.0 ${problem}`),
    );
  });

  it('names each case of the academy once', () => {
    const record = privacy((one) => {
      next(one);
      for (const locale of locales)
        for (const { blocks } of one.words[locale].sections)
          for (const block of blocks) block.points = block.points.filter(({ only }) => only !== 'mail');
    });
    expect(faultsOf(record)).toEqual(locales.map((locale) => `words.${locale}.sections cases-incomplete`));
  });

  it('is one of three', () => {
    expect(faultsOf(privacy((record) => (record.slug = 'imprint')))).toEqual(['slug bad-slug']);
  });
});

it('numbers are compared part by part', () => {
  expect(compareVersions('2.10', '2.9')).toBeGreaterThan(0);
  expect(compareVersions('10.0', '9.9')).toBeGreaterThan(0);
});

it('of earlier versions, those that are kept with their text are not listed twice, nor later ones', () => {
  const kept = [{ version: '3.0' }, { version: '2.0' }];
  const before = [{ version: '2.1' }, { version: '2.0' }, { version: '1.0' }];
  expect(allVersions(kept, before)).toEqual([...kept, { version: '1.0' }]);
  expect(allVersions([], before)).toEqual(before);
});

it('counts on from a version to a higher one that a page may have', () => {
  const parts = fc.tuple(fc.integer({ min: 0, max: 998 }), fc.integer({ min: 0, max: 99 }));
  forAll(tries(300), parts, ([major, minor]) => {
    const version = `${major}.${minor}`;
    const next = versionAfter(version);
    expect(next).toMatch(/^\d{1,3}\.\d{1,2}$/);
    expect(compareVersions(next, version)).toBeGreaterThan(0);
  });
});
