import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import type { AtOnce } from '../../instalments/pages/plan-page.ts';
import { PayPlan } from './pay-plan.tsx';

const inParts = {
  depositCentimes: 32_000,
  title: 'In 3 instalments',
  line: '320 MAD now, then 2 × 240 MAD.',
  rows: [{ when: 'Now', amount: '320 MAD' }],
  totalCentimes: 80_000,
  terms: '',
};

for (const locale of locales) {
  const { choice } = words[locale].instalments;
  const shown = (atOnce: AtOnce) =>
    renderToStaticMarkup(
      <PayPlan
        inParts={inParts}
        atOnce={atOnce}
        chosen={null}
        problem={null}
        words={choice}
        locale={locale}
      />,
    );

  test(`${locale}: the parts are compared with today’s price of paying at once`, () => {
    expect(shown({ centimes: 80_000, byCode: false })).toContain(choice.same);
    expect(shown({ centimes: 70_000, byCode: false })).toContain(choice.dearer(formatMad(10_000, locale)));
    expect(shown({ centimes: 90_000, byCode: false })).not.toContain('text-xs text-ink-soft">Together');
  });

  test(`${locale}: with a code that lowers the price, the parts are shown to be dearer, and why`, () => {
    const page = shown({ centimes: 60_000, byCode: true });
    expect(page).toContain(choice.dearerByCode(formatMad(20_000, locale)));
    expect(page).not.toContain(choice.same);
  });
}
