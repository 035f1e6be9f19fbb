/** Answers to what people send with forms, in their language: staff choose one and change it as they need. */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';

export const readyReplies = [
  'more',
  'call',
  'dates',
  'payment',
  'times',
  'interview',
  'no',
  'proposal',
  'scholarship',
] as const;
export type ReadyReply = (typeof readyReplies)[number];

const usual: readonly ReadyReply[] = ['more', 'call'];
/** A waitlist and a workshop answer by themselves. */
const byKind: Partial<Record<ApplicationKind, readonly ReadyReply[]>> = {
  waitlist: [],
  workshop: [],
  careers: ['interview', 'no'],
  consultation: ['times', 'call'],
  'host-course': ['proposal', 'more'],
};

/** What fits a message of some topics first. */
const byTopic: Readonly<Record<string, readonly ReadyReply[]>> = { course: ['dates'], payment: ['payment'] };

/** Those that fit a form; `topic`: of a message, by the name that the form gives it. */
export const readyRepliesFor = (kind: ApplicationKind, topic: string | undefined): readonly ReadyReply[] => [
  ...(topic !== undefined && Object.hasOwn(byTopic, topic) ? (byTopic[topic] ?? []) : []),
  ...(byKind[kind] ?? usual),
];

const texts: Record<Locale, Record<ReadyReply, string>> = {
  en: {
    more: 'Thank you for writing to us. So that we can answer well, please tell us a little more: what have you tried so far, and what would help you most?',
    call: 'Thank you for writing to us. We would like to talk with you about it. On which number and at what time may we call you?',
    dates:
      'Thank you for writing to us. The price and the next dates are on the page of each course, where you can enrol or join the waitlist. Which course do you have in mind?',
    payment:
      'Thank you for writing to us. To find your payment, please send us the number of your order and a photo of the receipt, in reply to this e-mail.',
    times:
      'Thank you for your interest in a consultation. Which days and hours suit you in the next two weeks? We will reserve a time for you.',
    interview:
      'Thank you for your application. We would like to get to know you in a call of about twenty minutes. Which days and hours suit you this week?',
    no: 'Thank you for your application and the work you put into it. This time we chose somebody else. We will gladly read from you again when another position opens.',
    proposal:
      'Thank you for your proposal. We would like to hear more about it in a call of about thirty minutes. Which days and hours suit you?',
    scholarship:
      'Thank you for telling us about yourself. Two people read your request. More learners asked than there are scholarships, and this time others were chosen. You are welcome to ask again when new ones open; the course can also be paid in other ways, and we gladly tell you which.',
  },
  ar: {
    more: 'شكرًا على رسالتك. لنجيبك جوابًا وافيًا، أخبرينا بالمزيد من فضلك: ماذا جرّبتِ حتى الآن، وما أكثر ما ينفعك؟',
    call: 'شكرًا على رسالتك. يسعدنا أن نتحدّث معك في الأمر. على أي رقم وفي أي وقت يمكننا الاتصال بك؟',
    dates:
      'شكرًا على رسالتك. ثمن كل دورة ومواعيدها القادمة في صفحتها، وفيها التسجيل أو الانضمام إلى لائحة الانتظار. أي دورة تقصدين؟',
    payment: 'شكرًا على رسالتك. لنجد دفعتك، أرسلي إلينا من فضلك رقم طلبك وصورة للوصل، جوابًا عن هذه الرسالة.',
    times: 'شكرًا على اهتمامك بالاستشارة. أي الأيام والساعات تناسبك في الأسبوعين القادمين؟ سنحجز لك موعدًا فيها.',
    interview:
      'شكرًا على ترشّحك. نودّ أن نتعرّف عليك في مكالمة من نحو عشرين دقيقة. أي الأيام والساعات تناسبك هذا الأسبوع؟',
    no: 'شكرًا على ترشّحك وعلى الجهد الذي بذلتِه فيه. وقع اختيارنا هذه المرّة على ترشّح آخر، ويسعدنا أن نقرأ لك من جديد حين تُفتح وظيفة أخرى.',
    proposal:
      'شكرًا على اقتراحك. نودّ أن نسمع عنه المزيد في مكالمة من نحو ثلاثين دقيقة. أي الأيام والساعات تناسبك؟',
    scholarship:
      'شكرًا على ما حكيتِه لنا عن نفسك. قرأ طلبكِ شخصان. الطلبات أكثر من المنح، واختير هذه المرّة غيرك. يمكنك أن تطلبي من جديد حين تُفتح منح أخرى، وللدورة طرق أخرى للدفع يسعدنا أن ندلّك عليها.',
  },
  fr: {
    more: 'Merci de nous écrire. Pour bien vous répondre, il nous faut en savoir un peu plus : qu’avez-vous déjà essayé, et qu’est-ce qui vous aiderait le plus ?',
    call: 'Merci de nous écrire. Nous aimerions en parler avec vous. À quel numéro et à quelle heure pouvons-nous vous appeler ?',
    dates:
      'Merci de nous écrire. Le prix et les prochaines dates sont sur la page de chaque formation, où vous pouvez vous inscrire ou rejoindre la liste d’attente. À quelle formation pensez-vous ?',
    payment:
      'Merci de nous écrire. Pour trouver votre paiement, il nous faut le numéro de votre commande et une photo du justificatif : envoyez-les en réponse à cet e-mail.',
    times:
      'Merci de penser à une consultation. Quels jours et quelles heures vous conviennent dans les deux semaines qui viennent ? Nous vous gardons un rendez-vous.',
    interview:
      'Merci pour votre candidature. Nous aimerions mieux vous connaître, au téléphone, pendant une vingtaine de minutes. Quels jours et quelles heures vous conviennent cette semaine ?',
    no: 'Merci pour votre candidature et pour le travail que vous y avez mis. Cette fois, nous avons choisi une autre personne. Nous vous lirons avec plaisir quand un autre poste s’ouvrira.',
    proposal:
      'Merci pour votre proposition. Nous aimerions en savoir plus, au téléphone, pendant une demi-heure environ. Quels jours et quelles heures vous conviennent ?',
    scholarship:
      'Merci de nous avoir parlé de vous. Deux personnes ont lu votre demande. Il y a plus de demandes que de bourses et, cette fois, d’autres ont été choisies. Vous pourrez en faire une nouvelle quand d’autres bourses s’ouvriront ; la formation peut aussi se payer autrement, et nous vous dirons volontiers comment.',
  },
};

export const readyReplyIn = (reply: ReadyReply, locale: Locale): string => texts[locale][reply];
