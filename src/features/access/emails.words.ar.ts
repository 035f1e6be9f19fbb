import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const accessLink: InArabic<typeof en.accessLink> = {
  subject: (product) => `ملفك: ${product}`,
  preview: (until) => `الرابط في هذه الرسالة، وهو صالح إلى ${until}.`,
  heading: 'ملفك جاهز',
  intro: (product) => `طلبتِ «${product}». ها هو، بلا ثمن.`,
  file: 'الملف',
  size: 'الحجم',
  units: {
    megabytes: (number) => `${number} ميغابايت`,
    kilobytes: (number) => `${number} كيلوبايت`,
  },
  until: 'الرابط صالح إلى',
  button: 'حمّلي الملف',
  again: 'يمكنك استعمال الرابط كما تشائين إلى ذلك الحين، ثم طلب رابط جديد من المتجر.',
};

export const accessReady: InArabic<typeof en.accessReady> = {
  subject: (course) => `ولوجك إلى ${course}`,
  preview: 'تأكّد دفعك. إليك رمز الولوج ورابط البداية.',
  heading: 'أهلًا بك، دورتك مفتوحة',
  intro: (course) => `تأكّد دفعك، وأصبحت «${course}» لك.`,
  code: 'رمز ولوجك',
  start: 'ابدئي التعلّم',
  firstTitle: 'خطواتك الأولى',
  first: [
    'افتحي منصة التعلّم بالزر أعلاه.',
    'أنشئي حسابك هناك بعنوان البريد الإلكتروني نفسه.',
    'اكتبي رمز الولوج حين يُطلب منك. يصلح مرة واحدة، وهو لك وحدك.',
  ],
  refund: (days, paidBack) =>
    `إذا لم تناسبك الدورة، فاطلبي استرجاع مالك من صفحة طلبك خلال ${days} من الدفع: نعيد إليك مبلغك بطريقة الدفع نفسها خلال ${paidBack}. أما ما دُفع نقدًا فيصلك باسمك في وكالة أو إلى حسابك البنكي.`,
  receipt: 'تجدين إيصالك في صفحة طلبك.',
};

export const accessSoon: InArabic<typeof en.accessSoon> = {
  subject: (course, hours) => `تأكّد دفعك: ولوجك إلى ${course} خلال ${hours}`,
  preview: 'مكانك محجوز، ورمز الولوج في الطريق إلى بريدك.',
  heading: 'تأكّد دفعك',
  intro: (course) => `شكرًا لك. مكانك في «${course}» محجوز.`,
  soon: (hours) =>
    `نحضّر لك رمز الولوج: يصلك بالبريد الإلكتروني خلال ${hours}، ويظهر في صفحة طلبك حالما يجهز. ليس عليك فعل أي شيء.`,
  spam: 'إذا لم يصلك شيء بعد ذلك، فابحثي في مجلد الرسائل غير المرغوب فيها، أو أجيبي على هذه الرسالة.',
};

export const gift: InArabic<typeof en.gift> = {
  somebody: 'شخص يعرفك',
  subject: (from, item) => `هدية لك من ${from}: «${item}»`,
  preview: 'ثمنها مدفوع. إليك كيف تفتحينها.',
  heading: 'هدية لك',
  intro: (from, item) => `«${item}» هدية لك من ${from}. الثمن مدفوع، ولا شيء عليك.`,
  note: (from) => `رسالة ${from}`,
  soon: (hours) => `يصل رمز الولوج إلى هذا العنوان خلال ${hours}، ولا يلزمك فعل شيء.`,
  signIn: 'سجّلي الدخول بعنوان البريد هذا: نرسل إليه رمزًا، وما من كلمة سرّ.',
  linkLife: (hours) => `تعمل هذه الروابط ${hours}، وتجدين في حسابك روابط جديدة.`,
  account: 'فتح حسابي',
  why: (site) =>
    `وصلتك هذه الرسالة لأن هذا العنوان كُتب في هدية مدفوعة لدى ${site}. إن لم تعرفي من أرسلها فليس عليك فعل أي شيء.`,
  isFor: 'هدية إلى',
  sent: {
    subject: (item) => `هديتك في الطريق: ${item}`,
    preview: 'تأكّد دفعك.',
    heading: 'هديتك في الطريق',
    intro: (item, name, email) => `تأكّد دفعك. نكتب إلى ${name} على العنوان ${email} كيف تُفتح «${item}».`,
  },
  received: {
    next: (email) => `ثم نكتب إلى ${email} كيف تُفتح الهدية.`,
  },
  owned: {
    title: 'هذا لديك من قبل',
    text: (item) => `«${item}» مفتوح لك، ولا حاجة إلى دفع ثمنه مرة ثانية. يُغلق هذا الطلب تلقائيًا.`,
    open: 'فتح ما لديّ',
    gift: 'تريدينه لشخص آخر؟ اطلبيه هدية',
  },
};

export const rights: InArabic<typeof en.rights> = {
  heading: 'استشارتك',
  what: 'الاستشارة',
  pays: 'تدفعين',
  instead: (now, before) => `${now} بدل ${before}`,
  until: 'إلى غاية',
  code: 'الرمز',
  how: 'إذا سجّلتِ الدخول احتُسب الثمن تلقائيًا. وإلا فاكتبي الرمز عند الحجز مع هذا البريد الإلكتروني.',
  book: 'احجزيها',
  subject: (course) => `استشارتك مع دورة ${course}`,
  preview: 'مع دورتك استشارة، وهي جاهزة للحجز.',
  intro: (course) => `مع دورة «${course}» استشارة لك. صارت جاهزة: اختاري موعدها متى احتجتِ إليها.`,
};

export const staffStockEmpty: InArabic<typeof en.staffStockEmpty> = {
  subject: (course) => `نفدت رموز الولوج: ${course}`,
  preview: 'متعلّمة دفعت وتنتظر رمزها.',
  heading: 'نفدت رموز الولوج',
  intro: (course, hours) => `لم يجد طلب مؤكَّد لدورة «${course}» أي رمز ولوج. وُعدت المتعلّمة برمز خلال ${hours}.`,
  next: 'أضيفوا رموزًا في المكتب: تُسلَّم فورًا إلى من ينتظرن، الأقدم فالأقدم.',
  button: 'إضافة رموز الولوج',
};
