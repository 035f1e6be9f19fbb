import type { SampleCourse } from '../../shape.ts';

export const ugcCreationMasterclass: SampleCourse = {
  slug: 'ugc-creation-masterclass',
  courseType: 'live',
  consultation: false,
  domain: 'content',
  startsOn: '2024-07-11',
  durationWeeks: 8,
  priceCentimes: 80_000,
  instalments: {
    depositCentimes: 32_000,
    parts: [
      { afterDays: 30, amountCentimes: 24_000 },
      { afterDays: 60, amountCentimes: 24_000 },
    ],
    graceDays: 7,
  },
  comingSoon: false,
  capacity: 40,
  assessments: 10,
  liveSessions: 8,
  portrait: 'ugc',
  ground: 'saffron',
  trainer: 'nour-chefchaouni',
  taughtIn: 'ary',
  videoUrl: '/media/preview-ugc-creation-masterclass.mp4',
  videoPoster: '/media/preview-ugc-creation-masterclass',
  scholarships: { seats: 3, givenBy: 'Tamount' },
  platformProduct: null,
  position: 3,
  words: {
    en: {
      name: 'UGC Creation Masterclass',
      description:
        'Make videos that brands pay for, without being famous, and finish with a portfolio of your own.',
      longDescription: [
        'UGC means user-generated content: short, natural videos and photos of a product in everyday life. You make them, and the brand publishes them. You do not need followers. You need a phone, a clear voice, and to deliver on the agreed day.',
        'You film from the first week on, and Nour looks at your work in the weekly live session. At the end you have six finished pieces, a portfolio page to send, and a price list you can explain.',
        'You decide what you show: your face, only your hands, or your voice. Every exercise works with each of them. You also learn to read a contract before you sign it, so that your image stays yours.',
      ],
      level: 'Beginner',
      language: 'Darija, with briefs in French and English explained',
      studyTime: '4 to 5 hours a week',
      format: 'Online',
      instructorBio: [
        'Nour Chefchaouni filmed her first product video on a balcony in Tetouan, with a scarf as a backdrop. She has since made more than three hundred videos for cosmetics, food and home brands in Morocco and Europe.',
        'She has fewer followers than most of her learners: brands pay her for the work.',
      ],
      whatYouLearn: [
        { title: 'Understand the brief', text: 'Read what a brand asks for, and ask for what is missing.' },
        { title: 'Write a script', text: 'Thirty seconds with a strong first line and a clear ending.' },
        { title: 'Film with a phone', text: 'Light, sound and framing, even in a small room.' },
        { title: 'Edit fast', text: 'Cut, subtitle and export with a free app.' },
        { title: 'Set your price', text: 'Per video, per month, with usage rights: know what you sell.' },
        { title: 'Find clients', text: 'A portfolio, a short message and a polite reminder.' },
      ],
      road: [
        {
          object: 'notebook',
          title: 'A script of thirty seconds',
          text: 'A first line that holds, a proof and an ending',
        },
        { object: 'babouche', title: 'A product, filmed', text: 'Light, sound and frame in a small room' },
        {
          object: 'ringlight',
          title: 'A portfolio',
          text: 'Your best videos, in the order a brand looks at them',
        },
        {
          object: 'invoice',
          title: 'The first offer',
          text: 'Your price, your rights and your conditions on one page',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'What UGC is',
          description: 'How the work is done, and who does it.',
          lessons: [
            'Creator, influencer, advertiser: three different jobs',
            'Five kinds of videos that brands order',
            'Choose your field',
            'Face, hands or voice: what you want to show',
          ],
        },
        {
          title: '02',
          subtitle: 'Ideas and scripts',
          lessons: [
            'Take a good video apart',
            'Twelve first lines',
            'Write a script of thirty seconds',
            'Darija, Arabic or French: who are you speaking to?',
          ],
        },
        {
          title: '03',
          subtitle: 'Light, picture and sound',
          lessons: [
            'One window is enough',
            'Your phone’s settings',
            'Framing, angles and a steady hand',
            'Clear sound without a studio',
          ],
        },
        {
          title: '04',
          subtitle: 'Film like a professional',
          lessons: [
            'A shot list, so that you forget nothing',
            'Speak to the camera as if to a friend',
            'Hands, textures, gestures: show the product',
            'Unboxing, demonstration, before and after',
          ],
        },
        {
          title: '05',
          subtitle: 'Edit and deliver',
          lessons: [
            'Cut to the rhythm',
            'Subtitles in Arabic and French',
            'Music you are allowed to use',
            'Export, name and hand over your files',
          ],
        },
        {
          title: '06',
          subtitle: 'Portfolio, prices and contract',
          lessons: [
            'Six pieces, one page',
            'Calculate your price',
            'Usage rights: where, how long, how much',
            'Read a contract, ask for a change',
            'Invoice and self-employed status',
          ],
        },
        {
          title: '07',
          subtitle: 'Find clients and keep them',
          lessons: [
            'A list of thirty brands that suit you',
            'The first message and the second',
            'Your first call with a brand',
            'Deliver, ask for feedback, propose the next one',
          ],
        },
      ],
      requirements: [
        'A smartphone with a working camera',
        'An evening a week for the live session',
        'No followers or special equipment',
      ],
      faq: [
        {
          question: 'Do I have to show my face?',
          answer:
            'No. Every exercise can be done with your hands or your voice only. Several of our learners work this way with brands.',
        },
        {
          question: 'Are clients included?',
          answer:
            'No, and nobody can promise them honestly. You learn how to find clients, and we look at your first messages together in the live sessions.',
        },
        {
          question: 'When do I get access?',
          answer:
            'As soon as your payment is confirmed: by card in a moment, by transfer when we have found it. You get an e-mail with the link to your course on this site; you need no code and no second account.',
        },
        {
          question: 'Do I receive a certificate?',
          answer:
            'Yes, a certificate of completion from the academy, once you have done every required lesson, quiz and task and attended half of the live sessions. Anyone can check it by its number. It is not a State qualification.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Yes. You have {daysToDecide} to change your mind. We refund the price within {paidBackWithin}, by the method you paid with.',
        },
        {
          question: 'Is a private consultation part of the course?',
          answer:
            'No. Your questions are answered in the live sessions. If you want time alone with an expert, you can book a consultation separately.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija Z.',
          city: 'Tetouan',
          text: 'I do not show my face. After the lesson on hands, voice and face I wrote it down in four sentences, and the feedback treated them as a rule, not as a fear.',
          portrait: 'khadija',
        },
        {
          name: 'Amina N.',
          city: 'Rabat',
          text: 'I thought I needed a better phone. Then I took one video apart, cut by cut, as in module 2, and saw that what I needed was a window.',
          portrait: 'amina',
        },
        {
          name: 'Salma T.',
          city: 'Meknes',
          text: 'The twelve first lines hang on my fridge. In the live session Nour asked about one of mine: who has really asked you that? I crossed it out, and the next one was better.',
          portrait: 'salma',
        },
      ],
    },
    ar: {
      name: 'احتراف صناعة محتوى UGC',
      description: 'اصنعي فيديوهات تدفع العلامات ثمنها ولو لم تكوني مشهورة، واختمي الدورة بملف أعمال خاص بك.',
      longDescription: [
        'محتوى UGC فيديوهات وصور قصيرة وعفوية تُظهر المنتج في الحياة اليومية. تصنعينها أنت، وتنشرها العلامة. لا تحتاجين إلى متابعين، بل إلى هاتف وصوت واضح وإلى تسليم عملك في اليوم المتّفق عليه.',
        'تصوّرين منذ الأسبوع الأول، وتنظر نور في عملك خلال اللقاء المباشر كل أسبوع. وفي النهاية لديك ستة أعمال جاهزة، وصفحة أعمال ترسلينها، ولائحة أثمان تعرفين كيف تشرحينها.',
        'أنت من تقرّر ما يظهر: وجهك، أو يداك فقط، أو صوتك. وكل تمرين يناسب هذه الاختيارات. وتتعلّمين قراءة العقد قبل توقيعه، حتى تبقى صورتك ملكك.',
      ],
      level: 'مبتدئ',
      language: 'الدارجة، مع شرح طلبات العلامات بالفرنسية والإنجليزية',
      studyTime: '4 إلى 5 ساعات أسبوعيًا',
      format: 'عبر الإنترنت',
      instructorBio: [
        'صوّرت نور الشفشاوني أول فيديو لها على شرفة في تطوان، وكان وشاحها هو الخلفية. ومنذ ذلك الحين أنجزت أكثر من ثلاثمئة فيديو لعلامات التجميل والأغذية ولوازم البيت، في المغرب وأوروبا.',
        'متابعوها أقلّ من متابعي أغلب متعلّماتها: فالعلامات تدفع لها مقابل عملها.',
      ],
      whatYouLearn: [
        { title: 'فهم الطلب', text: 'تقرئين ما تريده العلامة، وتسألين عمّا ينقص.' },
        { title: 'كتابة السيناريو', text: 'ثلاثون ثانية: بداية تشدّ الانتباه، ودليل، وخاتمة.' },
        { title: 'التصوير بالهاتف', text: 'الضوء والصوت والإطار والحركة، في غرفة صغيرة.' },
        { title: 'مونتاج سريع', text: 'القصّ والترجمة والحفظ بتطبيق مجاني.' },
        { title: 'تحديد ثمنك', text: 'للفيديو أو للشهر أو لحقوق الاستعمال: تعرفين ماذا تبيعين.' },
        { title: 'إيجاد الزبائن', text: 'ملف أعمال، ورسالة قصيرة، ثم تذكير لطيف.' },
      ],
      road: [
        { object: 'notebook', title: 'سيناريو من ثلاثين ثانية', text: 'بداية تشدّ، ودليل، وخاتمة' },
        { object: 'babouche', title: 'منتج مصوَّر', text: 'الضوء والصوت والإطار في غرفة صغيرة' },
        { object: 'ringlight', title: 'ملف أعمال', text: 'أفضل فيديوهاتك، بالترتيب الذي تنظر به العلامات' },
        { object: 'invoice', title: 'أول عرض', text: 'ثمنك وحقوقك وشروطك في صفحة واحدة' },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'ما هو محتوى UGC',
          description: 'كيف يجري هذا العمل، ومن يقوم به.',
          lessons: [
            'صانعة محتوى ومؤثّرة ومعلِنة: ثلاث مهن مختلفة',
            'خمسة أنواع من الفيديو تطلبها العلامات',
            'اختيار مجالك',
            'الوجه أم اليدان أم الصوت: ما تريدين إظهاره',
          ],
        },
        {
          title: '02',
          subtitle: 'الأفكار والسيناريو',
          lessons: [
            'تفكيك فيديو ناجح',
            'اثنتا عشرة جملة للبداية',
            'كتابة سيناريو من ثلاثين ثانية',
            'الدارجة أم العربية أم الفرنسية: من تخاطبين',
          ],
        },
        {
          title: '03',
          subtitle: 'الضوء والصورة والصوت',
          lessons: ['نافذة واحدة تكفي', 'إعدادات هاتفك', 'الإطار والزوايا وثبات اليد', 'صوت واضح دون استوديو'],
        },
        {
          title: '04',
          subtitle: 'تصوير احترافي',
          lessons: [
            'لائحة اللقطات حتى لا تنسي شيئًا',
            'الحديث إلى الكاميرا كأنها صديقة',
            'اليدان والملمس والحركة: إظهار المنتج',
            'فتح العلبة، والتجربة، وقبل وبعد',
          ],
        },
        {
          title: '05',
          subtitle: 'المونتاج والتسليم',
          lessons: [
            'القصّ على الإيقاع',
            'كتابة مرافقة بالعربية والفرنسية',
            'موسيقى يحقّ لك استعمالها',
            'حفظ الملفات وتسميتها وتسليمها',
          ],
        },
        {
          title: '06',
          subtitle: 'ملف الأعمال والأثمان والعقد',
          lessons: [
            'ستة أعمال في صفحة واحدة',
            'حساب ثمنك',
            'حقوق الاستعمال: أين، وإلى متى، وبكم',
            'قراءة العقد وطلب تعديله',
            'الفاتورة ونظام المقاول الذاتي',
          ],
        },
        {
          title: '07',
          subtitle: 'إيجاد الزبائن والحفاظ عليهم',
          lessons: [
            'لائحة من ثلاثين علامة تناسبك',
            'الرسالة الأولى ثم الثانية',
            'مكالمتك الأولى مع علامة',
            'التسليم وطلب الرأي واقتراح العمل التالي',
          ],
        },
      ],
      requirements: [
        'هاتف ذكي كاميرته سليمة',
        'أمسية في الأسبوع للّقاء المباشر',
        'لا حاجة إلى متابعين ولا إلى معدّات خاصة',
      ],
      faq: [
        {
          question: 'هل عليّ أن أُظهر وجهي؟',
          answer:
            'لا. يمكنك إنجاز كل تمرين بيديك أو بصوتك فقط، وعدد من متعلّماتنا يعملن مع العلامات بهذه الطريقة.',
        },
        {
          question: 'هل توفّرون لنا الزبائن؟',
          answer:
            'لا، ولا أحد يستطيع أن يعدك بهم بصدق. تتعلّمين كيف تجدينهم، ونراجع معًا رسائلك الأولى في اللقاءات المباشرة.',
        },
        {
          question: 'متى أستطيع الدخول إلى الدورة؟',
          answer:
            'حالما يتأكّد الدفع: بالبطاقة في الحين، ونقدًا أو بتحويل بنكي حين نجد المبلغ. تصلك رسالة تفتح دورتك في هذا الموقع، دون رمز ولا حساب ثانٍ.',
        },
        {
          question: 'هل أحصل على شهادة؟',
          answer:
            'نعم، شهادة إتمام من الأكاديمية، حين تنهين كل الدروس والاختبارات والمهامّ المطلوبة وتحضرين نصف اللقاءات المباشرة. يتحقّق منها أي شخص برقمها. وليست شهادة من الدولة.',
        },
        {
          question: 'هل يمكنني استرجاع مالي؟',
          answer:
            'نعم. أمامك {daysToDecide} لتغيّري رأيك، فنعيد إليك الثمن خلال {paidBackWithin} بالطريقة التي دفعتِ بها.',
        },
        {
          question: 'هل تشمل الدورة استشارة فردية؟',
          answer:
            'لا، نجيب عن أسئلتك في اللقاءات المباشرة. وإن أردت وقتًا لك وحدك مع خبيرة فيمكنك حجز استشارة مستقلّة.',
        },
      ],
      testimonials: [
        {
          name: 'خديجة ز.',
          city: 'تطوان',
          text: 'لا أُظهر وجهي. بعد درس اليدين والصوت والوجه كتبت ذلك في أربع جمل، وعاملتها ملاحظات المدرّبة كقاعدة لا كخوف.',
          portrait: 'khadija',
        },
        {
          name: 'أمينة ن.',
          city: 'الرباط',
          text: 'ظننت أنني أحتاج إلى هاتف أفضل. ثم فكّكت فيديو واحدًا لقطة لقطة كما في الوحدة 2، فرأيت أن ما أحتاج إليه نافذة.',
          portrait: 'amina',
        },
        {
          name: 'سلمى ت.',
          city: 'مكناس',
          text: 'البدايات الاثنتا عشرة معلّقة على ثلاجتي. سألتني نور في اللقاء المباشر عن إحدى بداياتي: من سألك هذا حقًّا؟ شطبتها، وكانت التي بعدها أحسن.',
          portrait: 'salma',
        },
      ],
    },
    fr: {
      name: 'Masterclass création UGC',
      description:
        'Faites des vidéos que les marques paient, sans être célèbre, et finissez avec votre propre portfolio.',
      longDescription: [
        'UGC veut dire « contenu créé par les utilisateurs » : des vidéos et des photos courtes et naturelles d’un produit dans la vie de tous les jours. Vous les faites, la marque les publie. Il ne faut pas d’abonnés. Il faut un téléphone, une voix claire, et livrer le jour convenu.',
        'Vous filmez dès la première semaine, et Nour regarde votre travail à la rencontre en direct. À la fin, vous avez six vidéos finies, une page de portfolio à envoyer et une liste de prix que vous savez expliquer.',
        'Vous décidez de ce que vous montrez : votre visage, vos mains seulement, ou votre voix. Chaque exercice marche avec les trois. Vous apprenez aussi à lire un contrat avant de le signer, pour que votre image reste à vous.',
      ],
      level: 'Débutant',
      language: 'Darija, avec les briefs en français et en anglais expliqués',
      studyTime: '4 à 5 heures par semaine',
      format: 'En ligne',
      instructorBio: [
        'Nour Chefchaouni a filmé sa première vidéo de produit sur un balcon de Tétouan, avec un foulard pour fond. Depuis, elle en a fait plus de trois cents, pour des marques de cosmétiques, d’alimentation et de maison, au Maroc et en Europe.',
        'Elle a moins d’abonnés que la plupart de ses apprenantes : les marques paient son travail.',
      ],
      whatYouLearn: [
        { title: 'Comprendre le brief', text: 'Lisez ce que veut la marque, et demandez ce qui manque.' },
        { title: 'Écrire un script', text: 'Trente secondes : un début fort, une preuve, une fin claire.' },
        { title: 'Filmer au téléphone', text: 'Lumière, son et cadre, même dans une petite pièce.' },
        { title: 'Monter vite', text: 'Couper, sous-titrer et exporter avec une application gratuite.' },
        {
          title: 'Fixer son prix',
          text: 'Par vidéo, par mois, avec les droits : sachez ce que vous vendez.',
        },
        { title: 'Trouver des clients', text: 'Un portfolio, un message court, puis un rappel poli.' },
      ],
      road: [
        {
          object: 'notebook',
          title: 'Un script de trente secondes',
          text: 'Un début qui accroche, une preuve et une fin',
        },
        {
          object: 'babouche',
          title: 'Un produit filmé',
          text: 'Lumière, son et cadre dans une petite pièce',
        },
        {
          object: 'ringlight',
          title: 'Un portfolio',
          text: 'Vos meilleures vidéos, dans l’ordre où une marque les regarde',
        },
        {
          object: 'invoice',
          title: 'La première offre',
          text: 'Votre prix, vos droits et vos conditions sur une page',
        },
      ],
      curriculum: [
        {
          title: '01',
          subtitle: 'Ce qu’est l’UGC',
          description: 'Comment se fait ce travail, et qui le fait.',
          lessons: [
            'Créatrice, influenceuse, annonceuse : trois métiers',
            'Cinq types de vidéos que commandent les marques',
            'Choisir votre domaine',
            'Visage, mains ou voix : ce que vous voulez montrer',
          ],
        },
        {
          title: '02',
          subtitle: 'Idées et scripts',
          lessons: [
            'Démonter une bonne vidéo',
            'Douze premières phrases',
            'Écrire un script de trente secondes',
            'Darija, arabe ou français : à qui parlez-vous ?',
          ],
        },
        {
          title: '03',
          subtitle: 'Lumière, image et son',
          lessons: [
            'Une seule fenêtre suffit',
            'Les réglages de votre téléphone',
            'Le cadre, les angles et une main stable',
            'Un son clair sans studio',
          ],
        },
        {
          title: '04',
          subtitle: 'Filmer comme une professionnelle',
          lessons: [
            'La liste des plans, pour ne rien oublier',
            'Parler à la caméra comme à une amie',
            'Mains, matières, gestes : montrer le produit',
            'Déballage, démonstration, avant et après',
          ],
        },
        {
          title: '05',
          subtitle: 'Monter et livrer',
          lessons: [
            'Couper sur le rythme',
            'Des sous-titres en arabe et en français',
            'La musique que vous pouvez utiliser',
            'Exporter, nommer et livrer vos fichiers',
          ],
        },
        {
          title: '06',
          subtitle: 'Portfolio, prix et contrat',
          lessons: [
            'Six vidéos, une page',
            'Calculer votre prix',
            'Droits d’utilisation : où, combien de temps, combien',
            'Lire un contrat, demander un changement',
            'La facture et l’auto-entrepreneur',
          ],
        },
        {
          title: '07',
          subtitle: 'Trouver des clients et les garder',
          lessons: [
            'Une liste de trente marques qui vous vont',
            'Le premier message et le deuxième',
            'Votre premier appel avec une marque',
            'Livrer, demander un avis, proposer la suite',
          ],
        },
      ],
      requirements: [
        'Un smartphone dont la caméra marche',
        'Un soir par semaine pour la rencontre en direct',
        'Ni abonnés ni matériel spécial',
      ],
      faq: [
        {
          question: 'Dois-je montrer mon visage ?',
          answer:
            'Non. Chaque exercice peut se faire avec vos mains ou votre voix seulement. Plusieurs membres de nos groupes travaillent ainsi avec des marques.',
        },
        {
          question: 'Les clients sont-ils fournis ?',
          answer:
            'Non, et personne ne peut vous en promettre honnêtement. Vous apprenez à les trouver, et nous relisons ensemble vos premiers messages aux rencontres en direct.',
        },
        {
          question: 'Quand ai-je accès à la formation ?',
          answer:
            'Dès que votre paiement est confirmé : tout de suite par carte ; par virement ou en espèces, quand nous avons trouvé l’argent. Un e-mail ouvre votre formation sur ce site. Il ne faut ni code ni deuxième compte.',
        },
        {
          question: 'Est-ce que je reçois un certificat ?',
          answer:
            'Oui, un certificat de fin de formation de l’académie, quand toutes les leçons obligatoires, les quiz et les exercices sont terminés et la moitié des rencontres en direct suivie. Tout le monde peut le vérifier avec son numéro. L’État ne le reconnaît pas.',
        },
        {
          question: 'Puis-je avoir un remboursement ?',
          answer:
            'Oui. Vous avez {daysToDecide} pour changer d’avis. Nous vous remboursons sous {paidBackWithin}, comme vous avez payé.',
        },
        {
          question: 'Une consultation est-elle comprise ?',
          answer:
            'Non. Nous répondons à vos questions aux rencontres en direct. Si vous voulez du temps en tête-à-tête avec une experte, vous pouvez réserver une consultation à part.',
        },
      ],
      testimonials: [
        {
          name: 'Khadija Z.',
          city: 'Tétouan',
          text: 'Je ne montre pas mon visage. Après la leçon sur les mains, la voix et le visage, je l’ai écrit en quatre phrases, et le retour les a prises comme une règle, pas comme une peur.',
          portrait: 'khadija',
        },
        {
          name: 'Amina N.',
          city: 'Rabat',
          text: 'Je croyais qu’il me fallait un meilleur téléphone. Puis j’ai démonté une vidéo plan par plan, comme au module 2, et j’ai vu qu’il me fallait une fenêtre.',
          portrait: 'amina',
        },
        {
          name: 'Salma T.',
          city: 'Meknès',
          text: 'Les douze premières phrases sont sur mon frigo. À la rencontre en direct, Nour m’a demandé pour l’une des miennes : qui t’a vraiment demandé ça ? Je l’ai barrée, et la suivante était meilleure.',
          portrait: 'salma',
        },
      ],
    },
  },
  salesStory: null,
};
