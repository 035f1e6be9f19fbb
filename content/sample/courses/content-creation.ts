import type { SampleCourse } from '../../shape.ts';

export const contentCreation: SampleCourse = {
  slug: 'content-creation',
  courseType: 'virtual',
  consultation: false,
  domain: 'content',
  startsOn: null,
  durationWeeks: null,
  priceCentimes: null,
  comingSoon: true,
  capacity: null,
  assessments: null,
  liveSessions: null,
  portrait: 'content',
  ground: 'mint',
  trainer: null,
  taughtIn: 'ary',
  videoUrl: null,
  videoPoster: null,
  platformProduct: null,
  position: 8,
  words: {
    en: {
      name: 'Content Creation',
      description:
        'Plan, film and publish for your own page every week, without running out of ideas or sharing your private life.',
      longDescription: [
        'Starting a page is easy. Still having something to say in the third month takes practice. This course is for anyone who wants their own voice online: about cooking, studying, handmade things, motherhood, village life, or whatever you know well.',
        'You will learn to find ideas in your own week, to film several pieces in one go, and to decide in advance what stays private. The course is being prepared; leave your name and we will write to you once, when enrolment opens.',
      ],
      level: 'Beginner',
      language: 'Arabic (Moroccan Darija)',
      studyTime: 'About 2 hours a week',
      format: 'Online, with recorded lessons',
      instructorBio: [],
      whatYouLearn: [
        { title: 'A subject that lasts', text: 'Find what you can talk about for a year, and to whom.' },
        {
          title: 'A calm rhythm',
          text: 'One day of filming for four weeks of content.',
        },
        { title: 'Safe limits', text: 'Your name, your children, your address: decide what nobody sees.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Your voice and your limits',
          lessons: [
            'Three subjects, one choice',
            'Who you speak to',
            'The private list: what you never show',
          ],
        },
        {
          title: '02',
          subtitle: 'From idea to video',
          lessons: [
            'A notebook that keeps you in ideas',
            'Tell it in one minute',
            'Film four pieces in one day',
          ],
        },
        {
          title: '03',
          subtitle: 'Publish and keep going',
          lessons: [
            'A calendar you can keep',
            'Comments: answer, ignore, block',
            'Read your numbers once a week',
          ],
        },
      ],
      requirements: ['A smartphone', 'One free afternoon a week'],
      faq: [
        {
          question: 'When does the course open?',
          answer:
            'The date has not been set yet. Everyone on the waitlist gets one e-mail on the day enrolment opens.',
        },
        {
          question: 'How is it different from the UGC course?',
          answer:
            'In the UGC course you make videos for brands, which publish them. Here you build a page of your own, in your own voice.',
        },
        {
          question: 'Do I have to show my face?',
          answer:
            'No. Part of the course is deciding what you show, and there are good pages with hands, voice or drawings only.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija B.',
          city: 'Chefchaouen',
          text: 'I came to the free content class with a jar of honey and no idea. I left with my first video and a plan for the month.',
          portrait: 'khadija',
        },
        {
          name: 'Fatima K.',
          city: 'Errachidia',
          text: 'I could not be there in the evening, so I watched the recording of Nour’s class when the children were asleep, and wrote down ten ideas from my own week.',
          portrait: 'fatima',
        },
        {
          name: 'Salma A.',
          city: 'Khouribga',
          text: 'I followed the article about one window step by step: lamps off, table to the side. For the first time the bread on my page looks like bread.',
          portrait: 'salma',
        },
      ],
    },
    ar: {
      name: 'صناعة المحتوى',
      description: 'خطّطي وصوّري وانشري في صفحتك كل أسبوع، دون أن تنفد أفكارك أو تكشفي حياتك الخاصة.',
      longDescription: [
        'فتح الصفحة سهل، أما أن يبقى لديك ما تقولينه في الشهر الثالث فيحتاج إلى تمرين. هذه الدورة لمن تريد صوتًا خاصًا بها: في الطبخ أو الدراسة أو الصناعة التقليدية أو الأمومة أو حياة القرية، أو أي شيء تعرفينه جيدًا.',
        'ستتعلّمين كيف تجدين الأفكار في أسبوعك العادي، وكيف تصوّرين عدة أعمال دفعة واحدة، وكيف تقرّرين مسبقًا ما يبقى خاصًا. الدورة قيد الإعداد؛ اتركي اسمك ونراسلك مرة واحدة حين يُفتح التسجيل.',
      ],
      level: 'مبتدئ',
      language: 'العربية (الدارجة المغربية)',
      studyTime: 'نحو ساعتين في الأسبوع',
      format: 'عبر الإنترنت، بدروس مسجّلة',
      instructorBio: [],
      whatYouLearn: [
        { title: 'موضوع يدوم', text: 'تجدين ما تستطيعين الحديث عنه سنة كاملة، ومن تخاطبين.' },
        { title: 'إيقاع مريح', text: 'يوم تصوير واحد يكفي أربعة أسابيع، وتبقى أمسياتك لك.' },
        { title: 'حدود آمنة', text: 'اسمك وأطفالك وعنوانك: تقرّرين ما لا يراه أحد.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'صوتك وحدودك',
          lessons: ['ثلاثة مواضيع واختيار واحد', 'من تخاطبين', 'اللائحة الخاصة: ما لا تُظهرينه أبدًا'],
        },
        {
          title: '02',
          subtitle: 'من الفكرة إلى الفيديو',
          lessons: ['دفتر أفكار يمتلئ وحده', 'الحكاية في دقيقة', 'تصوير أربعة أعمال في يوم'],
        },
        {
          title: '03',
          subtitle: 'النشر والاستمرار',
          lessons: [
            'برنامج تقدرين على اتّباعه',
            'التعليقات: جواب أو تجاهل أو حظر',
            'قراءة أرقامك مرة في الأسبوع',
          ],
        },
      ],
      requirements: ['هاتف ذكي', 'ظهيرة واحدة حرّة في الأسبوع'],
      faq: [
        {
          question: 'متى تُفتح الدورة؟',
          answer: 'لم يُحدَّد الموعد بعد. كل مسجّلة في لائحة الانتظار تصلها رسالة واحدة يوم يُفتح التسجيل.',
        },
        {
          question: 'ما الفرق بينها وبين دورة UGC؟',
          answer: 'في دورة UGC تصنعين فيديوهات للعلامات وهي التي تنشرها. أما هنا فتبنين صفحتك، بصوتك.',
        },
        {
          question: 'هل عليّ أن أُظهر وجهي؟',
          answer:
            'لا. جزء من الدورة أن تقرّري ما تُظهرينه، وهناك صفحات جميلة لا تُرى فيها إلا الأيدي أو لا يُسمع فيها إلا الصوت.',
        },
      ],
      testimonials: [
        {
          name: 'خديجة ب.',
          city: 'شفشاون',
          text: 'جئت إلى ورشة صناعة المحتوى المجانية بقنينة عسل ودون فكرة. وخرجت بأول فيديو لي وببرنامج شهر.',
          portrait: 'khadija',
        },
        {
          name: 'فاطمة ك.',
          city: 'الرشيدية',
          text: 'لم أستطع الحضور مساءً، فشاهدت تسجيل ورشة نور حين نام الأطفال، وكتبت عشر أفكار من أسبوعي أنا.',
          portrait: 'fatima',
        },
        {
          name: 'سلمى ع.',
          city: 'خريبكة',
          text: 'اتّبعت مقال النافذة الواحدة خطوة خطوة: المصابيح مطفأة والمائدة إلى الجانب. لأول مرة يبدو الخبز في صفحتي خبزًا.',
          portrait: 'salma',
        },
      ],
    },
  },
  salesStory: null,
};
