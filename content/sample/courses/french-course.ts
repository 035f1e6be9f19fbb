import type { SampleCourse } from '../../shape.ts';

export const frenchCourse: SampleCourse = {
  slug: 'french-course',
  courseType: 'live',
  consultation: false,
  domain: 'languages',
  startsOn: null,
  durationWeeks: null,
  priceCentimes: null,
  comingSoon: true,
  capacity: null,
  assessments: null,
  liveSessions: null,
  portrait: 'french',
  ground: 'lilac',
  trainer: null,
  taughtIn: 'fr',
  videoUrl: null,
  videoPoster: null,
  platformProduct: null,
  position: 6,
  words: {
    en: {
      name: 'French Course',
      description:
        'French for appointments, e-mails and phone calls, explained in Darija, so that you can answer without searching for words.',
      longDescription: [
        'You understand a lot of French, because it is all around you: on forms, in shops, in job offers. Then the phone rings and you cannot find the words. This course begins there, with what you already know but do not yet say.',
        'We are preparing live sessions in small groups, short exercises for the phone and explanations in Darija. The date and the price have not been set yet. Leave your name and we will write to you once, when enrolment opens.',
      ],
      level: 'Beginner to Intermediate',
      language: 'French, explained in Darija',
      studyTime: 'About 3 hours a week',
      format: 'Online, with live sessions in small groups',
      instructorBio: [],
      whatYouLearn: [
        {
          title: 'Speak on the phone',
          text: 'Make an appointment, ask for a document, leave a clear message.',
        },
        {
          title: 'Keep it short and correct',
          text: 'E-mails, messages and forms, with models you can keep.',
        },
        {
          title: 'Introduce yourself',
          text: 'Your training, your work and your strengths, in an interview in French.',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'From understanding to speaking',
          lessons: [
            'The French you already know',
            'Sounds that are easily mixed up',
            'Ask, answer, ask again',
          ],
        },
        {
          title: '02',
          subtitle: 'Paperwork, shops, phone calls',
          lessons: ['At a public service counter', 'An appointment by phone', 'Fill in a form without fear'],
        },
        {
          title: '03',
          subtitle: 'French at work',
          lessons: ['The everyday e-mail', 'With colleagues: speak up politely', 'Your interview in French'],
        },
      ],
      requirements: ['You can read the Latin alphabet', 'A smartphone with a microphone'],
      faq: [
        {
          question: 'When does the course open?',
          answer:
            'The date has not been set yet. Everyone on the waitlist gets one e-mail on the day enrolment opens.',
        },
        {
          question: 'What will it cost?',
          answer:
            'The price will be announced together with the date. Joining the waitlist is free and commits you to nothing.',
        },
        {
          question: 'Is it for complete beginners?',
          answer:
            'It is for those who understand a little and do not speak yet. If you are starting from zero, send us a message and we will tell you honestly whether to wait.',
        },
      ],
      testimonials: [
        {
          name: 'Amina B.',
          city: 'Larache',
          text: 'Sara’s article about twenty minutes a day is about English. I do its three blocks in French until this course opens, with the same notebook in two columns.',
          portrait: 'amina',
        },
        {
          name: 'Fatima R.',
          city: 'Safi',
          text: 'I drew my week as the article on learning beside a job suggests, and found three islands in it. They are kept for this course.',
          portrait: 'fatima',
        },
        {
          name: 'Mehdi T.',
          city: 'Oujda',
          text: 'A page promised me French in ten days. I read Derb’s article on fake courses first. Here there is no price before there is a date, so I left my name.',
          portrait: 'mehdi',
        },
      ],
    },
    ar: {
      name: 'دورة الفرنسية',
      description: 'فرنسية المواعيد والرسائل والمكالمات، مشروحة بالدارجة، لتجيبي دون أن تبحثي عن كلماتك.',
      longDescription: [
        'تفهمين قدرًا لا بأس به من الفرنسية، لأنها حولك في كل مكان: في الاستمارات والمحلّات وعروض العمل. ثم يرنّ الهاتف فتغيب الكلمات. من هنا تبدأ الدورة: ممّا تعرفينه ولا تقولينه بعد.',
        'نُعدّ لقاءات مباشرة في مجموعات صغيرة، وتمارين قصيرة للهاتف، وشرحًا بالدارجة. لم يُحدَّد الموعد ولا الثمن بعد. اتركي اسمك ونراسلك مرة واحدة حين يُفتح التسجيل.',
      ],
      level: 'من مبتدئ إلى متوسط',
      language: 'الفرنسية مع شرح بالدارجة',
      studyTime: 'نحو 3 ساعات في الأسبوع',
      format: 'عبر الإنترنت، بلقاءات مباشرة في مجموعات صغيرة',
      instructorBio: [],
      whatYouLearn: [
        { title: 'الكلام على الهاتف', text: 'تأخذين موعدًا، وتطلبين وثيقة، وتتركين رسالة واضحة.' },
        { title: 'كتابة قصيرة وسليمة', text: 'رسائل واستمارات، مع نماذج تحتفظين بها.' },
        { title: 'تقديم نفسك', text: 'تكوينك وعملك ونقاط قوّتك في مقابلة بالفرنسية.' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'من الفهم إلى الكلام',
          lessons: [
            'الفرنسية التي تعرفينها من قبل',
            'أصوات يسهل الخلط بينها',
            'السؤال والجواب والسؤال من جديد',
          ],
        },
        {
          title: '02',
          subtitle: 'الأوراق والمحلّات والهاتف',
          lessons: ['أمام شبّاك المصلحة', 'موعد بالهاتف', 'ملء الاستمارة دون خوف'],
        },
        {
          title: '03',
          subtitle: 'الفرنسية في العمل',
          lessons: ['رسالة العمل اليومية', 'في الاجتماع: أخذ الكلمة بلباقة', 'مقابلتك بالفرنسية'],
        },
      ],
      requirements: ['أن تقرئي الحروف اللاتينية', 'هاتف ذكي بميكروفون'],
      faq: [
        {
          question: 'متى تُفتح الدورة؟',
          answer: 'لم يُحدَّد الموعد بعد. كل مسجّلة في لائحة الانتظار تصلها رسالة واحدة يوم يُفتح التسجيل.',
        },
        {
          question: 'كم سيكون ثمنها؟',
          answer: 'يُعلن الثمن مع الموعد. والانضمام إلى لائحة الانتظار مجاني ولا يُلزمك بشيء.',
        },
        {
          question: 'هل تناسب من تبدأ من الصفر؟',
          answer:
            'هي لمن تفهم قليلًا ولا تتكلّم بعد. وإن كنت تبدئين من الصفر فراسلينا، ونخبرك بصراحة هل الأفضل أن تنتظري.',
        },
      ],
      testimonials: [
        {
          name: 'أمينة ب.',
          city: 'العرائش',
          text: 'مقال سارة عن عشرين دقيقة في اليوم يتحدّث عن الإنجليزية. وأنا أتبع أجزاءه الثلاثة بالفرنسية إلى أن تُفتح هذه الدورة، في الدفتر نفسه ذي الخانتين.',
          portrait: 'amina',
        },
        {
          name: 'فاطمة ر.',
          city: 'آسفي',
          text: 'رسمت أسبوعي كما يقترح مقال التعلّم إلى جانب العمل، فوجدت فيه ثلاث جزر. وهي محجوزة لهذه الدورة.',
          portrait: 'fatima',
        },
        {
          name: 'مهدي ت.',
          city: 'وجدة',
          text: 'وعدتني صفحة بالفرنسية في عشرة أيام، فقرأت أولًا مقال درب عن الدورات الوهمية. هنا لا ثمن قبل أن يكون هناك موعد، فتركت اسمي.',
          portrait: 'mehdi',
        },
      ],
    },
    fr: {
      name: 'Cours de français',
      description:
        'Le français des rendez-vous, des e-mails et du téléphone, expliqué en darija, pour répondre sans chercher ses mots.',
      longDescription: [
        'Vous comprenez déjà beaucoup de français : il est partout, sur les formulaires, dans les magasins, dans les offres d’emploi. Puis le téléphone sonne, et les mots ne viennent pas. Ce cours commence là, avec ce que vous savez et ne dites pas encore.',
        'Nous préparons des rencontres en direct en petits groupes, de courts exercices pour le téléphone et des explications en darija. La date et le prix ne sont pas encore fixés. Laissez votre nom : nous vous écrirons une seule fois, quand les inscriptions ouvriront.',
      ],
      level: 'Débutant à intermédiaire',
      language: 'Français, expliqué en darija',
      studyTime: 'Environ 3 heures par semaine',
      format: 'En ligne, avec des rencontres en direct en petits groupes',
      instructorBio: [],
      whatYouLearn: [
        {
          title: 'Parler au téléphone',
          text: 'Prenez un rendez-vous, demandez un document, laissez un message clair.',
        },
        {
          title: 'Écrire court et juste',
          text: 'E-mails, messages et formulaires, avec des modèles à garder.',
        },
        {
          title: 'Se présenter',
          text: 'Vos études, votre travail et vos points forts, dans un entretien en français.',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'De comprendre à parler',
          lessons: [
            'Le français que vous savez déjà',
            'Les sons que l’on confond',
            'Demander, répondre, redemander',
          ],
        },
        {
          title: '02',
          subtitle: 'Papiers, magasins, téléphone',
          lessons: ['Au guichet', 'Un rendez-vous par téléphone', 'Remplir un formulaire sans peur'],
        },
        {
          title: '03',
          subtitle: 'Le français au travail',
          lessons: [
            'L’e-mail de tous les jours',
            'En réunion : prendre la parole poliment',
            'Votre entretien en français',
          ],
        },
      ],
      requirements: ['Lire les lettres latines', 'Un smartphone avec micro'],
      faq: [
        {
          question: 'Quand la formation ouvre-t-elle ?',
          answer:
            'La date n’est pas encore fixée. Chaque personne sur la liste d’attente reçoit un seul e-mail, le jour où les inscriptions ouvrent.',
        },
        {
          question: 'Combien coûtera-t-elle ?',
          answer:
            'Le prix sera annoncé avec la date. La liste d’attente est gratuite et ne vous engage à rien.',
        },
        {
          question: 'Est-ce pour les grands débutants ?',
          answer:
            'C’est pour qui comprend un peu et ne parle pas encore. Si vous partez de zéro, écrivez-nous : nous vous dirons franchement s’il vaut mieux attendre.',
        },
      ],
      testimonials: [
        {
          name: 'Amina B.',
          city: 'Larache',
          text: 'L’article de Sara sur vingt minutes par jour parle d’anglais. En attendant ce cours, je fais ses trois parties en français, dans le même cahier à deux colonnes.',
          portrait: 'amina',
        },
        {
          name: 'Fatima R.',
          city: 'Safi',
          text: 'J’ai dessiné ma semaine comme le propose l’article « apprendre à côté d’un travail », et j’y ai trouvé trois îles. Je les garde pour ce cours.',
          portrait: 'fatima',
        },
        {
          name: 'Mehdi T.',
          city: 'Oujda',
          text: 'Une page m’avait promis le français en dix jours. J’ai d’abord lu l’article de Derb sur les fausses formations. Ici, pas de prix tant qu’il n’y a pas de date : j’ai laissé mon nom.',
          portrait: 'mehdi',
        },
      ],
    },
  },
  salesStory: null,
};
