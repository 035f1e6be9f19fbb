import { expect, it } from 'vitest';
import { spokenIn } from '../locale.ts';
import { overArabic, readAs } from './locale.ts';

const en = { title: 'Lessons', of: { open: (day: string) => `Opens ${day}`, steps: ['one', 'two'] } };
const ar: typeof en = { title: 'الدروس', of: { open: (day) => `تُفتح ${day}`, steps: ['واحد', 'اثنان'] } };
const ary = overArabic(ar, { of: { open: (day) => `كتحلّ ${day}` } });

it('what has no words in Darija is said in Arabic, at any depth', () => {
  expect(ary.title).toBe('الدروس');
  expect(ary.of.open('غدا')).toBe('كتحلّ غدا');
  expect(ary.of.steps).toEqual(['واحد', 'اثنان']);
});

it('Darija is spoken at Arabic addresses only, and only where there are words', () => {
  const words = { en, ar, fr: en, ary };
  expect(spokenIn(words, 'ar', true)).toBe(ary);
  expect([spokenIn(words, 'ar', false), spokenIn({ en, ar, fr: en }, 'ar', true)]).toEqual([ar, ar]);
  expect(spokenIn(words, 'en', true)).toBe(en);
});

it('a text that her language lacks keeps the direction of its own script; Arabic about foreign words stays Arabic', () => {
  const order = { en: 'One order', ar: 'طلبية وحدة', fr: 'طلبية وحدة' };
  expect([readAs(order, 'fr'), readAs(order, 'en'), readAs(order, 'ar')]).toEqual(['ar', 'en', 'ar']);
  expect(readAs({ ...order, ar: order.en, fr: order.en }, 'ar')).toBe('en');
  expect(readAs({ ...order, ar: 'كلمة good morning' }, 'ar')).toBe('ar');
});
