import type { CircleWords } from './circle-words.ts';

type Author = { name: string; city: string; isTeam: boolean };

/** The academy's own account is called as the reader writes it, as long as nobody has given it another name. */
export function shownAs({ name, city, isTeam }: Author, { authors }: Pick<CircleWords, 'authors'>) {
  const { account, shown } = authors.academy;
  if (!isTeam || name !== account.name) return { name, city };
  return { name: shown.name, city: city === account.city ? shown.city : city };
}
