import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { AccountOfRefund } from './account-of-refund.tsx';

const shown = (problems: Record<string, string>) =>
  load(
    renderToStaticMarkup(
      <AccountOfRefund
        ways={['bank-transfer', 'cash-agency']}
        words={words.ar.orderRefunds.account}
        buyer={{ name: 'Salma Alaoui', phone: '' }}
        wrong={{ typed: {}, problems }}
      />,
    ),
  )('[autofocus]');

test('the first field that is wrong has the focus, so that a refused form is not taken for one that did nothing', () => {
  expect(shown({ way: 'x' }).attr('name')).toBe('way');
  expect(shown({ rib: 'x', name: 'x' }).attr('name')).toBe('rib');
  expect(shown({}).length).toBe(0);
});
