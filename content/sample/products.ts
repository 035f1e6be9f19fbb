import type { SampleProduct } from '../shape.ts';

export const products: SampleProduct[] = [
  {
    slug: 'business-plan-template',
    category: 'Templates',
    subcategory: 'Business',
    priceCentimes: 14_900,
    isFree: false,
    isFeatured: true,
    updatedOn: '2025-06-02',
    position: 1,
    files: null,
    words: {
      en: {
        name: 'Business Plan Template',
        description:
          'Fifteen pages to fill in, in the order a bank or a support programme asks for, with a finished example of a small bakery.',
        included: [
          'A text document of fifteen pages with questions to answer',
          'A spreadsheet for three years: income, costs, cash',
          'A filled-in example',
          'A presentation of ten slides',
        ],
        steps: [
          'Read the example once, with a coffee',
          'Fill in the numbers first, then the text',
          'Let somebody who is not from the trade read it',
          'Take the slides from your text',
        ],
        faq: [
          {
            question: 'Which programs do I need?',
            answer: 'Any free office program opens the files, on a computer or on a phone.',
          },
          {
            question: 'In which languages is it?',
            answer:
              'In Arabic and French, because banks and programmes ask for one of the two. The notes are in simple Arabic.',
          },
          {
            question: 'What if it does not help me?',
            answer:
              'Write to us within 30 days of buying it. We pay the price back within 14 days, by the method you paid with.',
          },
        ],
      },
      ar: {
        name: 'نموذج مخطط الأعمال',
        description:
          '15 صفحة تملئينها بالترتيب الذي يطلبه البنك أو برنامج الدعم، ومعها مثال مكتمل لمخبزة صغيرة.',
        included: [
          'ملف نصي من 15 صفحة فيه أسئلة تجيبين عنها',
          'جدول حساب لثلاث سنوات: المداخيل والتكاليف والسيولة',
          'مثال مكتمل',
          'عرض من 10 شرائح',
        ],
        steps: [
          'اقرئي المثال مرة واحدة على مهل',
          'املئي الأرقام أولًا ثم النص',
          'دعي شخصًا من خارج المهنة يقرؤه',
          'استخرجي الشرائح من نصّك',
        ],
        faq: [
          {
            question: 'أي برامج أحتاج إليها؟',
            answer: 'تُفتح الملفات بأي برنامج مكتبي مجاني، على الحاسوب أو الهاتف.',
          },
          {
            question: 'بأي لغة هو؟',
            answer: 'بالعربية والفرنسية، لأن البنوك والبرامج تطلب إحداهما. أما الشروح فبعربية بسيطة.',
          },
          {
            question: 'وإن لم يُفدني؟',
            answer: 'راسلينا خلال 30 يومًا من الشراء، نُعد إليك الثمن خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
        ],
      },
    },
  },
  {
    slug: 'freelance-ebook',
    category: 'Ebooks',
    subcategory: 'Business',
    priceCentimes: 7_900,
    isFree: false,
    isFeatured: true,
    updatedOn: '2025-05-12',
    position: 2,
    files: null,
    words: {
      en: {
        name: 'Your First Freelance Year',
        description:
          'An e-book of 96 pages: choose your service, find the first three clients, write invoices and take a holiday all the same.',
        included: [
          'The e-book as PDF and EPUB, in Arabic',
          'Twelve message models: offer, reminder, polite refusal',
          'A model invoice for the self-employed',
          'A checklist for each month',
        ],
        steps: [
          'Read the first two chapters in one evening',
          'Choose one service and one price',
          'Send five messages in the first week',
          'Open the chapter of the month at the start of each month',
        ],
        faq: [
          {
            question: 'For which professions is it?',
            answer: 'For everyone who sells her time: design, translation, teaching, sewing, writing, video.',
          },
          {
            question: 'Can I read it on my phone?',
            answer: 'Yes. The EPUB version adapts to small screens, and you can read it without internet.',
          },
          {
            question: 'What if it does not help me?',
            answer:
              'Write to us within 30 days of buying it. We pay the price back within 14 days, by the method you paid with.',
          },
        ],
      },
      ar: {
        name: 'سنتك الأولى في العمل الحر',
        description:
          'كتاب إلكتروني من 96 صفحة: تختارين خدمتك، وتجدين زبائنك الثلاثة الأوائل، وتكتبين فواتيرك، ولا تنسين عطلتك.',
        included: [
          'الكتاب بصيغتي PDF وEPUB، باللغة العربية',
          '12 رسالة نموذجية: عرض وتذكير واعتذار لبق',
          'فاتورة نموذجية للمقاولة الذاتية',
          'لائحة مهام لكل شهر',
        ],
        steps: [
          'اقرئي الفصلين الأولين في أمسية واحدة',
          'اختاري خدمة واحدة وثمنًا واحدًا',
          'أرسلي خمس رسائل في الأسبوع الأول',
          'افتحي فصل الشهر مع بداية كل شهر',
        ],
        faq: [
          {
            question: 'لأي المهن هو؟',
            answer: 'لكل من تبيع وقتها: تصميم وترجمة وتدريس وخياطة وكتابة وفيديو.',
          },
          {
            question: 'هل أستطيع قراءته على هاتفي؟',
            answer: 'نعم، فنسخة EPUB تتكيّف مع الشاشات الصغيرة، ويمكنك قراءتها من غير إنترنت.',
          },
          {
            question: 'وإن لم يُفدني؟',
            answer: 'راسلينا خلال 30 يومًا من الشراء، نُعد إليك الثمن خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
        ],
      },
    },
  },
  {
    slug: 'productivity-tracker-app',
    category: 'Software',
    subcategory: 'Productivity',
    priceCentimes: 9_900,
    isFree: false,
    isFeatured: false,
    updatedOn: '2025-06-10',
    position: 3,
    files: null,
    words: {
      en: {
        name: 'Productivity Tracker App',
        description:
          'A small app for the phone: three tasks a day, a timer for quiet work, and a week at a glance. It works without internet.',
        included: [
          'The app for phone and computer, in Arabic, French and English',
          'Three tasks a day and a timer',
          'A weekly look back with two questions',
          'All updates for one year',
        ],
        steps: [
          'Open the link from your e-mail and add the app to your home screen',
          'Write three tasks for tomorrow in the evening',
          'Start the timer and put the phone face down',
          'Answer the two questions on Sunday',
        ],
        faq: [
          {
            question: 'Is it a subscription?',
            answer: 'No. You pay once and get all updates for a year; afterwards the app goes on working.',
          },
          {
            question: 'Where are my notes kept?',
            answer: 'On your own device. You can save a copy to a file whenever you like.',
          },
          {
            question: 'What if it does not suit me?',
            answer:
              'Write to us within 30 days of buying it. We pay the price back within 14 days, by the method you paid with.',
          },
        ],
      },
      ar: {
        name: 'تطبيق تتبّع الإنجاز',
        description:
          'تطبيق صغير للهاتف: ثلاث مهام في اليوم، ومؤقّت للعمل الهادئ، ونظرة على الأسبوع. يعمل من غير إنترنت.',
        included: [
          'التطبيق للهاتف والحاسوب، بالعربية والفرنسية والإنجليزية',
          'ثلاث مهام في اليوم ومؤقّت',
          'مراجعة أسبوعية بسؤالين',
          'كل التحديثات لمدة سنة',
        ],
        steps: [
          'افتحي الرابط من بريدك الإلكتروني، وأضيفي التطبيق إلى الشاشة الرئيسية',
          'اكتبي في المساء ثلاث مهام للغد',
          'شغّلي المؤقّت، واقلبي الهاتف على وجهه',
          'أجيبي عن السؤالين يوم الأحد',
        ],
        faq: [
          {
            question: 'هل هو اشتراك؟',
            answer: 'لا. تدفعين مرة واحدة وتستفيدين من التحديثات سنة كاملة، ويبقى التطبيق يعمل بعدها.',
          },
          {
            question: 'أين تُحفظ ملاحظاتي؟',
            answer: 'على جهازك أنتِ، ويمكنك حفظ نسخة منها في ملف متى شئتِ.',
          },
          {
            question: 'وإن لم يناسبني؟',
            answer: 'راسلينا خلال 30 يومًا من الشراء، نُعد إليك الثمن خلال 14 يومًا بالطريقة التي دفعتِ بها.',
          },
        ],
      },
    },
  },
  {
    slug: 'social-content-calendar',
    category: 'Templates',
    subcategory: 'Creative',
    priceCentimes: 0,
    isFree: true,
    isFeatured: true,
    updatedOn: '2025-06-16',
    position: 4,
    files: null,
    words: {
      en: {
        name: 'Social Content Calendar',
        description:
          'A year of weeks to fill in, with Moroccan holidays and seasons already entered, and a hundred ideas for days without one.',
        included: [
          'A spreadsheet with one page a month',
          'Moroccan holidays, school breaks and shopping seasons',
          'A hundred ideas, sorted by trade',
          'A page to print',
        ],
        steps: [
          'Make your own copy of the file',
          'Mark the weeks that matter to your trade',
          'Fill in two posts a week, no more',
          'Look back on the last day of the month',
        ],
        faq: [
          {
            question: 'Is it really free?',
            answer:
              'Yes. You leave your e-mail address so that we can send the link; there is nothing to pay.',
          },
          {
            question: 'Does it work on the phone?',
            answer: 'Yes, with any free spreadsheet app. Printing it works as well.',
          },
          {
            question: 'Does the 30-day guarantee matter here?',
            answer:
              'It covers paid products. This one costs nothing, so there is nothing to pay back; tell us what to improve.',
          },
        ],
      },
      ar: {
        name: 'برنامج محتوى الشبكات الاجتماعية',
        description:
          'سنة من الأسابيع تملئينها بنفسك، وفيها الأعياد والمواسم المغربية، ومئة فكرة لأيام لا تحضرك فيها فكرة.',
        included: [
          'جدول حساب بصفحة لكل شهر',
          'الأعياد والعطل المدرسية ومواسم الشراء في المغرب',
          'مئة فكرة مرتّبة حسب المهن',
          'صفحة للطباعة',
        ],
        steps: [
          'خذي نسخة خاصة بك من الملف',
          'علّمي على الأسابيع التي تهمّ مهنتك',
          'املئي منشورين في الأسبوع لا أكثر',
          'راجعي ما أنجزتِه في آخر يوم من الشهر',
        ],
        faq: [
          {
            question: 'هل هو مجاني فعلًا؟',
            answer: 'نعم. تتركين بريدك الإلكتروني لنرسل إليك الرابط، ولا تدفعين شيئًا.',
          },
          {
            question: 'هل يعمل على الهاتف؟',
            answer: 'نعم، بأي تطبيق جداول مجاني، ويمكنك طباعته أيضًا.',
          },
          {
            question: 'هل يشمله ضمان 30 يومًا؟',
            answer:
              'يشمل الضمان المنتجات المؤدّى عنها. وهذا المنتج مجاني فلا مبلغ يُعاد، لكن أخبرينا بما يمكن تحسينه.',
          },
        ],
      },
    },
  },
  {
    slug: 'finance-tracker',
    category: 'Templates',
    subcategory: 'Business',
    priceCentimes: 0,
    isFree: true,
    isFeatured: false,
    updatedOn: '2025-04-28',
    position: 5,
    files: null,
    words: {
      en: {
        name: 'Finance Tracker',
        description:
          'One sheet for the money of your project: what came in, what went out, what is left, and what belongs to the house.',
        included: [
          'A spreadsheet that adds up by itself',
          'Two purses: the project and the house',
          'A monthly page with one simple chart',
          'A guide of two pages in simple Arabic',
        ],
        steps: [
          'Make your own copy of the file',
          'Enter what is in your purse today',
          'Write each amount down on the same day',
          'Read the monthly page before you spend',
        ],
        faq: [
          {
            question: 'Do I need to know bookkeeping?',
            answer: 'No. You enter a date, an amount and a word; the sheet does the sums.',
          },
          {
            question: 'Who sees my numbers?',
            answer: 'Nobody but you. The file is on your phone or computer, not with us.',
          },
          {
            question: 'Does the 30-day guarantee matter here?',
            answer:
              'It covers paid products. This one costs nothing, so there is nothing to pay back; tell us what to improve.',
          },
        ],
      },
      ar: {
        name: 'متابعة الحسابات',
        description: 'ورقة واحدة لمال مشروعك: ما دخل، وما خرج، وما بقي، وما هو من حقّ البيت.',
        included: [
          'جدول حساب يجمع وحده',
          'محفظتان: المشروع والبيت',
          'صفحة شهرية برسم بياني بسيط',
          'دليل من صفحتين بعربية بسيطة',
        ],
        steps: [
          'خذي نسخة خاصة بك من الملف',
          'اكتبي ما في محفظتك اليوم',
          'سجّلي كل مبلغ في يومه',
          'اقرئي صفحة الشهر قبل أن تنفقي',
        ],
        faq: [
          {
            question: 'هل يجب أن أعرف المحاسبة؟',
            answer: 'لا. تكتبين التاريخ والمبلغ وكلمة واحدة، والجدول يتكفّل بالحساب.',
          },
          {
            question: 'من يرى أرقامي؟',
            answer: 'لا أحد غيرك. الملف على هاتفك أو حاسوبك، وليس عندنا.',
          },
          {
            question: 'هل يشمله ضمان 30 يومًا؟',
            answer:
              'يشمل الضمان المنتجات المؤدّى عنها. وهذا المنتج مجاني فلا مبلغ يُعاد، لكن أخبرينا بما يمكن تحسينه.',
          },
        ],
      },
    },
  },
];
