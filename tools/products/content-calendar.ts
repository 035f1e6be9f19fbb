/** The content calendar: the year, its dates, a hundred ideas, and a sheet for each month. */
import type { en } from '../../content/sample/product-files/social-content-calendar/en.ts';
import { guideSheet } from './guide-sheet.ts';
import { colours, looks, numbers } from './looks.ts';
import { at, inFormula, newSheet, put, putRow, putWide, type Sheet } from './sheet.ts';

type Words = typeof en;

const year = ({ sheets }: Words): string => `${inFormula(sheets.year)}!$C$3`;
const firstDate = 5;
const lastDate = 64;
const monthHead = 3;
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function yearSheet(words: Words): Sheet {
  const told = words.year;
  const sheet = newSheet(words.sheets.year, [2, 18, 20, 16, 2, 14, 14, 14], colours.clay);
  putWide(sheet, { column: 2, row: 1, columns: 3 }, told.title, looks.title);
  sheet.heights.set(1, 36);
  put(sheet, 2, 3, told.year, { ...looks.strong, down: 'center' });
  put(sheet, 3, 3, 2027, { ...looks.inputNumber, format: '0', bold: true, size: 16, across: 'center' });
  sheet.heights.set(3, 30);
  putRow(sheet, 2, 5, [told.month, told.ideas, told.published], looks.head);
  sheet.heights.set(5, 26);
  words.months.forEach((name, place) => {
    const row = 6 + place;
    const last = monthHead + (daysOf[place] ?? 31);
    const column = (letter: string) => `${inFormula(name)}!$${letter}$${monthHead + 1}:$${letter}$${last}`;
    put(sheet, 2, row, name, looks.label);
    put(sheet, 3, row, `=COUNTA(${column('D')})`, looks.number);
    put(sheet, 4, row, `=COUNTIF(${column('G')},"${words.month.statuses.published}")`, looks.number);
    sheet.heights.set(row, 22);
  });
  put(sheet, 2, 18, told.total, looks.totalLabel);
  for (const column of [3, 4])
    put(sheet, column, 18, `=SUM(${at(column, 6)}:${at(column, 17)})`, looks.total);
  const here = inFormula(words.sheets.year);
  sheet.charts.push({
    title: told.chart,
    kind: 'column',
    categories: `${here}!$B$6:$B$17`,
    series: [
      { name: `${here}!$C$5`, values: `${here}!$C$6:$C$17`, colour: colours.saffron },
      { name: `${here}!$D$5`, values: `${here}!$D$6:$D$17`, colour: colours.majorelle },
    ],
    from: { column: 1, row: 19 },
    to: { column: 8, row: 36 },
  });
  return sheet;
}

/** The last day of its kind in a month: 7 is Sunday. */
function lastWeekday(words: Words, month: number, days: number, weekday: number): string {
  const end = `DATE(${year(words)},${month},${days})`;
  const day = `WEEKDAY(${end},2)`;
  return `=${end}-IF(${day}>=${weekday},${day}-${weekday},${day}+${7 - weekday})`;
}

function datesSheet(words: Words): Sheet {
  const { title, lead, columns, fixed, moving, mothersDay, whiteFriday } = words.dates;
  const sheet = newSheet(words.sheets.dates, [9, 9, 10, 44, 15], colours.mint);
  putWide(sheet, { column: 1, row: 1, columns: 5 }, title, looks.title);
  sheet.heights.set(1, 36);
  putWide(sheet, { column: 1, row: 2, columns: 5 }, lead, looks.lead);
  sheet.heights.set(2, 34);
  putRow(
    sheet,
    1,
    firstDate - 1,
    [columns.day, columns.month, columns.year, columns.name, columns.date],
    looks.head,
  );
  sheet.heights.set(firstDate - 1, 26);
  const known = [
    ...fixed.map(([day, month, name]) => ({ day, month, year: null, name })),
    ...moving.map(([day, month, only, name]) => ({ day, month, year: only, name })),
  ].sort((a, b) => a.month - b.month || a.day - b.day);
  const number = { ...looks.inputNumber, format: '0', across: 'center' } as const;
  for (let row = firstDate; row <= lastDate; row += 1) {
    const given = known[row - firstDate];
    putRow(sheet, 1, row, [given?.day ?? null, given?.month ?? null, given?.year ?? null], number);
    put(sheet, 4, row, given?.name ?? null, looks.input);
    const date = `=IF(A${row}="","",DATE(IF(C${row}="",${year(words)},C${row}),B${row},A${row}))`;
    put(sheet, 5, row, date, { ...looks.label, format: numbers.date, across: 'center' });
  }
  const counted: [string, string][] = [
    [mothersDay, lastWeekday(words, 5, 31, 7)],
    [whiteFriday, lastWeekday(words, 11, 30, 5)],
  ];
  counted.forEach(([name, formula], place) => {
    const row = firstDate + known.length + place;
    put(sheet, 4, row, name, looks.input);
    put(sheet, 5, row, formula, { ...looks.label, format: numbers.date, across: 'center' });
  });
  sheet.frozen = { rows: firstDate - 1, columns: 0 };
  return sheet;
}

