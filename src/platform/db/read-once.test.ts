import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { answerOnce, asRequest, forgetAnswers } from './read-once.ts';

/** A database that counts how often it is asked. */
function counting(rows: unknown[] = [[1]]) {
  const asked: string[] = [];
  const ask = (text: string, parameters: unknown[] = [], form: unknown = 'array') =>
    answerOnce({ text, parameters, form }, async () => {
      asked.push(text);
      await Promise.resolve();
      return { rows };
    });
  return { asked, ask };
}

const one = 'select "record" from "courses" where "slug" = $1';

describe('a request that reads', () => {
  it('is told once what it asks twice, also at the same time', async () => {
    const { asked, ask } = counting();
    await asRequest(async () => {
      const [first, second] = await Promise.all([ask(one, ['a']), ask(one, ['a'])]);
      expect(second).toBe(first);
      expect(await ask(one, ['a'])).toBe(first);
    });
    expect(asked).toEqual([one]);
  });

  it('asks again for other values, and for rows in another form', async () => {
    const { asked, ask } = counting();
    await asRequest(async () => {
      await ask(one, ['a']);
      await ask(one, ['b']);
      await ask(one, ['a'], 'object');
    });
    expect(asked).toHaveLength(3);
  });

  it.each([
    'insert into "orders" default values',
    'select 1 from "orders" for update',
    "select pg_notify('a', '')",
  ])('asks anew after %s', async (write) => {
    const { asked, ask } = counting();
    await asRequest(async () => {
      await ask(one);
      await ask(write);
      await ask(write);
      await ask(one);
    });
    expect(asked).toEqual([one, write, write, one]);
  });

  it('asks anew after a transaction of its own', async () => {
    const { asked, ask } = counting();
    await asRequest(async () => {
      await ask(one);
      forgetAnswers(false);
      await ask(one);
    });
    expect(asked).toHaveLength(2);
  });

  it('asks anew after a failure', async () => {
    let fails = true;
    const ask = () =>
      answerOnce({ text: one, parameters: [], form: 'array' }, async () => {
        await Promise.resolve();
        if (fails) throw new Error('away');
        return { rows: [] };
      });
    await asRequest(async () => {
      await expect(ask()).rejects.toThrow('away');
      fails = false;
      expect(await ask()).toEqual({ rows: [] });
    });
  });

  it('keeps no answer of many rows', async () => {
    const { asked, ask } = counting(Array.from({ length: 201 }, () => [1]));
    await asRequest(async () => {
      await ask(one);
      await ask(one);
    });
    expect(asked).toHaveLength(2);
  });

  it('shares nothing with another request, nor with what it left running', async () => {
    const { asked, ask } = counting();
    let later: (() => Promise<unknown>) | undefined;
    await asRequest(async () => {
      await ask(one);
      const inside = AsyncLocalStorage.snapshot();
      later = async () => inside(() => ask(one));
    });
    await asRequest(async () => ask(one));
    await later?.();
    await ask(one);
    expect(asked).toHaveLength(4);
  });
});
