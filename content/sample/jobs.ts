import type { SampleJob } from '../shape.ts';

export const jobs: SampleJob[] = [
  {
    slug: 'learner-support-darija',
    postedOn: '2026-11-02',
    openUntil: '2027-01-31',
    employment: 'full-time',
    fromHome: true,
    pay: { fromCentimes: 5_500_00, toCentimes: 7_000_00, per: 'month' },
    position: 1,
    words: {
      en: {
        title: 'Learner support in Darija',
        place: 'From home, anywhere in Morocco',
        hours: 'Full time, 40 hours a week, 9:00 to 18:00',
        contract: 'Permanent contract (CDI), with a three-month trial period',
        description:
          'Answer learners on WhatsApp, by phone and by e-mail, find their transfers and get them into their courses.',
        about: [
          'When a learner has sent a transfer from an agency in Errachidia and nothing happens, she writes to you. You look for the money, open her course, and tell her what comes next.',
          'There are two of us today. You would be the third, working with Amina, who has led learner support since its first day.',
        ],
        tasks: [
          'Answer on WhatsApp, by phone and by e-mail, in Darija first, in French or Arabic when asked',
          'Check bank and agency transfers twice a day and confirm the orders they belong to',
          'Help with the first steps: the code, the sign-in, a video that does not play on an old phone',
          'Write down each week what people asked most, so that we fix the page instead of answering again',
        ],
        profile: [
          'You have answered customers for at least a year: in a shop, a call centre, a pharmacy, an association',
          'You write clear Darija in Arabic and in Latin letters, and e-mails in correct French',
          'You are careful with figures: a mistake here is somebody’s money',
          'You have a quiet room and a stable connection; we give you the computer and the phone',
        ],
        offers: [
          'CNSS and AMO from the first day, and a 13th month’s pay',
          '24 days of holiday a year, and the religious holidays',
          'A computer, a phone and 300 MAD a month for the connection',
          'One course of your choice every year, free of charge',
        ],
      },
      ar: {
        title: 'مرافقة المتعلّمات بالدارجة',
        place: 'من البيت، من أي مدينة في المغرب',
        hours: 'دوام كامل، 40 ساعة في الأسبوع، من 9:00 إلى 18:00',
        contract: 'عقد غير محدّد المدّة (CDI)، مع ثلاثة أشهر تجربة',
        description: 'تجيبين المتعلّمات على واتساب وبالهاتف والبريد، وتبحثين عن تحويلاتهنّ وتفتحين لهنّ دوراتهنّ.',
        about: [
          'حين ترسل متعلّمة حوالة من وكالة في الراشيدية ولا ترى شيئًا، تكتب إليك أنت. تبحثين عن المبلغ، وتفتحين لها الدورة، وتشرحين لها ما يأتي بعد ذلك.',
          'نحن اليوم اثنتان. ستكونين الثالثة، وتشتغلين مع أمينة التي تشرف على مرافقة المتعلّمات منذ اليوم الأول.',
        ],
        tasks: [
          'الجواب على واتساب وبالهاتف والبريد الإلكتروني، بالدارجة أولًا، وبالفرنسية أو العربية عند الحاجة',
          'التحقّق من التحويلات البنكية وحوالات الوكالات مرتين في اليوم، وتأكيد الطلبات التي تخصّها',
          'المساعدة في الخطوات الأولى: الرمز، والدخول، وفيديو لا يشتغل على هاتف قديم',
          'تدوين أكثر ما سُئلنا عنه كل أسبوع، حتى نصلح الصفحة بدل أن نكرّر الجواب',
        ],
        profile: [
          'أجبتِ زبائن مدّة سنة على الأقلّ: في متجر أو مركز نداء أو صيدلية أو جمعية',
          'تكتبين الدارجة بوضوح بالحرف العربي واللاتيني، ورسالة فرنسية سليمة',
          'تنتبهين إلى الأرقام: الخطأ هنا مال شخص آخر',
          'غرفة هادئة واتصال مستقرّ؛ والحاسوب والهاتف علينا',
        ],
        offers: [
          'الضمان الاجتماعي والتأمين الصحي منذ اليوم الأول، والشهر الثالث عشر',
          '24 يوم عطلة في السنة، إضافة إلى الأعياد الدينية',
          'حاسوب وهاتف و300 درهم في الشهر للاتصال',
          'دورة من اختيارك كل سنة مجانًا',
        ],
      },
      fr: {
        title: 'Accompagnement en darija',
        place: 'De chez vous, partout au Maroc',
        hours: 'Temps plein, 40 heures par semaine, de 9 h à 18 h',
        contract: 'CDI, avec une période d’essai de trois mois',
        description:
          'Répondre aux personnes inscrites sur WhatsApp, par téléphone et par e-mail, trouver leurs virements et leur ouvrir leur formation.',
        about: [
          'Quand une apprenante a envoyé de l’argent depuis une agence d’Errachidia et que rien ne se passe, c’est à vous qu’elle écrit. Vous cherchez l’argent, vous ouvrez sa formation, et vous lui dites la suite.',
          'Nous sommes deux aujourd’hui. Vous seriez la troisième personne, avec Amina, qui mène l’accompagnement depuis le premier jour.',
        ],
        tasks: [
          'Répondre sur WhatsApp, par téléphone et par e-mail, en darija d’abord, en français ou en arabe quand on le demande',
          'Vérifier deux fois par jour les virements et les envois d’agence, et confirmer les commandes',
          'Aider aux premiers pas : le code, la connexion, une vidéo qui ne se lance pas sur un vieux téléphone',
          'Noter chaque semaine ce que l’on nous demande le plus, pour réparer la page au lieu de répondre encore',
        ],
        profile: [
          'Vous avez répondu à des clients pendant un an au moins : dans un magasin, un centre d’appels, une pharmacie, une association',
          'Vous écrivez une darija claire, en lettres arabes et latines, et des e-mails en bon français',
          'Vous faites attention aux chiffres : ici, une erreur est l’argent de quelqu’un',
          'Vous avez une pièce calme et une connexion stable ; l’ordinateur et le téléphone, c’est nous',
        ],
        offers: [
          'CNSS et AMO dès le premier jour, et un treizième mois',
          '24 jours de congé par an, et les fêtes religieuses',
          'Un ordinateur, un téléphone et 300 DH par mois pour la connexion',
          'Une formation de votre choix chaque année, gratuite',
        ],
      },
    },
  },
  {
    slug: 'video-editor',
    postedOn: '2026-11-09',
    openUntil: null,
    employment: 'contractor',
    fromHome: true,
    pay: { fromCentimes: 120_00, toCentimes: 180_00, per: 'hour' },
    position: 2,
    words: {
      en: {
        title: 'Video editor for lessons',
        place: 'From home; two filming days a month in Casablanca',
        hours: 'About 15 hours a week, whenever suits you',
        contract: 'Freelance (auto-entrepreneur), one year to start with',
        description:
          'Turn two hours of filming into six lessons that are clear on a 5-inch screen with the sound off.',
        about: [
          'Our lessons are watched on a bus, on a phone with a cracked screen, with 500 MB left until Friday. A good cut is one that respects this: short, sharp, readable, light.',
          'You receive the footage and a script in Darija, and deliver lessons of six to nine minutes with subtitles.',
        ],
        tasks: [
          'Cut lessons from filming days: picture, sound, pauses, repetitions',
          'Add subtitles in Arabic letters, checked by a second pair of eyes',
          'Draw the few graphics and tables a lesson needs, in our colours',
          'Deliver files below 8 MB a minute that stay sharp',
        ],
        profile: [
          'You show us three things you have edited yourself; where you studied does not matter',
          'You work with DaVinci Resolve, Premiere or anything that gives the same result',
          'You understand Darija, because you must hear where a sentence ends',
        ],
        offers: ['The same trainers each month', 'We pay for the train and meals on filming days'],
      },
      ar: {
        title: 'مونتاج دروس الفيديو',
        place: 'من البيت، مع يومَي تصوير في الشهر بالدار البيضاء',
        hours: 'نحو 15 ساعة في الأسبوع، في الوقت الذي يناسبك',
        contract: 'عمل حرّ (مقاولة ذاتية)، لسنة أولى',
        description: 'من ساعتَي تصوير تصنعين ستة دروس واضحة على شاشة هاتف صغيرة، حتى دون صوت.',
        about: [
          'تُشاهَد دروسنا في الحافلة، على هاتف بشاشة مكسورة، ومع 500 ميغا باقية إلى يوم الجمعة. المونتاج الجيد هو الذي يحترم هذا كله: قصير وحادّ ومقروء وخفيف.',
          'يصلك التصوير ونصّ بالدارجة، وتسلّمين دروسًا من ست إلى تسع دقائق مع ترجمة مكتوبة.',
        ],
        tasks: [
          'تقطيع الدروس من أيام التصوير: الصورة والصوت والوقفات والتكرار',
          'كتابة الشرح أسفل الشاشة بالحرف العربي، مع مراجعة ثانية من زميلة',
          'رسم ما يحتاجه الدرس من علامات وجداول بألواننا',
          'تسليم ملفات لا تتجاوز 8 ميغا في الدقيقة دون أن تفقد وضوحها',
        ],
        profile: [
          'تعرضين علينا ثلاثة أعمال قمتِ بمونتاجها بنفسك؛ ولا يهمّ أين درستِ',
          'تشتغلين ببرنامج DaVinci Resolve أو Premiere أو أي برنامج يعطي النتيجة نفسها',
          'تفهمين الدارجة، لأنك تحتاجين أن تسمعي أين تنتهي الجملة',
        ],
        offers: ['المدرّبات أنفسهنّ كل شهر', 'القطار والأكل في أيام التصوير على حسابنا'],
      },
      fr: {
        title: 'Montage vidéo des leçons',
        place: 'De chez vous ; deux jours de tournage par mois à Casablanca',
        hours: 'Environ 15 heures par semaine, quand cela vous va',
        contract: 'Freelance (auto-entrepreneur), un an pour commencer',
        description:
          'De deux heures de tournage, faire six leçons claires sur un écran de 5 pouces, même sans le son.',
        about: [
          'Nos leçons se regardent dans le bus, sur un téléphone à l’écran cassé, avec 500 Mo qui restent jusqu’à vendredi. Un bon montage respecte tout cela : court, net, lisible, léger.',
          'Vous recevez le tournage et un script en darija, et vous livrez des leçons de six à neuf minutes, sous-titrées.',
        ],
        tasks: [
          'Monter les leçons des jours de tournage : image, son, silences, répétitions',
          'Ajouter des sous-titres en lettres arabes, relus par une deuxième personne',
          'Dessiner les quelques schémas et tableaux d’une leçon, dans nos couleurs',
          'Livrer des fichiers de moins de 8 Mo par minute, qui restent nets',
        ],
        profile: [
          'Vous nous montrez trois montages faits par vous ; peu importe où vous avez étudié',
          'Vous travaillez avec DaVinci Resolve, Premiere ou tout ce qui donne le même résultat',
          'Vous comprenez la darija, car il faut entendre où une phrase finit',
        ],
        offers: [
          'Les mêmes formatrices chaque mois',
          'Le train et les repas des jours de tournage sont pour nous',
        ],
      },
    },
  },
  {
    slug: 'community-moderator',
    postedOn: '2026-11-16',
    openUntil: '2027-02-28',
    employment: 'part-time',
    fromHome: true,
    pay: { fromCentimes: 2_400_00, toCentimes: 3_000_00, per: 'month' },
    position: 3,
    words: {
      en: {
        title: 'Community moderator, part time',
        place: 'From home, anywhere in Morocco',
        hours: 'Part time, 18 hours a week: evenings and Sunday',
        contract: 'One-year contract (CDD), renewable',
        description: 'Open the evenings of our community, keep the tone kind, and see who has gone quiet.',
        about: [
          'In Clarity, members post what they have made: a first shop, a price list, a video on the fifth attempt. Somebody has to answer before doubt sets in. Between 18:00 and 22:00 that would be you.',
          'Moderating here is less about deleting than about noticing. You know by name who is working on what.',
        ],
        tasks: [
          'Welcome new members and show them where to begin',
          'Answer or pass on every question within three hours in the evening',
          'Prepare the Sunday live session: two members who tell their story, one question for everybody',
          'Apply the rules of the community calmly, and write down why when you do',
        ],
        profile: [
          'You have led a group before: a class, a club, an association, a large WhatsApp group that stayed civil',
          'You write warmly and briefly in Darija and Arabic',
          'You can leave a quarrel unanswered for ten minutes and then answer it well',
        ],
        offers: [
          'CNSS from the first day',
          'Membership, workshops and two courses a year free of charge',
          'One paid day a month in Casablanca or Rabat with the whole team, travel included',
        ],
      },
      ar: {
        title: 'تنشيط المجتمع، دوام جزئي',
        place: 'من البيت، من أي مدينة في المغرب',
        hours: 'دوام جزئي، 18 ساعة في الأسبوع: المساء ويوم الأحد',
        contract: 'عقد لسنة (CDD) قابل للتجديد',
        description: 'تفتحين أمسيات مجتمعنا، وتحافظين على لطف الكلام فيه، وتنتبهين إلى من صمت.',
        about: [
          'في مجتمع وضوح يعرض الأعضاء ما أنجزوا: متجرًا أول، أو لائحة أثمنة، أو فيديو في محاولته الخامسة. ولا بدّ أن يسبق جوابُ إنسان جوابَ الشكّ. بين 18:00 و22:00 تكونين أنت ذلك الإنسان.',
          'التنشيط عندنا انتباه قبل أن يكون حذفًا. تعرفين بالاسم من يشتغل على ماذا.',
        ],
        tasks: [
          'الترحيب بالأعضاء الجدد وإرشادهم إلى نقطة البداية',
          'الجواب عن كل سؤال، أو إحالته، خلال ثلاث ساعات في المساء',
          'تحضير لقاء الأحد المباشر: عضوان يحكيان وسؤال واحد للجميع',
          'تطبيق قواعد المجتمع بهدوء، وتدوين السبب كلما فعلتِ ذلك',
        ],
        profile: [
          'سبق أن قدتِ مجموعة: قسمًا أو ناديًا أو جمعية أو مجموعة واتساب كبيرة حافظت على احترامها',
          'تكتبين بدفء واختصار، بالدارجة والعربية',
          'تستطيعين ترك خصام عشر دقائق دون جواب، ثم الجواب عنه جوابًا حسنًا',
        ],
        offers: [
          'الضمان الاجتماعي منذ اليوم الأول',
          'العضوية والورشات ودورتان في السنة مجانًا',
          'يوم مدفوع الأجر كل شهر مع الفريق كله بالدار البيضاء أو الرباط، والتنقّل على حسابنا',
        ],
      },
      fr: {
        title: 'Animation de la communauté, temps partiel',
        place: 'De chez vous, partout au Maroc',
        hours: 'Temps partiel, 18 heures par semaine : le soir et le dimanche',
        contract: 'CDD d’un an, renouvelable',
        description: 'Ouvrir les soirées de notre communauté, y garder un ton doux, et voir qui s’est tu.',
        about: [
          'Dans la Communauté Clarté, les membres montrent ce qu’ils ont fait : une première boutique, une liste de prix, une vidéo au cinquième essai. Quelqu’un doit répondre avant que le doute s’installe. Entre 18 h et 22 h, ce serait vous.',
          'Animer ici, c’est moins supprimer que remarquer. Vous savez par son prénom qui travaille à quoi.',
        ],
        tasks: [
          'Accueillir les nouveaux membres et leur montrer par où commencer',
          'Le soir, répondre à chaque question sous trois heures, ou la transmettre',
          'Préparer la rencontre en direct du dimanche : deux membres qui racontent, une question pour tout le monde',
          'Appliquer calmement les règles de la communauté, et noter pourquoi à chaque fois',
        ],
        profile: [
          'Vous avez déjà mené un groupe : une classe, un club, une association, un grand groupe WhatsApp resté poli',
          'Vous écrivez court et avec chaleur, en darija et en arabe',
          'Vous savez laisser une dispute dix minutes sans réponse, puis bien y répondre',
        ],
        offers: [
          'CNSS dès le premier jour',
          'L’adhésion, les ateliers et deux formations par an, gratuits',
          'Un jour payé par mois à Casablanca ou Rabat avec toute l’équipe, trajet compris',
        ],
      },
    },
  },
  {
    slug: 'course-producer',
    postedOn: '2026-09-07',
    openUntil: '2026-10-31',
    employment: 'full-time',
    fromHome: false,
    pay: { fromCentimes: 9_000_00, toCentimes: 12_000_00, per: 'month' },
    position: 4,
    words: {
      en: {
        title: 'Course producer',
        place: 'Casablanca, two days a week from home',
        hours: 'Full time, 40 hours a week',
        contract: 'Permanent contract (CDI), with a three-month trial period',
        description:
          'Lead a trainer from an idea to a course that learners finish: plan, filming, tests, opening.',
        about: [
          'A trainer knows her subject; you know how a course is made. Together you decide what is in it, and above all what is not. You are there on filming days, in the first live session and when the first learner gives up.',
        ],
        tasks: [
          'Build the programme with the trainer: modules, lessons, tasks, what gets feedback',
          'Plan and lead filming days, with one editor and one trainer',
          'Test each lesson with three learners before it opens',
          'Read what learners say after each module and change what does not work',
        ],
        profile: [
          'Three years in teaching, training, radio, television or publishing',
          'Fluent Darija and French; you write good Arabic',
          'You have finished something large with other people, and on time',
        ],
        offers: [
          'CNSS, AMO and top-up health insurance',
          '26 days of holiday a year',
          'A budget of 5 000 MAD a year for your own training',
        ],
      },
      ar: {
        title: 'إنتاج الدورات',
        place: 'الدار البيضاء، ويومان في الأسبوع من البيت',
        hours: 'دوام كامل، 40 ساعة في الأسبوع',
        contract: 'عقد غير محدّد المدّة (CDI)، مع ثلاثة أشهر تجربة',
        description:
          'ترافقين المدرّبة من الفكرة إلى دورة تُكملها المتعلّمات: البرنامج والتصوير والتجربة والافتتاح.',
        about: [
          'المدرّبة تعرف موضوعها، وأنت تعرفين كيف تُصنع دورة. تقرّران معًا ما يدخل فيها، وقبل ذلك ما لا يدخل. تكونين حاضرة في أيام التصوير، وفي أول لقاء مباشر، وحين تتوقّف أول متعلّمة.',
        ],
        tasks: [
          'بناء البرنامج مع المدرّبة: الوحدات والدروس والمهمّات وما يُصحَّح منها',
          'تنظيم أيام التصوير وقيادتها، مع مونتيرة واحدة ومدرّبة واحدة',
          'تجربة كل درس مع ثلاث متعلّمات قبل افتتاحه',
          'قراءة ما تقوله المتعلّمات بعد كل وحدة وتغيير ما لا ينجح',
        ],
        profile: [
          'ثلاث سنوات في التعليم أو التكوين أو الإذاعة أو التلفزة أو النشر',
          'دارجة وفرنسية بطلاقة، وعربية مكتوبة جيدة',
          'أتممتِ عملًا كبيرًا مع آخرين، وفي موعده',
        ],
        offers: [
          'الضمان الاجتماعي والتأمين الصحي وتأمين تكميلي',
          '26 يوم عطلة في السنة',
          'ميزانية 5 000 درهم في السنة لتكوينك أنت',
        ],
      },
      fr: {
        title: 'Production des formations',
        place: 'Casablanca, et deux jours par semaine de chez vous',
        hours: 'Temps plein, 40 heures par semaine',
        contract: 'CDI, avec une période d’essai de trois mois',
        description:
          'Mener une formatrice de l’idée à une formation que l’on termine : programme, tournage, essais, ouverture.',
        about: [
          'Une formatrice connaît son sujet ; vous savez comment se fait une formation. Ensemble, vous décidez de ce qu’il y a dedans, et surtout de ce qu’il n’y a pas. Vous êtes là les jours de tournage, à la première rencontre en direct, et quand la première personne abandonne.',
        ],
        tasks: [
          'Construire le programme avec la formatrice : modules, leçons, exercices, ce qui reçoit un retour',
          'Préparer et mener les jours de tournage, avec une personne au montage et une formatrice',
          'Essayer chaque leçon avec trois apprenantes avant son ouverture',
          'Lire ce que l’on nous dit après chaque module, et changer ce qui ne marche pas',
        ],
        profile: [
          'Trois ans dans l’enseignement, la formation, la radio, la télévision ou l’édition',
          'Darija et français couramment ; vous écrivez un bon arabe',
          'Vous avez mené à bout quelque chose de grand avec d’autres, et à temps',
        ],
        offers: [
          'CNSS, AMO et une mutuelle complémentaire',
          '26 jours de congé par an',
          'Un budget de 5 000 DH par an pour vous former',
        ],
      },
    },
  },
];
