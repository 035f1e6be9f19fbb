import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const accountDeleted: InArabic<typeof en.accountDeleted> = {
  subject: (site) => `حُذف حسابك في ${site}`,
  preview: 'ما الذي مُحي، وما الذي يبقى في الدفاتر.',
  heading: 'حُذف حسابك',
  gone: 'مُحيت صفحتك، ودخولك على كل الأجهزة، وما كتبتِه في المجتمع، واستماراتك، والرسائل التي بعثناها إليك، وكذلك الطلبات التي لم تُدفع قط.',
  stays: (years) =>
    `يُلزمنا قانون المحاسبة بحفظ الطلبات المدفوعة ${years}. تبقى أرقامها ومبالغها وتواريخها، أما اسمك وبريدك ورقم هاتفك فلم تعد مكتوبة عليها، ولا يستطيع أحد فتحها برابط.`,
  again: 'هذه آخر رسالة منا إليك. وإن عدتِ يومًا فستبدئين بعنوانك من جديد كأي واحدة تدخل أول مرة.',
  notYou:
    'إن لم تكوني أنتِ من طلب ذلك، فقد يكون أحد ما يقرأ بريدك: غيّري كلمة سرّه أولًا، ثم أجيبي على هذه الرسالة.',
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
  preview: (minutes) => `صالح لمدّة ${inMinutes(minutes)}.`,
  heading: 'رمز الدخول',
  intro: 'اكتبي هذا الرمز في الصفحة التي طلبتِه منها فيُفتح لكِ الباب، وما من كلمة سرّ تحفظينها.',
  code: 'الرمز',
  valid: (minutes) => `صالح لمدّة ${inMinutes(minutes)} ولمرة واحدة. إذا طلبتِ رمزًا آخر خلالها يصلك الرمز نفسه.`,
  notYou:
    'إذا لم تطلبي هذا الرمز، فليس عليك فعل أي شيء: لا يدخل أحد من دونه. ولا تعطيه لأحد، فنحن لا نطلبه أبدًا بالهاتف ولا برسالة.',
};
