import type { Words } from './film.words.en.ts';

export const ar: Words = {
  choose: 'كم تريدين أن تستهلكي؟',
  ways: { film: 'فيديو', small: 'فيديو صغير', sound: 'صوت فقط', read: 'قراءة' },
  kilobytes: (n) => `${n} كيلوبايت`,
  megabytes: (n) => `${n} ميغابايت`,
  nothingYet: 'لا يُحمَّل شيء قبل أن تضغطي على التشغيل. ونتذكّر اختيارك.',
  goesOnAt: (time) => `نتابع من ${time}`,
  back: '10 ثوانٍ إلى الوراء',
  speed: 'السرعة',
  captionsIn: 'الترجمة المكتوبة',
  noCaptions: 'بلا',
  offline: 'بلا شبكة، لا يُفتح إلا ما على هذا الهاتف.',
  captions: { en: 'English', ar: 'العربية' },
  transcript: 'ما يقال في الدرس',
  noTranscript: 'لم يُكتب بعد ما يقال في هذا الدرس. نص الدرس في الأسفل.',
  failed: 'توقّف التحميل. افتحي الصفحة من جديد: تقول لك السبب، أو تتابع من حيث توقفتِ.',
  again: 'افتحي الصفحة من جديد',
  beingMade: 'هذا الفيديو قيد التحضير. عودي بعد دقائق.',
  files: 'ملفات هذا الدرس',
};
