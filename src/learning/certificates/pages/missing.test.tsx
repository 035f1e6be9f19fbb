import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inAll } from '../../../../tests/support/classroom.ts';
import { DarijaProvider, LocaleProvider } from '../../../platform/locale.ts';
import type { CourseProgress } from '../../classroom/course-progress.ts';
import { Missing } from './own.tsx';

const unit = (title: string, done: number, of: number): CourseProgress['units'][number] => ({
  title: inAll(title),
  moduleId: title,
  done,
  of,
  isPublished: true,
  opensOn: null,
  isOpen: true,
  finishedAt: null,
});
const waiting = [{ key: 'count-one-order', title: inAll('Count one order') }];

type Shown = {
  units: CourseProgress['units'];
  hasOptional?: boolean;
  locale?: 'en' | 'ar';
  inDarija?: boolean;
};
const shown = ({ units, hasOptional = true, locale = 'en', inDarija = false }: Shown): string =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <DarijaProvider value={inDarija}>
        <Missing units={units} waiting={waiting} hasOptional={hasOptional} courseSlug="a-course" />
      </DarijaProvider>
    </LocaleProvider>,
  );
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

const units = [unit('First', 6, 6), unit('Second', 2, 5), unit('Third', 0, 7), unit('Optional only', 0, 0)];

test('what is missing is told by module, with the finished ones in one line and what waits for its mark', () => {
  const html = shown({ units });
  expect(textOf(html)).toBe(
    '|What is still missing|Second|2 of 5|Third|0 of 7|1 module finished|Count one order|Waits for your trainer’s mark|Optional lessons do not count.|',
  );
  expect(html).toContain('href="/learn/a-course/lessons/count-one-order"');
});

test('it is told in Arabic, and in Darija where the course is in Darija', () => {
  expect(textOf(shown({ units, locale: 'ar' }))).toContain('|2 من 5|');
  expect(shown({ units, locale: 'ar' })).toContain('الدروس الاختيارية لا تُحسب.');
  const darija = shown({ units, locale: 'ar', inDarija: true });
  for (const words of ['شنو مازال ناقص', 'سالّيتي وحدة', 'كيتسنّى التصحيح', 'ماكيتحسبوش'])
    expect(darija).toContain(words);
});

test('nothing is said of optional lessons where there are none, and no list is empty', () => {
  expect(shown({ units, hasOptional: false })).not.toContain('ptional lessons');
  expect(shown({ units: [unit('First', 6, 6)] })).toBe('');
});
