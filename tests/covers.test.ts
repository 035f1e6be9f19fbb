/** The text alternative of a cover: on the page that it belongs to, what it shows. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  consultationServices,
  contentVersion,
  courses,
  posts,
  workshops,
} from '../src/academy/content/catalogue.table.ts';
import { pictureName } from '../src/platform/files/picture.ts';
import { pictures } from '../src/admin/records/pictures.table.ts';
import { staff } from './support/actions.ts';
import { appForAll } from './support/open-test-app.ts';

const id = randomUUID();
const alt = {
  en: 'A woman cuts blue cloth at a long table',
  ar: 'امرأة تقصّ قماشًا أزرق على طاولة طويلة',
  fr: 'Une femme coupe un tissu bleu',
};

const test = appForAll();
beforeAll(async () => {
  const picture = {
    id,
    width: 1600,
    height: 1067,
    bytes: 90_000,
    addedBy: staff.email,
    addedAt: new Date(0),
  };
  await test.db.insert(pictures).values({ ...picture, alt });
  const name = JSON.stringify(pictureName(picture));
  for (const table of [courses, workshops, posts, consultationServices])
    await test.db
      .update(table)
      .set({ record: sql`jsonb_set(${table.record}, '{portrait}', ${name}::jsonb)` });
}, 120_000);

const pages = [
  'courses/english-mastery',
  'workshops/sell-on-whatsapp',
  'blog/write-to-a-brand',
  'consultation/price-of-your-work',
];

const altsOn = async (address: string): Promise<string[]> =>
  [...(await (await test.ask(address)).text()).matchAll(/"coverAlt":("[^"]*")/g)].map(
    ([, text = '""']) => JSON.parse(text) as string,
  );

it.each(pages)('/%s describes its cover, in the language of the page', async (page) => {
  expect(await altsOn(`/${page}`)).toEqual([alt.en]);
  expect(await altsOn(`/ar/${page}`)).toEqual([alt.ar]);
});

it('pages are made again when a picture is described anew', async () => {
  const version = async () => (await test.db.select().from(contentVersion))[0]?.version ?? 0;
  const before = await version();
  const anew = { ...alt, en: 'A woman at a sewing table' };
  expect(await test.app.academy.staff.describePicture({ id, alt: anew, staff })).toBe(true);
  expect(await altsOn(`/${pages[0] ?? ''}`)).toEqual([anew.en]);
  expect(await version()).toBe(before + 1);
});

it('a drawn person is decoration, without a text alternative', async () => {
  await test.db
    .update(courses)
    .set({ record: sql`jsonb_set(${courses.record}, '{portrait}', '"amina"'::jsonb)` });
  expect(await altsOn(`/${pages[0] ?? ''}`)).toEqual(['']);
});
