/**
 * Labels, headings and sentences as the specification of the site has them, by the better ones that people read: they stay in
 * `title`. '{}' is what stands in quotation marks.
 */
import type { ReactNode } from 'react';

const inQuotes = /“(.+)”/;

export const specified: ReadonlyMap<string, string> = new Map([
  ['Enrol now', 'Enroll Now'],
  ['Get access', 'Get Access Now'],
  ['Register for this workshop', 'Register for Workshop'],
  ['Join now', 'Join Now & Secure My Spot'],
  ['Payment received', 'Payment Processed!'],
  [
    'You left the bank’s page before paying, so nothing was charged.',
    'You cancelled your payment. No action was taken.',
  ],
  ['You are on the waitlist for “{}”', 'Successfully joined the waitlist for "{}"! We will be in touch.'],
]);

export function specifiedFor(label: ReactNode): string | undefined {
  if (typeof label !== 'string') return undefined;
  const [, quoted = ''] = inQuotes.exec(label) ?? [];
  return specified.get(label.replace(inQuotes, '“{}”'))?.replace('{}', () => quoted);
}
