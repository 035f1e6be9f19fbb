/**
 * What is published shows on every instance: at once by the notification, and within two seconds when the notification is
 * lost.
 */
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { openPostgres } from '../../platform/db/postgres/open-postgres.ts';
import { noteSeats, raiseContentVersion, watchContent } from './content.service.ts';
import { courses } from './catalogue.table.ts';
import { aCourse, seedCatalogue } from '../../../tests/support/builders.ts';
import { staff } from '../../../tests/support/actions.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { withServer } from '../../../tests/support/extent.ts';
import {
  migrationsDir,
  newPostgresDatabase,
  openTestDatabase,
  silentLog,
} from '../../../tests/support/open-test-database.ts';
import { bindAcademy } from '../../services.ts';
import { PageCache } from '../../platform/http/page-cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** An instance of the server: its own connections, and a cached page of the course. */
async function openInstance(databaseUrl: string) {
  const database = await openPostgres({ databaseUrl, migrationsDir, log: silentLog });
  const pages = new PageCache({
    later: () => undefined,
    render: async () => {
      const [row] = await database.db.select({ record: courses.record }).from(courses);
      const body = Buffer.from(row?.record.words.en.name ?? '');
      return { body, headers: [['Content-Type', 'text/html']], trueUntil: Number.POSITIVE_INFINITY };
    },
  });
  let heard = (): void => undefined;
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  const begun = next();
  const onContent = () => {
    pages.clear();
    heard();
  };
  const onSeats = (of: string) => {
    pages.clearShowing(of);
    heard();
  };
  const stop = watchContent(database, { onContent, onSeats }, silentLog);
  // What was made before it began to watch may be old.
  await begun;
  return {
    database,
    pages,
    next,
    async close() {
      stop();
      await database.close();
    },
  };
}

it.runIf(withServer)(
  'one instance publishes, and the page that another one keeps is made again',
  async () => {
    const { url, drop } = await newPostgresDatabase();
    const [one, other] = [await openInstance(url), await openInstance(url)];
    await seedCatalogue(one.database.db);
    const { context, close } = await openTestAcademy();
    const { staff: actions } = bindAcademy({ ...context, database: one.database });
    const name = { kind: 'course', slug: 'selling-online' } as const;
    const shown = async () => {
      const kept = other.pages.kept('/') ?? (await other.pages.page('/'));
      return kept?.variants.identity.body.toString();
    };
    expect(await shown()).toBe('Selling Online');
    const begun = await actions.recordForEditing(name);
    const record = aCourse({ nameEn: 'Selling well' });
    const saved = await actions.saveDraft({ ...name, record, basedOn: begun?.revision ?? '', staff });
    if (!saved.ok) throw new Error(saved.reason);
    expect(await shown()).toBe('Selling Online');
    const heard = other.next();
    expect(await actions.publishRecord({ ...name, revision: saved.revision, staff })).toMatchObject({
      ok: true,
    });
    await heard;
    expect(await shown()).toBe('Selling well');
    await Promise.all([one.close(), other.close(), close()]);
    await drop();
  },
  60_000,
);

it('a change whose notification was lost is found by polling within two seconds', async () => {
  const database = await openTestDatabase(undefined, { poolSize: 1 });
  const deaf: Database = { ...database, db: database.db, listen: () => () => undefined };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const heard: string[] = [];
  let next = Promise.withResolvers<void>();
  const hear = (what: string) => {
    heard.push(what);
    next.resolve();
    next = Promise.withResolvers();
  };
  const old = { onContent: () => hear('content'), onSeats: hear };
  const begun = next.promise;
  const stop = watchContent(deaf, old, silentLog);
  await begun;
  const soon = async (work: (tx: Handle) => Promise<void>) => {
    const changed = next.promise;
    await database.transaction(work);
    vi.advanceTimersByTime(2_000);
    await changed;
  };
  await soon(raiseContentVersion);
  await soon((tx) => noteSeats(tx, ['course:sewing']));
  await soon((tx) => noteSeats(tx, ['workshop:pricing', 'course:sewing', 'course:sewing']));
  expect(heard.toSorted()).toEqual([
    'content',
    'content',
    'course:sewing',
    'course:sewing',
    'workshop:pricing',
  ]);
  stop();
  await database.close();
}, 60_000);
