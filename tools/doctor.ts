/**
 * Looks at a running installation and says in plain words what to do:
 *   npm run doctor
 *   npm run doctor -- --email you@example.com     sends an e-mail to yourself, too
 * Uses the server's settings; on a server as its user (deploy/run.sh doctor). Changes nothing but a file that it writes into a bucket and
 * removes. Ends with 1 when something must be mended.
 */
import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { newestBackup } from '../src/platform/db/embedded/backup.ts';
import { dataPaths } from '../src/platform/db/embedded/data-directory.ts';
import type { RawConnection } from '../src/platform/db/database.ts';
import { findPending, readMigrations } from '../src/platform/db/migrate.ts';
import { makeClient, rawPostgres } from '../src/platform/db/postgres/pool.ts';
import { firstDue } from '../src/academy/emails/outbox.table.ts';
import { smtpPost } from '../src/academy/emails/smtp-post.ts';
import { environment, readSettings, type Settings } from '../src/server/env.ts';
import { filesOf } from '../src/server/files-of.ts';
import {
  type Finding,
  good,
  hour,
  look,
  mend,
  ofArchive,
  ofNames,
  ofSample,
  ofSpace,
} from './doctor-findings.ts';

const why = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(why).join('; ')
    : error instanceof Error
      ? `${error.message || error.name}${error.cause === undefined ? '' : `: ${why(error.cause)}`}`
      : String(error);

function ofSettings({ production, testScreens, databaseUrl, secret }: Settings): Finding[] {
  if (production) return [good('Settings', 'All are right, and this is production.')];
  const open = [
    testScreens && 'the practice bank and the mailbox are open to everybody',
    databaseUrl === null && 'the database is the embedded one, for one process and no real money',
    secret === null && 'the secret lies in the data folder',
  ].filter(Boolean);
  return [look('Settings', `NODE_ENV is not ‘production’: ${open.join('; ')}.`)];
}

/** PostgreSQL: version, migrations, indexes, connections, clock, and whether its log is archived. */
async function ofPostgres(databaseUrl: string, production: boolean): Promise<Finding[]> {
  const client = makeClient(databaseUrl);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [
      mend('Database', `It does not answer (${why(error)}). Check DATABASE_URL, and that PostgreSQL runs.`),
    ];
  }
  const connection = rawPostgres(client);
  try {
    const [server = {}] = await connection.query(
      `select current_setting('server_version_num')::int as version, current_setting('max_connections')::int as most,
              (select count(*)::int from pg_stat_activity) as used, extract(epoch from clock_timestamp()) * 1000 as now,
              current_setting('archive_mode') as archiving,
              (select string_agg(indexrelid::regclass::text, ', ') from pg_index where not indisvalid) as invalid,
              (select extract(epoch from clock_timestamp() - last_archived_time) * 1000 from pg_stat_archiver) as archived_ago,
              (select failed_count::int from pg_stat_archiver
                where last_failed_time > coalesce(last_archived_time, '-infinity')) as failed`,
    );
    const migrations = await readMigrations(
      fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url)),
    );
    const pending = await findPending(connection, migrations);
    return [
      ofVersion(Number(server['version'])),
      pending.length === 0
        ? good('Tables', 'All migrations are applied.')
        : mend(
            'Tables',
            `${pending.length} migrations wait. Restart the academy: it applies them before it serves.`,
          ),
      ofIndexes(server['invalid']),
      ofConnections(Number(server['used']), Number(server['most'])),
      ofClock('the database', Number(server['now'])),
      ofArchive({
        on: server['archiving'] !== 'off',
        failed: typeof server['failed'] === 'number',
        archived: server['archived_ago'] === null ? null : Number(server['archived_ago']),
        copied: await copiedAgo(connection),
      }),
      await ofOutbox(connection),
      ...(pending.length === 0 ? await ofStaffLog(connection) : []),
      ...(production ? [await ofDelivered(connection)] : []),
    ];
  } finally {
    await client.end();
  }
}

