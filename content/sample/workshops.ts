import type { SampleWorkshop } from '../shape.ts';

export const workshops: SampleWorkshop[] = [
  {
    slug: 'content-creation-class',
    heldOn: '2025-06-20',
    capacity: 40,
    rating: 4.8,
    portrait: 'nour',
    ground: 'saffron',
    instructor: { en: 'Nour Chefchaouni', ar: 'نور الشفشاوني' },
    position: 1,
    words: {
      en: {
        title: 'Content Creation Class',
        description:
          'In one evening you plan four videos for your page or shop, film the first one with your phone, and leave with a calendar for the month.',
        category: 'Content',
        duration: '3 hours',
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
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'Your phone, charged and with some free space, a notebook, and one object you like to film.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'Yes, a certificate of attendance comes by e-mail within three days after the workshop.',
          },
          {
            question: 'Can I cancel?',
            answer:
              'Yes, until 48 hours before the start. We pay the full price back within 14 days, by the method you paid with.',
          },
        ],
      },
      ar: {
        title: 'ورشة صناعة المحتوى',
        description:
          'في أمسية واحدة تخطّطين لأربعة فيديوهات لصفحتك أو متجرك، وتصوّرين أولها بهاتفك، وتخرجين ببرنامج شهر كامل.',
        category: 'المحتوى',
        duration: '3 ساعات',
        location: 'لقاء بالفيديو عبر الإنترنت',
        prerequisites: ['هاتف ذكي كاميرته سليمة', 'صفحة أو منتج تريدين إظهاره، ويكفي أن يكون مجرد مشروع'],
        whatYouWillLearn: [
          'إيجاد عشر أفكار في أسبوعك العادي',
          'كتابة بداية تجعل المشاهدة تبقى',
          'التصوير بضوء النافذة وصوت واضح',
          'القصّ وكتابة النص المرافق على الهاتف',
          'إعداد برنامج أربعة أسابيع',
        ],
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'هاتفك مشحونًا وفيه مساحة فارغة، ودفترًا، وشيئًا واحدًا تحبّين تصويره.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'نعم، تصلك شهادة مشاركة في بريدك الإلكتروني خلال ثلاثة أيام بعد الورشة.',
          },
          {
            question: 'هل يمكنني الإلغاء؟',
            answer:
              'نعم، إلى غاية 48 ساعة قبل البداية. نعيد إليك الثمن كاملًا خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
        ],
      },
    },
  },
  {
    slug: 'ai-product-photography',
    heldOn: '2025-06-18',
    capacity: 35,
    rating: 4.9,
    portrait: 'yasmine',
    ground: 'lilac',
    instructor: { en: 'Yasmine Soussi', ar: 'ياسمين السوسي' },
    position: 2,
    words: {
      en: {
        title: 'AI Product Photography',
        description:
          'Take one honest photo of your product, then place it in a beautiful setting with an AI tool, without making it look like something it is not.',
        category: 'Photography',
        duration: '2 hours and 30 minutes',
        location: 'Online video meeting',
        prerequisites: [
          'A smartphone; a computer is comfortable but not required',
          'A product you can hold in your hand',
        ],
        whatYouWillLearn: [
          'Take a clean starting photo at home',
          'Remove and replace a background',
          'Describe a setting so that the tool understands it',
          'Keep colour, size and material true',
          'Know when a real photo is the better one',
        ],
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'Your phone, your product and a white sheet of cloth or paper. We send the links to the free tools the day before.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'Yes, a certificate of attendance comes by e-mail within three days after the workshop.',
          },
          {
            question: 'Can I cancel?',
            answer:
              'Yes, until 48 hours before the start. We pay the full price back within 14 days, by the method you paid with.',
          },
        ],
      },
      ar: {
        title: 'تصوير المنتجات بالذكاء الاصطناعي',
        description:
          'تلتقطين لمنتجك صورة صادقة، ثم تضعينه في مشهد جميل بأداة ذكاء اصطناعي، دون أن يبدو على غير حقيقته.',
        category: 'التصوير',
        duration: 'ساعتان و30 دقيقة',
        location: 'لقاء بالفيديو عبر الإنترنت',
        prerequisites: ['هاتف ذكي؛ والحاسوب مريح لكنه غير ضروري', 'منتج تستطيعين حمله في يدك'],
        whatYouWillLearn: [
          'التقاط صورة أولى نظيفة في البيت',
          'إزالة الخلفية وتبديلها',
          'وصف المشهد بكلمات تفهمها الأداة',
          'الحفاظ على اللون والحجم والخامة كما هي',
          'معرفة متى تكون الصورة الحقيقية أفضل',
        ],
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer:
              'هاتفك ومنتجك وقطعة قماش أو ورقة بيضاء. ونرسل إليك روابط الأدوات المجانية قبل الموعد بيوم.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'نعم، تصلك شهادة مشاركة في بريدك الإلكتروني خلال ثلاثة أيام بعد الورشة.',
          },
          {
            question: 'هل يمكنني الإلغاء؟',
            answer:
              'نعم، إلى غاية 48 ساعة قبل البداية. نعيد إليك الثمن كاملًا خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
        ],
      },
    },
  },
  {
    slug: 'china-sourcing',
    heldOn: '2025-05-31',
    capacity: 30,
    rating: 4.7,
    portrait: 'youssef',
    ground: 'mint',
    instructor: { en: 'Youssef Serghini', ar: 'يوسف السرغيني' },
    position: 3,
    words: {
      en: {
        title: 'China Sourcing',
        description:
          'How to find a factory, order a sample, count what it costs until it stands in Casablanca, and recognise a supplier you should leave alone.',
        category: 'Commerce',
        duration: '4 hours with a break',
        location: 'Casablanca, exact address by e-mail',
        prerequisites: ['A product idea', 'Basic English, or a friend who writes your messages with you'],
        whatYouWillLearn: [
          'Read a supplier’s page between the lines',
          'Ask for a price: five facts every message needs',
          'Samples, minimum quantity, quality check',
          'Freight, customs and VAT: the price at your door',
          'Pay without losing your protection',
        ],
        faq: [
          {
            question: 'What should I bring?',
            answer:
              'A notebook, your phone and, if you have one, a sample or photos of the product you are looking for.',
          },
          {
            question: 'Do I receive a certificate?',
            answer: 'Yes, you receive a certificate of attendance at the end of the day.',
          },
          {
            question: 'Can I cancel?',
            answer:
              'Yes, until 48 hours before the start. We pay the full price back within 14 days, by the method you paid with.',
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
        duration: '4 ساعات تتخلّلها استراحة',
        location: 'الدار البيضاء، ويصلك العنوان بالبريد الإلكتروني',
        prerequisites: ['فكرة منتج', 'إنجليزية بسيطة، أو صديقة تكتب معك الرسائل'],
        whatYouWillLearn: [
          'قراءة صفحة المورّد وما بين سطورها',
          'طلب الثمن: خمس معلومات لا تخلو منها رسالة',
          'العيّنات وأدنى كمية ومراقبة الجودة',
          'الشحن والجمارك والضريبة: الثمن عند بابك',
          'الأداء من غير أن تفقدي الحماية',
        ],
        faq: [
          {
            question: 'ماذا أُحضر معي؟',
            answer: 'دفترًا وهاتفك، وعيّنة من المنتج الذي تبحثين عنه أو صورًا له إن وُجدت.',
          },
          {
            question: 'هل أحصل على شهادة؟',
            answer: 'نعم، تتسلّمين شهادة مشاركة في نهاية اليوم.',
          },
          {
            question: 'هل يمكنني الإلغاء؟',
            answer:
              'نعم، إلى غاية 48 ساعة قبل البداية. نعيد إليك الثمن كاملًا خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
          {
            question: 'هل تستوردون لنا؟',
            answer: 'لا، ولا نأخذ عمولة من أي مورّد. تتعلّمين القيام بذلك بنفسك، والحكم على من يعرضه عليك.',
          },
        ],
      },
    },
  },
];
