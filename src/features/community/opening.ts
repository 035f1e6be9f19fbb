const longest = 160;

/** The first words of a text, cut between words, on one line. */
export function openingOfText(body: string): string {
  const line = body.replace(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  const words = cut.replace(/\s\S*$/u, '');
  return `${words.length > longest / 2 ? words : cut}…`;
}
