import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cohortWords } from '../../../catalogue/cohorts/cohort.words.ts';
import { OrderGroup } from './order-line.tsx';

const nothing = { chosen: undefined, startTick: null, refusal: null };
const group = { rows: [], choices: [], waitlist: '/courses/full/waitlist', ...nothing };
const shown = (problem: 'sold-out' | 'cohort-full' | null) =>
  renderToStaticMarkup(<OrderGroup group={{ ...group, problem }} action="/orders/x/method" />);

test('whoever is about to pay for a full course reads that it is full, and is led to its list and not to a payment', () => {
  const { title, text } = cohortWords.en.order['sold-out'];
  const html = shown('sold-out');
  for (const sentence of [title, text, cohortWords.en.order.waitlist, group.waitlist])
    expect(html).toContain(sentence);
  expect(html).not.toContain('<form');
  expect(shown('cohort-full')).toContain(cohortWords.en.order.noOther);
  expect(shown(null)).toBe('');
});
