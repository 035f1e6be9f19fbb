/** The e-book as one HTML document, ready to be printed: cover, contents, chapters, the year and a last word. */
import { readFileSync } from 'node:fs';
import { khatamPath } from '../../../app/art/khatam-path.ts';
import { zelligeTile } from '../../../app/art/zellige-tiling.ts';
import type { Chapter, EbookWords } from '../../../content/sample/product-files/freelance-ebook/words.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { blockMarkup, escaped, invoiceMarkup } from './markup.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Grounds of the chapters' first pages, one after the other. */
const grounds = ['saffron', 'mint', 'lilac', 'clay', 'majorelle'] as const;

/**
 * A tall arch filled with the star-and-cross tiling; `inside` stands before it. The round cut is on the tiling alone: Chromium
 * makes a photograph of a drawing that is cut round, ten times the size.
 */
function door(className: string, inside: string): string {
  const id = `lines-${className.replaceAll(' ', '-')}`;
  return `<div class="door ${className}"><div class="arched"><svg class="lines" aria-hidden="true"><defs><pattern id="${id}" width="64" height="64" patternUnits="userSpaceOnUse"><path d="${zelligeTile(64)}"/></pattern></defs><rect width="100%" height="100%" fill="url(#${id})"/></svg></div>${inside}</div>`;
}

const portrait = (key: string): string =>
  `<div class="portrait" aria-hidden="true">${read(`../../../app/art/people/${key}.svg`)}</div>`;

const logo = `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path class="sign-star" d="${khatamPath(12, 12, 12)}"/><path class="sign-door" d="M8.6 17.6V11.4a3.4 3.4 0 0 1 6.8 0v6.2Z"/></svg>`;

const academy = (locale: Locale): string =>
  `<p class="academy">${logo}<span>${locale === 'ar' ? 'درب' : 'Derb'}</span></p>`;

const cover = ({ cover: { kicker, title, subtitle, by } }: EbookWords, locale: Locale): string =>
  `<header class="cover">${academy(locale)}<p class="kicker">${escaped(kicker)}</p><h1>${escaped(title)}</h1><p class="subtitle">${escaped(subtitle)}</p>
${door('cover-door', portrait('khadija'))}<p class="by">${escaped(by)}</p></header>`;

/** A place in the book: its name in links, its title, and the page when it is known. */
export type Place = { id: string; title: string };

export const placesOf = ({ chapters, invoice, invoiceAfter, year, end }: EbookWords): Place[] => [
  ...chapters.flatMap(({ title }, index) => [
    { id: `chapter-${index + 1}`, title },
    ...(index + 1 === invoiceAfter ? [{ id: 'invoice', title: invoice.title }] : []),
  ]),
  { id: 'year', title: year.title },
  { id: 'end', title: end.title },
];

function contents(words: EbookWords, pageOf: (id: string) => number): string {
  const lines = placesOf(words).map(({ id, title }) => {
    const number = /^chapter-(\d+)$/.exec(id)?.[1];
    const mark =
      number === undefined ? '<span class="arch empty"></span>' : `<span class="arch">${number}</span>`;
    return `<li><a href="#${id}">${mark}<span class="contents-title">${escaped(title)}</span><span class="contents-page">${pageOf(id)}</span></a></li>`;
  });
  return `<nav class="contents"><h1>${escaped(words.contents)}</h1><ol>${lines.join('')}</ol></nav>`;
}

/** A chapter opens on a page of its own, with its door among those of the others. */
function chapterMarkup(
  words: EbookWords,
  { title, lead, blocks }: Chapter,
  index: number,
  notes: string,
): string {
  const number = index + 1;
  const lane = words.chapters.map((_, place) => `<i${place === index ? ' class="here"' : ''}></i>`).join('');
  const invoice = number === words.invoiceAfter ? invoiceMarkup(words.invoice) : '';
  return `<section class="opener ${grounds[index % grounds.length]}"><div class="opener-words"><p class="kicker">${escaped(words.chapter)} ${number}</p><h1 id="chapter-${number}">${escaped(title)}</h1><p class="lead">${escaped(lead)}</p></div>
${door(`opener-door door-${number}`, `<b aria-hidden="true">${number}</b>`)}<div class="lane" aria-hidden="true">${lane}</div></section>
<section class="chapter in-${number}">${blocks.map((block) => blockMarkup(block, words.send)).join('\n')}${notes}${invoice}</section>`;
}

const yearMarkup = ({ year: { title, lead, months } }: EbookWords): string =>
  `<section class="year"><h1 id="year">${escaped(title)}</h1><p class="year-lead">${escaped(lead)}</p><ol>${months
    .map(
      ([month, task]) =>
        `<li><span class="arch" aria-hidden="true">${month}</span><p>${escaped(task)}</p></li>`,
    )
    .join('')}</ol></section>`;

const endMarkup = ({ end: { title, text, small } }: EbookWords, locale: Locale): string =>
  `<section class="end"><div class="end-words"><h1 id="end">${escaped(title)}</h1>${text.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>
${door('end-door', portrait('amina'))}<div class="end-small">${academy(locale)}${small.map((line) => `<p>${escaped(line)}</p>`).join('')}</div></section>`;

/** The chapter's name over its pages: each chapter prints on pages of its own kind. */
function runningHeads({ chapters, year }: EbookWords, locale: Locale): string {
  const side = locale === 'ar' ? 'right' : 'left';
  const head = (page: string, title: string): string =>
    `@page ${page}{@top-${side}{content:${JSON.stringify(title)}}}.${page}{page:${page}}`;
  return [
    ...chapters.map(({ title }, index) => head(`in-${index + 1}`, title)),
    head('year', year.title),
  ].join('');
}

const notesMarkup = (title: string, lines: number): string =>
  lines === 0
    ? ''
    : `<div class="notes"><p>${escaped(title)}</p>${'<i aria-hidden="true"></i>'.repeat(lines)}</div>`;

/** What only a printed draft can tell: where places stand, and how much of a chapter's last page is left. */
export type Layout = {
  pageOf(id: string): number;
  /** Lines for notes that fit under the chapter with this index. */
  notesUnder(chapter: number): number;
};

const documentOf = (
  words: EbookWords,
  locale: Locale,
  faces: string,
  body: string,
): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escaped(words.fileTitle)}</title><style>${faces}
${read('book.css')}${runningHeads(words, locale)}</style></head>
<body>${body}</body></html>`;

export function ebookPage(words: EbookWords, locale: Locale, faces: string, layout: Layout): string {
  const chapters = words.chapters.map((chapter, index) =>
    chapterMarkup(words, chapter, index, notesMarkup(words.notes, layout.notesUnder(index))),
  );
  const body = [cover(words, locale), contents(words, layout.pageOf), ...chapters, yearMarkup(words)];
  return documentOf(words, locale, faces, [...body, endMarkup(words, locale)].join('\n'));
}

/** Marks the end of every chapter; a PDF only keeps places that something links to, so the cover of the draft does. */
export function ebookDraft(words: EbookWords, locale: Locale, faces: string): string {
  const chapters = words.chapters.map((chapter, index) =>
    chapterMarkup(words, chapter, index, `<div class="rest" id="rest-${index}"></div>`),
  );
  const links = words.chapters.map((_, index) => `<a href="#rest-${index}">${index}</a>`).join('');
  const body = [
    cover(words, locale).replace('</header>', `${links}</header>`),
    contents(words, () => 88),
    ...chapters,
    yearMarkup(words),
  ];
  return documentOf(words, locale, faces, [...body, endMarkup(words, locale)].join('\n'));
}
