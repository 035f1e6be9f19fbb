import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { communityMentions, communityPictures, communityPosts, communityReplies } from './community.table.ts';
import { repliesOnAPage, type RepliesPage } from './posts.store.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import {
  aBuyer,
  aKey,
  allThatShows,
  aMember,
  anUnpaid,
  aTeamMember,
  aVisitor,
  block,
  reply,
  write,
} from '../../../tests/support/community.ts';
import { academyForEach, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import type { Academy } from '../../academy.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { writePost, type Subject } from './community.service.ts';
import { cleanUpFiles } from '../../admin/records/clean-up.service.ts';
import { allowed } from '../../../tests/support/sure.ts';

type CommunityActions = Academy['community'];

const hourMs = 3_600_000;

const aPicture = (width = 2_000, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: '#3b3fc4' } })
    .withExif({ IFD0: { Copyright: 'Salma Alaoui' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1' } })
    .jpeg()
    .toBuffer();

describeAcademy('who may read and write in the community', (test) => {
  /** Every action, with a post and a picture that exist. */
  const everyAction = (
    community: CommunityActions,
    member: Member,
    { id, pictureId }: { id: string; pictureId: string },
  ): Record<keyof CommunityActions, () => Promise<{ ok: boolean; reason?: string }>> => {
    const subject: Subject = { kind: 'post', id };
    const post = {
      member,
      space: 'wins',
      key: aKey(),
      body: 'Hello',
      isAnonymous: false,
      picture: null,
    } as const;
    return {
      enter: () => community.enter(member),
      posts: () => community.posts({ member, space: 'wins', before: null }),
      post: () => community.post({ member, id }),
      ownText: () => community.ownText({ member, subject }),
      writePost: () => community.writePost(post),
      writeReply: () => community.writeReply({ member, postId: id, key: aKey(), body: 'Hello' }),
      edit: () => community.edit({ member, subject, body: 'Changed' }),
      remove: () => community.remove({ member, subject }),
      react: () => community.react({ member, subject, reaction: 'heart', isWanted: true }),
      pin: () => community.pin({ member, id, isPinned: true }),
      search: () => community.search({ member, query: 'customer' }),
      mentions: () => community.mentions(member),
      picture: () => community.picture({ member, id: pictureId }),
    };
  };

  async function aPostWithPicture(author: Member) {
    const picture = { bytes: await aPicture(), alt: 'A parcel' };
    const id = await write(test, author, 'My first customer', { picture });
    const [row] = await test.db.select().from(communityPictures);
    return { id, pictureId: row?.id ?? '' };
  }

  const answers = async (member: Member, at: { id: string; pictureId: string }) => {
    const actions = everyAction(test.academy.community, member, at);
    const reasons: Record<string, string> = {};
    for (const [name, ask] of Object.entries(actions)) {
      const answer = await ask();
      reasons[name] = answer.ok ? 'ok' : (answer.reason ?? 'no-access');
    }
    return reasons;
  };

  it('nobody without a paid membership is let into a single action, nor whoever the team has shut out', async () => {
    const at = await aPostWithPicture(await aMember(test, 'Salma'));
    const shutOut = await aMember(test, 'Shut');

    const { eq } = await import('drizzle-orm');
    await test.db
      .update(memberProfiles)
      .set({ shutOutAt: new Date() })
      .where(eq(memberProfiles.memberId, shutOut.id));
    const outside = {
      unknown: await aVisitor(test, 'Unknown'),
      unpaid: await anUnpaid(test, 'Unpaid'),
      buyer: await aBuyer(test, 'Buyer'),
      'shut-out': shutOut,
    };
    for (const [status, member] of Object.entries(outside)) {
      const reasons = await answers(member, at);
      expect(new Set(Object.values(reasons)), status).toEqual(new Set(['no-access']));
      expect(await test.academy.community.enter(member)).toEqual({ ok: false, status });
    }
    expect(await test.db.select().from(communityPosts)).toHaveLength(1);
  });

  it('a member may do everything except what is for the team or for the author', async () => {
    const at = await aPostWithPicture(await aMember(test, 'Salma'));
    const all = { ...(await answers(await aMember(test, 'Hajar'), at)) };
    expect(all).toEqual({
      enter: 'ok',
      posts: 'ok',
      post: 'ok',
      ownText: 'not-found',
      writePost: 'ok',
      writeReply: 'ok',
      edit: 'not-found',
      remove: 'not-found',
      react: 'ok',
      pin: 'not-found',
      search: 'ok',
      mentions: 'ok',
      picture: 'ok',
    });
    expect(await answers(await aTeamMember(test, 'Nadia'), at)).toEqual({ ...all, pin: 'ok' });
  });

  it('with a block in either direction neither finds a trace of the other', async () => {
    const [salma, hajar, amina] = [
      await aMember(test, 'Salma'),
      await aMember(test, 'Hajar'),
      await aMember(test, 'Amina'),
    ];
    const at = await aPostWithPicture(salma);
    await reply(test, amina, at.id, 'Well done');
    const other = await write(test, amina, 'A week of customers');
    await reply(test, salma, other, 'Tell us more of the customers');
    await write(test, hajar, 'I have a customer too');
    await block(test, hajar, salma);
    const hidden = { post: 'not-found', writeReply: 'not-found', react: 'not-found', picture: 'not-found' };
    expect(await answers(hajar, at)).toMatchObject(hidden);
    expect(await allThatShows(test, hajar, 'customer')).not.toMatch(/Salma|first customer|Tell us more/);
    expect(await allThatShows(test, salma, 'customer')).not.toMatch(/Hajar|a customer too/);
    const seen = await test.academy.community.post({ member: hajar, id: other });
    expect(seen).toMatchObject({ ok: true, post: { replies: 0 }, replies: [] });
  });

  it('announcements are begun only by the team, and answered by everybody', async () => {
    const member = await aMember(test, 'Salma');
    const { community } = test.academy;
    const form = {
      space: 'announcements',
      key: aKey(),
      body: 'Hear',
      isAnonymous: true,
      picture: null,
    } as const;
    expect(await community.writePost({ ...form, member })).toBeRefused('not-here');
    const id = await write(test, await aTeamMember(test, 'Nadia'), 'Calls move to 20:30', {
      space: 'announcements',
    });
    await reply(test, member, id, 'Thank you');
    const read = await community.post({ member, id });
    expect(read).toMatchObject({ ok: true, post: { author: { name: 'Nadia', isTeam: true }, replies: 1 } });
  });

  it('a refunded member is out at once', async () => {
    const member = await aMember(test, 'Salma');
    await write(test, member, 'Mine');
    const { entitlements } = await import('../../selling/orders/access.table.ts');
    await test.db.update(entitlements).set({ revokedAt: new Date() });
    expect(await test.academy.community.enter(member)).toEqual({ ok: false, status: 'buyer' });
    expect(await test.academy.community.posts({ member, space: null, before: null })).toBeRefused(
      'no-access',
    );
  });
});

describeAcademy('a question without a name', (test) => {
  let asker: Member;
  let id: string;
  beforeEach(async () => {
    asker = await aMember(test, 'Zahrita');
    id = await write(test, asker, 'May I ask for more money?', { space: 'questions', isAnonymous: true });
    await reply(test, asker, id, 'It is about my boss');
  });

  it('shows nobody who asks, not even the team: neither name nor account', async () => {
    for (const reader of [await aMember(test, 'Hajar'), await aTeamMember(test, 'Nadia')]) {
      const shown = await allThatShows(test, reader, 'money boss zahrita');
      expect(shown).toContain('May I ask');
      expect(shown).not.toContain('Zahrita');
      expect(shown).not.toContain(asker.id);
      const read = await test.academy.community.post({ member: reader, id });
      expect(read).toMatchObject({
        post: { author: { kind: 'anonymous' }, isTheirs: false, mayEdit: false },
        replies: [{ author: { kind: 'anonymous' }, isTheirs: false, mayEdit: false }],
      });
    }
  });

  it('is shown to its author as their own', async () => {
    expect(await test.academy.community.post({ member: asker, id })).toMatchObject({
      post: { author: { kind: 'anonymous' }, isTheirs: true, mayEdit: true },
      replies: [{ author: { kind: 'anonymous' }, isTheirs: true }],
    });
  });

  it('is hidden by no block: else blocking one after the other would reveal who asks', async () => {
    const hajar = await aMember(test, 'Hajar');
    await block(test, hajar, asker);
    expect(await test.academy.community.post({ member: hajar, id })).toMatchObject({
      ok: true,
      post: { replies: 1 },
    });
  });

  it('may be reported even after blocking its author: a refusal would reveal as much', async () => {
    const hajar = await aMember(test, 'Hajar');
    await block(test, hajar, asker);
    const asked = await test.academy.safety.toReport({ member: hajar, kind: 'post', id });
    expect(asked).toMatchObject({ ok: true, name: null, memberId: null });
  });

  it('does not let others mention its author, who wrote nothing with a name', async () => {
    const hajar = await aMember(test, 'Hajar');
    await reply(test, hajar, id, 'Dear @Zahrita, yes');
    expect(await test.academy.community.mentions(asker)).toEqual({ ok: true, mentions: [] });
  });

  it('mentions even a member with a block between: a missing mention would reveal who asks', async () => {
    const hajar = await aMember(test, 'Hajar');
    await write(test, hajar, 'I know of it', { space: 'questions' });
    await block(test, hajar, asker);
    await write(test, asker, 'And what does @Hajar say?', { space: 'questions', isAnonymous: true });
    expect(await test.academy.community.mentions(hajar)).toMatchObject({
      mentions: [{ author: { kind: 'anonymous' } }],
    });
    await reply(test, asker, id, '@Hajar, please');
    expect(await test.academy.community.mentions(hajar)).toMatchObject({ mentions: [{}, {}] });
  });

  it('exists in Questions only: elsewhere the name is shown', async () => {
    const open = await write(test, asker, 'A win', { isAnonymous: true });
    const read = await test.academy.community.post({ member: asker, id: open });
    expect(read).toMatchObject({ post: { author: { kind: 'member', name: 'Zahrita' } } });
  });
});

describeAcademy('what is written', (test) => {
  let salma: Member;
  let hajar: Member;
  beforeEach(async () => {
    salma = await aMember(test, 'Salma');
    hajar = await aMember(test, 'Hajar');
  });

  const community = () => test.academy.community;
  const countsFor = async (member: Member) => {
    const entered = await community().enter(member);
    return entered.ok ? { ...entered.unread, mentions: entered.mentions } : null;
  };

  it('the same form sent twice is one post and one reply', async () => {
    const key = aKey();
    const first = await write(test, salma, 'Once', { key });
    expect(await write(test, salma, 'Once', { key })).toBe(first);
    expect(await write(test, hajar, 'Once', { key })).not.toBe(first);
    const answer = { member: hajar, postId: first, key, body: 'Yes' };
    expect(await community().writeReply(answer)).toEqual(await community().writeReply(answer));
    expect(await community().post({ member: salma, id: first })).toMatchObject({ post: { replies: 1 } });
  });

  it('a name mentions a member who wrote in any space, once, and nobody with a block between', async () => {
    const amina = await aMember(test, 'Amina');
    await write(test, hajar, 'I am here', { space: 'questions' });
    await write(test, amina, 'I too');
    await block(test, amina, salma);
    const id = await write(test, salma, 'Thank you @Hajar and @Amina');
    await community().edit({ member: salma, subject: { kind: 'post', id }, body: 'Thank you, @hajar!' });
    expect((await countsFor(hajar))?.mentions).toBe(1);
    expect((await countsFor(amina))?.mentions).toBe(0);
    const read = await community().mentions(hajar);
    expect(read).toMatchObject({ mentions: [{ postId: id, isNew: true, author: { name: 'Salma' } }] });
    expect((await countsFor(hajar))?.mentions).toBe(0);
  });

  it('has its replies page by page, the oldest first, and a reply is found on its page', async () => {
    const [salma, nadia] = [await aMember(test, 'Salma'), await aMember(test, 'Nadia')];
    const postId = await write(test, salma, 'Who was at the fair?');
    const createdAt = test.context.clock();
    const ids = Array.from({ length: 2 * repliesOnAPage + 1 }, () => crypto.randomUUID());
    await test.db.insert(communityReplies).values(
      ids.map((id, n) => ({
        id,
        postId,
        authorId: nadia.id,
        isAnonymous: false,
        body: `Reply ${n + 1}`,
        createdAt,
      })),
    );
    const read = async (replies?: RepliesPage, member = salma) => {
      const found = allowed(await community().post({ member, id: postId, replies }));
      const { page, pages } = found;
      return { page, pages, bodies: found.replies.map(({ body }) => body) };
    };
    const first = await read();
    expect(first).toMatchObject({ page: 1, pages: 3 });
    expect([first.bodies.length, first.bodies[0], first.bodies.at(-1)]).toEqual([50, 'Reply 1', 'Reply 50']);
    expect(await read({ page: 3 })).toEqual({ page: 3, pages: 3, bodies: ['Reply 101'] });
    for (const page of [0, -1, Number.NaN, 0.5]) expect((await read({ page })).page, `${page}`).toBe(1);
    for (const page of [4, Infinity, 1e99]) expect((await read({ page })).page, `${page}`).toBe(3);
    const pageOf = async (replyId: string, member?: Member) => (await read({ replyId }, member)).page;
    expect(await pageOf(ids[49] ?? '')).toBe(1);
    expect(await pageOf(ids[50] ?? '')).toBe(2);
    expect(await pageOf(ids[100] ?? '')).toBe(3);
    expect(await pageOf('no id')).toBe(1);
    expect(await pageOf(crypto.randomUUID())).toBe(1);
    // With a block the pages of the other replies are counted.
    await reply(test, salma, postId, 'The last');
    await block(test, salma, nadia);
    expect(await read()).toEqual({ page: 1, pages: 1, bodies: ['The last'] });
  });

  it('is found by its words, whatever their form, in posts and replies', async () => {
    const id = await write(test, salma, 'بعتُ أوّلَ قُفطانٍ بـ٤٥٠ درهمًا');
    await reply(test, hajar, id, 'Félicitations, 100% méritées');
    const find = async (query: string) => {
      const found = await community().search({ member: hajar, query });
      return found.ok ? found.found.map(({ replyId }) => (replyId === null ? 'post' : 'reply')) : null;
    };
    expect(await find('اول قفطان')).toEqual(['post']);
    expect(await find('450')).toEqual(['post']);
    expect(await find('felicitations MERITEES')).toEqual(['reply']);
    expect(await find('%')).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('is new for others until they open the space, and never for its author', async () => {
    const id = await write(test, salma, 'News');
    expect(await countsFor(hajar)).toMatchObject({ wins: 1, questions: 0 });
    expect(await countsFor(salma)).toMatchObject({ wins: 0 });
    test.pass(1_000);
    expect(await community().posts({ member: hajar, space: 'wins', before: null })).toMatchObject({
      posts: [{ isNew: true }],
    });
    expect(await countsFor(hajar)).toMatchObject({ wins: 0 });
    test.pass(1_000);
    await reply(test, salma, id, 'More');
    expect(await countsFor(hajar)).toMatchObject({ wins: 1 });
    test.pass(1_000);
    // To who joins after it was written, nothing of it is new.
    const yasmine = await aMember(test, 'Yasmine');
    await test.database.db
      .update(memberProfiles)
      .set({ joinedAt: new Date('2030-01-01T00:00:00Z') })
      .where(eq(memberProfiles.memberId, yasmine.id));
    expect(await countsFor(yasmine)).toMatchObject({ wins: 0 });
  });

  it('may be changed by its author for a day, and deleted for good at any time', async () => {
    const subject: Subject = { kind: 'post', id: await write(test, salma, 'A secret word') };
    await reply(test, hajar, subject.id, 'An answer');
    expect(await community().edit({ member: salma, subject, body: ' ' })).toBeRefused('required');
    expect(await community().edit({ member: hajar, subject, body: 'No' })).toBeRefused('not-found');
    test.pass(24 * hourMs);
    expect(await community().edit({ member: salma, subject, body: 'Late' })).toBeRefused('too-late');
    expect(await community().remove({ member: salma, subject })).toMatchObject({ ok: true, space: 'wins' });
    expect(await community().remove({ member: salma, subject })).toBeRefused('not-found');
    const [row] = await test.db.select().from(communityPosts);
    expect(row).toMatchObject({ body: '', folded: '' });
    expect(await allThatShows(test, hajar, 'secret answer')).not.toMatch(/secret word|An answer/);
  });

  it('can be seen and deleted by its author under a post that a block hides', async () => {
    const post = await write(test, hajar, 'A post');
    const subject: Subject = { kind: 'reply', id: await reply(test, salma, post, 'My own words') };
    await block(test, hajar, salma);
    expect(await community().ownText({ member: salma, subject })).toEqual({
      ok: true,
      body: 'My own words',
      postId: null,
      space: 'wins',
      isPost: false,
      mayEdit: false,
    });
    expect(await community().edit({ member: salma, subject, body: 'Other words' })).toBeRefused('not-found');
    expect(await community().remove({ member: hajar, subject })).toBeRefused('not-found');
    const removed = { ok: true, space: 'wins', postId: null };
    expect(await community().remove({ member: salma, subject })).toEqual(removed);
    expect(await community().remove({ member: salma, subject })).toBeRefused('not-found');
  });

  it('is changed thirty times an hour at most, all texts together', async () => {
    const subject: Subject = { kind: 'post', id: await write(test, salma, 'First') };
    const other: Subject = { kind: 'post', id: await write(test, salma, 'Second') };
    const edit = (of: Subject, body: string) => community().edit({ member: salma, subject: of, body });
    for (let n = 0; n < 30; n += 1) expect(await edit(subject, `Wording ${n}`)).toMatchObject({ ok: true });
    expect(await edit(other, 'Too often')).toBeRefused('too-many');
    test.pass(hourMs + 1_000);
    expect(await edit(other, 'An hour later')).toMatchObject({ ok: true });
  });

  it('mentions ten members in all, however often it is edited', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Amal${String.fromCharCode(97 + n)}`);
    for (const name of names) {
      const { id: authorId } = await aVisitor(test, name);
      const at = test.context.clock();
      const id = test.context.uuid();
      const text = { id, authorId, isAnonymous: false, body: 'Here', isPinned: false };
      await test.db.insert(communityPosts).values({ ...text, space: 'wins', createdAt: at, activeAt: at });
    }
    const calling = (some: string[]) => some.map((name) => `@${name}`).join(' ');
    const id = await write(test, salma, calling(names.slice(0, 8)));
    const subject: Subject = { kind: 'post', id };
    await community().edit({ member: salma, subject, body: calling(names.slice(6)) });
    await community().edit({ member: salma, subject, body: calling(names.toReversed()) });
    expect(await test.db.select().from(communityMentions)).toHaveLength(10);
  });

  it('a reaction is given once and taken back once, however often it is pressed', async () => {
    const subject: Subject = { kind: 'post', id: await write(test, salma, 'Look') };
    const press = (member: Member, isWanted: boolean) =>
      community().react({ member, subject, reaction: 'heart', isWanted });
    await press(hajar, true);
    await press(hajar, true);
    await press(salma, true);
    const given = async () => {
      const read = await community().post({ member: hajar, id: subject.id });
      return read.ok ? read.post.reactions : null;
    };
    expect(await given()).toEqual([{ kind: 'heart', count: 2, isTheirs: true }]);
    await press(hajar, false);
    await press(hajar, false);
    expect(await given()).toEqual([{ kind: 'heart', count: 1, isTheirs: false }]);
  });

  it.each(['wins', null] as const)(
    'is listed in pages of six, pinned ones first, none missing or repeated: %s',
    async (space) => {
      const { randomUUID } = await import('node:crypto');
      const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 8, minute));
      // Several of one instant: the order is stable all the same.
      const rows = Array.from({ length: 47 }, (_, index) => ({
        id: randomUUID(),
        space: 'wins' as const,
        authorId: salma.id,
        isAnonymous: false,
        body: `Post ${index}`,
        isPinned: index === 0,
        createdAt: at(index % 5),
        activeAt: at(index % 5),
      }));
      await test.db.insert(communityPosts).values(rows);
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: Awaited<ReturnType<CommunityActions['posts']>> = await community().posts({
          member: hajar,
          space,
          before,
        });
        if (!page.ok) throw new Error(page.reason);
        expect(page.pinned).toHaveLength(before === null ? 1 : 0);
        seen.push(...page.pinned.map(({ id }) => id), ...page.posts.map(({ id }) => id));
        before = page.next;
      } while (before !== null);
      expect(seen).toHaveLength(47);
      expect(new Set(seen).size).toBe(47);
      const broken = await community().posts({ member: hajar, space, before: '2026~x' });
      expect(broken.ok && broken.posts).toHaveLength(6);
    },
  );

  it('is listed for readers of its language, whichever when it is in several or has no letters, and always for its author', async () => {
    const { randomUUID } = await import('node:crypto');
    const bodies = {
      arabic: 'بعتُ أول سلّة at noon',
      english: 'I sold a first basket ✓ سلّة',
      neither: '50 / 80 ✓',
      both: 'اللقاء على الثامنة',
      own: 'Bonsoir, je commence demain',
    };
    const rows = Object.entries(bodies).map(([key, body], index) => ({
      id: randomUUID(),
      space: 'wins' as const,
      authorId: key === 'own' ? hajar.id : salma.id,
      isAnonymous: false,
      body,
      bodies: key === 'both' ? { ar: body, en: 'The call is at eight' } : null,
      isPinned: false,
      createdAt: new Date(Date.UTC(2026, 4, 1, index)),
      activeAt: new Date(Date.UTC(2026, 4, 1, index)),
    }));
    await test.db.insert(communityPosts).values(rows);
    const readIn = async (language: Locale | null) => {
      const page = await community().posts({ member: hajar, space: null, before: null, language });
      return page.ok ? page.posts.map(({ body }) => body).toReversed() : [];
    };
    const { arabic, english, neither, both, own } = bodies;
    expect(await readIn('ar')).toEqual([arabic, neither, both, own]);
    expect(await readIn('en')).toEqual([english, neither, both, own]);
    expect(await readIn(null)).toEqual(Object.values(bodies));
  });
});

describe('a picture of a post', () => {
  let salma: Member;
  const test = academyForEach();
  beforeEach(async () => {
    salma = await aMember(test, 'Salma');
  });

  const send = async (bytes: Uint8Array) =>
    test.academy.community.writePost({
      member: salma,
      space: 'wins',
      key: aKey(),
      body: 'Look',
      isAnonymous: false,
      picture: { bytes, alt: ' A\nparcel ' },
    });
  const rows = () => test.db.select().from(communityPictures);

  it('is encoded again as a small WebP without the camera’s metadata', async () => {
    expect(await send(await aPicture(4_000, 3_000))).toMatchObject({ ok: true });
    const [row] = await rows();
    expect(row).toMatchObject({ width: 1_280, height: 960, alt: 'A parcel' });
    const shown = allowed(await test.academy.community.picture({ member: salma, id: row?.id ?? '' }));
    const facts = await sharp(shown.bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1_280 });
    expect(facts.exif).toBeUndefined();
    expect(Buffer.from(shown.bytes).toString('latin1')).not.toContain('Salma');
    expect(shown.bytes.length).toBeLessThan(200 * 1024);
  });

  it('is upright: the orientation of the camera is applied, then removed', async () => {
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await send(lying);
    expect((await rows())[0]).toMatchObject({ width: 20, height: 40 });
  });

  it('is checked by its bytes; what is none, is broken or too large is refused, and nothing of it stays', async () => {
    const reasonOf = async (bytes: Uint8Array) => {
      const answer = await send(bytes);
      return answer.ok ? 'ok' : answer.reason;
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1');
    expect(await reasonOf(new Uint8Array())).toBe('picture-empty');
    expect(await reasonOf(svg)).toBe('picture-kind');
    expect(await reasonOf(gif)).toBe('picture-kind');
    expect(await reasonOf((await aPicture()).subarray(0, 400))).toBe('picture-kind');
    expect(await reasonOf(new Uint8Array(9 * 1024 * 1024))).toBe('picture-size');
    const bomb = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await reasonOf(bomb)).toBe('picture-points');
    expect(await rows()).toEqual([]);
    expect(await test.context.pictures.writtenBefore(new Date(Date.now() + hourMs))).toEqual([]);
    expect(await test.db.select().from(communityPosts)).toEqual([]);
  });

  it('is not even opened for members who may not write now, nor a second time for the same form', async () => {
    let opened = 0;
    const { pictures } = test.context;
    const make: typeof pictures.make = (bytes) => {
      opened += 1;
      return pictures.make(bytes);
    };
    const context = { ...test.context, pictures: { ...pictures, make } };
    const picture = { bytes: await aPicture(40, 20), alt: '' };
    const post = { member: salma, space: 'wins', key: aKey(), body: 'Look', isAnonymous: false } as const;
    const send = (key: string) => writePost(context, { ...post, key, picture });
    const first = await send(post.key);
    expect(await send(post.key)).toEqual(first);
    expect(opened).toBe(1);
    const quietUntil = new Date(test.context.clock().getTime() + hourMs);
    await test.db.update(memberProfiles).set({ quietUntil });
    expect(await send(aKey())).toBeRefused('quiet');
    expect(opened).toBe(1);
  });

  it('waits behind a few others at most: beyond that the form must be sent again', async () => {
    const bytes = await aPicture(40, 20);
    const made = await Promise.all(Array.from({ length: 12 }, () => test.context.pictures.make(bytes)));
    expect(made.filter(({ ok }) => ok)).toHaveLength(10);
    expect(made.filter(({ ok }) => !ok)).toEqual([
      { ok: false, problem: 'picture-busy' },
      { ok: false, problem: 'picture-busy' },
    ]);
    expect(await test.context.pictures.make(bytes)).toMatchObject({ ok: true });
  });

  it('is deleted with its post, and one without a post is cleaned up after a day', async () => {
    const sent = await send(await aPicture());
    const id = (await rows())[0]?.id ?? '';
    if (!sent.ok) throw new Error(sent.reason);
    await test.academy.community.remove({ member: salma, subject: { kind: 'post', id: sent.id } });
    expect(await test.context.pictures.read(id)).toBeNull();
    const stray = test.context.uuid();
    await test.context.pictures.keep(stray, new Uint8Array([1]));
    expect(await cleanUpFiles(test.context, 'pictures')).toBe(0);
    const later = { ...test.context, clock: () => new Date(Date.now() + 25 * hourMs) };
    expect(await cleanUpFiles(later, 'pictures')).toBe(1);
    expect(await test.context.pictures.read(stray)).toBeNull();
  });
});
