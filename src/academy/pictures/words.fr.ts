import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const pictures: InArabic<typeof en.pictures> = {
  kinds: {
    course: 'Formation',
    workshop: 'Atelier',
    service: 'Consultation',
    post: 'Article',
    job: 'Emploi',
    Templates: 'Un modèle à remplir',
    Ebooks: 'Un e-book',
    Software: 'Une application',
  },
  by: (name) => `avec ${name}`,
  writtenBy: (name) => `par ${name}`,
  pages: {
    home: ['Tracez votre chemin', 'L’académie en ligne des femmes et des jeunes du Maroc'],
    courses: ['Trouvez votre formation', 'En direct et en groupe, ou à votre rythme'],
    workshops: ['Un savoir-faire en une rencontre', 'Des ateliers avec des gens du métier'],
    shop: ['Des outils prêts à servir', 'Modèles, e-books et applications'],
    blog: ['Lisez avant de payer', 'Articles sur la vente, le travail et la formation'],
    consultation: ['Une personne, votre question', 'Des consultations, avec un plan écrit'],
    community: ['Ne commencez pas en solo', 'La Communauté Clarté'],
    about: ['Un derb aux portes ouvertes', 'Qui nous sommes'],
    careers: ['Travaillez avec nous', 'Nos offres d’emploi'],
  },
};
