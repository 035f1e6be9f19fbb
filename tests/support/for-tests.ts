/** What a whole file or each test of it works with: opened before and closed after by itself. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Opened = { close(): Promise<unknown> };

/** Opened anew for each test of the file, or of the `describe` around it: the same object, filled again before each. */
export function forEachTest<T extends Opened>(open: () => Promise<T>): T {
  const opened = {} as T;
  beforeEach(async () => void Object.assign(opened, await open()));
  afterEach(() => opened.close());
  return opened;
}

/** Opened once for all of them. */
export function forAllTests<T extends Opened>(open: () => Promise<T>): T {
  const opened = {} as T;
  beforeAll(async () => void Object.assign(opened, await open()));
  afterAll(() => opened.close());
  return opened;
}
