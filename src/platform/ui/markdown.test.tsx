import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../i18n/locale.ts';
import { languages } from '../../../tests/support/extent.ts';
import { linkTarget } from '../text/markdown-text.ts';
import { readMarkdown } from '../text/read-markdown.ts';
import { MarkdownText } from './markdown.tsx';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const drawn = (text: string, locale: Locale = 'en'): string =>
  renderToStaticMarkup(<MarkdownText blocks={readMarkdown(text, locale).blocks} locale={locale} />).replace(
    /^<div class="prose">(.*)<\/div>$/s,
    '$1',
  );

const someId = '0197a9f0-0000-7000-8000-000000000001';

describe('Markdown is drawn as meant', () => {
  const table: [name: string, text: string, html: string][] = [
    [
      'a paragraph with emphasis',
      'Count *every* **hour**.',
      '<p>Count <em>every</em> <strong>hour</strong>.</p>',
    ],
    ['headings begin at the second level', '# A', '<h2 id="part-1">A</h2>'],
    [
      'headings are numbered for links to them',
      '## A\n\n### B',
      '<h2 id="part-1">A</h2><h3 id="part-2">B</h3>',
    ],
    ['deep headings end at the fourth level', '###### A', '<h4 id="part-1">A</h4>'],
    ['a tight list has no paragraphs', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['a loose list has them', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['a numbered list keeps its first number', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['a quote', '> Salam', '<blockquote><p>Salam</p></blockquote>'],
    [
      'a quote of bold words alone is a sentence pulled out of the text',
      '> **Salam**',
      '<blockquote class="pull-quote"><p><strong>Salam</strong></p></blockquote>',
    ],
    ['code', 'Say `a < b`', '<p>Say <code dir="auto">a &lt; b</code></p>'],
    ['a line of its own', '---', '<hr/>'],
    ['a link into the site', '[courses](/courses)', '<p><a href="/courses">courses</a></p>'],
    [
      'a link to the web',
      '[AE](https://ae.gov.ma)',
      '<p><a href="https://ae.gov.ma" rel="noopener">AE</a></p>',
    ],
    ['a link named elsewhere', '[AE][x]\n\n[x]: /about', '<p><a href="/about">AE</a></p>'],
    ['a picture from elsewhere is its words', '![a *door*](/x.png)', '<p>a door</p>'],
    [
      'a picture within a sentence is its words',
      `Look: ![a door](/pictures/${someId}-800x600)`,
      '<p>Look: a door</p>',
    ],
    [
      'a picture of the library is drawn, with its words for whoever does not see it',
      `![a "door" <b>](/pictures/${someId}-800x600)`,
      `<img src="/pictures/${someId}-480.webp" srcSet="/pictures/${someId}-480.webp 480w, /pictures/${someId}-1600.webp 800w" sizes="(min-width: 44rem) 41rem, 92vw" alt="a &quot;door&quot; &lt;b&gt;" width="800" height="600" loading="lazy" decoding="async" class="prose-picture"/>`,
    ],
    [
      'rows between pipes are a table, with figures marked',
      '| a | MAD |\n| --- | --- |\n| b <i> | 1 200 |\n| **c** | **2** |',
      '<div class="prose-table"><table><thead><tr><th scope="col">a</th><th scope="col">MAD</th></tr></thead><tbody><tr><td>b &lt;i&gt;</td><td data-figure="">1 200</td></tr><tr><td><strong>c</strong></td><td data-figure=""><strong>2</strong></td></tr></tbody></table></div>',
    ],
    ['pipes without a head are a paragraph', '| a | b |', '<p>| a | b |</p>'],
    ['an element is shown as text', 'a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
    ['a block of elements is shown as text', '<script>x</script>', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
  ];
  test.each(table)('%s', (_name, text, html) => expect(drawn(text)).toBe(html));

  test('on Arabic pages a number with a thin space is isolated as one', () => {
    expect(drawn('ربحت 13\u202F500 درهم', 'ar')).toBe(
      '<p>ربحت <bdi dir="ltr">13\u202F500</bdi>\u00A0درهم</p>',
    );
  });

  test('on Arabic pages own links stay Arabic, and Latin text is isolated', () => {
    expect(drawn('[الدورات](/courses)', 'ar')).toBe('<p><a href="/ar/courses">الدورات</a></p>');
    expect(drawn('محتوى UGC بثمن 12 + 30 = 42 درهماً.', 'ar')).toBe(
      '<p>محتوى <bdi dir="ltr">UGC</bdi> بثمن <bdi dir="ltr">12 + 30 = 42</bdi>\u00a0درهماً.</p>',
    );
    expect(drawn('قولي: Do you want tea?', 'ar')).toContain('<bdi dir="ltr">Do you want tea?</bdi>');
    expect(drawn('نكتب UGC. 20 درهماً', 'ar')).toContain(
      '<bdi dir="ltr">UGC</bdi>. <bdi dir="ltr">20</bdi>\u00a0',
    );
  });

  test('a number is not separated from its currency, nor from an Arabic prefix', () => {
    expect(drawn('It is 180 MAD.')).toBe('<p>It is 180\u00a0MAD.</p>');
    expect(drawn('بـ 180 درهماً', 'ar')).toBe('<p>بـ\u00a0<bdi dir="ltr">180</bdi>\u00a0درهماً</p>');
  });

  test('the outline lists the headings of the second level', () => {
    expect(readMarkdown('## One *two*\n\n### Three\n\n## Four', 'en').outline).toEqual([
      { id: 'part-1', text: 'One two' },
      { id: 'part-3', text: 'Four' },
    ]);
  });
});

test('a text is read once, in each language, as long as it is among the last two hundred', () => {
  const text = '## A heading\n\nWords.';
  const first = readMarkdown(text, 'en');
  expect(readMarkdown(text, 'en')).toBe(first);
  expect(readMarkdown(text, 'ar')).not.toBe(first);
  for (let other = 0; other < 200; other += 1) readMarkdown(`Words ${other}`, 'en');
  expect(readMarkdown(text, 'en')).not.toBe(first);
});

describe('another script', () => {
  test.each([
    [
      'a sentence of another script with emphasis in it',
      'قولي _I **usually** cook. He **never** cooks._',
      '<p>قولي <bdi dir="ltr"><em>I <strong>usually</strong> cook. He <strong>never</strong> cooks.</em></bdi></p>',
    ],
    [
      'emphasis and the words that follow it',
      'و **in** the morning للصباح',
      '<p>و <bdi dir="ltr"><strong>in</strong> the morning</bdi> للصباح</p>',
    ],
    [
      'a list without Arabic',
      '- go – **went**: I went to Fes.\n- see – **saw**: I saw it.',
      '<ul dir="ltr"><li>go – <strong>went</strong>: I went to Fes.</li><li>see – <strong>saw</strong>: I saw it.</li></ul>',
    ],
    [
      'an item in a list of two scripts',
      '- I **work** here. I like it.\n- **I do** – هذا أنا',
      '<ul><li><bdi dir="ltr">I <strong>work</strong> here. I like it.</bdi></li><li><bdi dir="ltr"><strong>I do</strong></bdi> – هذا أنا</li></ul>',
    ],
    [
      'a dialogue',
      '> – Hello. How are you?\n> – Fine, **thank you**.',
      '<blockquote><p dir="ltr">– Hello. How are you?\n– Fine, <strong>thank you</strong>.</p></blockquote>',
    ],
  ])('on Arabic pages %s keeps its order', (_name, text, html) => expect(drawn(text, 'ar')).toBe(html));
});

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'courses',
    '',
  ])('%j is no link target', (address) => expect(linkTarget(address, 'en')).toBeNull());

  test('a link that leads nowhere is its words', () => {
    expect(drawn('[press](javascript:alert(1))')).toBe('<p>press</p>');
    expect(drawn('<javascript:alert(1)>')).toBe('<p>javascript:alert(1)</p>');
    expect(drawn('[press][x]\n\n[x]: data:text/html,y')).toBe('<p>press</p>');
  });

  test('mailboxes, telephones and anchors of the page are links', () => {
    for (const address of ['mailto:a@b.example', 'tel:+212522000000', '#part-2'])
      expect(linkTarget(address, 'ar')).toEqual({ href: address, external: false });
  });
});

/** Every element and attribute that may appear in a drawn text. */
const known =
  /^(?:<\/?(?:p|em|strong|h[234]|ul|ol|li|blockquote|pre|code|a|bdi|table|thead|tbody|tr|td|div)>|<(?:br|hr)\/>|<h[234] id="part-\d+">|<(?:p|ul) dir="ltr">|<ol start="\d+"(?: dir="ltr")?>|<(?:code|bdi) dir="(?:auto|ltr)">|<blockquote class="pull-quote">|<div class="prose-table">|<th scope="col">|<\/th>|<td data-figure="">|<pre dir="auto" tabindex="0">|<a href="[^"]*"(?: rel="noopener")?>)$/;

const foreign = (html: string): string[] => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !known.test(tag));

