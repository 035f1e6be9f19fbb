/** The productivity tracker: styles, words, letters and script of tracker/ written into one page that needs nothing else. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { ar } from '../../content/sample/product-files/productivity-tracker-app/ar.ts';
import { en } from '../../content/sample/product-files/productivity-tracker-app/en.ts';

const source = (name: string): string => readFileSync(new URL(`tracker/${name}`, import.meta.url), 'utf8');

const font = (name: string, range: string): string => {
  const file = readFileSync(new URL(`../../app/art/fonts/${name}.woff2`, import.meta.url));
  return `@font-face{font-family:'Readex Pro';font-weight:400 700;font-display:swap;src:url(data:font/woff2;base64,${file.toString('base64')}) format('woff2');unicode-range:${range}}`;
};

/** Both halves as one script: what one takes from the other is simply there. */
const script = ['app.ts', 'app-deeds.ts']
  .map((name) => stripTypeScriptTypes(source(name)))
  .join('\n')
  .replace(/^import [^;]*;$/gm, '')
  .replace(/^export /gm, '')
  .replace(/^[ \t]+$/gm, '')
  .replace(/\n{3,}/g, '\n\n');

export const trackerPage = (): Buffer =>
  Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbf5ea">
<title>${en.title}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%233b3fc4' d='M5 22V11a7 7 0 0 1 14 0v11z'/%3E%3C/svg%3E">
<style>
${font('readex-latin', 'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026')}
${font('readex-arabic', 'U+600-6FF,U+200C-200F')}
${source('app.css')}</style>
</head>
<body>
${source('app.html')}<script>
'use strict';
(() => {
const allWords = ${JSON.stringify({ en, ar })};
${script}
})();
</script>
</body>
</html>
`);
