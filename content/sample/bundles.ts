import type { SampleBundle } from '../shape.ts';

export const bundles: SampleBundle[] = [
  {
    slug: 'shop-with-a-plan',
    portrait: 'virtual',
    ground: 'saffron',
    courses: ['ecommerce-mastery-virtual'],
    products: ['business-plan-template'],
    priceCentimes: 89_000,
    unlisted: false,
    words: {
      en: {
        name: 'A shop with a plan',
        description:
          'The online shop course and the business plan workbook, for whoever wants to open and also know what it will cost.',
        text: 'The course takes you from an idea to a shop that sells. Sooner or later somebody asks for numbers: a bank, a support programme, your family, or you yourself at two in the morning.\n\nSo we put the workbook beside it. Fill in its yellow cells while you do the units about suppliers and prices: by the end you have a shop, and a page that says what it needs and when it pays.',
      },
      ar: {
        name: 'متجر بخطة واضحة',
        description: 'دورة المتجر الإلكتروني ومعها ملف مخطط الأعمال، لمن تريد أن تفتح متجرها وتعرف كم سيكلّفها.',
        text: 'تأخذك الدورة من الفكرة إلى متجر يبيع. وعاجلًا أو آجلًا سيسألك أحد عن الأرقام: بنك، أو برنامج دعم، أو أهلك، أو أنت نفسك في الثانية ليلًا.\n\nلذلك وضعنا الملف إلى جانبها: املئي خاناته الصفراء وأنت في دروس الموردين والأثمان، وحين تنتهين يكون عندك متجر، وورقة تقول كم يحتاج ومتى يربح.',
      },
      fr: {
        name: 'Une boutique et son plan',
        description:
          'La formation à la boutique en ligne et le modèle de business plan, pour ouvrir en sachant ce que cela coûtera.',
        text: 'La formation vous mène d’une idée à une boutique qui vend. Tôt ou tard, on vous demandera des chiffres : une banque, un programme d’aide, votre famille, ou vous-même à deux heures du matin.\n\nNous avons donc mis le modèle à côté. Remplissez ses cases jaunes pendant les chapitres sur les fournisseurs et les prix : à la fin, vous avez une boutique, et une page qui dit ce qu’il lui faut et quand elle gagne.',
      },
    },
  },
];
