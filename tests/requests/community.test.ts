/** The community without script: posts, answers, changes, blocks and reports. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { directionOf, isInScriptOf, locales } from '../../src/platform/i18n/locale.ts';
import type { Space } from '../../src/community/community/space.ts';
import { newVisitor, type VisitedPage, type Visitor } from '../support/visitor.ts';
import { askStaff, joinCommunity, ownName, staff } from '../support/visits.ts';

const t = words.en.communityInside;
const safety = words.en.communitySafety;
const links = linksIn('en');

async function post(
  visitor: Visitor,
  space: Space,
  fields: Record<string, string | Blob>,
): Promise<VisitedPage> {
  await visitor.open(links.communitySpace(space));
  return visitor.send(fields, { form: 'main form[data-check=post]' });
}

const hrefOf = (page: VisitedPage, link: string): string =>
  page.$(`main a${link}`).first().attr('href') ?? '';
const cardsWith = (page: VisitedPage, word: string): number =>
  page.$(`main article:contains(${word}), main li:contains(${word})`).length;

it('who asks without a name answers without it, changes and deletes what they wrote', async () => {
  const { visitor } = await joinCommunity();
  const empty = await post(visitor, 'questions', {});
  expect(empty.text).toContain(t.problems.required);
  const asked = await visitor.send(
    { body: 'May I ask?', anonymous: 'yes' },
    { form: 'main form[data-check=post]' },
  );
  const { address } = asked;
  expect(asked.text).toContain(t.authors.anonymous);
  expect(asked.text).toContain(t.authors.mine);
  const answered = await visitor.send({ body: 'One thing more' }, { form: 'main form[data-check=reply]' });
  expect(answered.$('.circle-reply').text()).toContain('One thing more');
  expect(answered.$('.circle-reply').text()).toContain(t.authors.anonymousReply);
  const marked = await visitor.send(
    {},
    { form: 'main form:has([name=react])', button: { name: 'react', value: 'idea:on' } },
  );
  expect(marked.$('button[value="idea:off"]').attr('aria-pressed')).toBe('true');
  await visitor.open(hrefOf(marked, '[href*="/change/post/"]:not([href*="delete"])'));
  const changed = await visitor.send({ body: 'May I ask twice?' });
  expect(changed.text).toContain('May I ask twice?');
  expect(changed.text).toContain(t.post.edited);
  await visitor.open(hrefOf(changed, '[href*="/change/post/"][href*="delete"]'));
  expect((await visitor.send()).address).toBe(links.communitySpace('questions'));
  const gone = await visitor.open(address);
  expect(gone.status).toBe(404);
  expect(gone.$('h1').text()).toBe(t.missing.title);
});

it('what a hostile member writes is shown as text', async () => {
  const { visitor } = await joinCommunity();
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) javascript:alert(1) https://derb.example@evil.example \u202Egnp.exe';
  const page = await post(visitor, 'wins', { body: `${hostile}\n\nhttps://belts.example/oujda` });
  expect(page.text).toContain('<script>alert(1)</script>');
  expect(
    page.$('article a[href*="evil"], article a[href^="javascript"], article img, article script').length,
  ).toBe(0);
  expect(page.$('article a[href="https://belts.example/oujda"]').attr('rel')).toBe(
    'nofollow noopener noreferrer ugc',
  );
  const search = await visitor.open(
    `${links.communitySearch()}?q=${encodeURIComponent('"><svg onload=alert(1)>')}`,
  );
  expect(search.$('main svg[onload]').length).toBe(0);
});

it('a picture is shown to members alone; a stranger is asked to sign in for its post', async () => {
  const { visitor } = await joinCommunity();
  const bytes = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#d9532f' } })
    .jpeg()
    .toBuffer();
  const picture = new File([new Uint8Array(bytes)], 'DCIM.jpg', { type: 'image/jpeg' });
  const { $, address } = await post(visitor, 'wins', { body: 'My first parcel', alt: 'A parcel', picture });
  const source = $('article img[alt="A parcel"]').attr('src') ?? '';
  expect((await visitor.ask(source)).headers.get('content-type')).toBe('image/webp');
  const stranger = newVisitor();
  expect((await stranger.ask(source)).status).toBe(404);
  expect((await stranger.open(address)).address).toMatch(/\/clarity-login\?next=/);
});

it('without a sign-in every address of the community answers alike, whether there is something or not', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const visitor = newVisitor();
  for (const address of [
    links.communityInside(),
    links.communitySpace('wins'),
    links.communitySpace('nothing'),
    links.communityPost(nobody),
    links.communityChange('post', nobody),
    links.communityMentions(),
    `${links.communitySearch()}?q=a`,
  ]) {
    const answer = await visitor.ask(address);
    expect(answer.status, address).toBe(303);
    expect(answer.headers.get('location')).toContain('/clarity-login?next=');
  }
  expect((await visitor.ask(links.communityPicture(nobody))).status).toBe(404);
});

it('a block hides texts everywhere; what staff remove after a report is gone for all', async () => {
  const [{ visitor: author, name }, { visitor: reader }] = [await joinCommunity(), await joinCommunity()];
  const word = ownName();
  const { address } = await post(author, 'wins', { body: `Send me your card number for the ${word}` });
  expect(cardsWith(await reader.open(links.communityInside()), word)).toBeGreaterThan(0);
  await reader.open(hrefOf(await reader.open(address), '[href*="/report/post/"]'));
  expect(reader.page.text).toContain(word);
  const thanks = await reader.send({ reason: 'money' });
  expect(thanks.text).toContain(safety.report.thanks.title);
  const member = hrefOf(thanks, '[href*="/circle/members/"]');
  expect((await reader.open(member)).text).toContain(word);
  expect((await reader.send({}, { form: 'main form:has([value=block])' })).text).toContain(
    safety.member.blockedNow,
  );
  for (const path of [links.communityInside(), `${links.communitySearch()}?q=${word}`, member])
    expect(cardsWith(await reader.open(path), word), path).toBe(0);
  expect((await reader.open(links.communityProfile())).text).toContain(name);

  const decision = { act: 'remove', reason: 'Rule 6.' };
  const id = address.split('/').at(-1) ?? '';
  const moderator = await staff();
  expect((await askStaff(moderator, 'POST', `/reports/post/${id}/decision`, decision)).status).toBe(200);
  expect(cardsWith(await author.open(links.communityInside()), word)).toBe(0);
});

it('a profile asks twice before a family name is shown; the coming sprint is joined', async () => {
  const { visitor } = await joinCommunity();
  await visitor.open(links.communityProfile());
  const asked = await visitor.send({ displayName: 'Salma Alaoui' });
  expect(asked.text).toContain(words.en.common.fieldProblems['family-name']);
  expect((await visitor.send({ displayName: ownName() })).text).toContain(safety.profile.saved);
  const sprint = words.en.communitySprint;
  await visitor.open(links.communitySprint());
  const joined = await visitor.send(
    { goal: 'Ten people know my price' },
    { form: 'main form:has([value=join])' },
  );
  expect(joined.text).toContain(sprint.join.joined);
  expect(joined.text).toContain('Ten people know my price');
});

it('an introduction is asked for on the first page, beside an example that is refused, and is published in its space', async () => {
  const { visitor, name } = await joinCommunity();
  const page = await visitor.open(links.communityInside());
  expect(page.$('main textarea[name=body]').text()).toBe('');
  const example = t.feed.introduce.example(name, '');
  expect(page.text).toContain(example);
  const refused = await visitor.send({ body: example }, { form: 'main form[data-check=post]' });
  expect([refused.status, refused.$('main textarea[name=body]').text()]).toEqual([422, example]);
  expect(refused.text).toContain(t.problems.unfinished);
  const written = await visitor.send(
    { body: `I am ${name}. I am learning to sew.` },
    { form: 'main form[data-check=post]' },
  );
  expect(written.$('h1').text()).toBe(t.post.title(t.spaces.introductions.name));
  const again = await visitor.open(links.communityInside());
  expect(again.$('main textarea').length).toBe(0);
  expect(again.text).toContain(`I am ${name}. I am learning to sew.`);
  expect(again.$('nav.circle-nav a').length).toBe(4);
});

it.each(locales)(
  '%s: the first page shows six posts in the reader’s language and leads to older ones; the language stays in the address',
  async (locale) => {
    const { visitor } = await joinCommunity();
    const inside = linksIn(locale).communityInside();
    const { list, feed } = words[locale].communityInside;
    // What is pinned stands before them.
    const shown = ({ $ }: VisitedPage) =>
      $(`main article:not(:contains("${list.pinned}")) a.circle-act`)
        .map((_, one) => $(one).attr('href'))
        .get();
    const first = await visitor.open(inside);
    expect(shown(first)).toHaveLength(6);
    expect(first.$('main nav a[aria-current=page]').text()).toBe(
      feed.languages[directionOf(locale) === 'rtl' ? 'ar' : 'en'],
    );
    const text = first.$('main article .circle-text').first().text();
    expect(isInScriptOf(locale, text)).toBe(true);
    const older = hrefOf(first, `:contains("${list.older}")`);
    expect(older).toMatch(new RegExp(`^${inside}\\?in=${locale}&before=`));
    const second = await visitor.open(older);
    expect(shown(second).filter((href) => shown(first).includes(href))).toEqual([]);
    expect(hrefOf(second, `:contains("${list.newer}")`)).toBe(`${inside}?in=${locale}`);
    const all = await visitor.open(`${inside}?in=all`);
    expect(all.$('main nav a[aria-current=page]').text()).toBe(feed.languages.all);
  },
);

it('a long post is cut in the list and whole on its own page', async () => {
  const { visitor } = await joinCommunity();
  const word = ownName();
  const { address } = await post(visitor, 'wins', { body: `${word} ${'and so on '.repeat(60)}the end` });
  const card = (await visitor.open(links.communityInside())).$(`main article:contains(${word})`);
  expect(card.text()).not.toContain('the end');
  expect(card.text()).toContain(t.list.readOn);
  expect((await visitor.open(address)).text).toContain('the end');
});

it('visitors read three posts of hosts in their language, and nothing of members', async () => {
  const { visitor, name } = await joinCommunity();
  await post(visitor, 'wins', { body: `${name} sold a first belt` });
  for (const locale of ['en', 'ar'] as const) {
    const { $, text } = await newVisitor().open(linksIn(locale).community());
    const { peek } = words[locale].community;
    expect($('[aria-labelledby=peek-title] li').length, locale).toBe(3);
    expect(text).toContain(peek.text);
    expect(text).toContain(words[locale].communityInside.authors.host);
    expect(text).not.toContain(name);
  }
});

it('a live call has a calendar file for members, and an unknown one has none', async () => {
  const { visitor } = await joinCommunity();
  const page = await visitor.open(links.communityCalls());
  const file = await visitor.ask(hrefOf(page, '[href$="calendar.ics"]'));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await file.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toMatch(/\nDTSTART[^\n]*:\d{8}T\d{6}Z/);
  expect((await visitor.ask(links.communityCallCalendar('none'))).status).toBe(404);
});
