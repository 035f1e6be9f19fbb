/** The first sheet of every workbook: what it is, and how to begin. */
import { colours, looks } from './looks.ts';
import { newSheet, put, putWide, type Sheet } from './sheet.ts';

export type GuideWords = {
  title: string;
  lead: string;
  parts: readonly { heading: string; points: readonly string[] }[];
};

/** About so many letters fit on a line of the guide; a cell does not grow by itself when it is merged. */
const lettersOnALine = 88;
const heightOf = (text: string, letters = lettersOnALine): number =>
  6 + 16 * Math.max(1, Math.ceil(text.length / letters));

export function guideSheet(name: string, words: GuideWords): Sheet {
  const sheet = newSheet(name, [2, 5, 86, 2], colours.saffron);
  putWide(sheet, { column: 2, row: 2, columns: 2 }, words.title, looks.title);
  sheet.heights.set(2, 34);
  putWide(sheet, { column: 2, row: 3, columns: 2 }, words.lead, looks.lead);
  sheet.heights.set(3, heightOf(words.lead, 92));
  let row = 5;
  for (const { heading, points } of words.parts) {
    putWide(sheet, { column: 2, row, columns: 2 }, heading, looks.part);
    sheet.heights.set(row, 26);
    points.forEach((point, place) => {
      row += 1;
      put(sheet, 2, row, place + 1, { ...looks.strong, across: 'center', colour: colours.clay });
      put(sheet, 3, row, point, looks.text);
      sheet.heights.set(row, heightOf(point));
    });
    row += 2;
  }
  return sheet;
}