/** What the mail server refuses is not told by e-mail. */
async function ofOutbox(connection: ReturnType<typeof rawPostgres>): Promise<Finding> {
  const [found = {}] = await connection.query(
    `select count(*) filter (where failed_at is null and ${firstDue} < now() - interval '5 minutes')::int as late,
            count(*) filter (where failed_at > now() - interval '1 day')::int as given_up
       from outbox where done_at is null`,
  );
  const { late, given_up: givenUp } = found;
  return late === 0 && givenUp === 0
    ? good('Sending', 'Nothing waits longer than five minutes, and nothing was given up in a day.')
    : mend(
        'Sending',
        `${String(late)} wait longer than five minutes, ${String(givenUp)} were given up in a day: ‘Deliveries’ in Derb admin says why.`,
      );
}

/** What the academy found when it last looked at the seals of the staff log. */
async function ofStaffLog(connection: RawConnection): Promise<Finding[]> {
  const [found] = await connection.query(`select place::int, broken_at::int from staff_log_seals`);
  if (!found) return [];
  const brokenAt = Number(found['broken_at'] ?? 0);
  return [
    brokenAt === 0
      ? good('Staff log', `${Number(found['place'])} lines are as they were written.`)
      : mend(
          'Staff log',
          `Line ${brokenAt} is not as it was written: somebody changed the table. Compare it with a backup (docs/running.md).`,
        ),
  ];
}

/** An academy that was never started has nothing of the sample yet. */
async function ofDelivered(connection: RawConnection): Promise<Finding> {
  const [found = {}] = await connection.query(
    `select exists (select from academy_settings where sample = 'sample') as settings,
            (select count(*)::int from courses where sample = 'sample') as courses,
            (select count(*)::int from products where sample = 'sample') as products,
            (select count(*)::int from consultation_services where sample = 'sample') as consultations`,
  );
  return ofSample({
    settings: found['settings'] === true,
    courses: Number(found['courses']),
    products: Number(found['products']),
    consultations: Number(found['consultations']),
  });
}

const ofIndexes = (invalid: unknown): Finding =>
  typeof invalid === 'string'
    ? mend('Indexes', `Not valid: ${invalid}. Run ‘reindex index concurrently’ for each.`)
    : good('Indexes', 'All are valid.');

const ofVersion = (version: number): Finding =>
  version >= 150_000
    ? good('Database', `PostgreSQL ${Math.floor(version / 10_000)} answers.`)
    : mend('Database', 'PostgreSQL is older than 15: upgrade it.');

const ofConnections = (used: number, most: number): Finding =>
  used < most * 0.8
    ? good('Connections', `${used} of ${most} are in use.`)
    : look('Connections', `${used} of ${most} are in use: raise max_connections, or run fewer processes.`);

function ofClock(of: string, theirs: number): Finding {
  const apart = Math.round(Math.abs(Date.now() - theirs) / 1_000);
  return apart < 5
    ? good('Clock', `This machine and ${of} agree.`)
    : mend(
        'Clock',
        `This machine and ${of} are ${apart} seconds apart: set both by NTP (timedatectl set-ntp true).`,
      );
}

/** The newest base copy, by the note that PostgreSQL leaves of each beside its log. */
async function copiedAgo(connection: RawConnection): Promise<number | null | 'unseen'> {
  const [may] = await connection.query(`select has_function_privilege('pg_ls_waldir()', 'execute') as look`);
  if (may?.['look'] !== true) return 'unseen';
  const [last] = await connection.query(
    `select extract(epoch from clock_timestamp() - max(modification))::float8 * 1000 as ago from pg_ls_waldir() where name ~ '[.]backup$'`,
  );
  return typeof last?.['ago'] === 'number' ? last['ago'] : null;
}

