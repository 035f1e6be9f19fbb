import { oneOrMany } from '../../platform/i18n/count.ts';
import type { Words } from './words.en.ts';

const counted = (n: number, one: string, other: string): string => `${n} ${n < 2 ? one : other}`;

export const fr: Words = {
  title: 'Certificat de fin de formation',
  page: {
    head: (name, course) => `${name} : ${course}`,
    description: 'Un certificat de fin de formation, et s’il est valable.',
    thisIsToSay: 'Remis à',
    completed: 'pour avoir terminé la formation',
    taughtBy: (trainer) => `assurée par ${trainer}`,
    days: (from, to) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
    done: (lessons, quizzes, assignments, attended) =>
      [
        counted(lessons, 'leçon', 'leçons'),
        quizzes > 0 ? counted(quizzes, 'quiz réussi', 'quiz réussis') : '',
        assignments > 0 ? counted(assignments, 'exercice accepté', 'exercices acceptés') : '',
        attended > 0 ? counted(attended, 'rencontre en direct suivie', 'rencontres en direct suivies') : '',
      ]
        .filter(Boolean)
        .join(' · '),
    trainer: 'Formation assurée par',
    code: 'L’adresse de cette page, pour l’appareil photo d’un téléphone',
    anybody: 'Tout le monde peut le vérifier sur',
    badge: 'Badge d’un module terminé',
    did: 'Ce qui a été fait pour l’obtenir',
    shareBadge: (module, url) => `J’ai terminé ce module : ${module} ${url}`,
    yourBadge: 'C’est votre badge ? Montrez-le :',
    mine: 'J’ai terminé',
    picture: 'Télécharger l’image',
    story: 'L’image pour ma story',
    skills: 'Compétences acquises',
    erased: 'Une personne dont le nom a été supprimé à sa demande',
    issued: 'Délivré le',
    valid: 'Valable : délivré par cette académie, et pas révoqué.',
    revoked: (day) => `Pas valable : révoqué le ${day}.`,
    replaced: (number) => `Remplacé par ${number}, où le nom s’écrit autrement.`,
    pdf: 'Télécharger en PDF',
    linkedin: 'Ajouter à LinkedIn',
    whatsapp: 'Envoyer sur WhatsApp',
    share: (course, url) => `Mon certificat de fin de formation : ${course} ${url}`,
    check: 'Pour les logiciels qui vérifient les certificats',
    checkText:
      'Le même certificat au format Open Badges 3.0, signé en JWT (RS256). Les clés sont à l’adresse /.well-known/jwks.json.',
    credential: 'Le certificat signé',
    aboutCourse: 'Ce que cette formation enseigne',
    yours: 'C’est votre certificat ? Montrez-le :',
    unknown: 'Nous n’avons pas de certificat avec ce numéro',
    unknownText:
      'Comparez le numéro avec celui du certificat, signe par signe : il commence par DERB. Si c’est bien le même, ce certificat ne vient pas de l’académie.',
    notAccredited: 'Remis par l’académie pour sa propre formation. L’État ne le reconnaît pas.',
  },
  own: {
    title: 'Votre certificat',
    description: 'Votre certificat de fin de formation.',
    attendance: (percent, needed) => `Rencontres en direct suivies : ${percent} %. Il en faut ${needed} %.`,
    whenDone: 'Quand vous aurez tout terminé, votre certificat sera ici.',
    left: 'Ce qui manque encore',
    ofLessons: (done, of) => `${done} sur ${of}`,
    finished: oneOrMany('{n} module terminé', '{n} modules terminés'),
    waits: 'En attente de correction',
    optional: 'Les leçons facultatives ne comptent pas.',
    name: (name) =>
      `Il sera au nom de \u2068${name}\u2069. Avant de le créer, nous vous demandons comment s’écrit votre nom, en lettres latines et arabes : vous pourrez le changer à ce moment-là, et encore le corriger après.`,
    wholeCourse:
      'Toute la formation n’est pas encore publiée. Le certificat est pour la formation entière : il sera ici quand tout sera publié et que vous l’aurez terminé.',
    earned: 'Vous avez tout terminé. Comment s’écrit votre nom ?',
    latin: 'Votre nom en lettres latines',
    latinHint: 'Comme il doit être sur le certificat. Laissez vide si vous voulez l’arabe seul.',
    arabic: 'Votre nom en lettres arabes',
    arabicHint: 'Laissez vide si vous voulez les lettres latines seules.',
    make: 'Recevoir mon certificat',
    again: 'Corriger le nom',
    againText: 'Un certificat au nom corrigé reçoit un nouveau numéro, et le premier mène alors à lui.',
    see: 'Voir mon certificat',
    none: 'Cette formation ne donne pas de certificat.',
    back: 'Toutes les leçons',
    revoked: 'Ce certificat est révoqué. Écrivez-nous si vous ne savez pas pourquoi.',
    problems: {
      'name-latin': 'Écrivez ce nom en lettres latines.',
      'name-arabic': 'Écrivez ce nom en lettres arabes.',
      'name-signs': 'Le certificat ne peut pas afficher une de ces lettres. Écrivez le nom sans elle.',
      'name-needed': 'Écrivez votre nom dans un des deux champs au moins.',
      'too-long': '80 lettres au plus.',
    },
    tooManyNames: (times, days, day) =>
      `Vous avez corrigé le nom ${times} fois en ${counted(days, 'jour', 'jours')}. Vous pourrez le corriger de nouveau à partir du ${day} ; écrivez-nous si c’est urgent.`,
  },
  email: {
    subject: (course) => `Mabrouk, votre certificat est prêt : ${course}`,
    preview: 'Dites-nous comment s’écrit votre nom.',
    heading: 'Mabrouk, vous avez terminé la formation',
    text: (course) =>
      `Vous avez fait tout ce que demande « ${course} ». Dites-nous comment s’écrit votre nom, et votre certificat de fin de formation est prêt aussitôt : une page que tout le monde peut vérifier, et un PDF.`,
    button: 'Recevoir mon certificat',
  },
};
