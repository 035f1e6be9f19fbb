import { expect, test } from 'vitest';
import {
  accentContrast,
  contrastOf,
  deliveredLook,
  isColour,
  leastContrast,
  lookOf,
  primaryContrast,
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
