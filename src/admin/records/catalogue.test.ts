import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { putOnSale } from '../../academy/content/content.service.ts';
import {
  academySettings,
  campaigns,
  contentVersion,
  courses,
} from '../../academy/content/catalogue.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { writeSettings } from '../../academy/content/settings-file.store.ts';
import { catalogueRevisions } from '../../academy/content/revisions.table.ts';
import { staffLog, staffMembers } from '../../academy/staff/staff.table.ts';
import { aCampaign, aCourse, someDetails, someSettings } from '../../../tests/support/builders.ts';
import { place, placeAndPay, staff as owner } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import type { RecordForEditing } from './read-records.service.ts';
import { publishDue } from './publish-record.service.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const editor = { email: 'hiba@academy.example', role: 'editor' } as const;
const finance = { email: 'amina@academy.example', role: 'finance' } as const;
const hourMs = 3_600_000;

const name = { kind: 'course', slug: 'selling-online' } as const;
const other = { kind: 'course', slug: 'sewing' } as const;

describeOnBothEngines('a record of the catalogue', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aCourse({ comingSoon: true }), aCourse({ slug: 'sewing', nameEn: 'Sewing', position: 2 })],
  });

  const actions = () => test.academy.staff;
  const editing = async (): Promise<RecordForEditing> => present(await actions().recordForEditing(name));
  const called = (nameEn: string, of: Partial<Course> = {}): Course => ({
    ...aCourse({ nameEn, comingSoon: true }),
    ...of,
  });
  const save = async (record: object, basedOn?: string) =>
    actions().saveDraft({ ...name, record, basedOn: basedOn ?? (await editing()).revision, staff: editor });
  const saved = async (record: object): Promise<string> => allowed(await save(record)).revision;
  const publish = (revision: string, at?: Date, staff: typeof editor | typeof finance = editor) =>
    actions().publishRecord({ ...name, revision, ...(at && { at }), staff });
  const shown = async () => (await test.academy.course(name.slug))?.course;
  const version = async () => (await test.db.select().from(contentVersion))[0]?.version ?? 0;
  const acts = async () => (await test.db.select().from(staffLog).orderBy(asWritten)).map(({ act }) => act);
  /** Settings that refer to no other record. */
  const own = {
    bankTransfer: null,
    bonusConsultation: { service: null, percentOff: 50, firstRegistrants: 100, validDays: 90 },
  };
  const inAnHour = () => new Date(test.context.clock().getTime() + hourMs);

  it('is published with a half-written language, which is not shown before it is whole and stays in the draft', async () => {
    const { words } = called('Selling online');
    const half = { ...called('Selling online'), words: { ...words, ar: { ...words.ar, description: '' } } };
    allowed(await publish(await saved(half)));
    const seen = await shown();
    expect([seen?.writtenIn?.includes('ar'), seen?.words.ar.name]).toEqual([false, 'Selling online']);
    const { record, state } = await editing();
    expect(state).toBe('published');
    expect(record).toMatchObject({ words: { ar: { name: words.ar.name, description: '' } } });
    expect(record).not.toHaveProperty('unfinished');
    await saved({ ...called(''), taughtAt: 'here', words: { fr: words.fr } });
    expect((await editing()).modules).not.toBeNull();
    allowed(await publish(await saved(called('Selling online'))));
    expect((await shown())?.words.ar.name).toBe(words.ar.name);
  });

  it('is shown as it was until its draft is published, and from then on as it was written', async () => {
    const before = await version();
    const revision = await saved(called('Selling well'));
    expect((await shown())?.words.en.name).toBe('Selling Online');
    expect(await version()).toBe(before);
    expect(await publish(revision)).toEqual({ ok: true, publishedAt: test.context.clock() });
    expect((await shown())?.words.en.name).toBe('Selling well');
    expect(await version()).toBe(before + 1);
    expect(await acts()).toEqual(['save-draft', 'publish-record']);
  });

  it('of a course counts who learns here and who waits for a code, as long as they have access', async () => {
    const ofSewing = async () => (await actions().recordForEditing(other))?.learners;
    const buy = (email: string) => placeAndPay(test, { item: other, details: someDetails({ email }) });
    await buy('waits@example.com');
    const record = aCourse({ slug: other.slug, position: 2, taughtAt: 'here' });
    await test.db.update(courses).set({ record }).where(eq(courses.slug, other.slug));
    const paidBack = await buy('paid-back@example.com');
    await buy('learns@example.com');
    expect(await ofSewing()).toEqual({ here: 2, waiting: 1 });
    await payBackOrder(test, paidBack);
    expect(await ofSewing()).toEqual({ here: 1, waiting: 1 });
    expect((await actions().recordForEditing({ kind: 'settings', slug: 'academy' }))?.learners).toBeNull();
  });

  it('is listed with its draft, its schedule and what is missing, and is a sample until it is published', async () => {
    await test.db.update(courses).set({ sample: 'sample' }).where(eq(courses.slug, name.slug));
    const incomplete = called('Selling well');
    for (const words of Object.values(incomplete.words)) words.description = '';
    const draft = await saved(incomplete);
    const listed = async () =>
      (await actions().listRecords({ kind: 'course' })).find((one) => one.slug === name.slug);
    expect(await listed()).toMatchObject({
      isSample: true,
      isPublished: true,
      draft: { revision: draft, by: editor.email },
    });
    expect((await listed())?.faults).toBeGreaterThan(0);
    expect(await publish(draft)).toMatchObject({ ok: false, reason: 'incomplete' });
    const whole = await saved(called('Selling well'));
    await publish(whole, inAnHour());
    expect(await listed()).toMatchObject({
      faults: 0,
      draft: null,
      scheduled: { revision: whole, publishAt: inAnHour() },
    });
    expect(await listed()).toMatchObject({ isSample: true });
    await publish(whole);
    expect(await listed()).toMatchObject({ isSample: false, draft: null, scheduled: null });
  });

  it('is not saved over what a colleague saved in the meantime', async () => {
    const { revision } = await editing();
    expect((await save(called('First'), revision)).ok).toBe(true);
    expect(await save(called('Second'), revision)).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
      by: editor.email,
      at: test.context.clock(),
    });
    expect((await editing()).record).toMatchObject({ words: { en: { name: 'First' } } });
  });

  it('is never saved in a wrong shape', async () => {
    const result = await save({ ...called('x'), priceCentimes: 'a lot' });
    expect(result).toMatchObject({ ok: false, reason: 'wrong-shape', faults: [{ path: 'priceCentimes' }] });
    expect(
      await actions().saveDraft({
        kind: 'course',
        slug: 'nowhere',
        record: called('x', { slug: 'nowhere' }),
        basedOn: crypto.randomUUID(),
        staff: editor,
      }),
    ).toBeRefused('unknown-record');
  });

  it('keeps what was published beside its draft: a changed field is merged, and a form that shows the old one is refused', async () => {
    const revision = await saved(called('Selling well'));
    await test.database.transaction((tx) => putOnSale(tx, name.slug, test.context.clock()));
    expect(await publish(revision)).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    const { revision: merged, clashes, note, record } = await editing();
    expect({ clashes, note }).toEqual({ clashes: [], note: 'merged' });
    expect(record).toMatchObject({ comingSoon: false, words: { en: { name: 'Selling well' } } });
    expect((await save(called('Selling well'), revision)).ok).toBe(false);
    expect((await publish(merged)).ok).toBe(true);
    expect(await shown()).toMatchObject({ comingSoon: false, words: { en: { name: 'Selling well' } } });
  });

  it('is not published over another value of the same field before its author has seen that value', async () => {
    const file = { kind: 'settings', slug: 'academy' } as const;
    const begun = await actions().recordForEditing(file);
    const settings = someSettings({ ...own, phone: '+212522111111' });
    const result = await actions().saveDraft({
      ...file,
      record: settings,
      basedOn: begun?.revision ?? '',
      staff: owner,
    });
    expect(result).toMatchObject({ ok: true });
    await test.database.transaction((tx) =>
      writeSettings(tx, someSettings({ ...own, phone: '+212522222222' }), test.context.clock()),
    );
    const behind = await actions().recordForEditing(file);
    expect(behind).toMatchObject({
      clashes: ['phone'],
      published: { record: { phone: '+212522222222' }, by: 'academy' },
    });
    const revision = behind?.revision ?? '';
    expect(await actions().publishRecord({ ...file, revision, staff: owner })).toMatchObject({
      reason: 'changed-meanwhile',
      by: 'academy',
    });
    const seen = await actions().saveDraft({
      ...file,
      record: settings,
      basedOn: behind?.published?.revision ?? '',
      staff: owner,
    });
    if (!seen.ok) throw new Error(seen.reason);
    expect(await actions().publishRecord({ ...file, revision: seen.revision, staff: owner })).toMatchObject({
      ok: true,
    });
    expect((await test.academy.settings()).phone).toBe('+212522111111');
  });

  it('that sends buyers’ money elsewhere is logged in full, and e-mailed to every owner without the middle digits', async () => {
    const other_ = 'karima@academy.example';
    const addedAt = test.context.clock();
    await test.db.insert(staffMembers).values([
      { email: owner.email, role: 'owner', addedAt },
      { email: other_, role: 'owner', addedAt },
      { email: finance.email, role: 'finance', addedAt },
    ]);
    const bankTransfer = {
      accountName: 'Stranger',
      bank: 'Other Bank',
      rib: '011780000098765432109866',
      swift: '',
    };
    const file = { kind: 'settings', slug: 'academy' } as const;
    const publishAs = async (changed: Partial<AcademySettings>) => {
      const basedOn = (await actions().recordForEditing(file))?.revision ?? '';
      const record = someSettings({ ...own, ...changed });
      const kept = allowed(await actions().saveDraft({ ...file, record, basedOn, staff: owner }));
      const { revision } = kept;
      expect(await actions().publishRecord({ ...file, revision, staff: owner })).toMatchObject({ ok: true });
    };
    const payeeEmails = async () =>
      (await postEmails(test)).filter(({ subject }) => subject.includes('where buyers send money'));
    const ours = { ...bankTransfer, accountName: 'Academy', rib: '007780000123456789012396' };
    await publishAs({ bankTransfer: ours });
    await payeeEmails();
    await publishAs({ bankTransfer: ours, phone: '+212522111111' });
    expect(await payeeEmails()).toEqual([]);
    await publishAs({ phone: '+212522111111', bankTransfer, cashAgency: null });
    const lines = (await test.db.select().from(staffLog)).filter(
      ({ after }) => after?.['bankTransfer.rib'] === bankTransfer.rib,
    );
    // One line of the draft, one of its publishing.
    expect(lines).toHaveLength(2);
    for (const { before, after } of lines) {
      expect(before).toMatchObject({
        'bankTransfer.rib': '007780000123456789012396',
        'bankTransfer.accountName': 'Academy',
        'cashAgency.beneficiary': 'Academy',
      });
      expect(after).toMatchObject({
        'bankTransfer.rib': bankTransfer.rib,
        'bankTransfer.accountName': 'Stranger',
        'cashAgency.beneficiary': null,
      });
    }
    const mails = await payeeEmails();
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([other_, owner.email].toSorted());
    for (const { text } of mails) {
      for (const part of [
        owner.email,
        '007 ••• •••• •••• •••• 0123 96',
        '011 ••• •••• •••• •••• 1098 66',
        'Stranger',
        'Bank account now',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/780 ?0000|567890|765432/);
    }
  });

  it('is published at its time, once, also when the scheduled job runs late', async () => {
    const before = await version();
    const revision = await saved(called('Selling well'));
    expect(await publish(revision, test.context.clock())).toBeRefused('past');
    expect(await publish(revision, inAnHour())).toEqual({ ok: true, publishedAt: null });
    expect(await save(called('Too late'))).toMatchObject({ ok: false, reason: 'is-scheduled' });
    expect(await publishDue(test.context)).toBe(0);
    test.pass(5 * hourMs);
    const runs = await Promise.all([publishDue(test.context), publishDue(test.context)]);
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await shown())?.words.en.name).toBe('Selling well');
    expect(await version()).toBe(before + 1);
    expect(await publishDue(test.context)).toBe(0);
  });

  it('becomes a draft again when its time comes and something is in the way', async () => {
    const revision = await saved(called('Mine'));
    await publish(revision, inAnHour());
    const theirs = called('Theirs');
    await test.db.update(courses).set({ record: theirs }).where(eq(courses.slug, name.slug));
    test.pass(2 * hourMs);
    expect(await publishDue(test.context)).toBe(0);
    expect(await editing()).toMatchObject({
      state: 'draft',
      note: 'missed',
      clashes: expect.arrayContaining(['words.en.name']),
    });
    expect((await shown())?.words.en.name).toBe('Theirs');
    expect(await acts()).toContain('miss-schedule');
  });

  it('is published no more once it is unscheduled, and is as before when its draft is dropped', async () => {
    const revision = await saved(called('Selling well'));
    await publish(revision, inAnHour());
    expect(await actions().unscheduleRecord({ ...name, revision, staff: editor })).toBe(true);
    expect(await actions().unscheduleRecord({ ...name, revision, staff: editor })).toBe(false);
    test.pass(2 * hourMs);
    expect(await publishDue(test.context)).toBe(0);
    expect(await actions().dropDraft({ ...other, revision, staff: editor })).toBe(false);
    expect(await actions().dropDraft({ ...name, revision, staff: editor })).toBe(true);
    expect(await actions().dropDraft({ ...name, revision, staff: editor })).toBe(false);
    expect(await editing()).toMatchObject({
      state: 'published',
      record: { words: { en: { name: 'Selling Online' } } },
    });
  });

  it('has a history, and any of it can be made a draft again', async () => {
    const first = await editing();
    await publish(await saved(called('Second')));
    test.pass(hourMs);
    const third = await saved(called('Third'));
    const restore = (revision: string) => actions().restoreRevision({ ...name, revision, staff: editor });
    expect(await restore(first.revision)).toMatchObject({
      ok: false,
      reason: 'draft-there',
      by: editor.email,
    });
    await publish(third);
    const history = await actions().recordHistory(name);
    expect(history.map(({ act, by }) => [act, by])).toEqual([
      ['publish-record', editor.email],
      ['publish-record', editor.email],
      ['adopted', 'academy'],
    ]);
    expect(history.map(({ restores }) => restores?.id ?? null)).toEqual([
      null,
      expect.any(String),
      first.revision,
    ]);
    const restored = allowed(await restore(first.revision));
    expect((await shown())?.words.en.name).toBe('Third');
    await publish(restored.revision);
    expect((await shown())?.words.en.name).toBe('Selling Online');
    expect(await restore(crypto.randomUUID())).toBeRefused('unknown-revision');
  });

  it('keeps only the latest drafts that were saved over', async () => {
    for (let index = 0; index < 25; index += 1) {
      test.pass(1_000);
      await saved(called(`Try ${index}`));
    }
    const states = (await test.db.select().from(catalogueRevisions)).map(({ state }) => state);
    expect(states.filter((state) => state === 'dropped')).toHaveLength(20);
    expect(states.filter((state) => state === 'draft')).toHaveLength(1);
    const history = await actions().recordHistory(name);
    expect(history.filter(({ act }) => act === 'save-draft')).toHaveLength(25);
    expect(history.filter(({ restores }) => restores !== null)).toHaveLength(20);
  });

  it('may be written in its prices by finance, and in nothing else', async () => {
    const { record, revision } = await editing();
    const write = (change: object) =>
      actions().saveDraft({ ...name, record: { ...record, ...change }, basedOn: revision, staff: finance });
    const words = structuredClone((record as Course).words);
    words.en.name = 'Selling Anywhere';
    expect(await write({ words })).toBeRefused('prices-only');
    expect(await write({ words, priceCentimes: 79_000 })).toBeRefused('prices-only');
    expect(await write({ priceCentimes: 79_000 })).toMatchObject({ ok: true });
  });

  describe('whose price an editor sees', () => {
    const needsRight = (...prices: string[]) => ({ ok: false, reason: 'needs-price-right', prices });
    const priceOf = ({ record }: { record: object }) => (record as Course).priceCentimes;
    const byFinance = async (priceCentimes: number): Promise<string> => {
      const { record, revision } = await editing();
      const wanted = { ...name, record: { ...record, priceCentimes }, basedOn: revision, staff: finance };
      const made = await actions().saveDraft(wanted);
      if (!made.ok) throw new Error(made.reason);
      return made.revision;
    };
    const terms = {
      depositCentimes: 50_000,
      parts: [{ afterDays: 30, amountCentimes: 49_000 }],
      graceDays: 5,
    };

    it('is not changed by their draft, which says where, and keeps all else', async () => {
      const refused = await save(called('Selling Anywhere', { priceCentimes: 79_000, instalments: terms }));
      expect(refused).toEqual(needsRight('priceCentimes', 'instalments'));
      expect(await save(called('Selling Anywhere', { priceCentimes: 0 }))).toEqual(
        needsRight('priceCentimes'),
      );
      expect(await save(called('Selling Anywhere', { priceCentimes: null }))).toEqual(
        needsRight('priceCentimes'),
      );
      expect((await editing()).state).toBe('published');
      const revision = await saved(called('Selling Anywhere'));
      expect(await publish(revision)).toMatchObject({ ok: true });
      expect(await shown()).toMatchObject({
        priceCentimes: 99_000,
        words: { en: { name: 'Selling Anywhere' } },
      });
    });

    it('stays what finance made of it in a draft, which finance publishes', async () => {
      await byFinance(79_000);
      const revision = await saved(called('Selling Anywhere', { priceCentimes: 79_000 }));
      expect(await save(called('Selling Anywhere', { priceCentimes: 69_000 }))).toEqual(
        needsRight('priceCentimes'),
      );
      expect((await editing()).prices).toEqual(['priceCentimes']);
      expect(await publish(revision)).toEqual(needsRight('priceCentimes'));
      expect(await publish(revision, undefined, finance)).toMatchObject({ ok: true });
      expect((await shown())?.priceCentimes).toBe(79_000);
      const lines = await test.database.db.select().from(staffLog);
      expect(lines.find(({ act }) => act === 'publish-record')).toMatchObject({
        email: finance.email,
        before: { priceCentimes: 99_000 },
        after: { priceCentimes: 79_000 },
      });
    });

    it('is taken back to that of the site in a draft that has another one', async () => {
      await byFinance(79_000);
      expect(await publish(await saved(called('Selling Anywhere')))).toMatchObject({ ok: true });
      expect((await shown())?.priceCentimes).toBe(99_000);
    });

    it('is that of the site in their copy and in an earlier version that they restore', async () => {
      const { revision: first } = await editing();
      await publish(await byFinance(79_000), undefined, finance);
      const restored = await actions().restoreRevision({ ...name, revision: first, staff: editor });
      if (!restored.ok) throw new Error(restored.reason);
      expect(priceOf(await editing())).toBe(79_000);
      await actions().dropDraft({ ...name, revision: restored.revision, staff: editor });
      await byFinance(69_000);
      const copied = async (staff: typeof editor | typeof owner) => {
        const { slug = '' } = (await actions().copyRecord({ ...name, staff })) ?? {};
        const copy = await actions().recordForEditing({ kind: 'course', slug });
        return copy && priceOf(copy);
      };
      expect([await copied(editor), await copied(owner)]).toEqual([79_000, 69_000]);
    });

    it('is given to a new record by others, and a campaign is nothing but prices', async () => {
      const create = (kind: 'course' | 'campaign', record: object) =>
        actions().createRecord({ kind, slug: 'accounting', record, staff: editor });
      expect(await create('course', called('Accounting'))).toEqual(needsRight('priceCentimes'));
      expect(await create('campaign', aCampaign())).toEqual(
        needsRight('percent', 'startsAt', 'endsAt', 'courses'),
      );
      const made = await create('course', called('Accounting', { priceCentimes: null, comingSoon: false }));
      if (!made.ok) throw new Error(made.reason);
      const missing = { path: 'priceCentimes', problem: 'required' };
      expect(made.missing).toContainEqual(missing);
      const of = { kind: 'course', slug: 'accounting' } as const;
      const published = await actions().publishRecord({ ...of, revision: made.revision, staff: editor });
      expect(published).toMatchObject({ reason: 'incomplete', missing: [missing] });
    });

    it('is missed on Today of those who set it, in a draft and where people wait for it', async () => {
      const lacking = async (staff: typeof editor | typeof finance) =>
        (await actions().today({ staff })).tasks
          .find(({ kind }) => kind === 'no-price')
          ?.first.map(({ id }) => id);
      const record = called('Accounting', { priceCentimes: null, comingSoon: false });
      await actions().createRecord({ kind: 'course', slug: 'accounting', record, staff: editor });
      expect([await lacking(editor), await lacking(finance)]).toEqual([undefined, ['accounting']]);
      const { db } = test.database;
      await db
        .update(courses)
        .set({ record: called('Selling Online', { priceCentimes: null }) })
        .where(eq(courses.slug, name.slug));
      expect(await lacking(finance)).toEqual(['accounting']);
      await test.academy.joinWaitlist({
        courseSlug: name.slug,
        locale: 'en',
        name: 'Amal',
        email: 'amal@example.com',
        phone: '+212612345678',
      });
      expect(await lacking(finance)).toEqual([name.slug, 'accounting']);
    });

    it('is told beside the campaign that takes its share off, as long as that runs', async () => {
      const campaign = aCampaign({ endsAt: '2026-06-03T00:00:00Z' });
      const row = { slug: campaign.slug, position: 1, sample: 'own' as const, record: campaign };
      await test.db.insert(campaigns).values({ ...row, updatedAt: test.context.clock() });
      const told = async () => [
        (await editing()).campaign,
        (await actions().listRecords({ kind: 'course' }))[0]?.campaign,
      ];
      const running = { name: { en: 'Early bird', ar: 'تسجيل مبكر', fr: 'Offre' }, percent: 20 };
      expect(await told()).toEqual([running, running]);
      test.pass(48 * hourMs);
      expect(await told()).toEqual([null, null]);
    });
  });

  it('that is a copy is not published under the name of a copy', async () => {
    const made = await actions().copyRecord({ ...name, staff: editor });
    const copy = { kind: 'course', slug: made?.slug ?? '' } as const;
    const read = await actions().recordForEditing(copy);
    const missing = [
      { path: 'words.en.name', problem: 'still-copy' },
      { path: 'words.ar.name', problem: 'still-copy' },
      { path: 'words.fr.name', problem: 'still-copy' },
    ];
    const revision = read?.revision ?? '';
    const refused = { ok: false, reason: 'incomplete', missing };
    expect(await actions().publishRecord({ ...copy, revision, staff: owner })).toEqual(refused);
    const record = { ...called('Selling to cafés', { priceCentimes: 5_000 }), startsOn: null };
    const basedOn = { basedOn: revision, address: 'selling-to-cafes', staff: owner };
    const kept = await actions().saveDraft({ ...copy, record, ...basedOn });
    if (!kept.ok) throw new Error(kept.reason);
    const named = {
      kind: 'course',
      slug: 'selling-to-cafes',
      revision: kept.revision,
      staff: owner,
    } as const;
    expect(await actions().publishRecord(named)).toMatchObject({ ok: true });
  });

  it('is written by no role without that permission', async () => {
    const { revision } = await editing();
    const support = { email: 'm@academy.example', role: 'support' } as const;
    const wanted = { ...name, record: called('x'), basedOn: revision };
    await expect(actions().saveDraft({ ...wanted, staff: support })).rejects.toThrow('may not');
    expect(await actions().saveDraft({ ...wanted, staff: finance })).toBeRefused('prices-only');
    await expect(actions().publishRecord({ ...name, revision, staff: support })).rejects.toThrow('may not');
    const settings = { kind: 'settings', slug: 'academy', record: someSettings(), staff: editor } as const;
    await expect(actions().saveDraft({ ...settings, basedOn: revision })).rejects.toThrow('may not');
  });

  it('that is new is shown when it is published, last in the list; its slug is taken once', async () => {
    const fresh = { kind: 'course', slug: 'accounting' } as const;
    const record = aCourse({
      slug: 'anything',
      nameEn: 'Accounting',
      priceCentimes: null,
      comingSoon: true,
    });
    const create = (slug: string = fresh.slug) =>
      actions().createRecord({ kind: 'course', slug, record, staff: editor });
    const made = allowed(await create());
    expect(await create()).toBeRefused('slug-taken');
    expect(await create('sewing')).toBeRefused('slug-taken');
    expect(await create('Not a slug')).toBeRefused('bad-slug');
    expect(await test.academy.course(fresh.slug)).toBeNull();
    const listed = await actions().listRecords({ kind: 'course' });
    expect(listed.at(-1)).toMatchObject({ slug: 'accounting', isPublished: false, position: null });
    expect(await actions().publishRecord({ ...fresh, revision: made.revision, staff: editor })).toMatchObject(
      {
        ok: true,
      },
    );
    expect((await test.academy.courses()).map(({ course }) => course.slug).at(-1)).toBe('accounting');
  });

  it('gets another address while it was never published: its history and the proposal it comes from follow', async () => {
    const fresh = { kind: 'course', slug: 'accounting' } as const;
    const record = called('Accounting', { slug: fresh.slug, priceCentimes: null });
    const made = await actions().createRecord({ ...fresh, record, staff: editor });
    if (!made.ok) throw new Error(made.reason);
    const { db } = test.database;
    await db.insert(applications).values({
      id: crypto.randomUUID(),
      kind: 'host-course',
      locale: 'en',
      email: 'samira@example.com',
      answers: {},
      sentAt: test.context.clock(),
      stage: 'draft',
      courseSlug: fresh.slug,
    });
    const to = (address: string, basedOn = made.revision) =>
      actions().saveDraft({ ...fresh, record, basedOn, address, staff: editor });
    const refused = (problem: string) => ({
      ok: false,
      reason: 'wrong-shape',
      faults: [{ path: 'slug', problem }],
    });
    expect(await to('sewing')).toEqual(refused('slug-taken'));
    expect(await to('Not a slug')).toEqual(refused('bad-slug'));
    const moved = allowed(await to('bookkeeping'));
    expect(await actions().recordForEditing(fresh)).toBeNull();
    const there = { kind: 'course', slug: 'bookkeeping' } as const;
    expect(await actions().recordForEditing(there)).toMatchObject({
      revision: moved.revision,
      record: { slug: 'bookkeeping' },
      hasFreeAddress: true,
    });
    const past = await actions().recordHistory(there);
    expect(past.map(({ act }) => act)).toEqual(['save-draft', 'save-draft']);
    expect(await test.db.select({ course: applications.courseSlug }).from(applications)).toEqual([
      { course: 'bookkeeping' },
    ]);
    expect((await actions().publishRecord({ ...there, revision: moved.revision, staff: owner })).ok).toBe(
      true,
    );
    const published = await actions().recordForEditing(there);
    expect(published?.hasFreeAddress).toBe(false);
    const again = { ...there, record, basedOn: moved.revision, address: 'accounting', staff: editor };
    expect(await actions().saveDraft(again)).toEqual(refused('slug-stays'));
  });

  it('that somebody has bought, or waits for, is not removed; another one is, and stays as a draft that can be published again', async () => {
    const remove = (of: typeof name | typeof other, staff: typeof editor | typeof owner = editor) =>
      actions().removeRecord({ ...of, staff });
    const waiting = {
      courseSlug: name.slug,
      locale: 'en',
      name: 'Amal',
      email: 'amal@example.com',
      phone: '+212612345678',
    } as const;
    await test.academy.joinWaitlist(waiting);
    expect(await remove(name)).toEqual({
      ok: false,
      reason: 'still-needed',
      needs: [{ what: 'waitlist', count: 1 }],
    });
    const order = await place(test, { courseSlug: other.slug });
    expect(await remove(other)).toEqual({
      ok: false,
      reason: 'still-needed',
      needs: [{ what: 'orders', count: 1 }],
    });
    await test.academy.cancelOrder({ token: order.token });
    // Restored it could have another price, so removing it needs the right to change prices.
    expect(await remove(other)).toEqual({
      ok: false,
      reason: 'needs-price-right',
      prices: ['priceCentimes'],
    });
    expect(await remove(other, owner)).toEqual({ ok: true });
    expect(await test.academy.course(other.slug)).toBeNull();
    expect(await remove(other)).toBeRefused('unknown-record');
    expect((await actions().recordHistory(other)).map(({ act }) => act)).toEqual([
      'remove-record',
      'adopted',
    ]);
    const left = await actions().recordForEditing(other);
    expect(left).toMatchObject({ state: 'draft', published: null, hasFreeAddress: false, clashes: [] });
    const again = { ...other, revision: left?.revision ?? '', staff: owner };
    expect(await actions().publishRecord(again)).toMatchObject({ ok: true });
    expect((await test.academy.course(other.slug))?.course.words.en.name).toBe('Sewing');
    expect(await actions().removeRecord({ kind: 'settings', slug: 'academy', staff: owner })).toBeRefused(
      'settings-stay',
    );
  });

  it('that is removed while a draft of it is written, or waits for its time, keeps that draft', async () => {
    const revision = await saved(called('Selling well'));
    const at = new Date(test.context.clock().getTime() + hourMs);
    expect(await publish(revision, at)).toMatchObject({ ok: true });
    expect(await actions().removeRecord({ ...name, staff: owner })).toEqual({ ok: true });
    expect(await editing()).toMatchObject({
      revision,
      state: 'draft',
      publishAt: null,
      record: { words: { en: { name: 'Selling well' } } },
      clashes: [],
    });
    test.pass(2 * hourMs);
    expect(await publishDue(test.context)).toBe(0);
    expect(await publish(revision, undefined, finance)).toMatchObject({ ok: true });
    expect((await shown())?.words.en.name).toBe('Selling well');
  });

  it('that was removed and its draft put away is listed as removed, as it last was, until it is a draft again', async () => {
    const removed = () => actions().listRemoved({ kind: 'course' });
    await actions().removeRecord({ ...other, staff: owner });
    const at = test.context.clock();
    expect(await removed()).toEqual([]);
    test.pass(1_000);
    const { revision = '' } = (await actions().recordForEditing(other)) ?? {};
    expect(await actions().dropDraft({ ...other, revision, staff: editor })).toBe(true);
    expect(await removed()).toMatchObject([
      {
        slug: other.slug,
        by: owner.email,
        at,
        record: { words: { en: { name: 'Sewing' } } },
      },
    ]);
    expect(await actions().listRemoved({ kind: 'workshop' })).toEqual([]);
    const history = await actions().recordHistory(other);
    expect(history.map(({ act }) => act)).toEqual(['drop-draft', 'remove-record', 'adopted']);
    expect(history[0]?.restores?.id).toBe(revision);
    await actions().restoreRevision({ ...other, revision, staff: editor });
    expect(await removed()).toEqual([]);
  });

  it('is not found by a malformed slug', async () => {
    for (const slug of ['nowhere', '', 'a b', '\0', '../x']) {
      expect(await actions().recordForEditing({ kind: 'course', slug })).toBeNull();
      expect(await actions().recordHistory({ kind: 'course', slug })).toEqual([]);
      expect(await actions().removeRecord({ kind: 'course', slug, staff: editor })).toMatchObject({
        ok: false,
      });
    }
    for (const revision of ['', 'x', crypto.randomUUID()]) {
      expect(await actions().dropDraft({ ...name, revision, staff: editor })).toBe(false);
      expect(await actions().previewLink({ ...name, revision, staff: editor })).toMatchObject({ ok: false });
      expect(await publish(revision)).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    }
  });

  it('of the settings is shown whole, also when it was saved before a field was added to them', async () => {
    const file = { kind: 'settings', slug: 'academy' } as const;
    const { liveCalls: _liveCalls, accessWithinHours: _hours, ...earlier } = someSettings(own);

    await test.db.update(academySettings).set({ record: earlier as AcademySettings });
    const begun = await actions().recordForEditing(file);
    expect(begun?.record).toMatchObject({ liveCalls: [], accessWithinHours: 24 });
    expect(begun?.missing).toEqual([]);
    const [listed] = await actions().listRecords({ kind: 'settings' });
    expect(listed).toMatchObject({ slug: 'academy', faults: 0 });
  });

  it('takes another position at once, and keeps it when an older draft is published', async () => {
    const revision = await saved(called('Selling well'));
    const slugs = async () => (await test.academy.courses()).map(({ course }) => course.slug);
    expect(await slugs()).toEqual(['selling-online', 'sewing']);
    expect(await actions().moveRecord({ ...name, position: 2, staff: editor })).toBe(true);
    expect(await slugs()).toEqual(['sewing', 'selling-online']);
    expect((await publish(revision)).ok).toBe(true);
    expect(await slugs()).toEqual(['sewing', 'selling-online']);
    expect((await shown())?.position).toBe(2);
    expect(await actions().moveRecord({ kind: 'course', slug: 'nowhere', position: 1, staff: editor })).toBe(
      false,
    );
  });

  it('has one published revision, however many publish at once', async () => {
    const revision = await saved(called('Selling well'));
    const results = await Promise.all([1, 2, 3].map(() => publish(revision)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await test.db.select().from(catalogueRevisions);
    expect(rows.filter(({ state }) => state === 'published')).toHaveLength(1);
  });

  it('is saved once when several save at the same time', async () => {
    const { revision } = await editing();
    const results = await Promise.all(['One', 'Two', 'Three'].map((title) => save(called(title), revision)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await actions().recordHistory(name)).filter(({ act }) => act === 'save-draft')).toHaveLength(1);
  });
});
