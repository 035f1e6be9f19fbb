import type { SampleCourse } from '../../shape.ts';

export const fashionBusinessMasterclass: SampleCourse = {
  slug: 'fashion-business-masterclass',
  courseType: 'live',
  consultation: true,
  consultationService: 'price-of-your-work',
  domain: 'fashion',
  startsOn: '2024-07-11',
  durationWeeks: 8,
  priceCentimes: 80_000,
  comingSoon: true,
  capacity: null,
  assessments: 8,
  liveSessions: 6,
  portrait: 'zineb',
  ground: 'blush',
  trainer: 'zineb-tadlaoui',
  taughtIn: 'ary',
  videoUrl: '/media/preview-fashion-business-masterclass.mp4',
  videoPoster: '/media/preview-fashion-business-masterclass',
  platformProduct: null,
  position: 5,
  words: {
    en: {
      name: 'Fashion Business Masterclass',
      description:
        'From a sketch or a sewing machine to a small label that sells: collection, prices, workshop and customers, in two months.',
      longDescription: [
        'You sew for your family, you draw in the margins of your notebooks, or you sell caftans that others make. This course is about the business behind the beautiful piece: what to make, for whom, at what price, and how it reaches her.',
        'In two months you plan a first collection of six pieces, calculate each one to the last button, find cloth and hands for it, and show it with photographs you can be proud of. Six live sessions with Zineb go through your work, and eight assessments keep you on the road.',
        'Moroccan know-how is at the centre: sfifa, aqad, embroidery from Fes, wool from the Atlas. You learn to work with craftswomen fairly, to name them, and to turn a tradition into something your customer wears on a Tuesday.',
        'The course is in preparation. The announced price is {price}; join the waitlist and we write to you once, on the day enrolment opens.',
      ],
      level: 'Beginner to Intermediate',
      language: 'Darija, with fashion terms in French explained',
      studyTime: '2 months, 4 hours a week',
      format: 'Online: 6 live sessions and recorded lessons',
      instructorBio: [
        'Zineb Tadlaoui learned to embroider from her grandmother in Beni Mellal and to calculate from her first bad season. Her workshop in Fes employs seven women and makes day wear with traditional hand work.',
        'She teaches evenings, after the workshop closes, and brings the real pieces to the camera: seams, mistakes and invoices included.',
      ],
      whatYouLearn: [
        { title: 'Find your style', text: 'One woman, one occasion, one idea: the heart of a small label.' },
        { title: 'Plan a collection', text: 'Six pieces that belong together and share cloth and cuts.' },
        { title: 'Calculate each piece', text: 'Cloth, hours, trimmings, losses: a price that feeds you.' },
        { title: 'Produce well', text: 'Patterns, sizes, samples, and fair work with craftswomen.' },
        { title: 'Show it', text: 'A lookbook with a phone, a friend and the light of a riad.' },
        { title: 'Sell it', text: 'Made to order, small stock, pop-up sale: which one, and when.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Your woman and your style',
          description: 'For whom you make clothes, and what nobody else makes for her.',
          lessons: [
            'The customer behind the piece',
            'A mood board that decides something',
            'Learn from three Moroccan labels',
          ],
        },
        {
          title: '02',
          subtitle: 'A first collection of six pieces',
          description: 'From idea to drawing.',
          lessons: [
            'Pieces that share cloth and cuts',
            'Draw so that a seamstress understands',
            'The technical sheet',
            'Choose what to leave out',
          ],
        },
        {
          title: '03',
          subtitle: 'Cloth, trimmings and craft',
          description: 'Where to find them and what to ask.',
          lessons: [
            'Read a cloth with your fingers',
            'Kissaria, wholesalers, ends of rolls',
            'Sfifa, aqad, embroidery: time and price',
            'Agree fairly with craftswomen',
          ],
        },
        {
          title: '04',
          subtitle: 'Patterns, sizes and samples',
          description: 'The piece in your hand.',
          lessons: [
            'Pattern and size table',
            'The first sample and its corrections',
            'Small series without waste',
          ],
        },
        {
          title: '05',
          subtitle: 'Price and profit',
          description: 'A piece that sells well and loses money helps nobody.',
          lessons: [
            'Cost of a piece, to the last button',
            'Your hours are a cost too',
            'Price for made to order, price for stock',
            'Deposits and cancelled orders',
          ],
        },
        {
          title: '06',
          subtitle: 'Photograph your collection',
          description: 'A lookbook in one day.',
          lessons: [
            'Model, place and light',
            'Twelve photos for each piece',
            'Texts: fabric, care, size advice',
          ],
        },
        {
          title: '07',
          subtitle: 'Sell and deliver',
          description: 'From the first message to the worn dress.',
          lessons: [
            'Page, messages, shop: in which order',
            'Take measurements at a distance',
            'Pack so that it is a gift',
            'Alterations and returns',
          ],
        },
        {
          title: '08',
          subtitle: 'Seasons, papers and your next collection',
          description: 'The year of a small label.',
          lessons: [
            'Ramadan, summer weddings, back to school: your calendar',
            'Name, label and legal form',
            'Present your collection to the group',
          ],
        },
      ],
      requirements: [
        'Love of clothes; basic sewing helps, but you may also work with a seamstress',
        'A smartphone and 4 hours a week',
        'A small budget for one sample',
      ],
      faq: [
        {
          question: 'When does it open?',
          answer:
            'The date is not fixed yet. Join the waitlist: we write to you once, on the day enrolment opens, with the date and the final price.',
        },
        {
          question: 'Do I need to know how to sew?',
          answer:
            'No. You need to know what you want and how to explain it. Module 2 teaches you to draw and describe a piece so that a seamstress can make it.',
        },
        {
          question: 'Is the price of {price} final?',
          answer:
            'It is the announced price. What you pay is the price shown on the day you enrol, nothing is added.',
        },
        {
          question: 'Will I be able to get my money back?',
          answer:
            'Yes, as with all our courses: {daysToDecide} to change your mind, and the price paid back within {paidBackWithin} by the method you paid with.',
        },
        {
          question: 'When will I get access?',
          answer: 'Once enrolment is open: as soon as your payment is confirmed.',
        },
      ],
      testimonials: [
        {
          name: 'Hajar D.',
          city: 'Fes',
          text: 'I attended the pilot group. For the first time I counted my hours, and I raised my prices without losing a customer.',
          portrait: 'hajar',
        },
        {
          name: 'Amina S.',
          city: 'Taza',
          text: 'My mother embroiders, I sell. Zineb taught us to put a name and a price on her work.',
          portrait: 'amina',
        },
        {
          name: 'Fatima O.',
          city: 'Marrakesh',
          text: 'Six pieces instead of thirty. It sounded like less, and it sold more.',
          portrait: 'fatima',
        },
      ],
    },
    ar: {
      name: 'احتراف مشاريع الموضة',
      description:
        'من رسمة أو ماكينة خياطة إلى علامة صغيرة تبيع: التشكيلة والأثمان والورشة والزبونات، في شهرين.',
      longDescription: [
        'تخيطين لأهلك، أو ترسمين في هوامش دفاترك، أو تبيعين قفاطين يصنعها غيرك. هذه الدورة عن المشروع الذي يقف خلف القطعة الجميلة: ماذا تصنعين، ولمن، وبأي ثمن، وكيف تصل إليها.',
        'في شهرين تخطّطين لتشكيلة أولى من ست قطع، وتحسبين كلفة كل قطعة حتى آخر زر، وتجدين لها القماش والأيدي الماهرة، ثم تعرضينها في صور تفخرين بها. تراجع معك زينب عملك في ست حصص مباشرة، وتُبقيك ثمانية تقييمات على الطريق.',
        'والحِرف المغربية في قلب الدورة: السفيفة والعقاد والطرز الفاسي وصوف الأطلس. تتعلّمين كيف تتعاملين بإنصاف مع الصانعات، وكيف تذكرين أسماءهن، وكيف تجعلين من الأصالة ثوبًا تلبسه زبونتك في يوم عادي.',
        'الدورة قيد الإعداد، وثمنها المعلن {price}. انضمّي إلى لائحة الانتظار ونراسلك مرة واحدة، يوم يُفتح التسجيل.',
      ],
      level: 'من مبتدئ إلى متوسط',
      language: 'الدارجة، مع شرح مصطلحات الموضة بالفرنسية',
      studyTime: 'شهران، 4 ساعات في الأسبوع',
      format: 'عبر الإنترنت: 6 حصص مباشرة ودروس مسجّلة',
      instructorBio: [
        'تعلّمت زينب التادلاوي الطرز من جدّتها في بني ملال، وتعلّمت الحساب من أول موسم خاسر. تعمل في ورشتها بفاس سبع نساء، وتصنع ملابس يومية بلمسات يدوية تقليدية.',
        'تدرّس في المساء بعد أن تُغلق الورشة، وتضع أمام الكاميرا القطع الحقيقية: بخياطتها وأخطائها وفواتيرها.',
      ],
      whatYouLearn: [
        { title: 'أسلوب يخصّك', text: 'امرأة واحدة ومناسبة واحدة وفكرة واحدة: قلب العلامة الصغيرة.' },
        { title: 'تخطيط التشكيلة', text: 'ست قطع منسجمة تشترك في القماش والفصالة.' },
        { title: 'حساب كل قطعة', text: 'القماش والساعات واللوازم والضياع: ثمن تعيشين منه.' },
        { title: 'إنتاج متقن', text: 'الباترون والمقاسات والعيّنات، وعمل منصف مع الصانعات.' },
        { title: 'عرض جميل', text: 'ألبوم صور بهاتف وصديقة وضوء رياض.' },
        { title: 'البيع', text: 'حسب الطلب، أو مخزون صغير، أو معرض ليوم واحد: أيها ومتى.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'زبونتك وأسلوبك',
          description: 'لمن تصنعين، وما الذي لا يصنعه لها غيرك.',
          lessons: ['المرأة التي وراء القطعة', 'لوحة إلهام تحسم الاختيار', 'ماذا نتعلّم من ثلاث علامات مغربية'],
        },
        {
          title: '02',
          subtitle: 'تشكيلة أولى من ست قطع',
          description: 'من الفكرة إلى الرسم.',
          lessons: [
            'قطع تشترك في القماش والفصالة',
            'رسم تفهمه الخيّاطة',
            'البطاقة التقنية',
            'اختيار ما تتخلّين عنه',
          ],
        },
        {
          title: '03',
          subtitle: 'القماش واللوازم والصنعة',
          description: 'أين تجدينها، وعمّ تسألين.',
          lessons: [
            'معرفة القماش باللمس',
            'القيسارية وتجّار الجملة وبقايا اللفّات',
            'السفيفة والعقاد والطرز: الوقت والثمن',
            'اتفاق منصف مع الصانعات',
          ],
        },
        {
          title: '04',
          subtitle: 'الباترون والمقاسات والعيّنات',
          description: 'القطعة بين يديك.',
          lessons: ['الباترون وجدول المقاسات', 'العيّنة الأولى وتصحيحها', 'كميات صغيرة من غير ضياع'],
        },
        {
          title: '05',
          subtitle: 'الثمن والربح',
          description: 'قطعة تُباع بخسارة لا تنفع أحدًا.',
          lessons: [
            'كلفة القطعة حتى آخر زر',
            'ساعاتك كلفة أيضًا',
            'ثمن الطلب الخاص وثمن المخزون',
            'العربون والطلبيات الملغاة',
          ],
        },
        {
          title: '06',
          subtitle: 'تصوير تشكيلتك',
          description: 'ألبوم صور في يوم واحد.',
          lessons: [
            'العارضة والمكان والضوء',
            'اثنتا عشرة صورة لكل قطعة',
            'النصوص: القماش والعناية والمقاس المناسب',
          ],
        },
        {
          title: '07',
          subtitle: 'البيع والتوصيل',
          description: 'من الرسالة الأولى إلى الثوب على صاحبته.',
          lessons: [
            'الصفحة والرسائل والمتجر: بأي ترتيب',
            'أخذ المقاسات عن بُعد',
            'تغليف يجعل الطرد هدية',
            'التعديلات والمرتجعات',
          ],
        },
        {
          title: '08',
          subtitle: 'المواسم والأوراق وتشكيلتك المقبلة',
          description: 'سنة في حياة علامة صغيرة.',
          lessons: [
            'رمضان وأعراس الصيف والدخول المدرسي: برنامج سنتك',
            'الاسم والعلامة والشكل القانوني',
            'تقديم تشكيلتك أمام المجموعة',
          ],
        },
      ],
      requirements: [
        'حبّ اللباس؛ وتساعدك مبادئ الخياطة، ويمكنك العمل مع خيّاطة',
        'هاتف ذكي و4 ساعات في الأسبوع',
        'ميزانية صغيرة لعيّنة واحدة',
      ],
      faq: [
        {
          question: 'متى يُفتح التسجيل؟',
          answer:
            'لم يُحدَّد الموعد بعد. انضمّي إلى لائحة الانتظار ونراسلك مرة واحدة يوم الافتتاح، بالتاريخ والثمن النهائي.',
        },
        {
          question: 'هل يجب أن أتقن الخياطة؟',
          answer:
            'لا. يكفي أن تعرفي ما تريدين وكيف تشرحينه. في الوحدة 2 تتعلّمين رسم القطعة ووصفها حتى تستطيع الخيّاطة إنجازها.',
        },
        {
          question: 'هل ثمن {price} نهائي؟',
          answer: 'هو الثمن المعلن. أما ما تدفعينه فهو الثمن المعروض يوم تسجيلك، من غير أي زيادة.',
        },
        {
          question: 'هل سيمكنني استرجاع مالي؟',
          answer:
            'نعم، كما في كل دوراتنا: {daysToDecide} لتغيّري رأيك، ويُعاد إليك الثمن خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
        {
          question: 'متى سيصلني الولوج؟',
          answer: 'بعد فتح التسجيل: حالما يتأكّد دفعك.',
        },
      ],
      testimonials: [
        {
          name: 'هاجر د.',
          city: 'فاس',
          text: 'حضرتُ مع المجموعة التجريبية. حسبتُ ساعاتي لأول مرة، فرفعتُ أثماني ولم أخسر زبونة واحدة.',
          portrait: 'hajar',
        },
        {
          name: 'أمينة س.',
          city: 'تازة',
          text: 'أمي تطرز وأنا أبيع. علّمتنا زينب أن نضع على عملها اسمًا وثمنًا.',
          portrait: 'amina',
        },
        {
          name: 'فاطمة و.',
          city: 'مراكش',
          text: 'ست قطع بدل ثلاثين. حسبتُه تراجعًا، فإذا به يبيع أكثر.',
          portrait: 'fatima',
        },
      ],
    },
  },
  salesStory: null,
};