describe('hostile texts', () => {
  const bits = fc.constantFrom(
    '<script>',
    '</p>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    ']]>',
    '<?x',
    '"',
    "'",
    '&lt;',
    '&#60;b&#62;',
    '[',
    '](',
    ')',
    '![',
    '<https://a.example/">',
    '`',
    '```\n',
    '*',
    '__',
    '~',
    '#',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '> ',
    '- ',
    '1. ',
    '---',
    '\\',
    '\0',
    '\u2028',
    '\u202e',
    'javascript:',
    '//x',
    '[a]: <"> "x"',
    'سلام',
    'a',
  );

  test('nothing of a text becomes markup', () => {
    forAll(tries(1_500), fc.array(bits, { maxLength: 40 }), fc.constantFrom('en', 'ar'), (parts, locale) => {
      expect(foreign(drawn(parts.join(''), locale))).toEqual([]);
    });
  });

  const many = 60_000;
  test.each([
    ['quotes in quotes', '>'.repeat(many)],
    ['lists in lists, in one line', '- '.repeat(many)],
    [
      'lists in lists, line by line',
      Array.from({ length: 140 }, (_, n) => `${' '.repeat(n * 2)}- a`).join('\n'),
    ],
    ['stars without end', '**'.repeat(many)],
    ['emphasis in emphasis', `${'*a **b '.repeat(400)}${'c** d* '.repeat(400)}`],
    ['stars that never pair', '*a_ '.repeat(many)],
    ['open brackets', '['.repeat(23_000)],
    ['pictures in pictures', '!['.repeat(11_000)],
    ['links in links', '[a]('.repeat(5_900)],
    ['backquotes of every length', Array.from({ length: 210 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['entities', '&'.repeat(23_000)],
    ['one long word', 'a'.repeat(1_000_000)],
    ['one long sentence on an Arabic page', 'a.'.repeat(500_000)],
    ['a book', 'Lorem ipsum.\n\n'.repeat(20_000)],
  ])('%s: drawn completely, in bounded time', (_name, text) => {
    for (const locale of languages('ar')) expect(foreign(drawn(text, locale))).toEqual([]);
  });

  test('a text too large to read keeps all its words', () => {
    const html = drawn(`${'word '.repeat(10_000)}\n\nthe **last**`);
    expect(html).toContain('<p>the **last**</p>');
  });
});
