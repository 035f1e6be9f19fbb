import type { OutcomeWords } from './words.en.ts';

export const fr: OutcomeWords = {
  page: {
    title: 'Et depuis ?',
    description: 'Deux questions sur ce qu’a donné votre formation.',
    lead: 'Deux questions, une demi-minute. Personne ne voit votre réponse avec votre nom : la page de la formation ne donne que des totaux, et seulement à partir de 30 réponses. Vous pouvez la changer ici à tout moment.',
    unknown: 'Ce lien ne marche pas. Utilisez celui de l’e-mail le plus récent.',
    earns: 'Gagnez-vous de l’argent avec ce que vous avez appris ?',
    earnings: { 'not-yet': 'Pas encore', 'a-little': 'Un peu', regularly: 'Régulièrement' },
    dirhams: 'Combien de dirhams le mois dernier ?',
    dirhamsHint: 'À peu près suffit. Vous pouvez laisser vide.',
    choose: 'Choisissez une réponse.',
    wrong: 'Écrivez un nombre de 0 à 100 000.',
    save: 'Envoyer ma réponse',
    saved: 'Merci, votre réponse est gardée.',
    made: 'Montrer mes réalisations',
  },
  email: {
    subject: (course) => `Et depuis ? ${course}`,
    preview: 'Deux questions, une demi-minute.',
    heading: 'Qu’a donné votre formation ?',
    text: (course) =>
      `Vous avez terminé « ${course} » il y a quelques mois. Gagnez-vous de l’argent avec : pas encore, un peu, régulièrement ? Votre réponse aide les personnes qui hésitent, et nous aide à mieux enseigner. Pas besoin de vous connecter.`,
    button: 'Répondre à deux questions',
    made: 'Montrer vos réalisations',
  },
};
