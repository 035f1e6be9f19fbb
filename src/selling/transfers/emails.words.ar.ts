import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const claimReceived: InArabic<typeof en.claimReceived> = {
  cash: {
    subject: (item, amount) => `وصلنا رمز تحويلك، ${amount}: ${item}`,
    heading: 'وصلنا رمزك',
    intro: (item) => `شكرًا لك. وصلنا رمز ما دفعتِه نقدًا مقابل «${item}»، ونحن نبحث الآن عن المبلغ.`,
    hear: (when) => `يصلك جوابنا قبل ${when}.`,
  },
  bank: {
    subject: (item, amount) => `نبحث عن تحويلك، ${amount}: ${item}`,
    heading: 'نبحث عن تحويلك',
    intro: (item) => `شكرًا لك. أخبرتِنا بأنك أرسلتِ التحويل مقابل «${item}».`,
    hear: (when) =>
      `نبحث عنه قبل ${when}، ونراسلك حالما نجده. قد يستغرق التحويل بين البنوك يوم عمل أو يومين.`,
  },
  wallet: {
    subject: (item, amount) => `وصلنا رقم عمليتك، ${amount}: ${item}`,
    heading: 'وصلنا رقم العملية',
    intro: (item) => `شكرًا لك. وصلنا رقم العملية في محفظتك مقابل «${item}»، ونحن نبحث الآن عن المبلغ.`,
    hear: (when) => `يصلك جوابنا قبل ${when}.`,
  },
  code: 'ينتهي رمزك بـ',
  amount: 'المبلغ الذي أرسلتِه',
  full: 'اكتملت المقاعد في هذه الأثناء بدفعات سبقتك. نبحث عن دفعتك في كل الأحوال ولن يضيع منها شيء. تجدين في صفحة طلبك مجموعة أخرى إن كانت مفتوحة، وإلا نجد لك مكانًا أو نعيد إليك المبلغ.',
  notFound: 'إن لم نجد الدفعة تصلك رسالة فيها السبب، فتتحقّقين من دفعتك وترسلينها من جديد.',
};

export const claimRefused: InArabic<typeof en.claimRefused> = {
  subject: (item, amount) => `لم نجد ${amount} بعد، انظري السبب: ${item}`,
  preview: 'إليك السبب وما يمكنك فعله.',
  heading: 'لم نتمكّن من تأكيد دفعتك',
  intro: (item) => `راجعنا دفعتك لـ«${item}» ولم نتمكّن من تأكيدها بعد. لم يضِع شيء.`,
  reason: 'السبب',
  nextTitle: 'ما يمكنك فعله',
  next: [
    'قارني المبلغ والحساب أو المستفيد والمرجع مع وصل الوكالة أو البنك.',
    'إن كان في الكتابة خطأ فافتحي طلبك وأرسليها من جديد.',
    'وإن كان كل شيء صحيحًا فأضيفي صورة الوصل في صفحة طلبك لنبحث معًا مرة أخرى. لا ترسلي الوصل بالبريد ولا عبر واتساب: من يرى رمزه يستطيع سحب المبلغ.',
    'أو ادفعي بطريقة أخرى من صفحة طلبك.',
  ],
  nextWhenOver: [
    'إن كنتِ قد دفعتِ فأجيبي عن هذه الرسالة وأخبرينا متى دفعتِ وكيف، لنبحث معًا مرة أخرى. واحتفظي بالوصل ورمزه لنفسك.',
    'وإلا فاختاري من جديد من صفحة طلبك.',
  ],
  over: 'انتهى أجل دفع هذا الطلب، وما كان محفوظًا لك صار متاحًا لغيرك.',
  until: (date) => `يبقى طلبك مفتوحًا إلى غاية ${date}.`,
};

