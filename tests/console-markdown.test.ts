/** Marking shows a task with its emphasis and without Markdown marks. */
import { expect, it } from 'vitest';
import { linesOf } from '../console/src/teaching/read-markdown.tsx';

const read = (markdown: string) =>
  linesOf(markdown).map(({ isHeading, pieces }) =>
    [
      isHeading ? 'H:' : '',
      ...pieces.map(({ text, as }) => (as === 'plain' ? text : `<${as} ${text}>`)),
    ].join(''),
  );

it.each([
  ['## The task', ['H:The task']],
  ['Write **three** lines, *slowly*.', ['Write <strong three> lines, <emphasis slowly>.']],
  ['- one\n- __two__', ['• one', '• <strong two>']],
  [
    'See [the example](https://derb.example/x) and `a_b`.',
    ['See the example (https://derb.example/x) and a_b.'],
  ],
  ['اكتبي **ثلاثة** أسطر', ['اكتبي <strong ثلاثة> أسطر']],
  ['2 * 3 * 4, snake_case_name\n\n> quoted', ['2 * 3 * 4, snake_case_name', '', 'quoted']],
])('%s', (markdown, lines) => {
  expect(read(markdown)).toEqual(lines);
});
