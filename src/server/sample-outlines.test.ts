import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOutlines } from './seed-classroom.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'derb-outlines-'));
  await mkdir(path.join(folder, 'sewing'));
  await mkdir(path.join(folder, 'films'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, unit: unknown) =>
  writeFile(
    path.join(folder, 'sewing', name),
    typeof unit === 'string' ? unit : JSON.stringify(unit, null, 2),
  );
const unit = (title: string, lesson: object = {}) => ({
  title: { en: title, ar: `${title} (ar)` },
  opensAfterDays: 0,
  lessons: [{ key: 'thread', kind: 'text', title: { en: 'Thread', ar: 'الخيط' }, minutes: 5, ...lesson }],
});

test('units are read in order of their names, and a folder without units is no course', async () => {
  await write('unit-10.json', unit('ten'));
  await write('unit-02.json', unit('two'));
  await write('thread.en.md', '# Thread');
  const [sewing, ...others] = readOutlines(folder);
  expect([sewing?.course, sewing?.modules.map(({ title }) => title.en)]).toEqual(['sewing', ['two', 'ten']]);
  expect(others).toEqual([]);
});

test.each([
  ['a fault of writing', '{ "title": ', /unit-01\.json: .*JSON/s],
  ['a word that no lesson has', unit('one', { duration: 5 }), /unit-01\.json: .*"duration".*lessons\[0\]/s],
  [
    'a quiz without questions',
    unit('one', { task: { kind: 'quiz', passPercent: 60, tries: null, questions: [] } }),
    /unit-01\.json: .*lessons\[0\]\.task\.questions/s,
  ],
])('%s is told with its file and its place', async (_, written, told) => {
  await write('unit-01.json', written);
  expect(() => readOutlines(folder)).toThrow(told);
});
