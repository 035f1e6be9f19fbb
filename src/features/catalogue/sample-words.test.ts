import { expect, it } from 'vitest';
import { saysSampleWords } from './sample-words.ts';

const delivered = {
  slug: 'sewing',
  priceCentimes: 80_000,
  videoPoster: '/media/preview-of-a-course-with-a-very-long-name',
  words: {
    en: { name: 'Sewing', level: 'Beginner', description: 'Sew your first dress in four evenings at home.' },
    ar: {
      name: 'الخياطة',
      level: 'مبتدئة',
      description: 'خيطي فستانك الأول في أربع أمسيات من بيتك مع مدرّبة.',
    },
  },
};
const ours = {
  ...delivered,
  words: {
    en: {
      name: 'Embroidery',
      level: 'Beginner',
      description: 'Embroider a cushion by hand, stitch by stitch.',
    },
    ar: { name: 'الطرز', level: 'مبتدئة', description: 'طرّزي وسادة بيدك غرزة بعد غرزة مع معلّمة من فاس.' },
  },
};

it('a tick or a price leaves it the sample', () => {
  expect(saysSampleWords({ ...delivered, priceCentimes: 90_000, comingSoon: true }, delivered)).toBe(true);
});

it('words that were all replaced are no sample, though its level, its film and its address stayed', () => {
  expect(saysSampleWords(ours, delivered)).toBe(false);
});

it('one sentence that stayed, or a name in one language, is still the sample', () => {
  const { words } = ours;
  const { description, name } = delivered.words.ar;
  expect(saysSampleWords({ ...ours, words: { ...words, ar: { ...words.ar, description } } }, delivered)).toBe(
    true,
  );
  expect(saysSampleWords({ ...ours, words: { ...words, ar: { ...words.ar, name } } }, delivered)).toBe(true);
});
