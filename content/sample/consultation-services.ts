import type { SampleConsultationService, SampleExpertHours } from '../shape.ts';

export const consultationServices: SampleConsultationService[] = [
  {
    slug: 'your-shop-line-by-line',
    expert: 'imane-el-ouardi',
    priceCentimes: 500_00,
    minutes: 90,
    portrait: 'shop-review',
    ground: 'majorelle',
    position: 1,
    words: {
      en: {
        title: 'Your online shop, line by line',
        description:
          'For a shop that has visitors and few orders: we open it together and find the point where buyers leave.',
        forWhom: [
          'Your shop has been open for at least a month and has had visitors',
          'You pay for adverts and do not know what an order costs you',
          'More than one parcel in five comes back to you',
        ],
        youLeaveWith: [
          'A list of the ten things to repair, the most profitable first',
          'Your cost per delivered order, worked out on your own figures',
          'The text of your product page, rewritten where it hesitates',
        ],
        prepare: [
          'The address of the shop, and access to its figures of the last 30 days if you have them',
          'What you pay for the product, the packing, the delivery and the return',
        ],
        faq: [
          {
            question: 'My shop is only an Instagram page. Is that enough?',
            answer:
              'Yes. Bring screenshots of the last twenty conversations with buyers: they say as much as a shop’s figures.',
          },
          {
            question: 'Will you change my shop during the call?',
            answer:
              'No. You hold the mouse, so that you can do it again without us. For anything that needs a developer, you get a note to pass on.',
          },
        ],
      },
      ar: {
        title: 'متجرك سطرًا بسطر',
        description: 'لمتجر له زوّار وطلبات قليلة: نفتحه معًا ونجد المكان الذي تنصرف فيه المشترية.',
        forWhom: [
          'متجرك مفتوح منذ شهر على الأقلّ وقد زاره الناس',
          'تدفعين ثمن الإعلانات ولا تعرفين كم يكلّفك الطلب الواحد',
          'أكثر من طرد من كل خمسة يعود إليك',
        ],
        youLeaveWith: [
          'لائحة بعشرة أشياء تصلحينها، مرتّبة بحسب ما تجلبه لك',
          'كلفة الطلب المُسلَّم محسوبة بأرقامك أنت',
          'نصّ صفحة المنتج مكتوبًا من جديد حيث كان متردّدًا',
        ],
        prepare: [
          'عنوان المتجر، وأرقام آخر 30 يومًا إن كانت عندك',
          'ما تدفعينه عن المنتج والتغليف والتوصيل والإرجاع',
        ],
        faq: [
          {
            question: 'متجري مجرّد صفحة على إنستغرام، فهل يكفي هذا؟',
            answer: 'نعم. أحضري صورًا من آخر عشرين محادثة مع المشتريات، فهي تقول ما تقوله أرقام المتجر.',
          },
          {
            question: 'هل تغيّرون متجري أثناء المكالمة؟',
            answer:
              'لا، أنت من تمسك الفأرة حتى تستطيعي إعادة ذلك دوننا. وما يحتاج إلى مبرمج تأخذين عنه ورقة واضحة تسلّمينها له.',
          },
        ],
      },
      fr: {
        title: 'Votre boutique en ligne, ligne par ligne',
        description:
          'Pour une boutique qui a des visites et peu de commandes : nous l’ouvrons ensemble et trouvons l’endroit où l’acheteuse s’en va.',
        forWhom: [
          'Votre boutique est ouverte depuis un mois au moins et a reçu des visites',
          'Vous payez des publicités sans savoir ce que vous coûte une commande',
          'Plus d’un colis sur cinq vous revient',
        ],
        youLeaveWith: [
          'La liste des dix choses à réparer, la plus rentable d’abord',
          'Le coût d’une commande livrée, calculé sur vos chiffres',
          'Le texte de votre page de produit, réécrit là où il hésite',
        ],
        prepare: [
          'L’adresse de la boutique, et ses chiffres des 30 derniers jours si vous les avez',
          'Ce que vous payez pour le produit, l’emballage, la livraison et le retour',
        ],
        faq: [
          {
            question: 'Ma boutique n’est qu’une page Instagram. Cela suffit ?',
            answer:
              'Oui. Apportez des captures des vingt dernières conversations avec des acheteuses : elles en disent autant que les chiffres d’une boutique.',
          },
          {
            question: 'Changez-vous ma boutique pendant le rendez-vous ?',
            answer:
              'Non. C’est vous qui tenez la souris, pour pouvoir le refaire sans nous. Pour ce qui demande un développeur, vous recevez une note à lui donner.',
          },
        ],
      },
    },
  },
  {
    slug: 'first-product-yes-or-no',
    expert: 'imane-el-ouardi',
    priceCentimes: 300_00,
    minutes: 45,
    portrait: 'first-product',
    ground: 'lilac',
    position: 2,
    words: {
      en: {
        title: 'Your first product: yes or no',
        description:
          'You have an idea and some savings. Before you buy stock, we do the sums and you decide.',
        forWhom: [
          'You have one to three products in mind and have not bought yet',
          'You are about to order from a supplier and something holds you back',
          'You make it yourself and do not know what to charge for it',
        ],
        youLeaveWith: [
          'A yes or a no for each product, with the reason in figures',
          'The number of sales after which you start to earn',
          'A test for less than 500 MAD, to run in the next two weeks',
        ],
        prepare: [
          'The price of the product, with transport, or the cost of what you make it from',
          'Three shops or pages that sell something like it in Morocco',
        ],
        faq: [
          {
            question: 'What if you say no?',
            answer:
              'Then you have kept the price of your stock. You leave with the same questions on one page, to put to the next idea by yourself.',
          },
        ],
      },
      ar: {
        title: 'منتجك الأول: نعم أم لا',
        description: 'عندك فكرة وبعض المدّخرات. قبل أن تشتري السلعة نحسب معًا وأنت تقرّرين.',
        forWhom: [
          'تفكّرين في منتج إلى ثلاثة ولم تشتري شيئًا بعد',
          'أنت على وشك الطلب من مورّد، وهناك ما يجعلك تتردّدين',
          'تصنعينه بيديك ولا تعرفين بكم تبيعينه',
        ],
        youLeaveWith: [
          'نعم أو لا عن كل منتج، والسبب بالأرقام',
          'عدد المبيعات الذي تبدئين بعده في الربح',
          'تجربة بأقلّ من 500 درهم تقومين بها في الأسبوعين المواليين',
        ],
        prepare: [
          'ثمن المنتج مع النقل، أو كلفة ما تصنعينه منه',
          'ثلاثة متاجر أو صفحات تبيع ما يشبهه في المغرب',
        ],
        faq: [
          {
            question: 'وإذا كان الجواب لا؟',
            answer:
              'تكونين قد وفّرتِ ثمن السلعة. وتخرجين بالأسئلة نفسها في ورقة واحدة، تطرحينها وحدك على الفكرة القادمة.',
          },
        ],
      },
      fr: {
        title: 'Votre premier produit : oui ou non',
        description:
          'Vous avez une idée et un peu d’économies. Avant d’acheter du stock, nous faisons les calculs et vous décidez.',
        forWhom: [
          'Vous pensez à un, deux ou trois produits et n’avez rien acheté',
          'Vous allez commander chez un fournisseur, et quelque chose vous retient',
          'Vous le faites de vos mains et ne savez pas combien demander',
        ],
        youLeaveWith: [
          'Un oui ou un non pour chaque produit, et pourquoi, en chiffres',
          'Le nombre de ventes à partir duquel vous gagnez',
          'Un essai à moins de 500 DH, à faire dans les deux semaines',
        ],
        prepare: [
          'Le prix du produit, transport compris, ou le coût de ce qu’il faut pour le faire',
          'Trois boutiques ou pages qui vendent quelque chose de semblable au Maroc',
        ],
        faq: [
          {
            question: 'Et si vous dites non ?',
            answer:
              'Alors vous avez gardé le prix du stock. Vous repartez avec les mêmes questions sur une page, à poser vous-même à l’idée suivante.',
          },
        ],
      },
    },
  },
  {
    slug: 'price-of-your-work',
    expert: 'zineb-tadlaoui',
    priceCentimes: 400_00,
    minutes: 60,
    portrait: 'sewing-price',
    ground: 'blush',
    position: 3,
    words: {
      en: {
        title: 'The price of what you sew',
        description:
          'Cloth, hours, thread, electricity: what your piece really costs, what to charge, and how to say it.',
        forWhom: [
          'You sew, embroider or design, and customers bargain until nothing is left',
          'You would like to go from single orders to a small collection',
          'A boutique asks for a price for twenty pieces and you have to answer',
        ],
        youLeaveWith: [
          'A sheet that works out the price of any piece in five minutes',
          'Two prices, for single pieces and for a boutique, that you can explain',
          'Three sentences for the moment a customer says it is too much',
        ],
        prepare: [
          'Two pieces you have finished, with photographs and what you paid for cloth and trimmings',
          'How many hours each took you, honestly',
        ],
        faq: [
          {
            question: 'I sew at home and am not registered anywhere. Is that a problem?',
            answer:
              'Not for the call. We tell you what the status of auto-entrepreneur changes for your price, and where to ask about the rest.',
          },
        ],
      },
      ar: {
        title: 'ثمن ما تخيطين',
        description: 'الثوب والساعات والخيط والكهرباء: كم تكلّفك القطعة حقًّا، وبكم تبيعينها، وكيف تقولين ذلك.',
        forWhom: [
          'تخيطين أو تطرّزين أو تصمّمين، والزبونات يساومن حتى لا يبقى لك شيء',
          'تريدين الانتقال من طلبات متفرّقة إلى مجموعة صغيرة',
          'طلب منك متجر ثمن عشرين قطعة وعليك أن تجيبي',
        ],
        youLeaveWith: [
          'جدول يحسب ثمن أي قطعة في خمس دقائق',
          'ثمنان تستطيعين شرحهما: للقطعة الواحدة وللمتجر',
          'ثلاث جمل للحظة التي تقول فيها الزبونة: غالٍ',
        ],
        prepare: [
          'قطعتان أنهيتِهما، مع صورهما وما دفعتِه في الثوب ولوازمه',
          'عدد الساعات التي أخذتها كل قطعة، بصدق',
        ],
        faq: [
          {
            question: 'أخيط في البيت ولست مسجّلة في أي مكان، فهل هذا مشكل؟',
            answer:
              'ليس مشكلًا في المكالمة. نشرح لك ما الذي تغيّره صفة المقاول الذاتي في ثمنك، وأين تسألين عن الباقي.',
          },
        ],
      },
      fr: {
        title: 'Le prix de ce que vous cousez',
        description:
          'Le tissu, les heures, le fil, l’électricité : ce que coûte vraiment votre pièce, combien demander, et comment le dire.',
        forWhom: [
          'Vous cousez, brodez ou dessinez, et les clientes marchandent jusqu’à ce qu’il ne reste rien',
          'Vous voulez passer de commandes isolées à une petite collection',
          'Une boutique demande un prix pour vingt pièces, et il faut répondre',
        ],
        youLeaveWith: [
          'Une feuille qui calcule le prix de toute pièce en cinq minutes',
          'Deux prix que vous savez expliquer : à la pièce et pour une boutique',
          'Trois phrases pour le moment où une cliente dit que c’est trop cher',
        ],
        prepare: [
          'Deux pièces finies, avec leurs photos et ce que vous avez payé en tissu et fournitures',
          'Combien d’heures chacune vous a pris, honnêtement',
        ],
        faq: [
          {
            question: 'Je couds à la maison, sans aucun statut. Est-ce un problème ?',
            answer:
              'Pas pour le rendez-vous. Nous vous disons ce que l’auto-entrepreneur change à votre prix, et où demander le reste.',
          },
        ],
      },
    },
  },
  {
    slug: 'ugc-portfolio-and-first-offer',
    expert: 'nour-chefchaouni',
    priceCentimes: 350_00,
    minutes: 60,
    portrait: 'portfolio',
    ground: 'saffron',
    position: 4,
    words: {
      en: {
        title: 'Your UGC portfolio and your first offer',
        description:
          'We watch your videos, keep the three that sell, and write the message to the first five brands.',
        forWhom: [
          'You have filmed at least three videos, even just for practice',
          'A brand has written to you and you do not know what to charge',
          'You send messages and nobody answers',
        ],
        youLeaveWith: [
          'A portfolio of one page, in the order a brand reads it',
          'A price for one video, for three, and for the right to use it in adverts',
          'A message of six lines, and five brands to send it to',
        ],
        prepare: [
          'Links to your videos, public or not',
          'What a brand has offered you so far, money or products',
        ],
        faq: [
          {
            question: 'Do I have to show my face?',
            answer:
              'No. Hands, voice and product are enough for many brands, and we choose those with you. We say so in the portfolio from the first line.',
          },
        ],
      },
      ar: {
        title: 'ملف أعمالك في UGC وأول عرض لك',
        description: 'نشاهد فيديوهاتك ونحتفظ بالثلاثة التي تبيع، ونكتب الرسالة إلى أول خمس علامات تجارية.',
        forWhom: [
          'صوّرتِ ثلاثة فيديوهات على الأقلّ، ولو للتمرين',
          'راسلتك علامة تجارية ولا تعرفين كم تطلبين',
          'ترسلين رسائل ولا يجيبك أحد',
        ],
        youLeaveWith: [
          'ملف أعمال في صفحة واحدة، بالترتيب الذي تقرأ به العلامة',
          'ثمن لفيديو واحد، ولثلاثة، ولحقّ استعماله في الإعلانات',
          'رسالة من ستة أسطر، وخمس علامات ترسلينها إليها',
        ],
        prepare: ['روابط فيديوهاتك، منشورة كانت أم لا', 'ما عُرض عليك حتى الآن، مالًا كان أم منتجات'],
        faq: [
          {
            question: 'هل يجب أن أُظهر وجهي؟',
            answer: 'لا. اليدان والصوت والمنتج تكفي علامات كثيرة، ونختارها معك، ونقول ذلك في ملفك من أول سطر.',
          },
        ],
      },
      fr: {
        title: 'Votre portfolio UGC et votre première offre',
        description:
          'Nous regardons vos vidéos, gardons les trois qui vendent, et écrivons le message aux cinq premières marques.',
        forWhom: [
          'Vous avez filmé trois vidéos au moins, même pour vous exercer',
          'Une marque vous a écrit, et vous ne savez pas combien demander',
          'Vous envoyez des messages, et personne ne répond',
        ],
        youLeaveWith: [
          'Un portfolio d’une page, dans l’ordre où une marque le lit',
          'Un prix pour une vidéo, pour trois, et pour le droit de l’utiliser en publicité',
          'Un message de six lignes, et cinq marques à qui l’envoyer',
        ],
        prepare: [
          'Les liens de vos vidéos, publiées ou non',
          'Ce qu’une marque vous a proposé jusqu’ici, en argent ou en produits',
        ],
        faq: [
          {
            question: 'Dois-je montrer mon visage ?',
            answer:
              'Non. Des mains, une voix et un produit suffisent à beaucoup de marques ; nous les choisissons avec vous, et le portfolio le dit dès la première ligne.',
          },
        ],
      },
    },
  },
  {
    slug: 'job-interview-in-english',
    expert: 'sara-doukkali',
    priceCentimes: 250_00,
    minutes: 45,
    portrait: 'interview',
    ground: 'clay',
    position: 5,
    words: {
      en: {
        title: 'A job interview in English',
        description:
          'A rehearsal with the real questions for your job, stopped and repeated until your answers work.',
        forWhom: [
          'You have an interview in the coming weeks: a call centre, a hotel, a company abroad',
          'You understand well and freeze when you have to speak',
          'You want to hear the truth before the recruiter says it',
        ],
        youLeaveWith: [
          'Your ten answers, written in words you can really say',
          'The five mistakes that cost you most, each with one exercise',
        ],
        prepare: ['The job advert', 'Your CV, in any language'],
        faq: [
          {
            question: 'My level is low. Is it worth it?',
            answer:
              'If you can keep up a simple conversation for five minutes, yes. If not, we will tell you before you pay and recommend where to start.',
          },
        ],
      },
      ar: {
        title: 'مقابلة عمل بالإنجليزية',
        description: 'تدريب بالأسئلة الحقيقية لمنصبك، نتوقّف ونعيد حتى تتقني أجوبتك.',
        forWhom: [
          'عندك مقابلة في الأسابيع القادمة: مركز نداء أو فندق أو شركة في الخارج',
          'تفهمين جيدًا وتتجمّدين حين يأتي وقت الكلام',
          'تريدين سماع الحقيقة قبل أن يقولها لك المشغّل',
        ],
        youLeaveWith: [
          'أجوبتك العشرة، مكتوبة بكلمات تستطيعين قولها فعلًا',
          'الأخطاء الخمسة التي تكلّفك أكثر، ومع كل واحد تمرين',
        ],
        prepare: ['إعلان المنصب', 'سيرتك الذاتية بأي لغة'],
        faq: [
          {
            question: 'مستواي ضعيف، فهل يفيدني هذا؟',
            answer:
              'إن استطعتِ الكلام خمس دقائق بكلام بسيط، فنعم. وإن لم تستطيعي أخبرناك قبل أن تدفعي شيئًا، ودللناك من أين تبدئين.',
          },
        ],
      },
      fr: {
        title: 'Un entretien d’embauche en anglais',
        description:
          'Une répétition avec les vraies questions de votre poste, arrêtée et reprise jusqu’à ce que vos réponses tiennent.',
        forWhom: [
          'Vous avez un entretien dans les semaines qui viennent : un centre d’appels, un hôtel, une société à l’étranger',
          'Vous comprenez bien, et vous bloquez quand il faut parler',
          'Vous voulez entendre la vérité avant que le recruteur la dise',
        ],
        youLeaveWith: [
          'Vos dix réponses, avec des mots que vous pouvez vraiment dire',
          'Les cinq fautes qui vous coûtent le plus, chacune avec un exercice',
        ],
        prepare: ['L’offre d’emploi', 'Votre CV, dans n’importe quelle langue'],
        faq: [
          {
            question: 'Mon niveau est bas. Est-ce utile ?',
            answer:
              'Si vous pouvez tenir cinq minutes de conversation simple, oui. Sinon, nous vous le disons avant le paiement, et par où commencer.',
          },
        ],
      },
    },
  },
];

