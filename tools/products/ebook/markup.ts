/** Words of the e-book as HTML. */
import { khatamPath } from '../../../app/art/khatam-path.ts';
import type { Block, Invoice } from '../../../content/sample/product-files/freelance-ebook/words.ts';

/** Numbers of papers and negative amounts run from the left in Arabic too. */
const leftToRight = /\d{4}-\d{3}|−\d+/g;

/** An amount and its currency stay on one line. */
const amounts = /([\d…]) (MAD|درهم)/g;

export const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(amounts, '$1\u00a0$2')
    .replace(leftToRight, '<bdi dir="ltr">$&</bdi>')
    .replace(/\n/g, '<br>');

const each = <T>(of: readonly T[], draw: (one: T, index: number) => string): string => of.map(draw).join('');

export const star = (className: string): string =>
  `<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true"><path d="${khatamPath(12, 12, 12)}"/></svg>`;

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${each(cells, (cell, index) => `<${tag}${index === 0 ? '' : ' class="n"'}>${escaped(cell)}</${tag}>`)}</tr>`;

const drawn = {
  heading: ({ text }) => `<h2>${escaped(text)}</h2>`,
  list: ({ items }) => `<ul>${each(items, (item) => `<li>${star('dot')}<p>${escaped(item)}</p></li>`)}</ul>`,
  steps: ({ items }) =>
    `<ol>${each(items, (item, index) => `<li><span class="arch" aria-hidden="true">${index + 1}</span><p>${escaped(item)}</p></li>`)}</ol>`,
  message: ({ title, text }, send) =>
    `<section class="message"><h3>${escaped(title)}</h3><p>${escaped(text)}</p><p class="send"><a href="https://wa.me/?text=${encodeURIComponent(text)}">${escaped(send)}</a></p></section>`,
  sum: ({ title, lines }) =>
    `<table class="sum"><caption>${escaped(title)}</caption><tbody>${each(
      lines,
      ([what, amount, result]) =>
        `<tr${result ? ' class="result"' : ''}><th scope="row">${escaped(what)}</th><td class="n">${escaped(amount)}</td></tr>`,
    )}</tbody></table>`,
  box: ({ title, text }) =>
    `<section class="box">${star('seal')}<p class="box-title">${escaped(title)}</p><p>${escaped(text)}</p></section>`,
  sheet: ({ questions }) =>
    `<div class="sheet">${each(questions, ([question, lines]) => `<div><p>${escaped(question)}</p>${'<i></i>'.repeat(lines)}</div>`)}</div>`,
} satisfies {
  [K in Exclude<Block, string>['kind']]: (
    block: Extract<Exclude<Block, string>, { kind: K }>,
    send: string,
  ) => string;
};

/** `send` is said on the link that opens a message. */
export function blockMarkup(block: Block, send: string): string {
  if (typeof block === 'string')
    return `<p${block.endsWith(':') ? ' class="intro"' : ''}>${escaped(block)}</p>`;
  // Each kind is drawn by the entry of its name; the compiler has checked above that all are there.
  const draw = drawn[block.kind] as (block: Exclude<Block, string>, send: string) => string;
  return draw(block, send);
}

/** The model invoice, as a sheet of paper. */
export const invoiceMarkup = ({ lead, title, head, columns, lines, total, foot }: Invoice): string =>
  `<p class="invoice-lead">${escaped(lead)}</p>
<section class="invoice"><h2 id="invoice">${escaped(title)}</h2>
<dl>${each(head, ([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)}</dl>
<table><thead>${row(columns, 'th')}</thead><tbody>${each(lines, (cells) => row(cells))}</tbody></table>
<p class="invoice-total"><span>${escaped(total[0])}</span><b>${escaped(total[1])}</b></p>
<div class="invoice-foot">${each(foot, (line) => `<p>${escaped(line)}</p>`)}</div></section>`;
