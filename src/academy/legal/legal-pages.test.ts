import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realms } from '../accounts/realms.service.ts';
import { legalCases } from './legal.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { LegalPage } from '../../../content/shape.ts';
import { ar as cookiesAr } from './cookie-policy.words.ar.ts';
import { listChangedOn } from './cookie-policy.versions.ts';
import { en as cookiesEn } from './cookie-policy.words.en.ts';
import { ar as privacyAr } from './privacy-policy.words.ar.ts';
import { en as privacyEn } from './privacy-policy.words.en.ts';
import { ar as termsAr } from './terms-and-conditions.words.ar.ts';
import { en as termsEn } from './terms-and-conditions.words.en.ts';

/** Sections, the kinds of their blocks and how many points each has: what must be alike in both languages. */
const outlineOf = (page: Pick<LegalPage, 'sections'>) =>
  page.sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => ('points' in block ? `${block.points.length} points` : Object.keys(block)[0])),
  ]);

const placeholdersOf = (page: object) =>
  [...JSON.stringify(page).matchAll(/\{\w+\}|\]\(\w+\)/g)].map(([mark]) => mark).sort();

describe.each([
  ['privacy policy', privacyEn, privacyAr],
  ['terms and conditions', termsEn, termsAr],
  ['cookie policy', cookiesEn, cookiesAr],
] as const)('the %s', (_name, en, ar) => {
  test('has the same content in both languages: section by section, point by point, with the same numbers and links', () => {
    expect(outlineOf(ar)).toEqual(outlineOf(en));
    expect(placeholdersOf(ar.sections)).toEqual(placeholdersOf(en.sections));
  });

  test('has versions from the newest to the oldest, each on a date of its own', () => {
    const dates = en.versions.map(({ effectiveOn }) => effectiveOn);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(dates.length).toBeGreaterThan(0);
  });

  test('numbers its versions, each higher than the one before it', () => {
    const numbers = en.versions.map(({ version }) => {
      expect(version).toMatch(/^\d+\.\d{1,2}$/);
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return major * 100 + minor;
    });
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
  });

  test('shows a text that is in force: a page has one text, that of its newest version', () => {
    const newest = en.versions[0]?.effectiveOn ?? '';
    expect(newest <= dateInMorocco(new Date())).toBe(true);
  });
});

test('a point that depends on how the academy is set up names a case there is', () => {
  const cases = [privacyEn, privacyAr].map(({ sections }) =>
    sections
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('points' in block ? block.points : [])))
      .flatMap((point) => (typeof point === 'string' ? [] : point.only)),
  );
  expect(cases[0]).toEqual(cases[1]);
  expect(cases[0]?.toSorted()).toEqual([...legalCases].sort());
});

test('the cookie policy is in force since June 17, 2025', () => {
  expect(cookiesEn.versions.at(-1)?.effectiveOn).toBe('2025-06-17');
});

/** A hash of a text: another text has another one. */
const markOf = (...texts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
const textOf = ({ title, lead, sections }: LegalPage) => ({ title, lead, sections });

/**
 * Whoever changes a text that people agreed to gives it another version, and the list of cookies another day, in its
 * versions.ts, and then its new hash here. Only a typo is corrected under the same version.
 */
test('no text changes under its version, and no list of cookies under its day', () => {
  expect({
    privacy: [privacyEn.versions[0]?.version, markOf(textOf(privacyEn), textOf(privacyAr))],
    terms: [termsEn.versions[0]?.version, markOf(textOf(termsEn), textOf(termsAr))],
    cookies: [cookiesEn.versions[0]?.version, markOf(textOf(cookiesEn), textOf(cookiesAr))],
    listOfCookies: [listChangedOn, markOf(cookiesEn.cookies, cookiesAr.cookies)],
  }).toEqual({
    privacy: ['2.9', '4c5249656b16'],
    terms: ['2.7', 'dbe77bf01337'],
    cookies: ['1.5', '26cf457a5bba'],
    listOfCookies: ['2026-11-30', '3deccc03d6b0'],
  });
});

test('the list of cookies changed on no day that is still to come', () => {
  expect(listChangedOn <= dateInMorocco(new Date())).toBe(true);
});

test('the cookie policy names what the code keeps in a browser', () => {
  const sourceOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const found = [
    /const name = '(\w+)'/.exec(sourceOf('src/academy/accounts/order-cookie.ts'))?.[1],
    /`(\w+)=\$\{answer\}/.exec(sourceOf('src/platform/http/consent-cookie.ts'))?.[1],
    /`(\w+)=\$\{kept/.exec(sourceOf('src/academy/frame/source.ts'))?.[1],
    /`(\w+)=\$\{theme/.exec(sourceOf('src/academy/settings/look.ts'))?.[1],
    `${realms.member.cookiePrefix}.session_token`,
    realms.member.mark.name,
    /`(\w+)=\$\{way\}/.exec(sourceOf('src/learning/classroom/pages/film-view.ts'))?.[1],
    `${realms.staff.cookiePrefix}.session_token`,
    realms.staff.mark.name,
  ];
  expect(cookiesEn.cookies.map(({ name }) => name)).toEqual(found);
  expect(cookiesAr.cookies.map(({ name }) => name)).toEqual(found);
});
