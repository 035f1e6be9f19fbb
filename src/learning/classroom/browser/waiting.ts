/**
 * The line that shows what waits for the network, on every page of the classroom. It also sends what waits, wakes the
 * worker, and deletes drafts of learners without access.
 */
import { languageOf } from '../../../platform/i18n/languages.ts';
import { readLocale } from '../../../platform/i18n/locale.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { deleteDrafts } from './drafts.ts';
import { type KeptLesson, onChange, readAll, remove, wake } from './phone-store.ts';
import { flush } from './queue.ts';

/** A number with its noun, in the words of an element's data attribute. */
export function counted(element: HTMLElement, name: string, n: number): string {
  const forms: CountForms = JSON.parse(element.dataset[name] ?? '');
  return count(n, forms, readLocale(document.documentElement.lang));
}

/** The size of kept lessons, in bytes. */
export const bytesOf = (lessons: readonly KeptLesson[]): number =>
  lessons.reduce((all, { bytes, state }) => (state === 'full' ? all : all + bytes), 0);

export const localeTag = (): string => languageOf(readLocale(document.documentElement.lang)).dates;

/** A size in the words of a part, which has them in two data attributes. */
export function sizeIn({ dataset }: HTMLElement, bytes: number): string {
  const number = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 1 });
  const { megabytes = '', kilobytes = '' } = dataset;
  return bytes < 1e6
    ? kilobytes.replace('{n}', number.format(Math.ceil(bytes / 1e3)))
    : megabytes.replace('{n}', number.format(bytes / 1e6));
}

export function start(line: HTMLElement): void {
  let hadSome = false;
  const look = async () => {
    const { length } = await readAll('queue');
    const lost = (await readAll('state')).find((one) => one.id === 'lost')?.count ?? 0;
    const state = lost > 0 ? 'lost' : length > 0 ? 'waits' : hadSome ? 'sent' : '';
    hadSome ||= length > 0;
    line.hidden = state === '';
    if (state === 'sent') line.textContent = line.dataset[state] ?? '';
    else if (state !== '') line.textContent = counted(line, state, lost || length);
  };
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
  };
  onChange(look);
  // A try that began without a network may still be failing.
  addEventListener('online', () => void send(true));
  addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()));
  Promise.all([begin(), wake(), deleteDrafts()]).catch(() => undefined);
}
