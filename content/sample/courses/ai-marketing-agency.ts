import type { SampleCourse } from '../../shape.ts';

export const aiMarketingAgency: SampleCourse = {
  slug: 'ai-marketing-agency',
  courseType: 'virtual',
  consultation: false,
  domain: 'marketing',
  startsOn: null,
  durationWeeks: null,
  priceCentimes: null,
  comingSoon: true,
  capacity: null,
  assessments: null,
  liveSessions: null,
  portrait: 'marketing',
  ground: 'saffron',
  trainer: null,
  taughtIn: 'ary',
  videoUrl: null,
  videoPoster: null,
  platformProduct: null,
  position: 7,
  words: {
    en: {
      name: 'AI Marketing Agency',
      description:
        'Start a small marketing service for businesses in your town: AI tools do the routine work, and you decide.',
      longDescription: [
        'The bakery, the beauty salon and the guest house near you all need texts, pictures and answers to messages, and have no time for them. With AI tools one careful person can do this work for several of them.',
        'The course will show you which tasks to give to a tool and which never, how to check what it writes in Arabic and French, and how to agree with a client on a fair monthly price. It is being prepared; everyone on the waitlist gets one e-mail when it opens.',
      ],
      level: 'Intermediate',
      language: 'Darija, with English tools explained',
      studyTime: 'About 4 hours a week',
      format: 'Online, with recorded lessons',
      instructorBio: [],
      whatYouLearn: [
        {
          title: 'Brief a tool well',
          text: 'Ask clearly, check carefully, and edit in your client’s voice.',
        },
        {
          title: 'Offer a service',
          text: 'Three packages that a small business understands and can afford.',
        },
        { title: 'Stay trustworthy', text: 'Rights, personal data, and honesty about what AI made.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Tools and judgement',
          lessons: [
            'What AI does well, and where it invents',
            'Texts in Arabic, Darija and French',
            'Pictures: what you may use',
          ],
        },
        {
          title: '02',
          subtitle: 'Your service',
          lessons: [
            'Look at a business with fresh eyes',
            'Three packages and their prices',
            'A month of content in one day',
          ],
        },
        {
          title: '03',
          subtitle: 'Clients and trust',
          lessons: [
            'The first visit, the first offer',
            'A contract on two pages',
            'Show results without exaggerating',
          ],
        },
      ],
      requirements: ['You write comfortably in Arabic or French', 'A computer, or a recent smartphone'],
      faq: [
        {
          question: 'When does the course open?',
          answer:
            'The date has not been set yet. Everyone on the waitlist gets one e-mail on the day enrolment opens.',
        },
        {
          question: 'Do I need to know how to program?',
          answer: 'No. You write to the tools in ordinary sentences, and check what comes back.',
        },
        {
          question: 'Do the tools cost money?',
          answer:
            'The exercises will use tools with a free plan. We will also say when a paid one is worth it, and when it is not.',
        },
      ],
      testimonials: [
        {
          name: 'Salma M.',
          city: 'Agadir',
          text: 'At Yasmine’s free workshop on AI product photography I came for the tool and left with a rule: when the real photo is the better one, take the real one.',
          portrait: 'salma',
        },
        {
          name: 'Hajar B.',
          city: 'Nador',
          text: 'I wrote to the bakery in my street as Nour’s article on writing to a brand shows: something only I had seen, and one small question at the end.',
          portrait: 'hajar',
        },
        {
          name: 'Amina J.',
          city: 'Fes',
          text: 'Before I ask anybody for a monthly price, I wanted to know what I must declare. Nour’s article on becoming an auto-entrepreneur was where I began.',
          portrait: 'amina',
        },
      ],
    },
    ar: {
      name: 'وكالة تسويق بالذكاء الاصطناعي',
      description: 'أنشئي خدمة تسويق صغيرة لمحلّات مدينتك: أدوات الذكاء الاصطناعي للعمل المتكرّر، والقرار لك.',
      longDescription: [
        'المخبزة وصالون التجميل ودار الضيافة القريبة منك، كلها تحتاج إلى نصوص وصور وإلى من يجيب عن الرسائل، ولا وقت لأصحابها. بأدوات الذكاء الاصطناعي تستطيع امرأة واحدة متأنّية أن تنجز هذا العمل لعدد منها.',
        'ستبيّن لك الدورة أي المهام تُسند إلى الأداة وأيها لا تُسند إليها أبدًا، وكيف تراجعين ما تكتبه بالعربية والفرنسية، وكيف تتّفقين مع الزبون على ثمن شهري عادل. الدورة قيد الإعداد، ومن في لائحة الانتظار تصلها رسالة واحدة عند الافتتاح.',
      ],
      level: 'متوسط',
      language: 'الدارجة، مع شرح الأدوات الإنجليزية',
      studyTime: 'نحو 4 ساعات في الأسبوع',
      format: 'عبر الإنترنت، بدروس مسجّلة',
      instructorBio: [],
      whatYouLearn: [
        { title: 'توجيه الأداة', text: 'تطلبين بوضوح، وتراجعين بعناية، وتصحّحين بصوت زبونك.' },
        { title: 'خدمة معروضة', text: 'ثلاث صيغ يفهمها المحل الصغير ويقدر على ثمنها.' },
        { title: 'ثقة تدوم', text: 'الحقوق والمعطيات الشخصية، والصدق في ما أنجزته الآلة.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'الأدوات وحُسن التقدير',
          lessons: [
            'ما يتقنه الذكاء الاصطناعي، ومتى يختلق',
            'النصوص بالعربية والدارجة والفرنسية',
            'الصور: ما يحقّ لك استعماله',
          ],
        },
        {
          title: '02',
          subtitle: 'خدمتك',
          lessons: ['نظرة جديدة إلى محل قريب', 'ثلاث صيغ وأثمانها', 'محتوى شهر كامل في يوم واحد'],
        },
        {
          title: '03',
          subtitle: 'الزبائن والثقة',
          lessons: ['الزيارة الأولى والعرض الأول', 'عقد في صفحتين', 'عرض النتائج دون مبالغة'],
        },
      ],
      requirements: ['أن تكتبي بارتياح بالعربية أو بالفرنسية', 'حاسوب أو هاتف ذكي حديث'],
      faq: [
        {
          question: 'متى تُفتح الدورة؟',
          answer: 'لم يُحدَّد الموعد بعد. كل مسجّلة في لائحة الانتظار تصلها رسالة واحدة يوم يُفتح التسجيل.',
        },
        {
          question: 'هل يجب أن أعرف البرمجة؟',
          answer: 'لا. تخاطبين الأدوات بجمل عادية، والمهم أن تراجعي ما تعطيك.',
        },
        {
          question: 'هل الأدوات بثمن؟',
          answer:
            'تعتمد التمارين على أدوات لها صيغة مجانية. وسنخبرك أيضًا متى تستحقّ الصيغة المدفوعة ثمنها ومتى لا تستحقه.',
        },
      ],
      testimonials: [
        {
          name: 'سلمى م.',
          city: 'أكادير',
          text: 'جئت إلى ورشة ياسمين المجانية عن تصوير المنتجات بالذكاء الاصطناعي من أجل الأداة، وخرجت بقاعدة: إن كانت الصورة الحقيقية أحسن فخذي الحقيقية.',
          portrait: 'salma',
        },
        {
          name: 'هاجر ب.',
          city: 'الناظور',
          text: 'كتبت إلى المخبزة في شارعي كما في مقال نور عن مراسلة العلامات: شيء لم ينتبه إليه غيري، وسؤال صغير واحد في النهاية.',
          portrait: 'hajar',
        },
        {
          name: 'أمينة ج.',
          city: 'فاس',
          text: 'قبل أن أطلب من أحد ثمنًا شهريًا أردت أن أعرف ما يجب التصريح به. فبدأت بمقال نور عن المقاول الذاتي.',
          portrait: 'amina',
        },
      ],
    },
  },
  salesStory: null,
};
