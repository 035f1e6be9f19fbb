/** The two sheets of the finance tracker that add up: a month, and the year. */
import type { FinanceTrackerWords as Words } from '../../content/sample/product-files/finance-tracker/words.ts';
import { categoriesKept, places, sumOf } from './finance-places.ts';
import { colours, looks } from './looks.ts';
import { at, inFormula, newSheet, put, putRow, putWide, type Sheet } from './sheet.ts';

/** What each category took in the chosen month, and the picture of it. */
function categoriesPart(sheet: Sheet, words: Words, month: string): void {
  const told = words.month;
  const { categories, category } = places(words);
  putRow(
    sheet,
    2,
    11,
    [told.byCategory, `${words.purses.business}: ${told.out}`, `${words.purses.house}: ${told.out}`],
    looks.head,
  );
  sheet.heights.set(11, 30);
  for (let place = 0; place < categoriesKept; place += 1) {
    const row = 12 + place;
    const ofCategory = `${month},${categories},$B${row}`;
    put(sheet, 2, row, `=IF(${category(place)}="","",${category(place)})`, looks.label);
    for (const [column, purse] of [
      [3, 'business'],
      [4, 'house'],
    ] as const)
      put(sheet, column, row, `=IF($B${row}="",0,${sumOf(words, purse, 'out', ofCategory)})`, {
        ...looks.money,
        format: '#,##0.00;[Red]-#,##0.00;""',
      });
  }
  const here = inFormula(words.sheets.month);
  sheet.charts.push({
    title: told.chart,
    kind: 'column',
    categories: `${here}!$B$15:$B$22`,
    series: [{ name: `${here}!$C$11`, values: `${here}!$C$15:$C$22`, colour: colours.majorelle }],
    from: { column: 5, row: 4 },
    to: { column: 9, row: 22 },
  });
}

export function financeMonthSheet(words: Words): Sheet {
  const told = words.month;
  const { year, dates, categories, wage } = places(words);
  const sheet = newSheet(words.sheets.month, [2, 34, 16, 16, 2, 14, 14, 14, 14], colours.mint);
  const within = (month: string) =>
    `,${dates},">="&DATE(${year},${month},1),${dates},"<"&DATE(${year},${month}+1,1)`;
  const month = within('$C$3');
  putWide(sheet, { column: 2, row: 1, columns: 3 }, told.title, looks.title);
  sheet.heights.set(1, 34);
  put(sheet, 2, 3, told.choose, looks.strong);
  put(sheet, 3, 3, 1, { ...looks.inputNumber, across: 'center', bold: true, size: 14 });
  put(sheet, 4, 3, `=CHOOSE($C$3,${words.year.months.map((name) => `"${name}"`).join(',')})`, {
    ...looks.strong,
    down: 'center',
  });
  sheet.heights.set(3, 28);
  sheet.validations.push({
    range: 'C3',
    list: '"1,2,3,4,5,6,7,8,9,10,11,12"',
    title: told.chooseTitle,
    text: told.chooseText,
  });
  putRow(sheet, 2, 5, [null, words.purses.business, words.purses.house], looks.head);
  const sums = (direction: 'in' | 'out') =>
    (['business', 'house'] as const).map((purse) => `=${sumOf(words, purse, direction, month)}`);
  put(sheet, 2, 6, told.in, looks.label);
  putRow(sheet, 3, 6, sums('in'), looks.money);
  put(sheet, 2, 7, told.out, looks.label);
  putRow(sheet, 3, 7, sums('out'), looks.money);
  put(sheet, 2, 8, told.left, looks.totalLabel);
  putRow(sheet, 3, 8, ['=C6-C7', '=D6-D7'], looks.totalMoney);
  put(sheet, 2, 9, told.wage, looks.label);
  put(sheet, 3, 9, `=${wage}`, looks.money);
  const paid = `SUMIFS(${places(words).amounts},${places(words).purses},"${words.purses.house}",${categories},"${words.categories[10] ?? ''}"${month})`;
  put(sheet, 4, 9, `=IF(${paid}>=${wage},"${told.wageYes}","${told.wageNo}")`, {
    ...looks.note,
    down: 'center',
    across: 'center',
  });
  [6, 7, 8, 9].forEach((row) => sheet.heights.set(row, 24));
  categoriesPart(sheet, words, month);
  sheet.frozen = { rows: 3, columns: 0 };
  return sheet;
}

export function financeYearSheet(words: Words): Sheet {
  const told = words.year;
  const { year, dates, opening } = places(words);
  const sheet = newSheet(words.sheets.year, [2, 16, 16, 16, 16, 22, 22], colours.ink);
  putWide(sheet, { column: 2, row: 1, columns: 4 }, told.title, looks.title);
  put(sheet, 6, 1, `=${year}`, { ...looks.title, format: '0', across: 'start' });
  sheet.heights.set(1, 34);
  putRow(sheet, 2, 3, [told.month, told.in, told.out, told.left, told.purse, told.house], looks.head);
  sheet.heights.set(3, 34);
  told.months.forEach((name, place) => {
    const row = 4 + place;
    const during = `,${dates},">="&DATE(${year},${place + 1},1),${dates},"<"&DATE(${year},${place + 2},1)`;
    const until = `,${dates},"<"&DATE(${year},${place + 2},1)`;
    put(sheet, 2, row, name, looks.label);
    put(sheet, 3, row, `=${sumOf(words, 'business', 'in', during)}`, looks.money);
    put(sheet, 4, row, `=${sumOf(words, 'business', 'out', during)}`, looks.money);
    put(sheet, 5, row, `=C${row}-D${row}`, looks.money);
    for (const [column, purse] of [
      [6, 'business'],
      [7, 'house'],
    ] as const)
      put(
        sheet,
        column,
        row,
        `=${opening[purse]}+${sumOf(words, purse, 'in', until)}-${sumOf(words, purse, 'out', until)}`,
        looks.money,
      );
  });
  put(sheet, 2, 16, told.total, looks.totalLabel);
  for (const column of [3, 4, 5])
    put(sheet, column, 16, `=SUM(${at(column, 4)}:${at(column, 15)})`, looks.totalMoney);
  putRow(sheet, 6, 16, ['=F15', '=G15'], looks.totalMoney);
  const here = inFormula(words.sheets.year);
  sheet.charts.push({
    title: told.chart,
    kind: 'column',
    categories: `${here}!$B$4:$B$15`,
    series: [
      { name: `${here}!$C$3`, values: `${here}!$C$4:$C$15`, colour: colours.mint },
      { name: `${here}!$D$3`, values: `${here}!$D$4:$D$15`, colour: colours.clay },
    ],
    from: { column: 1, row: 17 },
    to: { column: 7, row: 34 },
  });
  sheet.frozen = { rows: 3, columns: 2 };
  return sheet;
}
