import { locales } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { workshopForm } from '../applicants/application-forms.ts';
import { addressOf } from '../../platform/api/caller.ts';
import { defineCall } from '../../platform/api/call.ts';
import { locale, sameName } from '../../platform/api/fields.ts';
import { refuse, sheet, succeeded, success } from '../../platform/api/failures.ts';

const place = z.enum(['seat', 'waiting', 'next-session']).meta({
  description:
    '‘seat’: they have one; ‘waiting’: it is full and they are on the waiting list; ‘next-session’: its day has passed and they wait for the next.',
});

export const workshopApplication = defineCall({
  id: 'applyToWorkshop',
  group: 'applications',
  method: 'POST',
  path: '/api/applications/workshop',
  summary: 'Apply to a workshop',
  description:
    'Takes a seat while there is one, else a turn in the queue. A mailbox keeps its place, however it is spelt.',
  schema: workshopForm.extend({
    sheet: sheet('WorkshopApplications'),
    workshopTitle: z.string().max(200).meta({ description: 'Its title in either language, or its slug.' }),
    locale,
  }),
  example: {
    sheet: 'WorkshopApplications',
    workshopTitle: 'AI Product Photography',
    name: 'Yasmine Chraibi',
    email: 'yasmine@example.com',
    phone: '',
  },
  answers: [success({ place }, { place: 'seat' })],
  refusals: ['bad-fields', 'workshop-not-found', 'many-forms'],
  proof: 'none',
  async answer({ academy }, { value, request, locale: language }) {
    const { name, email, phone } = value;
    const meant = (await academy.workshops()).find(({ workshop: { slug, words } }) =>
      [slug, ...locales.map((one) => words[one].title)].some((known) => sameName(known, value.workshopTitle)),
    );
    if (!meant) return refuse('workshop-not-found');
    const { slug: workshopSlug } = meant.workshop;
    const applied = await academy.applyToWorkshop({
      workshopSlug,
      locale: language,
      name,
      email,
      phone,
      address: addressOf(request),
    });
    return applied.ok ? succeeded({ place: applied.place }) : refuse(applied.reason);
  },
});
