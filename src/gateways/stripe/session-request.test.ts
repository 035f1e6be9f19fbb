import { describe, expect, it } from 'vitest';
import type { AttemptToBegin } from '../gateway.ts';
import { sessionKey, sessionRequest } from './stripe.ts';

const attempt: AttemptToBegin = {
  reference: 'MEM-482913-a1b2-00ff00ff00ff00ff00ff00ff00ff00ff',
  orderNumber: 'MEM-482913-a1b2',
  amountCentimes: 99_000,
  description: 'Selling online',
  customerName: 'Salma Alaoui',
  customerEmail: 'salma@example.com',
  customerPhone: '+212612345678',
  locale: 'en',
  begunAt: new Date('2026-06-01T10:00:00.900Z'),
  expiresAt: new Date('2026-06-01T12:00:00.900Z'),
  returnUrls: {
    success: 'https://academy.example/callbacks/stripe/return/success?reference=MEM-482913-a1b2-00ff',
    failure: 'https://academy.example/callbacks/stripe/return/failure?reference=MEM-482913-a1b2-00ff',
    cancel: 'https://academy.example/callbacks/stripe/return/cancel?reference=MEM-482913-a1b2-00ff',
  },
  notificationUrl: 'https://academy.example/callbacks/stripe',
};

describe('the request to Stripe', () => {
  it('has one line in dirhams for the attempt’s amount, its reference twice, and nothing else', () => {
    const metadata = { attemptReference: attempt.reference, orderId: 'MEM-482913-a1b2' };
    expect(sessionRequest(attempt)).toEqual({
      mode: 'payment',
      submit_type: 'pay',
      client_reference_id: attempt.reference,
      metadata,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'mad', unit_amount: 99_000, product_data: { name: 'Selling online' } },
        },
      ],
      payment_intent_data: { metadata, description: 'MEM-482913-a1b2' },
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      customer_email: 'salma@example.com',
      locale: 'en',
      expires_at: Date.parse('2026-06-01T12:00:00Z') / 1000,
      success_url: `${attempt.returnUrls.success}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: attempt.returnUrls.cancel,
    });
  });

  it('is the same at every call, so that the attempt can be the idempotency key', () => {
    expect(sessionRequest({ ...attempt })).toEqual(sessionRequest(attempt));
    expect(sessionKey(attempt.reference)).toBe(`checkout:${attempt.reference}`);
  });

  it('asks for a French page for Arabic readers, because Stripe has no Arabic', () => {
    expect(sessionRequest({ ...attempt, locale: 'ar' }).locale).toBe('fr');
  });

  it('keeps an Arabic name of the course, and shortens one that is too long for Stripe', () => {
    const nameOf = (description: string) =>
      sessionRequest({ ...attempt, description }).line_items?.[0]?.price_data?.product_data?.name;
    expect(nameOf('البيع على الإنترنت')).toBe('البيع على الإنترنت');
    expect(nameOf('two\n lines ')).toBe('two lines');
    expect(nameOf('a'.repeat(250))).toBe('a'.repeat(250));
    expect(nameOf('a'.repeat(251))).toBe(`${'a'.repeat(249)}…`);
    expect(nameOf(' ')).toBe('MEM-482913-a1b2');
  });

  it('leaves out an empty e-mail, and starts a query where the return address has none', () => {
    const returnUrls = { ...attempt.returnUrls, success: 'https://academy.example/back' };
    const asked = sessionRequest({ ...attempt, customerEmail: '', returnUrls });
    expect('customer_email' in asked).toBe(false);
    expect(asked.success_url).toBe('https://academy.example/back?session_id={CHECKOUT_SESSION_ID}');
  });
});
