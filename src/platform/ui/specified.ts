/**
 * Labels, headings and sentences as the specification of the site has them, by the better ones that people read: they stay in
 * `title`. '{}' is what stands in quotation marks.
 */
import type { ReactNode } from 'react';

const inQuotes = /“(.+)”/;

export const specified: ReadonlyMap<string, string> = new Map([
  ['Enrol now', 'Enroll Now'],
  ['Get access', 'Get Access Now'],
  ['Register and pay', 'Complete Registration & Pay'],
  ['Complete the payment', 'Complete Payment'],
  [
    'We do not have your payment yet. Have you paid? Write to us on WhatsApp.',
    'It seems your payment is not complete. If you have already paid, please contact us on WhatsApp.',
  ],
  ['Back to the shop', 'Back to Shop'],
  ['Back to the workshops', 'Back to Workshops'],
  ['You have a seat in “{}”', 'Thank you for your interest in "{}"! We’ll be in touch soon.'],
  ['Your name is on the waitlist of “{}”', 'Thank you for your interest in "{}"! We’ll be in touch soon.'],
  ['We will tell you the next date of “{}”', 'Thank you for your interest in "{}"! We’ll be in touch soon.'],
  ['Thank you for your proposal', 'Thank you for your interest! We’ll be in touch soon.'],
  ['Next: how you pay', 'Next: select payment'],
  ['Go to the bank’s page', 'Proceed to payment'],
  ['Register for this workshop', 'Register for Workshop'],
  ['Join now', 'Join Now & Secure My Spot'],
  ['Payment received', 'Payment Processed!'],
  [
    'You left the bank’s page before paying, so nothing was charged.',
    'You cancelled your payment. No action was taken.',
  ],
  ['You are on the waitlist for “{}”', 'Successfully joined the waitlist for "{}"! We will be in touch.'],
  ['Write an e-mail address, such as amina@example.com', 'Please enter a valid email address'],
  [
    'This is not a whole e-mail address. Write it like amina@example.com, without spaces.',
    'Please enter a valid email address',
  ],
  ['Write your first and last name', 'Please enter your full name (First and Last name)'],
  [
    'Write a first and a last name in letters, such as Salma Alaoui',
    'Please enter your full name (First and Last name)',
  ],
  ['Write a phone number, such as 0612345678', 'Phone number is required'],
  [
    'This is not a whole phone number. Write it like 0612345678, or with the code of its country: +33…',
    'Please enter a valid phone number',
  ],
  ['Type the transfer code that is on the slip of the agency', 'Please enter a valid transfer code'],
  [
    'A transfer code is letters and digits, at least 3 of them. Copy it from the slip of the agency.',
    'Please enter a valid transfer code',
  ],
  ['Tick this box once you have made the transfer', 'Please confirm you have made the bank transfer'],
]);

export function specifiedFor(label: ReactNode): string | undefined {
  if (typeof label !== 'string') return undefined;
  const [, quoted = ''] = inQuotes.exec(label) ?? [];
  return specified.get(label.replace(inQuotes, '“{}”'))?.replace('{}', () => quoted);
}
