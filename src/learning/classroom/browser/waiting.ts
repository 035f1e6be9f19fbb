/**
 * The line that shows what waits for the network, on every page of the classroom; pressed, it opens into a list. It also sends
 * what waits, wakes the worker, lets the next lessons come where the learner wants that, and deletes drafts of learners without
 * access.
 */
import { priceOf } from '../../../academy/media/film-forms.ts';
import { languageOf } from '../../../platform/i18n/languages.ts';
import { readLocale } from '../../../platform/i18n/locale.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { kindOfWaiting } from '../offline.ts';
import { deleteDrafts } from './drafts.ts';
import { type KeptLesson, onChange, readAll, readState, remove, type Waiting, wake } from './phone-store.ts';
import { flush } from './queue.ts';

const localeHere = () => readLocale(document.documentElement.lang);

/** A number with its noun, in the words of an element's data attribute. */
export function counted(element: HTMLElement, name: string, n: number): string {
  const forms: CountForms = JSON.parse(element.dataset[name] ?? '');
  return count(n, forms, localeHere());
}

/** The size of kept lessons, in bytes. */
export const bytesOf = (lessons: readonly KeptLesson[]): number =>
  lessons.reduce((all, { bytes, state }) => (state === 'full' ? all : all + bytes), 0);

export const localeTag = (): string => languageOf(localeHere()).dates;

/** A size in the words of a part, which has them in two data attributes. */
export function sizeIn({ dataset }: HTMLElement, bytes: number): string {
  const number = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 1 });
  const { megabytes = '', kilobytes = '' } = dataset;
  return bytes < 1e6
    ? kilobytes.replace('{n}', number.format(Math.ceil(bytes / 1e3)))
    : megabytes.replace('{n}', number.format(bytes / 1e6));
}

/** A day and a time of this phone. */
export function writeTime(at: number): string {
  const { dates, tidied } = languageOf(localeHere());
  const text = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return tidied?.(text) ?? text;
}

/** The size with its price, in words of two data attributes more. */
export function pricedIn(part: HTMLElement, bytes: number): string {
  const { priced = '', gigabyte = '' } = part.dataset;
  const [size, price] = [sizeIn(part, bytes), priceOf(bytes, Number(gigabyte), localeHere())];
  return price === null ? size : priced.replace('{size}', size).replace('{price}', price);
}

/** What the learner did that waits, the oldest first. */
export const readWaiting = async (): Promise<Waiting[]> =>
  (await readAll('queue'))
    .filter((one) => kindOfWaiting(one) !== null)
    .sort((one, other) => one.at - other.at);

export function start(line: HTMLElement): void {
  const said = line.querySelector<HTMLElement>('[role=status]');
  const list = line.querySelector('details');
  const title = list?.querySelector('summary span');
  let hadSome = false;
  let showList: (() => Promise<void>) | undefined;
  const look = async () => {
    const { length } = await readWaiting();
    if (list && 'dropped' in list.dataset) {
      delete list.dataset['dropped'];
      hadSome = false;
    }
    const lost = (await readState('lost'))?.count ?? 0;
    line.hidden = lost + length === 0 && !hadSome;
    if (said) said.textContent = lost > 0 ? counted(line, 'lost', lost) : (line.dataset['sent'] ?? '');
    if (said) said.hidden = lost === 0 && length > 0;
    if (list) list.hidden = length === 0;
    if (title) title.textContent = counted(line, 'waits', length);
    hadSome ||= length > 0;
    await showList?.();
  };
  list?.addEventListener(
    'toggle',
    () =>
      void import('./waiting-list.ts').then(
        (part) => (showList = part.start(list)),
        () => undefined,
      ),
    { once: true },
  );
  const send = async (afterOthers = false) => {
    await flush(afterOthers);
    await look();
    document.dispatchEvent(new Event('sent'));
  };
  const begin = async () => {
    await look();
    // It is shown now; anything lost later is shown by the next page.
    await remove('state', 'lost');
    await send();
    if ((await readState('auto'))?.isOn) await (await import('./auto.ts')).keepAhead(line.dataset['course']);
  };
  onChange(look);
  // A try that began without a network may still be failing.
  addEventListener('online', () => void send(true));
  addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()));
  Promise.all([begin(), wake(), deleteDrafts()]).catch(() => undefined);
}
