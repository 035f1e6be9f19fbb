/** The finance tracker: a guide, the set-up, the entries, and two sheets that add them up. */
import type { FinanceTrackerWords } from '../../content/sample/product-files/finance-tracker/words.ts';
import { categoriesKept, firstCategory, firstEntry, lastEntry, places, sumOf } from './finance-places.ts';
import { financeMonthSheet, financeYearSheet } from './finance-sums.ts';
import { guideSheet } from './guide-sheet.ts';
import { colours, looks } from './looks.ts';
import { inFormula, newSheet, put, putRow, putWide, type Sheet } from './sheet.ts';
import { serialOf } from './functions.ts';

type Words = FinanceTrackerWords;

function setUpSheet(words: Words): Sheet {
  const told = words.setUp;
  const { year, opening, wage } = words.example;
  const sheet = newSheet(words.sheets.setUp, [2, 40, 18, 46], colours.clay);
  putWide(sheet, { column: 2, row: 1, columns: 3 }, told.title, looks.title);
  sheet.heights.set(1, 34);
  putWide(sheet, { column: 2, row: 2, columns: 3 }, told.lead, looks.lead);
  const lines: [string, number, string | null][] = [
    [told.year, year, null],
    [`${told.opening}: ${words.purses.business}`, opening.business, null],
    [`${told.opening}: ${words.purses.house}`, opening.house, null],
    [told.wage, wage, told.wageNote],
  ];
  lines.forEach(([label, value, note], place) => {
    put(sheet, 2, 4 + place, label, looks.label);
    put(sheet, 3, 4 + place, value, place === 0 ? { ...looks.inputNumber, format: '0' } : looks.inputMoney);
    put(sheet, 4, 4 + place, note, looks.note);
    sheet.heights.set(4 + place, 34);
  });
  put(sheet, 2, 9, told.categories, looks.headStart);
  putWide(sheet, { column: 3, row: 9, columns: 2 }, told.categoriesNote, looks.note);
  sheet.heights.set(9, 34);
  for (let place = 0; place < categoriesKept; place += 1)
    put(sheet, 2, firstCategory + place, words.categories[place] ?? null, looks.input);
  return sheet;
}

/** What may be written in the columns. */
function entryRules(sheet: Sheet, words: Words): void {
  const { refused, refusedAmount } = words.entries;
  const range = (letter: string) => `${letter}${firstEntry}:${letter}${lastEntry}`;
  const setUp = inFormula(words.sheets.setUp);
  sheet.validations.push(
    { range: range('B'), list: `"${words.purses.business},${words.purses.house}"`, ...refused },
    { range: range('C'), list: `"${words.directions.in},${words.directions.out}"`, ...refused },
    {
      range: range('D'),
      list: `${setUp}!$B$${firstCategory}:$B$${firstCategory + categoriesKept - 1}`,
      ...refused,
    },
    { range: range('F'), least: 0, ...refusedAmount },
  );
  sheet.highlights.push({
    range: range('C'),
    formula: `$C${firstEntry}="${words.directions.in}"`,
    fill: colours.paleMint,
    text: '1F6B5B',
  });
}

function entriesSheet(words: Words): Sheet {
  const { columns, now, title } = words.entries;
  const { opening } = places(words);
  const sheet = newSheet(words.sheets.entries, [14, 14, 13, 26, 42, 14], colours.majorelle);
  putWide(sheet, { column: 1, row: 1, columns: 6 }, title, looks.title);
  sheet.heights.set(1, 34);
  (['business', 'house'] as const).forEach((purse, place) => {
    putWide(
      sheet,
      { column: 4, row: 3 + place, columns: 2 },
      `${now}: ${words.purses[purse]}`,
      looks.totalLabel,
    );
    put(
      sheet,
      6,
      3 + place,
      `=${opening[purse]}+${sumOf(words, purse, 'in')}-${sumOf(words, purse, 'out')}`,
      looks.totalMoney,
    );
  });
  putRow(
    sheet,
    1,
    6,
    [columns.date, columns.purse, columns.direction, columns.category, columns.word, columns.amount],
    looks.head,
  );
  sheet.heights.set(6, 26);
  for (let row = firstEntry; row <= lastEntry; row += 1) {
    const entry = words.example.entries[row - firstEntry];
    const [month = 0, day = 0, purse, direction, category = 0, word = null, amount = null] = entry ?? [];
    put(sheet, 1, row, entry ? serialOf(words.example.year, month, day) : null, looks.inputDate);
    put(sheet, 2, row, purse ? words.purses[purse] : null, looks.input);
    put(sheet, 3, row, direction ? words.directions[direction] : null, looks.input);
    put(sheet, 4, row, entry ? (words.categories[category] ?? null) : null, looks.input);
    put(sheet, 5, row, word, looks.input);
    put(sheet, 6, row, amount, looks.inputMoney);
  }
  entryRules(sheet, words);
  sheet.frozen = { rows: 6, columns: 0 };
  sheet.printHead = '6:6';
  return sheet;
}

export const financeTrackerSheets = (words: Words): Sheet[] => [
  guideSheet(words.sheets.guide, words.guide),
  setUpSheet(words),
  entriesSheet(words),
  financeMonthSheet(words),
  financeYearSheet(words),
];
