/** The bytes that a course of sixty lessons needs on a learner's phone, on a first visit and before anything is played. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstVisits } from '../costs.ts';
import type { Visitor } from '../support/visitor.ts';
import { askStaff, chooseMethod, payByCard, placeOrder, staff } from '../support/visits.ts';

/** No other test looks at its outline. */
const course = 'ecommerce-mastery';
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The open page with its styles, scripts and fonts, compressed as they are sent. */
async function bytesOfPage(visitor: Visitor): Promise<{ page: number; fonts: number }> {
  const { $, html } = visitor.page;
  const hrefs = (selector: string) =>
    $(selector)
      .toArray()
      .flatMap((one) => $(one).attr('href') ?? $(one).attr('src') ?? []);
  const sent = async (files: readonly string[]) => {
    let bytes = 0;
    for (const file of new Set(files)) {
      const answer = await visitor.ask(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      const length = Number(answer.headers.get('content-length'));
      expect([file, answer.status, length > 0]).toEqual([file, 200, true]);
      bytes += length;
    }
    return bytes;
  };
  const code = hrefs('link[rel=stylesheet], link[rel=modulepreload], script[src]');
  const fonts = hrefs('link[rel=preload][as=font]');
  expect([code.length > 0, fonts.length > 0]).toEqual([true, true]);
  return {
    page: brotliCompressSync(html, quickly).length + (await sent(code)),
    fonts: await sent(fonts),
  };
}

it('its home and its lessons stay light, however many there are', async () => {
  const owner = await staff();
  const copy = { from: 'english-mastery', to: course };
  expect(await askStaff(owner, 'POST', '/teaching/copy-lessons', copy)).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  // In a course that is on sale, new lessons are drafts.
  const { body: written } = await askStaff(owner, 'POST', '/teaching/outline', { course });
  const all: { id: string; state: string }[] = written.modules.flatMap(
    (one: { lessons: object[] }) => one.lessons,
  );
  for (const { id: lesson } of all.filter(({ state }) => state === 'draft')) {
    const { body: read } = await askStaff(owner, 'POST', '/teaching/lesson', { lesson });
    const publish = { lesson, basedOn: read.mark, as: 'version' };
    expect((await askStaff(owner, 'POST', '/teaching/publish-lesson', publish)).status).toBe(200);
  }
  const { visitor } = await placeOrder(course, 'ar');
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  for (const locale of ['', '/ar']) {
    const { $ } = await visitor.open(`${locale}/learn/${course}`);
    expect($('.outline-lesson').length).toBeGreaterThanOrEqual(60);
    const home = await bytesOfPage(visitor);
    expect(home.page).toBeLessThanOrEqual(firstVisits.courseHome);
    await visitor.open(`${locale}/learn/${course}/lessons/hundred-visitors`);
    expect(visitor.page.$('#film').length).toBe(1);
    const lesson = await bytesOfPage(visitor);
    expect(lesson.page + lesson.fonts).toBeLessThanOrEqual(firstVisits.lesson);
  }
});
