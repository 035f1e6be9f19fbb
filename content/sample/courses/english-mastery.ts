import type { SampleCourse } from '../../shape.ts';

export const englishMastery: SampleCourse = {
  slug: 'english-mastery',
  courseType: 'live',
  consultation: true,
  consultationService: 'job-interview-in-english',
  domain: 'languages',
  startsOn: '2025-11-01',
  durationWeeks: 12,
  priceCentimes: 60_000,
  comingSoon: false,
  capacity: 40,
  assessments: 12,
  liveSessions: 24,
  portrait: 'english',
  ground: 'clay',
  trainer: 'sara-doukkali',
  taughtIn: 'en',
  videoUrl: '/media/preview-english-mastery.mp4',
  videoPoster: '/media/preview-english-mastery',
  platformProduct: null,
  position: 4,
  words: {
    en: {
      name: 'English Course',
      description:
        'From first words to a real conversation, with two live sessions a week, in English with explanations in Darija.',
      longDescription: [
        'Many of us learned English at school and still go quiet when somebody speaks to us. In this course you speak from the first session, in pairs and small groups, about things you need in real life: a customer’s message, a phone call, an interview, a trip.',
        'New words and rules are explained in English first, and in Darija whenever that is quicker. Between the sessions you practise on your phone, and every week ends with a short assessment that shows you what to review.',
        'At the end you can introduce yourself and your work, hold an everyday conversation, write a clear e-mail and get through a simple job interview. Keep your consultation with Sara for the week before an interview.',
      ],
      level: 'Beginner to Intermediate',
      language: 'English, explained in Darija where needed',
      studyTime: 'Two evenings a week and 20 minutes of practice a day',
      format: 'Online',
      instructorBio: [
        'Sara Doukkali grew up in El Jadida and learned English from songs, dictionaries and patient strangers. She has taught adults for nine years, in evening classes and online, and has prepared many learners for interviews.',
        'In her sessions nobody gets laughed at for a mistake. She writes your sentence on the screen, and you correct it together.',
      ],
      whatYouLearn: [
        {
          title: 'Speak from day one',
          text: 'Short conversations in pairs, from the first evening.',
        },
        { title: 'Be understood', text: 'Practise the sounds that are hard for Moroccan speakers.' },
        {
          title: 'Understand others',
          text: 'Voices from several countries, first slow, then at normal speed.',
        },
        {
          title: 'Build your sentences',
          text: 'Past, present and future, without learning tables by heart.',
        },
        { title: 'Write for work', text: 'E-mails, messages and a profile that say what you mean.' },
        { title: 'Face an interview', text: 'Tell your story, answer the usual questions, ask your own.' },
      ],
      road: [
        {
          object: 'glass',
          title: 'Your first minute',
          text: 'You greet, you introduce yourself and you are understood',
        },
        { object: 'notebook', title: 'Your day, told', text: 'What you did, what you do, what you will do' },
        {
          object: 'envelope',
          title: 'An e-mail that is clear',
          text: 'To a customer or an employer, in four sentences',
        },
        {
          object: 'headset',
          title: 'A real interview',
          text: 'You tell your story and ask your own questions',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'First words',
          description: 'Weeks 1 and 2. Who you are, where you live, what you do.',
          lessons: [
            'Greet and introduce yourself',
            'Sounds that do not exist in Darija',
            'Numbers, prices and time',
            'Ask a question and understand the answer',
          ],
        },
        {
          title: '02',
          subtitle: 'My day',
          description: 'Weeks 3 and 4. The present, and the words of every day.',
          lessons: [
            'Home, family and work',
            'What I do every day and what I am doing now',
            'At the market and on the phone',
            'Polite requests',
          ],
        },
        {
          title: '03',
          subtitle: 'What happened',
          description: 'Weeks 5 and 6. Tell a story about the past.',
          lessons: [
            'Yesterday, last year, when I was a child',
            'The thirty verbs you need most',
            'Tell a story in one minute',
            'Listen to a story and tell it again',
          ],
        },
        {
          title: '04',
          subtitle: 'Plans and dreams',
          description: 'Weeks 7 and 8. The future, advice and opinions.',
          lessons: [
            'What I will do, what I would like to do',
            'Agree and disagree kindly',
            'Compare two things',
            'Travel: airport, hotel, asking the way',
          ],
        },
        {
          title: '05',
          subtitle: 'English at work',
          description: 'Weeks 9 and 10. Messages, customers and calls.',
          lessons: [
            'An e-mail in four sentences',
            'Answer a customer from abroad',
            'A short online call',
            'Describe your product or your service',
          ],
        },
        {
          title: '06',
          subtitle: 'Your interview and your next step',
          description: 'Weeks 11 and 12. Put everything together.',
          lessons: [
            'Tell me about yourself: your two minutes',
            'The ten usual questions',
            'A full practice interview with feedback',
            'Final assessment, and how to keep going on your own',
          ],
        },
      ],
      requirements: [
        'You can read the Latin alphabet',
        'A smartphone or computer with a microphone',
        'Two free evenings a week',
      ],
      faq: [
        {
          question: 'I have forgotten everything from school. Is this for me?',
          answer: 'Yes. We start with the first words, slowly, with explanations in Darija.',
        },
        {
          question: 'When do I get access?',
          answer:
            'As soon as your payment is confirmed: by card in a moment, by transfer when we have found it. You get an e-mail with the link to your course on this site; you need no code and no second account.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Yes. You have {daysToDecide} to change your mind. We refund the price within {paidBackWithin}, by the method you paid with.',
        },
        {
          question: 'Will I get an official certificate of my level?',
          answer:
            'No. You receive a certificate of completion from the academy, once you have done everything required and attended half of the live sessions. It does not state an official level: for that you take a language test elsewhere.',
        },
      ],
      testimonials: [
        {
          name: 'Fatima E.',
          city: 'Béni Mellal',
          text: 'In unit 3 I told a story in one minute, the one about my grandmother’s bread. Sara answered my recording with two mistakes to mend and one question. Then I told it to my grandchildren in Canada.',
          portrait: 'fatima',
        },
        {
          name: 'Mehdi K.',
          city: 'Tangier',
          text: 'I went to my interview with four words on my hand, as in the last unit. When I lost the thread I said “Sorry, let me start again”, and went on.',
          portrait: 'mehdi',
        },
        {
          name: 'Hajar A.',
          city: 'Agadir',
          text: 'When I am stuck in a live session, Sara explains it in Darija and goes straight back to English. I had watched the free lesson first, and it is just like that.',
          portrait: 'hajar',
        },
      ],
    },
    ar: {
      name: 'دورة الإنجليزية',
      description: 'من الكلمات الأولى إلى حوار حقيقي، بلقاءين مباشرين كل أسبوع، بالإنجليزية مع شرح بالدارجة.',
      longDescription: [
        'كثيرات منّا درسن الإنجليزية في المدرسة، ثم يلزمن الصمت إذا خاطبهنّ بها أحد. في هذه الدورة تتحدّثين منذ اللقاء الأول، مع زميلة أو في مجموعة صغيرة، عن أمور تحتاجين إليها في حياتك: رسالة زبونة، أو مكالمة، أو مقابلة عمل، أو سفر.',
        'تُشرح الكلمات والقواعد بالإنجليزية أولًا، وبالدارجة كلما كان ذلك أسهل. وبين اللقاءات تتمرّنين على هاتفك، ويُختم كل أسبوع بتقييم قصير يبيّن لك ما يحتاج إلى مراجعة.',
        'وفي النهاية تستطيعين أن تقدّمي نفسك وعملك، وأن تخوضي حديثًا يوميًا، وأن تكتبي رسالة واضحة، وأن تجتازي مقابلة عمل بسيطة. واحتفظي باستشارتك مع سارة للأسبوع الذي يسبق مقابلة عمل.',
      ],
      level: 'من مبتدئ إلى متوسط',
      language: 'الإنجليزية مع شرح بالدارجة',
      studyTime: 'أمسيتان في الأسبوع و20 دقيقة من التمرين في اليوم',
      format: 'عبر الإنترنت',
      instructorBio: [
        'نشأت سارة الدكالي في الجديدة، وتعلّمت الإنجليزية من الأغاني والقواميس ومن غرباء صبروا عليها. تدرّس الكبار منذ تسع سنوات، في دروس مسائية وعبر الإنترنت، وأعدّت كثيرًا من المتعلّمات لمقابلات العمل.',
        'في لقاءاتها لا يضحك أحد من خطأ أحد: تكتب جملتك على الشاشة، ثم تصلحانها معًا.',
      ],
      whatYouLearn: [
        {
          title: 'الكلام من اليوم الأول',
          text: 'حوارات قصيرة مع زميلة، ابتداءً من الأمسية الأولى.',
        },
        { title: 'نطق مفهوم', text: 'الأصوات التي تصعب علينا نحن المغاربة، صوتًا بعد صوت.' },
        { title: 'فهم الآخرين', text: 'أصوات من بلدان مختلفة، ببطء أولًا ثم بسرعتها المعتادة.' },
        { title: 'بناء الجملة', text: 'الماضي والحاضر والمستقبل دون جداول للحفظ.' },
        { title: 'الكتابة للعمل', text: 'رسائل إلكترونية ونبذة مهنية تقول ما تقصدينه تمامًا.' },
        { title: 'مقابلة العمل', text: 'تحكين مسارك، وتجيبين عن الأسئلة المعتادة، وتطرحين أسئلتك.' },
      ],
      road: [
        { object: 'glass', title: 'دقيقتك الأولى', text: 'تسلّمين، وتعرّفين بنفسك، ويفهمك السامع' },
        { object: 'notebook', title: 'يومك محكيًّا', text: 'ما فعلتِ، وما تفعلين، وما ستفعلين' },
        { object: 'envelope', title: 'رسالة واضحة', text: 'إلى زبون أو مشغّل، في أربع جمل' },
        { object: 'headset', title: 'مقابلة حقيقية', text: 'تحكين مسارك، وتطرحين أسئلتك' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'الكلمات الأولى',
          description: 'الأسبوعان 1 و2: من أنت، وأين تسكنين، وماذا تعملين.',
          lessons: [
            'التحية وتقديم النفس',
            'أصوات لا وجود لها في الدارجة',
            'الأرقام والأثمان والساعة',
            'طرح السؤال وفهم الجواب',
          ],
        },
        {
          title: '02',
          subtitle: 'يومي',
          description: 'الأسبوعان 3 و4: الحاضر وكلمات كل يوم.',
          lessons: [
            'البيت والأسرة والعمل',
            'ما أفعله كل يوم وما أفعله الآن',
            'في السوق وعلى الهاتف',
            'الطلب بلباقة',
          ],
        },
        {
          title: '03',
          subtitle: 'ماذا حدث',
          description: 'الأسبوعان 5 و6: حكاية في الماضي.',
          lessons: [
            'أمس، والعام الماضي، وحين كنت طفلة',
            'الأفعال الثلاثون التي لا غنى عنها',
            'حكاية في دقيقة واحدة',
            'استمعي إلى حكاية ثم احكيها بكلماتك',
          ],
        },
        {
          title: '04',
          subtitle: 'خطط وأحلام',
          description: 'الأسبوعان 7 و8: المستقبل والنصيحة والرأي.',
          lessons: [
            'ما سأفعله وما أتمنى أن أفعله',
            'الموافقة والاختلاف بلطف',
            'المقارنة بين شيئين',
            'في السفر: المطار والفندق والسؤال عن الطريق',
          ],
        },
        {
          title: '05',
          subtitle: 'الإنجليزية في العمل',
          description: 'الأسبوعان 9 و10: الرسائل والزبائن والاجتماعات.',
          lessons: [
            'رسالة إلكترونية في أربع جمل',
            'الردّ على زبونة من الخارج',
            'اجتماع قصير عبر الإنترنت',
            'وصف منتجك أو خدمتك',
          ],
        },
        {
          title: '06',
          subtitle: 'مقابلتك وخطوتك التالية',
          description: 'الأسبوعان 11 و12: كل ما تعلّمته مجتمعًا.',
          lessons: [
            'حدّثينا عن نفسك: دقيقتان لك',
            'الأسئلة العشرة المعتادة',
            'مقابلة تدريبية كاملة مع ملاحظات',
            'التقييم النهائي، وكيف تواصلين وحدك',
          ],
        },
      ],
      requirements: ['أن تقرئي الحروف اللاتينية', 'هاتف ذكي أو حاسوب بميكروفون', 'أمسيتان فارغتان في الأسبوع'],
      faq: [
        {
          question: 'نسيت كل ما درسته في المدرسة، فهل تناسبني الدورة؟',
          answer: 'نعم، فنحن نبدأ من الكلمات الأولى، على مهل ومع شرح بالدارجة.',
        },
        {
          question: 'متى أستطيع الدخول إلى الدورة؟',
          answer:
            'حالما يتأكّد الدفع: بالبطاقة في الحين، ونقدًا أو بتحويل بنكي حين نجد المبلغ. تصلك رسالة تفتح دورتك في هذا الموقع، دون رمز ولا حساب ثانٍ.',
        },
        {
          question: 'هل يمكنني استرجاع مالي؟',
          answer:
            'نعم. أمامك {daysToDecide} لتغيّري رأيك، فنعيد إليك الثمن خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
        {
          question: 'هل أحصل على شهادة رسمية في المستوى؟',
          answer:
            'لا. تحصلين على شهادة إتمام من الأكاديمية، حين تنهين كل المطلوب وتحضرين نصف اللقاءات المباشرة. لا تحدّد مستوى رسميًا، فذلك لاختبار لغة تجتازينه لدى جهة أخرى.',
        },
      ],
      testimonials: [
        {
          name: 'فاطمة ع.',
          city: 'بني ملال',
          text: 'في الوحدة 3 حكيت حكاية في دقيقة، حكاية خبز جدّتي. أجابت سارة عن تسجيلي بخطأين أصلحهما وبسؤال واحد، ثم حكيتها لأحفادي في كندا.',
          portrait: 'fatima',
        },
        {
          name: 'مهدي ك.',
          city: 'طنجة',
          text: 'دخلت مقابلتي وعلى يدي أربع كلمات كما في الوحدة الأخيرة. وحين ضاع مني الخيط قلت بالإنجليزية «اسمحوا لي أن أبدأ من جديد» وأكملت.',
          portrait: 'mehdi',
        },
        {
          name: 'هاجر أ.',
          city: 'أكادير',
          text: 'حين أتعثّر في لقاء مباشر تشرح لي سارة بالدارجة، ثم نعود في الحال إلى الإنجليزية. شاهدت الدرس المجاني قبل التسجيل، وهكذا كان الأمر.',
          portrait: 'hajar',
        },
      ],
    },
    fr: {
      name: 'Cours d’anglais',
      description:
        'Des premiers mots à une vraie conversation : deux rencontres en direct par semaine, en anglais, avec des explications en darija.',
      longDescription: [
        'Beaucoup d’entre nous ont appris l’anglais à l’école et se taisent encore quand quelqu’un leur parle. Ici, vous parlez dès la première rencontre, à deux ou en petit groupe, de choses utiles dans la vie : le message d’une cliente, un appel, un entretien, un voyage.',
        'Les mots et les règles sont expliqués d’abord en anglais, et en darija chaque fois que c’est plus simple. Entre les rencontres, vous pratiquez sur votre téléphone. Chaque semaine finit par une courte évaluation qui vous montre ce qu’il faut revoir.',
        'À la fin, vous savez vous présenter et présenter votre travail, tenir une conversation de tous les jours, écrire un e-mail clair et passer un entretien simple. Gardez votre consultation avec Sara pour la semaine avant un entretien.',
      ],
      level: 'Débutant à intermédiaire',
      language: 'Anglais, expliqué en darija si besoin',
      studyTime: 'Deux soirs par semaine et 20 minutes de pratique par jour',
      format: 'En ligne',
      instructorBio: [
        'Sara Doukkali a grandi à El Jadida. Elle a appris l’anglais avec des chansons, des dictionnaires et des inconnus patients. Elle enseigne aux adultes depuis neuf ans, le soir et en ligne, et a préparé beaucoup de personnes à un entretien.',
        'Dans ses rencontres, personne ne rit d’une faute. Elle écrit votre phrase à l’écran, et vous la corrigez ensemble.',
      ],
      whatYouLearn: [
        {
          title: 'Parler dès le premier jour',
          text: 'De courtes conversations à deux, dès le premier soir.',
        },
        { title: 'Se faire comprendre', text: 'Les sons difficiles pour nous au Maroc, un par un.' },
        {
          title: 'Comprendre les autres',
          text: 'Des voix de plusieurs pays, d’abord lentes, puis à vitesse normale.',
        },
        {
          title: 'Construire ses phrases',
          text: 'Passé, présent et futur, sans tableaux à apprendre par cœur.',
        },
        {
          title: 'Écrire pour le travail',
          text: 'Des e-mails, des messages et un profil qui disent ce que vous voulez dire.',
        },
        {
          title: 'Passer un entretien',
          text: 'Racontez votre parcours, répondez aux questions habituelles, posez les vôtres.',
        },
      ],
      road: [
        {
          object: 'glass',
          title: 'Votre première minute',
          text: 'Vous saluez, vous vous présentez, et on vous comprend',
        },
        {
          object: 'notebook',
          title: 'Votre journée, racontée',
          text: 'Ce que vous avez fait, faites et ferez',
        },
        {
          object: 'envelope',
          title: 'Un e-mail clair',
          text: 'À une cliente ou un employeur, en quatre phrases',
        },
        {
          object: 'headset',
          title: 'Un vrai entretien',
          text: 'Vous racontez votre parcours et posez vos questions',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Premiers mots',
          description: 'Semaines 1 et 2. Qui vous êtes, où vous habitez, ce que vous faites.',
          lessons: [
            'Saluer et se présenter',
            'Les sons qui n’existent pas en darija',
            'Les nombres, les prix et l’heure',
            'Poser une question et comprendre la réponse',
          ],
        },
        {
          title: '02',
          subtitle: 'Ma journée',
          description: 'Semaines 3 et 4. Le présent, et les mots de tous les jours.',
          lessons: [
            'La maison, la famille et le travail',
            'Ce que je fais chaque jour et ce que je fais maintenant',
            'Au souk et au téléphone',
            'Demander poliment',
          ],
        },
        {
          title: '03',
          subtitle: 'Ce qui s’est passé',
          description: 'Semaines 5 et 6. Raconter au passé.',
          lessons: [
            'Hier, l’année dernière, quand j’étais enfant',
            'Les trente verbes les plus utiles',
            'Raconter une histoire en une minute',
            'Écouter une histoire et la redire',
          ],
        },
        {
          title: '04',
          subtitle: 'Projets et rêves',
          description: 'Semaines 7 et 8. Le futur, le conseil et l’avis.',
          lessons: [
            'Ce que je ferai, ce que j’aimerais faire',
            'Être d’accord ou non, avec gentillesse',
            'Comparer deux choses',
            'En voyage : l’aéroport, l’hôtel, demander son chemin',
          ],
        },
        {
          title: '05',
          subtitle: 'L’anglais au travail',
          description: 'Semaines 9 et 10. Messages, clients et réunions.',
          lessons: [
            'Un e-mail en quatre phrases',
            'Répondre à une cliente de l’étranger',
            'Une courte réunion en ligne',
            'Décrire son produit ou son service',
          ],
        },
        {
          title: '06',
          subtitle: 'Votre entretien et la suite',
          description: 'Semaines 11 et 12. Tout ensemble.',
          lessons: [
            'Parlez-moi de vous : vos deux minutes',
            'Les dix questions habituelles',
            'Un entretien d’entraînement complet, avec un retour',
            'L’évaluation finale, et comment continuer sans nous',
          ],
        },
      ],
      requirements: [
        'Lire les lettres latines',
        'Un smartphone ou un ordinateur avec micro',
        'Deux soirs libres par semaine',
      ],
      faq: [
        {
          question: 'J’ai tout oublié depuis l’école. C’est pour moi ?',
          answer: 'Oui. Nous partons des premiers mots, lentement, avec des explications en darija.',
        },
        {
          question: 'Quand ai-je accès à la formation ?',
          answer:
            'Dès que votre paiement est confirmé : tout de suite par carte ; par virement ou en espèces, quand nous avons trouvé l’argent. Un e-mail ouvre votre formation sur ce site. Il ne faut ni code ni deuxième compte.',
        },
        {
          question: 'Puis-je avoir un remboursement ?',
          answer:
            'Oui. Vous avez {daysToDecide} pour changer d’avis. Nous vous remboursons sous {paidBackWithin}, comme vous avez payé.',
        },
        {
          question: 'Vais-je recevoir un certificat officiel de niveau ?',
          answer:
            'Non. Vous recevez un certificat de fin de formation de l’académie, quand tout ce qui est obligatoire est terminé et la moitié des rencontres en direct suivie. Il ne donne pas de niveau officiel : pour cela, il faut un test de langue ailleurs.',
        },
      ],
      testimonials: [
        {
          name: 'Fatima E.',
          city: 'Béni Mellal',
          text: 'Au module 3, j’ai raconté une histoire en une minute, celle du pain de ma grand-mère. Sara a répondu à mon enregistrement : deux fautes à corriger et une question. Puis je l’ai racontée à mes petits-enfants au Canada.',
          portrait: 'fatima',
        },
        {
          name: 'Mehdi K.',
          city: 'Tanger',
          text: 'Je suis allé à mon entretien avec quatre mots sur la main, comme dans le dernier module. Quand j’ai perdu le fil, j’ai dit en anglais « Pardon, je reprends », et j’ai continué.',
          portrait: 'mehdi',
        },
        {
          name: 'Hajar A.',
          city: 'Agadir',
          text: 'Quand je bloque dans une rencontre, Sara m’explique en darija et revient tout de suite à l’anglais. J’avais regardé la leçon gratuite avant, et c’est exactement ça.',
          portrait: 'hajar',
        },
      ],
    },
  },
  salesStory: null,
};
