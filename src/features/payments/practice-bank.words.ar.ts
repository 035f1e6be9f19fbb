import type { InArabic } from '../../../content/shape.ts';
import type { en } from './practice-bank.words.en.ts';

export const ar: InArabic<typeof en> = {
  title: 'بنك التجربة',
  description: 'بديل تجريبي لصفحة الدفع بالبطاقة. لا يُنقل أي مال.',
  noMoney: 'هذا بنك للتجربة فقط. لا يُنقل أي مال ولا تُطلب أي بطاقة.',
  amount: 'المبلغ',
  order: 'الطلب',
  item: 'المنتج',
  reference: 'المرجع',
  choose: 'بمَ يجيب البنك؟',
  buttons: {
    approve: 'قبول',
    'approve-late': 'قبول بعد ثوانٍ',
    'approve-repeatedly': 'قبول مع إشعار مكرر 5 مرات',
    decline: 'رفض',
    tamper: 'تغيير المبلغ خلسة',
    cancel: 'رجوع',
  },
  hints: {
    approve: 'يُخبر البنك الأكاديمية بأن المبلغ وصل.',
    'approve-late': 'تعودين أولًا، ثم يصل خبر البنك.',
    'approve-repeatedly': 'الخبر نفسه خمس مرات في آن واحد، ويجب ألا يُحتسب إلا مرة.',
    decline: 'يرفض البنك، ويبقى الطلب مفتوحًا.',
    tamper: 'قبول تغيّر مبلغه في الطريق، ويجب أن يُرفض.',
    cancel: 'العودة إلى الأكاديمية دون دفع.',
  },
  settled: { approved: 'سبق للبنك أن قبل هذه العملية.', declined: 'سبق للبنك أن رفض هذه العملية.' },
  returnButton: 'العودة إلى الأكاديمية',
  missing: { title: 'لا يعرف بنك التجربة هذه العملية', text: 'ابدئي من جديد من صفحة طلبك.' },
};
