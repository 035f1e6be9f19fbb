import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Modules } from './course-sections.tsx';

const level = {
  title: 'Getting your shop ready',
  subtitle: 'From a name to a first sale',
  lessons: ['A name'],
};

test('a title longer than a number may break, and has the space that it needs', () => {
  const shown = renderToStaticMarkup(<Modules modules={[level]} />);
  const classes = /class="([^"]*)">Getting your shop ready</.exec(shown)?.[1]?.split(' ');
  expect(classes).toContain('wrap-anywhere');
  for (const fixed of ['w-10', 'shrink-0', 'whitespace-nowrap']) expect(classes).not.toContain(fixed);
});

test('every module is closed at first', () => {
  const shown = renderToStaticMarkup(<Modules modules={[level, { ...level, title: '02' }]} />);
  expect(shown.match(/<details/g)).toHaveLength(2);
  expect(shown).not.toMatch(/<details[^>]* open/);
});
