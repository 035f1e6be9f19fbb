/** Words in Moroccan Darija, which are laid over the Arabic ones: what has no Darija words is said in Arabic. */
export type Partly<Words> = Words extends (...values: never[]) => unknown
  ? Words
  : Words extends readonly unknown[]
    ? Words
    : { readonly [Key in keyof Words]?: Partly<Words[Key]> };

const isGroup = (words: unknown): words is Record<string, unknown> =>
  typeof words === 'object' && words !== null && !Array.isArray(words);

function laidOver(arabic: unknown, darija: unknown): unknown {
  if (!isGroup(arabic) || !isGroup(darija)) return darija ?? arabic;
  return Object.fromEntries(
    Object.entries(arabic).map(([key, words]) => [key, laidOver(words, darija[key])]),
  );
}

export const overArabic = <Words>(arabic: Words, darija: Partly<NoInfer<Words>>): Words =>
  laidOver(arabic, darija) as Words;
