/** The plan's sheet of numbers: the only one with cells to fill in, and where the other sheets find them. */
import type { Plan, PlanWords } from './business-plan.ts';
import { looks, type Look } from './looks.ts';
import { at, inFormula, newSheet, put, putRow, putWide, type Sheet, type Value } from './sheet.ts';

/** First rows of the parts, and how many lines each has room for. */
const products = { row: 5, lines: 8 };
const start = { row: 17, lines: 12 };
const month = { row: 17, lines: 12 };
const money = { row: 33, lines: 4 };
const season = { row: 42 };
const growth = { row: 46 };

const totalOf = ({ row, lines }: { row: number; lines: number }) => row + lines;

export function numberPlaces(sheet: string) {
  const here = inFormula(sheet);
  return {
    sales: `${here}!$F$${totalOf(products)}`,
    ingredients: `${here}!$G$${totalOf(products)}`,
    start: `${here}!$B$${totalOf(start)}`,
    costs: `${here}!$F$${totalOf(month)}`,
    money: `${here}!$B$${totalOf(money)}`,
    instalment: `${here}!$F$${money.row}`,
    season: (place: number) => `${here}!$${at(place, season.row + 1).replace(/\d+/, '')}$${season.row + 1}`,
    growth: (place: number) => `${here}!$F$${growth.row + place}`,
  };
}

function part(sheet: Sheet, at: { column: number; row: number; columns: number }, heading: string): void {
  putWide(sheet, at, heading, looks.part);
  sheet.heights.set(at.row, 26);
}

function productsPart(sheet: Sheet, words: PlanWords, { example }: Plan): void {
  const { productColumns: columns, total, products: heading } = words.numbers;
  part(sheet, { column: 1, row: products.row - 2, columns: 7 }, heading);
  const { name, price, cost, pieces, left, sales, costs } = columns;
  putRow(sheet, 1, products.row - 1, [name, price, cost, pieces, left, sales, costs], looks.head);
  sheet.heights.set(products.row - 1, 34);
  for (let place = 0; place < products.lines; place += 1) {
    const row = products.row + place;
    const given = example?.products[place];
    put(sheet, 1, row, given?.[0] ?? null, looks.input);
    put(sheet, 2, row, given?.[1] ?? null, looks.inputMoney);
    put(sheet, 3, row, given?.[2] ?? null, looks.inputMoney);
    put(sheet, 4, row, given?.[3] ?? null, looks.inputNumber);
    put(sheet, 5, row, `=B${row}-C${row}`, looks.money);
    put(sheet, 6, row, `=B${row}*D${row}`, looks.number);
    put(sheet, 7, row, `=C${row}*D${row}`, looks.number);
  }
  const foot = totalOf(products);
  putRow(sheet, 1, foot, [total, null, null, null, null], looks.totalLabel);
  for (const column of [6, 7])
    put(sheet, column, foot, `=SUM(${at(column, products.row)}:${at(column, foot - 1)})`, looks.total);
}

type ListPart = {
  row: number;
  lines: number;
  column: number;
  heading: string;
  given: readonly (readonly [string, number])[];
};

/** What, and how much: two columns and their sum. */
function listPart(
  sheet: Sheet,
  words: PlanWords,
  { row: first, lines, column, heading, given }: ListPart,
): void {
  const { what, amount, total } = words.numbers;
  part(sheet, { column, row: first - 2, columns: column === 1 ? 2 : 3 }, heading);
  const label = column === 1 ? 1 : 4;
  const sum = column === 1 ? 2 : 6;
  const wide = (row: number, content: Value, look: Look) =>
    column === 1
      ? put(sheet, 1, row, content, look)
      : putWide(sheet, { column: label, row, columns: 2 }, content, look);
  wide(first - 1, what, looks.headStart);
  put(sheet, sum, first - 1, amount, looks.head);
  for (let place = 0; place < lines; place += 1) {
    wide(first + place, given[place]?.[0] ?? null, looks.input);
    put(sheet, sum, first + place, given[place]?.[1] ?? null, looks.inputNumber);
  }
  wide(first + lines, total, looks.totalLabel);
  put(sheet, sum, first + lines, `=SUM(${at(sum, first)}:${at(sum, first + lines - 1)})`, looks.total);
}

function yearPart(sheet: Sheet, words: PlanWords, { example }: Plan): void {
  const told = words.numbers;
  part(sheet, { column: 1, row: season.row - 1, columns: 12 }, told.season);
  putRow(sheet, 1, season.row, words.months, looks.head);
  sheet.heights.set(season.row, 26);
  words.months.forEach((_, place) =>
    put(sheet, place + 1, season.row + 1, example?.season[place] ?? 1, {
      ...looks.inputPercent,
      across: 'center',
    }),
  );
  part(sheet, { column: 1, row: growth.row - 1, columns: 7 }, told.growth);
  const rows: [string, number][] = [
    [`${told.growthSales} (${words.years.year[1] ?? ''})`, example?.growth[0] ?? 0],
    [`${told.growthSales} (${words.years.year[2] ?? ''})`, example?.growth[1] ?? 0],
    [told.growthCosts, example?.growth[2] ?? 0],
  ];
  rows.forEach(([label, value], place) => {
    putWide(sheet, { column: 1, row: growth.row + place, columns: 5 }, label, looks.label);
    put(sheet, 6, growth.row + place, value, looks.inputPercent);
  });
}

export function numbersSheet(words: PlanWords, plan: Plan): Sheet {
  const told = words.numbers;
  const { example, names, tab } = plan;
  const sheet = newSheet(names.numbers, [32, 14, 16, 16, 16, 14, 14, 11, 11, 11, 11, 11], tab);
  putWide(sheet, { column: 1, row: 1, columns: 7 }, told.title, looks.title);
  putWide(sheet, { column: 1, row: 2, columns: 7 }, told.lead, looks.lead);
  sheet.heights.set(1, 36);
  productsPart(sheet, words, plan);
  listPart(sheet, words, { ...start, column: 1, heading: told.start, given: example?.start ?? [] });
  listPart(sheet, words, { ...month, column: 4, heading: told.month, given: example?.month ?? [] });
  const sources = told.moneyLines.map((label, place) => [label, example?.money[place] ?? 0] as const);
  listPart(sheet, words, { ...money, column: 1, heading: told.money, given: sources });
  putWide(sheet, { column: 4, row: money.row, columns: 2 }, told.loanRate, looks.label);
  put(sheet, 6, money.row, example?.instalment ?? null, looks.inputNumber);
  yearPart(sheet, words, plan);
  const filled = [
    `B${products.row}:D${totalOf(products) - 1}`,
    `B${start.row}:B${totalOf(start) - 1}`,
    `F${month.row}:F${totalOf(month) - 1}`,
    `B${money.row}:B${totalOf(money) - 1}`,
    `A${season.row + 1}:L${season.row + 1}`,
  ];
  for (const range of filled) sheet.validations.push({ range, least: 0, ...told.refused });
  sheet.frozen = { rows: 2, columns: 0 };
  return sheet;
}
