/** Which blocks a course's page is made of, and in what order: the one place where the pages differ. */

/** Parts beside the facts, which stay in sight on wide screens. */
export type BlockName = 'film' | 'about' | 'arabic' | 'learn' | 'levels' | 'path' | 'requirements';
/** Parts as wide as the window, below. */
export type BandName = 'learn' | 'trainer' | 'voices' | 'questions';

export type CourseLayout = {
  /** 'priced': price and action stand in the head of the page too. */
  opening: 'plain' | 'priced';
  beside: readonly BlockName[];
  bands: readonly BandName[];
  /** Whose language the trainer's story is told in: the page's, or both side by side. */
  story: 'own' | 'both';
};

const anyCourse: CourseLayout = {
  opening: 'plain',
  beside: ['film', 'about', 'learn', 'levels', 'requirements'],
  bands: ['trainer', 'voices', 'questions'],
  story: 'own',
};

const layouts: Readonly<Record<string, CourseLayout>> = {
  'ecommerce-mastery': {
    opening: 'plain',
    beside: ['film', 'about', 'arabic', 'levels', 'requirements'],
    bands: ['learn', 'voices', 'trainer', 'questions'],
    story: 'both',
  },
  'fashion-business-masterclass': {
    opening: 'plain',
    beside: ['about', 'film', 'path', 'arabic', 'requirements'],
    bands: ['trainer', 'learn', 'voices', 'questions'],
    story: 'both',
  },
  'ugc-creation-masterclass': {
    opening: 'plain',
    beside: ['film', 'arabic', 'about', 'path', 'requirements'],
    bands: ['trainer', 'voices', 'learn', 'questions'],
    story: 'both',
  },
  'english-mastery': {
    opening: 'priced',
    beside: ['about', 'path', 'film', 'requirements'],
    bands: ['learn', 'voices', 'trainer', 'questions'],
    story: 'own',
  },
};

export const layoutOf = (slug: string): CourseLayout => layouts[slug] ?? anyCourse;
