/**
 * Reads a long list in short pieces, so that it is never whole in memory and no reader holds the database for long. `read` gets the
 * last row it returned and the number of rows; a short answer ends the list. Nothing is read before it is consumed.
 */
export async function* inChunks<Row>(
  read: (after: Row | null, most: number) => Promise<readonly Row[]>,
  most: number,
): AsyncGenerator<Row, void, undefined> {
  let after: Row | null = null;
  for (;;) {
    const chunk: readonly Row[] = await read(after, most);
    yield* chunk;
    after = chunk.at(-1) ?? null;
    if (after === null || chunk.length < most) return;
  }
}
