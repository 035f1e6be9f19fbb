import { describe, expect, test } from 'vitest';
import { makeStyler, namesIn, parseStyles, purgeRules } from './style-page.ts';

const cut = (css: string, html: string): string => purgeRules(parseStyles(css), namesIn(html));

describe('cutting styles', () => {
  test('a rule stays when the page has its names, and is removed when it has not', () => {
    expect(cut('.a{color:red}.b{color:blue}p .a{top:0}section .a{top:1px}', '<p class="a x">')).toBe(
      '.a{color:red}p .a{top:0}',
    );
  });

  test('one selector of a list is enough', () => {
    expect(cut('.b,.a:hover{color:red}', '<i class="a">')).toBe('.b,.a:hover{color:red}');
  });

  test('escaped names of utilities match those of the page', () => {
    const css =
      '.md\\:p-4{padding:1rem}.w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:mt-2>p{margin:0}.\\32 xl{top:0}.gone\\:p-4{padding:0}';
    const html = '<div class="md:p-4 w-1/2 [&amp;&gt;p]:mt-2 2xl"><p>x</p></div>';
    expect(cut(css, html)).toBe(css.replace('.gone\\:p-4{padding:0}', ''));
  });

  test('states, attributes and pseudo-elements do not matter', () => {
    const css =
      '.a:hover::before{top:0}.a[open]{top:0}.a[data-x="b.c"]{top:0}[dir=rtl] .a{top:0}.a:not(.never){top:0}';
    expect(cut(css, '<i class="a">')).toBe(css);
  });

  test('of :is, :where and :has one alternative must be there', () => {
    expect(cut(':where(.a,.b) i{top:0}:is(.b,.c) i{top:0}i:has(>.b){top:0}', '<i class="a">')).toBe(
      ':where(.a,.b) i{top:0}',
    );
  });

  test('groups stay while something inside does, with their order of layers', () => {
    const css =
      '@layer base,utilities;@layer utilities{.a{top:0}@media (min-width:40rem){.a{top:1px}.b{top:0}}@media print{.b{top:0}}}';
    expect(cut(css, '<i class="a">')).toBe(
      '@layer base,utilities;@layer utilities{.a{top:0}@media (min-width:40rem){.a{top:1px}}}',
    );
  });

  test('braces, semicolons and commas in strings and URLs do not end rules', () => {
    const css = '.a{content:"}{;,.b";background:url("data:image/svg+xml;utf8,<svg>{}</svg>")}';
    expect(cut(`${css}.b{top:0}`, '<i class="a">')).toBe(css);
  });

  test('fonts stay; animations and registered properties stay while they are used', () => {
    const css =
      '@font-face{font-family:X;src:url(x)}@keyframes in{to{top:0}}@keyframes out{to{top:0}}@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}.a{animation:in 1s;top:var(--x)}';
    const left = cut(css, '<i class="a">');
    expect(left).toContain('@font-face');
    expect(left).toContain('@keyframes in');
    expect(left).not.toContain('@keyframes out');
    expect(left).toContain('@property --x');
    expect(left).not.toContain('@property --y');
  });

  test('unused custom properties are removed, those used through others stay', () => {
    const left = cut(':root{--a:var(--b);--b:red;--c:blue}.a{color:var(--a)}', '<i class="a">');
    expect(left).toBe(':root{--a:var(--b);--b:red}.a{color:var(--a)}');
  });
});

describe('a page with styles', () => {
  const words = { always: ['is-open'], steps: ['step'], results: ['result'], tasks: ['task'] };
  const css = '.a{top:0}.is-open{top:0}.step{top:0}.result{top:0}.task{top:0}.never{top:0}';
  const page = (body: string): string => makeStyler(words)(`<style>${css}</style><body>${body}</body>`).html;

  test('names that the script uses stay on every page', () => {
    expect(page('<i class="a">')).toContain('<style>.a{top:0}.is-open{top:0}</style>');
  });

  test('a page with dialogs keeps the styles of the steps inside, a page with a search those of results', () => {
    expect(page('<a data-dialog href="/x">')).toContain('.step{');
    expect(page('<a data-dialog href="/x">')).not.toContain('.result{');
    expect(page('<form data-live-search>')).toContain('.result{');
  });

  test('the hash is that of the page’s exact style element', async () => {
    const { html, hashes } = makeStyler(words)(`<style>${css}</style><i class="a">`);
    const text = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const digest = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
    ).toString('base64');
    expect(hashes).toEqual([`sha256-${digest}`]);
  });

  test('an academy’s own colours stay after the delivered ones, however often they were changed', () => {
    const styler = makeStyler(words);
    const delivered = ':root{--a:#000000;--b:#111111}.a{color:var(--a)}';
    for (let change = 0; change < 30; change += 1) {
      const own = `:root{--a:#0000${String(10 + change)}}`;
      for (let visit = 0; visit < 2; visit += 1)
        expect(styler(`<style>${delivered}${own}</style><i class="a">`).html).toContain(
          `:root{--a:#000000}.a{color:var(--a)}${own}`,
        );
    }
  });
});
