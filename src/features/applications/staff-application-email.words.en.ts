/** To the academy: somebody applied for something. */
import { en as applications } from './applications.words.en.ts';

export const en = {
  /** `standing`: how she stands in a workshop. */
  subject: ({ what, standing, who }: { what: string; standing: string | null; who: string }) =>
    standing === null ? `${what}: ${who}` : `${what}, ${standing}: ${who}`,
  preview: 'Reply to this e-mail to write to the person.',
  intro: 'This came through the site. A reply to this e-mail goes to the person.',
  kinds: applications.kinds,
  about: 'About',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  place: 'Place',
  places: applications.places,
  answers: applications.answers,
  topics: applications.topics,
  linkNote: 'The link was given by the person. Open it with the care you give to any link from a stranger.',
  button: 'Open in the office',
} as const;
