/** The business plan: questions, numbers, three years and one page, once empty and once filled in for a bakery. */
import type {
  BusinessPlanExample,
  en,
} from '../../content/sample/product-files/business-plan-template/en.ts';
import { numbersSheet, numberPlaces } from './business-plan-numbers.ts';
import { guideSheet } from './guide-sheet.ts';
import { colours, looks } from './looks.ts';
import { at, inFormula, newSheet, put, putRow, putWide, type Sheet } from './sheet.ts';

export type PlanWords = typeof en;

/** One of the two plans in the workbook. */
export type Plan = {
  names: { questions: string; numbers: string; years: string; page: string };
  tab: string;
  example: BusinessPlanExample | null;
};

function questionsSheet(words: PlanWords, { names, tab, example }: Plan): Sheet {
  const { title, columns, parts } = words.questions;
  const sheet = newSheet(names.questions, [5, 36, 34, 62], tab);
  putWide(sheet, { column: 1, row: 1, columns: 4 }, title, looks.title);
  sheet.heights.set(1, 36);
  putRow(sheet, 1, 2, [null, columns.question, columns.advice, columns.answer], looks.headStart);
  sheet.heights.set(2, 26);
  let row = 3;
  let number = 1;
  for (const { heading, items } of parts) {
    putWide(sheet, { column: 1, row, columns: 4 }, heading, looks.part);
    sheet.heights.set(row, 26);
    for (const [question = '', advice = '', answer = ''] of items) {
      row += 1;
      put(sheet, 1, row, number, { ...looks.strong, across: 'center', colour: colours.clay });
      put(sheet, 2, row, question, looks.strong);
      put(sheet, 3, row, advice, looks.note);
      put(sheet, 4, row, example === null ? null : answer, looks.input);
      sheet.heights.set(row, example === null ? 76 : Math.max(48, 10 + 16 * Math.ceil(answer.length / 52)));
      number += 1;
    }
    row += 1;
  }
  sheet.frozen = { rows: 2, columns: 0 };
  sheet.printHead = '2:2';
  return sheet;
}

/** Rows of the sheet of years. */
const line = {
  head: 4,
  sales: 5,
  ingredients: 6,
  gross: 7,
  costs: 8,
  loan: 9,
  result: 10,
  before: 12,
  after: 13,
};

function yearsSheet(words: PlanWords, { names, tab }: Plan): Sheet {
  const told = words.years;
  const from = numberPlaces(names.numbers);
  const sheet = newSheet(names.years, [30, ...Array.from({ length: 12 }, () => 11), 13, 13, 13], tab);
  putWide(sheet, { column: 1, row: 1, columns: 8 }, told.title, looks.title);
  putWide(sheet, { column: 1, row: 2, columns: 8 }, told.lead, looks.lead);
  sheet.heights.set(1, 36);
  putRow(sheet, 1, line.head, [null, ...words.months, ...told.year], looks.head);
  sheet.heights.set(line.head, 28);
  const labels: [number, string, boolean][] = [
    [line.sales, told.sales, false],
    [line.ingredients, told.ingredients, false],
    [line.gross, told.gross, true],
    [line.costs, told.costs, false],
    [line.loan, told.loan, false],
    [line.result, told.result, true],
    [line.before, told.before, false],
    [line.after, told.after, true],
  ];
  for (const [row, label, total] of labels) {
    put(sheet, 1, row, label, total ? looks.totalLabel : looks.label);
    sheet.heights.set(row, 24);
  }
  for (let month = 1; month <= 12; month += 1) {
    const column = month + 1;
    const cell = (row: number) => at(column, row);
    put(sheet, column, line.sales, `=${from.sales}*${from.season(month)}`, looks.number);
    put(sheet, column, line.ingredients, `=${from.ingredients}*${from.season(month)}`, looks.number);
    put(sheet, column, line.costs, `=${from.costs}`, looks.number);
    put(sheet, column, line.loan, `=${from.instalment}`, looks.number);
    const before = month === 1 ? `=${from.money}-${from.start}` : `=${at(column - 1, line.after)}`;
    put(sheet, column, line.before, before, looks.number);
    put(sheet, column, line.after, `=${cell(line.before)}+${cell(line.result)}`, looks.total);
  }
  for (const row of [line.sales, line.ingredients, line.costs, line.loan])
    put(sheet, 14, row, `=SUM(${at(2, row)}:${at(13, row)})`, looks.number);
  laterYears(sheet, from);
  for (let column = 2; column <= 16; column += 1) {
    put(sheet, column, line.gross, `=${at(column, line.sales)}-${at(column, line.ingredients)}`, looks.total);
    put(
      sheet,
      column,
      line.result,
      `=${at(column, line.gross)}-${at(column, line.costs)}-${at(column, line.loan)}`,
      looks.total,
    );
  }
  sheet.highlights.push({
    range: `B${line.after}:P${line.after}`,
    formula: `B${line.after}<0`,
    fill: colours.paleClay,
    text: 'B3261E',
  });
  sheet.frozen = { rows: line.head, columns: 1 };
  sheet.landscape = true;
  return sheet;
}

