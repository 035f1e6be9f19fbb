import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const pictures: InArabic<typeof en.pictures> = {
  academy: ['Tracez', 'votre chemin'],
  kinds: {
    course: 'Formation',
    workshop: 'Atelier',
    post: 'Article',
    Templates: 'Modèle',
    Ebooks: 'E-book',
    Software: 'Application',
  },
  by: (name) => `avec ${name}`,
  writtenBy: (name) => `par ${name}`,
};
