import { count } from '../../platform/i18n/count.ts';
import type { Words } from './words.en.ts';

const timesForms = { one: 'مرة', two: 'مرتين', few: '{n} مرات', many: '{n} مرة', other: '{n} مرة' };
const daysForms = { one: 'يوم', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' };

export const ar: Words = {
  title: 'شهادة إتمام',
  by: (academy) => `من أكاديمية ${academy}`,
  page: {
    head: (name, course) => `${name}: ${course}`,
    description: 'شهادة إتمام، وهل هي صالحة.',
    thisIsToSay: 'تُمنح هذه الشهادة إلى',
    completed: 'عن إتمام دورة',
    taughtBy: (trainer) => `مع ${trainer}`,
    days: (from, to) => (from === to ? `يوم ${from}` : `من ${from} إلى ${to}`),
    done: (lessons, quizzes, assignments, attended) =>
      [
        `الدروس: ${lessons}`,
        quizzes > 0 ? `الاختبارات المجتازة: ${quizzes}` : '',
        assignments > 0 ? `المهمّات المقبولة: ${assignments}` : '',
        attended > 0 ? `اللقاءات المباشرة: ${attended}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    erased: 'شخص حُذف اسمه بطلب منه',
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    valid: 'صالحة: أصدرتها هذه الأكاديمية ولم تُبطَل.',
    revoked: (day) => `غير صالحة: أُبطلت يوم ${day}.`,
    replaced: (number) => `حلّت محلّها الشهادة ${number} بكتابة أخرى للاسم.`,
    pdf: 'حمّليها بصيغة PDF',
    linkedin: 'أضيفيها إلى لينكدإن',
    whatsapp: 'أرسليها عبر واتساب',
    share: (course, url) => `شهادة إتمامي لدورة ${course} ${url}`,
    check: 'للبرامج التي تتحقّق من الشهادات',
    checkText:
      'الشهادة نفسها بصيغة Open Badges 3.0، موقّعة على شكل JWT (RS256). المفاتيح في \u2066/.well-known/jwks.json\u2069.',
    credential: 'الوثيقة الموقّعة',
    aboutCourse: 'ماذا تعلّم هذه الدورة',
    yours: 'هل هي شهادتك؟ أريها لغيرك:',
    unknown: 'ليست لدينا شهادة بهذا الرقم',
    unknownText:
      'قارني الرقم بالرقم المكتوب على الشهادة، حرفًا حرفًا: يبدأ بـ \u2066DERB\u2069. إن كان هو نفسه فالأكاديمية لم تصدر تلك الشهادة.',
    notAccredited: 'تمنحها الأكاديمية عن دورتها، ولا تعترف بها الدولة.',
  },
  own: {
    title: 'شهادتك',
    description: 'شهادة إتمامك للدورة.',
    attendance: (percent, needed) => `حضورك في اللقاءات المباشرة: ${percent}%. المطلوب ${needed}%.`,
    whenDone: 'حين تنهين كل شيء تجدين شهادتك هنا.',
    left: 'ما الذي بقي',
    ofLessons: (done, of) => `${done} من ${of}`,
    finished: {
      one: 'أنهيتِ وحدة واحدة',
      two: 'أنهيتِ وحدتين',
      few: 'أنهيتِ {n} وحدات',
      many: 'أنهيتِ {n} وحدة',
      other: 'أنهيتِ {n} وحدة',
    },
    waits: 'ينتظر تصحيح مدرّبتك',
    optional: 'الدروس الاختيارية لا تُحسب.',
    name: (name) =>
      `ستصدر باسم \u2068${name}\u2069. قبل إصدارها نسألك كيف يُكتب اسمك بالحروف اللاتينية والعربية: غيّريه هناك. ويمكنك تصحيحه بعد ذلك أيضًا.`,
    wholeCourse: 'لم تُنشر الدورة كلها بعد. والشهادة عن الدورة كلها: تجدينها هنا حين يُنشر كل شيء وتنهينه.',
    earned: 'أنجزتِ كل شيء. كيف يُكتب اسمك؟',
    latin: 'الاسم بالحروف اللاتينية',
    latinHint: 'كما تريدينه على الشهادة. اتركيه فارغًا إن أردتِ العربية وحدها.',
    arabic: 'الاسم بالحروف العربية',
    arabicHint: 'اتركيه فارغًا إن أردتِ الحروف اللاتينية وحدها.',
    make: 'احصلي على شهادتك',
    again: 'صحّحي الاسم',
    againText: 'الشهادة المكتوبة باسم مصحّح تأخذ رقمًا جديدًا، والأولى تدلّ عليها.',
    see: 'انظري شهادتك',
    none: 'لا تمنح هذه الدورة شهادة.',
    back: 'كل الدروس',
    revoked: 'أُبطلت هذه الشهادة. راسلينا إن كنتِ لا تعرفين السبب.',
    problems: {
      'name-latin': 'اكتبي هذا الاسم بحروف لاتينية.',
      'name-arabic': 'اكتبي هذا الاسم بحروف عربية.',
      'name-signs': 'لا تُظهر الشهادة أحد هذه الحروف. اكتبي الاسم دونه.',
      'name-needed': 'اكتبي اسمك في واحدة من الخانتين على الأقلّ.',
      'too-long': '80 حرفًا على الأكثر.',
    },
    tooManyNames: (times, days, day) =>
      `صحّحتِ الاسم ${count(times, timesForms, 'ar')} خلال ${count(days, daysForms, 'ar')}. يمكنك تصحيحه من جديد ابتداءً من ${day}، وراسلينا إن كان الأمر عاجلًا.`,
  },
  email: {
    subject: (course) => `مبروك، شهادتك جاهزة: ${course}`,
    preview: 'أخبرينا كيف تكتبين اسمك.',
    heading: 'مبروك، أتممتِ الدورة',
    text: (course) =>
      `أنجزتِ كل ما تطلبه دورة «${course}». أخبرينا كيف تكتبين اسمك، فتجهز شهادة الإتمام في الحال: صفحة يستطيع أي شخص التحقّق منها، وملف PDF.`,
    button: 'احصلي على شهادتك',
  },
};
