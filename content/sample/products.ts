import type { SampleProduct } from '../shape.ts';
import { productFiles } from './downloads/files.ts';

/** Pictures of the first pages of its file, in public/media/pages. */
const pagesOf = (slug: string, locale: 'en' | 'ar', howMany: number): string[] =>
  Array.from({ length: howMany }, (_, place) => `/media/pages/${slug}-${locale}-${place + 1}`);

/** Questions about refunds are not here: the page answers them from the refund policy. */
export const products: SampleProduct[] = [
  {
    slug: 'business-plan-template',
    category: 'Templates',
    subcategory: 'Business',
    drawing: 'plan',
    ground: 'majorelle',
    priceCentimes: 14_900,
    isFree: false,
    isFeatured: true,
    updatedOn: '2026-10-05',
    position: 1,
    files: productFiles['business-plan-template'],
    words: {
      en: {
        name: 'Business Plan Template',
        description:
          'A workbook that asks you the questions a bank or a support programme asks, in that order, and does the sums. With a finished example of a small bakery.',
        tagline: 'The bank’s questions in order, the sums done',
        pages: pagesOf('business-plan-template', 'en', 4),
        included: [
          '20 questions about you, your idea and your market, each with a line of advice',
          'One sheet for your numbers: products and prices, what you need to start, what a month costs',
          'Three years worked out by formulas, the first month by month, with the cash in the till',
          'One page to show: money needed, monthly break-even, the lowest point of your cash, with a chart',
          'The whole workbook again, filled in for a bakery run by two women in Salé',
        ],
        steps: [
          'Read the bakery’s sheets once, with a coffee, before you write anything.',
          'Fill in the yellow cells of “My numbers”. Guess where you must, and mark the guess.',
          'Answer the questions in short sentences, as you would tell somebody who does not know your trade.',
          'Print “My page”, take it along, and change the numbers after each conversation.',
        ],
        faq: [
          {
            question: 'Which program do I need?',
            answer:
              'Anything that opens Excel files: Excel itself, LibreOffice, or Google Sheets on a phone. We made and checked it with LibreOffice, which costs nothing.',
          },
          {
            question: 'Will a bank accept it?',
            answer:
              'No template can promise that. Banks and programmes have their own forms; with this workbook you have every answer and every number ready before you fill in theirs.',
          },
          {
            question: 'Can I use it for a second project?',
            answer: 'Yes. Keep the original file and save a copy for each project of yours.',
          },
        ],
      },
      ar: {
        name: 'ملف مخطط الأعمال',
        description:
          'ملف يطرح عليك أسئلة البنك أو برنامج الدعم بترتيبها، ويتكفّل بالحساب، ومعه مثال مكتمل لمخبزة صغيرة.',
        tagline: 'أسئلة البنك بترتيبها، والحساب جاهز',
        pages: pagesOf('business-plan-template', 'ar', 4),
        included: [
          '20 سؤالًا عنك وعن فكرتك وسوقك، ومع كل سؤال سطر من النصح',
          'ورقة واحدة لأرقامك: المنتجات وأثمانها، وما تحتاجين إليه للبدء، وتكلفة كل شهر',
          'ثلاث سنوات تحسبها المعادلات، والسنة الأولى شهرًا بشهر مع ما في الصندوق',
          'صفحة تُقدَّم للغير: المال المطلوب، وعتبة الربح الشهرية، وأدنى ما يصل إليه صندوقك، مع رسم بياني',
          'كل ذلك مرة أخرى وقد مُلئ لمخبزة تديرها امرأتان في سلا',
        ],
        steps: [
          'اقرئي أوراق المخبزة مرة واحدة على مهل قبل أن تكتبي شيئًا.',
          'املئي الخانات الصفراء في ورقة «أرقامي». قدّري ما لا تعرفينه وضعي عليه علامة.',
          'أجيبي عن الأسئلة بجمل قصيرة، كأنك تحكين لقريبة ليست من أهل المهنة.',
          'اطبعي «صفحتي» وخذيها معك، وصحّحي الأرقام بعد كل لقاء.',
        ],
        faq: [
          {
            question: 'أي برنامج أحتاج إليه؟',
            answer:
              'كل برنامج يفتح ملفات إكسل: إكسل نفسه، أو ليبر أوفيس، أو جداول غوغل على الهاتف. أعددناه وجرّبناه في ليبر أوفيس، وهو مجاني.',
          },
          {
            question: 'هل يقبله البنك؟',
            answer:
              'لا يضمن ذلك أي ملف، فللبنوك والبرامج مطبوعاتها. لكن بهذا الملف تكون أجوبتك وأرقامك كلها جاهزة قبل أن تملئي مطبوعاتهم.',
          },
          {
            question: 'هل أستعمله لمشروع ثانٍ؟',
            answer: 'نعم. احتفظي بالملف الأصلي، واحفظي نسخة لكل مشروع من مشاريعك.',
          },
        ],
      },
      fr: {
        name: 'Modèle de business plan',
        description:
          'Un classeur qui pose les questions d’une banque ou d’un programme d’aide, dans leur ordre, et fait les calculs. Avec l’exemple d’une petite boulangerie.',
        tagline: 'Les questions de la banque, les calculs faits',
        pages: pagesOf('business-plan-template', 'ar', 4),
        included: [
          'Un classeur en arabe et un autre en anglais : 20 questions sur vous, votre idée et votre marché, chacune avec une ligne de conseil',
          'Une feuille pour vos chiffres : produits et prix, ce qu’il faut pour commencer, ce que coûte un mois',
          'Trois ans calculés par formules, le premier mois par mois, avec ce qu’il y a en caisse',
          'Une page à montrer : l’argent demandé, le seuil de rentabilité par mois, le point le plus bas de votre caisse, avec un graphique',
          'Tout le classeur encore une fois, rempli pour une boulangerie tenue par deux femmes à Salé',
        ],
        steps: [
          'Lisez une fois les feuilles de la boulangerie, avec un café, avant d’écrire quoi que ce soit.',
          'Remplissez les cases jaunes de « Mes chiffres ». Devinez s’il le faut, et marquez ce que vous avez deviné.',
          'Répondez aux questions en phrases courtes, comme à quelqu’un qui ne connaît pas votre métier.',
          'Imprimez « Ma page », emportez-la, et corrigez les chiffres après chaque rendez-vous.',
        ],
        faq: [
          {
            question: 'Quel logiciel faut-il ?',
            answer:
              'Tout ce qui ouvre un fichier Excel : Excel, LibreOffice, ou Google Sheets sur un téléphone. Nous l’avons fait et vérifié avec LibreOffice, qui est gratuit.',
          },
          {
            question: 'Une banque va-t-elle l’accepter ?',
            answer:
              'Aucun modèle ne peut le promettre : les banques et les programmes ont leurs propres formulaires. Avec ce classeur, toutes vos réponses et tous vos chiffres sont prêts avant de remplir les leurs.',
          },
          {
            question: 'Puis-je m’en servir pour un deuxième projet ?',
            answer: 'Oui. Gardez le fichier d’origine, et enregistrez une copie pour chacun de vos projets.',
          },
        ],
      },
    },
  },
  {
    slug: 'freelance-ebook',
    category: 'Ebooks',
    subcategory: 'Business',
    drawing: 'book',
    ground: 'clay',
    priceCentimes: 7_900,
    isFree: false,
    isFeatured: true,
    updatedOn: '2026-10-12',
    position: 2,
    files: productFiles['freelance-ebook'],
    words: {
      en: {
        name: 'Your First Freelance Year',
        description:
          'A short, practical e-book about working for yourself in Morocco: choose a service, find three clients, name a price, get paid, and still take a holiday.',
        tagline: 'A service, three clients, a price, a holiday',
        pages: pagesOf('freelance-ebook', 'en', 5),
        included: [
          'The e-book as a PDF: ten short chapters on more than 40 pages made for the phone',
          'Eight messages, from the first offer to the polite no, that open in WhatsApp ready to send',
          'A price you can defend, worked out line by line from what a month costs',
          'A model invoice with everything a small invoice usually needs',
          'Seven questions for the tax office, one sheet for your own plan, and twelve small tasks for the year',
        ],
        steps: [
          'Read the first two chapters in one evening; they are short.',
          'Choose one service and one price, and write both on paper.',
          'Send the first message from chapter 3 to five people this week.',
          'Open “Twelve months” on the first of each month.',
        ],
        faq: [
          {
            question: 'Which professions is it for?',
            answer:
              'For everyone who sells her time and skill: design, translation, teaching, sewing, writing, video, bookkeeping.',
          },
          {
            question: 'Can I read it on my phone?',
            answer:
              'Yes. The pages are small and the text large, so you do not have to zoom in. It needs no internet.',
          },
          {
            question: 'Does it tell me which taxes I owe?',
            answer:
              'It tells you which questions to ask and where. Rules change, so only the numbers you get from the tax office count.',
          },
        ],
      },
      ar: {
        name: 'سنتك الأولى في العمل الحر',
        description:
          'كتاب قصير وعملي عن العمل لحسابك في المغرب: تختارين خدمة واحدة، وتجدين زبائنك الثلاثة الأوائل، وتسمّين ثمنك، وتقبضين أجرك، ولا تنسين عطلتك.',
        tagline: 'خدمة، وثلاثة زبائن، وثمن، وعطلة',
        pages: pagesOf('freelance-ebook', 'ar', 5),
        included: [
          'الكتاب بصيغة PDF: عشرة فصول قصيرة في أكثر من 40 صفحة على قدر الهاتف',
          'ثماني رسائل، من العرض الأول إلى الاعتذار اللبق، تُفتح في واتساب جاهزة للإرسال',
          'ثمن تدافعين عنه، محسوب سطرًا سطرًا انطلاقًا من تكلفة شهرك',
          'فاتورة نموذجية فيها كل ما تحتاج إليه فاتورة صغيرة في العادة',
          'سبعة أسئلة للجهة المختصّة، وورقة لمخططك أنت، و12 مهمّة صغيرة للسنة كلها',
        ],
        steps: [
          'اقرئي الفصلين الأولين في أمسية واحدة، فهما قصيران.',
          'اختاري خدمة واحدة وثمنًا واحدًا، واكتبيهما على ورقة.',
          'أرسلي الرسالة الأولى من الفصل الثالث إلى خمسة أشخاص هذا الأسبوع.',
          'افتحي صفحة «اثنا عشر شهرًا» في أول كل شهر.',
        ],
        faq: [
          {
            question: 'لأي المهن هو؟',
            answer: 'لكل من تبيع وقتها ومهارتها: تصميم، وترجمة، وتدريس، وخياطة، وكتابة، وفيديو، ومحاسبة.',
          },
          {
            question: 'هل أستطيع قراءته على هاتفي؟',
            answer: 'نعم. صفحاته صغيرة وحروفه كبيرة فلا حاجة إلى تكبيرها، ولا يحتاج إلى إنترنت.',
          },
          {
            question: 'هل يخبرني بالضرائب التي عليّ؟',
            answer:
              'يخبرك بالأسئلة التي تطرحينها وأين تطرحينها. القواعد تتغيّر، فالأرقام الصحيحة هي التي تعطيك إيّاها الجهة المختصّة.',
          },
        ],
      },
      fr: {
        name: 'Votre première année en freelance',
        description:
          'Un livre court et pratique pour travailler à votre compte au Maroc : un service, trois clients, un prix, l’argent qui arrive, et des vacances quand même.',
        tagline: 'Un service, trois clients, un prix, des vacances',
        pages: pagesOf('freelance-ebook', 'ar', 5),
        included: [
          'Le livre en PDF, en arabe et en anglais : dix chapitres courts, plus de 40 pages faites pour le téléphone',
          'Huit messages, de la première offre au non poli, qui s’ouvrent dans WhatsApp, prêts à envoyer',
          'Un prix que vous pouvez défendre, calculé ligne par ligne à partir de ce que coûte un mois',
          'Un modèle de facture, avec tout ce qu’il faut d’habitude sur une petite facture',
          'Sept questions pour les impôts, une feuille pour votre propre plan, et douze petites tâches pour l’année',
        ],
        steps: [
          'Lisez les deux premiers chapitres en un soir ; ils sont courts.',
          'Choisissez un service et un prix, et notez-les sur papier.',
          'Envoyez le premier message du chapitre 3 à cinq personnes cette semaine.',
          'Ouvrez « Douze mois » le premier de chaque mois.',
        ],
        faq: [
          {
            question: 'Pour quels métiers ?',
            answer:
              'Pour qui vend son temps et son savoir-faire : graphisme, traduction, cours, couture, écriture, vidéo, comptabilité.',
          },
          {
            question: 'Puis-je le lire sur mon téléphone ?',
            answer:
              'Oui. Les pages sont petites et le texte est grand : pas besoin de zoomer, ni d’internet.',
          },
          {
            question: 'Dit-il quels impôts je dois ?',
            answer:
              'Il dit quelles questions poser, et où. Les règles changent : seuls comptent les chiffres que vous donnent les impôts.',
          },
        ],
      },
    },
  },
  {
    slug: 'productivity-tracker-app',
    category: 'Software',
    subcategory: 'Productivity',
    drawing: 'phone',
    ground: 'mint',
    priceCentimes: 9_900,
    isFree: false,
    isFeatured: false,
    updatedOn: '2026-10-20',
    position: 3,
    files: productFiles['productivity-tracker-app'],
    words: {
      en: {
        name: 'Productivity Tracker App',
        description:
          'A small app in one file: three tasks a day, a timer for quiet work, and the week at a glance. No account, no internet, no notifications.',
        tagline: 'Three tasks a day, without internet',
        pages: pagesOf('productivity-tracker-app', 'en', 3),
        included: [
          'The app as one file that any browser opens, on a computer or an Android phone',
          'English and Arabic in the same app, with one button to switch',
          'Three tasks a day, carried over to tomorrow when you want it',
          'A timer of 15, 25 or 45 minutes that counts your quiet time',
          'The week in seven doors, two questions on Sunday, and a copy of everything as a file',
        ],
        steps: [
          'Open the file in your browser and save the page as a bookmark.',
          'In the evening, write three tasks for tomorrow. Three, not ten.',
          'Start the timer, turn the phone face down, work until it rings.',
          'On Sunday, answer the two questions and save a copy.',
        ],
        faq: [
          {
            question: 'Is it a subscription?',
            answer: 'No. You pay once and the file is yours. It needs no server, so it keeps working.',
          },
          {
            question: 'Where are my tasks kept?',
            answer:
              'In your own browser, on your own device. If you clear the browser’s data they are gone, so save a copy now and then: the app has a button for it.',
          },
          {
            question: 'Does it work on an iPhone?',
            answer:
              'The preview of files on an iPhone shows the app but forgets what you write. Use it on a computer or an Android phone.',
          },
        ],
      },
      ar: {
        name: 'تطبيق تتبّع الإنجاز',
        description:
          'تطبيق صغير في ملف واحد: ثلاث مهام في اليوم، ومؤقّت للعمل الهادئ، ونظرة على الأسبوع. دون حساب ولا إنترنت ولا إشعارات.',
        tagline: 'ثلاث مهام في اليوم، دون إنترنت',
        pages: pagesOf('productivity-tracker-app', 'ar', 3),
        included: [
          'التطبيق في ملف واحد يفتحه أي متصفّح، على الحاسوب أو على هاتف أندرويد',
          'العربية والإنجليزية في التطبيق نفسه، وزرّ واحد للتبديل بينهما',
          'ثلاث مهام في اليوم، تُنقل إلى الغد متى أردتِ',
          'مؤقّت من 15 أو 25 أو 45 دقيقة يحسب وقتك الهادئ',
          'الأسبوع في سبعة أبواب، وسؤالان يوم الأحد، ونسخة من كل شيء في ملف',
        ],
        steps: [
          'افتحي الملف في متصفّحك، واحفظي الصفحة في المفضلة.',
          'اكتبي في المساء ثلاث مهام للغد. ثلاثًا، لا عشرًا.',
          'شغّلي المؤقّت، واقلبي الهاتف على وجهه، واعملي حتى يرنّ.',
          'أجيبي يوم الأحد عن السؤالين، واحفظي نسخة.',
        ],
        faq: [
          {
            question: 'هل هو اشتراك؟',
            answer: 'لا. تدفعين مرة واحدة ويصير الملف لك. وهو لا يطلب من أي خادم شيئًا، فيبقى يعمل.',
          },
          {
            question: 'أين تُحفظ مهامي؟',
            answer:
              'في متصفّحك وعلى جهازك أنت. إن مسحتِ بيانات المتصفّح ضاعت، فاحفظي نسخة بين حين وآخر، وفي التطبيق زرّ لذلك.',
          },
          {
            question: 'هل يعمل على الآيفون؟',
            answer:
              'معاينة الملفات في الآيفون تعرض التطبيق لكنها تنسى ما تكتبينه. استعمليه على حاسوب أو على هاتف أندرويد.',
          },
        ],
      },
      fr: {
        name: 'Application de suivi du travail',
        description:
          'Une application en un fichier : trois tâches par jour, un minuteur pour travailler au calme, la semaine d’un coup d’œil. Sans compte, internet ni notifications.',
        tagline: 'Trois tâches par jour, sans internet',
        pages: pagesOf('productivity-tracker-app', 'ar', 3),
        included: [
          'L’application en un fichier que tout navigateur ouvre, sur un ordinateur ou un téléphone Android',
          'L’arabe et l’anglais dans la même application, avec un bouton pour changer',
          'Trois tâches par jour, reportées au lendemain quand vous voulez',
          'Un minuteur de 15, 25 ou 45 minutes qui compte votre temps calme',
          'La semaine en sept portes, deux questions le dimanche, et une copie de tout dans un fichier',
        ],
        steps: [
          'Ouvrez le fichier dans votre navigateur et mettez la page en favori.',
          'Le soir, écrivez trois tâches pour demain. Trois, pas dix.',
          'Lancez le minuteur, retournez le téléphone, travaillez jusqu’à la sonnerie.',
          'Le dimanche, répondez aux deux questions et enregistrez une copie.',
        ],
        faq: [
          {
            question: 'Faut-il payer chaque mois ?',
            answer:
              'Non. Vous payez une seule fois, et le fichier est à vous. Il n’a besoin d’aucun serveur, alors il continue de marcher.',
          },
          {
            question: 'Où sont gardées mes tâches ?',
            answer:
              'Dans votre navigateur, sur votre appareil. Si vous effacez les données du navigateur, elles sont perdues : enregistrez une copie de temps en temps, il y a un bouton pour cela.',
          },
          {
            question: 'Marche-t-elle sur iPhone ?',
            answer:
              'L’aperçu des fichiers sur iPhone montre l’application mais oublie ce que vous écrivez. Utilisez-la sur un ordinateur ou un téléphone Android.',
          },
        ],
      },
    },
  },
  {
    slug: 'social-content-calendar',
    category: 'Templates',
    subcategory: 'Creative',
    drawing: 'calendar',
    ground: 'saffron',
    priceCentimes: 0,
    isFree: true,
    isFeatured: true,
    updatedOn: '2026-11-02',
    position: 4,
    files: productFiles['social-content-calendar'],
    words: {
      en: {
        name: 'Social Content Calendar',
        description:
          'A year of days to fill in, with Morocco’s holidays and shopping seasons already in place, and a hundred ideas for days without one.',
        tagline: 'A year of days, with Morocco’s holidays',
        pages: pagesOf('social-content', 'en', 4),
        included: [
          'One sheet for each month, for any year: change the year and all days move',
          'Morocco’s public holidays, and the religious feasts of 2027 with their probable dates',
          'A hundred ideas, ten for each of ten trades',
          'A count of planned and published posts, month by month, with a chart',
          'Months that print on one page each',
        ],
        steps: [
          'Save a copy and write the year on the sheet “The year”.',
          'Add the days that matter to your trade to the list of dates.',
          'Choose two ideas a week, no more, and give each a day.',
          'On the last day of the month, mark what you published and look at the chart.',
        ],
        faq: [
          {
            question: 'Is it really free?',
            answer:
              'Yes. You leave an e-mail address so that we can send the link; there is nothing to pay, and we do not put you on any list.',
          },
          {
            question: 'Does it work on the phone?',
            answer: 'Yes, with Google Sheets or any free app for Excel files. The months also print well.',
          },
        ],
      },
      ar: {
        name: 'برنامج محتوى الشبكات الاجتماعية',
        description:
          'سنة من الأيام تملئينها، وفيها أعياد المغرب ومواسم الشراء في أماكنها، ومئة فكرة لأيام لا تحضرك فيها فكرة.',
        tagline: 'سنة من الأيام، وفيها أعياد المغرب',
        pages: pagesOf('social-content', 'ar', 4),
        included: [
          'ورقة لكل شهر، ولأي سنة: تغيّرين السنة فتنتقل الأيام كلها',
          'الأعياد الوطنية في المغرب، والأعياد الدينية لسنة 2027 بتواريخها المحتملة',
          'مئة فكرة: عشر لكل مهنة من عشر مهن',
          'عدد ما خُطّط له وما نُشر شهرًا بشهر، مع رسم بياني',
          'شهور يُطبع كل منها في صفحة واحدة',
        ],
        steps: [
          'احفظي نسخة واكتبي السنة في ورقة «السنة».',
          'أضيفي الأيام التي تهمّ مهنتك إلى لائحة التواريخ.',
          'اختاري فكرتين في الأسبوع لا أكثر، وحدّدي لكل فكرة يومًا.',
          'علّمي في آخر يوم من الشهر على ما نشرتِه، وانظري إلى الرسم.',
        ],
        faq: [
          {
            question: 'هل هو مجاني فعلًا؟',
            answer: 'نعم. تتركين بريدك الإلكتروني لنرسل إليك الرابط، ولا تدفعين شيئًا ولا نضعك في أي لائحة.',
          },
          {
            question: 'هل يعمل على الهاتف؟',
            answer: 'نعم، بجداول غوغل أو بأي تطبيق مجاني يفتح ملفات إكسل، والشهور تُطبع طباعة حسنة.',
          },
        ],
      },
      fr: {
        name: 'Calendrier de contenu',
        description:
          'Une année de jours à remplir, avec les fêtes du Maroc et les saisons d’achat déjà en place, et cent idées pour les jours où vous n’en avez pas.',
        tagline: 'Une année de jours, avec les fêtes du Maroc',
        pages: pagesOf('social-content', 'ar', 4),
        included: [
          'Un fichier en arabe et un autre en anglais, avec une feuille par mois : changez l’année, et tous les jours se déplacent',
          'Les jours fériés du Maroc, et les fêtes religieuses de 2027 à leurs dates probables',
          'Cent idées, dix pour chacun de dix métiers',
          'Le compte des publications prévues et faites, mois par mois, avec un graphique',
          'Des mois qui s’impriment chacun sur une page',
        ],
        steps: [
          'Enregistrez une copie et écrivez l’année sur la feuille « L’année ».',
          'Ajoutez à la liste des dates les jours qui comptent dans votre métier.',
          'Choisissez deux idées par semaine, pas plus, et donnez un jour à chacune.',
          'Le dernier jour du mois, marquez ce que vous avez publié et regardez le graphique.',
        ],
        faq: [
          {
            question: 'Est-ce vraiment gratuit ?',
            answer:
              'Oui. Vous laissez une adresse e-mail pour que nous envoyions le lien ; il n’y a rien à payer, et nous ne vous mettons sur aucune liste.',
          },
          {
            question: 'Marche-t-il sur le téléphone ?',
            answer:
              'Oui, avec Google Sheets ou toute application gratuite pour les fichiers Excel. Les mois s’impriment bien aussi.',
          },
        ],
      },
    },
  },
  {
    slug: 'finance-tracker',
    category: 'Templates',
    subcategory: 'Business',
    drawing: 'ledger',
    ground: 'lilac',
    priceCentimes: 0,
    isFree: true,
    isFeatured: false,
    updatedOn: '2026-10-28',
    position: 5,
    files: productFiles['finance-tracker'],
    words: {
      en: {
        name: 'Finance Tracker',
        description:
          'One file for the money of your project: what came in, what went out, what is left, and what belongs to your household.',
        tagline: 'What came in, what went out, what is left',
        pages: pagesOf('finance-tracker', 'en', 4),
        included: [
          'A notebook of 600 lines that adds up by itself',
          'Two purses, the business and the house, kept apart',
          'A sheet for the month: in, out, left, and where the money went, with a chart',
          'A sheet for the year, and what is in each purse at the end of every month',
          'A guide on one page, and the example of a sewing workshop in Salé',
        ],
        steps: [
          'Save a copy and write down what is in your two purses today.',
          'Clear the example, and enter each amount on its own day.',
          'Once a month, choose the month and read three numbers.',
          'Count the purses. If they do not agree, look for the missing line the same day.',
        ],
        faq: [
          {
            question: 'Do I need to know bookkeeping?',
            answer:
              'No. You enter a date, an amount and a word, and choose the rest from lists; the sheet does the sums.',
          },
          {
            question: 'Who sees my numbers?',
            answer: 'Nobody but you. The file is on your phone or computer, not with us.',
          },
        ],
      },
      ar: {
        name: 'متابعة الحسابات',
        description: 'ملف واحد لمال مشروعك: ما دخل، وما خرج، وما بقي، وما هو من حقّ البيت.',
        tagline: 'ما دخل، وما خرج، وما بقي',
        pages: pagesOf('finance-tracker', 'ar', 4),
        included: [
          'دفتر من 600 سطر يجمع وحده',
          'محفظتان منفصلتان: المشروع والبيت',
          'ورقة للشهر: ما دخل وما خرج وما بقي وأين ذهب المال، مع رسم بياني',
          'ورقة للسنة، وما في كل محفظة في آخر كل شهر',
          'دليل في صفحة واحدة، ومثال لورشة خياطة في سلا',
        ],
        steps: [
          'احفظي نسخة واكتبي ما في محفظتيك اليوم.',
          'امسحي المثال، وسجّلي كل مبلغ في يومه.',
          'اختاري الشهر مرة في الشهر، واقرئي ثلاثة أرقام.',
          'عُدّي ما في المحفظتين. إن لم يتطابق الحساب فابحثي عن السطر الناقص في اليوم نفسه.',
        ],
        faq: [
          {
            question: 'هل يجب أن أعرف المحاسبة؟',
            answer: 'لا. تكتبين التاريخ والمبلغ وكلمة، وتختارين الباقي من لوائح، والورقة تتكفّل بالحساب.',
          },
          {
            question: 'من يرى أرقامي؟',
            answer: 'لا أحد غيرك. الملف على هاتفك أو حاسوبك، وليس عندنا.',
          },
        ],
      },
      fr: {
        name: 'Suivi des comptes',
        description:
          'Un seul fichier pour l’argent de votre projet : ce qui est entré, ce qui est sorti, ce qui reste, et ce qui est à la maison.',
        tagline: 'Ce qui entre, ce qui sort, ce qui reste',
        pages: pagesOf('finance-tracker', 'ar', 4),
        included: [
          'Un fichier en arabe et un autre en anglais, avec un carnet de 600 lignes qui s’additionne tout seul',
          'Deux porte-monnaie séparés, le projet et la maison',
          'Une feuille pour le mois : entrées, sorties, reste, et où l’argent est parti, avec un graphique',
          'Une feuille pour l’année, et ce qu’il y a dans chaque porte-monnaie à la fin du mois',
          'Un guide d’une page, et l’exemple d’un atelier de couture à Salé',
        ],
        steps: [
          'Enregistrez une copie et notez ce qu’il y a aujourd’hui dans vos deux porte-monnaie.',
          'Effacez l’exemple, et inscrivez chaque montant à son jour.',
          'Une fois par mois, choisissez le mois et lisez trois chiffres.',
          'Comptez les porte-monnaie. Si le compte n’y est pas, cherchez la ligne qui manque le jour même.',
        ],
        faq: [
          {
            question: 'Faut-il connaître la comptabilité ?',
            answer:
              'Non. Vous écrivez une date, un montant et un mot, vous choisissez le reste dans des listes, et la feuille fait les calculs.',
          },
          {
            question: 'Qui voit mes chiffres ?',
            answer:
              'Personne d’autre que vous. Le fichier est sur votre téléphone ou votre ordinateur, pas chez nous.',
          },
        ],
      },
    },
  },
];
