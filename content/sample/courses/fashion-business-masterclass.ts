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
  portrait: 'fashion',
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
        'From a sketch or a sewing machine to a small label that sells: your collection, your prices, your production and your customers.',
      longDescription: [
        'You sew for your family, you draw in your notebooks, or you sell caftans that others make. This course is about the business: what to make, for whom, at what price, and how to deliver it.',
        'You plan a first collection of six pieces, work out what each one costs, find the cloth and the people to make it, and photograph it well. In the live sessions Zineb goes through your work with you.',
        'Moroccan techniques are at the centre: sfifa, aqad, embroidery from Fes, wool from the Atlas. You learn to work fairly with the women who make your pieces, to credit them, and to turn a tradition into something your customer wears every day.',
        'The course is being prepared. The announced price is {price}. Join the waitlist and we will write to you once, on the day enrolment opens.',
      ],
      level: 'Beginner to Intermediate',
      language: 'Darija, with fashion terms in French explained',
      studyTime: '4 hours a week',
      format: 'Online, with recorded lessons',
      instructorBio: [
        'Zineb Tadlaoui learned to embroider from her grandmother in Beni Mellal, and to do her sums after one bad season. Her workshop in Fes employs seven women and makes day wear with traditional hand work.',
        'She teaches in the evening, after the workshop closes, and shows real pieces on camera, mistakes and invoices included.',
      ],
      whatYouLearn: [
        { title: 'Find your style', text: 'One customer, one occasion, one clear idea.' },
        { title: 'Plan a collection', text: 'Six pieces that go together and share cloth and cuts.' },
        { title: 'Price each piece', text: 'Cloth, time, trimmings and waste: a price you can live on.' },
        {
          title: 'Produce well',
          text: 'Patterns, sizes, samples, and fair pay for the women you work with.',
        },
        { title: 'Show it', text: 'A lookbook made with your phone, a friend and daylight.' },
        { title: 'Sell it', text: 'Made to order, small stock or a one-day sale: which one, and when.' },
      ],
      road: [
        {
          object: 'tag',
          title: 'A customer and a style',
          text: 'One customer, one occasion, one clear idea',
        },
        {
          object: 'pencil',
          title: 'Six pieces that go together',
          text: 'Patterns, sizes and a first sample',
        },
        { object: 'invoice', title: 'A price for each piece', text: 'Cloth, time, trimmings and waste' },
        { object: 'babouche', title: 'A first collection', text: 'Photographed, shown and sold' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Your customer and your style',
          description: 'Who you make clothes for, and what nobody else makes for her.',
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
          subtitle: 'Cloth, trimmings and handwork',
          description: 'Where to find them and what to ask.',
          lessons: [
            'Judge cloth by touch',
            'Kissaria, wholesalers, ends of rolls',
            'Sfifa, aqad, embroidery: time and price',
            'Fair agreements with the women who sew',
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
          description: 'A piece can sell well and still lose money.',
          lessons: [
            'What one piece really costs',
            'Your time is a cost too',
            'Price for made to order, price for stock',
            'First payments and cancelled orders',
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
          description: 'From the first message to delivery.',
          lessons: [
            'Page, messages, shop: in which order',
            'Take measurements from a distance',
            'Pack it like a gift',
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
        'Basic sewing helps, but you can also work with a seamstress',
        'A smartphone',
        'A small budget for one sample',
      ],
      faq: [
        {
          question: 'When does it open?',
          answer:
            'The date has not been set yet. Join the waitlist: we will write to you once, on the day enrolment opens, with the date and the final price.',
        },
        {
          question: 'Do I need to know how to sew?',
          answer:
            'No. You need to know what you want and how to explain it. Module 2 teaches you to draw and describe a piece so that a seamstress can make it.',
        },
        {
          question: 'Is the price of {price} final?',
          answer:
            'It is the announced price. You pay the price shown on the day you enrol, and nothing is added.',
        },
        {
          question: 'Will I be able to get my money back?',
          answer:
            'Yes, as with all our courses: {daysToDecide} to change your mind, and a refund within {paidBackWithin}, by the method you paid with.',
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
          text: 'I read Zineb’s article on the price of a handmade piece with a pencil in my hand. It was the first time I wrote down my own hours. Now I am on the waitlist for her course.',
          portrait: 'hajar',
        },
        {
          name: 'Amina S.',
          city: 'Taza',
          text: 'My mother embroiders, I sell. In the consultation with Zineb her evening hours went into the sheet as well, and I left with a price that I can explain.',
          portrait: 'amina',
        },
        {
          name: 'Fatima O.',
          city: 'Marrakesh',
          text: 'A boutique wanted a price for twenty pieces and I did not dare to answer. After an hour with Zineb I had two prices, and three sentences for the moment somebody says that it is too much.',
          portrait: 'fatima',
        },
      ],
    },
    ar: {
      name: 'احتراف مشاريع الموضة',
      description: 'من رسمة أو ماكينة خياطة إلى علامة صغيرة تبيع: التشكيلة والأثمان والإنتاج والزبونات.',
      longDescription: [
        'تخيطين لأهلك، أو ترسمين في دفاترك، أو تبيعين قفاطين يصنعها غيرك. هذه الدورة عن المشروع: ماذا تصنعين، ولمن، وبأي ثمن، وكيف توصلينه.',
        'تخطّطين لتشكيلة أولى من ست قطع، وتحسبين كلفة كل قطعة، وتجدين القماش ومن تخيطها، ثم تصوّرينها جيدًا. وفي اللقاءات المباشرة تراجع معك زينب عملك.',
        'وللصناعة المغربية مكانها: السفيفة والعقاد والطرز الفاسي وصوف الأطلس. تتعلّمين كيف تتعاملين بإنصاف مع الصانعات وتذكرين أسماءهنّ، وكيف تجعلين من الأصالة ثوبًا يُلبس كل يوم.',
        'الدورة قيد الإعداد، وثمنها المعلن {price}. انضمّي إلى لائحة الانتظار ونراسلك مرة واحدة، يوم يُفتح التسجيل.',
      ],
      level: 'من مبتدئ إلى متوسط',
      language: 'الدارجة، مع شرح مصطلحات الموضة بالفرنسية',
      studyTime: '4 ساعات في الأسبوع',
      format: 'عبر الإنترنت، بدروس مسجّلة',
      instructorBio: [
        'تعلّمت زينب التادلاوي الطرز من جدّتها في بني ملال، وتعلّمت الحساب من أول موسم خاسر. تعمل في ورشتها بفاس سبع نساء، وتصنع ملابس يومية بلمسات يدوية تقليدية.',
        'تدرّس في المساء بعد أن تُغلق الورشة، وتعرض أمام الكاميرا قطعًا حقيقية، بأخطائها وفواتيرها.',
      ],
      whatYouLearn: [
        { title: 'أسلوب يخصّك', text: 'زبونة واحدة ومناسبة واحدة وفكرة واضحة.' },
        { title: 'تخطيط التشكيلة', text: 'ست قطع منسجمة تشترك في القماش والفصالة.' },
        { title: 'حساب كل قطعة', text: 'القماش والوقت واللوازم والضياع: ثمن تعيشين منه.' },
        { title: 'إنتاج متقن', text: 'الباترون والمقاسات والعيّنات، وعمل منصف مع الصانعات.' },
        { title: 'عرض جميل', text: 'ألبوم صور بهاتفك وصديقة وضوء النهار.' },
        { title: 'البيع', text: 'حسب الطلب، أو مخزون صغير، أو معرض ليوم واحد: أيها ومتى.' },
      ],
      road: [
        { object: 'tag', title: 'زبونة وأسلوب', text: 'زبونة واحدة ومناسبة واحدة وفكرة واضحة' },
        { object: 'pencil', title: 'ست قطع منسجمة', text: 'الفصالة والقياسات ونموذج أول' },
        { object: 'invoice', title: 'ثمن كل قطعة', text: 'القماش والوقت والسفيفة والضائع' },
        { object: 'babouche', title: 'أول تشكيلة', text: 'مصوَّرة، ومعروضة، ومبيعة' },
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
          subtitle: 'القماش واللوازم والعمل اليدوي',
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
          lessons: ['الباترون وجدول المقاسات', 'العيّنة الأولى وتصحيحها', 'كميات صغيرة دون ضياع'],
        },
        {
          title: '05',
          subtitle: 'الثمن والربح',
          description: 'قطعة تُباع بخسارة لا تنفع أحدًا.',
          lessons: [
            'كلفة القطعة كاملة',
            'وقتك كلفة أيضًا',
            'ثمن الطلب الخاص وثمن المخزون',
            'الدفعة الأولى والطلبات الملغاة',
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
          description: 'من الرسالة الأولى إلى التسليم.',
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
      requirements: ['تساعدك مبادئ الخياطة، ويمكنك العمل مع خيّاطة', 'هاتف ذكي', 'ميزانية صغيرة لعيّنة واحدة'],
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
          answer: 'هو الثمن المعلن. أما ما تدفعينه فهو الثمن المعروض يوم تسجيلك، دون أي زيادة.',
        },
        {
          question: 'هل سيمكنني استرجاع مالي؟',
          answer:
            'نعم، كما في كل دوراتنا: {daysToDecide} لتغيّري رأيك، ويُعاد إليك الثمن خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
        {
          question: 'متى سأستطيع الدخول إلى الدورة؟',
          answer: 'بعد فتح التسجيل: حالما يتأكّد دفعك.',
        },
      ],
      testimonials: [
        {
          name: 'هاجر د.',
          city: 'فاس',
          text: 'قرأت مقال زينب عن ثمن القطعة المصنوعة باليد والقلم في يدي. لأول مرة كتبت ساعاتي أنا. وأنا اليوم في لائحة الانتظار لدورتها.',
          portrait: 'hajar',
        },
        {
          name: 'أمينة س.',
          city: 'تازة',
          text: 'أمي تطرز وأنا أبيع. في الاستشارة مع زينب دخلت ساعات أمي المسائية في الورقة أيضًا، وخرجت بثمن أستطيع أن أشرحه.',
          portrait: 'amina',
        },
        {
          name: 'فاطمة و.',
          city: 'مراكش',
          text: 'طلب مني متجر ثمن عشرين قطعة ولم أجرؤ على الجواب. بعد ساعة مع زينب صار عندي ثمنان، وثلاث جمل للحظة التي يُقال فيها إنه غالٍ.',
          portrait: 'fatima',
        },
      ],
    },
    fr: {
      name: 'Masterclass : entreprendre dans la mode',
      description:
        'D’un croquis ou d’une machine à coudre à une petite marque qui vend : votre collection, vos prix, votre production et vos clientes.',
      longDescription: [
        'Vous cousez pour votre famille, vous dessinez dans vos cahiers, ou vous vendez des caftans faits par d’autres. Cette formation parle de l’entreprise : quoi faire, pour qui, à quel prix, et comment le livrer.',
        'Vous préparez une première collection de six pièces, vous calculez ce que coûte chacune, vous trouvez le tissu et les mains pour la coudre, puis vous la photographiez bien. Dans les rencontres en direct, Zineb regarde votre travail avec vous.',
        'L’artisanat marocain est au centre : la sfifa, les aqad, la broderie de Fès, la laine de l’Atlas. Vous apprenez à travailler avec justice avec celles qui cousent, à dire leur nom, et à faire d’une tradition un vêtement de tous les jours.',
        'La formation se prépare. Le prix annoncé est de {price}. Rejoignez la liste d’attente : nous vous écrirons une seule fois, le jour où les inscriptions ouvrent.',
      ],
      level: 'Débutant à intermédiaire',
      language: 'Darija, avec les termes de mode français expliqués',
      studyTime: '4 heures par semaine',
      format: 'En ligne, avec des leçons enregistrées',
      instructorBio: [
        'Zineb Tadlaoui a appris la broderie de sa grand-mère à Béni Mellal, et le calcul après une mauvaise saison. Sept femmes travaillent dans son atelier de Fès, qui fait des vêtements de jour avec des touches faites main.',
        'Elle enseigne le soir, quand l’atelier est fermé, et montre à la caméra de vraies pièces, avec leurs défauts et leurs factures.',
      ],
      whatYouLearn: [
        { title: 'Trouver son style', text: 'Une cliente, une occasion, une idée claire.' },
        {
          title: 'Préparer une collection',
          text: 'Six pièces qui vont ensemble, avec les mêmes tissus et coupes.',
        },
        {
          title: 'Calculer chaque pièce',
          text: 'Tissu, temps, fournitures et pertes : un prix dont on peut vivre.',
        },
        { title: 'Bien produire', text: 'Patrons, tailles, échantillons, et un travail payé justement.' },
        { title: 'La montrer', text: 'Un lookbook avec votre téléphone, une amie et la lumière du jour.' },
        { title: 'Vendre', text: 'Sur commande, petit stock ou vente d’un jour : laquelle, et quand.' },
      ],
      road: [
        {
          object: 'tag',
          title: 'Une cliente et un style',
          text: 'Une cliente, une occasion, une idée claire',
        },
        {
          object: 'pencil',
          title: 'Six pièces qui vont ensemble',
          text: 'Patrons, tailles et un premier échantillon',
        },
        {
          object: 'invoice',
          title: 'Un prix pour chaque pièce',
          text: 'Tissu, temps, fournitures et pertes',
        },
        { object: 'babouche', title: 'Une première collection', text: 'Photographiée, montrée et vendue' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Votre cliente et votre style',
          description: 'Pour qui vous créez, et ce que personne d’autre ne fait pour elle.',
          lessons: [
            'La femme derrière la pièce',
            'Une planche d’inspiration qui tranche',
            'Apprendre de trois marques marocaines',
          ],
        },
        {
          title: '02',
          subtitle: 'Une première collection de six pièces',
          description: 'De l’idée au dessin.',
          lessons: [
            'Des pièces aux mêmes tissus et coupes',
            'Un dessin que la couturière comprend',
            'La fiche technique',
            'Choisir ce que vous laissez de côté',
          ],
        },
        {
          title: '03',
          subtitle: 'Tissu, fournitures et travail à la main',
          description: 'Où les trouver, et quoi demander.',
          lessons: [
            'Juger un tissu au toucher',
            'Kissaria, grossistes, fins de rouleaux',
            'Sfifa, aqad, broderie : temps et prix',
            'Un accord juste avec celles qui cousent',
          ],
        },
        {
          title: '04',
          subtitle: 'Patrons, tailles et échantillons',
          description: 'La pièce dans vos mains.',
          lessons: [
            'Le patron et le tableau des tailles',
            'Le premier échantillon et ses corrections',
            'De petites séries sans pertes',
          ],
        },
        {
          title: '05',
          subtitle: 'Prix et bénéfice',
          description: 'Une pièce peut bien se vendre et perdre de l’argent.',
          lessons: [
            'Ce que coûte vraiment une pièce',
            'Votre temps est aussi un coût',
            'Prix sur commande, prix du stock',
            'Premiers versements et commandes annulées',
          ],
        },
        {
          title: '06',
          subtitle: 'Photographier votre collection',
          description: 'Un lookbook en un jour.',
          lessons: [
            'Le modèle, le lieu et la lumière',
            'Douze photos par pièce',
            'Les textes : tissu, entretien, conseil de taille',
          ],
        },
        {
          title: '07',
          subtitle: 'Vendre et livrer',
          description: 'Du premier message à la livraison.',
          lessons: [
            'Page, messages, boutique : dans quel ordre',
            'Prendre les mesures à distance',
            'Emballer comme un cadeau',
            'Retouches et retours',
          ],
        },
        {
          title: '08',
          subtitle: 'Saisons, papiers et votre prochaine collection',
          description: 'L’année d’une petite marque.',
          lessons: [
            'Ramadan, mariages d’été, rentrée : votre calendrier',
            'Nom, marque et forme juridique',
            'Présenter votre collection au groupe',
          ],
        },
      ],
      requirements: [
        'Savoir un peu coudre aide, mais vous pouvez travailler avec une couturière',
        'Un smartphone',
        'Un petit budget pour un échantillon',
      ],
      faq: [
        {
          question: 'Quand les inscriptions ouvrent-elles ?',
          answer:
            'La date n’est pas encore fixée. Rejoignez la liste d’attente : nous vous écrirons une seule fois, le jour de l’ouverture, avec la date et le prix final.',
        },
        {
          question: 'Faut-il savoir coudre ?',
          answer:
            'Non. Il faut savoir ce que vous voulez et l’expliquer. Le module 2 vous apprend à dessiner et à décrire une pièce pour qu’une couturière puisse la faire.',
        },
        {
          question: 'Le prix de {price} est-il définitif ?',
          answer:
            'C’est le prix annoncé. Vous payez le prix affiché le jour de votre inscription, sans rien de plus.',
        },
        {
          question: 'Pourrai-je avoir un remboursement ?',
          answer:
            'Oui, comme pour toutes nos formations : {daysToDecide} pour changer d’avis, et un remboursement sous {paidBackWithin}, comme vous avez payé.',
        },
        {
          question: 'Quand aurai-je accès à la formation ?',
          answer: 'Une fois les inscriptions ouvertes : dès que votre paiement est confirmé.',
        },
      ],
      testimonials: [
        {
          name: 'Hajar D.',
          city: 'Fès',
          text: 'J’ai lu l’article de Zineb sur le prix d’une pièce faite main avec un crayon. Pour la première fois, j’ai noté mes propres heures. Maintenant, je suis sur la liste d’attente de sa formation.',
          portrait: 'hajar',
        },
        {
          name: 'Amina S.',
          city: 'Taza',
          text: 'Ma mère brode, je vends. À la consultation avec Zineb, ses heures du soir sont entrées dans la feuille aussi, et je suis repartie avec un prix que je sais expliquer.',
          portrait: 'amina',
        },
        {
          name: 'Fatima O.',
          city: 'Marrakech',
          text: 'Une boutique voulait un prix pour vingt pièces, et je n’osais pas répondre. Après une heure avec Zineb, j’avais deux prix, et trois phrases pour le moment où l’on dit que c’est trop cher.',
          portrait: 'fatima',
        },
      ],
    },
  },
  salesStory: null,
};
