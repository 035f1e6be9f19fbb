/** POST /api/buy-now: somebody is about to buy a course; configured webhooks are notified. */
import { z } from 'zod';
import { optionalPhone } from '../../catalogue/applicants/application-forms.ts';
import { anyName, email } from '../../platform/people/person.ts';
import { defineCall } from '../../platform/api/call.ts';
import { ignored, locale } from '../../platform/api/fields.ts';
import { refuse } from '../../platform/api/failures.ts';

export const buyNow = defineCall({
  id: 'tellOfBuyNow',
  group: 'orders',
  method: 'POST',
  path: '/api/buy-now',
  summary: 'Say that somebody is about to buy a course',
  description:
    'Tells the receiver that the academy has configured, signed and tried again for a day; the answer does not wait for it, and is the same where none is configured. The fields may also stand inside `body`. A `webhookUrl` of the caller is never visited. Orders placed on the sales page cause the same message by themselves.',
  schema: z.object({
    course: z.string().max(200).meta({ description: 'Its name in either language, or its slug.' }),
    customerName: anyName,
    customerEmail: email,
    customerPhone: optionalPhone,
    timestamp: ignored(60).meta({ description: 'Ignored: the academy’s clock counts.' }),
    action: z.literal('buy-now').optional(),
    platform: ignored(100).meta({ description: 'Ignored.' }),
    locale,
  }),
  within: 'body',
  example: {
    course: 'E-Commerce Mastery – Virtual',
    customerName: 'Salma Alaoui',
    customerEmail: 'salma@example.com',
    customerPhone: '+212612345678',
    timestamp: '2026-11-21T10:00:00.000Z',
    action: 'buy-now',
    platform: 'web',
  },
  answers: [
    {
      status: 200,
      when: 'It was heard.',
      schema: z.object({ success: z.literal(true) }),
      example: { success: true },
    },
  ],
  refusals: ['bad-fields', 'course-not-found'],
  proof: 'none',
  async answer({ academy }, { value }) {
    const course = await academy.courseNamed(value.course);
    if (!course) return refuse('course-not-found');
    const result = await academy.tellOfBuyNow({
      courseSlug: course.slug,
      name: value.customerName,
      email: value.customerEmail,
      phone: value.customerPhone,
    });
    return result.ok ? { ok: true, status: 200, body: { success: true } } : refuse(result.reason);
  },
});
