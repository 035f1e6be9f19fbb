/**
 * The service worker of the classroom, at /learn/sw.js: opens kept lessons without a network. It is registered when a
 * learner keeps their first lesson, for the classroom alone, and keeps only what they asked for.
 */
import { languageOf } from '../../../platform/i18n/languages.ts';
import { localeOfPath } from '../../../platform/i18n/locale.ts';
import { isToLeave, type KeepPlan, pageWeight, type Status, usedWith } from '../offline.ts';
import {
  announce,
  change,
  changeState,
  dayMs,
  isFull,
  readAll,
  readState,
  remove,
  write,
  type KeptLesson,
} from './phone-store.ts';
import { edgesOf, partOf, pieceAddress, pieceBytes, piecesOf, wantedOf } from './pieces.ts';
import { flush } from './queue.ts';

const cacheName = 'derb-classroom';
// The build replaces each of these names once, so they are used only here.
const scripts = builtScripts.split(' ').map((name) => `/assets/${name}.js`);
const build = builtName;
/** How long to wait for the network's answer for a page of a kept lesson, in milliseconds. */
const patience = 2_500;
/** A correction of the clock by less than this does not count as turning it back. */
const clockSlack = 600_000;

/** '/ar' of a page in Arabic, '' of one in English. */
const prefixOf = (page: string): string => /^\/[a-z]{2}(?=\/)/.exec(page)?.[0] ?? '';

const listPage = (page: string): string => `${prefixOf(page)}/learn/kept`;

/** Pages of a course that are kept with any of its lessons, behind its home; a course may lack some of them. */
const besideLessons = ['', '/practice', '/notes'];

const pagesBeside = (lessons: readonly KeptLesson[]): Set<string> =>
  new Set(lessons.flatMap(({ page }) => besideLessons.map((end) => page.replace(/\/lessons\/.*/, '') + end)));

/** Kept lessons that may be opened: within their time, by a clock that was not turned back. */
async function openLessons(): Promise<KeptLesson[]> {
  const contact = await readState('contact');
  const now = Date.now();
  if (!contact || now < contact.at - clockSlack || now > contact.until) return [];
  return readAll('kept');
}

async function fetchOk(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, { ...init, cache: 'no-store' });
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
  return answer;
}

/** Keeps a page with what it needs to look right; returns the addresses of that. It says itself how old it is. */
async function keepPage(cache: Cache, page: string, answer: Response): Promise<string[]> {
  const { dates, tidied } = languageOf(localeOfPath(page));
  const now = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeStyle: 'short' }).format();
  const at = tidied?.(now) ?? now;
  const html = (await answer.text())
    // One size of each picture is kept, not one for every screen width.
    .replaceAll(/ srcset="[^"]*"/gi, '')
    .replace(
      /<p hidden="" data-as-of="([^"]*)"([^>]*)>/,
      (_, words: string, more: string) => `<p${more}>${words.replace('{at}', at)}`,
    );
  await cache.put(page, new Response(html, { headers: answer.headers }));
  const named = html.matchAll(/ (?:src|href)="(\/[^"?#]+\.(?:js|woff2|svg|png|jpe?g|webp|avif))"/g);
  const beside = [...new Set([...scripts, ...[...named].map(([, path = '']) => path)])];
  for (const path of beside)
    if (!(await cache.match(path))) await cache.put(path, await fetchOk(path)).catch(() => undefined);
  return beside;
}

/** How many bytes had to be downloaded for it. */
async function keepPiece(
  cache: Cache,
  { url, bytes, type }: KeptLesson['files'][number],
  piece: number,
): Promise<number> {
  const address = pieceAddress(url, piece);
  if (await cache.match(address)) return 0;
  const [first, last] = edgesOf(piece, bytes);
  const answer = await fetchOk(url, { headers: { Range: `bytes=${first}-${last}` } });
  const body = await answer.arrayBuffer();
  if (body.byteLength !== last - first + 1) throw new Error('length');
  const disposition = answer.headers.get('Content-Disposition') ?? 'inline';
  const headers = { 'Content-Type': type, 'Content-Disposition': disposition };
  await cache.put(address, new Response(body, { headers }));
  return body.byteLength;
}

/** Counts what came by itself this month. */
const countInMonth = (bytes: number) =>
  changeState('month', (month) => ({ id: 'month', ...usedWith(month, new Date(), bytes) }));

