import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  accentContrast,
  contrastOf,
  darkGround,
  deliveredLook,
  isColour,
  leastContrast,
  lookOf,
  primaryContrast,
  sand,
  stylesOf,
} from './look.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  forAll(colour, colour, (one, other) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrastOf(other, one), 9);
    expect(contrastOf(one, one)).toBe(1);
  });
});

test('the delivered colours can be read, and change no style', () => {
  expect(primaryContrast(deliveredLook.primary)).toBeGreaterThan(leastContrast);
  expect(accentContrast(deliveredLook.accent)).toBeGreaterThan(leastContrast);
  expect(stylesOf(lookOf({}))).toBe('');
});

test('whatever two colours are chosen, styles are declarations of colours and nothing else', () => {
  forAll(colour, colour, (primary, accent) => {
    const styles = stylesOf(lookOf({ primaryColour: primary, accentColour: accent }));
    const left = styles.replace(/\{(?:--color-[a-z-]+:#[0-9a-f]{6};?)+\}/g, '{}');
    expect(left).toMatch(
      /^(?::root\{\}@media screen\{:root\[data-theme=dark\]\{\}@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{\}\}\})?$/,
    );
  });
});

test('the words on the pale accent can be read in the light and in the dark, whatever the accent', () => {
  forAll(colour, (accent) => {
    fc.pre(accent !== deliveredLook.accent);
    const styles = stylesOf(lookOf({ accentColour: accent }));
    for (const part of styles.match(/\{--[^}]+/g) ?? []) {
      const [pale = '', ink = ''] = ['pale', 'ink'].map(
        (name) => new RegExp(`--color-saffron-${name}:(#[0-9a-f]{6})`).exec(part)?.[1],
      );
      expect([isColour(pale), isColour(ink)]).toEqual([true, true]);
      expect(contrastOf(pale, ink)).toBeGreaterThanOrEqual(leastContrast);
    }
  });
});

const sheet = readFileSync(new URL('../../app.css', import.meta.url), 'utf8');
/** The colours that the stylesheet declares between two marks, by name. */
const coloursAfter = (begin: string, end: string): Record<string, string> => {
  const from = sheet.indexOf(begin);
  const part = sheet.slice(from, sheet.indexOf(end, from));
  return Object.fromEntries(
    [...part.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};
const light = coloursAfter('@theme', '--font-sans');
const dark = { ...light, ...coloursAfter('@variant dark', '}') };
const onColour = coloursAfter('.on-colour {', '}');

/** What is written on which grounds. */
const written: [texts: string, grounds: string][] = [
  ['ink ink-soft link', 'sand sand-deep paper majorelle-pale saffron-pale mint-pale error-pale'],
  ['mint-ink', 'sand sand-deep paper mint-pale'],
  ['clay-ink', 'sand sand-deep paper'],
  ['saffron-ink', 'sand paper saffron-pale'],
  ['error', 'sand paper error-pale'],
  ['white', 'action action-edge majorelle majorelle-deep mint-deep clay-deep night pitch'],
  ['cream mist saffron', 'pitch night'],
  ['pitch', 'saffron saffron-light lilac blush mint-light mist cream white'],
];
/** Edges of fields and of focus. */
const drawn: [edges: string, grounds: string][] = [
  ['edge link', 'sand sand-deep paper'],
  ['saffron', 'pitch majorelle'],
];

const tooFaint = (colours: Record<string, string>, pairs: [string, string][], least: number): string[] =>
  pairs.flatMap(([ones, others]) =>
    ones.split(' ').flatMap((one) =>
      others
        .split(' ')
        .filter((other) => !(contrastOf(colours[one] ?? '', colours[other] ?? '') >= least))
        .map((other) => `${one} on ${other}`),
    ),
  );

test('what is written can be read, and edges are seen, in the light and in the dark', () => {
  for (const colours of [light, dark])
    expect([...tooFaint(colours, written, leastContrast), ...tooFaint(colours, drawn, 3)]).toEqual([]);
  expect([light['sand'], dark['sand']]).toEqual([sand, darkGround]);
});

test('what stands on a coloured ground has the colours of the light there', () => {
  const named = (value = ''): string => light[/--color-([\w-]+)/.exec(value)?.[1] ?? ''] ?? value;
  for (const [name, value] of Object.entries(onColour))
    expect([name, named(value)]).toEqual([name, light[name]]);
  const turned = Object.keys(dark).filter((name) => dark[name] !== light[name] && !name.startsWith('action'));
  expect(turned.filter((name) => !(name in onColour))).toEqual([]);
});
