import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specifiedFor } from '../src/platform/ui/specified.ts';
import { words } from '../src/words.ts';

/**
 * Error messages word for word, and every path that has them. Messages about another server's script or a table's codes are
 * left out: no reader of a page sees either.
 */
const catalogue: Record<string, readonly string[]> = {
  'Please enter a valid email address': ['api.fields.email-invalid', 'api.fields.email-required'],
  'Please enter your full name (First and Last name)': [
    'api.fields.full-name',
    'api.fields.full-name-required',
  ],
  'Phone number is required': ['api.fields.phone-required'],
  'Please enter a valid phone number': ['api.fields.phone-invalid'],
  'Please enter a valid transfer code': ['api.fields.transfer-code', 'api.fields.transfer-code-required'],
  'Please confirm you have made the bank transfer': ['api.fields.bank-transfer-unconfirmed'],
  'Failed to submit form. Please try again.': ['access.dialog.offline'],
  'Something went wrong. Please try again.': ['access.dialog.broken', 'access.dialog.refused'],
  'Product not found': ['product.missing.title', 'api.failures.product-not-found'],
  'Course not found': ['course.notFound.title', 'enrol.missing.title', 'api.failures.course-not-found'],
  'Workshop not found': ['workshops.notFound', 'api.failures.workshop-not-found'],
  'Link copied to clipboard!': ['common.linkCopied'],
  'Invalid response from payment gateway.': ['api.failures.gateway-answer-unreadable'],
  'Payment gateway connection failed': ['api.failures.gateway-unreachable'],
  'Payment gateway error': ['api.failures.gateway-refused'],
  'Payment failed': ['payment.failure.title', 'payment.success.declinedTitle'],
  'Failed to create checkout session': ['api.failures.session-not-made'],
  'Failed to create payment intent': ['api.failures.intent-not-made'],
  'An unknown error occurred': ['api.failures.unexpected'],
  'Thank you for your interest in "': [
    'workshopApplication.success.seat',
    'workshopApplication.success.waiting',
    'workshopApplication.success.next-session',
  ],
  "Thank you for your interest! We'll be in touch soon.": ['hostCourse.form.success'],
  'Successfully joined the waitlist for "': ['waitlist.success'],
  'Please complete your payment via WhatsApp. We will contact you shortly.': [
    'enrol.other.text',
    'order.statuses.Pending Other Payment Method.text',
  ],
  'Your transaction could not be completed. Please contact us at ': ['payment.failure.specified'],
  'You cancelled your payment. No action was taken.': ['payment.cancel.text'],
};

/** The sentence at a path; one with values is given with its placeholders. */
function sentenceAt(tree: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], tree);
  const sentence: unknown = typeof found === 'function' ? found('…', '…', '…') : found;
  return typeof sentence === 'string' ? sentence : '';
}

const straight = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/** All sources that could show a sentence: neither words nor tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[./]words\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const entries = Object.entries(catalogue);

describe('the catalogue of what may go wrong', () => {
  test.each(entries)('%j is where it should be', (sentence, paths) => {
    for (const path of paths) {
      const shown = sentenceAt(words.en, path);
      // What people read may be said better: then the sentence stands in its title.
      expect(straight(`${shown} ${specifiedFor(shown) ?? ''}`), path).toContain(sentence);
    }
  });

  test('each has its Arabic, which holds not a word of English', () => {
    for (const path of entries.flatMap(([, paths]) => paths)) {
      const sentence = sentenceAt(words.ar, path).replace(/\{\w+\}/g, '');
      expect(sentence, path).toMatch(/[\u0621-\u064A]{2}/);
      expect(sentence, path).not.toMatch(/[A-Za-z]{3}/);
    }
  });

  test('each is used by a page, an e-mail or a call: none is unused', () => {
    const sources = sourcesIn('src').join('\n');
    for (const path of entries.flatMap(([, paths]) => paths)) {
      const name =
        path.split('.').at(-1) === 'title' || path.endsWith('.text')
          ? path.split('.').at(-2)
          : path.split('.').at(-1);
      expect(sources, path).toContain(name);
    }
  });
});