/** Downloads what is missing of one lesson, piece by piece, until it is paused, deleted or complete. */
async function keepLesson(
  cache: Cache,
  { id, page, way, files, build: was, isAuto }: KeptLesson,
): Promise<void> {
  const list = listPage(page);
  if (was !== build || !(await cache.match(list))) await keepPage(cache, list, await fetchOk(list));
  const beside = await keepPage(cache, page, await fetchOk(`${page}?kept=${way}`));
  await change(id, { beside, build });
  if (isAuto) await countInMonth(pageWeight);
  let got = 0;
  for (const file of files)
    for (let piece = 0; piece < piecesOf(file.bytes); piece += 1) {
      const came = await keepPiece(cache, file, piece);
      if (isAuto) await countInMonth(came);
      const [first, last] = edgesOf(piece, file.bytes);
      got += last - first + 1;
      const now = await change(id, { got });
      announce();
      if (now === undefined || now.state === 'paused') return;
    }
  await change(id, { state: 'kept' });
}

/** Keeps a page of a course, where it has this page; without an answer all stays as it is. */
async function keepBeside(cache: Cache, page: string, asked: Promise<Response>): Promise<void> {
  const answer = await asked.catch(() => null);
  if (answer === null || answer.type === 'opaqueredirect' || answer.status >= 500) return;
  const isThere = answer.ok && !answer.redirected;
  const beside = isThere ? await keepPage(cache, page, answer) : [];
  if (!isThere) await cache.delete(page);
  await changeState('pages', (found) => ({
    id: 'pages',
    pages: { ...found?.pages, [page]: { beside, build, at: Date.now() } },
  }));
}

/** Keeps the pages of courses whose lessons are here, anew once a day. */
async function keepCourses(cache: Cache): Promise<void> {
  const wanted = pagesBeside((await readAll('kept')).filter(({ state }) => state !== 'full'));
  const known = (await readState('pages'))?.pages ?? {};
  for (const page of wanted) {
    const found = known[page];
    const isOfToday = new Date(found?.at ?? 0).toDateString() === new Date().toDateString();
    if (found?.build !== build || !isOfToday)
      await keepBeside(cache, page, fetch(page, { cache: 'no-store' }));
  }
  await changeState(
    'pages',
    (found) =>
      found && {
        ...found,
        pages: Object.fromEntries(Object.entries(found.pages).filter(([page]) => wanted.has(page))),
      },
  );
}

/** Deletes from the cache what no kept lesson needs: deleted ones, and pages of an older build. */
async function tidy(cache: Cache): Promise<void> {
  const lessons = (await readAll('kept')).filter(({ state }) => state !== 'full');
  const needed = new Set(
    lessons.flatMap(({ page, files, beside }) => [
      page,
      listPage(page),
      ...beside,
      ...files.map(({ url }) => url),
    ]),
  );
  const known = (await readState('pages'))?.pages ?? {};
  for (const page of pagesBeside(lessons))
    for (const path of [page, ...(known[page]?.beside ?? [])]) needed.add(path);
  if (lessons.length > 0) for (const path of scripts) needed.add(path);
  for (const request of await cache.keys())
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** A lesson that has a new version: its page is small and is downloaded, another film only when the learner asks for it. */
async function renew({ id, page, way, files, isAuto }: KeptLesson): Promise<void> {
  const plan: KeepPlan = await (await fetchOk(`${page}/keep?as=${way}`)).json();
  const isAllHere = plan.files.every(({ url }) => files.some((file) => file.url === url));
  // What came by itself comes so again, within what is left of the month.
  if (isAuto && !isAllHere) return void (await remove('kept', id));
  await change(id, { ...plan, build: '', ...(!isAllHere && { state: 'paused', got: 0 }) });
}

/** Asks the academy which lessons are still open, and deletes the others. Without an answer all stays as it is. */
async function speak(): Promise<void> {
  const answer = await fetchOk('/learn/status', { signal: AbortSignal.timeout(10_000) });
  const { open, days, done = {} }: Status = await answer.json();
  for (const lesson of await readAll('kept')) {
    const version = open[lesson.key]?.[lesson.id];
    if (lesson.isAuto) await change(lesson.id, { doneAt: done[lesson.id] });
    if (version === undefined) await remove('kept', lesson.id);
    else if (version !== lesson.version) await renew(lesson);
  }
  const keys = Object.keys(open);
  // For another learner on the same phone nothing comes by itself.
  if (keys.length > 0)
    await changeState('auto', (auto) => {
      const isHers = auto?.keys.length === 0 || auto?.keys.some((key) => keys.includes(key));
      return auto && { ...auto, keys: isHers ? keys : [], isOn: isHers === true && auto.isOn };
    });
  const at = Date.now();
  await write('state', { id: 'contact', at, until: at + days * dayMs });
}

async function fulfil(cache: Cache): Promise<void> {
  for (const lesson of await readAll('kept')) {
    if (lesson.state !== 'wanted' && (lesson.state !== 'kept' || lesson.build === build)) continue;
    try {
      await keepLesson(cache, lesson);
    } catch (error) {
      // Any other failure is tried again when the learner comes back to the classroom.
      if (isFull(error)) await change(lesson.id, { state: 'full', got: 0 });
    }
    announce();
  }
}

let isAtWork = false;
let isAskedAgain = false;

/** What came by itself leaves by itself, also without a network. */
async function letGo(): Promise<void> {
  for (const lesson of await readAll('kept'))
    if (isToLeave(lesson, Date.now())) await remove('kept', lesson.id);
}

/** Downloads what the learner wants and may have, and deletes the rest. */
async function bringUp(): Promise<void> {
  isAskedAgain = true;
  if (isAtWork) return;
  isAtWork = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      const cache = await caches.open(cacheName);
      await speak().catch(() => undefined);
      await letGo();
      await tidy(cache);
      announce();
      await keepCourses(cache).catch(() => undefined);
      await fulfil(cache);
      await tidy(cache);
    }
  } finally {
    isAtWork = false;
  }
}

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patience));

