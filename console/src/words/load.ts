/** Loads the console's words: each area of them with the first page that shows it. */
import type { TranslationMessages } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import { type Area, areaOf, type ConsoleWords } from './areas.ts';

const files = import.meta.glob<Partial<ConsoleWords>>('./*/{en,fr,ar}.ts');

/** What has loaded: words by language, and the areas in any of them. */
const here: Record<ConsoleLocale, Partial<ConsoleWords>> = { en: {}, fr: {}, ar: {} };
const areasHere = new Set<Area>(['frame']);
const onTheWay = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();

/** The language on the screen. */
let shown: ConsoleLocale = 'en';

/** Rejects when the connection breaks; the next call tries again. */
function loadArea(locale: ConsoleLocale, area: Area): Promise<void> {
  const file = `./${area}/${locale}.ts`;
  const begun = onTheWay.get(file);
  if (begun) return begun;
  const load = async () => {
    try {
      Object.assign(here[locale], await files[file]?.());
      areasHere.add(area);
    } catch (failure) {
      onTheWay.delete(file);
      failures.set(file, failure);
      throw failure;
    }
  };
  const loading = load();
  onTheWay.set(file, loading);
  return loading;
}

/** Areas that a page is about to show, beside its code. */
export const loadAreas = (areas: readonly Area[]): Promise<unknown> =>
  Promise.all(areas.map((area) => loadArea(shown, area)));

/** react-admin's words, with its own names of fields; ours come with them, of every area in use. Rejects when the connection breaks. */
export async function loadLanguage(locale: ConsoleLocale): Promise<TranslationMessages> {
  await Promise.all([...areasHere].map((area) => loadArea(locale, area)));
  shown = locale;
  const { reactAdmin, nav } = wordsIn(locale);
  const { sections, pages } = nav;
  const resources = {
    orders: { name: sections.orders },
    deliveries: { name: pages.deliveries },
    log: { name: pages.log },
  };
  return { ...reactAdmin, resources };
}

export type Words = ConsoleWords & { locale: ConsoleLocale };

/** React waits for the area and renders again; what failed to load goes to the page that tells of errors. */
function waitFor(locale: ConsoleLocale, area: Area): never {
  const file = `./${area}/${locale}.ts`;
  const failure = failures.get(file);
  failures.delete(file);
  throw (failure ?? loadArea(locale, area)) as Error;
}

export const wordsIn = (locale: ConsoleLocale): Words =>
  new Proxy({ locale } as Words, {
    get(own, name: keyof Words) {
      if (name === 'locale') return own.locale;
      return here[locale][name] ?? waitFor(locale, areaOf[name]);
    },
  });
