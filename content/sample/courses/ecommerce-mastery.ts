import type { SampleCourse } from '../../shape.ts';

export const ecommerceMastery: SampleCourse = {
  slug: 'ecommerce-mastery',
  courseType: 'live',
  consultation: true,
  consultationService: 'your-shop-line-by-line',
  domain: 'commerce',
  comparesWith: 'ecommerce-mastery-virtual',
  startsOn: '2024-07-12',
  durationWeeks: 12,
  priceCentimes: 240_000,
  instalments: {
    depositCentimes: 90_000,
    parts: [
      { afterDays: 30, amountCentimes: 50_000 },
      { afterDays: 60, amountCentimes: 50_000 },
      { afterDays: 90, amountCentimes: 50_000 },
    ],
    graceDays: 7,
  },
  comingSoon: false,
  capacity: 40,
  assessments: 10,
  liveSessions: 12,
  portrait: 'ecommerce',
  ground: 'majorelle',
  trainer: 'imane-el-ouardi',
  taughtIn: 'ary',
  videoUrl: '/media/preview-ecommerce-mastery.mp4',
  videoPoster: '/media/preview-ecommerce-mastery',
  platformProduct: null,
  position: 1,
  words: {
    en: {
      name: 'E-commerce Mastery',
      description:
        'Build your own online shop with a trainer beside you: choose a product, price it, sell it, and deliver it in Morocco.',
      longDescription: [
        'You build one real shop, your own, together with a group of at most forty learners. Each week has one module, one live session and one task. Imane or an assistant reads your task and tells you what to improve.',
        'You begin with a product and its numbers, then build the shop, take the photos and win your first orders. After that come adverts, delivery, your first helper and a plan. Everything is about selling in Morocco: payment in dirhams, cash on delivery, local delivery companies and local paperwork.',
        'Keep your consultation with Imane for the moment you get stuck. We do not promise an income: that depends on your product, your price and your time.',
      ],
      level: 'Beginner',
      language: 'Darija, with slides in Arabic',
      studyTime: '5 to 6 hours a week',
      format: 'Online',
      forWhom: 'You want a group, a fixed evening each week, and a trainer who checks your shop.',
      instructorBio: [
        'Imane El Ouardi began with twelve bars of soap made in her mother’s kitchen in Taroudant and a borrowed phone. Today she runs an online shop for bath products with four employees, and sends parcels from Casablanca to the whole country.',
        'Since 2019 she has trained women in Casablanca, Agadir and Oujda. Her rule: numbers first, logo second.',
      ],
      whatYouLearn: [
        {
          title: 'Judge a product',
          text: 'Check demand, margin, weight and returns before you spend any money.',
        },
        {
          title: 'Build your shop',
          text: 'One that opens fast on a phone and makes buying simple.',
        },
        {
          title: 'Photograph and film',
          text: 'Product photos and short videos with your phone.',
        },
        {
          title: 'Advertise with care',
          text: 'Run adverts on a small budget, and know when to stop.',
        },
        {
          title: 'Deliver and be paid',
          text: 'Confirm, pack, send and collect, with fewer returns.',
        },
        {
          title: 'Lead a small business',
          text: 'Paperwork, a first helper, and a plan for the next three months.',
        },
      ],
      road: [
        { object: 'bowl', title: 'A product and a customer', text: 'You choose what you sell, and to whom' },
        {
          object: 'sheet',
          title: 'A price that earns',
          text: 'A page of sums with your product’s name on it',
        },
        { object: 'phone', title: 'A shop that is open', text: 'Photos, a description and a way to pay' },
        { object: 'parcel', title: 'The first order', text: 'You pack it, send it and are paid' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Foundations: how money is made in e-commerce',
          description: 'Before any tool: where the money comes in, and where it gets lost.',
          lessons: [
            'Four ways to sell online, and which one suits you',
            'The journey of a hundred visitors',
            'Your goal, your time, your budget',
            'Open your workbook',
          ],
        },
        {
          title: '02',
          subtitle: 'Market and customer',
          description: 'Ask before you build.',
          lessons: [
            'Read demand with free tools',
            'Talk to ten customers: questions and silence',
            'Study three competitors without copying them',
            'A customer portrait that fits on one page',
          ],
        },
        {
          title: '03',
          subtitle: 'Product and supplier',
          description: 'Find it, hold it, negotiate it.',
          lessons: [
            'Handmade goods, wholesale markets, factories, imports',
            'Write to a supplier: the first message',
            'Samples, minimum quantity, payment terms',
            'Recognise a bad deal early',
          ],
        },
        {
          title: '04',
          subtitle: 'Price and profit',
          description: 'The sheet you will open every week.',
          lessons: [
            'All costs, including those nobody mentions',
            'Set a price and defend it',
            'Break-even: how many orders you need',
            'Bundles, gifts and free delivery',
          ],
        },
        {
          title: '05',
          subtitle: 'A brand people remember',
          description: 'Name, voice and look, kept simple.',
          lessons: [
            'A name that is free, clear and yours',
            'Colours, a typeface and a logo that works small',
            'The promise of your brand in one sentence',
            'Protect your name in Morocco',
          ],
        },
        {
          title: '06',
          subtitle: 'Build the shop',
          description: 'By the end of this module your shop is ready, with three products.',
          lessons: [
            'Choose a shop platform and an address',
            'Home page, product page, about page',
            'Checkout in dirhams: card, transfer, cash on delivery',
            'Terms, refunds, privacy: what the law requires',
            'Test everything on a slow phone',
          ],
        },
        {
          title: '07',
          subtitle: 'Images and words that sell honestly',
          description: 'Your photo day and your texts.',
          lessons: [
            'Plan a photo day',
            'Light, background, scale and hands',
            'Descriptions that answer questions',
            'Customer reviews: ask for them, show them',
          ],
        },
        {
          title: '08',
          subtitle: 'First orders without advertising',
          description: 'Your friends, your neighbourhood, your page.',
          lessons: [
            'Open your shop in seven days',
            'Short videos: a calendar for one month',
            'Sell by messages without being pushy',
            'Work with a small creator',
          ],
        },
        {
          title: '09',
          subtitle: 'Advertising',
          description: 'Small budget, clear question, quick decision.',
          lessons: [
            'Set up the advert account and measurement',
            'Three adverts against each other',
            'Read results: cost, clicks, orders',
            'Reach the people who came and did not buy',
          ],
        },
        {
          title: '10',
          subtitle: 'Delivery, returns and customer care',
          description: 'Where profit is kept or lost.',
          lessons: [
            'Choose and compare delivery companies',
            'Confirm orders: script and timing',
            'Bring returns down',
            'Complaints: answer within a day',
          ],
        },
        {
          title: '11',
          subtitle: 'Paperwork, taxes and a first helper',
          description: 'The business behind the shop.',
          lessons: [
            'Self-employed status, company, cooperative',
            'Invoices and simple bookkeeping',
            'Personal data: what you may keep',
            'Your first helper: tasks, hours, pay',
          ],
        },
        {
          title: '12',
          subtitle: 'Grow, and your next ninety days',
          description: 'Look back with numbers, look forward with a plan.',
          lessons: [
            'Second orders: e-mail and messages',
            'A new product, or more of the same',
            'Your plan on one page',
            'Present your shop to the group',
            'Final assessment',
          ],
        },
      ],
      requirements: [
        'A smartphone; a computer is useful from module 6 on, but not required',
        'An evening a week for the live session',
        'A small budget for samples and adverts, which you decide yourself',
        'No experience',
      ],
      faq: [
        {
          question: 'How is this different from the course you take at your own pace?',
          answer:
            'There you learn alone, whenever you like. Here you have a group, a live session every week, written feedback on your tasks and a private consultation.',
        },
        {
          question: 'When do I get access?',
          answer:
            'As soon as your payment is confirmed: by card in a moment, in cash or by bank transfer when we have found the money. You get an e-mail with the link to your course on this site; you need no code and no second account.',
        },
        {
          question: 'Do I receive a certificate?',
          answer:
            'Yes, a certificate of completion from the academy, once you have done every required lesson, quiz and task and attended half of the live sessions. Anyone can check it by its number. It is not a State qualification.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Yes. You have {daysToDecide} to tell us that the course is not for you. We refund the price within {paidBackWithin}, by the method you paid with.',
        },
        {
          question: 'I already have a shop. Is it still useful?',
          answer:
            'Yes, if you do not know your profit per order, or if your adverts cost more than they bring. Modules 4, 9 and 10 help existing shops most.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija L.',
          city: 'Oujda',
          text: 'I sell djellabas and was going to order stock first. In module 2 I sat down with women who could buy, without a word about my product. I came home with another list.',
          portrait: 'khadija',
        },
        {
          name: 'Amina H.',
          city: 'Kenitra',
          text: 'I watched the free lesson about a hundred visitors twice before I enrolled. In the live session I brought my own figures, and Imane went through them with me.',
          portrait: 'amina',
        },
        {
          name: 'Salma S.',
          city: 'Casablanca',
          text: 'My first pages came back with a question next to the day on which I would stop. It was the only line I had left empty. On my own I would still be drawing a logo.',
          portrait: 'salma',
        },
      ],
    },
    ar: {
      name: 'إتقان التجارة الإلكترونية',
      description:
        'ابني متجرك الإلكتروني برفقة مدرّبة: تختارين المنتج وتحدّدين ثمنه، ثم تبيعينه وتوصلينه داخل المغرب.',
      longDescription: [
        'تبنين متجرًا حقيقيًا واحدًا هو متجرك، مع مجموعة لا تتجاوز أربعين متعلّمة. لكل أسبوع وحدة ولقاء مباشر ومهمّة. تقرأ إيمان أو مساعدتها مهمّتك، وتكتب لك ما يمكن تحسينه.',
        'تبدئين بالمنتج وأرقامه، ثم المتجر والصور والطلبات الأولى. بعد ذلك الإعلان والتوصيل وأول مساعدة وخطة الأشهر المقبلة. كل شيء عن البيع في المغرب: الدفع بالدرهم وعند الاستلام، وشركات التوصيل، والأوراق الإدارية.',
        'احتفظي باستشارتك مع إيمان للحظة التي تتعثّرين فيها. ولا نعدك بدخل معيّن، فهو يرتبط بمنتجك وثمنك ووقتك.',
      ],
      level: 'مبتدئ',
      language: 'الدارجة، والشرائح بالعربية',
      studyTime: 'نحو 6 ساعات أسبوعيًا',
      format: 'عبر الإنترنت',
      forWhom: 'تريدين مجموعة، ومساءً ثابتًا كل أسبوع، ومدرّبة تراجع متجرك.',
      instructorBio: [
        'بدأت إيمان الوردي باثنتي عشرة قطعة صابون صنعتها في مطبخ والدتها بتارودانت، وبهاتف مُستعار. وهي اليوم تدير متجرًا إلكترونيًا لمنتجات الحمّام تعمل فيه أربع موظفات، وتخرج طرودها من الدار البيضاء إلى كل جهات المغرب.',
        'منذ سنة 2019 درّبت نساءً في الدار البيضاء وأكادير ووجدة. وقاعدتها: الأرقام أولًا، ثم الشعار.',
      ],
      whatYouLearn: [
        {
          title: 'الحكم على المنتج',
          text: 'تتحقّقين من الطلب والهامش والوزن والمرتجعات قبل أن تدفعي شيئًا.',
        },
        { title: 'بناء المتجر', text: 'متجر سريع على الهاتف، والشراء فيه سهل.' },
        { title: 'التصوير', text: 'صور المنتجات وفيديوهات قصيرة بهاتفك.' },
        { title: 'إعلان بحساب', text: 'إعلانات بميزانية صغيرة، وتعرفين متى توقفينها.' },
        { title: 'التوصيل وقبض الثمن', text: 'تؤكّدين الطلب وتغلّفينه وترسلينه وتقبضين ثمنه، بمرتجعات أقلّ.' },
        { title: 'قيادة مشروع صغير', text: 'الأوراق الإدارية وأول مساعدة، وخطة للأشهر الثلاثة المقبلة.' },
      ],
      road: [
        { object: 'bowl', title: 'منتج وزبونة', text: 'تختارين ما تبيعين، ولمن' },
        { object: 'sheet', title: 'ثمن يُربح', text: 'ورقة حساب باسم منتجك' },
        { object: 'phone', title: 'متجر مفتوح', text: 'صور، ووصف، وطريقة دفع' },
        { object: 'parcel', title: 'أول طلبية', text: 'تغلّفينها، وترسلينها، وتقبضين ثمنها' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'الأسس: كيف يُكسب المال في التجارة الإلكترونية',
          description: 'قبل أي أداة: من أين يدخل المال، وأين يضيع.',
          lessons: [
            'أربع طرق للبيع عبر الإنترنت، وأيها تناسبك',
            'رحلة مئة زائرة',
            'هدفك ووقتك وميزانيتك',
            'افتحي دفتر عملك',
          ],
        },
        {
          title: '02',
          subtitle: 'السوق والزبونة',
          description: 'اسألي قبل أن تبني.',
          lessons: [
            'قراءة الطلب بأدوات مجانية',
            'عشر محادثات مع زبونات: متى تسألين ومتى تصمتين',
            'دراسة ثلاثة منافسين دون تقليد',
            'صورة زبونتك في صفحة واحدة',
          ],
        },
        {
          title: '03',
          subtitle: 'المنتج والمورّد',
          description: 'تجدينه، وتعاينينه، وتتفاوضين عليه.',
          lessons: [
            'الصناعة التقليدية وأسواق الجملة والمعامل والاستيراد',
            'الرسالة الأولى إلى المورّد',
            'العيّنات وأدنى كمية وشروط الدفع',
            'كشف الصفقة الخاسرة مبكرًا',
          ],
        },
        {
          title: '04',
          subtitle: 'الثمن والربح',
          description: 'الورقة التي ستفتحينها كل أسبوع.',
          lessons: [
            'كل التكاليف، حتى التي لا يذكرها أحد',
            'تحديد الثمن والدفاع عنه',
            'نقطة التعادل: كم طلبًا يكفيك',
            'المجموعات والهدايا والتوصيل المجاني',
          ],
        },
        {
          title: '05',
          subtitle: 'علامة تبقى في الذاكرة',
          description: 'اسم وصوت ومظهر، ببساطة.',
          lessons: [
            'اسم متاح وواضح ويخصّك',
            'الألوان والحروف وشعار واضح ولو صغُر',
            'وعد علامتك في جملة واحدة',
            'حماية اسمك في المغرب',
          ],
        },
        {
          title: '06',
          subtitle: 'بناء المتجر',
          description: 'في نهاية هذه الوحدة يكون متجرك جاهزًا بثلاثة منتجات.',
          lessons: [
            'اختيار منصّة المتجر وعنوانه',
            'الصفحة الرئيسية وصفحة المنتج وصفحة التعريف',
            'الدفع بالدرهم: البطاقة والتحويل والدفع عند الاستلام',
            'الشروط والاسترجاع والخصوصية: ما يطلبه القانون',
            'تجربة كل شيء على هاتف بطيء',
          ],
        },
        {
          title: '07',
          subtitle: 'صور وكلمات تبيع بصدق',
          description: 'يوم التصوير ونصوصك.',
          lessons: [
            'التخطيط ليوم التصوير',
            'الضوء والخلفية والحجم واليدان',
            'وصف يجيب عن الأسئلة',
            'آراء الزبونات: كيف تطلبينها وتعرضينها',
          ],
        },
        {
          title: '08',
          subtitle: 'الطلبات الأولى دون إعلان',
          description: 'معارفك وحيّك وصفحتك.',
          lessons: [
            'افتتاح متجرك في سبعة أيام',
            'الفيديوهات القصيرة: برنامج شهر كامل',
            'البيع بالرسائل دون إزعاج',
            'التعاون مع صانعة محتوى صغيرة',
          ],
        },
        {
          title: '09',
          subtitle: 'الإعلان',
          description: 'ميزانية صغيرة، وسؤال واضح، وقرار سريع.',
          lessons: [
            'إعداد الحساب الإعلاني والقياس',
            'ثلاثة إعلانات في منافسة',
            'قراءة النتائج: الكلفة والنقرات والطلبات',
            'العودة إلى من زارت ولم تشترِ',
          ],
        },
        {
          title: '10',
          subtitle: 'التوصيل والمرتجعات وخدمة الزبونات',
          description: 'هنا يُحفظ الربح أو يضيع.',
          lessons: [
            'المقارنة بين شركات التوصيل واختيار الأنسب',
            'تأكيد الطلبات: ماذا تقولين ومتى',
            'تقليل المرتجعات',
            'الشكايات: جواب في اليوم نفسه',
          ],
        },
        {
          title: '11',
          subtitle: 'الأوراق والضرائب وأول مساعدة',
          description: 'المشروع وراء المتجر.',
          lessons: [
            'المقاول الذاتي والشركة والتعاونية',
            'الفواتير ومحاسبة بسيطة',
            'المعطيات الشخصية: ما يحقّ لك الاحتفاظ به',
            'أول من تساعدك: المهام والساعات والأجر',
          ],
        },
        {
          title: '12',
          subtitle: 'النمو وأيامك التسعون المقبلة',
          description: 'نظرة إلى الوراء بالأرقام، ونظرة إلى الأمام بخطة.',
          lessons: [
            'الطلب الثاني: البريد والرسائل',
            'منتج جديد أم المزيد من المنتج نفسه',
            'خطتك في صفحة واحدة',
            'تقديم متجرك أمام المجموعة',
            'التقييم النهائي',
          ],
        },
      ],
      requirements: [
        'هاتف ذكي؛ والحاسوب مفيد ابتداءً من الوحدة 6، لكنه غير ضروري',
        'أمسية في الأسبوع للّقاء المباشر',
        'ميزانية صغيرة للعيّنات والإعلان، تحدّدينها بنفسك',
        'لا تُشترط أي خبرة',
      ],
      faq: [
        {
          question: 'ما الفرق بينها وبين الدورة التي تتابعينها حسب وقتك؟',
          answer:
            'هناك تتعلّمين وحدك، في الوقت الذي يناسبك. أما هنا فمعك مجموعة ولقاء مباشر كل أسبوع وملاحظات مكتوبة على مهامّك واستشارة فردية.',
        },
        {
          question: 'متى أستطيع الدخول إلى الدورة؟',
          answer:
            'حالما يتأكّد الدفع: بالبطاقة في الحين، ونقدًا أو بتحويل بنكي حين نجد المبلغ. تصلك رسالة تفتح دورتك في هذا الموقع، دون رمز ولا حساب ثانٍ.',
        },
        {
          question: 'هل أحصل على شهادة؟',
          answer:
            'نعم، شهادة إتمام من الأكاديمية، حين تنهين كل الدروس والاختبارات والمهامّ المطلوبة وتحضرين نصف اللقاءات المباشرة. يتحقّق منها أي شخص برقمها. وليست شهادة من الدولة.',
        },
        {
          question: 'هل يمكنني استرجاع مالي؟',
          answer:
            'نعم. أمامك {daysToDecide} لتخبرينا بأن الدورة لا تناسبك، فنعيد إليك ثمنها خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
        {
          question: 'لديّ متجر من قبل، فهل تفيدني الدورة؟',
          answer:
            'نعم، إن كنت لا تعرفين ربحك في كل طلب، أو كان إعلانك يكلّفك أكثر مما يأتي به. الوحدات 4 و9 و10 هي الأنفع لمن لديها متجر.',
        },
      ],
      testimonials: [
        {
          name: 'خديجة ل.',
          city: 'وجدة',
          text: 'أبيع الجلابيب وكنت سأشتري السلعة أولًا. في الوحدة 2 جلست مع نساء قد يشترين، دون كلمة عن منتجي، وعدت إلى البيت بلائحة أخرى.',
          portrait: 'khadija',
        },
        {
          name: 'أمينة ح.',
          city: 'القنيطرة',
          text: 'شاهدت الدرس المجاني عن مئة زائرة مرتين قبل أن أسجّل. وفي اللقاء المباشر أحضرت أرقامي أنا، فقرأتها معي إيمان رقمًا رقمًا.',
          portrait: 'amina',
        },
        {
          name: 'سلمى س.',
          city: 'الدار البيضاء',
          text: 'عادت صفحاتي الأولى وبجانب «اليوم الذي أتوقّف فيه» سؤال. كان السطر الوحيد الذي تركته فارغًا. لو كنت وحدي لكنت ما أزال أرسم الشعار.',
          portrait: 'salma',
        },
      ],
    },
    fr: {
      name: 'Maîtriser l’e-commerce',
      description:
        'Construisez votre boutique en ligne avec une formatrice à vos côtés : choisir un produit, fixer son prix, le vendre et le livrer au Maroc.',
      longDescription: [
        'Vous construisez une vraie boutique, la vôtre, dans un groupe de quarante personnes au plus. Chaque semaine : un module, une rencontre en direct et un exercice. Imane ou son assistante lit votre exercice et vous écrit ce qui peut être mieux.',
        'Vous commencez par un produit et ses chiffres, puis viennent la boutique, les photos et les premières commandes. Ensuite la publicité, la livraison, une première aide et un plan. Tout parle de la vente au Maroc : le paiement en dirhams et à la livraison, les sociétés de livraison, les papiers d’ici.',
        'Gardez votre consultation avec Imane pour le moment où vous bloquez. Nous ne promettons pas de revenu : il dépend de votre produit, de votre prix et de votre temps.',
      ],
      level: 'Débutant',
      language: 'Darija, avec des diapositives en arabe',
      studyTime: '5 à 6 heures par semaine',
      format: 'En ligne',
      forWhom:
        'Vous voulez un groupe, un soir fixe par semaine, et une formatrice qui regarde votre boutique.',
      instructorBio: [
        'Imane El Ouardi a commencé avec douze savons faits dans la cuisine de sa mère à Taroudant, et un téléphone prêté. Elle a aujourd’hui une boutique en ligne de produits de bain avec quatre employées, dont les colis partent de Casablanca vers tout le pays.',
        'Depuis 2019, elle a formé des femmes à Casablanca, Agadir et Oujda. Sa règle : les chiffres d’abord, le logo ensuite.',
      ],
      whatYouLearn: [
        {
          title: 'Juger un produit',
          text: 'Vérifiez demande, marge, poids et retours avant de dépenser quoi que ce soit.',
        },
        {
          title: 'Construire sa boutique',
          text: 'Une boutique rapide sur téléphone, où acheter est simple.',
        },
        {
          title: 'Photographier et filmer',
          text: 'Photos de produits et courtes vidéos avec votre téléphone.',
        },
        { title: 'Faire de la publicité avec mesure', text: 'Un petit budget, et savoir quand arrêter.' },
        {
          title: 'Livrer et encaisser',
          text: 'Confirmez, emballez, envoyez et touchez l’argent, avec moins de retours.',
        },
        {
          title: 'Mener un petit projet',
          text: 'Les papiers, une première aide, et un plan pour trois mois.',
        },
      ],
      road: [
        { object: 'bowl', title: 'Un produit et une cliente', text: 'Vous choisissez quoi vendre, et à qui' },
        {
          object: 'sheet',
          title: 'Un prix qui rapporte',
          text: 'Une feuille de calcul au nom de votre produit',
        },
        {
          object: 'phone',
          title: 'Une boutique ouverte',
          text: 'Des photos, une description, un moyen de payer',
        },
        {
          object: 'parcel',
          title: 'La première commande',
          text: 'Vous l’emballez, l’envoyez, et on vous paie',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Les bases : d’où vient l’argent en e-commerce',
          description: 'Avant tout outil : par où l’argent entre, et où il se perd.',
          lessons: [
            'Quatre façons de vendre en ligne, et la vôtre',
            'Le parcours de cent visiteuses',
            'Votre objectif, votre temps, votre budget',
            'Ouvrez votre cahier de travail',
          ],
        },
        {
          title: '02',
          subtitle: 'Le marché et la cliente',
          description: 'Demander avant de construire.',
          lessons: [
            'Lire la demande avec des outils gratuits',
            'Parler à dix clientes : questions et silences',
            'Étudier trois concurrents sans les copier',
            'Le portrait de votre cliente sur une page',
          ],
        },
        {
          title: '03',
          subtitle: 'Le produit et le fournisseur',
          description: 'Le trouver, le tenir en main, le négocier.',
          lessons: [
            'Artisanat, marchés de gros, usines, importation',
            'Le premier message à un fournisseur',
            'Échantillons, quantité minimale, conditions de paiement',
            'Reconnaître tôt une mauvaise affaire',
          ],
        },
        {
          title: '04',
          subtitle: 'Prix et bénéfice',
          description: 'La feuille que vous ouvrirez chaque semaine.',
          lessons: [
            'Tous les coûts, même ceux dont personne ne parle',
            'Fixer un prix et le défendre',
            'Le seuil de rentabilité : combien de commandes',
            'Lots, cadeaux et livraison gratuite',
          ],
        },
        {
          title: '05',
          subtitle: 'Une marque dont on se souvient',
          description: 'Un nom, une voix, une allure, simplement.',
          lessons: [
            'Un nom libre, clair et à vous',
            'Des couleurs, une écriture et un logo lisible en petit',
            'La promesse de votre marque en une phrase',
            'Protéger votre nom au Maroc',
          ],
        },
        {
          title: '06',
          subtitle: 'Construire la boutique',
          description: 'À la fin de ce module, votre boutique est prête, avec trois produits.',
          lessons: [
            'Choisir une plateforme et une adresse',
            'L’accueil, la page du produit, la page « Qui suis-je »',
            'Payer en dirhams : carte, virement, à la livraison',
            'Conditions, remboursements, confidentialité : ce que demande la loi',
            'Tout essayer sur un téléphone lent',
          ],
        },
        {
          title: '07',
          subtitle: 'Des images et des mots qui vendent sans mentir',
          description: 'Votre jour de photos et vos textes.',
          lessons: [
            'Préparer un jour de photos',
            'Lumière, fond, taille et mains',
            'Des descriptions qui répondent',
            'Les avis des clientes : les demander, les montrer',
          ],
        },
        {
          title: '08',
          subtitle: 'Les premières commandes sans publicité',
          description: 'Vos proches, votre quartier, votre page.',
          lessons: [
            'Ouvrir votre boutique en sept jours',
            'Vidéos courtes : le calendrier d’un mois',
            'Vendre par messages sans déranger',
            'Travailler avec une petite créatrice',
          ],
        },
        {
          title: '09',
          subtitle: 'La publicité',
          description: 'Petit budget, question claire, décision rapide.',
          lessons: [
            'Préparer le compte publicitaire et la mesure',
            'Trois publicités l’une contre l’autre',
            'Lire les résultats : coût, clics, commandes',
            'Revenir vers celles qui n’ont pas acheté',
          ],
        },
        {
          title: '10',
          subtitle: 'Livraison, retours et service aux clientes',
          description: 'Là où le bénéfice se garde ou se perd.',
          lessons: [
            'Choisir et comparer les sociétés de livraison',
            'Confirmer les commandes : quoi dire, et quand',
            'Faire baisser les retours',
            'Réclamations : répondre dans la journée',
          ],
        },
        {
          title: '11',
          subtitle: 'Papiers, impôts et une première aide',
          description: 'L’entreprise derrière la boutique.',
          lessons: [
            'Auto-entrepreneur, société, coopérative',
            'Factures et comptabilité simple',
            'Données personnelles : ce que vous pouvez garder',
            'Votre première aide : tâches, heures, salaire',
          ],
        },
        {
          title: '12',
          subtitle: 'Grandir, et vos quatre-vingt-dix prochains jours',
          description: 'Regarder en arrière avec des chiffres, en avant avec un plan.',
          lessons: [
            'La deuxième commande : e-mails et messages',
            'Un nouveau produit, ou plus du même',
            'Votre plan sur une page',
            'Présenter votre boutique au groupe',
            'Évaluation finale',
          ],
        },
      ],
      requirements: [
        'Un smartphone ; un ordinateur est utile à partir du module 6, mais pas obligatoire',
        'Un soir par semaine pour la rencontre en direct',
        'Un petit budget pour les échantillons et la publicité, que vous fixez vous-même',
        'Aucune expérience',
      ],
      faq: [
        {
          question: 'Quelle différence avec la formation à votre rythme ?',
          answer:
            'Là-bas, vous apprenez à votre rythme, sans groupe. Ici, vous avez un groupe, une rencontre en direct chaque semaine, un retour écrit sur vos exercices et une consultation.',
        },
        {
          question: 'Quand ai-je accès à la formation ?',
          answer:
            'Dès que votre paiement est confirmé : tout de suite par carte ; par virement ou en espèces, quand nous avons trouvé l’argent. Un e-mail ouvre votre formation sur ce site. Il ne faut ni code ni deuxième compte.',
        },
        {
          question: 'Est-ce que je reçois un certificat ?',
          answer:
            'Oui, un certificat de fin de formation de l’académie, quand toutes les leçons obligatoires, les quiz et les exercices sont terminés et la moitié des rencontres en direct suivie. Tout le monde peut le vérifier avec son numéro. L’État ne le reconnaît pas.',
        },
        {
          question: 'Puis-je avoir un remboursement ?',
          answer:
            'Oui. Vous avez {daysToDecide} pour nous dire que la formation ne vous convient pas. Nous vous remboursons sous {paidBackWithin}, comme vous avez payé.',
        },
        {
          question: 'J’ai déjà une boutique. Est-ce encore utile ?',
          answer:
            'Oui, si vous ne connaissez pas votre bénéfice par commande, ou si votre publicité coûte plus qu’elle ne rapporte. Les modules 4, 9 et 10 sont les plus utiles à qui a déjà une boutique.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija L.',
          city: 'Oujda',
          text: 'Je vends des djellabas et j’allais d’abord acheter du stock. Au module 2, je me suis assise avec des femmes qui pourraient acheter, sans un mot sur mon produit. Je suis rentrée avec une autre liste.',
          portrait: 'khadija',
        },
        {
          name: 'Amina H.',
          city: 'Kénitra',
          text: 'J’ai regardé deux fois la leçon gratuite sur les cent visiteuses avant de m’inscrire. À la rencontre en direct, j’ai apporté mes propres chiffres, et Imane les a lus avec moi un par un.',
          portrait: 'amina',
        },
        {
          name: 'Salma S.',
          city: 'Casablanca',
          text: 'Mes premières pages sont revenues avec une question à côté du « jour où j’arrête ». C’était la seule ligne que j’avais laissée vide. Seule, je serais encore en train de dessiner un logo.',
          portrait: 'salma',
        },
      ],
    },
  },
  salesStory: null,
};
