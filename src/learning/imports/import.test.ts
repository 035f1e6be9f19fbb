import { describe, expect, it } from 'vitest';
import { readImport, readingDays } from './import.ts';
import { decodeText } from '../../platform/text/table-cells.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const read = (...lines: string[]) => allowed(readImport(lines.join('\n'))).reading;

describe('a list from elsewhere', () => {
  it('of Teachable is known by its headings', () => {
    const { source, rows } = read(
      'Purchased At (UTC),Sale ID,User Name,User Email,Course Name,Final Price (USD),Percent Complete',
      '2025-03-11 09:12:00,881,Salma Alaoui,Salma@Example.com,Selling online,49,75',
    );
    expect(source).toBe('teachable');
    expect(rows).toMatchObject([
      {
        line: 2,
        name: 'Salma Alaoui',
        email: 'salma@example.com',
        course: 'Selling online',
        note: 'Import · Teachable · 881 · 2025-03-11 · 49 USD',
        share: 0.75,
        remarks: [],
      },
    ]);
  });

  it('of Thinkific is known by its headings', () => {
    const { source, rows } = read(
      'First Name,Last Name,Email,Course Name,Activated At,Completed At,% Viewed,% Completed',
      'Salma,Alaoui,s@example.com,Selling online,2025-03-11T10:00:00Z,,80%,40%',
      'Zineb,Idrissi,z@example.com,Selling online,2025-03-11T10:00:00Z,2025-04-01,100%,90%',
    );
    expect(source).toBe('thinkific');
    expect(rows.map(({ name, share }) => [name, share])).toEqual([
      ['Salma Alaoui', 0.4],
      ['Zineb Idrissi', 1],
    ]);
  });

  it('of Moodle says which lessons are done', () => {
    const { source, rows, ignored } = read(
      'Prénom,Nom,Adresse de courriel,Bienvenue,Bienvenue - Date d’achèvement,Les prix',
      'Salma,Alaoui,s@example.com,Terminé,3 mars,Non terminé',
      'Zineb,Idrissi,z@example.com,Terminé,,Terminé',
    );
    expect(source).toBe('moodle');
    expect(rows.map(({ lessons }) => lessons)).toEqual([['Bienvenue'], ['Bienvenue', 'Les prix']]);
    expect(ignored).toEqual(['Bienvenue - Date d’achèvement']);
  });

  it('of WooCommerce gives each thing that was sold, and nothing of an order that was not paid', () => {
    const { source, rows } = read(
      'order_number,order_date,status,order_currency,order_total,billing_first_name,billing_last_name,billing_email,billing_phone,line_item_1,line_item_2',
      '1042,3/25/2025 6:29,completed,MAD,"1,250.50",Salma,Alaoui,s@example.com,0612345678,name:Selling online|quantity:1|total:990,A guide × 1',
      '1043,3/26/2025 6:29,wc-cancelled,MAD,990,Zineb,Idrissi,z@example.com,,A guide,',
    );
    expect(source).toBe('woocommerce');
    expect(rows.map(({ line, course, fault }) => [line, course, fault])).toEqual([
      [2, 'Selling online', null],
      [2, 'A guide', null],
      [3, 'A guide', 'not-paid'],
    ]);
    expect(rows[0]).toMatchObject({
      phone: '+212612345678',
      note: 'Import · WooCommerce · 1042 · 2025-03-25 · 1250.50 DH',
    });
  });

  it('has plain headings in three languages', () => {
    for (const heads of [
      'Name;E-mail;Phone;Course;Order number;Order date;Amount;Progress',
      'Nom complet;Adresse e-mail;Téléphone;Formation;N° de commande;Date de commande;Montant;Progression',
      'الاسم الكامل;البريد الإلكتروني;رقم الهاتف;الدورة;رقم الطلب;التاريخ;المبلغ;نسبة التقدّم',
    ])
      expect(
        read(heads, 'سلمى العلوي;s@example.com;06 12 34 56 78;A;7;31/12/2025;990;50 %').rows,
        heads,
      ).toEqual([
        {
          line: 2,
          name: 'سلمى العلوي',
          email: 's@example.com',
          phone: '+212612345678',
          course: 'A',
          note: 'Import · 7 · 2025-12-31 · 990.00 DH',
          share: 0.5,
          lessons: [],
          fault: null,
          remarks: [],
        },
      ]);
  });

  it('saved as Windows-1252 with semicolons and dates in two forms loses nothing, and says what is unclear', () => {
    const text =
      'Prénom;Nom;E-mail;Formation;Date de commande;Montant\nZoé;Bé;z@example.com;Été;2025-03-11;990,00\nZoé;Cé;c@example.com;Été;03/04/2025;1.234\n';
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const { rows } = allowed(readImport(decodeText(bytes))).reading;
    expect(rows.map(({ name, note, remarks }) => [name, note, remarks])).toEqual([
      ['Zoé Bé', 'Import · 2025-03-11 · 990.00 DH', []],
      ['Zoé Cé', 'Import · 03/04/2025 · 1234.00 DH', ['date-unclear']],
    ]);
  });

  it('says beside its line what is left out of it', () => {
    const { rows } = read(
      'E-mail,Phone,Amount,Date',
      'a@example.com,12,"0,500",31/02/2025',
      'b@example.com,,,,surplus',
    );
    expect(rows.map(({ fault, remarks }) => [fault, [...remarks].toSorted()])).toEqual([
      [null, ['amount-unclear', 'date-unreadable', 'phone-unreadable']],
      ['more-cells', []],
    ]);
  });

  it('is refused where it is none', () => {
    expect(readImport(' \n')).toBeRefused('empty');
    expect(readImport('E-mail,Name')).toBeRefused('empty');
    expect(readImport('Salma,salma@example.com')).toBeRefused('no-headings');
    expect(readImport(`Email\n${'a@example.com\n'.repeat(2_001)}`)).toBeRefused('too-many-lines');
    expect(readImport('x'.repeat(1_000_001))).toBeRefused('too-large');
  });

  it('keeps every line once, whatever stands in it', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => `"a${text.replaceAll('"', '""')}"`);
    forAll(tries(100), fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (cells) => {
      const { rows } = read('Email;Course;Date', ...cells.map((some) => some.join(';')));
      expect(rows).toHaveLength(cells.length);
      expect(new Set(rows.map(({ line }) => line)).size).toBe(cells.length);
    });
  });
});

describe('days of a column', () => {
  const days = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const two = (of: number) => String(of).padStart(2, '0');

  it('are read alike in every form, as soon as one of them tells which', () => {
    forAll(tries(100), fc.array(days, { minLength: 1 }), (some) => {
      const iso = some.map((one) => one.toISOString().slice(0, 10));
      const local = iso.map((one) => one.split('-').toReversed().join('/'));
      const english = some.map(
        (one) => `${two(one.getUTCMonth() + 1)}/${two(one.getUTCDate())}/${one.getUTCFullYear()}`,
      );
      expect(iso.map(readingDays(iso))).toEqual(iso);
      expect(local.map(readingDays([...local, '31/01/2025']))).toEqual(iso);
      expect(english.map(readingDays([...english, '01/31/2025']))).toEqual(iso);
    });
  });

  it('that could be two are never guessed', () => {
    for (const others of [[], ['31/01/2025', '01/31/2025']]) {
      const day = readingDays(['03/04/2025', ...others]);
      expect(day('03/04/2025')).toBe('date-unclear');
      expect(day('04/04/2025')).toBe('2025-04-04');
      expect(day('13/04/2025')).toBe('2025-04-13');
    }
  });
});
