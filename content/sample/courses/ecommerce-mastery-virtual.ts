import type { SampleCourse } from '../../shape.ts';
import { ecommerceMasteryVirtualStory } from './ecommerce-mastery-virtual-story.ts';

export const ecommerceMasteryVirtual: SampleCourse = {
  slug: 'ecommerce-mastery-virtual',
  courseType: 'virtual',
  consultation: false,
  domain: 'commerce',
  comparesWith: 'ecommerce-mastery',
  startsOn: '2024-07-12',
  durationWeeks: 12,
  priceCentimes: 99_000,
  comingSoon: false,
  capacity: 100,
  assessments: 24,
  liveSessions: null,
  portrait: 'virtual',
  ground: 'mint',
  trainer: 'imane-el-ouardi',
  taughtIn: 'ary',
  videoUrl: '/media/preview-ecommerce-mastery-virtual.mp4',
  videoPoster: '/media/preview-ecommerce-mastery-virtual',
  platformProduct: null,
  position: 2,
  words: {
    en: {
      name: 'E-Commerce Mastery – Virtual',
      description:
        'E-commerce in Moroccan Darija, from choosing a product to your first order: lessons to read and videos to watch, on your phone and at your own pace.',
      longDescription: [
        'You do not need a shop, a degree or big savings to start selling online. You need a product people ask for, a price that leaves you a profit, and someone who shows you the next step in your own language. These twelve modules do that.',
        'The lessons are in Darija and take about ten minutes each: most of them are for reading, some are videos with captions, and all work on a weak connection. Every module ends with a quiz and a task that your trainer marks. You ask questions below each lesson, and she answers there. All twelve modules are open from the first day.',
        'The examples come from here: cash on delivery, parcels that come back, a customer who says it is too expensive. We count the profit before we spend a dirham, and we test with little before we buy a lot. Nobody can promise you an income; we promise clear steps and honest answers.',
      ],
      level: 'Beginner',
      language: 'Arabic (Moroccan Darija)',
      studyTime: '3 to 4 hours a week',
      format: 'Online, with lessons to read and watch and answers from the trainer',
      forWhom: 'The hours you have change from week to week, and you want to start today at a lower price.',
      instructorBio: [
        'Imane El Ouardi began with twelve bars of soap made in her mother’s kitchen in Taroudant and a borrowed phone. Today she runs an online shop for bath products that sends parcels from Casablanca to the whole country.',
        'She teaches the way she learned: one step at a time, with the mistakes included. Since 2019 she has trained women in Casablanca, Agadir and Oujda to open their first shop.',
      ],
      whatYouLearn: [
        {
          title: 'Choose a product',
          text: 'Find what sells in Morocco, not just what looks good in a video.',
        },
        {
          title: 'Work out your profit',
          text: 'Know what you earn on each order before you buy stock.',
        },
        { title: 'Show it well', text: 'Take clear photos and short videos with your phone and a window.' },
        {
          title: 'Write the page',
          text: 'Answer what your customer wants to know, in her own words.',
        },
        {
          title: 'Find customers',
          text: 'Run a first small advert, read its numbers, and stop it in time.',
        },
        {
          title: 'Deliver, and keep customers',
          text: 'Work with a delivery company, reduce returns, and win the second order.',
        },
      ],
      road: [
        { object: 'soap', title: 'One product', text: 'You choose it by demand, not by taste' },
        { object: 'sheet', title: 'A page of sums', text: 'What each order costs, and what stays with you' },
        { object: 'phone', title: 'Your page', text: 'Six photos and a text that answers' },
        {
          object: 'pickup',
          title: 'An order on its way',
          text: 'Confirmed by phone, packed, and sent with cash on delivery',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'How selling online works in Morocco',
          description: 'Everything on one page, from idea to money in hand.',
          lessons: [
            'The journey of an order, from message to doorstep',
            'Cash on delivery: what is good about it and what it costs',
            'What you really need to start',
            'Your calendar for twelve weeks',
          ],
        },
        {
          title: '02',
          subtitle: 'The woman who will buy from you',
          lessons: [
            'Choose one customer, not everybody',
            'Ten questions to ask her',
            'Where she looks before she buys',
          ],
        },
        {
          title: '03',
          subtitle: 'Choose a product',
          lessons: [
            'Three signs of a product that sells',
            'Handmade, bought locally or imported',
            'Where to find suppliers near you',
            'The list of what we do not sell',
          ],
        },
        {
          title: '04',
          subtitle: 'Do the sums, then test small',
          lessons: [
            'The price sheet: cost, parcel, returns, profit',
            'Test demand before you buy stock',
            'Order a sample and judge it',
            'Decide: go on, change or drop it',
          ],
        },
        {
          title: '05',
          subtitle: 'Your name and your first words',
          lessons: [
            'A name that people can say and find',
            'Your story in five sentences',
            'Speak in front of the camera, or without it',
          ],
        },
        {
          title: '06',
          subtitle: 'Photos and video with your phone',
          lessons: [
            'Window light and a white sheet',
            'Six photos every product needs',
            'A video of twenty seconds that answers a question',
            'Edit for free on your phone',
          ],
        },
        {
          title: '07',
          subtitle: 'The product page and the shop',
          lessons: [
            'Sell by messages or open a shop: which one first',
            'Build the product page step by step',
            'Write a description that answers',
            'Publish, then test it as a customer',
          ],
        },
        {
          title: '08',
          subtitle: 'Delivery and returns',
          lessons: [
            'Compare delivery companies',
            'Confirm an order by phone before it leaves',
            'Pack well for little money',
            'When a parcel comes back',
          ],
        },
        {
          title: '09',
          subtitle: 'Your first advert',
          lessons: [
            'When an advert makes sense, and when it does not',
            'A first advert with a small daily budget',
            'Three numbers to read, and no more',
            'Stop, change or raise',
          ],
        },
        {
          title: '10',
          subtitle: 'From “too expensive” to an order',
          lessons: [
            'Ready messages: welcome, price, delivery',
            'Answer without pressing and without lowering your price',
            'An unhappy customer, handled well',
          ],
        },
        {
          title: '11',
          subtitle: 'Money and papers',
          lessons: [
            'Your weekly money sheet',
            'Keep your business money separate from your own',
            'Self-employed status: what it is and when to ask for it',
            'The rights of your customer',
          ],
        },
        {
          title: '12',
          subtitle: 'The second order, and what comes next',
          lessons: [
            'Why a returning customer costs you less',
            'An offer that does not eat your profit',
            'Your plan for the next ninety days',
            'Final assessment',
          ],
        },
      ],
      requirements: [
        'A smartphone with internet',
        '3 to 4 hours a week',
        'No experience, degree or stock',
        'A small budget for a sample and a first advert, when you get there',
      ],
      faq: [
        {
          question: 'When can I start?',
          answer:
            'As soon as your payment is confirmed: by card in a moment, by transfer when we have found it. You get an e-mail with the link to your course on this site; you need no code and no second account.',
        },
        {
          question: 'Do I have to be there at a fixed time?',
          answer:
            'No. There are no live sessions: the lessons are there whenever you are. You write your questions below them, and your trainer answers there.',
        },
        {
          question: 'Are all twelve modules open?',
          answer:
            'Yes, all twelve modules are open from the first day. We suggest one a week; you can go faster or slower, and nothing closes.',
        },
        {
          question: 'Do I receive a certificate?',
          answer:
            'Yes, a certificate of completion from the academy, once you have done every required lesson, quiz and task. Anyone can check it by its number. It is not a State qualification.',
        },
        {
          question: 'How much money do I need to start selling?',
          answer:
            'It depends on your product. We show you how to test with a sample first, so that you never buy stock on a hunch. We do not promise any income.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Yes. You have {daysToDecide} to tell us that the course is not for you. We refund the price within {paidBackWithin}, by the method you paid with.',
        },
      ],
      testimonials: [
        {
          name: 'Salma B.',
          city: 'Salé',
          text: 'My first order came while I was cooking lunch. I looked at the phone three times before I believed it.',
          portrait: 'salma',
        },
        {
          name: 'Hajar M.',
          city: 'Fes',
          text: 'My first advert brought nothing. I went through module 9 again, and now I know which three numbers to read before I change anything.',
          portrait: 'hajar',
        },
        {
          name: 'Amina R.',
          city: 'Laayoune',
          text: 'I live far from everything. Module 8 taught me how to talk to delivery companies, and that changed my prices.',
          portrait: 'amina',
        },
      ],
    },
    ar: {
      name: 'إتقان التجارة الإلكترونية عن بُعد',
      description:
        'التجارة الإلكترونية بالدارجة المغربية، من اختيار المنتج إلى أول طلب: دروس تقرئينها وفيديوهات تشاهدينها من هاتفك، حسب وقتك.',
      longDescription: [
        'لتبيعي عبر الإنترنت لا تحتاجين إلى محل ولا إلى شهادة ولا إلى رأس مال كبير. تحتاجين إلى منتج يطلبه الناس، وثمن يُبقي لك ربحًا، ومن تدلّك على الخطوة التالية بلغتك. هذا ما تعطيك إياه 12 وحدة.',
        'الدروس بالدارجة، ومدّة كل درس نحو عشر دقائق: تقرئين أغلبها، وبعضها فيديوهات مكتوب كلامها على الشاشة، وتُفتح كلها ولو كان الاتصال ضعيفًا. تنتهي كل وحدة باختبار وبمهمّة تصحّحها مدرّبتك. وتسألين أسفل كل درس فتجيبك هناك. والوحدات كلها مفتوحة من اليوم الأول.',
        'أمثلتنا من هنا: الدفع عند الاستلام، والطرد الذي يعود، والزبونة التي تقول إن الثمن مرتفع. نحسب الربح قبل أن ننفق درهمًا، ونجرّب بالقليل قبل أن نشتري الكثير. لا أحد يستطيع أن يضمن لك دخلًا، أما نحن فنعدك بخطوات واضحة وأجوبة صادقة.',
      ],
      level: 'مبتدئ',
      language: 'العربية (الدارجة المغربية)',
      studyTime: '3 إلى 4 ساعات أسبوعيًا',
      format: 'عبر الإنترنت، بدروس للقراءة والمشاهدة وأجوبة من المدرّبة',
      forWhom: 'أوقاتك تتغيّر من أسبوع إلى آخر، وتريدين أن تبدئي اليوم بثمن أقلّ.',
      instructorBio: [
        'بدأت إيمان الوردي باثنتي عشرة قطعة صابون صنعتها في مطبخ والدتها بتارودانت، وبهاتف مُستعار. وهي اليوم تدير متجرًا إلكترونيًا لمنتجات الحمّام، وتخرج طرودها من الدار البيضاء إلى كل جهات المغرب.',
        'تدرّس كما تعلّمت: خطوة بعد خطوة، ولا تخفي أخطاءها. ومنذ سنة 2019 رافقت نساءً من الدار البيضاء وأكادير ووجدة إلى افتتاح متجرهنّ الأول.',
      ],
      whatYouLearn: [
        { title: 'اختيار المنتج', text: 'تعرفين ما يُباع حقًّا في المغرب.' },
        {
          title: 'حساب الربح',
          text: 'تعرفين ما تربحينه في كل طلب قبل شراء السلعة.',
        },
        { title: 'الصورة الجيدة', text: 'صور واضحة وفيديوهات قصيرة بهاتفك وضوء نافذتك.' },
        { title: 'صفحة تُجيب', text: 'تكتبين ما تريد الزبونة معرفته، بالكلمات التي تستعملها هي.' },
        {
          title: 'الوصول إلى الزبونات',
          text: 'تطلقين إعلانًا صغيرًا، وتقرئين أرقامه، وتوقفينه في الوقت المناسب.',
        },
        {
          title: 'التوصيل وكسب الزبونات',
          text: 'تتعاملين مع شركة توصيل، وتقلّلين المرتجعات، وتعود إليك زبونتك.',
        },
      ],
      road: [
        { object: 'soap', title: 'منتج واحد', text: 'تختارينه بالطلب عليه، لا بالذوق' },
        { object: 'sheet', title: 'ورقة الحساب', text: 'كم تكلّف كل طلبية، وكم يبقى لك' },
        { object: 'phone', title: 'صفحتك', text: 'ست صور ونصّ يجيب عن الأسئلة' },
        {
          object: 'pickup',
          title: 'طلبية في الطريق',
          text: 'تؤكّدينها بالهاتف، وتغلّفينها، والدفع عند الاستلام',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'كيف يجري البيع عبر الإنترنت في المغرب',
          description: 'كل شيء في صفحة واحدة، من الفكرة إلى المال في يدك.',
          lessons: [
            'رحلة الطلب من الرسالة إلى باب الدار',
            'الدفع عند الاستلام: محاسنه وكلفته',
            'ما تحتاجين إليه فعلًا لتبدئي',
            'برنامجك على مدى 12 أسبوعًا',
          ],
        },
        {
          title: '02',
          subtitle: 'المرأة التي ستشتري منك',
          lessons: ['زبونة واحدة محدّدة، لا كل الناس', 'عشرة أسئلة تطرحينها عليها', 'أين تبحث قبل أن تشتري'],
        },
        {
          title: '03',
          subtitle: 'اختيار المنتج',
          lessons: [
            'ثلاث علامات للمنتج الذي يُباع',
            'صنع يدك، أم شراء محلي، أم استيراد',
            'أين تجدين المورّدين قربك',
            'لائحة ما لا نبيعه',
          ],
        },
        {
          title: '04',
          subtitle: 'احسبي، ثم جرّبي بالقليل',
          lessons: [
            'ورقة الثمن: الكلفة والتوصيل والمرتجعات والربح',
            'اختبار الطلب قبل شراء السلعة',
            'اطلبي عيّنة واحكمي عليها',
            'القرار: تواصلين أم تغيّرين أم تتركين',
          ],
        },
        {
          title: '05',
          subtitle: 'اسمك وكلماتك الأولى',
          lessons: ['اسم يسهل نطقه والعثور عليه', 'حكايتك في خمس جمل', 'الحديث أمام الكاميرا، أو دونها'],
        },
        {
          title: '06',
          subtitle: 'الصور والفيديو بهاتفك',
          lessons: [
            'ضوء النافذة وقطعة قماش بيضاء',
            'ست صور يحتاج إليها كل منتج',
            'فيديو من عشرين ثانية يجيب عن سؤال واحد',
            'المونتاج على الهاتف مجانًا',
          ],
        },
        {
          title: '07',
          subtitle: 'صفحة المنتج والمتجر',
          lessons: [
            'البيع بالرسائل أم فتح متجر: بمَ تبدئين',
            'بناء صفحة المنتج خطوة بخطوة',
            'وصف يجيب عن الأسئلة',
            'انشري الصفحة، ثم جرّبيها كأنك زبونة',
          ],
        },
        {
          title: '08',
          subtitle: 'التوصيل والمرتجعات',
          lessons: [
            'المقارنة بين شركات التوصيل',
            'تأكيد الطلب بالهاتف قبل إرساله',
            'تغليف متين بكلفة قليلة',
            'حين يعود الطرد',
          ],
        },
        {
          title: '09',
          subtitle: 'إعلانك الأول',
          lessons: [
            'متى ينفع الإعلان ومتى لا ينفع',
            'إعلان أول بميزانية يومية صغيرة',
            'ثلاثة أرقام تكفي قراءتها',
            'توقفين أم تعدّلين أم ترفعين الميزانية',
          ],
        },
        {
          title: '10',
          subtitle: 'من «الثمن مرتفع» إلى الطلب',
          lessons: [
            'رسائل جاهزة: الترحيب والثمن والتوصيل',
            'الردّ دون إلحاح ودون خفض الثمن',
            'الزبونة غير الراضية: كيف تعاملينها',
          ],
        },
        {
          title: '11',
          subtitle: 'المال والأوراق',
          lessons: [
            'ورقة الحساب الأسبوعية',
            'مال المتجر شيء ومال البيت شيء آخر',
            'نظام المقاول الذاتي: ما هو ومتى تطلبينه',
            'حقوق زبونتك',
          ],
        },
        {
          title: '12',
          subtitle: 'الطلب الثاني وما بعده',
          lessons: [
            'لماذا تكلّفك الزبونة القديمة أقلّ',
            'عرض لا يأكل ربحك',
            'خطتك للأيام التسعين المقبلة',
            'التقييم النهائي',
          ],
        },
      ],
      requirements: [
        'هاتف ذكي متصل بالإنترنت',
        'من 3 إلى 4 ساعات في الأسبوع',
        'لا تُشترط خبرة ولا شهادة ولا سلعة',
        'ميزانية صغيرة لعيّنة وإعلان أول، حين تصلين إليهما',
      ],
      faq: [
        {
          question: 'متى أستطيع أن أبدأ؟',
          answer:
            'حالما يتأكّد الدفع: بالبطاقة في الحين، وبالتحويل حين نجده. تصلك رسالة تفتح دورتك في هذا الموقع، دون رمز ولا حساب ثانٍ.',
        },
        {
          question: 'هل عليّ الحضور في وقت محدّد؟',
          answer:
            'لا. ليست هناك لقاءات في موعد محدّد، فالدروس في انتظارك. تكتبين سؤالك أسفل الدرس، وتجيبك مدرّبتك هناك.',
        },
        {
          question: 'هل الوحدات كلها مفتوحة؟',
          answer:
            'نعم، الوحدات كلها مفتوحة من اليوم الأول. نقترح وحدة في الأسبوع، ولك أن تسرعي أو تتمهّلي، ولا يُغلق منها شيء.',
        },
        {
          question: 'هل أحصل على شهادة؟',
          answer:
            'نعم، شهادة إتمام من الأكاديمية، حين تنهين كل الدروس والاختبارات والمهامّ المطلوبة. يتحقّق منها أي شخص برقمها. وليست شهادة من الدولة.',
        },
        {
          question: 'كم أحتاج من المال لأبدأ البيع؟',
          answer:
            'يختلف ذلك من منتج إلى آخر. نعلّمك أن تجرّبي بعيّنة أولًا، حتى لا تشتري سلعة على مجرّد إحساس. ولا نعدك بدخل معيّن.',
        },
        {
          question: 'هل يمكنني استرجاع مالي؟',
          answer:
            'نعم. أمامك {daysToDecide} لتخبرينا بأن الدورة لا تناسبك، فنعيد إليك ثمنها خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
      ],
      testimonials: [
        {
          name: 'سلمى ب.',
          city: 'سلا',
          text: 'جاءني أول طلب وأنا أطبخ الغداء. نظرت إلى الهاتف ثلاث مرات قبل أن أصدّق.',
          portrait: 'salma',
        },
        {
          name: 'هاجر م.',
          city: 'فاس',
          text: 'إعلاني الأول لم يأتِ بشيء. عدت إلى الوحدة 9 من بدايتها، وصرت أعرف الأرقام الثلاثة التي أقرؤها قبل أن أغيّر شيئًا.',
          portrait: 'hajar',
        },
        {
          name: 'أمينة ر.',
          city: 'العيون',
          text: 'أسكن بعيدًا عن كل شيء. من الوحدة 8 تعلّمت كيف أفاوض شركات التوصيل، فتغيّرت أثماني كلها.',
          portrait: 'amina',
        },
      ],
    },
    fr: {
      name: 'Maîtriser l’e-commerce à distance',
      description:
        'L’e-commerce en darija, du choix du produit à la première commande : des leçons à lire et des vidéos à regarder, sur votre téléphone, à votre rythme.',
      longDescription: [
        'Pour vendre en ligne, il ne faut ni boutique, ni diplôme, ni gros capital. Il faut un produit que les gens demandent, un prix qui vous laisse un bénéfice, et quelqu’un qui vous montre l’étape suivante dans votre langue. C’est ce que font ces douze modules.',
        'Les leçons sont en darija et durent environ dix minutes : la plupart se lisent, quelques-unes sont des vidéos sous-titrées, et toutes s’ouvrent même avec une connexion faible. Chaque module finit par un quiz et un exercice que votre formatrice corrige. Vous posez vos questions sous la leçon, et elle y répond. Les douze modules sont ouverts dès le premier jour.',
        'Nos exemples sont d’ici : le paiement à la livraison, le colis qui revient, la cliente qui trouve que c’est cher. Nous comptons le bénéfice avant de dépenser un dirham, et nous essayons avec peu avant d’acheter beaucoup. Personne ne peut vous promettre un revenu ; nous vous promettons des étapes claires et des réponses honnêtes.',
      ],
      level: 'Débutant',
      language: 'Arabe (darija marocaine)',
      studyTime: '3 à 4 heures par semaine',
      format: 'En ligne, avec des leçons à lire et à regarder, et les réponses de la formatrice',
      forWhom:
        'Vos heures changent d’une semaine à l’autre, et vous voulez commencer aujourd’hui, à un prix plus bas.',
      instructorBio: [
        'Imane El Ouardi a commencé avec douze savons faits dans la cuisine de sa mère à Taroudant, et un téléphone prêté. Elle a aujourd’hui une boutique en ligne de produits de bain, dont les colis partent de Casablanca vers tout le pays.',
        'Elle enseigne comme elle a appris : une étape après l’autre, sans cacher ses erreurs. Depuis 2019, elle a accompagné des femmes de Casablanca, d’Agadir et d’Oujda jusqu’à leur première boutique.',
      ],
      whatYouLearn: [
        {
          title: 'Choisir un produit',
          text: 'Trouvez ce qui se vend au Maroc, pas seulement ce qui est beau en vidéo.',
        },
        {
          title: 'Calculer son bénéfice',
          text: 'Sachez ce que vous gagnez par commande avant d’acheter du stock.',
        },
        {
          title: 'Bien le montrer',
          text: 'Des photos nettes et de courtes vidéos, avec un téléphone et une fenêtre.',
        },
        {
          title: 'Écrire une page qui répond',
          text: 'Dites ce que votre cliente veut savoir, avec ses mots à elle.',
        },
        {
          title: 'Trouver des clientes',
          text: 'Lancez une première petite publicité, lisez ses chiffres, arrêtez-la à temps.',
        },
        {
          title: 'Livrer et fidéliser',
          text: 'Travaillez avec un livreur, réduisez les colis qui reviennent, gagnez la deuxième commande.',
        },
      ],
      road: [
        { object: 'soap', title: 'Un produit', text: 'Choisi selon la demande, pas selon le goût' },
        {
          object: 'sheet',
          title: 'Une feuille de calcul',
          text: 'Ce que coûte une commande, et ce qui vous reste',
        },
        { object: 'phone', title: 'Votre page', text: 'Six photos et un texte qui répond' },
        {
          object: 'pickup',
          title: 'Une commande en route',
          text: 'Confirmée par téléphone, emballée, payée à la livraison',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Comment se passe la vente en ligne au Maroc',
          description: 'Tout sur une page, de l’idée à l’argent en main.',
          lessons: [
            'Le chemin d’une commande, du message à la porte',
            'Le paiement à la livraison : ses avantages et son coût',
            'Ce qu’il faut vraiment pour commencer',
            'Votre calendrier de douze semaines',
          ],
        },
        {
          title: '02',
          subtitle: 'La femme qui achètera chez vous',
          lessons: [
            'Une seule cliente, pas tout le monde',
            'Dix questions à lui poser',
            'Où elle cherche avant d’acheter',
          ],
        },
        {
          title: '03',
          subtitle: 'Choisir un produit',
          lessons: [
            'Trois signes d’un produit qui se vend',
            'Fait main, acheté ici ou importé',
            'Trouver des fournisseurs près de chez vous',
            'La liste de ce que nous ne vendons pas',
          ],
        },
        {
          title: '04',
          subtitle: 'Compter, puis essayer petit',
          lessons: [
            'La feuille de prix : coût, colis, retours, bénéfice',
            'Tester la demande avant d’acheter du stock',
            'Commander un échantillon et le juger',
            'Décider : continuer, changer ou laisser',
          ],
        },
        {
          title: '05',
          subtitle: 'Votre nom et vos premiers mots',
          lessons: [
            'Un nom facile à dire et à trouver',
            'Votre histoire en cinq phrases',
            'Parler devant la caméra, ou sans elle',
          ],
        },
        {
          title: '06',
          subtitle: 'Photos et vidéo avec votre téléphone',
          lessons: [
            'La lumière de la fenêtre et un drap blanc',
            'Les six photos de tout produit',
            'Une vidéo de vingt secondes qui répond à une question',
            'Monter gratuitement sur le téléphone',
          ],
        },
        {
          title: '07',
          subtitle: 'La page du produit et la boutique',
          lessons: [
            'Vendre par messages ou ouvrir une boutique : par quoi commencer',
            'Construire la page du produit pas à pas',
            'Écrire une description qui répond',
            'Publier, puis essayer comme une cliente',
          ],
        },
        {
          title: '08',
          subtitle: 'Livraison et retours',
          lessons: [
            'Comparer les sociétés de livraison',
            'Confirmer par téléphone avant l’envoi',
            'Bien emballer pour pas cher',
            'Quand un colis revient',
          ],
        },
        {
          title: '09',
          subtitle: 'Votre première publicité',
          lessons: [
            'Quand une publicité est utile, et quand non',
            'Une première publicité à petit budget par jour',
            'Trois chiffres à lire, pas plus',
            'Arrêter, changer ou augmenter',
          ],
        },
        {
          title: '10',
          subtitle: 'De « trop cher » à la commande',
          lessons: [
            'Des messages prêts : accueil, prix, livraison',
            'Répondre sans insister et sans baisser le prix',
            'Une cliente mécontente : comment faire',
          ],
        },
        {
          title: '11',
          subtitle: 'L’argent et les papiers',
          lessons: [
            'Votre feuille de comptes de la semaine',
            'L’argent de la boutique et celui de la maison',
            'L’auto-entrepreneur : ce que c’est, et quand le demander',
            'Les droits de votre cliente',
          ],
        },
        {
          title: '12',
          subtitle: 'La deuxième commande, et la suite',
          lessons: [
            'Pourquoi une cliente qui revient coûte moins',
            'Une offre qui ne mange pas votre bénéfice',
            'Votre plan pour les quatre-vingt-dix jours suivants',
            'Évaluation finale',
          ],
        },
      ],
      requirements: [
        'Un smartphone avec internet',
        '3 à 4 heures par semaine',
        'Pas d’expérience, de diplôme ni de stock',
        'Un petit budget pour un échantillon et une première publicité, le moment venu',
      ],
      faq: [
        {
          question: 'Quand puis-je commencer ?',
          answer:
            'Dès que votre paiement est confirmé : tout de suite par carte ; par virement ou en espèces, quand nous avons trouvé l’argent. Un e-mail ouvre votre formation sur ce site. Il ne faut ni code ni deuxième compte.',
        },
        {
          question: 'Faut-il être là à une heure fixe ?',
          answer:
            'Non. Il n’y a pas de rencontre en direct : les leçons vous attendent. Vous écrivez vos questions sous la leçon, et votre formatrice y répond.',
        },
        {
          question: 'Les douze modules sont-ils tous ouverts ?',
          answer:
            'Oui, tous, dès le premier jour. Nous proposons un module par semaine ; vous pouvez aller plus vite ou moins vite, et rien ne se ferme.',
        },
        {
          question: 'Est-ce que je reçois un certificat ?',
          answer:
            'Oui, un certificat de fin de formation de l’académie, quand toutes les leçons obligatoires, les quiz et les exercices sont terminés. Tout le monde peut le vérifier avec son numéro. L’État ne le reconnaît pas.',
        },
        {
          question: 'Combien d’argent faut-il pour commencer à vendre ?',
          answer:
            'Cela dépend de votre produit. Nous vous montrons comment essayer d’abord avec un échantillon, pour ne jamais acheter du stock sur une impression. Nous ne promettons aucun revenu.',
        },
        {
          question: 'Puis-je avoir un remboursement ?',
          answer:
            'Oui. Vous avez {daysToDecide} pour nous dire que la formation ne vous convient pas. Nous vous remboursons sous {paidBackWithin}, comme vous avez payé.',
        },
      ],
      testimonials: [
        {
          name: 'Salma B.',
          city: 'Salé',
          text: 'Ma première commande est arrivée pendant que je préparais le déjeuner. J’ai regardé le téléphone trois fois avant d’y croire.',
          portrait: 'salma',
        },
        {
          name: 'Hajar M.',
          city: 'Fès',
          text: 'Ma première publicité n’a rien donné. J’ai repris le module 9 depuis le début, et maintenant je sais quels trois chiffres lire avant de changer quoi que ce soit.',
          portrait: 'hajar',
        },
        {
          name: 'Amina R.',
          city: 'Laâyoune',
          text: 'J’habite loin de tout. Le module 8 m’a appris à parler aux sociétés de livraison, et tous mes prix ont changé.',
          portrait: 'amina',
        },
      ],
    },
  },
  salesStory: ecommerceMasteryVirtualStory,
};
