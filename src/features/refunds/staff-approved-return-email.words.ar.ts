import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-approved-return-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (order, amount) => `وافق البنك ولم يؤكد: ${order}، ${amount}`,
  preview: 'لم يصل تأكيد البنك نفسه.',
  heading: 'دفعة يجب البحث عنها لدى البنك',
  intro: 'عادت المشترية من البنك بموافقة موقّعة، ولم يصل تأكيد البنك نفسه. الطلب غير مدفوع عندنا.',
  steps: [
    'ابحثي عن هذا الطلب في مكتب البنك نفسه.',
    'إن كانت الدفعة هناك فأكّديها هناك (أو أعيدي إرسال إشعارها) قبل أن يفوت أجلها.',
    'وإن لم تكن فاكتبي إلى المشترية أنه لم يُقتطع أي مبلغ. إلى ذلك الحين نطلب منها ألا تدفع مرة ثانية.',
  ],
  button: 'فتح الطلب',
};
