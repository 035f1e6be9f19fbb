/**
 * What search engines ask of each kind of structured data, written from their documentation
 * (developers.google.com/search/docs/appearance/structured-data): required properties, and recommended ones we always know.
 */
import { locales } from '../../src/platform/i18n/locale.ts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const price = z.union([z.string().regex(/^\d+(\.\d{2})?$/), z.number().nonnegative()]);
const schemaWord = z.string().startsWith('https://schema.org/');

const named = z.object({ '@type': text, name: text });
const person = z.object({ '@type': z.literal('Person'), name: text });
const organization = z.object({
  '@type': z.enum(['Organization', 'EducationalOrganization']),
  name: text,
  url,
});

const offer = z.object({
  '@type': z.literal('Offer'),
  price,
  priceCurrency: z.literal('MAD'),
  availability: schemaWord.optional(),
  url: url.optional(),
  priceValidUntil: moment.optional(),
});

const one = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1)]);

const workload = z.string().regex(/^P(\d+[YMWD])*(T(\d+[HMS])+)?$/);
const schedule = z.object({
  '@type': z.literal('Schedule'),
  repeatFrequency: text,
  repeatCount: z.number().int().positive(),
});

const courseInstance = z
  .object({
    '@type': z.literal('CourseInstance'),
    courseMode: z.enum(['Online', 'Onsite', 'Blended', 'online', 'onsite', 'blended']),
    courseWorkload: workload.optional(),
    courseSchedule: schedule.optional(),
    startDate: day.optional(),
    endDate: day.optional(),
    instructor: one(person).optional(),
  })
  .refine((it) => it.endDate === undefined || (it.startDate ?? '') <= it.endDate, 'ends before it starts');

const course = z.object({
  '@type': z.literal('Course'),
  name: text,
  description: text.max(500),
  url,
  provider: organization,
  offers: one(
    offer.extend({ category: z.enum(['Free', 'Paid', 'Partially Free', 'Subscription']) }),
  ).optional(),
  hasCourseInstance: one(courseInstance).optional(),
});

const place = z.object({
  '@type': z.literal('Place'),
  name: text,
  address: z.union([text, named, z.object({})]),
});
const virtualPlace = z.object({ '@type': z.literal('VirtualLocation'), url });

const event = z.object({
  '@type': z.string().regex(/Event$/),
  name: text,
  startDate: moment,
  endDate: moment.optional(),
  eventStatus: schemaWord,
  eventAttendanceMode: schemaWord,
  location: one(z.union([virtualPlace, place])),
  description: text,
  image: one(url),
  organizer: organization,
  performer: one(named).optional(),
  // What a seat costs is settled when it is confirmed: the offer says only whether there is one.
  offers: one(offer.partial({ price: true, priceCurrency: true }).extend({ url })).optional(),
});

const product = z.object({
  '@type': z.literal('Product'),
  name: text,
  description: text,
  image: one(url),
  offers: offer,
});

const article = z.object({
  '@type': z.enum(['BlogPosting', 'Article']),
  headline: text,
  description: text.optional(),
  image: one(url),
  datePublished: moment,
  dateModified: moment.optional(),
  author: one(named),
  publisher: z.object({ '@type': text, name: text }),
  inLanguage: z.enum(locales),
});

const academy = organization.extend({
  logo: url,
  sameAs: z.array(url).min(1),
  email: z.email(),
  telephone: text,
});

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.number().int(), name: text, item: url }))
    .min(2)
    .refine((all) => all.every(({ position }, index) => position === index + 1), 'positions are 1, 2, 3 …'),
});

const questions = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const job = z.object({
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  datePosted: day,
  validThrough: moment.optional(),
  hiringOrganization: organization,
  jobLocation: one(z.object({ '@type': z.literal('Place'), address: named.partial({ name: true }) })),
});

const film = z.object({
  '@type': z.literal('VideoObject'),
  name: text,
  description: text,
  thumbnailUrl: one(url),
  uploadDate: moment,
});

const service = z.object({
  '@type': z.literal('Service'),
  name: text,
  provider: organization,
  offers: one(offer),
});

const list = z.object({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(z.object({ '@type': z.literal('ListItem'), position: z.number().int() })).min(1),
});

/** By '@type'. A new kind of structured data needs a line here, so that its requirements have been read. */
export const schemas: Record<string, z.ZodType> = {
  Article: article,
  BlogPosting: article,
  BreadcrumbList: breadcrumbs,
  Course: course,
  EducationalOrganization: academy,
  Event: event,
  EducationEvent: event,
  FAQPage: questions,
  ItemList: list,
  JobPosting: job,
  Organization: academy,
  Product: product,
  Service: service,
  VideoObject: film,
};

export type StructuredData = Record<string, unknown> & { '@type': string };

/** The blocks of a page, parsed. Throws on invalid JSON. */
export const structuredDataIn = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );

/** Every single value in it, with the path to it. */
export function* valuesIn(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (value === null || typeof value !== 'object') yield [path, value];
  else for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${path}/${name}`);
}
