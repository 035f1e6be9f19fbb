import type { InArabic } from '../../../content/shape.ts';
import type { en } from './legal.words.en.ts';

export const ar: InArabic<typeof en> = {
  kicker: 'معلومات قانونية',
  version: (version) => `الصيغة ${version}`,
  effective: (date) => `سارية منذ ${date}`,
  effectiveFrom: (date) => `تسري ابتداءً من ${date}`,
  earlier: 'هذه صيغة سابقة. اقرئي [الصيغة المنشورة الآن](newest).',
  contents: 'في هذه الصفحة',
  versions: 'صيغ هذه الصفحة',
  versionsText: 'نحتفظ بكل صيغة سابقة. وما ليس له رابط هنا فاطلبيه [بالبريد الإلكتروني](email) نرسله إليك.',
  versionColumn: 'الصيغة',
  sinceColumn: 'سارية منذ',
  changeColumn: 'ما الذي تغيّر',
  others: 'اقرئي أيضًا',
  identity: {
    name: 'الاسم',
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
  },
};
