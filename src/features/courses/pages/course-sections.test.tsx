import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import { Levels } from './course-sections.tsx';

const level = {
  title: 'Getting your shop ready',
  subtitle: 'From a name to a first sale',
  lessons: ['A name'],
};

for (const locale of locales)
  test(`${locale}: a title longer than a number may break, and has the space that it needs`, () => {
    const shown = renderToStaticMarkup(
      <Levels levels={[level]} words={words[locale].course.curriculum.lessons} locale={locale} />,
    );
    const classes = /class="([^"]*)">Getting your shop ready</.exec(shown)?.[1]?.split(' ');
    expect(classes).toContain('wrap-anywhere');
    for (const fixed of ['w-10', 'shrink-0', 'whitespace-nowrap']) expect(classes).not.toContain(fixed);
  });
