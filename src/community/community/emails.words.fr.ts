import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const community: InArabic<typeof en.community> = {
  why: (site) => `Vous recevez cet e-mail parce que vous êtes membre de la communauté ${site}.`,
  openCommunity: 'Ouvrir la communauté',
  decision: {
    subject: {
      removed: 'Nous avons retiré un de vos textes',
      quieted: 'Vous ne pouvez pas écrire dans la communauté pour le moment',
      'shut-out': 'Votre accès à la communauté a pris fin',
    },
    preview: 'Ce qui s’est passé, pourquoi, et ce que vous pouvez faire.',
    removed: 'Quelqu’un de l’équipe a lu un de vos textes dans la communauté et l’a retiré.',
    quieted: (until) =>
      `Quelqu’un de l’équipe a lu un de vos textes dans la communauté. Jusqu’au ${until}, vous pouvez tout lire mais pas écrire. Ensuite, vous pourrez écrire de nouveau.`,
    shutOut:
      'Quelqu’un de l’équipe a lu un de vos textes dans la communauté et a décidé que vous ne pouvez plus y participer. Vos commandes et votre compte ne changent pas.',
    text: (space, day) => `Votre texte dans « ${space} » du ${day}`,
    gone: 'Le texte a été retiré.',
    reason: 'Le motif',
    ask: 'Vous voyez cela autrement ? Répondez à cet e-mail, et quelqu’un d’autre de l’équipe le relira.',
  },
  report: {
    subject: 'Nous avons lu votre signalement',
    preview: 'Quelqu’un de l’équipe l’a examiné.',
    done: 'Vous avez signalé quelque chose dans la communauté. Quelqu’un de l’équipe l’a lu et a fait le nécessaire.',
    kept: 'Vous avez signalé quelque chose dans la communauté. Quelqu’un de l’équipe l’a lu : aucune règle n’est enfreinte, alors nous l’avons laissé.',
    ask: 'Ce que nous avons fait exactement reste entre l’équipe et la personne concernée. Personne n’a appris que c’était vous. Cela continue, ou vous voyez cela autrement ? Répondez à cet e-mail.',
  },
  reminder: {
    subject: (day) => `Défi, jour ${day} : comment c’est allé ?`,
    preview: 'Une ligne suffit, et vous pouvez encore l’écrire demain.',
    heading: (day, of) => `Jour ${day} sur ${of}`,
    intro: (title) =>
      `L’étape du jour était « ${title} ». Écrivez une ligne, même si vous n’en avez fait que la moitié.`,
    notNow: 'Pas aujourd’hui ? Vous pouvez rattraper chaque jour jusqu’au dernier dimanche.',
    button: 'Écrire ma ligne',
    stop: 'Arrêter les rappels',
  },
  call: {
    subject: {
      day: (title, time) => `Demain à ${time} : ${title}`,
      hour: (title, time) => `Aujourd’hui à ${time} : ${title}`,
    },
    preview: 'Vous avez dit que vous venez.',
    when: 'Quand (heure du Maroc)',
    opens: 'Le lien de la visio apparaît sur la page des rencontres en direct un quart d’heure avant.',
    button: 'Ouvrir les rencontres en direct',
    stayAway: 'Un empêchement ? Sur cette page, un geste suffit pour dire que vous ne venez pas.',
  },
  joined: {
    subject: 'Vous êtes dans le défi de 15 jours',
    subjectBefore: (day) => `Le défi de 15 jours commence le ${day}, et vous en êtes`,
    preview: 'Quinze étapes en trois semaines, du lundi au vendredi.',
    intro: (day) =>
      `Il commence le ${day} : quinze étapes en trois semaines, du lundi au vendredi. Il n’y a rien à faire avant. Le jour 1 demande un stylo et un quart d’heure.`,
    introBegun: (day) =>
      `Il a commencé le ${day} : quinze étapes en trois semaines, du lundi au vendredi. Vous pouvez rattraper les jours d’avant votre arrivée.`,
    goal: 'Votre objectif',
    reminders: 'Un soir sans ligne, nous vous le rappelons, comme vous l’avez voulu.',
    button: 'Ouvrir mon défi',
    leave: 'Un changement ? Vous pouvez le quitter d’un geste sur sa page.',
  },
  finished: {
    subject: 'Vous avez terminé le défi de 15 jours',
    preview: 'Les 15 jours sont faits. Le badge est sur votre profil.',
    heading: 'Vous avez terminé le défi de 15 jours',
    intro: 'Quinze étapes en trois semaines, et quelque chose à montrer.',
    goal: 'Votre objectif était',
    badge: 'Le badge de ce défi est maintenant sur votre profil.',
    next: 'Racontez dans « Réussites » ce que vous avez fait. Cela aide qui en est au jour 2.',
    button: 'Ouvrir mon défi',
  },
  partner: {
    subject: (name) => `Votre binôme pour le défi : ${name}`,
    preview: 'Chaque membre lit l’objectif et la ligne du soir de l’autre.',
    heading: (name) => `${name} et vous`,
    intro: (name) =>
      `Quelqu’un de l’équipe a lu les deux objectifs et trouve qu’ils vont bien ensemble. ${name} et vous pouvez maintenant lire l’objectif et la ligne du soir de l’autre.`,
    goal: 'Son objectif',
    change: 'Cela ne va pas ? Vous pouvez arrêter d’un geste sur la page du défi, sans donner de raison.',
    button: 'Ouvrir mon défi',
  },
  missed: {
    subject: 'Votre binôme du défi attend votre ligne',
    preview: 'Pas besoin d’expliquer. Une ligne suffit.',
    heading: 'Vous continuez le défi ?',
    intro:
      'Votre binôme n’a pas lu de ligne de vous depuis quelque temps. Pas besoin d’expliquer : écrivez une ligne pour dire si vous continuez.',
    leave:
      'Vous préférez arrêter ? Quittez le défi d’un geste. Le prochain commence le premier lundi du mois.',
    button: 'Ouvrir mon défi',
  },
  digest: {
    subject: 'Votre semaine dans la communauté',
    preview: (posts) => `Nouveau pour vous : ${posts}.`,
    heading: 'Ce que vous n’avez pas encore lu',
    posts: {
      one: '{n} nouvelle publication',
      two: '{n} nouvelles publications',
      few: '{n} nouvelles publications',
      many: '{n} nouvelles publications',
      other: '{n} nouvelles publications',
    },
    mentions: {
      one: 'Votre nom a été écrit {n} fois.',
      two: 'Votre nom a été écrit {n} fois.',
      few: 'Votre nom a été écrit {n} fois.',
      many: 'Votre nom a été écrit {n} fois.',
      other: 'Votre nom a été écrit {n} fois.',
    },
    noName: 'Une question sans nom',
    calls: 'Les rencontres en direct de la semaine prochaine',
    sprint: 'Le défi de 15 jours',
    running: (done, of) =>
      done === '0'
        ? 'Aucun jour n’est encore noté, et chaque jour peut se rattraper.'
        : `Jours notés : ${done} sur ${of}.`,
    coming: (date) => `Le prochain défi commence le ${date}.`,
    stop: 'Arrêter l’e-mail hebdomadaire',
  },
  staffReport: {
    subject: (open) => `Signalements à lire : ${open}`,
    preview: 'Un membre de la communauté vous demande d’examiner quelque chose.',
    heading: 'Un membre a signalé quelque chose',
    intro: (open) =>
      `Signalements sans décision : ${open}. Nous avons promis de les lire le jour même ou le lendemain.`,
    button: 'Ouvrir les signalements',
  },
};

