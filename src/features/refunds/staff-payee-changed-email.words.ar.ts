import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-payee-changed-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (site) => `${site}: تغيّرت الجهة التي تُرسَل إليها الأموال`,
  preview: 'من غيّرها، وما كانت عليه وما صارت إليه.',
  heading: 'تغيّرت الجهة التي تُرسَل إليها الأموال',
  by: 'من غيّرها',
  byServer: 'من يدير الخادم',
  at: 'متى',
  before: { bankTransfer: 'الحساب البنكي السابق', cashAgency: 'وكالة النقد السابقة' },
  after: { bankTransfer: 'الحساب البنكي الآن', cashAgency: 'وكالة النقد الآن' },
  none: 'لا شيء',
  next: 'الأرقام الوسطى مخفية هنا، وهي كاملة في السجل.',
  button: 'افتحي السجل',
  notYou: 'إذا لم تكوني على علم بهذا، فأعيدي المعطيات السابقة واتّصلي بزميلتك فورًا.',
};
