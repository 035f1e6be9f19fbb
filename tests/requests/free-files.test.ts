/** A free file: requested with an address, sent by e-mail, and downloaded in the reader's language. */
import { expect, it } from 'vitest';
import { products } from '../../content/sample/products.ts';
import { inAllLanguages } from '../../src/platform/records/record.ts';
import { words } from '../../src/words.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { visit } from '../support/visitor.ts';
import { emailTo, newLearner } from '../support/visits.ts';

it.each(locales)('a wrong address is kept, a right one is sent the file (%s)', async (locale) => {
  const { access, download, common } = words[locale];
  const { email } = newLearner();
  const path = pathIn(locale, '/products/social-content-calendar');
  const visitor = await visit(path);
  expect(visitor.page.$(`a[href="${path}/access"]`).length).toBeGreaterThan(0);
  await visitor.open(`${path}/access`);
  const refused = await visitor.send({ email: 'salma@' });
  expect(refused.text).toContain(common.fieldProblems['email-invalid']);
  expect(refused.$('input[name=email]').val()).toBe('salma@');
  expect((await visitor.send({ email })).text).toContain(access.sent.title);
  const html = await emailTo(visitor, email, '/downloads/');
  const [, link = ''] = /href="https?:\/\/[^/]+(\/(?:(?:ar|fr)\/)?downloads\/[^"/]+)"/.exec(html) ?? [];
  expect(link.startsWith(pathIn(locale, '/downloads/'))).toBe(true);
  const page = await visitor.open(link);
  expect(page.$('h1').text()).toBe(download.heading);
  const file = await visitor.ask(
    page
      .$('main a')
      .filter((_, one) => page.$(one).text().includes(download.download))
      .attr('href') ?? '',
  );
  const { name = '', bytes } =
    inAllLanguages(products.find(({ slug }) => slug === 'social-content-calendar')?.files)?.[locale] ?? {};
  expect(file.headers.get('content-disposition')).toContain(name);
  expect((await file.arrayBuffer()).byteLength).toBe(bytes);
});