const mornings = { from: '10:00', until: '13:00' };
const afternoons = { from: '15:00', until: '18:30' };
const evenings = { from: '19:00', until: '21:30' };

/** When the experts of the sample have time, in Moroccan time. 1 is Monday. They set their own meeting links. */
export const expertHours: SampleExpertHours[] = [
  {
    expert: 'imane-el-ouardi',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 42,
    hours: [
      { weekday: 1, ...mornings },
      { weekday: 2, ...afternoons },
      { weekday: 4, ...mornings },
      { weekday: 4, ...evenings },
      { weekday: 6, ...mornings },
    ],
  },
  {
    expert: 'zineb-tadlaoui',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 35,
    hours: [
      { weekday: 2, ...mornings },
      { weekday: 3, ...afternoons },
      { weekday: 5, from: '15:30', until: '18:30' },
      { weekday: 6, ...afternoons },
    ],
  },
  {
    expert: 'nour-chefchaouni',
    bufferMinutes: 30,
    noticeHours: 48,
    horizonDays: 42,
    hours: [
      { weekday: 1, ...evenings },
      { weekday: 3, ...evenings },
      { weekday: 6, ...mornings },
      { weekday: 7, ...afternoons },
    ],
  },
  {
    expert: 'sara-doukkali',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 28,
    hours: [
      { weekday: 1, ...afternoons },
      { weekday: 2, ...evenings },
      { weekday: 3, ...mornings },
      { weekday: 4, ...afternoons },
      { weekday: 5, from: '09:00', until: '11:30' },
    ],
  },
];
