/** How cells look: a small set of looks in the academy's colours, written into the file's style table as they are used. */
export type Look = {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  /** Colours as RRGGBB. */
  colour?: string;
  fill?: string;
  border?: 'all' | 'foot' | 'head';
  format?: string;
  across?: 'start' | 'center' | 'end';
  down?: 'top' | 'center';
  wrap?: boolean;
  indent?: number;
};

export const colours = {
  ink: '1D1B2E',
  soft: '55526A',
  sand: 'FBF5EA',
  deepSand: 'F4EAD7',
  line: 'E7DCC8',
  majorelle: '3B3FC4',
  paleMajorelle: 'E4E4FF',
  saffron: 'F2B33D',
  paleSaffron: 'FDF0D3',
  clay: 'D9532F',
  paleClay: 'F7D9D0',
  mint: '2F8F7B',
  paleMint: 'E3F2EC',
  white: 'FFFFFF',
};

export const numbers = {
  whole: '#,##0;[Red]-#,##0;0',
  money: '#,##0.00;[Red]-#,##0.00;0.00',
  percent: '0%',
  date: 'dd/mm/yyyy',
  dayMonth: 'd/m',
};

const { ink, soft, sand, deepSand, majorelle, paleSaffron, paleMint, white } = colours;

export const looks = {
  title: { bold: true, size: 20, colour: ink, down: 'center' },
  lead: { size: 11, colour: soft, wrap: true, down: 'top' },
  text: { size: 11, wrap: true, down: 'top' },
  strong: { size: 11, bold: true, wrap: true, down: 'top' },
  part: { bold: true, size: 13, colour: white, fill: majorelle, down: 'center', indent: 1 },
  head: { bold: true, size: 10, colour: white, fill: ink, wrap: true, down: 'center', across: 'center' },
  headStart: { bold: true, size: 10, colour: white, fill: ink, wrap: true, down: 'center', indent: 1 },
  label: { size: 11, border: 'foot', wrap: true, down: 'center', indent: 1 },
  input: { size: 11, fill: paleSaffron, border: 'all', wrap: true, down: 'top', indent: 1 },
  inputNumber: { size: 11, fill: paleSaffron, border: 'all', format: numbers.whole, down: 'center' },
  inputMoney: { size: 11, fill: paleSaffron, border: 'all', format: numbers.money, down: 'center' },
  inputPercent: { size: 11, fill: paleSaffron, border: 'all', format: numbers.percent, down: 'center' },
  inputDate: {
    size: 11,
    fill: paleSaffron,
    border: 'all',
    format: numbers.date,
    down: 'center',
    across: 'center',
  },
  number: { size: 11, border: 'foot', format: numbers.whole, down: 'center' },
  money: { size: 11, border: 'foot', format: numbers.money, down: 'center' },
  percent: { size: 11, border: 'foot', format: numbers.percent, down: 'center' },
  total: { size: 11, bold: true, fill: deepSand, border: 'head', format: numbers.whole, down: 'center' },
  totalMoney: { size: 11, bold: true, fill: deepSand, border: 'head', format: numbers.money, down: 'center' },
  totalLabel: { size: 11, bold: true, fill: deepSand, border: 'head', wrap: true, down: 'center', indent: 1 },
  good: {
    size: 11,
    bold: true,
    fill: paleMint,
    border: 'all',
    format: numbers.whole,
    down: 'center',
    across: 'center',
  },
  note: { size: 10, italic: true, colour: soft, wrap: true, down: 'top' },
  paper: { size: 11, fill: sand, wrap: true, down: 'top', indent: 1 },
} satisfies Record<string, Look>;
