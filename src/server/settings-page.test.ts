import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable } from '../platform/setting-rows.ts';

test('the page about settings tells of every setting as the schema does', () => {
  const page = readFileSync('docs/settings.md', 'utf8').replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
  for (const line of settingsTable().split('\n')) expect(page).toContain(line);
});
