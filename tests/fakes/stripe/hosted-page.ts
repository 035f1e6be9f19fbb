/** The pages of the fake: where a buyer pays, and where a tester sets how it behaves. */
import { apiModes, presses, type ApiMode, type Press } from './presses.ts';
import type { BookedSession } from './stripe-books.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const shell = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,"><style>
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f8fa;color:#1a1f36}
main{max-width:30rem;margin:0 auto;padding:1.5rem}
.amount{font-size:2rem;font-weight:700;margin:.25rem 0 1rem}
.note{background:#fff4d6;border:1px solid #b58100;padding:.75rem 1rem;border-radius:.5rem}
form{display:grid;gap:.5rem;margin:1rem 0}
button{font:inherit;padding:.75rem 1rem;border-radius:.5rem;border:1px solid #5b6472;background:#fff;color:#1a1f36;text-align:start}
button.first{background:#1a1f36;color:#fff;border-color:#1a1f36;text-align:center;font-weight:600}
a{color:#0b4fb3}h1{font-size:1.1rem}h2{font-size:1rem;margin-top:2rem}
</style></head><body><main>${body}</main></body></html>`;

const words = {
  en: {
    title: 'Stand-in for Stripe',
    note: 'No money moves here.',
    declined: 'Your card was declined. Try another card.',
    back: 'Back to the shop',
    over: 'This page is no longer active.',
    others: 'Other things that can happen',
  },
  fr: {
    title: 'Doublure de Stripe',
    note: 'Aucun argent ne circule ici.',
    declined: 'Votre carte a été refusée. Essayez une autre carte.',
    back: 'Retour à la boutique',
    over: 'Cette page n’est plus active.',
    others: 'Ce qui peut encore arriver',
  },
};

const labels: Record<Press, string> = {
  pay: 'Pay',
  decline: 'Decline the card',
  expire: 'Let the page expire',
  'pay-late': 'Pay, tell the shop three seconds later',
  'pay-silently': 'Pay, and never tell the shop',
  'pay-five-times': 'Pay, tell the shop five times',
  'pay-out-of-order': 'Pay by a slow method, tell its events in reverse order',
  'pay-wrong-amount': 'Take another amount',
  'pay-forged': 'Pay nothing, and tell a forged payment',
};

export function sessionPage(session: BookedSession, item: string, declined: boolean): string {
  const lang = session.locale === 'fr' ? 'fr' : 'en';
  const t = words[lang];
  const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`;
  const back = session.cancel_url ? `<p><a href="${escape(session.cancel_url)}">${t.back}</a></p>` : '';
  const button = (press: Press, first = false) =>
    `<button${first ? ' class="first"' : ''} name="press" value="${press}">${labels[press]}</button>`;
  const forms =
    session.status === 'open'
      ? `<form method="post" lang="en">${button('pay', true)}</form>
<h2>${t.others}</h2><form method="post" lang="en">${presses
          .filter((one) => one !== 'pay')
          .map((one) => button(one))
          .join('')}</form>`
      : `<p role="status"><strong>${t.over}</strong></p>`;
  return shell(
    lang,
    t.title,
    `<h1>${t.title}</h1><p class="note">${t.note}</p>${declined ? `<p role="alert"><strong>${t.declined}</strong></p>` : ''}
<p dir="auto">${escape(item)}</p><p class="amount">${amount}</p><p>${escape(session.customer_email ?? '')}</p>${forms}${back}`,
  );
}

export function controlPage(mode: ApiMode, sessions: readonly BookedSession[]): string {
  const rows = sessions
    .slice(0, 30)
    .map(
      ({ id, status, payment_status: paid, amount_total: amount }) =>
        `<li>${escape(id)}: ${status}, ${paid}, ${(amount / 100).toFixed(2)}${status === 'open' ? ` <a href="/c/pay/${id}">open</a>` : ''}</li>`,
    )
    .join('');
  const buttons = apiModes.map(
    (one) => `<button name="mode" value="${one}"${one === mode ? ' class="first"' : ''}>${one}</button>`,
  );
  return shell(
    'en',
    'Stand-in for Stripe',
    `<h1>Stand-in for Stripe</h1><p>How it answers the shop's questions now: <strong>${mode}</strong></p>
<form method="post" action="/mode">${buttons.join('')}</form><h2>Sessions</h2><ul>${rows}</ul>`,
  );
}
