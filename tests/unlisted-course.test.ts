/** An unlisted course still exists for whoever has bought it, or has its address. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { courses } from '../src/academy/content/catalogue.table.ts';
import { sitemap } from '../src/server/crawler-files.ts';
import { appForAll } from './support/open-test-app.ts';

const slug = 'english-mastery';
const href = `/courses/${slug}`;

const test = appForAll();

const named = async (path: string): Promise<boolean> =>
  (await (await test.ask(path)).text()).includes(`${href}"`);
const onTheMap = async (): Promise<boolean> =>
  (await (await sitemap(test.app.academy, 'https://academy.example')).text()).includes(`${href}<`);

it('is named by no list, search or map of the site, and keeps its page, which search engines leave out', async () => {
  expect([await named('/courses'), await named('/courses?q=english'), await onTheMap()]).toEqual([
    true,
    true,
    true,
  ]);

  const [row] = await test.db.select().from(courses).where(eq(courses.slug, slug));
  if (!row) throw new Error('There is no such course.');
  await test.db
    .update(courses)
    .set({ record: { ...row.record, unlisted: true } })
    .where(eq(courses.slug, slug));
  expect([await named('/courses'), await named('/courses?q=english'), await onTheMap()]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await named('/')).toBe(false);
  const page = await test.ask(href);
  const { loaderData } = (await page.json()) as { loaderData: Record<string, { head: { index?: boolean } }> };
  expect([page.status, Object.values(loaderData)[0]?.head.index]).toEqual([200, false]);
}, 60_000);

it('that is closed for sale keeps its page and its waitlist, and its form shows that instead of asking', async () => {
  const closed = 'ecommerce-mastery';
  const { academy } = test.app;
  const staff = { email: 'owner@derb.example', role: 'owner' } as const;
  expect(await academy.staff.setOnSale({ slug: closed, isOpen: false, staff })).toBe(true);
  const page = await test.ask(`/courses/${closed}`);
  const text = await page.text();
  const says = (word: string) => text.includes(word);
  expect([page.status, says(`/courses/${closed}/waitlist"`), says(`/courses/${closed}/enrol"`)]).toEqual([
    200,
    true,
    false,
  ]);
  const form = await (await test.ask(`/courses/${closed}/enrol`)).text();
  expect(form.includes('"closed":"closed-for-sale"')).toBe(true);
  expect(await academy.staff.removeRecord({ kind: 'course', slug: closed, staff })).toMatchObject({
    ok: true,
  });
}, 60_000);
