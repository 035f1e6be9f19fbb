import type { NewsWords } from './news.words.en.ts';

export const ar: NewsWords = {
  news: 'جديد مدربتك',
  sessions: 'كل اللقاءات المباشرة وتسجيلاتها',
  review: 'أنهيتِ نصف الدورة. كيف تجدينها؟',
  writeReview: 'اكتبي رأيك',
  changeReview: 'غيّري رأيي',
};