/** An answer that was fetched under another address, usable for the requested one. */
const asAsked = ({ status, headers, body }: Response): Response => new Response(body, { status, headers });

/** A page: from the network when it comes in time, since it is up to date, else the kept one. */
async function answerPage(request: Request, hold: FetchEvent['waitUntil']): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const cache = await caches.open(cacheName);
  const list = listPage(path);
  const lessons = (await openLessons()).filter(({ state }) => state !== 'full');
  const lesson = lessons.find(({ page }) => page === path);
  const isBeside = pagesBeside(lessons).has(path);
  const kept = lesson || isBeside || path === list ? await cache.match(path) : undefined;
  if (kept === undefined || !lesson || search !== '') {
    const inTime = kept ? [late()] : [];
    const asked = fetch(request);
    // What is loaded anyway replaces what is kept.
    if (isBeside && search === '')
      hold(
        keepBeside(
          cache,
          path,
          asked.then((answer) => answer.clone()),
        ).catch(() => undefined),
      );
    return Promise.race([asked, ...inTime]).catch(
      async () => kept ?? (await cache.match(list)) ?? Response.error(),
    );
  }
  // The page that plays what is kept: who kept the small film does not load the large one.
  const fresh = fetch(`${path}?kept=${lesson.way}`, { redirect: 'manual' });
  const renew = async () => {
    const answer = (await fresh).clone();
    if (!answer.ok) await bringUp();
    else await change(lesson.id, { beside: await keepPage(cache, path, answer) });
  };
  hold(renew().catch(() => undefined));
  const shown = fresh.then((answer) => (answer.type === 'opaqueredirect' ? answer : asAsked(answer.clone())));
  return Promise.race([shown, late()]).catch(() => kept);
}

/** A film or file: kept bytes always come first, whatever range is asked for. */
async function answerFile(request: Request, path: string): Promise<Response> {
  const lessons = await openLessons();
  const file = lessons
    .filter(({ state }) => state === 'kept')
    .flatMap(({ files }) => files)
    .find(({ url }) => url === path);
  if (!file) return fetch(request);
  const cache = await caches.open(cacheName);
  const header = request.headers.get('range');
  const wanted = wantedOf(header, file.bytes);
  if (wanted === null)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.bytes}` } });
  const [first, last] = wanted;
  let piece = Math.floor(first / pieceBytes);
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const found = await cache.match(pieceAddress(path, piece));
      if (!found) return stream.error(new Error('gone'));
      stream.enqueue(new Uint8Array(await found.arrayBuffer()).subarray(...partOf(piece, wanted)));
      piece += 1;
      if (piece * pieceBytes > last) stream.close();
    },
  });
  const disposition = (await cache.match(pieceAddress(path, 0)))?.headers.get('Content-Disposition');
  const headers = {
    'Content-Type': file.type,
    ...(disposition && { 'Content-Disposition': disposition }),
    'Content-Length': String(last - first + 1),
    'Accept-Ranges': 'bytes',
    ...(header && { 'Content-Range': `bytes ${first}-${last}/${file.bytes}` }),
  };
  return new Response(body, { status: header ? 206 : 200, headers });
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
  event.waitUntil(bringUp());
});

addEventListener('message', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(bringUp());
});

/** As the academy sent it. */
type Pushed = { title: string; text: string; path: string; lang: string; dir: 'ltr' | 'rtl' };

addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, path, lang, dir } = event.data.json() as Pushed;
  const shown = { body: text, lang, dir, data: path, tag: path, icon: '/icon-192.png' };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(String(event.notification.data)));
});

addEventListener('sync', (event) => event.waitUntil(flush(true).then(bringUp)));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/learn/media/')) event.respondWith(answerFile(request, pathname));
  else if (request.mode === 'navigate')
    event.respondWith(answerPage(request, (work) => event.waitUntil(work)));
  else if (request.destination !== '')
    event.respondWith(caches.match(pathname, { cacheName }).then((found) => found ?? fetch(request)));
});
