import type { LegalVersion } from '../../../content/shape.ts';

export const versions: readonly LegalVersion[] = [
  {
    version: '2.9',
    effectiveOn: '2026-12-01',
    change: {
      en: 'What is kept of those who have a code for friends, or use one; of a seat that an organisation pays, and of its contact; and of who asks for a scholarship.',
      ar: 'ما يُحفظ عمّن لها رمز لصديقاتها أو تستعمل رمزًا كهذا، وعن مقعد تدفع ثمنه مؤسسة وعن جهة الاتصال فيها، وعمّن تطلب منحة.',
      fr: 'Ce qui est gardé de qui a un code pour ses amies, ou en utilise un ; d’une place qu’une organisation paie, et de son contact ; et de qui demande une bourse.',
    },
  },
  {
    version: '2.8',
    effectiveOn: '2026-11-30',
    change: {
      en: 'What is kept of your learning: when you plan to learn, which questions you practise, the notes you write for yourself, the questions you ask by voice, what a group says about each other’s work, and what you show your group and your study partner. Your own page of what you made, for those who publish one, and what you answer about what came of a course. What is kept of trainers who get a share of sales. What we bring here from where you learnt before.',
      ar: 'ما يُحفظ من تعلّمك: متى تخطّطين للتعلّم، والأسئلة التي تتدرّبين عليها، والملاحظات التي تكتبينها لنفسك، والأسئلة التي تطرحينها بصوتك، وما تقوله مجموعة عن أعمال من فيها، وما تُظهرينه لمجموعتك ولرفقة متابعتك. وصفحة أعمالك لمن تنشرها، وما تجيبين به عمّا نتج عن دورة. وما يُحفظ عمّن لها نصيب من المبيعات. وما ننقله إلى هنا من حيث تعلّمتِ من قبل.',
      fr: 'Ce qui est gardé de votre apprentissage : quand vous prévoyez d’apprendre, les questions que vous revoyez, les notes que vous écrivez pour vous, les questions que vous posez de vive voix, ce qu’un groupe dit des travaux de chacun, et ce que vous montrez à votre groupe et à votre binôme. Votre page de réalisations, pour qui en publie une, et ce que vous répondez sur ce qu’a donné une formation. Ce qui est gardé de qui enseigne contre une part des ventes. Ce que nous reprenons de là où vous avez appris avant.',
    },
  },
  {
    version: '2.7',
    effectiveOn: '2026-11-29',
    change: {
      en: 'What is kept of the community: the live sessions you sign up for too.',
      ar: 'ما يُحفظ من المجتمع: اللقاءات المباشرة التي تسجّلين فيها أيضًا.',
      fr: 'Ce qui est gardé de la communauté : aussi les rencontres en direct auxquelles vous vous inscrivez.',
    },
  },
  {
    version: '2.6',
    effectiveOn: '2026-11-27',
    change: {
      en: 'News by e-mail, for those who agree to them: what is kept, for how long, that opening is not tracked, and how you end them. An order of somebody who agreed to the counting of visits says which link led here.',
      ar: 'الأخبار بالبريد الإلكتروني لمن توافق عليها: ما الذي يُحفظ، وإلى متى، وأننا لا نتتبّع فتحها، وكيف توقفينها. ويُسجَّل مع طلب من وافقت على عدّ الزيارات أي رابط أوصلها إلينا.',
      fr: 'Les nouvelles par e-mail, pour qui les accepte : ce qui est gardé, combien de temps, que leur ouverture n’est pas suivie, et comment les arrêter. Une commande de qui a accepté le comptage des visites dit quel lien a mené ici.',
    },
  },
  {
    version: '2.4',
    effectiveOn: '2026-11-26',
    change: {
      en: 'Messages by WhatsApp, for those who ask for them: what Meta receives, how you end them, and that a STOP is kept. The same rules in plainer words.',
      ar: 'رسائل واتساب لمن تطلبها: ما الذي يصل إلى شركة Meta، وكيف توقفينها، وأن طلب التوقّف يُحفظ. والقواعد نفسها بكلام أوضح.',
      fr: 'Les messages WhatsApp, pour qui les demande : ce que reçoit Meta, comment les arrêter, et qu’un STOP est gardé. Les mêmes règles en mots plus simples.',
    },
  },
  {
    version: '2.2',
    effectiveOn: '2026-11-23',
    change: {
      en: 'What is kept of your learning. An order says whether you had agreed to the counting of visits. Who is told of your orders, and of what: payments, refunds, access and seats too.',
      ar: 'ما يُحفظ من تعلّمك. ويُسجَّل مع الطلب هل وافقتِ على عدّ الزيارات. ومن يُعلَم بطلباتك وبماذا: الأداء والاسترداد والولوج والمقاعد أيضًا.',
      fr: 'Ce qui est gardé de votre apprentissage. Une commande dit si vous aviez accepté le comptage des visites. Qui est informé de vos commandes, et de quoi : aussi les paiements, remboursements, accès et places.',
    },
  },
  {
    version: '2.1',
    effectiveOn: '2026-11-22',
    change: {
      en: 'Accounts: what is kept of a sign-in and in the community, how you download everything yourself, and what a deleted account leaves behind.',
      ar: 'الحسابات: ما يُحفظ من الدخول وفي المجتمع، وكيف تحمّلين كل شيء بنفسك، وما يبقى بعد حذف الحساب.',
      fr: 'Les comptes : ce qui est gardé d’une connexion et dans la communauté, comment tout télécharger vous-même, et ce qui reste d’un compte supprimé.',
    },
  },
  {
    version: '2.0',
    effectiveOn: '2026-11-21',
    change: {
      en: 'Every recipient is named with what it receives; how long each thing is kept, as the server really erases it; the forms for jobs, consultations and messages. The sentence that all data is stored in Morocco is gone.',
      ar: 'ذُكر كل من يتوصّل بالمعطيات وما الذي يتوصّل به، ومدّة الاحتفاظ بكل شيء كما يمحوه الخادم فعلًا، واستمارات الوظائف والاستشارات والرسائل. وحُذفت الجملة التي تقول إن كل المعطيات مخزّنة في المغرب.',
      fr: 'Chaque destinataire est nommé avec ce qu’il reçoit ; combien de temps chaque chose est gardée, comme le serveur l’efface vraiment ; les formulaires pour les emplois, les consultations et les messages. La phrase qui disait que toutes les données sont au Maroc est retirée.',
    },
  },
  {
    version: '1.0',
    effectiveOn: '2025-06-17',
    change: { en: 'First version.', ar: 'الصيغة الأولى.', fr: 'Première version.' },
  },
];
