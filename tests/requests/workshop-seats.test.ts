/** A workshop with two seats: full, it keeps a waiting list, whose first is notified of a seat that is given up. */
import { describe, expect, it } from 'vitest';
import { workshops } from '../../content/sample/workshops.ts';
import { words } from '../../src/words.ts';
import { inEach, pathIn, type Locale } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { newVisitor, visit, type Visitor } from '../support/visitor.ts';
import { askStaff, emailTo, newLearner, ownName, signIn, staff } from '../support/visits.ts';

const slug = 'pricing-clinic';

/** Asks for a seat; the page's answer, and the link to the seat in the e-mail. */
async function ask(locale: Locale): Promise<{ visitor: Visitor; link: string }> {
  const { name, email } = newLearner();
  const visitor = await visit(pathIn(locale, `/workshops/${slug}/apply`));
  await visitor.send({ name, email });
  const html = await emailTo(visitor, email, '/workshop-places/');
  return { visitor, link: /(?:\/(?:ar|fr))?\/workshop-places\/[\w.~-]+/.exec(html)?.[0] ?? '' };
}

it('a workshop that has ended leads to its recording, where it has one', async () => {
  const visitor = await visit('/workshops');
  const recording = visitor.page.$('.workshop-rows a[href^="/media/"]').attr('href') ?? '/none';
  expect((await visitor.ask(recording, { method: 'HEAD' })).status).toBe(200);
});

it.each(languages('ar'))(
  'a place is asked for, waited for, taken when one is free, and given up (%s)',
  async (locale) => {
    const t = words[locale].workshopApplication;
    const { statuses, confirm } = t.place;
    const seated: string[] = [];
    const address = pathIn(locale, `/workshops/${slug}`);
    // Until it is full: the other language's visitors may have left seats.
    for (let page = (await visit(address)).page; !page.text.includes(words[locale].workshops.fullWaiting);) {
      const { visitor, link } = await ask(locale);
      expect(visitor.page.address).toBe(`${address}/apply?place=seat`);
      seated.push(link);
      page = await visitor.open(address);
    }
    const waiting = await ask(locale);
    expect(waiting.visitor.page.text).toContain(t.places.waiting);
    // Who got the last seat is shown a seat, though the workshop is full now.
    const title = workshops.find((one) => one.slug === slug)?.words[locale].title ?? '';
    expect((await visit(`${address}/apply?place=seat`)).page.text).toContain(t.headings.open(title));

    const other = await visit(seated[0] ?? '');
    expect(other.page.text).toContain(statuses.seat.title);
    expect((await other.send({}, { form: `form:contains("${confirm.seat}")` })).text).toContain(
      statuses['given-up'].title,
    );
    // Opening the page without pressing takes nothing.
    for (let looks = 0; looks < 2; looks += 1)
      expect((await waiting.visitor.open(waiting.link)).text).toContain(statuses.offered.title);
    expect((await waiting.visitor.send({}, { form: `form:contains("${t.place.take}")` })).text).toContain(
      statuses.seat.title,
    );
    expect((await waiting.visitor.open(waiting.link)).text).toContain(statuses.seat.title);

    const late = await ask(locale);
    await late.visitor.open(late.link);
    const left = await late.visitor.send({}, { form: `form:contains("${confirm.waiting}")` });
    expect(left.text).toContain(statuses['off-list'].title);
    expect(left.text).not.toContain(statuses['given-up'].title);

    for (const link of [waiting.link, ...seated.slice(1)])
      await (await visit(link)).send({}, { form: `form:contains("${confirm.seat}")` });
  },
);

describe('how to join', () => {
  /** Unique in the run. */
  const street = `${ownName()} Street`;
  const address = inEach(() => `12 ${street}`);
  const meeting = `https://meet.example/${ownName()}`;
  const details = { meetingUrl: meeting, address, mapUrl: '', bring: inEach(() => '') };
  const showsPlace = (text: string) => text.includes(street) || text.includes(meeting);
  const textOf = async (visitor: Visitor, path: string) => (await visitor.ask(path)).text();

  it('is on the page and in the calendar of a confirmed seat, and nowhere for anybody else', async () => {
    const owner = await staff();
    const { joining } = (await askStaff(owner, 'GET', `/workshops/${slug}`)).body;
    const body = { heldOn: joining.heldOn, seen: joining.version, ...details };
    const path = `/workshops/${slug}/joining`;
    expect((await askStaff(owner, 'PUT', path, { ...body, address: inEach(() => '') })).body).toMatchObject({
      code: 'bad-fields',
      fields: { address: 'required' },
    });
    for (const meetingUrl of [
      'http://meet.example',
      'javascript:alert(1)',
      'https://a b',
      'https://me@x.example',
    ])
      expect((await askStaff(owner, 'PUT', path, { ...body, meetingUrl })).body).toMatchObject({
        fields: { meetingUrl: 'https-needed' },
      });

    const [seated, leaving] = [await ask('ar'), await ask('en')];
    const waiting = await ask('en');
    expect((await askStaff(owner, 'PUT', path, body)).body).toEqual({ told: 2 });
    expect((await askStaff(owner, 'PUT', path, body)).body).toMatchObject({ code: 'changed-meanwhile' });

    const page = await visit(seated.link);
    expect(page.page.text).toContain(street);
    // Days before, the link is in the e-mail and the calendar, and not on the page.
    expect(page.page.html).not.toContain(meeting);
    expect(page.page.headers.get('cache-control')).toContain('no-store');
    const calendar = await page.ask(`${seated.link}/calendar.ics`);
    expect(calendar.headers.get('cache-control')).toBe('no-store');
    expect((await calendar.text()).replace(/\r\n /g, '')).toContain(meeting);

    const nobody = newVisitor();
    const stranger = newVisitor();
    await signIn(stranger, newLearner().email);
    const refused = async (link: string) => {
      expect(showsPlace(await textOf(nobody, link))).toBe(false);
      expect((await nobody.ask(`${link}/calendar.ics`)).status).toBe(404);
    };
    await refused(waiting.link);
    await (
      await visit(leaving.link)
    ).send({}, { form: `form:contains("${words.en.workshopApplication.place.confirm['seat']}")` });
    await refused(leaving.link);
    expect((await visit(waiting.link)).page.text).toContain(
      words.en.workshopApplication.place.statuses.offered.title,
    );
    await refused(waiting.link);
    await refused(`${seated.link.slice(0, -1)}${seated.link.endsWith('A') ? 'B' : 'A'}`);
    const everywhere = [
      '/workshops',
      `/workshops/${slug}`,
      `/ar/workshops/${slug}`,
      `/workshops/${slug}/calendar.ics`,
      `/workshops/${slug}/apply?place=seat`,
      `/workshops/${slug}.data`,
      `${seated.link}.data`,
      '/',
      '/account',
      '/sitemap.xml',
      '/llms.txt',
      '/api',
      '/api/openapi.json',
    ];
    for (const path_ of everywhere)
      for (const who of [nobody, stranger])
        expect([path_, showsPlace(await textOf(who, path_))]).toEqual([path_, false]);
    for (const who of [nobody, stranger]) {
      expect((await askStaff(who, 'GET', `/workshops/${slug}`)).status).toBe(401);
      expect((await askStaff(who, 'PUT', path, body)).status).toBe(401);
    }
    const answer = await askStaff(await staff(), 'GET', `/catalogue/workshop/records/${slug}`);
    expect([answer.status, showsPlace(JSON.stringify(answer.body))]).toEqual([200, false]);
    for (const { link } of [seated, waiting])
      await (await visit(link)).send({}, { form: 'main .give-up form' });
  });
});
