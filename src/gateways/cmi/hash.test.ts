import { describe, expect, it } from 'vitest';
import { fieldsIn, normalised, valueOf, withoutEntities } from './cmi.ts';
import { canonicalText, cmiHash, compareNames, hasDocumentWord, isSameHash } from './hash.ts';
import { anyCharacter, fc, forAll } from '../../../tests/support/properties.ts';

const key = 'STORE-KEY-0001';
const sign = (fields: readonly (readonly [string, string])[]) => cmiHash(new Map(fields), key);

/** Names of fields as in CMI's forms, different in any case, none outside the hash. */
const name = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9.]{0,11}$/)
  .filter((one) => !['hash', 'encoding'].includes(one.toLowerCase()));
const someFields = fc.uniqueArray(fc.tuple(name, fc.string({ unit: anyCharacter, maxLength: 12 })), {
  minLength: 1,
  maxLength: 12,
  selector: ([one]) => one.toLowerCase(),
  comparator: (one, other) => compareNames(one, other) === 0,
});

describe('the hash covers', () => {
  it('every value: a changed value changes the hash', () => {
    forAll(someFields, fc.nat(), fc.string({ unit: anyCharacter }), (fields, at, other) => {
      const place = at % fields.length;
      fc.pre(fields[place]?.[1] !== other);
      const changed = fields.map(([own, value], index) => [own, index === place ? other : value] as const);
      expect(sign(changed)).not.toBe(sign(fields));
    });
  });

  it('every field: one more or less, even an empty one, changes the hash', () => {
    forAll(someFields, fc.nat(), (fields, at) => {
      const less = fields.filter((_, index) => index !== at % fields.length);
      expect(sign(less)).not.toBe(sign(fields));
    });
  });

  it('the order of names, not the order of arrival', () => {
    forAll(
      someFields.chain((fields) =>
        fc.tuple(
          fc.constant(fields),
          fc.shuffledSubarray(fields, { minLength: fields.length, maxLength: fields.length }),
        ),
      ),
      ([fields, shuffled]) => {
        expect(sign(shuffled)).toBe(sign(fields));
      },
    );
  });

  it('names only by their order: a renamed field changes the hash only if it moves', () => {
    const fields = [
      ['amount', '990.00'],
      ['oid', 'A'],
      ['tel', '+212'],
    ] as const;
    const renamed = (to: string) => fields.map(([own, value]) => [own === 'oid' ? to : own, value] as const);
    expect(sign(renamed('zid'))).not.toBe(sign(fields));
    expect(sign(renamed('aaa'))).not.toBe(sign(fields));
    expect(sign(renamed('HASH'))).not.toBe(sign(fields));
    expect(sign(renamed('order'))).toBe(sign(fields));
  });

  it('the key: another key changes the hash', () => {
    forAll(someFields, fc.string({ unit: anyCharacter }), (fields, other) => {
      fc.pre(other !== key);
      expect(cmiHash(new Map(fields), other)).not.toBe(sign(fields));
    });
  });

  it('separators: no value can look like two, or run into the next', () => {
    expect(canonicalText(new Map([['a', 'x|y']]), 'k')).not.toBe(
      canonicalText(
        new Map([
          ['a', 'x'],
          ['b', 'y'],
        ]),
        'k',
      ),
    );
    expect(canonicalText(new Map([['a', 'x\\|y']]), 'k')).toBe('x\\\\\\|y|k');
    expect(canonicalText(new Map([['a', '']]), 'k')).toBe('|k');
  });

  it('88 characters of Base64', () => {
    expect(sign([['a', 'b']])).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  });
});

describe('the order of names', () => {
  it.each([
    ['BillToStreet2', 'BillToStreet10'],
    ['DIMCRITERIA2', 'DIMCRITERIA10'],
    ['dimcriteria9', 'DIMCRITERIA10'],
    ['amount', 'Amounts'],
    ['AutoRedirect', 'BillToName'],
    ['CallbackResponse', 'callbackUrl'],
    ['callbackUrl', 'CLIENTID'],
    ['EXTRA.CARDBRAND', 'EXTRA.TRXDATE'],
    ['MaskedPan', 'md'],
    ['md', 'mdErrorMsg'],
    ['ok1', 'okUrl'],
    ['order10x2', 'order10x11'],
    ['n99999999999999999998', 'n99999999999999999999'],
  ])('%s comes before %s', (before, after) => {
    expect(compareNames(before, after)).toBeLessThan(0);
    expect(compareNames(after, before)).toBeGreaterThan(0);
  });

  it('ignores case', () => {
    expect(compareNames('SID', 'sID')).toBe(0);
    expect(compareNames('street10', 'STREET10')).toBe(0);
  });

  it('is a total order', () => {
    forAll(name, name, name, (a, b, c) => {
      expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0);
      const [one, two, three] = [a, b, c].sort(compareNames);
      expect(compareNames(one ?? '', three ?? '')).toBeLessThanOrEqual(0);
      expect(compareNames(one ?? '', two ?? '')).toBeLessThanOrEqual(0);
    });
  });
});

