import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

/** Addresses and numbers read left to right inside an Arabic sentence. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

export const payment: InArabic<typeof en.payment> = {
  success: {
    title: 'الدفع',
    processingTitle: 'ننتظر جواب البنك',
    processingText: 'بقي أن يؤكّد دفعك، ولا يستغرق ذلك عادةً سوى ثوانٍ. أبقي هذه الصفحة مفتوحة.',
    slowTitle: 'تأخّر جواب البنك',
    slowText:
      'طلبك محفوظ. إن كنتِ قد دفعتِ فلا تدفعي مرة ثانية: نواصل سؤال البنك ونراسلك حالما يؤكّد الدفع. يمكنك إغلاق هذه الصفحة.',
    slowWait:
      'طلبك محفوظ. إن كنتِ قد دفعتِ فلا تدفعي مرة ثانية: يخبرنا البنك من تلقاء نفسه ونراسلك حالما يفعل. يمكنك إغلاق هذه الصفحة.',
    slowApproved:
      'وافق البنك على دفعتك، وننتظر أن يصلنا تأكيده. لا تدفعي مرة ثانية: ينظر شخص من الفريق في الأمر اليوم ويراسلك. يمكنك إغلاق هذه الصفحة.',
    checkAgain: 'تحقّقي من جديد',
    paidTitle: 'وصلنا المبلغ',
    paidText: 'شكرًا لك. هي لك من الآن.',
    paidSoonText: 'شكرًا لك. الدورة لك، ورمز التفعيل في طريقه إليك.',
    noMail: 'لم تصلك رسالة بعد 10 دقائق؟ انظري في \u2066Spam\u2069 (الرسائل غير المرغوب فيها)، أو راسلينا.',
    declinedTitle: 'لم ينجح الدفع',
    declinedText:
      'رفض البنك البطاقة ولم يخرج من حسابك أي مبلغ. طلبك محفوظ: حاولي من جديد أو ادفعي بطريقة أخرى.',
    cancelledTitle: 'أُلغي الدفع',
    cancelledText: 'أُغلقت صفحة البنك قبل دفع أي مبلغ. طلبك محفوظ.',
  },
  failure: {
    title: 'لم ينجح الدفع',
    unanswered:
      'أعادك البنك دون أن يتم الدفع. طلبك محفوظ: حاولي من جديد أو ادفعي بطريقة أخرى. وإن كنتِ قد دفعتِ فلا تدفعي مرة ثانية: يُظهر طلبك ما وصل.',
    text: (email, whatsapp) =>
      `لم ينجح الدفع، وطلبك محفوظ. حاولي من جديد، أو راسلينا على ${leftToRight(email)} أو عبر واتساب ${leftToRight(whatsapp)}.`,
    specified: (email, whatsapp) =>
      `تعذّر إتمام عملية الدفع. راسلينا على ${leftToRight(email)} أو عبر واتساب ${leftToRight(whatsapp)}.`,
  },
  cancel: { title: 'أُلغي الدفع', text: 'خرجتِ من صفحة البنك قبل الدفع، ولم يُقتطع منك شيء.' },
  kept: 'طلبك محفوظ. وإن كنتِ قد دفعتِ فلا تدفعي مرة ثانية: يُظهر طلبك ما وصل.',
  alreadyPaid: { title: 'هذا الطلب مدفوع', text: 'لم يحدث أي خلل: أكّد البنك دفعك.' },
  kinds: {
    membership: {
      paidText: 'شكرًا لك. مجتمع وضوح مفتوح لك.',
      paidSoonText: 'شكرًا لك. مجتمع وضوح مفتوح لك.',
    },
    product: {
      paidText: 'شكرًا لك. ملفاتك جاهزة للتحميل.',
      paidSoonText: 'شكرًا لك. ملفاتك جاهزة للتحميل.',
    },
    bundle: {
      paidText: 'شكرًا لك. كل ما في الباقة مفتوح لك.',
      paidSoonText: 'شكرًا لك. كل ما في الباقة لك.',
    },
    consultation: {
      paidText: 'شكرًا لك. موعدك محجوز.',
      paidSoonText: 'شكرًا لك. موعدك محجوز.',
    },
    instalment: {
      paidText: 'شكرًا لك. هذا القسط مدفوع.',
      paidSoonText: 'شكرًا لك. هذا القسط مدفوع.',
    },
    test: {
      paidText: 'شكرًا لك. كل شيء يعمل، والطلب التجريبي لا يفتح شيئًا.',
      paidSoonText: 'شكرًا لك. كل شيء يعمل، والطلب التجريبي لا يفتح شيئًا.',
    },
  },
  opened: {
    course: 'دورتك مفتوحة',
    soon: 'الدورة لك',
    membership: 'أهلًا بك في المجتمع',
    product: 'ملفاتك هنا',
    bundle: 'كل ما في الباقة لك',
    consultation: 'موعدك محجوز',
    instalment: 'وصل هذا القسط',
    test: 'كل شيء يعمل',
    named: (line, name) => `${line} يا ${name}`,
  },
  foot: {
    paid: (amount) => `دفعتِ ${amount}`,
    changeMind: (day) => `لك حتى ${day} لتغيّري رأيك وتسترجعي مالك.`,
  },
  unknown: {
    title: 'لا يمكننا عرض هذا الطلب هنا',
    text: 'لا يُفتح الطلب إلا في المتصفّح الذي سُجّل فيه أو عبر الرابط الموجود في رسالتنا. افتحي ذلك الرابط، فهو يعرض دائمًا حالة طلبك الآن.',
  },
  description: 'حالة عملية الدفع.',
  shown: {
    transaction: 'رقم العملية',
    amount: 'المبلغ كما ورد في الرابط',
    order: 'الطلب',
    status: 'الحالة',
    awaitsBank: 'ننتظر تأكيد البنك',
  },
  retry: 'حاولي من جديد',
  inParts: (line) => `هل كان المبلغ كبيرًا دفعة واحدة؟ يمكنك الدفع بالأقساط: ${line}`,
  payInParts: 'ادفعي بالأقساط',
  otherMethod: 'اختاري طريقة أخرى',
  openOrder: 'افتحي طلبك',
  courses: 'انظري كل الدورات',
  whatsapp: 'راسلينا عبر واتساب',
  whatsappText: (order) => `السلام عليكم، لدي مشكلة في الدفع${order === '' ? '' : ` الخاص بالطلب ${order}`}.`,
};

export const practiceBank: InArabic<typeof en.practiceBank> = {
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
    'approve-repeatedly': 'قبول مع إشعار مكرّر 5 مرات',
    decline: 'رفض',
    tamper: 'تغيير المبلغ خلسة',
    cancel: 'رجوع',
  },
  hints: {
    approve: 'يُخبر البنك الأكاديمية بأن المبلغ وصل.',
    'approve-late': 'تعودين أولًا، ثم يصل تأكيد البنك.',
    'approve-repeatedly': 'التأكيد نفسه خمس مرات في آن واحد، ويجب ألا يُحتسب إلا مرة.',
    decline: 'يرفض البنك، ويبقى الطلب مفتوحًا.',
    tamper: 'قبول تغيّر مبلغه في الطريق، ويجب أن يُرفض.',
    cancel: 'العودة إلى الأكاديمية دون دفع.',
  },
  settled: { approved: 'سبق للبنك أن قبل هذه العملية.', declined: 'سبق للبنك أن رفض هذه العملية.' },
  returnButton: 'عودي إلى الأكاديمية',
  missing: { title: 'لا يعرف بنك التجربة هذه العملية', text: 'ابدئي من جديد من صفحة طلبك.' },
};
