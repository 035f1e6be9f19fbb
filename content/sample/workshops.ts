import type { SampleWorkshop } from '../shape.ts';

export const workshops: SampleWorkshop[] = [
  {
    slug: 'content-creation-class',
    heldOn: '2025-06-20',
    startsAt: '18:30',
    minutes: 180,
    kind: 'online',
    capacity: 40,
    priceCentimes: 0,
    rating: 4.8,
    recording: '/media/preview-ugc-creation-masterclass.mp4',
    portrait: 'content-class',
    ground: 'saffron',
    instructor: { en: 'Nour Chefchaouni', ar: 'نور الشفشاوني', fr: 'Nour Chefchaouni' },
    position: 1,
    words: {
      en: {
        title: 'Content Creation Class',
        description:
          'In one evening you plan four videos for your page or shop, film the first one with your phone, and leave with a calendar for the month.',
        category: 'Content',
        location: 'Online video meeting',
        prerequisites: [
          'A smartphone with a working camera',
          'A page or a product you want to show; a plan for one is enough',
        ],
        whatYouWillLearn: [
          'Find ten ideas in your own week',
          'Write a first line that makes people stay',
          'Film with window light and clear sound',
          'Cut and subtitle on your phone',
          'Fill a calendar for four weeks',
        ],
        leavesWith: 'Your first video, and a plan for the month',
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'Your phone, charged and with some free space, a notebook, and one object you would like to film.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'No. You leave with your first video and your plan for the month.',
          },
        ],
      },
      ar: {
        title: 'ورشة صناعة المحتوى',
        description:
          'في أمسية واحدة تخطّطين لأربعة فيديوهات لصفحتك أو متجرك، وتصوّرين أولها بهاتفك، وتخرجين ببرنامج شهر كامل.',
        category: 'المحتوى',
        location: 'لقاء بالفيديو عبر الإنترنت',
        prerequisites: ['هاتف ذكي كاميرته سليمة', 'صفحة أو منتج تريدين إظهاره، ويكفي أن يكون مجرّد مشروع'],
        whatYouWillLearn: [
          'إيجاد عشر أفكار في أسبوعك العادي',
          'كتابة بداية تجعل المشاهدة تبقى',
          'التصوير بضوء النافذة وصوت واضح',
          'القصّ وكتابة النصّ المرافق على الهاتف',
          'إعداد برنامج أربعة أسابيع',
        ],
        leavesWith: 'أول فيديو لك، وبرنامج شهرك',
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'هاتفك مشحونًا وفيه مساحة فارغة، ودفترًا، وشيئًا واحدًا تحبّين تصويره.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'لا. تخرجين بأول فيديو لك وببرنامج شهرك.',
          },
        ],
      },
      fr: {
        title: 'Atelier création de contenu',
        description:
          'En un soir, vous préparez quatre vidéos pour votre page, vous filmez la première au téléphone, et vous repartez avec un calendrier pour le mois.',
        category: 'Contenu',
        location: 'Visio en ligne',
        prerequisites: [
          'Un smartphone dont la caméra marche',
          'Une page ou un produit à montrer ; un simple projet suffit',
        ],
        whatYouWillLearn: [
          'Trouver dix idées dans votre semaine',
          'Écrire une première phrase qui fait rester',
          'Filmer à la lumière d’une fenêtre, avec un son clair',
          'Couper et sous-titrer sur le téléphone',
          'Remplir un calendrier de quatre semaines',
        ],
        leavesWith: 'Votre première vidéo, et un plan pour le mois',
        faq: [
          {
            question: 'Que faut-il apporter ?',
            answer:
              'Votre téléphone, chargé et avec un peu de place, un cahier, et un objet que vous aimeriez filmer.',
          },
          {
            question: 'Est-ce que je reçois un certificat ?',
            answer: 'Non. Vous repartez avec votre première vidéo et votre plan du mois.',
          },
        ],
      },
    },
  },
  {
    slug: 'ai-product-photography',
    heldOn: '2025-06-18',
    startsAt: '19:00',
    minutes: 150,
    kind: 'online',
    capacity: 35,
    priceCentimes: 0,
    rating: 4.9,
    portrait: 'photo',
    ground: 'lilac',
    instructor: { en: 'Yasmine Soussi', ar: 'ياسمين السوسي', fr: 'Yasmine Soussi' },
    position: 2,
    words: {
      en: {
        title: 'AI Product Photography',
        description:
          'Take one honest photo of your product, then place it in a beautiful setting with an AI tool, without making it look like something it is not.',
        category: 'Photography',
        location: 'Online video meeting',
        prerequisites: [
          'A smartphone; a computer helps but is not required',
          'A product you can hold in your hand',
        ],
        whatYouWillLearn: [
          'Take a clean starting photo at home',
          'Remove and replace a background',
          'Describe a setting so that the tool understands it',
          'Keep colour, size and material true',
          'Know when a real photo is the better one',
        ],
        leavesWith: 'Photos of your product, ready for your shop',
        faq: [
          {
            question: 'What should I bring?',
            answer: 'Your phone, your product and a white sheet of cloth or paper.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'No. You leave with photographs of your product, ready for your shop.',
          },
        ],
      },
      ar: {
        title: 'تصوير المنتجات بالذكاء الاصطناعي',
        description:
          'تلتقطين لمنتجك صورة صادقة، ثم تضعينه في مشهد جميل بأداة ذكاء اصطناعي، دون أن يبدو على غير حقيقته.',
        category: 'التصوير',
        location: 'لقاء بالفيديو عبر الإنترنت',
        prerequisites: ['هاتف ذكي؛ والحاسوب مريح لكنه غير ضروري', 'منتج تستطيعين حمله في يدك'],
        whatYouWillLearn: [
          'التقاط صورة أولى نظيفة في البيت',
          'إزالة الخلفية وتبديلها',
          'وصف المشهد بكلمات تفهمها الأداة',
          'الحفاظ على اللون والحجم والخامة كما هي',
          'معرفة متى تكون الصورة الحقيقية أفضل',
        ],
        leavesWith: 'صور لمنتجك، جاهزة لمتجرك',
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'هاتفك ومنتجك وقطعة قماش أو ورقة بيضاء.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'لا. تخرجين بصور منتجك جاهزة لمتجرك.',
          },
        ],
      },
      fr: {
        title: 'Photo de produits avec l’IA',
        description:
          'Prenez une photo honnête de votre produit, puis placez-le dans un beau décor avec un outil d’IA, sans le montrer autrement qu’il n’est.',
        category: 'Photo',
        location: 'Visio en ligne',
        prerequisites: [
          'Un smartphone ; un ordinateur aide, mais n’est pas obligatoire',
          'Un produit que vous pouvez tenir dans la main',
        ],
        whatYouWillLearn: [
          'Prendre à la maison une première photo propre',
          'Enlever et remplacer un fond',
          'Décrire un décor pour que l’outil le comprenne',
          'Garder la vraie couleur, la vraie taille, la vraie matière',
          'Savoir quand la vraie photo est la meilleure',
        ],
        leavesWith: 'Des photos de votre produit, prêtes pour la boutique',
        faq: [
          {
            question: 'Que faut-il apporter ?',
            answer: 'Votre téléphone, votre produit et un tissu blanc ou une feuille blanche.',
          },
          {
            question: 'Est-ce que je reçois un certificat ?',
            answer: 'Non. Vous repartez avec des photos de votre produit, prêtes pour votre boutique.',
          },
        ],
      },
    },
  },
  {
    slug: 'china-sourcing',
    heldOn: '2025-05-31',
    startsAt: '10:00',
    minutes: 240,
    kind: 'place',
    capacity: 30,
    priceCentimes: 0,
    rating: 4.7,
    portrait: 'sourcing',
    ground: 'mint',
    instructor: { en: 'Youssef Serghini', ar: 'يوسف السرغيني', fr: 'Youssef Serghini' },
    position: 3,
    words: {
      en: {
        title: 'China Sourcing',
        description:
          'How to find a factory, order a sample, work out what it costs by the time it reaches Casablanca, and recognise a supplier you should leave alone.',
        category: 'Commerce',
        location: 'Casablanca, exact address by e-mail',
        prerequisites: ['A product idea', 'Basic English, or a friend who writes your messages with you'],
        whatYouWillLearn: [
          'Read a supplier’s page between the lines',
          'Ask for a price: five facts every message needs',
          'Samples, minimum quantity, quality check',
          'Freight, customs and VAT: the price at your door',
          'Pay without losing your protection',
        ],
        leavesWith: 'Your list of questions for suppliers',
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'A notebook, your phone and, if you have one, a sample or photos of the product you are looking for.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'No. You leave with your list of questions for suppliers.',
          },
          {
            question: 'Do you import for us?',
            answer:
              'No, and we take no commission from suppliers. You learn to do it and to judge those who offer it.',
          },
        ],
      },
      ar: {
        title: 'الاستيراد من الصين',
        description:
          'كيف تجدين مصنعًا وتطلبين عيّنة وتحسبين كلفتها حتى تصل إلى الدار البيضاء، وكيف تعرفين المورّد الذي يجب الابتعاد عنه.',
        category: 'التجارة',
        location: 'الدار البيضاء، ويصلك العنوان بالبريد الإلكتروني',
        prerequisites: ['فكرة منتج', 'إنجليزية بسيطة، أو صديقة تكتب معك الرسائل'],
        whatYouWillLearn: [
          'قراءة صفحة المورّد وما بين سطورها',
          'طلب الثمن: خمس معلومات لا تخلو منها رسالة',
          'العيّنات وأدنى كمية ومراقبة الجودة',
          'الشحن والجمارك والضريبة: الثمن عند بابك',
          'الدفع دون أن تفقدي الحماية',
        ],
        leavesWith: 'لائحة أسئلتك للمورّدين',
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'دفترًا وهاتفك، وعيّنة من المنتج الذي تبحثين عنه أو صورًا له إن وُجدت.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'لا. تخرجين بلائحة أسئلتك للمورّدين.',
          },
          {
            question: 'هل تستوردون لنا؟',
            answer: 'لا، ولا نأخذ عمولة من أي مورّد. تتعلّمين القيام بذلك بنفسك، والحكم على من يعرضه عليك.',
          },
        ],
      },
      fr: {
        title: 'Acheter en Chine',
        description:
          'Trouver une usine, commander un échantillon, calculer ce qu’il coûte arrivé à Casablanca, et reconnaître le fournisseur à éviter.',
        category: 'Commerce',
        location: 'Casablanca, adresse exacte par e-mail',
        prerequisites: [
          'Une idée de produit',
          'Un peu d’anglais, ou une amie qui écrit les messages avec vous',
        ],
        whatYouWillLearn: [
          'Lire la page d’un fournisseur entre les lignes',
          'Demander un prix : cinq informations dans chaque message',
          'Échantillons, quantité minimale, contrôle de la qualité',
          'Transport, douane et TVA : le prix à votre porte',
          'Payer sans perdre sa protection',
        ],
        leavesWith: 'Votre liste de questions pour les fournisseurs',
        faq: [
          {
            question: 'Que faut-il apporter ?',
            answer:
              'Un cahier, votre téléphone et, si vous en avez, un échantillon ou des photos du produit que vous cherchez.',
          },
          {
            question: 'Est-ce que je reçois un certificat ?',
            answer: 'Non. Vous repartez avec votre liste de questions pour les fournisseurs.',
          },
          {
            question: 'Importez-vous pour nous ?',
            answer:
              'Non, et nous ne prenons aucune commission d’un fournisseur. Vous apprenez à le faire, et à juger qui le propose.',
          },
        ],
      },
    },
  },
  {
    slug: 'sell-on-whatsapp',
    heldInDays: 12,
    startsAt: '19:30',
    minutes: 120,
    kind: 'online',
    capacity: 25,
    priceCentimes: 0,
    rating: null,
    portrait: 'whatsapp',
    ground: 'majorelle',
    instructor: { en: 'Imane El Ouardi', ar: 'إيمان الوردي', fr: 'Imane El Ouardi' },
    position: 4,
    words: {
      en: {
        title: 'Sell on WhatsApp Business',
        description:
          'Set up a catalogue, answer ten customers in the time of one, and follow every order from “how much?” to the doorstep, on the phone you already have.',
        category: 'Commerce',
        location: 'Online video meeting',
        prerequisites: [
          'A smartphone with WhatsApp Business installed; the app is free',
          'Three products or services, with their prices',
        ],
        whatYouWillLearn: [
          'Build a catalogue that people can order from',
          'Write five quick replies in Darija that sound like you',
          'Sort customers with labels: asked, ordered, paid, delivered',
          'Ask for payment by transfer or in cash, and keep a record of it',
          'Answer a haggler without losing the customer',
        ],
        leavesWith: 'A catalogue on your phone, ready for orders',
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'Your phone, charged, and photos of three products. You build your catalogue during the evening, on your own phone.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'No. You leave with your catalogue, ready on your own phone.',
          },
          {
            question: 'Do I need a second phone number?',
            answer:
              'No. We show how to move your own number and keep your conversations, and how one phone holds two numbers if you prefer to keep shop and family apart.',
          },
        ],
      },
      ar: {
        title: 'البيع عبر واتساب للأعمال',
        description:
          'جهّزي لائحة منتجاتك، وأجيبي عشر زبونات في وقتٍ واحد، وتابعي كل طلب من «بشحال؟» إلى باب الدار، من الهاتف الذي بين يديك.',
        category: 'التجارة',
        location: 'لقاء بالفيديو عبر الإنترنت',
        prerequisites: ['هاتف ذكي عليه تطبيق واتساب للأعمال، وهو مجاني', 'ثلاثة منتجات أو خدمات مع أثمانها'],
        whatYouWillLearn: [
          'إعداد لائحة منتجات يمكن الطلب منها مباشرة',
          'كتابة خمسة ردود سريعة بالدارجة تشبه كلامك',
          'ترتيب الزبونات بالعلامات: سألت، طلبت، دفعت، توصّلت',
          'طلب الدفع بالتحويل أو نقدًا والاحتفاظ بأثر له',
          'الردّ على من تساوم كثيرًا دون خسارتها',
        ],
        leavesWith: 'لائحة منتجات على هاتفك، جاهزة للطلب',
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'هاتفك مشحونًا وصورًا لثلاثة منتجات. تُعدّين لائحتك خلال الأمسية على هاتفك أنت.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'لا. تخرجين بلائحة منتجاتك جاهزة على هاتفك.',
          },
          {
            question: 'هل أحتاج إلى رقم هاتف ثانٍ؟',
            answer:
              'لا. نريك كيف تنقلين رقمك مع محادثاتك، وكيف يحمل هاتف واحد رقمين إن فضّلتِ الفصل بين المتجر والعائلة.',
          },
        ],
      },
      fr: {
        title: 'Vendre sur WhatsApp Business',
        description:
          'Préparez un catalogue, répondez à dix clientes dans le temps d’une, et suivez chaque commande de « bch7al ? » à la porte, sur le téléphone que vous avez déjà.',
        category: 'Commerce',
        location: 'Visio en ligne',
        prerequisites: [
          'Un smartphone avec WhatsApp Business, une application gratuite',
          'Trois produits ou services, avec leurs prix',
        ],
        whatYouWillLearn: [
          'Faire un catalogue où l’on peut commander',
          'Écrire cinq réponses rapides en darija qui vous ressemblent',
          'Trier les clientes par étiquettes : demande, commande, payé, livré',
          'Demander un paiement par virement ou en espèces, et en garder la trace',
          'Répondre à qui marchande sans perdre la cliente',
        ],
        leavesWith: 'Un catalogue sur votre téléphone, prêt pour les commandes',
        faq: [
          {
            question: 'Que faut-il apporter ?',
            answer:
              'Votre téléphone, chargé, et les photos de trois produits. Vous faites votre catalogue pendant la soirée, sur votre propre téléphone.',
          },
          {
            question: 'Est-ce que je reçois un certificat ?',
            answer: 'Non. Vous repartez avec votre catalogue, prêt sur votre téléphone.',
          },
          {
            question: 'Faut-il un deuxième numéro ?',
            answer:
              'Non. Nous montrons comment déplacer votre numéro en gardant vos conversations, et comment un téléphone porte deux numéros si vous préférez séparer la boutique de la famille.',
          },
        ],
      },
    },
  },
  {
    slug: 'pricing-clinic',
    heldInDays: 24,
    startsAt: '10:00',
    minutes: 90,
    kind: 'place',
    capacity: 2,
    priceCentimes: 0,
    rating: null,
    portrait: 'pricing',
    ground: 'blush',
    instructor: { en: 'Zineb Tadlaoui', ar: 'زينب التادلاوي', fr: 'Zineb Tadlaoui' },
    position: 5,
    words: {
      en: {
        title: 'Pricing Clinic for Makers',
        description:
          'Two makers, one morning, one calculator: we count fabric, hours and delivery, and you leave with a price you can say out loud.',
        category: 'Business',
        location: 'Fes, exact address by e-mail',
        prerequisites: [
          'One piece that you sell or want to sell',
          'What its materials cost you: receipts, or a list from memory',
        ],
        whatYouWillLearn: [
          'Count your hours honestly, including the ones at night',
          'Know what a piece costs you before you name its price',
          'Set three prices: for the souk, for Instagram, for a shop that resells',
          'Answer “that is expensive” in one sentence',
        ],
        leavesWith: 'The price tag of your piece, in your own hand',
        faq: [
          {
            question: 'What should I bring?',
            answer: 'The piece itself, your receipts or your list, and your phone for the calculator.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'No. You leave with the price sheet of your piece, filled in by your own hand.',
          },
          {
            question: 'Why are there only two seats?',
            answer:
              'Because each piece gets forty-five minutes. When the clinic is full, names go on a waitlist, and a seat that becomes free is given in that order.',
          },
        ],
      },
      ar: {
        title: 'حساب الثمن للصانعات',
        description:
          'صانعتان، وصباح واحد، وآلة حاسبة: نحسب الثوب والساعات والتوصيل، وتخرجين بثمن تقولينه بصوت واثق.',
        category: 'الأعمال',
        location: 'فاس، ويصلك العنوان بالبريد الإلكتروني',
        prerequisites: ['قطعة تبيعينها أو تريدين بيعها', 'كلفة موادّها: الفواتير، أو لائحة من الذاكرة'],
        whatYouWillLearn: [
          'حساب ساعات عملك بصدق، وساعات الليل منها',
          'معرفة كلفة القطعة قبل النطق بثمنها',
          'وضع ثلاثة أثمان: للسوق، ولإنستغرام، وللمحلّ الذي يعيد البيع',
          'الردّ على «غالية بزّاف» بجملة واحدة',
        ],
        leavesWith: 'بطاقة ثمن قطعتك، مكتوبة بيدك',
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'القطعة نفسها، وفواتيرك أو لائحتك، وهاتفك للحساب.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'لا. تخرجين ببطاقة ثمن قطعتك، مكتوبة بيدك.',
          },
          {
            question: 'لماذا مقعدان فقط؟',
            answer:
              'لأن لكل قطعة خمسًا وأربعين دقيقة. وحين تكتمل المقاعد تُكتب الأسماء في لائحة الانتظار، والمقعد الذي يفرغ يُعطى بترتيبها.',
          },
        ],
      },
      fr: {
        title: 'Fixer le prix du fait main',
        description:
          'Deux artisanes, un matin, une calculatrice : nous comptons le tissu, les heures et la livraison, et vous repartez avec un prix que vous dites à voix haute.',
        category: 'Projet',
        location: 'Fès, adresse exacte par e-mail',
        prerequisites: [
          'Une pièce que vous vendez ou voulez vendre',
          'Ce que coûtent ses matières : des tickets, ou une liste de mémoire',
        ],
        whatYouWillLearn: [
          'Compter vos heures honnêtement, celles de la nuit aussi',
          'Savoir ce que coûte une pièce avant de dire son prix',
          'Fixer trois prix : pour le souk, pour Instagram, pour un magasin qui revend',
          'Répondre à « c’est trop cher » en une phrase',
        ],
        leavesWith: 'L’étiquette de prix de votre pièce, écrite de votre main',
        faq: [
          {
            question: 'Que faut-il apporter ?',
            answer: 'La pièce elle-même, vos tickets ou votre liste, et votre téléphone pour calculer.',
          },
          {
            question: 'Est-ce que je reçois un certificat ?',
            answer: 'Non. Vous repartez avec la feuille de prix de votre pièce, remplie de votre main.',
          },
          {
            question: 'Pourquoi deux places seulement ?',
            answer:
              'Parce que chaque pièce a quarante-cinq minutes. Quand c’est complet, les noms vont sur une liste d’attente, et une place qui se libère est donnée dans cet ordre.',
          },
        ],
      },
    },
  },
];
