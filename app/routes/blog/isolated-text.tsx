import { createElement, Fragment } from 'react';
import type { Locale } from '../../../domain/people/locale.ts';

/** A run of Latin letters and numbers, with the signs inside it: 'UGC', '12 + 30 = 42', 'ae.gov.ma'. A sentence ends it. */
const latinRun =
  /([\p{Script=Latin}\d](?:(?:[^\p{Script=Arabic}\s()«»،؛؟]|(?<![.:!?]) (?=[\p{Script=Latin}\d+=*/–-]))*[\p{Script=Latin}\d%])?)/gu;

const isolate = (run: string) => <bdi dir="ltr">{run}</bdi>;

/** Words of a text; on an Arabic page Latin runs stand apart, so that they are read from left to right as a whole. */
export function IsolatedText({ text, locale }: { text: string; locale: Locale }) {
  if (locale !== 'ar') return text;
  // Split at a group, runs stand at the odd places.
  const parts = text.split(latinRun).map((part, place) => (place % 2 === 1 ? isolate(part) : part));
  return createElement(Fragment, null, ...parts);
}
