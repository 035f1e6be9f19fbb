import { createElement, Fragment } from 'react';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** A run of Latin letters and numbers, with the signs inside it: 'UGC', '12 + 30 = 42', 'ae.gov.ma'. A sentence ends it. */
const latinRun =
  /([\p{Script=Latin}\d](?:(?:[^\p{Script=Arabic}\s()«»،؛؟]|(?<![.:!?]) (?=[\p{Script=Latin}\d+=*/–-]))*[\p{Script=Latin}\d%])?[?!]?)/gu;

/** A number stays on one line with what belongs to it: its currency, and the Arabic prefix that is written before it. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=MAD\b|درهم|دراهم)/gu, '$1\u00a0').replace(/\u0640 (?=\d)/gu, '\u0640\u00a0');

const isolate = (run: string) => <bdi dir="ltr">{run}</bdi>;

/** Words of a text; on an Arabic page Latin runs stand apart, so that they are read from left to right as a whole. */
export function IsolatedText({ text, locale }: { text: string; locale: Locale }) {
  const whole = unbroken(text);
  if (locale !== 'ar') return whole;
  // Split at a group, runs stand at the odd places.
  const parts = whole.split(latinRun).map((part, place) => (place % 2 === 1 ? isolate(part) : part));
  return createElement(Fragment, null, ...parts);
}
