import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../content/words.ts';
import { PreviewBar } from './preview-bar.tsx';
import type { Site } from './site.ts';

const drawn = (locale: 'en' | 'ar', previewUntil: Date | null): string =>
  renderToStaticMarkup(<PreviewBar site={{ locale, common: words[locale].common, previewUntil } as Site} />);

test('a preview says that it is not published, and until when its link works by the clocks of Morocco', () => {
  const until = new Date('2026-06-01T10:31:00Z');
  expect(drawn('en', until)).toMatch(/Preview – not published.*11:31/);
  expect(drawn('ar', until)).toMatch(/معاينة – غير منشورة.*11:31/);
});

test('no other page says anything of it', () => {
  expect(drawn('en', null)).toBe('');
});
