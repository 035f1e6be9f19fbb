import type { LegalVersion } from '../../../content/shape.ts';

/** The list of cookies comes with the software, whatever text an academy has above it: the day on which it last changed. */
export const listChangedOn = '2026-11-30';

export const versions: readonly LegalVersion[] = [
  {
    version: '1.5',
    effectiveOn: '2026-11-27',
    change: {
      en: 'Of those who said yes to counting, the first link that led here is remembered for thirty days, by the words in its address, and kept with an order.',
      ar: 'لمن وافقت على عدّ الزيارات يُتذكّر أول رابط أوصلها إلينا ثلاثين يومًا، بالكلمات التي في عنوانه، ويُحفظ مع الطلب.',
      fr: 'Pour qui a dit oui au comptage, le premier lien qui l’a fait venir ici est retenu trente jours, par les mots de son adresse, et gardé avec une commande.',
    },
  },
  {
    version: '1.4',
    effectiveOn: '2026-11-26',
    change: {
      en: 'That the chat has greeted you is remembered on your device for longer, so that it greets only once. The same rules in plainer words.',
      ar: 'يتذكّر جهازك مدة أطول أن المحادثة رحّبت بك، حتى لا ترحّب بك إلا مرة واحدة. والقواعد نفسها بكلام أوضح.',
      fr: 'Votre appareil retient plus longtemps que la discussion vous a dit bonjour, pour ne le faire qu’une fois. Les mêmes règles en mots plus simples.',
    },
  },
  {
    version: '1.2',
    effectiveOn: '2026-11-23',
    change: {
      en: 'An order placed after a yes is marked as such, and the page of the yes is counted.',
      ar: 'يُسجَّل مع الطلب أنه جاء بعد موافقة، وتُعدّ الصفحة التي قيلت فيها نعم.',
      fr: 'Une commande passée après un oui est marquée comme telle, et la page du oui est comptée.',
    },
  },
  {
    version: '1.1',
    effectiveOn: '2026-11-22',
    change: {
      en: 'Three cookies more for members who sign in, and one for those who work here. Opened pages are counted, of those alone who said yes: what is counted, and for how long it is kept.',
      ar: 'أُضيفت ثلاثة ملفّات ارتباط للعضوات اللواتي يسجّلن الدخول، وملف لمن يعمل هنا. وتُعدّ الصفحات المفتوحة، لمن وافقن على ذلك وحدهنّ: ما الذي يُعدّ، وكم نحتفظ به.',
      fr: 'Trois cookies de plus pour les membres qui se connectent, et un pour qui travaille ici. Les pages ouvertes sont comptées, seulement pour qui a dit oui : ce qui est compté, et combien de temps c’est gardé.',
    },
  },
  {
    version: '1.0',
    effectiveOn: '2025-06-17',
    change: { en: 'First version.', ar: 'الصيغة الأولى.', fr: 'Première version.' },
  },
];
