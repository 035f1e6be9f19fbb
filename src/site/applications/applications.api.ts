/** Public calls of applications: somebody proposes a course, or wants a product of the shop. */
import { locales } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { accessForm, hostForm } from '../../catalogue/applicants/application-forms.ts';
import { addressOf } from '../../platform/api/caller.ts';
import { defineCall } from '../../platform/api/call.ts';
import { refuse, sheet, succeeded, success } from '../../platform/api/failures.ts';
import { locale, sameName } from '../../platform/api/fields.ts';

const name = z.string().max(200).optional();

export const accessRequest = defineCall({
  id: 'requestAccess',
  group: 'applications',
  method: 'POST',
  path: '/api/applications/access-request',
  summary: 'Ask for a product of the shop',
  description:
    'A free product is delivered by a link in an e-mail; for a paid one the interest is recorded. The product is named by `Product`, else by `Tool`: its name in either language, or its slug.',
  schema: z.object({
    Email: accessForm.shape.email,
    Tool: name,
    Product: name,
    Status: z.literal('Interested').optional(),
    locale,
  }),
  example: {
    Email: 'amina@example.com',
    Tool: 'Finance Tracker',
    Product: 'finance-tracker',
    Status: 'Interested',
  },
  answers: [success({ delivery: z.enum(['link', 'interest']) }, { delivery: 'link' })],
  refusals: ['bad-fields', 'product-not-found', 'many-forms'],
  proof: 'none',
  async answer({ academy }, { value: { Email: email, Tool, Product }, request, locale: language }) {
    const products = await academy.products();
    const named = (typed: string | undefined) =>
      typed
        ? products.find(({ slug, words }) =>
            [slug, ...locales.map((one) => words[one].name)].some((known) => sameName(known, typed)),
          )
        : undefined;
    const meant = named(Product) ?? named(Tool);
    if (!meant) return refuse('product-not-found');
    const asked = await academy.requestAccess({
      productSlug: meant.slug,
      locale: language,
      email,
      address: addressOf(request),
    });
    return asked.ok ? succeeded({ delivery: asked.delivery }) : refuse(asked.reason);
  },
});

export const hostApplication = defineCall({
  id: 'proposeCourse',
  group: 'applications',
  method: 'POST',
  path: '/api/applications/host-course',
  summary: 'Propose a course',
  description:
    'Stores the proposal and writes to whoever made it. The same words sent again within the hour are the same proposal.',
  schema: hostForm.extend({ sheet: sheet('HostYourCourse'), locale }),
  example: {
    sheet: 'HostYourCourse',
    name: 'Imane Berrada',
    email: 'imane@example.com',
    phone: '+212661234567',
    courseTopic: 'Caftan design from the first sketch',
    experience: 'Eight years in a workshop in Fès.',
  },
  answers: [success()],
  refusals: ['bad-fields', 'many-forms'],
  proof: 'none',
  async answer({ academy }, { value, request, locale: language }) {
    const { name, email, phone, courseTopic, experience } = value;
    const proposed = await academy.proposeCourse({
      locale: language,
      name,
      email,
      phone,
      courseTopic,
      experience,
      address: addressOf(request),
    });
    return proposed.ok ? succeeded() : refuse(proposed.reason);
  },
});
