import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-claim-waiting-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (number, amount) => `تحويل يجب البحث عنه: ${amount}، الطلب ${number}`,
  preview: 'متعلّمة تقول إنها دفعت.',
  heading: 'تحويل ينتظر قراركم',
  intro: 'تقول متعلّمة إن هذا التحويل في الطريق. ابحثوا عنه، ثم أكّدوه أو ارفضوه في المكتب.',
  method: 'طريقة الدفع',
  methods: {
    Card: 'بطاقة بنكية',
    'Bank Transfer': 'تحويل بنكي',
    'WafaCash / Cash Plus': 'وفاكاش / كاش بلوس',
    'Other Payment Methods': 'طريقة أخرى',
  },
  transferCode: 'رمز التحويل',
  buyer: 'المشترية',
  amount: 'المبلغ',
  button: 'فتح الطلب',
};