export const howToPay: InArabic<typeof en.howToPay> = {
  bank: {
    subject: (item, amount) => `ادفعي ${amount} بتحويل بنكي: ${item}`,
    preview: (number) => `الحساب، والمرجع الذي تكتبينه: ${number}.`,
    heading: 'الدفع بتحويل بنكي',
    intro: (item, amount) =>
      `وصلنا طلبك «${item}». حوّلي ${amount} إلى هذا الحساب واكتبي رقم طلبك في خانة المرجع: به نعرف تحويلك.`,
    accountName: 'صاحب الحساب',
    bankName: 'البنك',
    rib: 'رقم الحساب (RIB)',
    iban: 'رقم الحساب الدولي (IBAN)، من الخارج',
    swift: 'رمز SWIFT، من الخارج',
    reference: 'المرجع',
    amount: 'المبلغ',
    next: [
      'حوّلي المبلغ من تطبيق بنكك أو من شبّاكه.',
      'افتحي طلبك وأخبرينا بأن التحويل في الطريق.',
      'نبحث عنه، ونراسلك حالما نجده.',
    ],
    button: 'أخبرينا بأنك حوّلتِ',
  },
  cash: {
    subject: (item, amount) => `ادفعي ${amount} نقدًا: ${item}`,
    preview: (agencies) => `في أي وكالة ${agencies}.`,
    heading: 'الدفع نقدًا في وكالة',
    intro: (item, amount, agencies) =>
      `وصلنا طلبك «${item}». أرسلي ${amount} من أي وكالة ${agencies} بهذه المعلومات. خذي معك بطاقتك الوطنية (CIN).`,
    beneficiary: 'المستفيد',
    city: 'المدينة',
    phone: 'هاتف المستفيد',
    amount: 'المبلغ',
    next: [
      'تعطيك الوكالة وصلها، وفيه رمز التحويل.',
      'افتحي طلبك واكتبي هذا الرمز.',
      'نتحقّق منه، ونراسلك حالما نجد المبلغ.',
    ],
    secret: 'من يعرف الرمز يستطيع سحب المبلغ: لا تعطيه لأحد، ولا تكتبيه إلا في صفحة طلبك.',
    button: 'اكتبي رمز التحويل',
  },
  wallet: {
    subject: (item, amount) => `ادفعي ${amount} من محفظتك الإلكترونية: ${item}`,
    preview: (number) => `إلى الرقم ${number}.`,
    heading: 'الدفع من محفظة إلكترونية',
    intro: (item, amount) =>
      `وصلنا طلبك «${item}». أرسلي ${amount} من تطبيق محفظتك إلى هذا الرقم. وإن كنتِ تفضّلين مسح رمز QR فهو في صفحة طلبك.`,
    wallet: 'المحفظة',
    phone: 'الرقم',
    holder: 'الاسم الذي يظهر لك',
    amount: 'المبلغ',
    next: [
      'تؤكّد لك محفظتك الإرسال برسالة قصيرة أو وصل، وفيه رقم العملية.',
      'افتحي طلبك واكتبي هذا الرقم.',
      'نتحقّق منه، ونراسلك حالما نجد المبلغ.',
    ],
    button: 'اكتبي رقم العملية',
  },
  other: {
    subject: (item, amount) => `لنتّفق على طريقة دفع ${amount}: ${item}`,
    preview: 'وصلنا طلبك. راسلينا لنجد معًا طريقة تناسبك.',
    heading: 'طريقة أخرى للدفع',
    intro: (item) =>
      `وصلنا طلبك «${item}»، وتريدين دفعه بطريقة أخرى. راسلينا عبر واتساب أو أجيبي عن هذه الرسالة لنتّفق على الطريقة.`,
    whatsapp: 'راسلينا عبر واتساب',
    whatsappText: (number, item) => `السلام عليكم، أودّ دفع «${item}» بطريقة أخرى. رقم طلبي: ${number}`,
  },
  promise: (when) => `نبحث عن التحويلات ${when}.`,
};

export const staffClaimWaiting: InArabic<typeof en.staffClaimWaiting> = {
  subject: (number, amount) => `تحويل يجب البحث عنه: ${amount}، الطلب ${number}`,
  preview: 'وصل إخبار بالدفع.',
  heading: 'تحويل ينتظر قرارك',
  intro: 'وصل إخبار بأن هذا التحويل في الطريق. يُبحث عنه، ثم يُؤكَّد أو يُرفض في لوحة الإدارة.',
  method: 'طريقة الدفع',
  methods: {
    Card: 'بطاقة بنكية',
    'Bank Transfer': 'تحويل بنكي',
    'WafaCash / Cash Plus': 'وفاكاش / كاش بلوس',
    'Mobile Wallet': 'محفظة إلكترونية',
    'Other Payment Methods': 'طريقة أخرى',
  },
  transferCode: 'رمز التحويل',
  buyer: 'صاحب الطلب',
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
  preview: 'أشخاص ينتظرون جوابًا.',
  heading: 'تحويلات طال انتظارها',
  intro: (checks) =>
    `وصلنا الإخبار بهذه التحويلات، وانقضى الوقت الموعود للتحقّق منها: نتحقّق ${checks}. ولم يقرّر أحد بعد. الأقدم أولًا.`,
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
  preview: 'اختيرت طريقة دفع أخرى، وصاحب الطلب ينتظر مراسلتنا.',
  heading: 'صاحب طلب ينتظر مراسلتنا',
  intro: 'اختيرت طريقة دفع أخرى، مع وعد بأن نتواصل قريبًا. يُتّفق على الطريقة، ويُسجَّل الدفع حالما يصل.',
  buyer: 'صاحب الطلب',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  amount: 'المبلغ',
  button: 'فتح الطلب',
};
