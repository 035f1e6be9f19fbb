/** A workshop with two seats: full, it takes names, and a seat that is given up is offered to the first of them. */
import { expect, it } from 'vitest';
import { workshops } from '../../content/sample/workshops.ts';
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { emailTo, newLearner } from '../support/visits.ts';

const slug = 'pricing-clinic';

/** Asks for a place; what the page then says, and the link to the place in the e-mail. */
async function ask(locale: (typeof locales)[number]): Promise<{ visitor: Visitor; link: string }> {
  const { name, email } = newLearner();
  const visitor = await visit(pathIn(locale, `/workshops/${slug}/apply`));
  await visitor.send({ name, email });
  const letter = await emailTo(visitor, email, '/workshop-places/');
  return { visitor, link: /(?:\/ar)?\/workshop-places\/[\w.~-]+/.exec(letter)?.[0] ?? '' };
}

it.each(locales)('a place is asked for, waited for, offered, taken and given up (%s)', async (locale) => {
  const say = words[locale].workshopApplication;
  const { standings, confirm } = say.place;
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
  expect(waiting.visitor.page.text).toContain(say.places.waiting);
  // Who took the last seat reads of a seat, though it is full now.
  const title = workshops.find((one) => one.slug === slug)?.words[locale].title ?? '';
  expect((await visit(`${address}/apply?place=seat`)).page.text).toContain(say.headings.open(title));

  const other = await visit(seated[0] ?? '');
  expect(other.page.text).toContain(standings.seat.title);
  expect((await other.send({}, { form: `form:contains("${confirm.seat}")` })).text).toContain(
    standings['given-up'].title,
  );
  // That she looked at the page before it was pressed took nothing.
  for (let looks = 0; looks < 2; looks += 1)
    expect((await waiting.visitor.open(waiting.link)).text).toContain(standings.offered.title);
  expect((await waiting.visitor.send({}, { form: `form:contains("${say.place.take}")` })).text).toContain(
    standings.seat.title,
  );
  expect((await waiting.visitor.open(waiting.link)).text).toContain(standings.seat.title);

  const late = await ask(locale);
  await late.visitor.open(late.link);
  const left = await late.visitor.send({}, { form: `form:contains("${confirm.waiting}")` });
  expect(left.text).toContain(standings['off-list'].title);
  expect(left.text).not.toContain(standings['given-up'].title);

  for (const link of [waiting.link, ...seated.slice(1)])
    await (await visit(link)).send({}, { form: `form:contains("${confirm.seat}")` });
});
