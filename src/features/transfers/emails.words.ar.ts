import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const claimRefused: InArabic<typeof en.claimRefused> = {
  subject: (number) => `لم نجد تحويلك الخاص بالطلب ${number}`,
  preview: 'لم يضع شيء. إليك ما لاحظناه وما يمكنك فعله.',
  heading: 'لم نجد تحويلك',
  intro: (course) => `بحثنا عن تحويلك الخاص بـ«${course}» فلم نجده. لم يضع شيء.`,
  reason: 'ما لاحظناه',
  nextTitle: 'ما يمكنك فعله',
  next: [
    'قارني المبلغ والحساب أو المستفيد والمرجع مع وصلك.',
    'إذا كان هناك خطأ في الكتابة، فافتحي طلبك وأخبرينا من جديد.',
    'إذا كان كل شيء صحيحًا، فأجيبي على هذه الرسالة بصورة الوصل لنبحث معًا مرة أخرى.',
    'أو ادفعي بطريقة أخرى من صفحة طلبك.',
  ],
  nextWhenOver: [
    'إن كنتِ قد دفعتِ، فأجيبي على هذه الرسالة بصورة الوصل لنبحث معًا مرة أخرى.',
    'وإلا فاختاري من جديد من صفحة طلبك.',
  ],
  over: 'انتهى أجل دفع هذا الطلب، وما كان محفوظًا لك صار متاحًا لغيرك.',
  until: (date) => `يبقى طلبك مفتوحًا إلى غاية ${date}.`,
};

export const howToPay: InArabic<typeof en.howToPay> = {
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

export const staffClaimWaiting: InArabic<typeof en.staffClaimWaiting> = {
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

export const staffClaimsLate: InArabic<typeof en.staffClaimsLate> = {
  subject: (n) =>
    count(
      n,
      {
        one: 'تحويل واحد طال انتظاره',
        two: 'تحويلان طال انتظارهما',
        few: '{n} تحويلات طال انتظارها',
        many: '{n} تحويلًا طال انتظاره',
        other: '{n} تحويل طال انتظاره',
      },
      'ar',
    ),
  preview: 'متعلّمات ينتظرن جوابًا.',
  heading: 'تحويلات طال انتظارها',
  intro: (checks) =>
    `أخبرتنا هؤلاء المتعلّمات بأنهن دفعن، وانقضى الوقت الذي وعدناهن بالتحقق قبله: نتحقق ${checks}. ولم يقرر أحد بعد. الأقدم أولًا.`,
  line: (name, amount, method, since, promised) =>
    `${name}، ${amount}، ${method}، منذ ${since}، والموعود قبل ${promised}`,
  more: (n) =>
    count(
      n,
      {
        one: 'وتحويل آخر.',
        two: 'وتحويلان آخران.',
        few: '{n} تحويلات أخرى.',
        many: '{n} تحويلًا آخر.',
        other: '{n} تحويل آخر.',
      },
      'ar',
    ),
  button: 'فتح الأقدم',
};

export const staffOtherMethod: InArabic<typeof en.staffOtherMethod> = {
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
