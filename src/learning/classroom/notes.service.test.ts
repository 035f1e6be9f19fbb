import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { media } from '../../academy/media/media.table.ts';
import { placeAndPay, staff } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aLessonContent, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { lessonNotes, lessons, lessonVersions } from './classroom.table.ts';
import { type NoteSent, settle } from './notes.service.ts';
import { readSearch } from './search.ts';

describe('two texts of one note', () => {
  const text = fc.record({
    changeId: fc.uuid(),
    seconds: fc.constant(null),
    beside: fc.constant(null),
    body: fc.constantFrom('', 'one', 'two', 'three'),
    at: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
  });

  it('what was written over what was seen stands, else the later; what nobody saw overwritten stays', () => {
    forAll(tries(1_000), text, text, fc.boolean(), (stored, change, hasSeen) => {
      const { stands, copy } = settle(stored, change, hasSeen ? stored.changeId : null);
      expect(stands).toBe(hasSeen || change.at >= stored.at ? change : stored);
      const kept = new Set([stands.body, copy?.body]);
      expect(kept.has(change.body) || change.body === '').toBe(true);
      if (!hasSeen) expect(kept.has(stored.body) || stored.body === '').toBe(true);
      else expect(copy).toBeNull();
    });
  });
});

const courseSlug = 'taught-here';
const body = inAll('Know your margin.\n\nPay the courier in cash.\n\n- A bag\n- A label');

