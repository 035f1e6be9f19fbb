/**
 * Works out the formulas of a workbook, so that a program that only shows files (a phone's preview) shows the sums too.
 * Knows what our own sheets use, and throws on everything else.
 */
import { call, type Argument } from './functions.ts';
import { at, type Sheet, type Value } from './sheet.ts';

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string };

const pattern =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|((?:'(?:[^']|'')+'!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?|[A-Z]+(?=\())|(<=|>=|<>|[-+*/&=<>(),]))/gy;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < formula.length) {
    const found = pattern.exec(formula);
    if (found === null) throw new Error(`Cannot read the formula ${formula}`);
    const [, number, text, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll('""', '"') });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

const numberOf = (value: Value): number => (value === '' ? 0 : Number(value ?? 0));

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const strength: Record<string, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
};

function combine(sign: string, left: Value, right: Value): Value {
  const same =
    (left ?? '') === (right ?? '') || (left !== '' && right !== '' && numberOf(left) === numberOf(right));
  switch (sign) {
    case '=':
      return same;
    case '<>':
      return !same;
    case '<':
      return numberOf(left) < numberOf(right);
    case '>':
      return numberOf(left) > numberOf(right);
    case '<=':
      return numberOf(left) <= numberOf(right);
    case '>=':
      return numberOf(left) >= numberOf(right);
    case '&':
      return `${left ?? ''}${right ?? ''}`;
    case '+':
      return numberOf(left) + numberOf(right);
    case '-':
      return numberOf(left) - numberOf(right);
    case '*':
      return numberOf(left) * numberOf(right);
    default:
      return numberOf(right) === 0 ? NaN : numberOf(left) / numberOf(right);
  }
}

class Reader {
  #place = 0;
  readonly tokens: Token[];
  readonly book: Book;
  readonly sheet: Sheet;
  constructor(tokens: Token[], book: Book, sheet: Sheet) {
    this.tokens = tokens;
    this.book = book;
    this.sheet = sheet;
  }

  #next(): Token | undefined {
    return this.tokens[this.#place++];
  }
  #sign(text: string): boolean {
    const token = this.tokens[this.#place];
    if (token?.kind !== 'sign' || token.text !== text) return false;
    this.#place += 1;
    return true;
  }

  expression(least = 0): Argument {
    let left = this.#term();
    for (;;) {
      const token = this.tokens[this.#place];
      const power = token?.kind === 'sign' ? strength[token.text] : undefined;
      if (token === undefined || power === undefined || power <= least) return left;
      this.#place += 1;
      left = [[combine(token.text, only(left), only(this.expression(power)))]];
    }
  }

  #term(): Argument {
    if (this.#sign('-')) return [[-numberOf(only(this.#term()))]];
    if (this.#sign('(')) {
      const inside = this.expression();
      this.#sign(')');
      return inside;
    }
    const token = this.#next();
    if (token === undefined) throw new Error('A formula ends too early');
    if (token.kind === 'number') return [[Number(token.text)]];
    if (token.kind === 'text') return [[token.text]];
    if (token.kind === 'name' && this.#sign('(')) return this.#call(token.text);
    if (token.kind === 'name') return this.book.range(token.text, this.sheet);
    throw new Error(`Unexpected ${token.text}`);
  }

  #call(name: string): Argument {
    const given: Argument[] = [];
    if (!this.#sign(')')) {
      do given.push(this.expression());
      while (this.#sign(','));
      if (!this.#sign(')')) throw new Error(`${name} is not closed`);
    }
    return [[call(name, given)]];
  }
}

const only = (argument: Argument): Value => argument[0]?.[0] ?? null;

/** The sheets of one workbook, each cell worked out when it is first asked for. */
export class Book {
  readonly #known = new Map<Sheet, Map<string, Value>>();
  readonly sheets: readonly Sheet[];
  constructor(sheets: readonly Sheet[]) {
    this.sheets = sheets;
  }

  value(sheet: Sheet, place: string): Value {
    const cell = sheet.cells.get(place);
    if (cell?.formula === undefined) return cell?.value ?? null;
    const known = this.#known.get(sheet) ?? new Map<string, Value>();
    this.#known.set(sheet, known);
    if (!known.has(place))
      known.set(place, only(new Reader(tokensOf(cell.formula), this, sheet).expression()));
    return known.get(place) ?? null;
  }

  range(written: string, here: Sheet): Argument {
    const [, name, first = '', last = first] =
      /^(?:'((?:[^']|'')+)'!)?([A-Z$]+\d+|[A-Z$]+\$\d+)(?::(.+))?$/.exec(written) ?? [];
    const sheet =
      name === undefined ? here : this.sheets.find((each) => each.name === name.replaceAll("''", "'"));
    if (sheet === undefined) throw new Error(`No sheet for ${written}`);
    const [left, top] = corner(first);
    const [right, foot] = corner(last);
    return Array.from({ length: foot - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_each, across) =>
        this.value(sheet, at(left + across, top + down)),
      ),
    );
  }
}

function corner(place: string): [column: number, row: number] {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place.replaceAll('$', '')) ?? [];
  return [columnNumber(letters), Number(row)];
}
