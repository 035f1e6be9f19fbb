/** Which way money went, in statements as banks and services write them. */
import { describe, expect, it } from 'vitest';
import { readSettlement, type SettlementKind } from './bank-lines.ts';
import { directionOfCell, readMovement } from './money-direction.ts';
import { readPasted } from './pasted-lines.ts';

const fileOf = (rows: readonly string[], source?: SettlementKind) =>
  readSettlement(new TextEncoder().encode(rows.join('\n')), source);

/** Centimes of each line below the headings, below zero for what went out; a word where it is told and not offered. */
function read(rows: readonly string[], source?: SettlementKind): (number | string)[] {
  const reading = fileOf(rows, source);
  if (!reading.ok) return [reading.reason];
  return [
    ...reading.lines.map(({ line, amountCentimes }) => [line, amountCentimes] as const),
    ...reading.unreadable.map(({ line, why }) => [line, why] as const),
  ]
    .toSorted(([one], [other]) => one - other)
    .map(([, what]) => what);
}

const order = 'MEM-123456-a1b2';
const unclear = 'direction-unclear';

describe('a statement of', () => {
  it.each<[string, string[], (number | string)[]]>([
    [
      'Attijariwafa bank: two columns',
      [
        'Date opération;Date valeur;Libellé;Débit;Crédit',
        `20/11/2026;21/11/2026;VIR.RECU DE SALMA ALAOUI ${order};;990,00`,
        `20/11/2026;21/11/2026;VIR EMIS REMBOURSEMENT ${order};990,00;`,
        '20/11/2026;21/11/2026;FRAIS DE TENUE DE COMPTE;12,00;',
        '20/11/2026;21/11/2026;VIR DE SALMA;-;990,00',
      ],
      [99_000, -99_000, -1_200, 99_000],
    ],
    [
      'Banque Populaire: a letter in a column of its own',
      [
        'Date;Libellé;Montant;Sens',
        `20/11/2026;VIR RECU ${order};990,00;C`,
        `20/11/2026;VIR EMIS ${order};990,00;D`,
        `20/11/2026;VIR ${order};990,00;`,
        `20/11/2026;VIR ${order};990,00;X`,
      ],
      [99_000, -99_000, unclear, unclear],
    ],
    [
      'Bank of Africa: words under a heading that says nothing',
      [
        'Date;Libellé;Montant;Type',
        `28/11/2026;VIR EMIS REMBOURSEMENT ${order};800,00;Débit`,
        `28/11/2026;VIR ${order};800,00;Crédit`,
        `28/11/2026;PAIEMENT COURS ${order};800,00;Crédit`,
        `28/11/2026;VIR ${order};800,00;Divers`,
      ],
      [-80_000, 80_000, 80_000, unclear],
    ],
    [
      'CIH: a letter behind the amount',
      [
        'Date;Motif;Montant',
        `28/11/2026;VIR ${order};800,00 D`,
        `28/11/2026;VIR ${order};800,00 C`,
        `28/11/2026;VIR ${order};800,00DR`,
        `28/11/2026;VIR ${order};800,00 DH CR`,
        `28/11/2026;VIR ${order};CR 800,00`,
        `28/11/2026;VIR ${order};800,00-`,
        `28/11/2026;VIR ${order};800,00+`,
        `28/11/2026;VIR ${order};(800,00)`,
        `28/11/2026;VIR ${order};-800,00 C`,
      ],
      [-80_000, 80_000, -80_000, 80_000, 80_000, -80_000, 80_000, -80_000, unclear],
    ],
    [
      'a bank with debit and credit in one column of words',
      [
        'Date,Description,Débit/Crédit,Montant',
        `28/11/2026,VIR ${order},Débit,"800,00"`,
        `28/11/2026,VIR ${order},Crédit,"800,00"`,
      ],
      [-80_000, 80_000],
    ],
    [
      'a bank with debit and credit in one column of amounts',
      ['Date;Libellé;Débit/Crédit', `28/11/2026;VIR ${order};-800,00`, `28/11/2026;VIR ${order};800,00`],
      [-80_000, 80_000],
    ],
    [
      'a bank that writes English',
      [
        'Posting date,Description,Transaction Type,Amount,Balance',
        `2026-11-28,TRF ${order},Debit,800.00,100.00`,
        `2026-11-28,TRF ${order},Credit,800.00,900.00`,
        `2026-11-28,TRF ${order},Withdrawal,800.00,100.00`,
        `2026-11-28,TRF ${order},Deposit,800.00,900.00`,
      ],
      [-80_000, 80_000, -80_000, 80_000],
    ],
    [
      'a bank that writes Arabic',
      [
        'التاريخ;البيان;المبلغ;نوع العملية',
        `28/11/2026;تحويل ${order};800,00;مدين`,
        `28/11/2026;تحويل ${order};800,00;دائن`,
        `28/11/2026;تحويل ${order};٨٠٠٫٠٠;سحب`,
        `28/11/2026;تحويل ${order};800,00;إيداع`,
        `28/11/2026;تحويل ${order};800,00;تحويل صادر`,
        `28/11/2026;تحويل ${order};800,00;تحويل وارد`,
      ],
      [-80_000, 80_000, -80_000, 80_000, -80_000, 80_000],
    ],
    [
      'a bank with two columns in Arabic',
      ['التاريخ;البيان;مدين;دائن', `28/11/2026;تحويل ${order};800,00;`, `28/11/2026;تحويل ${order};;800,00`],
      [-80_000, 80_000],
    ],
    [
      'Stripe: signed amounts beside a type',
      [
        'id,Type,Amount,Fee,Net,Currency,Created (UTC),Description',
        `txn_1,charge,990.00,35.00,955.00,mad,2026-11-28 10:00,${order}`,
        `txn_2,refund,-990.00,0.00,-990.00,mad,2026-11-28 11:00,REFUND ${order}`,
        'txn_3,payout,-955.00,0.00,-955.00,mad,2026-11-29 00:00,STRIPE PAYOUT',
        `txn_4,payment,990.00,35.00,955.00,eur,2026-11-28 10:00,${order}`,
      ],
      [99_000, -99_000, -95_500, 'other-currency'],
    ],
    [
      'PayPal: signed amounts and their effect on the balance',
      [
        '"Date","Name","Type","Status","Currency","Gross","Fee","Net","Subject","Balance Impact"',
        `"28/11/2026","Salma Alaoui","Website Payment","Completed","MAD","990,00","-35,00","955,00","${order}","Credit"`,
        `"28/11/2026","Salma Alaoui","Payment Refund","Completed","MAD","-990,00","0,00","-990,00","${order}","Debit"`,
        `"28/11/2026","Salma Alaoui","Authorization","Pending","MAD","990,00","0,00","990,00","${order}","Memo"`,
      ],
      [99_000, -99_000, unclear],
    ],
    [
      'an OFX file as a table',
      [
        'DTPOSTED,TRNTYPE,TRNAMT,NAME,MEMO',
        `20261128120000,CREDIT,800.00,SALMA,${order}`,
        `20261128120000,DEBIT,-800.00,SALMA,${order}`,
        `20261128120000,DEBIT,800.00,SALMA,${order}`,
      ],
      [80_000, -80_000, -80_000],
    ],
    [
      'an account’s export in the words of the standard',
      [
        'Booking date;Remarks;Amount;Currency;Credit debit indicator',
        `2026-11-28;${order};800.00;MAD;DBIT`,
        `2026-11-28;${order};800.00;MAD;CRDT`,
      ],
      [-80_000, 80_000],
    ],
  ])('%s', (_bank, rows, expected) => {
    expect(read(rows)).toEqual(expected);
  });

  it('CMI calls a sale a payment, and a refund by its name', () => {
    const rows = [
      'OID,Type,Montant brut,Commission,Montant net,Date',
      `${order},Paiement,990.00,20.00,970.00,20/11/2026`,
      `${order},Vente,990.00,20.00,970.00,20/11/2026`,
      `${order},Remboursement,990.00,0.00,990.00,20/11/2026`,
      `${order},Annulation,-990.00,0.00,-990.00,20/11/2026`,
    ];
    expect(read(rows, 'cmi')).toEqual([99_000, 99_000, unclear, -99_000]);
    expect(read(rows.slice(0, 4), 'cmi')).toEqual([99_000, 99_000, -99_000]);
  });
});

