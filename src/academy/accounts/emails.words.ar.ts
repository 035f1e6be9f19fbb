import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const accountDeleted: InArabic<typeof en.accountDeleted> = {
  subject: (site) => `حُذف حسابك في ${site}`,
  preview: 'ما حذفناه، وما يُلزمنا القانون بحفظه.',
  heading: 'حُذف حسابك',
  gone: 'حذفنا صفحتك، ودخولك على كل الأجهزة، وما كتبتِه في المجتمع، واستماراتك، والرسائل التي بعثناها إليك، والطلبات التي لم تُدفع.',
  stays: (years) =>
    `يُلزمنا قانون المحاسبة بحفظ الطلبات المدفوعة ${years}. تبقى أرقامها ومبالغها وتواريخها، أما اسمك وبريدك الإلكتروني ورقم هاتفك فأزلناها، ولا يفتحها أي رابط.`,
  again: 'هذه آخر رسالة منا إليك. وإن عدتِ يومًا فستبدئين بحساب جديد.',
  notYou:
    'إن لم تكوني أنت من طلب ذلك، فقد يكون شخص ما يقرأ بريدك: غيّري كلمة مرور بريدك أولًا، ثم أجيبي عن هذه الرسالة.',
  years: {
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '{n} سنوات',
    many: '{n} سنة',
    other: '{n} سنة',
  },
};

const minuteForms = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
};
const inMinutes = (minutes: number): string => count(minutes, minuteForms, 'ar');

export const memberCode: InArabic<typeof en.memberCode> = {
  subject: (site) => `رمز دخولك إلى ${site}`,
  preview: (minutes) => `يعمل لمدّة ${inMinutes(minutes)}.`,
  heading: 'رمز الدخول',
  intro: 'اكتبي هذا الرمز في الصفحة التي طلبتِه منها لتسجّلي الدخول.',
  code: 'الرمز',
  valid: (minutes) => `يعمل مرة واحدة، ولمدّة ${inMinutes(minutes)}. إن طلبتِ رمزًا آخر خلالها وصلك الرمز نفسه.`,
  notYou:
    'إن لم تطلبي هذا الرمز فلا يلزمك فعل شيء: لا يدخل أحد دونه. لا تعطيه لأحد، فنحن لا نطلبه أبدًا بالهاتف ولا برسالة.',
};
