import type { PortfolioWords } from './words.en.ts';

export const fr: PortfolioWords = {
  page: {
    title: (name) => `${name} : ses réalisations`,
    description: 'Des travaux d’une formation, tous acceptés par la formatrice.',
    learntIn: (course, trainer) =>
      trainer === null ? `Formation : ${course}` : `Formation : ${course}, avec ${trainer}`,
    photo: (work, place) => `${work}, photo ${place}`,
    words: 'Le mot de la formatrice',
    tiles: 'Modules terminés',
    certificate: 'Certificat de fin de formation',
    gone: 'Cette page n’est plus affichée',
    goneText: 'La personne qui l’a faite l’a retirée. Demandez-lui ce que vous vouliez voir.',
    unknown: 'Il n’y a pas de page à cette adresse',
    unknownText: 'Comparez l’adresse avec celle que vous avez reçue, signe par signe.',
    home: 'Vers l’académie',
    sheet: 'Toutes les photos et tous les textes :',
  },
  own: {
    title: 'Mes réalisations',
    description: 'Votre page, pour montrer ce que vous avez fait dans la formation.',
    lead: 'Une page avec votre prénom et les travaux que vous choisissez : pour votre clientèle, votre famille, WhatsApp. Elle est à vous : personne ne la trouve sans son adresse, et vous la retirez quand vous voulez.',
    none: 'Dès que votre premier exercice est accepté, vous pouvez le montrer ici.',
    published: 'Votre page est publiée.',
    withdrawn: 'Votre page est retirée. Son adresse ne montre plus rien.',
    see: 'Voir ma page',
    whatsapp: 'Envoyer sur WhatsApp',
    share: (course, url) => `Ce que j’ai fait dans la formation ${course} : ${url}`,
    sheet: 'Télécharger en PDF',
    withdraw: 'Retirer ma page',
    choose: 'Choisissez vos travaux',
    chooseText: (most) =>
      `${most} au plus, les plus récents d’abord. Les voix et les fichiers ne sont jamais montrés.`,
    work: (title) => `Montrer « ${title} »`,
    text: 'Avec mon texte',
    words: 'Avec le mot de la formatrice',
    certificate: 'Avec un lien vers mon certificat',
    certificateText: 'Il porte votre nom complet.',
    publish: 'Publier ma page',
    again: 'Enregistrer et publier',
    problems: {
      nothing: 'Choisissez au moins un travail.',
      'too-many': 'Choisissez moins de travaux.',
      busy: 'Vos photos n’ont pas pu être préparées. Réessayez dans une minute.',
    },
    back: 'Retour à la formation',
  },
};