const amounts = ['Date;Libellé;Montant'];

describe('where only the words of a line say which way the money went', () => {
  it.each([
    'VIR EMIS',
    'Virement émis vers',
    'VIREMENT INSTANTANE EMIS',
    'VIR SORTANT',
    'RETRAIT GAB',
    'PRELEVEMENT',
    'PRLV SEPA',
    'OUTGOING TRANSFER',
    'MONEY SENT TO',
    'تحويل صادر',
    'سحب',
    'تحويل إلى',
  ])('%s is money that went out', (words) => {
    expect(read([...amounts, `28/11/2026;${words} ${order};800,00`])).toEqual([-80_000]);
    expect(read([...amounts, `28/11/2026;${words} ${order};800,00 CR`])).toEqual([80_000]);
  });

  it.each([
    'PAIEMENT',
    'PAIEMENT CB',
    'FRAIS',
    'COMMISSION SUR VIREMENT',
    'ACHAT',
    'REMBOURSEMENT',
    'REJET VIREMENT',
    'RETOUR',
    'VIREMENT EN FAVEUR DE SALMA',
    'CARD PAYMENT',
    'REFUND',
    'أداء',
    'دفع',
    'رسوم',
    'VIR RECU PUIS VIR EMIS',
  ])('%s may be, and is told and not offered', (words) => {
    expect(read([...amounts, `28/11/2026;${words} ${order};800,00`])).toEqual([unclear]);
    expect(read([...amounts, `28/11/2026;${words} ${order};+800,00`])).toEqual([80_000]);
    expect(read([...amounts, `28/11/2026;${words} ${order};-800,00`])).toEqual([-80_000]);
  });

  it.each([
    'VIR RECU PAIEMENT COURS',
    'VIREMENT DE SALMA ALAOUI PAIEMENT FORMATION',
    'VERSEMENT ESPECES FRAIS INSCRIPTION',
    'VIREMENT EN VOTRE FAVEUR',
    'REMISE CHEQUE',
    'TRANSFER FROM SALMA',
    'تحويل من سلمى',
    'تحويل وارد أداء الدورة',
    'VIR SALMA ALAOUI',
    'SALMA DEBBAGH',
    'EMISSARY SALMA',
  ])('%s is money that came in', (words) => {
    expect(read([...amounts, `28/11/2026;${words} ${order};800,00`])).toEqual([80_000]);
  });

  it('a column that marks what went out with a minus says it of all its lines, unless the words contradict it', () => {
    const rows = [
      '28/11/2026;FRAIS;-12,00',
      `28/11/2026;PAIEMENT ${order};800,00`,
      `28/11/2026;VIR EMIS ${order};800,00`,
    ];
    expect(read([...amounts, ...rows])).toEqual([-1_200, 80_000, unclear]);
  });
});

