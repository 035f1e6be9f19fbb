/**
 * One piece of work at a time for many callers: those who come while it lasts share the next. `work` answers in the order of what it is
 * asked. When it throws, each of a lot is tried alone, so that nobody fails for another; not where `isOfAll` says that all would.
 */
export function inLots<Asked, Answer>(
  most: number,
  work: (lot: readonly Asked[]) => Promise<readonly Answer[]>,
  isOfAll: (error: unknown) => boolean,
): (asked: Asked) => Promise<Answer> {
  type Caller = { asked: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void };
  let waiting: Caller[] = [];
  let isAtWork = false;

  async function serve(lot: readonly Caller[]): Promise<void> {
    try {
      const answers = await work(lot.map(({ asked }) => asked));
      for (const [place, { resolve }] of lot.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      if (lot.length === 1 || isOfAll(error)) for (const { reject } of lot) reject(error);
      else for (const caller of lot) await serve([caller]);
    }
  }

  async function serveAll(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const lot = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await serve(lot);
    }
    isAtWork = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!isAtWork) void serveAll();
    });
}
