import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cohortWords } from '../../../catalogue/courses/cohort.words.ts';
import { OrderGroup } from './order-line.tsx';

const nothing = { full: null, chosen: undefined, startTick: null, refusal: null };
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

test('whoever has told of a payment for a full group reads that it is looked for all the same, and is sent to no list', () => {
  const { title } = cohortWords.en.order['cohort-full'];
  const html = renderToStaticMarkup(
    <OrderGroup group={{ ...group, problem: null, full: 'cohort-full' }} action="/orders/x" />,
  );
  for (const sentence of [title, cohortWords.en.order.claimed.wait]) expect(html).toContain(sentence);
  expect(html).not.toContain(group.waitlist);
});
