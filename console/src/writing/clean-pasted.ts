/**
 * What Word and Google Docs put on the clipboard, as plain HTML: their lists as lists, tables as the site's Markdown, bold and
 * italic, links; nothing else of their look.
 */

/** Under another name, so that the page's policy finds no inline style to refuse. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-look='));

const styleOf = (element: HTMLElement): string => element.dataset['look'] ?? '';
const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

function removeUnseen(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  for (const junk of all(body, 'style, script, meta, link, title, xml')) junk.remove();
  for (const space of all(body, 'o\\:p')) if (wordsOf(space) === '') space.remove();
}

/** 'mso-list:l0 level2 lfo1': a paragraph of Word that is a line of a list. */
const levelOf = (paragraph: HTMLElement): number => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(styleOf(paragraph))?.[1];
  if (level !== undefined) return Number(level);
  return paragraph.className.startsWith('MsoListParagraph') ? 1 : 0;
};

const typedMarker = /^[\s\u00a0]*([·•▪§o–-]|\p{N}{1,3}[.)]|[a-z]{1,4}[.)])[\s\u00a0]+/iu;

/** Takes the bullet or number off a line; null where it has none. */
function takeMarker(paragraph: Element): string | null {
  const ignored = all(paragraph, 'span').find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
  if (ignored) {
    ignored.remove();
    return wordsOf(ignored);
  }
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  const found = typedMarker.exec(first?.nodeValue ?? '');
  if (!first || found === null) return null;
  first.nodeValue = (first.nodeValue ?? '').slice(found[0].length);
  return found[1] ?? null;
}

const isNumber = (marker: string): boolean => /^\(?[\p{N}a-z]{1,4}[.)]/iu.test(marker);

/** Paragraphs that look like a list become one, nested by their level. */
function joinLists(body: HTMLElement): void {
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of all(body, 'p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    const marker = level === 0 ? null : takeMarker(paragraph);
    if (marker === null) continue;
    const tag = isNumber(marker) ? 'OL' : 'UL';
    if (open[0] !== paragraph.previousElementSibling) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.tagName !== tag) open.pop();
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const around = open.at(-1);
      if (around === undefined) paragraph.before(list);
      else
        (around.lastElementChild ?? around.appendChild(body.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

/** Google Docs puts a nested list beside its line, not into it. */
function nestLists(body: HTMLElement): void {
  for (const list of all(body, ':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
}

const cell = (element: Element): string =>
  wordsOf(element)
    .replaceAll('|', '/')
    .replaceAll(/[\\`*_[\]<]/g, '\\$&');

/** With a heading and a row at least it is a table of the site; any other is a line a row. */
function writeTable(table: HTMLElement): void {
  const { ownerDocument } = table;
  const rows = all(table, 'tr').map((row) => [...row.children].map(cell));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows.filter((row) => row.some((text) => text !== ''));
  if (width < 2 || filled.length < 2) {
    const lines = all(table, 'tr').map((row) => {
      const line = ownerDocument.createElement('p');
      line.textContent = [...row.children].map(wordsOf).filter(Boolean).join(' · ');
      return line;
    });
    table.replaceWith(...lines);
    return;
  }
  const lineOf = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const [head = [], ...others] = filled.map((row) =>
    Array.from({ length: width }, (_, at) => row[at] || ' '),
  );
  const source = ownerDocument.createElement('pre');
  source.dataset['source'] = '';
  source.textContent = [lineOf(head), lineOf(head.map(() => '---')), ...others.map(lineOf)].join('\n');
  table.replaceWith(source);
}

/** Bold and italic are kept as marks where a style says them; headings are bold by themselves. */
function markStyles(body: HTMLElement): void {
  for (const wrapper of all(body, 'b')) {
    if (/(?<![-\w])font-weight:\s*(?:normal|400)/i.test(styleOf(wrapper)))
      wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of all(body, 'span, p, a')) {
    if (span.closest('h1, h2, h3, h4, h5, h6, pre') !== null) continue;
    for (const [style, tag] of [
      [/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
      [/font-style:\s*italic/i, 'em'],
    ] as const) {
      if (!style.test(styleOf(span)) || wordsOf(span) === '') continue;
      const mark = span.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

/** Google Docs sends a reader through its own address. */
function straightLink(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  const to = href.startsWith('https://www.google.com/url?') ? new URL(href).searchParams.get('q') : null;
  if (to !== null) link.setAttribute('href', to);
}

const keptAttributes = new Set(['href', 'start', 'data-source', 'data-src', 'alt', 'colspan']);

function plain(body: HTMLElement): void {
  for (const element of all(body, '*')) {
    for (const name of element.getAttributeNames())
      if (!keptAttributes.has(name)) element.removeAttribute(name);
  }
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.parentElement?.closest('pre') === null)
      text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
  for (const block of all(body, 'p, h1, h2, h3, h4, h5, h6, li, ul, ol').toReversed())
    if (wordsOf(block) === '' && block.querySelector('img[data-src]') === null) block.remove();
}

/** HTML from the clipboard without the look of where it was copied; what was copied from this editor stays as it is. */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  removeUnseen(body);
  joinLists(body);
  nestLists(body);
  for (const table of all(body, 'table').toReversed()) writeTable(table);
  markStyles(body);
  for (const link of all(body, 'a[href]')) straightLink(link);
  for (const title of all(body, 'p.MsoTitle')) rename(title, 'h2');
  plain(body);
  return body.innerHTML;
}
