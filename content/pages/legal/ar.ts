import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  kicker: 'معلومات قانونية',
  version: (version) => `الصيغة ${version}`,
  effective: (date) => `سارية منذ ${date}`,
  contents: 'في هذه الصفحة',
  versions: 'صيغ هذه الصفحة',
  versionsText: 'نحتفظ بكل صيغة سابقة. اطلبيها [بالبريد الإلكتروني](email) فنرسلها إليك.',
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