export const membershipReady: InArabic<typeof en.membershipReady> = {
  subject: 'Bienvenue dans la Communauté Clarté',
  preview: 'Votre paiement est confirmé. Voici comment entrer.',
  heading: 'Bienvenue dans la Communauté Clarté',
  intro: (item) =>
    `Votre paiement pour « ${item} » est confirmé. Vous avez payé une seule fois, il n’y a pas d’abonnement.`,
  next: [
    'Connectez-vous avec cette adresse e-mail : nous y envoyons un code, sans mot de passe.',
    'Présentez-vous en deux lignes : la place et un exemple sont sur la première page.',
    'Gardez cet e-mail : la page de votre commande montre à tout moment votre adhésion et votre reçu.',
  ],
  forTime: {
    subject: 'Votre adhésion est payée',
    heading: 'La communauté vous est ouverte',
    intro: (item, day) =>
      `Votre paiement pour « ${item} » est confirmé. La communauté vous est ouverte jusqu’au ${day}. L’adhésion ne se renouvelle pas toute seule : nous vous écrivons une semaine avant.`,
  },
  button: 'Ouvrir la communauté',
  refund: (days, paidBack) =>
    `Si vous changez d’avis, demandez le remboursement sur la page de votre commande dans les ${days} après votre paiement : nous vous remboursons sous ${paidBack}.`,
};

export const membershipEnding: InArabic<typeof en.membershipEnding> = {
  preview: 'Renouvelez-la en un geste, avec le moyen de paiement de votre choix.',
  heading: 'Votre adhésion',
  before: {
    subject: (day) => `Votre adhésion se termine le ${day}`,
    text: (day) =>
      `La communauté vous est ouverte jusqu’au ${day}. Si vous renouvelez avant, la nouvelle durée s’ajoute après ce jour : vous n’en perdez rien.`,
  },
  today: {
    subject: 'Votre adhésion se termine aujourd’hui',
    text: (until) =>
      `C’est le dernier jour de votre adhésion. La communauté vous reste ouverte jusqu’au ${until} inclus, pour vous laisser le temps de renouveler.`,
  },
  grace: {
    subject: (until) => `La communauté se ferme pour vous le ${until}`,
    text: (day, until) =>
      `Votre adhésion s’est terminée le ${day}. La communauté vous reste ouverte jusqu’au ${until} inclus, puis elle se ferme. Ce que vous avez écrit reste, et vous le retrouvez en renouvelant.`,
  },
  price: 'Prix aujourd’hui',
  button: 'Renouveler mon adhésion',
  prepared:
    'Le bouton mène à une commande où vos informations sont déjà remplies. Vous choisissez comment la payer.',
  nothingByItself:
    'Rien n’est prélevé tout seul. Si vous ne voulez pas renouveler, vous n’avez rien à faire.',
};
