import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, builtServer, isBuilt } from '../../tools/build.ts';

beforeAll(async () => {
  if (!isBuilt()) await build({ quiet: true });
}, 120_000);

test('pages are rendered by React’s production build, also on a local academy', () => {
  const folder = path.dirname(builtServer);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    // An external React would choose its build by NODE_ENV, which is not set on a local academy.
    expect(code.match(/^import .*["']react(-dom|-router)?(\/[^"']*)?["'];?$/gm) ?? [], file).toEqual([]);
    expect(/react-dom-server[\w.-]*\.development\.js/.test(code), `${file} holds React's slow checks`).toBe(
      false,
    );
    expect(code.includes('process.env.NODE_ENV'), `${file} chooses at run time`).toBe(false);
  }
});
