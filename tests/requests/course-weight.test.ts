/** What a course of sixty lessons weighs on its learner's phone, on a first visit and before anything is played. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstVisits } from '../costs.ts';
import type { Visitor } from '../support/visitor.ts';
import { askStaff, chooseMethod, payByCard, placeOrder, staff } from '../support/visits.ts';

const course = 'ugc-creation-masterclass';
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the open page brings with it: its styles, its script and the fonts it asks for at once, as they are sent. */
async function bytesOfPage(visitor: Visitor): Promise<number> {
  const { $, html } = visitor.page;
  const linked = $('link[rel=stylesheet], link[rel=preload][as=font], link[rel=modulepreload]')
    .toArray()
    .map((one) => $(one).attr('href') ?? '');
  const scripts = $('script[src]')
    .toArray()
    .map((one) => $(one).attr('src') ?? '');
  const files = new Set([...linked, ...scripts]);
  expect(files.size).toBeGreaterThan(2);
  let bytes = brotliCompressSync(html, quickly).length;
  for (const file of files) {
    const answer = await visitor.ask(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const length = Number(answer.headers.get('content-length'));
    expect([file, answer.status, length > 0]).toEqual([file, 200, true]);
    bytes += length;
  }
  return bytes;
}

it('its home and its lessons stay light, however many there are', async () => {
  const owner = await staff();
  for (const from of ['english-mastery', 'ecommerce-mastery', 'english-mastery', 'ecommerce-mastery'])
    expect(await askStaff(owner, 'POST', '/teaching/copy-lessons', { from, to: course })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  const { visitor } = await placeOrder(course, 'ar');
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  for (const locale of ['', '/ar']) {
    const { $ } = await visitor.open(`${locale}/learn/${course}`);
    const lessons = new Set(
      $(`a[href*="/learn/${course}/lessons/"]`)
        .toArray()
        .map((one) => $(one).attr('href')),
    );
    expect(lessons.size).toBeGreaterThanOrEqual(60);
    console.log(await bytesOfPage(visitor), brotliCompressSync(visitor.page.html, quickly).length);
    expect(await bytesOfPage(visitor)).toBeLessThanOrEqual(firstVisits.courseHome);
    await visitor.open([...lessons].find((one) => one?.includes('brief-to-delivery')) ?? '');
    console.log(
      visitor.page.status,
      await bytesOfPage(visitor),
      brotliCompressSync(visitor.page.html, quickly).length,
    );
    expect(await bytesOfPage(visitor)).toBeLessThanOrEqual(firstVisits.lesson);
  }
});
