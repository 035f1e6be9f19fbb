/** Prints the e-book with Chromium: pages of A5 with letters large enough for a phone. */
import { chromium, type Browser } from '@playwright/test';
import type { EbookWords } from '../../content/sample/product-files/freelance-ebook/words.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { chromiumArguments, chromiumPath } from '../../tests/support/programs.ts';
import { fontFaces } from './ebook/faces.ts';
import { ebookDraft, ebookPage, placesOf } from './ebook/pages.ts';
import { packed, spotsIn, type Spot } from './ebook/pdf.ts';

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

/**
 * In points, as book.css draws them: a page's upper and lower margin (Chromium counts heights as if pages had none), the word
 * over the notes, and one of their lines.
 */
const sizes = { margins: 111, notesHead: 36, line: 25.6 };

/** Lines that fill what is left of a page; none where it is nearly full. */
function linesIn(above: number): number {
  const lines = Math.floor((above - sizes.margins - sizes.notesHead) / sizes.line);
  return lines < 2 ? 0 : lines;
}

/**
 * Printed twice: a draft tells on which page each chapter stands and how much room is left below it. `day` is the day the
 * file is dated, as 2026-10-12.
 */
export async function printBook(
  browser: Browser,
  words: EbookWords,
  locale: Locale,
  day: string,
): Promise<Buffer> {
  const faces = await fontFaces(`${JSON.stringify(words)}0123456789Derb درب`, [400, 600, 700]);
  const draft = spotsIn(await print(browser, ebookDraft(words, locale, faces)));
  const spot = (id: string): Spot => {
    const found = draft.get(id);
    if (!found) throw new Error(`The printed book does not say where “${id}” stands.`);
    return found;
  };
  const endsInBox = (chapter: number): boolean => {
    const last = words.chapters[chapter]?.blocks.at(-1);
    return typeof last === 'object' && last.kind === 'box';
  };
  const book = await print(
    browser,
    ebookPage(words, locale, faces, {
      pageOf: (id) => spot(id).page,
      notesUnder: (chapter) => (endsInBox(chapter) ? linesIn(spot(`rest-${chapter}`).above) : 0),
    }),
  );
  const now = spotsIn(book);
  for (const { id } of placesOf(words))
    if (now.get(id)?.page !== spot(id).page) throw new Error(`“${id}” moved between the draft and the book.`);
  return packed(book, { author: 'Derb', day, rightToLeft: locale === 'ar' });
}

/** Prints with one Chromium, and closes it. */
export async function withBrowser<T>(print: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    return await print(browser);
  } finally {
    await browser.close();
  }
}
