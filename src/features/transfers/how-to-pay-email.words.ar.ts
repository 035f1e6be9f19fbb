import type { InArabic } from '../../../content/shape.ts';
import type { en } from './how-to-pay-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  bank: {
    subject: (number) => `حسابنا البنكي لدفع ثمن طلبك ${number}`,
    preview: (amount, number) => `${amount}، مع المرجع ${number}.`,
    heading: 'كيف تدفعين بتحويل بنكي',
    intro: (amount) =>
      `حوّلي مبلغ ${amount} إلى هذا الحساب، واكتبي رقم طلبك في خانة المرجع: به نتعرّف على تحويلك.`,
    accountName: 'صاحب الحساب',
    bankName: 'البنك',
    rib: 'رقم الحساب (RIB)',
    iban: 'رقم الحساب الدولي (IBAN)، من الخارج',
    swift: 'رمز SWIFT، من الخارج',
    reference: 'المرجع',
    amount: 'المبلغ',
    next: [
      'تجرين التحويل من تطبيق بنكك أو من الشباك.',
      'تفتحين طلبك وتخبريننا بأن التحويل في الطريق.',
      'نبحث عنه، ونراسلك حالما نجده.',
    ],
    button: 'أجريتُ التحويل',
  },
  cash: {
    subject: (number) => `كيف تدفعين نقدًا ثمن طلبك ${number}`,
    preview: (amount, agencies) => `${amount} في أي وكالة ${agencies}.`,
    heading: (agencies) => `كيف تدفعين عبر ${agencies}`,
    intro: (amount, agencies) =>
      `أرسلي مبلغ ${amount} من أي وكالة ${agencies} بهذه المعلومات. لا تنسي بطاقتك الوطنية.`,
    beneficiary: 'المستفيد',
    city: 'المدينة',
    phone: 'هاتف المستفيد',
    amount: 'المبلغ',
    next: [
      'تسلّمك الوكالة وصلًا يحمل رمز التحويل.',
      'تفتحين طلبك وتكتبين هذا الرمز.',
      'نتحقق منه، ونراسلك حالما نجد المبلغ.',
    ],
    secret: 'من يعرف الرمز يستطيع سحب المبلغ: لا تعطيه لأحد، ولا تكتبيه إلا في صفحة طلبك.',
    button: 'كتابة رمز التحويل',
  },
  card: {
    subject: (number) => `دفع طلبك ${number} بالبطاقة`,
    preview: (amount) => `${amount}، في صفحة البنك الآمنة.`,
    heading: 'الدفع بالبطاقة',
    intro: (amount) =>
      `اخترتِ دفع ${amount} بالبطاقة. يتم الدفع في صفحة البنك الآمنة، ولا نطّلع نحن على بطاقتك أبدًا.`,
    button: 'الدفع بالبطاقة',
  },
  other: {
    subject: (number) => `دفع ثمن طلبك ${number} بطريقة أخرى`,
    preview: 'راسلينا لنجد معًا طريقة تناسبك.',
    heading: 'طريقة أخرى للدفع',
    intro: (amount) =>
      `تريدين دفع ${amount} بطريقة أخرى. أجيبي على هذه الرسالة أو راسلينا عبر واتساب لنتفق على الطريقة.`,
    button: 'فتح طلبي',
    whatsapp: 'مراسلتنا عبر واتساب',
    whatsappText: (number, item) => `مرحبًا، أود دفع ثمن طلبي ${number} بطريقة أخرى. ${item}.`,
  },
  promise: (when) => `نبحث عن التحويلات ${when}.`,
  until: (date) => `ادفعي من فضلك قبل ${date}، وبعد ذلك يُغلق الطلب تلقائيًا.`,
};
