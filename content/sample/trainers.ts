import type { SampleTrainer } from '../shape.ts';

/** LinkedIn has no dots in profile addresses: these are nobody's, and the owner replaces them by the trainers' own. */
export const trainers: SampleTrainer[] = [
  {
    slug: 'zineb-tadlaoui',
    portrait: 'zineb',
    ground: 'blush',
    linkedin: 'https://www.linkedin.com/in/derb.example.zineb',
    course: 'fashion-business-masterclass',
    field: 'fashion',
    yearsOfExperience: 12,
    position: 1,
    words: {
      en: { name: 'Zineb Tadlaoui', title: 'Fashion designer, founder of a workshop in Fes' },
      ar: { name: 'زينب التادلاوي', title: 'مصمّمة أزياء، صاحبة ورشة خياطة في فاس' },
      fr: { name: 'Zineb Tadlaoui', title: 'Créatrice de mode, fondatrice d’un atelier à Fès' },
    },
  },
  {
    slug: 'imane-el-ouardi',
    portrait: 'imane',
    ground: 'majorelle',
    linkedin: 'https://www.linkedin.com/in/derb.example.imane',
    course: 'ecommerce-mastery',
    field: 'commerce',
    yearsOfExperience: 7,
    position: 2,
    words: {
      en: {
        name: 'Imane El Ouardi',
        title: 'Online shop owner, e-commerce trainer',
        teaching:
          'I was afraid of the camera. A woman who had never sold online sat beside it and asked, and I answered her. They wrote the lessons, I corrected them, and each month I get the list of what was sold.',
      },
      ar: {
        name: 'إيمان الوردي',
        title: 'صاحبة متجر إلكتروني ومدرّبة في التجارة الإلكترونية',
        teaching:
          'كنت أخاف من الكاميرا. جلست بجانبها امرأة لم تبع شيئًا على الإنترنت قط، تسأل وأنا أجيبها. كتبوا الدروس وصحّحتُها، وتصلني كل شهر لائحة بما بيع.',
      },
      fr: {
        name: 'Imane El Ouardi',
        title: 'E-commerçante et formatrice',
        teaching:
          'J’avais peur de la caméra. Une femme qui n’avait jamais vendu en ligne s’est assise à côté et m’a posé des questions. Ils ont écrit les leçons, je les ai corrigées, et chaque mois je reçois la liste de ce qui s’est vendu.',
      },
    },
  },
  {
    slug: 'nour-chefchaouni',
    portrait: 'nour',
    ground: 'saffron',
    linkedin: 'https://www.linkedin.com/in/derb.example.nour',
    course: 'ugc-creation-masterclass',
    field: 'content',
    yearsOfExperience: 6,
    position: 3,
    words: {
      en: { name: 'Nour Chefchaouni', title: 'UGC creator for Moroccan and European brands' },
      ar: { name: 'نور الشفشاوني', title: 'صانعة محتوى UGC لعلامات مغربية وأوروبية' },
      fr: { name: 'Nour Chefchaouni', title: 'Créatrice UGC pour des marques marocaines et européennes' },
    },
  },
  {
    slug: 'sara-doukkali',
    portrait: 'sara',
    ground: 'clay',
    linkedin: 'https://www.linkedin.com/in/derb.example.sara',
    course: 'english-mastery',
    field: 'languages',
    yearsOfExperience: 9,
    position: 4,
    words: {
      en: { name: 'Sara Doukkali', title: 'English teacher, from first words to job interviews' },
      ar: { name: 'سارة الدكالي', title: 'أستاذة الإنجليزية، من الكلمات الأولى إلى مقابلة العمل' },
      fr: { name: 'Sara Doukkali', title: 'Professeure d’anglais, des premiers mots à l’entretien' },
    },
  },
];
