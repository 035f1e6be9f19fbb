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
    fr: {
      name: 'Création de contenu',
      description:
        'Préparez, filmez et publiez chaque semaine sur votre page, sans manquer d’idées et sans montrer votre vie privée.',
      longDescription: [
        'Ouvrir une page est facile. Avoir encore quelque chose à dire le troisième mois demande de l’entraînement. Cette formation est pour qui veut sa propre voix en ligne : la cuisine, les études, l’artisanat, la maternité, la vie au village, ou tout ce que vous connaissez bien.',
        'Vous apprendrez à trouver des idées dans votre semaine, à filmer plusieurs vidéos d’un coup, et à décider d’avance ce qui reste privé. La formation se prépare : laissez votre nom, nous vous écrirons une seule fois, quand les inscriptions ouvriront.',
      ],
      level: 'Débutant',
      language: 'Arabe (darija marocaine)',
      studyTime: 'Environ 2 heures par semaine',
      format: 'En ligne, avec des leçons enregistrées',
      instructorBio: [],
      whatYouLearn: [
        { title: 'Un sujet qui dure', text: 'Trouvez de quoi parler pendant un an, et à qui.' },
        { title: 'Un rythme tranquille', text: 'Un jour de tournage suffit pour quatre semaines.' },
        {
          title: 'Des limites sûres',
          text: 'Votre nom, vos enfants, votre adresse : décidez de ce que personne ne voit.',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Votre voix et vos limites',
          lessons: [
            'Trois sujets, un seul choix',
            'À qui vous parlez',
            'La liste privée : ce que vous ne montrez jamais',
          ],
        },
        {
          title: '02',
          subtitle: 'De l’idée à la vidéo',
          lessons: [
            'Un cahier d’idées qui se remplit seul',
            'Raconter en une minute',
            'Filmer quatre vidéos en un jour',
          ],
        },
        {
          title: '03',
          subtitle: 'Publier et continuer',
          lessons: [
            'Un calendrier que vous pouvez tenir',
            'Les commentaires : répondre, ignorer, bloquer',
            'Lire vos chiffres une fois par semaine',
          ],
        },
      ],
      requirements: ['Un smartphone', 'Un après-midi libre par semaine'],
      faq: [
        {
          question: 'Quand la formation ouvre-t-elle ?',
          answer:
            'La date n’est pas encore fixée. Chaque personne sur la liste d’attente reçoit un seul e-mail, le jour où les inscriptions ouvrent.',
        },
        {
          question: 'Quelle différence avec la formation UGC ?',
          answer:
            'Dans la formation UGC, vous faites des vidéos pour des marques, et ce sont elles qui publient. Ici, vous construisez votre page, avec votre voix.',
        },
        {
          question: 'Dois-je montrer mon visage ?',
          answer:
            'Non. Décider de ce que vous montrez fait partie de la formation. Il y a de belles pages où l’on ne voit que des mains, et d’autres où l’on n’entend qu’une voix.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija B.',
          city: 'Chefchaouen',
          text: 'Je suis venue à l’atelier de contenu gratuit avec un pot de miel et aucune idée. J’en suis repartie avec ma première vidéo et un plan pour le mois.',
          portrait: 'khadija',
        },
        {
          name: 'Fatima K.',
          city: 'Errachidia',
          text: 'Je ne pouvais pas venir le soir. J’ai regardé l’enregistrement de l’atelier de Nour quand les enfants dormaient, et j’ai noté dix idées de ma propre semaine.',
          portrait: 'fatima',
        },
        {
          name: 'Salma A.',
          city: 'Khouribga',
          text: 'J’ai suivi l’article sur la fenêtre pas à pas : lampes éteintes, table sur le côté. Pour la première fois, le pain sur ma page ressemble à du pain.',
          portrait: 'salma',
        },
      ],
    },
  },
  salesStory: null,
};
