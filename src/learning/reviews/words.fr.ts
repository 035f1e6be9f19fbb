import type { ReviewsWords } from './words.en.ts';

export const fr: ReviewsWords = {
  title: 'Votre avis',
  description: 'Ce que vous dites de la formation à qui hésite encore.',
  heading: 'Que pensez-vous de la formation ?',
  lead: 'Il s’affiche sur la page de la formation avec votre prénom, votre ville et la date. Vous pouvez le modifier à tout moment.',
  notYet: 'Vous pourrez donner votre avis quand la moitié des leçons sera terminée.',
  removed: 'L’équipe de Derb a retiré votre avis de la page de la formation.',
  stars: 'Étoiles',
  starNames: { 5: 'Très bien', 4: 'Bien', 3: 'Moyen', 2: 'Faible', 1: 'Mauvais' },
  starsOf: (stars) => `${stars} sur 5`,
  body: 'Que diriez-vous à quelqu’un de proche ?',
  bodyHint: (most) => `${most} caractères au plus.`,
  shownName: 'Prénom affiché',
  city: 'Ville',
  send: 'Publier mon avis',
  save: 'Enregistrer',
  saved: 'Merci. Votre avis est maintenant sur la page de la formation.',
  seeIt: 'Voir la page de la formation',
  back: 'Retour à la formation',
  problem: {
    required: 'Remplissez ce champ',
    'too-long': 'C’est trop long',
    'choice-required': 'Choisissez une réponse',
  },
};
