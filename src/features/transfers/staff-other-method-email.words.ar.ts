import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-other-method-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (number, amount) => `اتفاق على الدفع: الطلب ${number}، ${amount}`,
  preview: 'مشترية اختارت طريقة دفع أخرى وتنتظر منا كلمة.',
  heading: 'مشترية تنتظر منا كلمة',
  intro:
    'اختارت طريقة دفع أخرى وأخبرناها بأننا سنتواصل معها قريبًا. المطلوب الاتفاق معها ثم تسجيل الدفع حالما يصل.',
  buyer: 'المشترية',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  amount: 'المبلغ',
  button: 'فتح الطلب',
};
