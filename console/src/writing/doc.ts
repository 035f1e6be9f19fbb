/** The document that the editor shows: blocks, and words with their marks. */
export type DocMark = { type: string; attrs?: Record<string, unknown> };
export type DocNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  marks?: DocMark[];
  text?: string;
};

/** Marks around words, in the order in which a document lists them. Code is not among them: it holds no others. */
export const holders = ['link', 'bold', 'italic'];

export const isSameMark = (one: DocMark, other: DocMark): boolean =>
  one.type === other.type &&
  (one.type !== 'link' || ['href', 'title'].every((name) => one.attrs?.[name] === other.attrs?.[name]));

export const has = (marks: readonly DocMark[], mark: DocMark): boolean =>
  marks.some((other) => isSameMark(mark, other));

const areSame = (one: readonly DocMark[], other: readonly DocMark[]): boolean =>
  one.length === other.length && one.every((mark) => has(other, mark));

/** Words with their marks, or a line break. */
export type Run = { text: string; marks: Marked };
export type Marked = readonly DocMark[];
export const lineBreak = '\n';

/** Neighbours with the same marks are one run. */
export function joined(runs: readonly Run[]): Run[] {
  const parts: Run[] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    const isOne = last !== undefined && last.text !== lineBreak && run.text !== lineBreak;
    if (isOne && areSame(last.marks, run.marks))
      parts[parts.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') parts.push(run);
  }
  return parts;
}
