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
  until: (day) => `نرسله في أجل أقصاه ${day}`,
  done: (day) => `أُرسل في ${day}`,
  decided: 'تقرر',
  sent: 'أُرسل',
  proof: 'رقم التحويل',
  creditNote: 'الإشعار الدائن (PDF)',
  receiptPdf: 'الإيصال بصيغة PDF',
  allDone: { title: 'أعدنا إليك مالك', text: 'أُعيد ثمن هذا الطلب وأُغلق.' },
  someDecided: {
    title: 'قررنا أن نعيد إليك مالك',
    text: (day) => `نرسل المبلغ في أجل أقصاه ${day}، ونراسلك حينها. أُغلق هذا الطلب.`,
  },
  badges: { decided: 'تقرّرت إعادة المبلغ', sent: 'أُعيد المبلغ' },
};
