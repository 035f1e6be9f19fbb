import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  title: 'استرجاع مالك',
  titleMany: 'المبالغ المعادة إليك',
  ways: {
    card: 'إلى البطاقة التي دفعتِ بها. قد يحتاج بنكك بضعة أيام عمل ليظهر المبلغ.',
    'bank-transfer': 'بتحويل بنكي إلى الحساب الذي أعطيتِنا.',
    'cash-agency': 'نقدًا، باسمك في وكالة وفاكاش أو كاش بلوس. خذي معك بطاقتك الوطنية (CIN).',
  },
  surplus: 'دفعتِ مرتين: هذه هي الدفعة الثانية.',
  until: (day) => `يصلك قبل ${day}`,
  done: (day) => `أُرسل في ${day}`,
  onTheWay: 'في الطريق',
  sent: 'أُرسل',
  proof: 'رقم التحويل',
  creditNote: 'الإشعار الدائن (PDF)',
  receiptPdf: 'الإيصال بصيغة PDF',
  allDone: { title: 'أعدنا إليك مالك', text: 'أُعيد ثمن هذا الطلب وأُغلق.' },
  onItsWay: { title: 'مبلغك في طريقه إليك', text: 'أُغلق هذا الطلب. إليك أدناه كيف يصلك المبلغ ومتى.' },
};
