/** Every file of the shop, made anew. */
import { ar as planAr } from '../../content/sample/product-files/business-plan-template/ar.ts';
import { en as planEn } from '../../content/sample/product-files/business-plan-template/en.ts';
import { ar as financeAr } from '../../content/sample/product-files/finance-tracker/ar.ts';
import { en as financeEn } from '../../content/sample/product-files/finance-tracker/en.ts';
import { ar as ebookAr } from '../../content/sample/product-files/freelance-ebook/ar.ts';
import { en as ebookEn } from '../../content/sample/product-files/freelance-ebook/en.ts';
import { ar as calendarAr } from '../../content/sample/product-files/social-content-calendar/ar.ts';
import { en as calendarEn } from '../../content/sample/product-files/social-content-calendar/en.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { businessPlanSheets } from './business-plan.ts';
import { contentCalendarSheets } from './content-calendar.ts';
import { printBook, withBrowser } from './ebook.ts';
import { financeTrackerSheets } from './finance-tracker.ts';
import type { Sheet } from './sheet.ts';
import { trackerPage } from './tracker.ts';
import { writeWorkbook } from './workbook.ts';

export type MadeFile = { slug: string; locales: readonly Locale[]; name: string; type: string; body: Buffer };

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type InBoth<W> = { en: W; ar: W };

/** The same workbook in both languages. */
const workbooks = <W extends { fileTitle: string }>(
  slug: string,
  words: InBoth<W>,
  sheets: (words: W) => Sheet[],
): MadeFile[] =>
  (['en', 'ar'] as const).map((locale) => ({
    slug,
    locales: [locale],
    name: `${slug}-${locale}.xlsx`,
    type: xlsx,
    body: writeWorkbook({
      title: words[locale].fileTitle,
      creator: 'Derb',
      rightToLeft: locale === 'ar',
      sheets: sheets(words[locale]),
    }),
  }));

/** The day the e-book is dated; its product says the same. */
const ebookDay = '2026-10-12';

const ebooks = (): Promise<MadeFile[]> =>
  withBrowser(async (browser) => {
    const made: MadeFile[] = [];
    for (const [locale, words] of [
      ['en', ebookEn],
      ['ar', ebookAr],
    ] as const)
      made.push({
        slug: 'freelance-ebook',
        locales: [locale],
        name: `freelance-ebook-${locale}.pdf`,
        type: 'application/pdf',
        body: await printBook(browser, words, locale, ebookDay),
      });
    return made;
  });

export async function productFiles(): Promise<MadeFile[]> {
  return [
    ...workbooks('business-plan-template', { en: planEn, ar: planAr }, businessPlanSheets),
    ...(await ebooks()),
    {
      slug: 'productivity-tracker-app',
      locales: ['en', 'ar'],
      name: 'three-things.html',
      type: 'text/html',
      body: trackerPage(),
    },
    ...workbooks('social-content-calendar', { en: calendarEn, ar: calendarAr }, contentCalendarSheets),
    ...workbooks('finance-tracker', { en: financeEn, ar: financeAr }, financeTrackerSheets),
  ];
}
