import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, someDetails } from '../../../tests/support/builders.ts';
import { aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { allRows, emailsOf, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { noteFinished } from '../certificates/certificates.service.ts';
import { applyRetention } from '../../admin/privacy/retention.service.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { learningEvents } from '../classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { membership } from '../../academy/settings/membership.ts';
import { importLines, imports } from './imports.table.ts';
import { continueImports, eraseImportsOf, readHeldImports } from './run-import.service.ts';

const slug = 'taught-here';
const test = academyForEach({ courses: [aTaughtCourse(), aCourse({ slug: 'small', capacity: 1 })] });
let lessons: Record<string, string>;
beforeEach(async () => {
  lessons = await teach(test.db, slug, [
    { key: 'read' },
    { key: 'prices' },
    { key: 'test', kind: 'quiz' },
    { key: 'photos' },
    { key: 'sell' },
  ]);
});

const taught = { kind: 'course' as const, slug };
const head = 'Name,E-mail,Phone,Course,Order number,Order date,Amount,Progress';
const salma = 'Salma Alaoui,salma@example.com,0612345678,Old shop,1042,2025-03-11,990,50%';
const zineb = 'Zineb Idrissi,zineb@example.com,,Old shop,1043,2025-03-12,990,0%';
const asked = (...rows: string[]) => ({
  text: [head, ...rows].join('\n'),
  choices: [{ named: 'Old shop', item: taught }],
  locale: 'ar' as const,
  staff,
});
const rehearse = async (...rows: string[]) =>
  allowed(await test.academy.staff.rehearseImport(asked(...rows))).rehearsal.lines;
const begin = async (rows: readonly string[], isTold = false) =>
  allowed(await test.academy.staff.beginImport({ ...asked(...rows), fileName: 'old.csv', isTold })).id;
const finish = async () => {
  while ((await continueImports(test.context)) > 0);
};
const doAll = async (...rows: string[]) => {
  const id = await begin(rows);
  await finish();
  return id;
};
const linesOf = async (id: string) =>
  (await test.academy.staff.readImportLines(id)).map(({ outcome, lessons: ticked, undone }) => [
    outcome,
    ticked,
    undone,
  ]);
const undo = async (id: string) => {
  allowed(await test.academy.staff.undoImport({ id, staff }));
  await finish();
  return (await linesOf(id)).map(([, , undone]) => undone);
};
const ticked = async () => (await test.db.select().from(learningEvents)).map(({ lessonId }) => lessonId);
const counts = async () => {
  const { orders, emails } = await allRows(test);
  return [orders.length, emails?.length, (await ticked()).length];
};

describe('an import', () => {
  it('does what its rehearsal says, which writes nothing', async () => {
    const mine = someDetails({ name: 'Salma Alaoui', email: 'old@example.com', phone: '+212612345678' });
    await placeAndPay(test, { item: { kind: 'course', slug: 'small' }, details: mine });
    const rows = [
      salma,
      zineb,
      zineb,
      'Nobody,,,Old shop',
      ',bad,,Old shop',
      'Hind Amrani,hind@example.com,,small',
      'Hind Amrani,hind@example.com,,Unheard of',
      'Hind Amrani,hind@example.com,,',
    ];
    const before = await counts();
    const rehearsal = await rehearse(...rows);
    expect(await counts()).toEqual(before);
    expect(rehearsal.map((one) => [one.outcome, one.knownBy, one.lessons?.ticked ?? 0])).toEqual([
      ['given', 'phone', 2],
      ['given', null, 0],
      ['twice', null, 0],
      ['bad-person', null, 0],
      ['bad-person', null, 0],
      ['sold-out', null, 0],
      ['unknown-item', null, 0],
      ['no-item', null, 0],
    ]);
    expect(rehearsal[0]).toMatchObject({
      email: 'old@example.com',
      item: taught,
      lessons: { ticked: 2, of: 4 },
    });
    const done = await linesOf(await doAll(...rows));
    expect(done).toEqual(rehearsal.map((one) => [one.outcome, one.lessons?.ticked ?? 0, null]));
    expect(await ticked()).toEqual([lessons['read'], lessons['prices']]);
  });

  it('makes orders of 0 MAD that name the old one, and writes to nobody', async () => {
    await doAll(salma);
    const { orders } = await allRows(test);
    expect(orders).toMatchObject([
      {
        status: 'Payment Confirmed',
        amountCentimes: 0,
        freeAs: 'moved',
        freeWhy: 'Import · 1042 · 2025-03-11 · 990.00 DH',
      },
    ]);
    expect(await emailsOf(test, orders[0] ?? { id: '' })).toEqual([]);
    expect(await test.db.select().from(staffLog).where(eq(staffLog.act, 'import'))).toMatchObject([
      { email: staff.email, subject: 'old.csv', detail: { lines: '1', toDo: '1' } },
    ]);
  });

  it('welcomes each person once where that was ticked, however many courses came with her', async () => {
    await begin([salma, salma.replace('Old shop', membership.slug)], true);
    await finish();
    const { orders } = await allRows(test);
    expect(orders).toHaveLength(2);
    const emails = await Promise.all(orders.map((order) => emailsOf(test, order)));
    expect(emails.flat()).toHaveLength(1);
  });

  it('of the same rows a second time does nothing, in another file too', async () => {
    await doAll(salma, zineb);
    const before = await counts();
    expect(await rehearse(zineb, salma)).toMatchObject([
      { outcome: 'owns-already', knownBy: 'email' },
      { outcome: 'owns-already', lessons: { ticked: 0 } },
    ]);
    await doAll(zineb, salma);
    expect(await counts()).toEqual(before);
  });

  it('does not give again what was ended since', async () => {
    await doAll(salma);
    const [order] = (await allRows(test)).orders;
    test.pass(60_000);
    allowed(await test.academy.staff.endFree({ orderNumber: order?.number ?? '', why: 'By mistake', staff }));
    expect(await rehearse(salma)).toMatchObject([{ outcome: 'ended' }]);
    expect(await linesOf(await doAll(salma))).toEqual([['ended', 0, null]]);
  });

  it('goes on where it was after a crash between two lines', async () => {
    const id = await begin([salma, zineb]);
    const given = test.context.database.transaction.bind(test.context.database);
    let times = 0;
    const crashing = {
      ...test.context,
      database: {
        ...test.context.database,
        transaction: (async (run) => {
          times += 1;
          if (times > 1) throw new Error('The server fell.');
          return given(run);
        }) as typeof given,
      },
      log: {
        ...test.context.log,
        error: () => {
          throw new Error('The server fell.');
        },
      },
    };
    await expect(continueImports(crashing)).rejects.toThrow('The server fell.');
    expect(await linesOf(id)).toEqual([
      ['given', 2, null],
      [null, 0, null],
    ]);
    await finish();
    expect(await linesOf(id)).toEqual([
      ['given', 2, null],
      ['given', 0, null],
    ]);
    expect((await allRows(test)).orders).toHaveLength(2);
  });

  it('leaves nothing of the file behind', async () => {
    await doAll(salma, ',bad,,Old shop');
    expect(JSON.stringify(await test.db.select().from(importLines))).not.toMatch(/salma@|Salma/);
    const id = await begin([zineb]);
    expect(await readHeldImports(test.db, 'zineb@example.com')).toHaveLength(1);
    test.pass(8 * 86_400_000);
    await applyRetention(test.context);
    expect(await linesOf(id)).toEqual([['erased', 0, null]]);
    await begin([zineb]);
    await eraseImportsOf(test.db, 'zineb@example.com');
    await finish();
    expect((await allRows(test)).orders).toHaveLength(1);
  });

  it('of a course that is finished sends no e-mail about a certificate', async () => {
    await doAll(salma.replace('50%', '100%'));
    await noteFinished(test.context);
    expect(await test.db.select().from(outbox)).toEqual([]);
  });
});

describe('taking an import back', () => {
  it('ends what it gave, unticks what it ticked, and the same rows can come again', async () => {
    const id = await doAll(salma, zineb);
    expect(await undo(id)).toEqual(['taken-back', 'taken-back']);
    expect(await ticked()).toEqual([]);
    expect((await allRows(test)).orders.map(({ status }) => status)).toEqual(['Refunded', 'Refunded']);
    expect(await test.db.select().from(imports)).toMatchObject([{ state: 'undone' }]);
    expect(await test.academy.staff.undoImport({ id, staff })).toBeRefused('not-found');
    expect(await linesOf(await doAll(salma))).toEqual([['given', 2, null]]);
  });

  it('leaves what a learner used or somebody changed, and says why', async () => {
    const id = await doAll(salma, zineb);
    test.pass(60_000);
    const [used, changed] = (await allRows(test)).orders;
    const [seat] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.orderId, used?.id ?? ''));
    await test.db.insert(learningEvents).values({
      id: crypto.randomUUID(),
      enrolmentId: seat?.id ?? '',
      lessonId: lessons['read'] ?? '',
      version: 1,
      kind: 'opened',
      body: {},
      at: test.context.clock(),
      receivedAt: test.context.clock(),
    });
    allowed(
      await test.academy.staff.endFree({ orderNumber: changed?.number ?? '', why: 'By mistake', staff }),
    );
    expect((await undo(id)).toSorted()).toEqual(['changed', 'used']);
    expect(await ticked()).toHaveLength(3);
  });

  it('stops what was still to come', async () => {
    const id = await begin([salma, zineb]);
    await undo(id);
    expect(await linesOf(id)).toEqual([
      ['stopped', 0, null],
      ['stopped', 0, null],
    ]);
    expect((await allRows(test)).orders).toEqual([]);
  });
});
