import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const accessLink: InArabic<typeof en.accessLink> = {
  subject: (product) => `ملفك: ${product}`,
  preview: (until) => `الرابط في هذه الرسالة، وهو صالح إلى ${until}.`,
  heading: 'ملفك جاهز',
  intro: (product) => `إليك «${product}» مجانًا.`,
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
  subject: (course) => `دورتك مفتوحة: ${course}`,
  preview: 'وصلنا المبلغ. إليك رمز التفعيل ورابط البداية.',
  heading: 'دورتك مفتوحة',
  intro: (course) => `وصلنا المبلغ، وأصبحت «${course}» لك.`,
  code: 'رمز التفعيل',
  start: 'ابدئي التعلّم',
  firstTitle: 'خطواتك الأولى',
  first: [
    'افتحي منصّة التعلّم بالزرّ أعلاه.',
    'أنشئي حسابك هناك بالبريد الإلكتروني نفسه.',
    'اكتبي رمز التفعيل حين يُطلب منك. يصلح مرة واحدة، وهو لك وحدك.',
  ],
  refund: (days, paidBack) =>
    `إذا لم تناسبك الدورة فاطلبي استرجاع المبلغ من صفحة طلبك خلال ${days}: نعيده بالطريقة التي دفعتِ بها خلال ${paidBack}. أما ما دفعتِه نقدًا فيُسلَّم إليك، أو يصلك باسمك في وكالة أو في حسابك البنكي.`,
  receipt: 'تجدين وصل الأداء في صفحة طلبك.',
};

export const accessSoon: InArabic<typeof en.accessSoon> = {
  subject: (course, hours) => `وصلنا المبلغ، ورمز التفعيل يصلك خلال ${hours}: ${course}`,
  preview: 'مقعدك محجوز.',
  heading: 'وصلنا المبلغ',
  intro: (course) => `شكرًا لك. مقعدك في «${course}» محجوز.`,
  soon: (hours) =>
    `نحضّر لك رمز التفعيل: يصلك بالبريد الإلكتروني خلال ${hours}، وتجدينه عندئذ في صفحة طلبك أيضًا. لا يلزمك فعل شيء.`,
  spam: 'إذا لم يصلك شيء في هذا الأجل فابحثي في الرسائل غير المرغوب فيها، أو أجيبي عن هذه الرسالة.',
};

export const gift: InArabic<typeof en.gift> = {
  somebody: 'شخص يحبّك',
  subject: (from, item) => `هدية لك من ${from}: ${item}`,
  preview: 'ثمنها مدفوع. إليك كيف تفتحينها.',
  heading: 'هدية لك',
  intro: (from, item) => `«${item}» هدية لك من ${from}. ثمنها مدفوع، ولا تدفعين شيئًا.`,
  note: (from) => `رسالة ${from}`,
  soon: (hours) => `يصل رمز التفعيل إلى هذا البريد خلال ${hours}، ولا يلزمك فعل شيء.`,
  signIn: 'سجّلي الدخول بهذا البريد الإلكتروني: نرسل إليه رمزًا، دون كلمة مرور.',
  linkLife: (hours) => `تعمل هذه الروابط ${hours}، وتجدين في حسابك روابط جديدة.`,
  account: 'افتحي حسابك',
  why: (site) =>
    `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني كُتب في هدية مدفوعة لدى ${site}. إن لم تعرفي من أرسلها فلا يلزمك فعل شيء.`,
  isFor: 'هدية إلى',
  sent: {
    subject: (item) => `هديتك في الطريق: ${item}`,
    preview: 'وصلنا المبلغ.',
    heading: 'هديتك في الطريق',
    waitsSubject: (item) => `هديتك تنتظر يومها: ${item}`,
    waitsHeading: 'هديتك تنتظر يومها',
    waits: (item, name, email, day) =>
      `وصلنا المبلغ. يوم ${day} في 08:00 بتوقيت المغرب نراسل ${name} على ${email} لنشرح كيف تُفتح «${item}». ويمكنك تغيير اليوم في صفحة طلبك.`,
    intro: (item, name, email) => `وصلنا المبلغ. نراسل ${name} على ${email} لنشرح كيف تُفتح «${item}».`,
  },
  received: {
    next: (email) => `ثم نراسل ${email} لنشرح كيف تُفتح الهدية.`,
    byHand: 'ثم تحصلين على رابط وبطاقة لتقديم هديتك.',
  },
  hand: {
    isFor: 'تقدّمينها بنفسك',
    subject: (item) => `قدّمي هديتك بهذا الرابط: ${item}`,
    heading: 'هديتك جاهزة لتقديمها',
    intro: (item, name) =>
      `وصلنا المبلغ. أرسلي هذا الرابط إلى ${name}، أو اطبعي البطاقة من صفحة طلبك: يكفي بعدها التعريف بالنفس لتُفتح «${item}».`,
    once: 'الهدية لأول من يفتح الرابط. وإلى ذلك الحين يمكنك، من صفحة طلبك، طلب رابط جديد أو إرسالها إلى بريد إلكتروني.',
    button: 'البطاقة والإرسال عبر واتساب',
  },
  owned: {
    subject: (item) => `لا تدفعي مرة ثانية، هذا لديك من قبل: ${item}`,
    title: 'هذا لديك من قبل',
    preview: 'يُغلق هذا الطلب تلقائيًا.',
    text: (item) => `«${item}» لديك من قبل، فلا تدفعي ثمنه مرة ثانية. يُغلق هذا الطلب تلقائيًا.`,
    open: 'افتحي ما لديك',
    gift: 'تريدينه لشخص آخر؟ اطلبيه هدية',
  },
};

export const rights: InArabic<typeof en.rights> = {
  heading: 'استشارتك',
  what: 'الاستشارة',
  pays: 'تدفعين',
  free: 'مجاني',
  instead: (now, before) => `${now} بدل ${before}`,
  until: 'إلى غاية',
  code: 'الرمز',
  how: 'إذا سجّلتِ الدخول احتُسب الثمن تلقائيًا. وإلا فاكتبي الرمز عند الحجز مع هذا البريد الإلكتروني.',
  book: 'احجزيها',
  subject: (course) => `استشارتك جاهزة للحجز: ${course}`,
  preview: 'جاءت مع دورتك.',
  intro: (course) => `مع دورة «${course}» استشارة لك. صارت جاهزة: اختاري موعدًا متى احتجتِ إليها.`,
};

export const staffStockEmpty: InArabic<typeof en.staffStockEmpty> = {
  subject: (course) => `نفدت رموز التفعيل: ${course}`,
  preview: 'طلب مدفوع ينتظر رمزه.',
  heading: 'نفدت رموز التفعيل',
  intro: (course, hours) => `لم يبقَ رمز تفعيل لطلب مؤكَّد لدورة «${course}». الوعد: رمز خلال ${hours}.`,
  next: 'تُضاف الرموز في لوحة الإدارة: تُسلَّم فورًا إلى من ينتظر، الأقدم فالأقدم.',
  button: 'إضافة رموز التفعيل',
};
