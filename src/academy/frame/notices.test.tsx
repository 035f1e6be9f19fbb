import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { screensContext, type ForScreens } from './academy-context.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { loader } from '../../root.tsx';
import { PreviewBar } from './notices.tsx';
import type { Site } from './site.ts';

const drawn = (locale: 'en' | 'ar', previewUntil: Date | null): string =>
  renderToStaticMarkup(<PreviewBar site={{ locale, common: words[locale].common, previewUntil } as Site} />);

test('a preview shows that it is not published, and until when its link works by the clocks of Morocco', () => {
  const until = new Date('2026-06-01T10:31:00Z');
  expect(drawn('en', until)).toMatch(/Preview – not published.*11:31/);
  expect(drawn('ar', until)).toMatch(/معاينة – غير منشورة.*11:31/);
});

test('no other page mentions it', () => {
  expect(drawn('en', null)).toBe('');
});

test('the frame of a page learns from its renderer whether it is a preview', async () => {
  const until = new Date('2026-06-01T10:31:00Z');
  const academy = {
    settings: async () => someSettings(),
    withoutLost: async (settings: AcademySettings) => settings,
    awaitsOpening: async () => false,
  };
  const clock = () => new Date('2026-06-01T10:00:00Z');
  const siteOf = async (of: Partial<ForScreens>) => {
    const screens = { academy, words, clock, publicOrigin: 'https://academy.example', ...of } as ForScreens;
    const context = new RouterContextProvider(new Map([[screensContext, screens]]));
    return loader({ request: new Request('https://academy.example/ar/courses'), context });
  };
  expect((await siteOf({ previewUntil: until })).previewUntil).toEqual(until);
  expect((await siteOf({})).previewUntil).toBeNull();
});