/** What may be chosen in a month's columns, and which days have a colour. */
function monthRules(sheet: Sheet, words: Words, last: number): void {
  const { channels, formats, statuses, refused } = words.month;
  const list = (letter: string, values: readonly string[]) =>
    sheet.validations.push({
      range: `${letter}${monthHead + 1}:${letter}${last}`,
      list: `"${values.join(',')}"`,
      ...refused,
    });
  list('E', channels);
  list('F', formats);
  list('G', Object.values(statuses));
  const whole = `A${monthHead + 1}:C${last}`;
  const first = monthHead + 1;
  sheet.highlights.push(
    {
      range: whole,
      formula: `AND($A${first}<>"",WEEKDAY($A${first},2)>5)`,
      fill: colours.deepSand,
      text: colours.ink,
    },
    {
      range: `G${first}:G${last}`,
      formula: `$G${first}="${statuses.published}"`,
      fill: colours.paleMint,
      text: '1F6B5B',
    },
  );
}

function monthSheet(words: Words, place: number): Sheet {
  const { columns, channels, formats, statuses } = words.month;
  const name = words.months[place] ?? '';
  const sheet = newSheet(
    name,
    [12, 12, 32, 46, 14, 16, 14, 34],
    place % 2 === 0 ? colours.majorelle : colours.saffron,
  );
  const days = daysOf[place] ?? 31;
  const last = monthHead + days;
  putWide(sheet, { column: 1, row: 1, columns: 3 }, name, looks.title);
  put(sheet, 4, 1, `=${year(words)}`, { ...looks.title, format: '0', across: 'start' });
  sheet.heights.set(1, 36);
  const { date, day, event, idea, channel, format, status, note } = columns;
  putRow(sheet, 1, monthHead, [date, day, event, idea, channel, format, status, note], looks.head);
  sheet.heights.set(monthHead, 26);
  const dates = inFormula(words.sheets.dates);
  const column = (letter: string) => `${dates}!$${letter}$${firstDate}:$${letter}$${lastDate}`;
  for (let number = 1; number <= days; number += 1) {
    const row = monthHead + number;
    const exact = `DATE(${year(words)},${place + 1},${number})`;
    const there = number < 29 ? `=${exact}` : `=IF(MONTH(${exact})=${place + 1},${exact},"")`;
    put(sheet, 1, row, there, { ...looks.label, format: numbers.date, across: 'center' });
    const names = words.days.map((each) => `"${each}"`).join(',');
    put(sheet, 2, row, `=IF(A${row}="","",CHOOSE(WEEKDAY(A${row},2),${names}))`, looks.label);
    const found = `IFERROR(INDEX(${column('D')},MATCH(A${row},${column('E')},0)),"")`;
    put(sheet, 3, row, `=IF(A${row}="","",${found})`, { ...looks.label, bold: true, colour: 'B8401F' });
    const given = place === 0 ? words.example.find(([of]) => of === number) : undefined;
    const filled = given && [
      given[1],
      channels[given[2]] ?? null,
      formats[given[3]] ?? null,
      statuses[given[4]],
    ];
    putRow(sheet, 4, row, filled ?? [null, null, null, null], looks.input);
    put(sheet, 8, row, null, looks.input);
    sheet.heights.set(row, 24);
  }
  monthRules(sheet, words, last);
  sheet.frozen = { rows: monthHead, columns: 2 };
  sheet.landscape = true;
  sheet.fitsOnePage = true;
  return sheet;
}

function ideasSheet(words: Words): Sheet {
  const { title, lead, columns, trades } = words.ideas;
  const sheet = newSheet(words.sheets.ideas, [8, 74, 14], colours.ink);
  putWide(sheet, { column: 1, row: 1, columns: 3 }, title, looks.title);
  putWide(sheet, { column: 1, row: 2, columns: 3 }, lead, looks.lead);
  sheet.heights.set(1, 36);
  putRow(sheet, 1, 3, [columns.number, columns.idea, columns.used], looks.head);
  sheet.heights.set(3, 26);
  let row = 4;
  let number = 1;
  for (const { name, ideas } of trades) {
    putWide(sheet, { column: 1, row, columns: 3 }, name, looks.part);
    sheet.heights.set(row, 26);
    for (const idea of ideas) {
      row += 1;
      put(sheet, 1, row, number, { ...looks.strong, across: 'center', down: 'center', colour: colours.clay });
      put(sheet, 2, row, idea, looks.label);
      put(sheet, 3, row, null, { ...looks.input, across: 'center' });
      sheet.heights.set(row, 22);
      number += 1;
    }
    row += 1;
  }
  sheet.validations.push({ range: `C4:C${row}`, list: '"✓"', ...words.month.refused });
  sheet.frozen = { rows: 3, columns: 0 };
  sheet.printHead = '3:3';
  return sheet;
}

export const contentCalendarSheets = (words: Words): Sheet[] => [
  guideSheet(words.sheets.guide, words.guide),
  yearSheet(words),
  ...words.months.map((_, place) => monthSheet(words, place)),
  datesSheet(words),
  ideasSheet(words),
];
