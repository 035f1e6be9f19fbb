import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { howLongWeKeep } from '../how-long-we-keep.ts';
import { locales, pathIn, type Locale } from '../../../platform/i18n/locale.ts';
import { someSettings } from '../../../../tests/support/builders.ts';
import { sampleRecords } from '../../../../tests/support/sample-records.ts';
import { screensContext, type ForScreens, type Recipients } from '../../frame/academy-context.ts';
import { loader } from './privacy-policy.tsx';

const nobody: Recipients = { cards: [], mail: false, events: null };

/** The sentences of a section as the page shows them. */
async function pointsOf(
  section: string,
  locale: Locale,
  recipients: Partial<Recipients> = {},
  now = '2027-03-01',
) {
  const screens = {
    academy: {
      settings: async () => someSettings(),
      legalTexts: async () => sampleRecords.legal,
      legalVersions: async () => [],
    },
    words,
    recipients: { ...nobody, ...recipients },
    clock: () => new Date(now),
  } as unknown as ForScreens;
  const { legal } = await loader({
    request: new Request(`http://localhost${pathIn(locale, '/privacy-policy')}`),
    context: new RouterContextProvider(new Map([[screensContext, screens]])),
  });
  const blocks = legal.sections.find(({ id }) => id === section)?.blocks ?? [];
  return { legal, text: blocks.flatMap(({ points }) => points).join('\n') };
}

for (const locale of locales) {
  test(`${locale}: who is connected is named, and who is not is not mentioned`, async () => {
    const alone = (await pointsOf('who-else', locale)).text;
    const { text } = await pointsOf('who-else', locale, {
      cards: ['First Pay', 'Second Pay'],
      mail: true,
      events: 'Example Sheets SARL',
    });
    for (const name of ['First Pay', 'Second Pay', 'Example Sheets SARL']) {
      expect(text).toContain(`\`${name}\``);
      expect(alone).not.toContain(name);
    }
    expect(text.split('\n')).toHaveLength(alone.split('\n').length + 3);
    const unnamed = (await pointsOf('who-else', locale, { events: '' })).text;
    expect(unnamed.split('\n')).toHaveLength(alone.split('\n').length + 2);
  });

  test(`${locale}: the periods are those after which data is deleted, and no sentence has a gap`, async () => {
    const { text, legal } = await pointsOf('how-long', locale, { cards: ['First Pay'], events: 'A' });
    for (const period of Object.values(howLongWeKeep)) expect(text).toContain(String(period));
    expect(JSON.stringify(legal.sections)).not.toMatch(/[{]\w+[}]/);
  });

  test(`${locale}: a version whose day has not come shows from when it holds`, async () => {
    const isToCome = async (now: string) => (await pointsOf('who', locale, {}, now)).legal.shown.isToCome;
    expect(await isToCome('2026-11-20T12:00:00Z')).toBe(true);
    expect(await isToCome('2026-12-22T12:00:00Z')).toBe(false);
  });
}
