import fc from 'fast-check';

/**
 * Any character but half a surrogate pair, as a unit of `fc.string`; half of them are signs, controls and letters of the first pages,
 * where rules are strict. The library's own `binary` spends seconds on tables of a million characters each time one is made.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x6_ff }), fc.integer({ min: 0, max: 0x10_ff_ff - 0x8_00 }))
  .map((n) => String.fromCodePoint(n < 0xd8_00 ? n : n + 0x8_00));
