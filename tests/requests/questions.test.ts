/** Questions under a lesson, the live sessions' page, reviews and the unsubscribe link of e-mails, by forms alone. */
import { expect, it } from 'vitest';
import { learningEmailWords, liveWords, questionWords } from '../../src/learning/classroom/words.ts';
import { reviewsWords } from '../../src/learning/reviews/words.ts';
import { aVoice } from '../support/receipts.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, newLearner, payByCard, placeOrder } from '../support/visits.ts';

const course = 'english-mastery';
const home = `/learn/${course}`;

async function learn(name: string, taught = course): Promise<Visitor> {
  const { visitor } = await placeOrder(taught, 'en', { ...newLearner(), name });
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return visitor;
}

it('a learner asks without script, another answers and marks it as helpful, and nobody else reads it', async () => {
  const [amal, salma] = await Promise.all([learn('Amal Idrissi'), learn('Salma Alaoui')]);
  const words = questionWords.en;
  const start = await amal.open(home);
  const lesson = start.$(`main a[href^="${home}/lessons/"]`).first().attr('href') ?? '';
  await amal.open(lesson);
  const typed = `A long one ${'x'.repeat(2_000)}`;
  const refused = await amal.send({ body: typed });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(words.problems['too-long']('2 000'));
  expect(refused.$('#body-ask').val()).toBe(typed);
  const mark = `Mark ${crypto.randomUUID()}`;
  const asked = await amal.send({ body: `${mark} https://evil.example/x <b>`, anonymous: 'yes' });
  expect(asked.text).toContain(mark);
  expect(asked.$('a[href="https://evil.example/x"]').attr('rel')).toContain('nofollow');

  const page = await salma.open(`${lesson}/questions`);
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  expect(page.text).toContain(mark);
  expect(page.html).not.toContain('Amal');
  const question =
    page
      .$('li[id^=question-]')
      .filter((_, one) => page.$(one).text().includes(mark))
      .attr('id') ?? '';
  const inQuestion = (intent: string) => `#${question} form:has([name=intent][value=${intent}])`;
  await salma.send({}, { form: inQuestion('helpful') });
  const replied = await salma.send({ body: 'It is <i>short</i>.' }, { form: inQuestion('reply') });
  expect(replied.$(`#${question}`).text()).toContain('It is <i>short</i>.');
  expect((await amal.open(lesson)).$(`#${question}`).text()).toContain('Salma');
  expect((await amal.open(lesson)).$(`#${question}`).text()).toMatch(/1 finds? this helpful/);

  const stranger = newVisitor();
  expect((await stranger.open(`${lesson}/questions`)).status).toBe(403);
  const forged = await stranger.ask(`${lesson}/questions`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'ask', body: 'Hello', key: crypto.randomUUID() }),
  });
  expect(forged.status).toBe(403);
});

it('a question is asked by voice without script, heard by who may read it, and an hour is refused beside its field', async () => {
  const [amal, salma] = await Promise.all([learn('Amal Idrissi'), learn('Salma Alaoui')]);
  const words = questionWords.en;
  const start = await amal.open(home);
  const lesson = start.$(`main a[href^="${home}/lessons/"]`).first().attr('href') ?? '';
  const voice = (seconds: number) => new File([aVoice(seconds)], 'Amal Idrissi.ogg', { type: 'audio/ogg' });
  await amal.open(lesson);
  const refused = await amal.send(
    { body: 'Still here', voice: voice(3_600) },
    { form: '.question-ask form' },
  );
  expect(refused.status).toBe(422);
  expect(refused.$('#ask-voice-problem').text()).toContain(words.problems['voice-long']);
  expect(refused.$('#body-ask').val()).toBe('Still here');
  const asked = await amal.send({ body: '', voice: voice(42) }, { form: '.question-ask form' });
  const player = asked.$('audio[src^="/learn/questions/"]').first();
  expect([player.attr('preload'), player.next().text()]).toEqual(['none', '0:42 · 1 KB']);
  const address = player.attr('src') ?? '';
  expect((await salma.open(`${lesson}/questions`)).html).toContain(address);
  const heard = await salma.ask(address, { headers: { Range: 'bytes=0-3' } });
  expect([heard.status, heard.headers.get('content-type'), await heard.text()]).toEqual([
    206,
    'audio/ogg',
    'OggS',
  ]);
  for (const other of [newVisitor(), await learn('Hind Tazi', 'ecommerce-mastery-virtual')])
    expect((await other.ask(address)).status).toBe(404);
});

it('live sessions and reviews are the learners’ own, and a link that is none of ours opens nothing', async () => {
  const amal = await learn('Amal Idrissi');
  const live = await amal.open(`${home}/live`);
  expect(live.text).toContain(liveWords.en.title);
  const late = await amal.ask(`${home}/live`, {
    method: 'POST',
    body: new URLSearchParams({ session: 'x' }),
  });
  expect(late.status).toBe(404);
  const review = await amal.open(`${home}/review`);
  expect(review.text).toContain(reviewsWords.en.notYet);
  const early = await amal.open(`${home}/review`, {
    method: 'POST',
    body: new URLSearchParams({ stars: '5', body: 'Good', shownName: 'Amal', city: 'Fes' }),
  });
  expect(early.text).toContain(reviewsWords.en.notYet);
  expect((await newVisitor().open(`/courses/${course}`)).html).not.toContain('AggregateRating');
  const stranger = newVisitor();
  for (const path of ['/live', '/review']) expect((await stranger.open(home + path)).status).toBe(403);
  for (const path of ['/calendar.ics', `/calendar/${'A'.repeat(43)}.ics`, '/live/x/calendar.ics'])
    expect((await stranger.ask(home + path)).status).toBe(404);
  const stop = await stranger.open(`/learn/emails/${'A'.repeat(44)}`);
  expect(stop.status).toBe(404);
  expect(stop.text).toContain(learningEmailWords.en.page.unknown);
});