describeAcademy(
  'notes and search',
  { courses: [aTaughtCourse(), aTaughtCourse({ slug: 'other-course' })] },
  (test) => {
    let ids: Record<string, string>;
    const film = randomUUID();
    beforeEach(async () => {
      const createdAt = test.context.clock();
      const of = { id: film, kind: 'film', name: 'film.mp4', bytes: 1, uploadedBy: staff.email } as const;
      await test.db.insert(media).values({ ...of, state: 'ready', createdAt });
      const source =
        'WEBVTT\n\n00:02.000 --> 00:04.000\nGood morning\n\n01:14.000 --> 01:16.000\nthe price of\n\n01:16.000 --> 01:18.000\none lamp';
      allowed(await test.academy.media.setCaptions({ id: film, locale: 'en', source, staff }));
      ids = await teach(test.db, courseSlug, [
        { key: 'first', content: { title: inAll('Counting'), body } },
        {
          key: 'film',
          kind: 'film',
          content: { title: inAll('A margin'), media: film, body: inAll('Nothing.') },
        },
      ]);
      const secret = { title: inAll('Margin, later'), body: inAll('A margin that opens later.') };
      await teach(test.db, courseSlug, [{ key: 'later', content: secret }], {
        opensAfterDays: 7,
        position: 2,
      });
      await teach(test.db, 'other-course', [{ key: 'other', content: secret }]);
    });

    const pay = (email = 'salma@example.com') =>
      placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details: someDetails({ email }) });
    const salma = aCaller({ email: 'salma@example.com' });
    const aNote = (of: Partial<NoteSent> = {}): NoteSent => {
      const noteId = randomUUID();
      const note = { noteId, changeId: noteId, seen: null, seconds: null, beside: null, body: 'Mine' };
      return { ...note, at: test.context.clock(), ...of };
    };
    const save = (of: Partial<NoteSent> = {}, caller = salma, key = 'first') =>
      test.academy.notes.saveNote({ caller, courseSlug, key, sent: aNote(of) });
    const noted = async (caller = salma) =>
      allowed(await test.academy.notes.notesOfCourse({ caller, courseSlug, locale: 'en' })).noted;
    const bodies = async () => (await noted()).flatMap(({ notes }) => notes.map((one) => one.body));
    const found = async (typed: string, of: { caller?: typeof salma; courseSlug?: string | null } = {}) => {
      const asked = { caller: salma, courseSlug, locale: 'en', search: readSearch(typed), ...of } as const;
      return allowed(await test.academy.learning.search(asked)).found;
    };
    const keysOf = async (...of: Parameters<typeof found>) =>
      (await found(...of)).map(({ lesson }) => lesson.key);

    it('of two phones nothing vanishes, the later text stands, and what is sent twice counts once', async () => {
      await pay();
      const first = aNote({ body: 'At home' });
      await Promise.all([save(first), save(first), save({ body: 'On the bus' })]);
      expect((await bodies()).sort()).toEqual(['At home', 'On the bus']);
      const at = (ms: number) => new Date(test.context.clock().getTime() + ms);
      const [here, there] = [
        { ...first, changeId: randomUUID(), seen: first.changeId, body: 'Here', at: at(-1_000) },
        { ...first, changeId: randomUUID(), seen: first.changeId, body: 'There', at: at(-2_000) },
      ];
      for (const change of [here, there, here, there]) allowed(await save(change));
      expect((await bodies()).sort()).toEqual(['Here', 'On the bus', 'There']);
      // A clock that is a year ahead wins nothing over who saw it, and one that is behind loses nothing.
      const seen = { ...first, changeId: randomUUID(), seen: here.changeId, body: 'Seen', at: at(-1e9) };
      allowed(await save(seen));
      allowed(await save({ ...seen, changeId: randomUUID(), seen: seen.changeId, body: null }));
      allowed(await save({ ...first }));
      expect((await bodies()).sort()).toEqual(['On the bus', 'There']);
    });

    it('a note stays when its paragraph is gone, moves with it, and is there when its lesson is not', async () => {
      await pay();
      await save({ beside: 'Pay the courier in cash.', body: 'Ask him' });
      await save({ seconds: 74, body: 'The lamp' }, salma, 'film');
      expect((await noted())[0]?.notes[0]).toMatchObject({
        paragraph: 1,
        beside: 'Pay the courier in cash.',
      });
      const write = async (text: string) => {
        const content = aLessonContent({ title: inAll('Counting'), body: inAll(text) });
        await test.db
          .update(lessonVersions)
          .set({ content })
          .where(eq(lessonVersions.lessonId, ids['first'] ?? ''));
        await raiseContentVersion(test.db);
      };
      await write('New.\n\nKnow your margin.\n\nPay the courier in cash.');
      expect((await noted())[0]?.notes[0]?.paragraph).toBe(2);
      await write('Something else.');
      expect((await noted())[0]?.notes[0]).toMatchObject({
        paragraph: null,
        beside: 'Pay the courier in cash.',
      });
      await test.db.update(lessons).set({ removedAt: test.context.clock() }).where(eq(lessons.key, 'first'));
      await raiseContentVersion(test.db);
      allowed(await save({ body: 'Waited on a phone' }));
      const all = await noted();
      expect(all.map(({ lesson }) => lesson?.key ?? null)).toEqual(['film', null]);
      expect(all[1]?.notes).toHaveLength(2);
    });

    it('bounds are kept, and another learner’s note is neither read nor written', async () => {
      await pay();
      await pay('nora@example.com');
      const nora = aCaller({ email: 'nora@example.com' });
      expect(await save({ body: ' \u200f ' })).toEqual({ ok: false, reason: 'required' });
      expect(await save({ body: 'x'.repeat(2_001) })).toEqual({ ok: false, reason: 'too-long' });
      expect(await save({}, salma, 'later')).toEqual({ ok: false, reason: 'not-found' });
      const mine = aNote({ body: 'Only mine', beside: 'x'.repeat(500) });
      allowed(await save(mine));
      const forged = { ...mine, changeId: randomUUID(), seen: mine.changeId };
      expect(await save({ ...forged, body: 'Forged' }, nora)).toEqual({ ok: false, reason: 'not-found' });
      expect(await save({ ...forged, body: null }, nora)).toEqual({ ok: false, reason: 'not-found' });
      expect((await noted(nora)).length).toBe(0);
      expect(await keysOf('only mine', { caller: nora })).toEqual([]);
      const [row] = await test.db.select().from(lessonNotes);
      expect([row?.body, row?.beside?.length]).toEqual(['Only mine', 80]);
      const { id: _id, ...copied } = row ?? { id: '' };
      const rows = Array.from(
        { length: 199 },
        () => ({ ...copied, id: randomUUID() }) as typeof lessonNotes.$inferInsert,
      );
      await test.db.insert(lessonNotes).values(rows);
      expect(await save()).toEqual({ ok: false, reason: 'too-many' });
      allowed(await save({ ...mine, changeId: randomUUID(), seen: mine.changeId, body: null }));
      allowed(await save());
    });

    it('titles come first, then her notes, texts, and what is said, which opens the film at its second', async () => {
      await pay();
      await save({ body: 'Margin: ask Emma', seconds: 3 }, salma, 'film');
      const all = await found('margin');
      expect(all.map(({ lesson, hits }) => [lesson.key, ...hits.map(({ kind }) => kind)])).toEqual([
        ['film', 'title', 'note'],
        ['first', 'text'],
      ]);
      expect(all[1]?.hits[0]).toMatchObject({
        paragraph: 0,
        line: [{ text: 'Know your ' }, { text: 'margin', isHit: true }, { text: '.' }],
      });
      const [said] = await found('price lamp');
      expect(said?.hits).toMatchObject([{ kind: 'caption', seconds: 74 }]);
      expect((await found('morning'))[0]?.hits).toMatchObject([{ seconds: 2 }]);
      // In another language than the page's, where hers holds nothing.
      expect(await keysOf('بالعربية')).toEqual(['first', 'film']);
    });

    it('not one lesson of another course, of a later week, or after a refund', async () => {
      const order = await pay();
      const everywhere = { courseSlug: null };
      expect(await keysOf('margin')).toEqual(['film', 'first']);
      expect(await keysOf('margin', everywhere)).toEqual(['film', 'first']);
      expect(await keysOf('opens later')).toEqual([]);
      const other = {
        caller: salma,
        courseSlug: 'other-course',
        search: readSearch('margin'),
        locale: 'en',
      } as const;
      expect(await test.academy.learning.search(other)).toMatchObject({ ok: false, reason: 'not-enrolled' });
      test.pass(8 * 86_400_000);
      expect(await keysOf('opens later')).toEqual(['later']);
      allowed(await payBackOrder(test, order));
      for (const slug of [courseSlug, null]) {
        const asked = { ...other, courseSlug: slug };
        expect((await test.academy.learning.search(asked)).ok).toBe(false);
      }
    });
  },
);
