import type { LegalVersion } from '../../../content/shape.ts';

export const versions: readonly LegalVersion[] = [
  {
    version: '2.7',
    effectiveOn: '2026-12-01',
    change: {
      en: 'Codes for friends, where the academy offers them: what a friend pays, what credit is and when it ends, that there is one level only and no money.',
      ar: 'رموز الصديقات حيث تعرضها الأكاديمية: ما تدفعه الصديقة، وما الرصيد ومتى يزول، وأنه مستوى واحد فقط ودون مال.',
      fr: 'Les codes pour une amie, là où l’académie les propose : ce que paie l’amie, ce qu’est le crédit et quand il se perd, qu’il n’y a qu’un niveau et pas d’argent.',
    },
  },
  {
    version: '2.6',
    effectiveOn: '2026-11-30',
    change: {
      en: 'How long a membership of the community lasts where it is offered for a month or a year, and that it does not renew by itself.',
      ar: 'كم تدوم عضوية المجتمع حيث تُعرض لشهر أو سنة، وأنها لا تتجدّد تلقائيًا.',
      fr: 'Combien de temps dure une adhésion à la communauté là où elle est proposée pour un mois ou un an, et qu’elle ne se renouvelle pas toute seule.',
    },
  },
  {
    version: '2.5',
    effectiveOn: '2026-11-29',
    change: {
      en: 'The days to change your mind about a course count from your group’s first session, where that is later than your payment.',
      ar: 'صارت أيام التراجع عن دورة تُحسب من أول لقاء لمجموعتك، إن كان بعد الدفع.',
      fr: 'Les jours pour changer d’avis sur une formation comptent à partir de la première rencontre de votre groupe, si elle vient après votre paiement.',
    },
  },
  {
    version: '2.4',
    effectiveOn: '2026-11-26',
    change: {
      en: 'Whether you pay at once or in instalments is chosen together with the way to pay. The same words as on all other pages, in plainer sentences.',
      ar: 'صار الاختيار بين دفعة واحدة والأقساط مع اختيار طريقة الدفع. والكلمات هي نفسها في كل الصفحات، بجمل أوضح.',
      fr: 'Payer en une fois ou en plusieurs se choisit avec le moyen de paiement. Les mêmes mots que sur toutes les autres pages, en phrases plus simples.',
    },
  },
  {
    version: '2.2',
    effectiveOn: '2026-11-23',
    change: {
      en: 'Courses open on this site, without a code. Money back can be asked for on the page of the order. Where the date of a workshop stands.',
      ar: 'تُفتح الدورات في هذا الموقع بلا رمز. ويمكن طلب استرجاع المبلغ في صفحة الطلب. وأين يُكتب موعد الورشة.',
      fr: 'Les formations s’ouvrent sur ce site, sans code. Un remboursement peut se demander sur la page de la commande. Où est écrite la date d’un atelier.',
    },
  },
  {
    version: '2.1',
    effectiveOn: '2026-11-22',
    change: {
      en: 'How files of the shop are delivered, that you choose the hour of a consultation yourself and until when you can move it, what holds when a course is paid in parts, and the seven rules of the community, the same everywhere.',
      ar: 'كيف تُسلَّم ملفات المتجر، وأنك تختارين ساعة الاستشارة بنفسك وإلى متى يمكنك تغييرها، وما يسري حين يُؤدّى ثمن دورة على أقساط، وقواعد المجتمع السبع وهي نفسها في كل مكان.',
      fr: 'Comment sont livrés les fichiers de la boutique, que vous choisissez vous-même l’heure d’une consultation et jusqu’à quand vous pouvez la déplacer, ce qui vaut quand une formation se paie en plusieurs fois, et les sept règles de la communauté, les mêmes partout.',
    },
  },
  {
    version: '2.0',
    effectiveOn: '2026-11-21',
    change: {
      en: 'One refund policy for all that we sell, the same on every page. Money comes back sooner: the time is counted in calendar days instead of working days. The right to withdraw and the wish to start at once are explained.',
      ar: 'سياسة واحدة لاسترجاع المال تشمل كل ما نبيعه وهي نفسها في كل الصفحات. وصار المال يعود أسرع: يُحسب الأجل بالأيام العادية بدل أيام العمل. وشُرح حقّ التراجع وطلب البدء فورًا.',
      fr: 'Une seule politique de remboursement pour tout ce que nous vendons, la même sur chaque page. L’argent revient plus vite : le délai se compte en jours de calendrier au lieu de jours ouvrables. Le droit de rétractation et le souhait de commencer tout de suite sont expliqués.',
    },
  },
  {
    version: '1.0',
    effectiveOn: '2025-06-17',
    change: { en: 'First version.', ar: 'الصيغة الأولى.', fr: 'Première version.' },
  },
];
