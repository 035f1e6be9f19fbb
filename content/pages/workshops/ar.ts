import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  title: 'الورشات',
  description: 'ورشات مباشرة قصيرة: مهارة واحدة في أمسية واحدة، ومع مجموعة صغيرة.',
  kicker: 'الورشات',
  heading: 'مهارة واحدة، أمسية واحدة، مجموعة صغيرة',
  lead: 'تأتين بهاتفك، وتخرجين بعمل مكتمل.',
  past: 'أُقيمت في {date}. نسجّل الأسماء للدورة القادمة.',
  upcoming: 'في {date}',
  spots: { one: 'مقعد واحد', two: 'مقعدان', few: '{n} مقاعد', many: '{n} مقعداً', other: '{n} مقعد' },
  rating: 'التقييم {rating} من 5',
  learnMore: 'اكتشفي الورشة',
  back: 'العودة إلى الورشات',
  whatYouLearn: 'ماذا ستتعلّمين',
  prerequisites: 'ماذا تحتاجين',
  facts: { duration: 'المدّة', instructor: 'المؤطِّرة', location: 'المكان', capacity: 'عدد المقاعد' },
  faq: 'أسئلة',
  register: 'احجزي مكانك في الدورة القادمة',
  notFound: 'لم نعثر على هذه الورشة',
};