describe('a received form', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is parsed whatever it contains', () => {
    expect([...(fieldsIn(bytes('a=1&b=%D8%B3+x&c=&EXTRA.TRXDATE=15%2F04&d=v\n')) ?? [])]).toEqual([
      ['a', '1'],
      ['b', 'س x'],
      ['c', ''],
      ['EXTRA.TRXDATE', '15/04'],
      ['d', 'v\n'],
    ]);
  });

  it('is refused when a name occurs twice, or with more or longer fields than CMI sends', () => {
    const many = (count: number) => bytes(Array.from({ length: count }, (_, at) => `f${at}=x`).join('&'));
    expect(fieldsIn(bytes('a=1&a=1'))).toBeNull();
    expect(fieldsIn(many(300))?.size).toBe(300);
    expect(fieldsIn(many(301))).toBeNull();
    expect(fieldsIn(bytes(`a=${'x'.repeat(4_096)}`))).not.toBeNull();
    expect(fieldsIn(bytes(`a=${'x'.repeat(4_097)}`))).toBeNull();
    expect(fieldsIn(bytes(`${'x'.repeat(4_097)}=a`))).toBeNull();
    expect(fieldsIn(bytes(`${'x'.repeat(4_096)}=a`))).not.toBeNull();
  });

  it('loses one newline of a notification, and the white space around a value of a return', () => {
    const fields = new Map([
      ['a', ' x \n'],
      ['b', 'y\r\n'],
      ['c', 'z\n\n'],
      ['d', '\u00a0&nbsp;\t'],
      ['e', 'line\nline'],
    ]);
    expect([...normalised(fields, 'notification').values()]).toEqual([
      ' x ',
      'y',
      'z\n',
      '\u00a0\u00a0\t',
      'line\nline',
    ]);
    expect([...normalised(fields, 'return').values()]).toEqual(['x', 'y', 'z', '\u00a0\u00a0', 'line\nline']);
  });

  it('finds a field in any case, and none that is there twice in different cases', () => {
    const fields = new Map([
      ['ProcReturnCode', '00'],
      ['SID', 'a'],
      ['sID', 'b'],
    ]);
    expect(valueOf(fields, 'procreturncode')).toBe('00');
    expect(valueOf(fields, 'sid')).toBeUndefined();
    expect(valueOf(fields, 'oid')).toBeUndefined();
  });

  it('never makes the parser throw', () => {
    forAll(fc.uint8Array({ maxLength: 300 }), (body) => {
      const fields = fieldsIn(body);
      if (fields) normalised(fields, 'notification');
    });
  });
});

describe('entities', () => {
  it.each([
    ['L&#039;Oued &amp; Co', "L'Oued & Co"],
    ['&lt;&gt;&quot;&#34;&#39;', '<>""\''],
    ['caf&eacute; &Agrave; &ntilde; &yuml;', 'café À ñ ÿ'],
    ['&nbsp;&iexcl;&laquo;&raquo;', '\u00a0¡«»'],
    ['&euro;&hellip;&rsquo;&oelig;', '€…’œ'],
    ['&#1587;&#x0633;&#X633;', 'سسس'],
    ['&#128512;', '😀'],
    ['&apos; &unknown; &amp &#; &#x; &;', '&apos; &unknown; &amp &#; &#x; &;'],
    ['&#0; &#31; &#127; &#159; &#55296; &#1114112;', '&#0; &#31; &#127; &#159; &#55296; &#1114112;'],
    ['&#9;&#10;&#13;&#32;&#126;&#160;', '\t\n\r ~\u00a0'],
    ['&amp;eacute;', '&eacute;'],
  ])('%s', (written, meant) => {
    expect(withoutEntities(written)).toBe(meant);
  });
});

it('a hash is compared whole', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'ab')).toBe(false);
  expect(isSameHash('abc', '')).toBe(false);
});

it('the word that CMI hashes differently is found in any case and position', () => {
  expect(['Documents', 'MYDOCUMENTS', 'x-document'].every(hasDocumentWord)).toBe(true);
  expect(hasDocumentWord('Doc')).toBe(false);
});