async function ofEmbedded({ dataDir }: Settings): Promise<Finding[]> {
  const newest = await newestBackup(dataPaths(dataDir));
  const age = newest === null ? null : Date.now() - (await stat(newest)).mtimeMs;
  if (age === null) return [look('Backups', 'There is none yet: the running academy writes one each hour.')];
  return age < 2 * hour
    ? [good('Backups', `The newest is ${Math.round(age / 60_000)} minutes old.`)]
    : [
        mend(
          'Backups',
          `The newest is ${Math.round(age / hour)} hours old: is the academy running, is the disk full?`,
        ),
      ];
}

/** The data folder and those in it, tried as the user who runs this. */
async function ofFolder({ dataDir }: Settings): Promise<Finding> {
  if (process.getuid?.() === 0)
    return look(
      'Files',
      'Root may write everywhere: run this as the user of the academy (deploy/run.sh doctor).',
    );
  try {
    const inside = await readdir(dataDir, { withFileTypes: true });
    const folders = inside
      .filter((one) => one.isDirectory() && one.name !== 'lost+found')
      .map(({ name }) => path.join(dataDir, name));
    for (const folder of [dataDir, ...folders])
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return good('Files', `The folder ${dataDir} and those in it can be written to.`);
  } catch (error) {
    return mend('Files', `Not everything in ${dataDir} can be written to (${why(error)}).`);
  }
}

