import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';
import { applications } from './words.ar.ts';

export const proposalDeclined: InArabic<typeof en.proposalDeclined> = {
  subject: 'بخصوص الدورة التي اقترحتِها',
  preview: 'لا نستطيع إطلاقها في الوقت الحالي. شكرًا على الجهد الذي بذلتِه فيها.',
  heading: 'بخصوص اقتراحك',
  thanks: (topic) => `شكرًا على اقتراحك «${topic}». قرأ أحد أعضاء فريقنا كل سطر منه، ونقدّر الجهد الذي وراءه.`,
  answer:
    'لا نستطيع إطلاق هذه الدورة في الوقت الحالي. وليس في ذلك حكم على جودتها: فنحن نفتح دورات قليلة كل سنة، ونختار منها ما يُطلب منّا الآن أكثر من غيره.',
  fromUs: 'كلمة ممّن قرأ اقتراحك',
  door: 'إن تغيّرت خطتك، أو كانت لديك فكرة أخرى، فاقترحيها علينا: يسعدنا أن نقرأها.',
  button: 'اقترحي دورة أخرى',
};

export const applicationReply: InArabic<typeof en.applicationReply> = {
  subject: 'جوابنا عن رسالتك',
  about: (name) => `جوابنا: ${name}`,
  heading: 'جوابنا',
  yours: 'كتبتِ لنا',
};

export const received: InArabic<typeof en.received> = {
  waitlist: {
    subject: (course) => `أنت في لائحة الانتظار: ${course}`,
    preview: 'نراسلك مرة واحدة، يوم يُفتح التسجيل.',
    heading: 'أنت في لائحة الانتظار',
    intro: (course) => `اسمك الآن في لائحة انتظار «${course}».`,
    next: [
      'نراسلك على هذا البريد مرة واحدة، يوم يُفتح التسجيل.',
      'حينها تقرّرين. وجود اسمك في اللائحة لا يكلّفك شيئًا.',
      'وإن لم تعودي ترغبين في مقعد، فالرابط أدناه يحذف اسمك.',
    ],
    button: 'شاهدي الدورة',
    leave: 'احذفي اسمك من اللائحة',
  },
  proposal: {
    subject: 'وصلنا اقتراح دورتك',
    preview: 'يقرؤه إنسان خلال خمسة أيام عمل، ويجيبك في كل الأحوال.',
    heading: 'وصلنا اقتراحك',
    intro: 'شكرًا على اقتراح دورة. يقرأ إنسان كل سطر منه.',
    next: [
      'خلال خمسة أيام عمل يصلك جواب من إنسان: نعم لنتحدّث، أو لا مع سببها.',
      'إن كان الجواب نعم، تحدّثنا نصف ساعة بالفيديو أو الهاتف.',
    ],
    button: 'كيف يكون التدريس معنا',
  },
  messageAt: 'وصلتنا',
  message: {
    subject: 'وصلتنا رسالتك',
    preview: 'يجيبك إنسان خلال يوم عمل واحد.',
    heading: 'وصلتنا رسالتك',
    intro: 'شكرًا على رسالتك. يقرؤها إنسان ويجيبك بالبريد الإلكتروني خلال يوم عمل واحد.',
    next: [
      'يصلك الجواب على هذا البريد. وإن مضى يوم عمل ولم يصلك شيء، فابحثي في مجلّد الرسائل غير المرغوب فيها.',
      'لإضافة شيء، أجيبي عن هذه الرسالة.',
    ],
  },
  job: {
    subject: (job) => `وصلنا ترشيحك: ${job}`,
    preview: 'نجيبك خلال عشرة أيام عمل، مهما كان الجواب.',
    heading: 'وصلنا ترشيحك',
    intro: (job) => `شكرًا على ترشّحك لمنصب «${job}». يقرؤه الشخص الذي ستشتغلين معه.`,
    next: ['نجيبك خلال عشرة أيام عمل، حتى إن كان الجواب لا.', 'لإضافة شيء، أجيبي عن هذه الرسالة.'],
    button: 'شاهدي المنصب',
  },
  consultation: {
    subject: (service) => `وصلنا طلبك: ${service}`,
    preview: 'نجيبك خلال يوم عمل مع موعد وطريقة الدفع. لم يُقتطع منك شيء.',
    heading: 'وصلنا طلبك',
    intro: (service) => `طلبتِ «${service}». لم يُقتطع منك شيء.`,
    price: 'الثمن',
    length: 'المدّة',
    minutes: (minutes) =>
      count(
        minutes,
        {
          one: 'دقيقة واحدة',
          two: 'دقيقتان',
          few: '{n} دقائق',
          many: '{n} دقيقة',
          other: '{n} دقيقة',
        },
        'ar',
      ),
    next: [
      'نتصل بك أو نكتب إليك خلال يوم عمل، مع موعد وطريقة الدفع.',
      'حينها تقرّرين. والموعد لك حين يُدفع ثمنه.',
    ],
    button: 'ماذا تحضّرين',
  },
  interest: {
    subject: (product) => `نكتب إليك حين يُعرض للبيع: ${product}`,
    preview: 'نكتب إليك مرة واحدة. لم يُقتطع منك شيء.',
    heading: 'نخبرك حين يُعرض للبيع',
    intro: (product) =>
      `تريدين «${product}». لا يمكن شراؤه هنا بعد: نكتب إلى هذا البريد مرة واحدة حالما يصير ذلك ممكنًا. لم يُقتطع منك شيء.`,
    button: 'شاهدي المنتج',
  },
};

export const staffApplication: InArabic<typeof en.staffApplication> = {
  subject: ({ what, status, who }) => (status === null ? `${what}: ${who}` : `${what}، ${status}: ${who}`),
  preview: 'الجواب عن هذه الرسالة يصل إلى صاحب الاستمارة.',
  intro: 'وصل هذا عبر الموقع. والجواب عن هذه الرسالة يصل إلى صاحبه.',
  kinds: applications.kinds,
  about: 'حول',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية', fr: 'الفرنسية' },
  place: 'المكان',
  places: applications.places,
  answers: applications.answers,
  topics: applications.topics,
  linkNote: 'الرابط كتبه صاحب الطلب. الحذر عند فتحه، كأي رابط من شخص غير معروف.',
  button: 'فتح لوحة الإدارة',
};
