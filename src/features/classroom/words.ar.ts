import { count, type CountForms } from '../../../domain/people/count.ts';
import type { Words } from './words.en.ts';

/** After 'of'. */
const lessons: CountForms = {
  one: 'درس واحد',
  two: 'درسين',
  few: '{n} دروس',
  many: '{n} درسًا',
  other: '{n} درس',
};

export const ar: Words = {
  bar: {
    label: 'القسم',
    account: 'دوراتي',
  },
  mine: {
    others: 'هذه دورات الطلبات التي في هذا المتصفح. حين تسجّلين الدخول ترين دوراتك كلها.',
    signIn: 'سجّلي الدخول',
  },
  home: {
    title: (course) => `${course}: دورتك`,
    description: 'دروسك ومجموعتك وأين وصلتِ.',
    continue: 'تابعي',
    start: 'ابدئي',
    allDone: 'أنهيتِ كل ما هو مفتوح.',
    progress: (done, of) => `أنهيتِ ${done} من أصل ${count(of, lessons, 'ar')}`,
    outline: 'الدروس',
    preview: 'ترين الدورة كما تراها متعلّماتها، ولا يُحفظ شيء مما تفعلينه هنا.',
  },
  lesson: {
    done: 'منتهٍ',
    markDone: 'أنهيتُ الدرس',
    completes: 'ينتهي هذا الدرس حين تضغطين على الزر.',
    next: 'التالي',
    previous: 'السابق',
    back: 'كل الدروس',
    draft: 'هذا هو الدرس كما كُتب الآن. تراه المتعلّمات بعد نشره.',
    free: 'درس مجاني',
    opensOn: (day) => `يُفتح يوم ${day}`,
    minutes: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  },
  kinds: {
    film: 'فيديو',
    sound: 'صوت',
    text: 'قراءة',
    file: 'ملف',
    quiz: 'اختبار قصير',
    assignment: 'واجب',
    live: 'حصة مباشرة',
    link: 'رابط',
  },
  closed: {
    'sign-in': {
      title: 'سجّلي الدخول لفتح دورتك',
      text: 'استعملي البريد الإلكتروني الذي طلبتِ به. نرسل إليك رمزًا، ولا حاجة إلى كلمة سر.',
      button: 'سجّلي الدخول',
    },
    'not-enrolled': {
      title: 'هذه الدورة ليست مفتوحة لك',
      text: 'لا يوجد طلب مدفوع لهذه الدورة ببريدك الإلكتروني. هل طلبتِ ببريد آخر؟ سجّلي الدخول به.',
      button: 'صفحة الدورة',
    },
    paused: {
      title: 'دورتك متوقفة مؤقتًا',
      text: 'تأخر أداء جزء من ثمنها. تُفتح من جديد فور أدائه، ولا يضيع شيء مما أنجزتِه.',
      button: 'صفحة طلبك',
    },
    'not-yet': {
      title: 'لم يُفتح هذا الدرس بعد',
      text: (day) => `يُفتح يوم ${day}.`,
      button: 'كل الدروس',
    },
    'lesson-not-found': {
      title: 'هذا الدرس غير موجود هنا',
      text: 'نُقل أو حُذف، وما أنجزتِه فيه محفوظ.',
      button: 'كل الدروس',
    },
  },
};
