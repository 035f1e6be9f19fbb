import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  title: 'المتجر',
  description: 'قوالب وكتب إلكترونية وأدوات صغيرة لمشروعك، وبعضها مجاني.',
  kicker: 'المتجر',
  heading: 'أدوات للمشاريع الصغيرة',
  lead: 'أعدّها مدرّبونا ونستعملها في دوراتنا. ملفات تبقى لك.',
  free: 'مجاني',
  featured: 'مختار',
  categories: { Templates: 'قوالب', Ebooks: 'كتب إلكترونية', Software: 'برامج' },
  seeProduct: 'اكتشفي المحتوى',
  back: 'العودة إلى المتجر',
  included: 'ماذا يتضمّن',
  howToUse: 'كيف تستعملينه',
  faq: 'أسئلة',
  level: 'لكل المستويات',
  updated: 'آخر تحديث {date}',
  getFree: 'اطلبي التحميل المجاني',
  getPaid: 'احصلي عليه',
  soon: 'سيُفتح التحميل قريباً، وإلى ذلك الحين نرسل الملف بأنفسنا: راسلينا ويصلك في اليوم نفسه.',
  guarantee: 'لم يناسبك؟ أمامك {shopDays} يوماً لتخبرينا وتسترجعي مالك.',
  notFound: 'لم نعثر على هذا المنتج',
};