async function ofFiles(settings: Settings): Promise<Finding> {
  if (settings.files === null) return ofFolder(settings);
  const where = `the bucket ${settings.files.bucket}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'derb-doctor-'));
  const name = `doctor-${crypto.randomUUID()}.txt`;
  try {
    const file = path.join(folder, name);
    await writeFile(file, 'Written by npm run doctor.\n');
    const store = filesOf(settings);
    await store.keep(name, { file, type: 'text/plain' });
    const opened = await store.open(name, { method: 'HEAD', range: undefined, ifRange: undefined });
    opened?.close();
    await store.remove(name);
    return opened
      ? good('Files', `Written to and read from ${where}.`)
      : mend('Files', `What was written to ${where} is not there.`);
  } catch (error) {
    return mend('Files', `Nothing can be written to ${where} (${why(error)}).`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ofDisk({ dataDir }: Settings): Promise<Finding> {
  const disk = await statfs(dataDir).catch(() => null);
  if (disk === null) return mend('Disk', `The data folder ${dataDir} cannot be read.`);
  return ofSpace(disk);
}

async function ofMail({ smtp, publicOrigin }: Settings, email: string | undefined): Promise<Finding> {
  if (smtp === null) return look('E-mail', 'No mail server is set: e-mails stay on the mailbox page.');
  if (email === undefined) return look('E-mail', 'Not tried: add -- --email and your own address.');
  const post = smtpPost(smtp.url);
  const text = `This e-mail was sent by ‘npm run doctor’ of ${publicOrigin}. If it lies among spam, set up SPF, DKIM and DMARC.`;
  const [, address = smtp.from] = /<([^<>]+)>$/.exec(smtp.from) ?? [];
  try {
    await post.post({
      messageId: `<doctor-${crypto.randomUUID()}@${new URL(publicOrigin).hostname}>`,
      to: [email],
      from: smtp.from,
      replyTo: address,
      subject: 'An e-mail to yourself',
      html: `<p>${text}</p>`,
      text,
      language: 'en',
    });
    return good('E-mail', `Sent to ${email}: look whether it arrived, and not among spam.`);
  } catch (error) {
    return mend('E-mail', `The mail server refused it (${why(error)}). Check SMTP_URL and MAIL_FROM.`);
  } finally {
    post.close();
  }
}

const ask = (address: string): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });

/** Whether NTP sets the clock, where systemd can tell. */
async function ofTime(): Promise<Finding[]> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  const { stdout } = await asked.catch(() => ({ stdout: '' }));
  return stdout.trim() === 'no'
    ? [look('Clock', 'Nothing sets it: apt-get install systemd-timesyncd, or timedatectl set-ntp true.')]
    : [];
}

/** The public address, as this machine reaches it: certificate, proxy, readiness. */
async function ofSite({ publicOrigin, production }: Settings): Promise<Finding[]> {
  if (production && !publicOrigin.startsWith('https:'))
    return [mend('Site', `PUBLIC_ORIGIN is ${publicOrigin}: real people need https.`)];
  try {
    const answer = await ask(`${publicOrigin}/readyz`);
    const text = (await answer.text()).trim();
    const date = Date.parse(answer.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : [ofClock(publicOrigin, date)];
    if (answer.status === 200 && text === 'ready')
      return [good('Site', `${publicOrigin} answers.`), ...clock];
    if (text === 'not ready') return [mend('Site', 'The academy runs, and its database does not answer it.')];
    return [
      mend('Site', `${publicOrigin}/readyz answered ${answer.status}, not the academy: check the proxy.`),
    ];
  } catch (error) {
    return [
      mend(
        'Site',
        `${publicOrigin} does not answer (${why(error)}): is the academy started, the name right?`,
      ),
    ];
  }
}

/** Where the connected firms notify us: the academy itself must answer there. */
async function ofCallbacks({ publicOrigin, cards, whatsApp }: Settings): Promise<Finding[]> {
  const firms = [...cards.map(({ name }) => name), ...(whatsApp ? ['whatsapp'] : [])];
  if (firms.length === 0) return [look('Callbacks', 'No firm is connected: nobody pays by card.')];
  return Promise.all(
    firms.map(async (firm) => {
      const address = `${publicOrigin}/callbacks/${firm}`;
      const answer = await ask(address).catch(() => null);
      // Nothing is posted: a look is refused by the academy in words of its own.
      const reached = answer !== null && [405, 403].includes(answer.status);
      return reached
        ? good('Callbacks', `${address} is reached from this machine. Tell ${firm} exactly this address.`)
        : mend(
            'Callbacks',
            `${address} is not answered by the academy: the proxy must pass /callbacks/ on untouched.`,
          );
    }),
  );
}

/** A buyer holds a signed message that only its sender's address tells from a notification. */
const ofCmi = ({ production, cards }: Settings): Finding[] =>
  !production || cards.every(({ name }) => name !== 'cmi')
    ? []
    : [
        (environment()['CMI_CALLBACK_ADDRESSES'] ?? '').trim() !== ''
          ? good('CMI', 'Its notifications are taken from its own addresses alone.')
          : look(
              'CMI',
              'CMI_CALLBACK_ADDRESSES is not set: a buyer could report their own payment in CMI’s place, and learn before the money is taken. Ask CMI’s support from which addresses it notifies, and set them.',
            ),
      ];

async function examine(email: string | undefined): Promise<Finding[]> {
  const reading = readSettings(environment());
  const names = ofNames(environment());
  if (!reading.ok) return [...reading.faults.map((fault) => mend('Settings', fault)), ...names];
  const { settings } = reading;
  const { databaseUrl } = settings;
  const found = await Promise.all([
    databaseUrl === null ? ofEmbedded(settings) : ofPostgres(databaseUrl, settings.production),
    ofFiles(settings),
    ofDisk(settings),
    ofMail(settings, email),
    ofTime(),
    ofSite(settings),
    ofCallbacks(settings),
  ]);
  return [...ofSettings(settings), ...ofCmi(settings), ...names, ...found.flat()];
}

const { values } = parseArgs({ options: { email: { type: 'string' } } });
const findings = await examine(values.email);
const signs = { good: '  good', look: '  LOOK', mend: '! MEND' };
for (const { state, about, text } of findings) console.log(`${signs[state]}  ${about.padEnd(12)}${text}`);
const toMend = findings.filter(({ state }) => state === 'mend').length;
console.log(toMend === 0 ? '\nNothing must be mended.' : `\n${toMend} to mend.`);
process.exitCode = toMend === 0 ? 0 : 1;