const pasted = (line: string): unknown => {
  const reading = readPasted(line);
  const [first] = reading.ok ? reading.lines : [];
  return first?.leftOut ?? first?.amounts[0]?.centimes ?? null;
};

describe('a pasted line', () => {
  it.each<[string, number | string | null]>([
    [`28/11/2026 VIR EMIS ${order}  800,00  D`, -80_000],
    [`28/11/2026 VIR ${order} 800,00 D`, -80_000],
    [`28/11/2026 VIR ${order} 800,00D`, -80_000],
    [`28/11/2026 VIR ${order} 800,00 DH D`, -80_000],
    [`28/11/2026\tVIR ${order}\t800,00\tDébit`, -80_000],
    [`28/11/2026\tVIR ${order}\tD\t800,00`, -80_000],
    [`28/11/2026\tDébit\tVIR ${order}\t800,00`, -80_000],
    [`28/11/2026 VIR ${order} DR 800,00`, -80_000],
    [`28/11/2026 VIR ${order} 800,00-`, -80_000],
    [`28/11/2026\tVIR ${order}\t(800,00)`, -80_000],
    [`28/11/2026 VIR ${order} \u2212800,00`, -80_000],
    [`28/11/2026 VIR ${order} 800,00 CR`, 80_000],
    [`28/11/2026 VIR EMIS ${order} 800,00 C`, 80_000],
    [`28/11/2026\tVIR ${order}\t800,00\tC`, 80_000],
    [`28/11/2026\tVIR ${order}\t-\t800,00`, 80_000],
    [`28/11/2026 VIR ${order} 800,00 - SALMA`, 80_000],
    [`28/11/2026 VIR ${order} 800,00 DE SALMA`, 80_000],
    [`28/11/2026\tVIR EMIS ${order}\t800,00`, -80_000],
    [`28/11/2026\tتحويل صادر ${order}\t800,00`, -80_000],
    [`28/11/2026\tPAIEMENT ${order}\t800,00`, unclear],
    [`28/11/2026\tVIR ${order}\t-800,00\tC`, unclear],
    [`28/11/2026 VIR ${order} 800DH`, 80_000],
    [`28/11/2026 VIR ${order} DH800`, 80_000],
    [`28/11/2026 VIR ${order} MAD 800`, 80_000],
    [`28/11/2026 VIR ${order} 990,00MAD`, 99_000],
    [`28/11/2026\tVIR ${order}\t0,792`, null],
    [`28/11/2026 VIR ${order} 0,792`, null],
  ])('%j', (line, expected) => {
    expect(pasted(line)).toBe(expected);
  });

  it('with a letter behind the amount and another behind the balance has the amount’s', () => {
    const reading = readPasted(`28/11/2026\tVIR ${order}\t800,00\tD\t12 000,00\tC`);
    expect(reading.ok && reading.lines[0]?.amounts.map(({ centimes }) => centimes)).toEqual([
      -80_000, 1_200_000,
    ]);
  });
});

