import type { InArabic } from '../../../content/shape.ts';
import type { en } from './gift-email.words.en.ts';

export const ar: InArabic<typeof en> = {
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