/** Years 2 and 3 grow out of the year before; the instalments stay. */
function laterYears(sheet: Sheet, from: ReturnType<typeof numberPlaces>): void {
  put(sheet, 14, line.before, `=${at(2, line.before)}`, looks.number);
  put(sheet, 14, line.after, `=${at(13, line.after)}`, looks.total);
  [15, 16].forEach((column, place) => {
    const earlier = (row: number) => at(column - 1, row);
    const growth = from.growth(place);
    put(sheet, column, line.sales, `=${earlier(line.sales)}*(1+${growth})`, looks.number);
    put(sheet, column, line.ingredients, `=${earlier(line.ingredients)}*(1+${growth})`, looks.number);
    put(sheet, column, line.costs, `=${earlier(line.costs)}*(1+${from.growth(2)})`, looks.number);
    put(sheet, column, line.loan, `=${earlier(line.loan)}`, looks.number);
    put(sheet, column, line.before, `=${earlier(line.after)}`, looks.number);
    put(sheet, column, line.after, `=${at(column, line.before)}+${at(column, line.result)}`, looks.total);
  });
}

function pageSheet(words: PlanWords, { names, tab }: Plan): Sheet {
  const told = words.page;
  const from = numberPlaces(names.numbers);
  const years = (place: string) => `${inFormula(names.years)}!${place}`;
  const cash = years(`$B$${line.after}:$M$${line.after}`);
  const sheet = newSheet(names.page, [2, 48, 20, 18, 2], tab);
  putWide(sheet, { column: 2, row: 1, columns: 3 }, told.title, looks.title);
  putWide(sheet, { column: 2, row: 2, columns: 3 }, told.lead, looks.lead);
  sheet.heights.set(1, 36);
  const share = `(1-${from.ingredients}/${from.sales})`;
  const lines: [string, string][] = [
    [told.needed, `=${from.start}`],
    [told.atHand, `=${from.money}`],
    [told.reserve, `=MAX(0,${from.money}-${from.start})`],
    [told.gap, `=MAX(0,${from.start}-${from.money})`],
    [told.planned, `=${from.sales}`],
    [told.breakEven, `=IF(${from.sales}=0,0,ROUND((${from.costs}+${from.instalment})/${share},0))`],
    [told.result[0] ?? '', `=${years(`N${line.result}`)}`],
    [told.result[1] ?? '', `=${years(`O${line.result}`)}`],
    [told.result[2] ?? '', `=${years(`P${line.result}`)}`],
    [told.lowest, `=MIN(${cash})`],
  ];
  lines.forEach(([label, formula], place) => {
    const row = 4 + place;
    put(sheet, 2, row, label, looks.label);
    put(sheet, 3, row, formula, { ...looks.total, size: 13 });
    sheet.heights.set(row, 28);
  });
  const lowest = 4 + lines.length - 1;
  put(
    sheet,
    4,
    lowest,
    `="${told.lowestIn} "&INDEX(${years(`$B$${line.head}:$M$${line.head}`)},MATCH(C${lowest},${cash},0))`,
    { ...looks.note, down: 'center', indent: 1 },
  );
  const verdict = `=IF(${from.sales}=0,"${told.verdictEmpty}",IF(C${lowest}<0,"${told.verdictBad}","${told.verdictGood}"))`;
  putWide(sheet, { column: 2, row: lowest + 2, columns: 3 }, verdict, {
    ...looks.good,
    format: undefined,
    wrap: true,
  });
  sheet.heights.set(lowest + 2, 36);
  sheet.charts.push({
    title: told.chart,
    kind: 'line',
    categories: years(`$B$${line.head}:$M$${line.head}`),
    series: [{ name: `${inFormula(names.years)}!$A$${line.after}`, values: cash, colour: colours.majorelle }],
    from: { column: 1, row: lowest + 3 },
    to: { column: 4, row: lowest + 19 },
  });
  return sheet;
}

const planSheets = (words: PlanWords, plan: Plan): Sheet[] => [
  questionsSheet(words, plan),
  numbersSheet(words, plan),
  yearsSheet(words, plan),
  pageSheet(words, plan),
];

export function businessPlanSheets(words: PlanWords): Sheet[] {
  const { guide, questions, numbers, years, page, ...named } = words.sheets;
  const { exampleQuestions, exampleNumbers, exampleYears, examplePage } = named;
  const own = { names: { questions, numbers, years, page }, tab: colours.majorelle, example: null };
  const bakery = {
    names: { questions: exampleQuestions, numbers: exampleNumbers, years: exampleYears, page: examplePage },
    tab: colours.clay,
    example: words.example,
  };
  return [guideSheet(guide, words.guide), ...planSheets(words, own), ...planSheets(words, bakery)];
}