describe('a line with more cells than headings', () => {
  it.each<[string, string[], (number | string)[]]>([
    [
      'a decimal comma in a file with commas',
      ['Date,Libellé,Crédit', `28/11/2026,VIR ${order},800,50`],
      ['more-cells'],
    ],
    [
      'the same in front of a balance',
      ['Date,Libellé,Débit,Crédit,Solde', `28/11/2026,VIR ${order},,800,50,9000,00`],
      ['more-cells'],
    ],
    [
      'thousands with a comma',
      ['Date,Description,Amount', `28/11/2026,VIR ${order},1,234.50`],
      ['more-cells'],
    ],
    [
      'below a heading without a word',
      ['Date,Libellé,Crédit,', `28/11/2026,VIR ${order},800,50`],
      ['more-cells'],
    ],
    ['a semicolon in the words', ['Date;Libellé;Crédit', `28/11/2026;VIR; ${order};800,50`], ['more-cells']],
    [
      'separators at the end alone are no cells',
      ['Date;Libellé;Crédit;', `28/11/2026;VIR ${order};800,50;;`],
      [80_050],
    ],
    ['quoted it is one cell', ['Date,Libellé,Crédit', `28/11/2026,"VIR, ${order}","800,50"`], [80_050]],
    [
      'a mark before the first heading',
      ['\ufeffDate;Libellé;Crédit', `28/11/2026;${order};800,50`],
      [80_050],
    ],
    [
      'fewer cells have no amount',
      ['Date;Libellé;Crédit', `28/11/2026;VIR ${order}`, `28/11/2026;VIR;1`],
      ['no-amount', 100],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(read(rows)).toEqual(expected);
  });

  it('is told by its number, in full', () => {
    expect(fileOf(['Date,Libellé,Crédit', '', `28/11/2026,VIR ${order},800,50`])).toMatchObject({
      lines: [],
      unreadable: [{ line: 3, text: `28/11/2026 · VIR ${order} · 800 · 50`, why: 'more-cells' }],
    });
  });
});

describe('a line whose type or sign is no word that is known', () => {
  it.each([
    'Type',
    'Type opération',
    'Type d’opération',
    'Transaction type',
    'TRNTYPE',
    'نوع العملية',
    'D/C',
    'Sens',
  ])('is told and not offered below %s, alone as among others', (heading) => {
    for (const word of ['CB', 'xyz', 'Divers', 'Carte', 'متفرقات']) {
      const rows = [`Date;Libellé;Montant;${heading}`, `28/11/2026;VIR ${order};800,00;${word}`];
      expect(read(rows), word).toEqual([unclear]);
      expect(read([...rows, `28/11/2026;VIR ${order};800,00;Crédit`]), word).toEqual([unclear, 80_000]);
    }
  });

  it('is offered where it is called a transfer, says itself that it came in, or others are marked with a minus', () => {
    const rows = (type: string, amount = '800,00') => [
      'Date;Libellé;Montant;Type',
      `28/11/2026;SALMA ${order};${amount};${type}`,
    ];
    for (const type of ['VIR', 'Virement', 'Virement instantané', 'Transfer', 'تحويل', 'Virement reçu', ''])
      expect(read(rows(type)), type).toEqual([80_000]);
    expect(read(rows('CB', '+800,00'))).toEqual([80_000]);
    expect(read([...rows('CB'), '28/11/2026;FRAIS;-12,00;CB'])).toEqual([80_000, -1_200]);
  });
});

it('an amount that could be two is told as that', () => {
  expect(read([...amounts, `28/11/2026;${order};0,792`, `28/11/2026;${order};1,234.567`])).toEqual([
    'odd-amount',
    'odd-amount',
  ]);
  expect(read(['Date;Libellé;Débit;Crédit', `28/11/2026;${order};;0.500`])).toEqual(['odd-amount']);
});

it('an amount in both columns, or with a sign against its column, is told', () => {
  const two = 'Date;Libellé;Débit;Crédit';
  expect(read([two, `28/11/2026;A;12,00;990,00`, `28/11/2026;A;;-990,00`, `28/11/2026;A;;990,00 D`])).toEqual(
    [unclear, unclear, unclear],
  );
});

it('a cell of one word says which way', () => {
  for (const cell of [
    'C',
    'cr.',
    'Crédit',
    'CREDIT',
    'Crédit (+)',
    'Reçu',
    'Virement reçu',
    'Money in',
    'دائن',
    'الدائن',
    'وارد',
    'إيداع',
  ])
    expect(directionOfCell(cell), cell).toBe('in');
  for (const cell of [
    'D',
    'DR',
    'Débit',
    'debit',
    'Débiteur',
    'Émis',
    'Virement émis',
    'Retrait',
    'Paid out',
    'مدين',
    'صادرة',
    'سحب',
    'خصم',
  ])
    expect(directionOfCell(cell), cell).toBe('out');
  for (const cell of ['', 'DH', 'MAD', 'Divers', 'Crédit du Maroc', 'VIR', '12', 'Carte de débit'])
    expect(directionOfCell(cell), cell).toBe(null);
});

it('a cell with an amount and no sign says nothing of the way', () => {
  expect(readMovement('800,00 DH')).toEqual({ ok: true, centimes: 80_000, said: null });
  expect(readMovement('800 DB')).toEqual({ ok: true, centimes: -80_000, said: 'out' });
  expect(readMovement('SALMA 800')).toBeRefused('amount-unreadable');
});
