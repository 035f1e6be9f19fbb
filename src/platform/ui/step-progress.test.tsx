import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepProgress } from './steps.tsx';

const barsOf = (step: number, steps: number): string[] => {
  const label = `${step} of ${steps}`;
  const html = renderToStaticMarkup(<StepProgress {...{ step, steps, percent: 100, label }} />);
  return [...html.matchAll(/data-bar="([\w-]+)"/g)].map(([, bar = '']) => bar);
};

test('there is a bar for each screen, full for those that are done and never for the current one', () => {
  expect(barsOf(1, 3)).toEqual(['half', 'to-come', 'to-come']);
  expect(barsOf(2, 3)).toEqual(['done', 'half', 'to-come']);
  expect(barsOf(3, 3)).toEqual(['done', 'done', 'half']);
});

test('screen readers get the step and its number, once, and no percentage', () => {
  const html = renderToStaticMarkup(
    <StepProgress step={3} steps={3} percent={100} label="3 of 3 · Confirm payment" />,
  );
  expect(html).toContain('aria-label="3 of 3 · Confirm payment"');
  expect(html).toContain('aria-valuetext="3/3"');
  expect(html).not.toContain('%');
  // The text appears once, so that a search finds one place.
  expect(html.match(/>3 of 3 · Confirm payment</g)).toHaveLength(1);
});
