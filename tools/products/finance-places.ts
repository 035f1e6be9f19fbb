/** Where the sheets of the finance tracker find what is written in the others. */
import type { FinanceTrackerWords as Words } from '../../content/sample/product-files/finance-tracker/words.ts';
import { inFormula } from './sheet.ts';

export const categoriesKept = 24;
export const firstCategory = 10;
export const firstEntry = 7;
export const lastEntry = 606;

export const places = ({ sheets }: Words) => {
  const setUp = inFormula(sheets.setUp);
  const entries = inFormula(sheets.entries);
  const column = (letter: string) => `${entries}!$${letter}$${firstEntry}:$${letter}$${lastEntry}`;
  return {
    year: `${setUp}!$C$4`,
    opening: { business: `${setUp}!$C$5`, house: `${setUp}!$C$6` },
    wage: `${setUp}!$C$7`,
    category: (place: number) => `${setUp}!$B$${firstCategory + place}`,
    dates: column('A'),
    purses: column('B'),
    directions: column('C'),
    categories: column('D'),
    amounts: column('F'),
  };
};

/** The sum of entries of one purse and direction, and of more criteria. */
export const sumOf = (
  words: Words,
  purse: 'business' | 'house',
  direction: 'in' | 'out',
  more = '',
): string => {
  const { amounts, purses, directions } = places(words);
  return `SUMIFS(${amounts},${purses},"${words.purses[purse]}",${directions},"${words.directions[direction]}"${more})`;
};
