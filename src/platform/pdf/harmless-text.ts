/**
 * Text of strangers in a file that spreadsheets open. A cell that begins with one of these signs is computed there, and can
 * fetch addresses or call programs; a program may also split lines at another separator than ours, so that a cell begins
 * in the middle of a text. An apostrophe before the sign makes it plain words again: nothing else is changed.
 */

/** As typed on any keyboard: full-width and small forms, the minus and the hyphens count as what they look like. */
const isFormulaSign = (sign: string): boolean => /^[=+\-@\u2010-\u2015\u2212]/.test(sign.normalize('NFKC'));

/** Where some program begins a new cell. */
const beginsCell = (sign: string): boolean => ',;|\t\r\n\v\f\u0085\u2028\u2029'.includes(sign);

/** What programs leave out, or take as the frame of a cell, before they look at its first sign. */
const isSkipped = (sign: string): boolean => /^[\s"\p{C}\p{Default_Ignorable_Code_Point}]$/u.test(sign);

export function harmlessText(text: string): string {
  let harmless = /^[\t\r\n]/.test(text) ? "'" : '';
  let atStart = true;
  for (const sign of text) {
    if (atStart && isFormulaSign(sign)) harmless += "'";
    harmless += sign;
    atStart = beginsCell(sign) || (atStart && isSkipped(sign));
  }
  return harmless;
}
