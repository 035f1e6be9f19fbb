import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinName } from './latin-name.ts';
import { tries } from '../../../tests/support/extent.ts';

const number = 'MEM-123456-a1b2';

it.each([
  ['Salma Alaoui', 'Salma Alaoui'],
  ['salma  alaoui', 'Salma Alaoui'],
  ['Zoé Bénâïssa', 'Zoe Benaissa'],
  ["Nour L'Oued", 'Nour LOued'],
  ['Fatima-Zahra El‑Idrissi', 'Fatima-Zahra El-Idrissi'],
  ['سلمى العلوي', 'Slma Alaloui'],
  ['أمينة إدريس', 'Amina Idris'],
  ['يوسف وهبي', 'Yousf Whbi'],
  ['خديجة الشرقاوي', 'Khdija Alchrqaoui'],
  ['آية ؤ ئ ء', 'Aia Ou I'],
  ['مُنى', 'Mouna'],
  ['ﺳﻠﻤﻰ', 'Slma'],
  ['سلمى Alaoui', 'Slma Alaoui'],
  ['ⵙⴰⵍⵎⴰ ⵄⵍⵡⵉ', 'Salma Alwi'],
  ['Łucja Straße', 'Lucja Strasse'],
  ['A|B\\C <x>', 'ABC X'],
])('%s becomes %s', (name, latin) => {
  expect(latinName(name, number)).toBe(latin);
});

it.each(['', '   ', '李小龍 王', '- -', '’ ’', '😀 😀', 'Amina Document', 'documents'])(
  '"%s" is replaced by the order’s number',
  (name) => {
    expect(latinName(name, number)).toBe(number);
  },
);

it('is never empty, never too long, and has no character that CMI drops', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'سلمىأإآةؤئء ـًّ-ⵙⴰⵍ٣ABزé’') }),
  );
  fc.assert(
    fc.property(anything, (name) => {
      expect(latinName(name, number)).toMatch(/^[A-Za-z0-9-][A-Za-z0-9 -]{0,49}$/);
      expect(latinName(name, number).trim()).toBe(latinName(name, number));
    }),
    { numRuns: tries(2_000) },
  );
});
