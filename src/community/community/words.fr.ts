import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';
import { communityRules } from '../../academy/legal/community-rules.words.fr.ts';

export const accountabilityDetails: InArabic<typeof en.accountabilityDetails> = {
  head: {
    title: 'Le suivi en détail',
    description:
      'Les binômes et les cercles de la Communauté Clarté : comment deux membres se trouvent, ce que vous vous écrivez chaque semaine, et que faire si l’autre se tait.',
  },
  back: 'Communauté',
  hero: {
    heading: 'Un binôme qui demande comment va votre semaine',
    text: 'La plupart des projets s’arrêtent un mardi ordinaire, parce que personne n’a demandé. Ici, un autre membre vous demande, et vous lui demandez aussi.',
    chatLabel: 'Un exemple : un binôme s’écrit un jeudi soir.',
  },
  chat: {
    title: 'Un exemple, jeudi à 20 h 10',
    someone: 'Nour, Tétouan',
    you: 'Vous',
    lines: [
      { from: 'her', text: 'Salam. Tu avais écrit : trois photos avant jeudi. Tu les as ?' },
      { from: 'you', text: 'Une. Ma mère avait des examens à l’hôpital, je suis à la maison depuis 19 h.' },
      { from: 'her', text: 'Une, c’est un début. Comment va-t-elle ?' },
      { from: 'you', text: 'Mieux, hamdoullah. Je fais les deux autres samedi matin.' },
    ],
  },
  pairs: {
    title: 'Comment vous trouvez un binôme',
    text: 'Quelqu’un de l’équipe lit votre objectif et cherche un membre à peu près au même point. Il n’y a pas d’algorithme.',
    steps: [
      {
        title: 'Vous rejoignez un défi',
        text: 'Vous écrivez votre objectif en une ligne et vous cochez que vous voulez un binôme.',
      },
      {
        title: 'Nous vous présentons',
        text: 'Vous voyez son nom, sa ville, son objectif et sa ligne de chaque soir. Vous ne voyez pas son numéro.',
      },
      {
        title: 'Cela va, ou cela ne va pas',
        text: 'Chaque membre du binôme peut arrêter d’un geste, sans donner de raison. Alors nous cherchons encore.',
      },
    ],
    questionsTitle: 'Cinq questions pour un premier échange',
    questions: [
      'Que veux-tu avoir fait dans quinze jours ?',
      'Combien d’heures par semaine sont vraiment à toi ?',
      'Ton temps libre, c’est le matin, à midi ou le soir ?',
      'Qu’est-ce qui t’a fait arrêter la dernière fois ?',
      'Comment te demander des nouvelles quand tu n’as pas écrit ?',
    ],
  },
  rhythm: {
    title: 'Deux messages par semaine',
    copy: 'Un message à copier',
    sunday: {
      day: 'Dimanche soir : votre objectif',
      text: 'Une ligne sur quelque chose qui se voit une fois fait. Écrivez « mettre trois prix sur ma page » plutôt que « travailler sur ma page ».',
      sample:
        'Cette semaine, j’appelle deux magasins d’emballage à Derb Omar et je note leurs deux prix, avant jeudi 20 h.',
    },
    thursday: {
      day: 'Jeudi soir : comment c’est allé',
      text: 'Fait, à moitié fait ou pas fait, ce qui vous a gêné, et ce que vous allez changer. Pas besoin de s’excuser.',
      sample:
        'À moitié fait. J’en ai appelé un : 1,80 DH la boîte à partir de 100. L’autre n’a pas répondu, je le rappelle vendredi. Et toi ?',
    },
  },
  circles: {
    title: 'Des cercles de cinq',
    text: 'Cinq membres avec un objectif semblable : une première vente, quitter un emploi, l’anglais du travail. Dites dans « Suivi » que vous voulez un cercle : les quatre premières réponses en font partie. Vous parlez quarante minutes une fois par semaine, pendant quatre semaines.',
    planTitle: 'Comment passent les quarante minutes',
    plan: [
      { minutes: 5, title: 'L’arrivée', text: 'Un mot par personne sur sa semaine.' },
      {
        minutes: 30,
        title: 'Six minutes par personne',
        text: 'Trois pour raconter, trois pour répondre aux questions. Quelqu’un surveille l’heure.',
      },
      {
        minutes: 5,
        title: 'Une ligne par personne',
        text: 'Dans la discussion : ce que je fais avant la prochaine fois.',
      },
    ],
    minutes: {
      one: '{n} minute',
      two: '{n} minutes',
      few: '{n} minutes',
      many: '{n} minutes',
      other: '{n} minutes',
    },
  },
  gone: {
    title: 'Quand votre binôme se tait',
    text: 'Un téléphone cassé, un enfant malade. Ce n’est presque jamais à cause de vous.',
    steps: [
      {
        when: 'Le premier jeudi',
        text: 'Écrivez quand même, et ajoutez : « Pas besoin d’expliquer, dis-moi seulement si on continue. »',
      },
      {
        when: 'Le dimanche d’après',
        text: 'Écrivez votre objectif dans « Suivi ». D’autres le lisent : votre semaine ne dépend pas de la sienne.',
      },
      {
        when: 'Le deuxième jeudi',
        text: 'Choisissez « Mon binôme se tait ». Nous lui demandons une fois, gentiment, sans dire qui a appuyé.',
      },
      {
        when: 'Dans les trois jours',
        text: 'Pas de réponse ? Choisissez « Trouver un autre binôme ». Si la personne revient, nous lui en trouvons un aussi.',
      },
    ],
    pause:
      'Besoin d’une pause vous aussi ? Quittez le défi d’un geste. Votre binôme voit que vous l’avez quitté, pas pourquoi, et vous pouvez rejoindre le suivant.',
  },
  limits: {
    title: 'À quoi sert un binôme, et à quoi il ne sert pas',
    is: {
      title: 'Ce que fait un binôme',
      points: [
        'il demande et il écoute',
        'il se souvient de ce que vous avez écrit dimanche',
        'il peut dire « pas cette semaine »',
      ],
    },
    not: {
      title: 'Ce qu’un binôme n’a pas à faire',
      points: [
        'l’argent : pas de prêt, pas d’achat en commun, pas de codes ni de cartes',
        'la thérapie, le droit ou les conseils de couple',
        'la nuit : pas de message après 22 h, sauf si vous êtes d’accord',
        'les numéros de téléphone : ce que vous écrivez ici suffit',
      ],
    },
    change:
      'Si quelqu’un dépasse une limite, bloquez et signalez. Quelqu’un de l’équipe lit chaque signalement.',
  },
  faq: {
    title: 'Questions sur les binômes',
    items: [
      {
        question: 'Est-ce que cela coûte plus cher ?',
        answer: 'Non. C’est compris dans l’adhésion : {price}, une seule fois.',
      },
      {
        question: 'Un binôme, c’est obligatoire ?',
        answer:
          'Non. Beaucoup de membres n’utilisent que les espaces et les rencontres en direct. Vous pouvez demander un binôme plus tard.',
      },
      {
        question: 'Puis-je choisir quelqu’un que je connais ?',
        answer:
          'Oui, si cette personne est membre : chaque membre écrit le nom de l’autre dans son objectif.',
      },
      {
        question: 'Qui lit mon objectif et ma ligne du soir ?',
        answer:
          'Votre binôme. L’équipe lit l’objectif pour le trouver. Ce que vous écrivez dans « Suivi », tous les membres peuvent le lire.',
      },
      {
        question: 'Peut-on m’aider sur mon propre projet ?',
        answer: 'Pas ici : un binôme est un membre comme vous. Pour cela, réservez une consultation.',
      },
    ],
  },
  closing: {
    title: 'Quel est votre objectif de la semaine ?',
    text: 'Écrivez-le ce soir en une ligne, sur un papier. Dans la communauté, quelqu’un vous en parle jeudi.',
    back: 'La communauté en bref',
  },
};

export const communityCalls: InArabic<typeof en.communityCalls> = {
  title: 'Rencontres en direct',
  lead: 'Les rencontres des quatre prochaines semaines. La caméra et le micro restent coupés jusqu’à ce que vous les allumiez.',
  zone: 'Toutes les heures sont à l’heure du Maroc.',
  yours: 'Chez vous : {time}',
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  come: 'Je viens',
  stayAway: 'Je ne viens pas',
  youCome: 'Vous venez. Un e-mail vous le rappelle un jour et une heure avant.',
  coming: {
    one: '{n} membre vient',
    two: '{n} membres viennent',
    few: '{n} membres viennent',
    many: '{n} membres viennent',
    other: '{n} membres viennent',
  },
  over: 'Cette rencontre est terminée, ou elle n’a pas lieu. Voici les prochaines.',
  now: 'Ouverte maintenant',
  join: 'Rejoindre la rencontre',
  opens: 'Le lien de la visio apparaît ici un quart d’heure avant la rencontre.',
  calendar: 'Ajouter à mon agenda',
  next: 'Prochaine rencontre',
  none: 'Aucune rencontre n’est prévue. L’équipe annoncera la prochaine.',
  description: (text, url) => `${text} Lien de la visio : ${url}`,
};

export const communitySafety: InArabic<typeof en.communitySafety> = {
  profile: {
    title: 'Mon profil',
    lead: 'Voici tout ce que les autres membres voient de vous. Il n’y a pas de photo de profil, et pas de nom de famille sauf si vous l’écrivez.',
    name: 'Le nom que les autres voient',
    nameHint: 'Un mot suffit : votre prénom ou un autre.',
    city: 'Ville',
    cityHint: 'Facultatif. « Près de Fès » suffit.',
    about: 'Ce que vous faites ou voulez lancer',
    aboutHint: (most) =>
      `${most} caractères au plus. Sans numéro de téléphone ni adresse e-mail : les membres peuvent vous écrire ici.`,
    digest: 'M’envoyer un e-mail le dimanche soir quand il y a du nouveau.',
    week: 'Les autres membres peuvent voir que j’ai écrit cette semaine.',
    sure: 'Oui, tous les membres peuvent le lire',
    save: 'Enregistrer',
    saved: 'C’est enregistré. Voilà comment les autres vous voient maintenant.',
    seen: 'Voir ma page comme les autres',
    quiet: (until) => `Jusqu’au ${until}, vous pouvez lire mais pas écrire. C’est une décision de l’équipe.`,
  },
  badges: {
    title: 'Badges',
    sprint: (date) => `Les 15 jours du défi du ${date}`,
  },
  blocked: {
    title: 'Blocages',
    none: 'Vous n’avez bloqué personne. Cela se fait sur la page d’un membre.',
    text: 'Vous ne voyez pas ce que cette personne écrit, et elle ne voit pas ce que vous écrivez. Elle n’en sait rien.',
    unblock: 'Débloquer',
    unblockName: (name) => `Débloquer ${name}`,
    done: 'C’est débloqué. Chaque membre voit de nouveau les textes de l’autre.',
  },
  member: {
    since: (date) => `Membre depuis le ${date}`,
    mine: 'C’est votre propre page, comme les autres la voient.',
    change: 'Modifier mon profil',
    texts: 'Publications',
    noTexts: 'Rien n’a encore été écrit sous ce nom.',
    blockTitle: 'Bloquer ce membre',
    blockText:
      'Vous ne verrez plus ses textes, ni cette personne les vôtres. Elle n’en saura rien, et vous pouvez revenir en arrière depuis votre profil.',
    block: 'Bloquer',
    report: 'Signaler à l’équipe',
    isBlocked: 'Vous avez bloqué ce membre. Vous ne voyez pas ses textes, ni cette personne les vôtres.',
    blockedNow: 'C’est bloqué. Vous ne voyez plus ses textes, ni cette personne les vôtres.',
    noBlock: {
      team: 'Ce membre travaille pour l’académie, et l’équipe ne peut pas être bloquée. Signalez plutôt : quelqu’un d’autre de l’équipe le lit.',
      self: 'C’est vous.',
    },
  },
  report: {
    title: 'Signaler à l’équipe',
    lead: 'Quelqu’un de l’équipe le lit le jour même ou le lendemain. Personne n’apprend que c’était vous.',
    kinds: { post: 'La publication', reply: 'La réponse', member: 'Le membre' },
    noName: 'Question sans nom',
    reason: 'De quoi s’agit-il ?',
    reasons: {
      harassment: {
        title: 'Cela blesse quelqu’un',
        text: 'Insultes, menaces, moqueries, pression, propos sexuels.',
      },
      contact: {
        title: 'Cela demande un numéro, une photo ou un rendez-vous',
        text: 'Ou cela continue après un non.',
      },
      selling: {
        title: 'Cela vend ce que personne n’a demandé',
        text: 'Les réseaux de vente en font partie.',
      },
      money: {
        title: 'Cela demande de l’argent ou un code',
        text: 'Prêts, daret, achats en commun, cartes, codes.',
      },
      private: {
        title: 'Cela révèle quelque chose de privé',
        text: 'Un nom complet, une adresse, une capture d’écran, la famille de quelqu’un.',
      },
      other: { title: 'Autre chose', text: 'Dites-le en bas avec vos mots.' },
    },
    note: 'Que devons-nous savoir ?',
    noteHint: (most) => `Facultatif, ${most} caractères au plus.`,
    send: 'Envoyer à l’équipe',
    tooMany:
      'Vous avez envoyé beaucoup de signalements aujourd’hui. Si c’est urgent, écrivez à l’équipe depuis la page Aide.',
    thanks: {
      title: 'Merci de nous l’avoir dit',
      text: 'Quelqu’un de l’équipe le lit le jour même ou le lendemain, avec le texte tel qu’il est maintenant, même s’il est changé ou supprimé ensuite. La personne concernée n’apprendra pas votre nom.',
      block: 'Pas besoin de nous attendre : vous pouvez bloquer ce membre tout de suite sur sa page.',
      toMember: 'Ouvrir sa page',
      back: 'Retour à la communauté',
    },
    danger:
      'Vous êtes en danger maintenant ? Appelez la police : 19 en ville, 177 (Gendarmerie royale) à la campagne.',
  },
  stop: {
    title: 'E-mails de la communauté',
    description: 'Arrêtez l’e-mail hebdomadaire ou les rappels du défi.',
    digest: 'Chaque dimanche soir, nous vous envoyons les nouveautés de la communauté.',
    reminders: 'Le soir, nous vous rappelons d’écrire votre ligne du défi.',
    stopDigest: 'Arrêter l’e-mail hebdomadaire',
    stopReminders: 'Arrêter les rappels',
    done: 'C’est fait. Vous ne recevrez plus ces e-mails.',
    back: 'Vous pouvez les remettre depuis votre profil ou la page du défi.',
    unknown: 'Ce lien n’est pas valable, ou le compte est supprimé. Il n’y a rien à arrêter.',
    home: 'Aller à l’accueil',
  },
};

export const communitySprint: InArabic<typeof en.communitySprint> = {
  title: 'Le défi de 15 jours',
  lead: 'Une étape par jour, du lundi au vendredi, pendant trois semaines. Aucune ne prend plus d’une demi-heure.',
  join: {
    running: (date) => `Le défi du ${date} est en cours`,
    runningText: 'Vous pouvez encore le rejoindre pendant sa première semaine et rattraper les jours passés.',
    coming: (date) => `Le prochain défi commence le ${date}`,
    comingText:
      'Un défi commence le premier lundi de chaque mois. Écrivez dès maintenant ce que vous voulez avoir fait à la fin.',
    goal: 'Que voulez-vous avoir fait au bout de quinze jours ?',
    goalHint:
      'Une ligne sur quelque chose qui se voit : « Dix personnes savent ce que je vends, et à quel prix. »',
    reminders: 'Me rappeler le soir par e-mail si je n’ai pas écrit ma ligne',
    partner: 'Je voudrais un binôme : chaque membre lit l’objectif et la ligne du soir de l’autre',
    submit: 'Rejoindre',
    joined: 'Vous êtes dans le défi.',
  },
  waiting: {
    title: (date) => `Vous commencez le ${date}`,
    text: 'Rien à faire d’ici là. Le jour 1 demande un stylo et un quart d’heure.',
  },
  mine: {
    goal: 'Mon objectif',
    done: (done) => `${done} sur 15`,
    doneLabel: 'jours notés',
    streak: {
      one: '{n} jour de suite',
      two: '{n} jours de suite',
      few: '{n} jours de suite',
      many: '{n} jours de suite',
      other: '{n} jours de suite',
    },
    noStreak: 'Écrivez votre première ligne',
    until: (date) => `Vous pouvez rattraper chaque jour jusqu’au ${date}.`,
    finished: 'Les 15 jours sont faits. Le badge est sur votre profil.',
    over: 'Ce défi est terminé.',
  },
  calendar: {
    title: 'Les 15 jours',
    day: (n) => `Jour ${n}`,
    week: (n) => `Semaine ${n}`,
    states: { done: 'fait', today: 'aujourd’hui', missed: 'à rattraper', ahead: 'à venir' },
  },
  day: {
    today: (n) => `Aujourd’hui : jour ${n}`,
    catchUp: (n) => `À rattraper : jour ${n}`,
    done: (n) => `Jour ${n}, fait`,
    ahead: (n) => `Le jour ${n} n’est pas encore venu`,
    weekend: 'Rien à faire le week-end. Reposez-vous, ou rattrapez un jour.',
    result: 'Ce soir, vous avez :',
    goal: 'Que vais-je faire exactement ?',
    goalHint: 'Une ligne le matin. Facultatif.',
    saveGoal: 'Enregistrer',
    line: 'Ma ligne de ce soir',
    lineHint: 'Fait, à moitié fait, ou ce qui vous a gêné. À moitié fait compte aussi.',
    checkIn: 'Noter ma journée',
    change: 'Modifier ma ligne',
    myGoal: 'Ce que je voulais faire',
    myLine: 'Ma ligne',
    saved: 'C’est enregistré.',
    checkedIn: 'La journée est notée.',
    notCome: 'Ce jour n’est pas encore venu, ou le défi est terminé.',
  },
  partner: {
    title: 'Mon binôme',
    waiting: 'Quelqu’un de l’équipe lit votre objectif et vous cherche un binôme. Vous recevrez un e-mail.',
    none: 'Vous faites ce défi sans binôme. Vous pouvez en demander un plus bas.',
    goal: 'Son objectif',
    lines: 'Ses dernières lignes',
    noLines: 'Pas encore de ligne.',
    progress: (done, of) => `Jours faits : ${done} sur ${of}`,
    silent: {
      one: 'Rien de noté depuis {n} jour.',
      two: 'Rien de noté depuis {n} jours.',
      few: 'Rien de noté depuis {n} jours.',
      many: 'Rien de noté depuis {n} jours.',
      other: 'Rien de noté depuis {n} jours.',
    },
    ask: 'Mon binôme se tait',
    askText: 'Nous lui demandons une fois, gentiment, par e-mail. Sans dire que cela vient de vous.',
    asked: 'C’est demandé. Laissez-lui trois jours, puis trouvez un autre binôme si vous voulez.',
    change: 'Trouver un autre binôme',
    changeText: 'Sans donner de raison. Nous cherchons un nouveau binôme pour chaque membre.',
    changed: 'Vous n’êtes plus en binôme. L’équipe vous en cherche un nouveau.',
    day: (n) => `Jour ${n}`,
  },
  settings: {
    title: 'Modifier ou quitter',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    leave: 'Quitter ce défi',
    leaveText:
      'Pas besoin d’expliquer. Votre binôme voit que vous avez quitté le défi, pas pourquoi. Vos lignes sont gardées si vous revenez dans la première semaine.',
    left: 'Vous avez quitté le défi. Le prochain commence le premier lundi du mois.',
    confirm: 'Quitter le défi',
  },
  badges: 'Défis terminés',
  badge: (date) => `Défi du ${date}`,
  notOpen: 'On ne peut plus rejoindre ce défi.',
};

export const communityInside: InArabic<typeof en.communityInside> = {
  description: 'La communauté pour ses membres : présentations, réussites, questions et suivi.',
  frame: {
    name: 'Communauté Clarté',
    navigation: 'La communauté',
    home: 'Accueil',
    spaces: 'Espaces',
    search: 'Chercher',
    mentions: 'Mentions',
    calls: 'Rencontres en direct',
    sprint: 'Défi',
    me: 'Profil',
    account: 'Mon compte',
    unread: {
      one: '{n} nouveau',
      two: '{n} nouveaux',
      few: '{n} nouveaux',
      many: '{n} nouveaux',
      other: '{n} nouveaux',
    },
  },
  dialog: {
    busy: 'Envoi…',
    offline: 'Pas de connexion : rien n’est parti. Votre texte est encore ici. Réessayez dans un instant.',
    broken: 'Une erreur chez nous : rien n’est parti. Votre texte est encore ici. Réessayez dans un instant.',
    refused: 'Rien n’est parti. Votre texte est encore ici : copiez-le, rechargez la page et réessayez.',
    tooMany: 'Trop de demandes depuis votre connexion. Attendez une minute et réessayez.',
  },
  spaces: {
    announcements: {
      name: 'Annonces',
      text: 'Les nouvelles de l’équipe : dates, nouveaux horaires, qui est qui. Vous pouvez répondre à tout.',
      write: 'Écrire une annonce',
      prompt: 'Que doivent savoir tous les membres ?',
      empty: {
        title: 'Pas encore d’annonce',
        text: 'Les nouvelles de l’équipe apparaissent d’abord ici.',
      },
    },
    introductions: {
      name: 'Présentations',
      text: 'Dites bonjour : votre prénom, votre ville, ce que vous apprenez. Pas besoin du nom de famille.',
      write: 'Me présenter',
      prompt: 'Votre présentation',
      empty: {
        title: 'Personne ne s’est encore présenté',
        text: 'Deux lignes suffisent.',
      },
    },
    wins: {
      name: 'Réussites',
      text: 'Une chose qui a marché, même petite : une première cliente, un prix dit à voix haute. Les photos de votre travail sont bienvenues.',
      write: 'Partager une réussite ou une photo de mon travail',
      prompt: 'Qu’est-ce qui a marché ?',
      empty: {
        title: 'Pas encore de réussite',
        text: 'Elle peut être petite. « J’ai répondu à une cliente le jour même » en est une.',
      },
    },
    questions: {
      name: 'Questions',
      text: 'Demandez ce que vous voulez, avec votre nom ou sans. Sans votre nom, aucun membre et aucun expert ne voit qui demande. L’équipe ne peut regarder que pour protéger quelqu’un, et cela est noté.',
      write: 'Poser une question',
      prompt: 'Que voulez-vous savoir ? Dites ce que vous avez essayé.',
      empty: {
        title: 'Pas encore de question',
        text: 'Posez la première.',
      },
    },
    accountability: {
      name: 'Suivi',
      text: 'Écrivez ce que vous allez faire, et pour quand. Un autre membre vous en demande des nouvelles.',
      write: 'Écrire mon objectif',
      prompt: 'Qu’allez-vous faire, et pour quand ?',
      empty: {
        title: 'Pas encore d’objectif',
        text: 'Une ligne suffit : « Avant jeudi, j’envoie la liste des prix à trois magasins. »',
      },
    },
  },
  feed: {
    title: 'Du nouveau dans la communauté',
    call: 'Prochaine rencontre en direct',
    sprint: 'Le défi de 15 jours',
    sprintMine: (done, of) =>
      done === 0
        ? `${of} jours, aucun n’est encore fait`
        : `${done} ${done < 2 ? 'jour fait' : 'jours faits'} sur ${of}`,
    sprintToday: (day, step) => `Jour ${day} : ${step}`,
    sprintBegins: (date) => `Commence le ${date}`,
    sprintOpen: (date) => `Commence le ${date}. Rejoindre`,
    sprintNone: 'Voir les 15 jours',
    languages: { label: 'Langue des publications', en: 'Anglais, français', ar: 'Arabe', all: 'Toutes' },
    empty: {
      title: 'Pas encore de publication ici',
      text: 'Commencez par une ligne dans « Présentations », ou lisez les publications dans toutes les langues.',
    },
    introduce: {
      title: 'Présentez-vous',
      text: 'Deux lignes avec vos mots suffisent. Par exemple :',
      example: (name, city) =>
        `Je m’appelle ${name}${city === '' ? '' : `, j’habite à ${city}`}. J’apprends … et j’aimerais …`,
    },
    week: {
      count: {
        one: '{n} membre est passé ici cette semaine',
        two: '{n} membres sont passés ici cette semaine',
        few: '{n} membres sont passés ici cette semaine',
        many: '{n} membres sont passés ici cette semaine',
        other: '{n} membres sont passés ici cette semaine',
      },
      wrote: 'Ont écrit :',
    },
  },
  spacesPage: {
    title: 'Espaces',
    calls: 'Dates, heures et liens des quatre prochaines semaines.',
    search: 'Chercher une publication ou une réponse.',
  },
  list: {
    newer: 'Retour aux plus récentes',
    older: 'Publications plus anciennes',
    pinned: 'Épinglé',
    isNew: 'Nouveau',
    readOn: 'Lire la suite',
    replies: {
      one: '{n} réponse',
      two: '{n} réponses',
      few: '{n} réponses',
      many: '{n} réponses',
      other: '{n} réponses',
    },
    noReplies: 'Répondre',
  },
  authors: {
    team: 'Équipe',
    host: 'Animation',
    hostText: 'Cette personne lance des discussions ici pour l’académie.',
    anonymous: 'Question sans nom',
    anonymousReply: 'Le membre qui a demandé',
    mine: 'C’est vous qui avez écrit ceci. Personne d’autre ne le voit.',
    gone: 'Ancien membre',
    academy: {
      account: { name: 'Derb', city: 'Casablanca' },
      shown: { name: 'Derb', city: 'Casablanca' },
    },
  },
  reactions: { heart: 'Cœur', strength: 'Force', idea: 'Bonne idée' },
  react: { on: '{name} : ajouter', off: '{name} : retirer' },
  post: {
    title: (space) => `Publication dans « ${space} »`,
    replies: 'Réponses',
    noReplies: 'Pas encore de réponse.',
    pages: { older: 'Réponses plus anciennes', newer: 'Réponses plus récentes', here: 'Page {n} sur {of}' },
    edited: 'modifié',
    edit: 'Modifier',
    remove: 'Supprimer',
    report: 'Signaler',
    pin: 'Épingler en haut',
    unpin: 'Ne plus épingler',
    show: 'Montrer aux visiteurs',
    hide: 'Cacher aux visiteurs',
    closed: (date) => `Vous pouvez lire mais pas écrire jusqu’au ${date}. C’est une décision de l’équipe.`,
  },
  missing: {
    title: 'Cette page n’existe pas',
    text: 'Elle a été supprimée, ou le lien est faux.',
  },
  form: {
    body: 'Votre texte',
    bodyHint: (most) => `${most} caractères au plus. Écrivez @ et un nom pour mentionner un membre : @Salma.`,
    addPicture: 'Ajouter une photo',
    picture: 'Photo de votre travail',
    pictureHint: (size) =>
      `JPEG, PNG ou WebP, ${size} Mo au plus. Nous retirons le lieu et la date de la prise de vue.`,
    alt: 'Ce que montre la photo',
    altHint: 'Une ligne pour les membres qui ne la voient pas.',
    anonymous: 'Demander sans mon nom',
    submit: 'Publier',
    reply: 'Votre réponse',
    replySubmit: 'Répondre',
    replyAnonymous: 'Votre réponse apparaît comme « Le membre qui a demandé », sans votre nom.',
    progress: 'Envoi de la photo',
    ready: 'Prête : {size}.',
    shrunk: 'Réduite pour économiser vos données : {size} au lieu de {before}.',
    kilobytes: '{n} Ko',
    megabytes: '{n} Mo',
  },
  problems: {
    required: 'Écrivez d’abord quelque chose.',
    'too-long': 'Le texte dépasse {most} caractères. Raccourcissez-le, ou mettez le reste dans une réponse.',
    unfinished: 'Il reste un vide : écrivez vos mots à la place de « … ».',
    quiet: 'Vous ne pouvez pas écrire jusqu’au {date}. Vous pouvez encore tout lire.',
    'too-many': 'Vous avez beaucoup écrit en peu de temps. Attendez un peu. Votre texte est encore ici.',
    'picture-empty': 'Le fichier est vide. Choisissez de nouveau la photo.',
    'picture-size':
      'L’image dépasse {size} Mo. Choisissez-en une plus petite, ou faites-en une capture d’écran.',
    'picture-kind': 'Ce n’est pas une image JPEG, PNG ou WebP.',
    'picture-points': 'L’image est trop grande pour s’ouvrir ici. Choisissez-en une plus petite.',
    'picture-busy': 'Beaucoup de photos arrivent en ce moment. Attendez une minute et renvoyez-la.',
    'picture-again': 'Choisissez de nouveau la photo : le navigateur ne l’a pas gardée.',
  },
  change: {
    hours: {
      one: '{n} heure',
      two: '{n} heures',
      few: '{n} heures',
      many: '{n} heures',
      other: '{n} heures',
    },
    editTitle: 'Modifier votre texte',
    editLead: (hours) => `Vous pouvez le modifier pendant ${hours}. On voit alors qu’il est modifié.`,
    editLate: (hours) => `Un texte se modifie pendant ${hours}. Vous pouvez encore le supprimer.`,
    save: 'Enregistrer',
    removeTitle: 'Supprimer ce texte ?',
    removePost: 'La publication est supprimée avec sa photo et toutes les réponses. C’est définitif.',
    removeReply: 'C’est définitif.',
    removeYes: 'Oui, supprimer',
    back: 'Retour',
  },
  search: {
    title: 'Chercher',
    label: 'Mots',
    submit: 'Chercher',
    lead: 'Dans les publications et les réponses de tous les espaces.',
    found: {
      one: '{n} texte trouvé',
      two: '{n} textes trouvés',
      few: '{n} textes trouvés',
      many: '{n} textes trouvés',
      other: '{n} textes trouvés',
    },
    most: (n) => `Voici les ${n} plus récents. Ajoutez un mot pour en trouver moins.`,
    none: 'Rien pour « {query} ». Essayez avec moins de mots, ou plus courts.',
    inReply: 'dans une réponse',
  },
  mentions: {
    title: 'Mentions',
    lead: 'Là où quelqu’un a écrit votre nom.',
    empty: {
      title: 'Pas encore de mention',
      text: 'Quand quelqu’un écrit @ et votre nom, vous le trouvez ici.',
    },
  },
  door: {
    title: 'Ouvrez la communauté dans sa propre fenêtre',
    text: 'La connexion a pris fin ici, ou votre adhésion a changé.',
    action: 'Ouvrir',
    closedTitle: 'La communauté vous est fermée',
    closedText: 'L’équipe a mis fin à votre adhésion. Écrivez-nous si vous pensez que c’est une erreur.',
    contact: 'Nous écrire',
  },
};

export const sprintDetails: InArabic<typeof en.sprintDetails> = {
  head: {
    title: 'Le défi de 15 jours et la communauté',
    description:
      'Le défi de 15 jours étape par étape, les rencontres en direct, les espaces et les règles de la Communauté Clarté. {price}, une seule fois.',
  },
  back: 'Communauté',
  hero: {
    kicker: 'Le défi de 15 jours',
    heading: 'D’une idée à un premier pas, en 15 jours',
    text: 'Pour le moment où vous savez que vous voulez commencer, mais pas par quoi. Une étape par jour, du lundi au vendredi, pendant trois semaines. Aucune ne prend plus d’une demi-heure.',
    day: (n) => `Jour ${n}`,
    start: 'Un nouveau défi commence le premier lundi de chaque mois.',
  },
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  tonight: 'Ce soir, vous avez :',
  weeks: [
    {
      name: 'Première semaine',
      title: 'Regardez autour de vous',
      text: 'Vous n’inventez rien. Vous remarquez ce qui est déjà là.',
      days: [
        {
          title: 'Ce qu’on vous demande déjà',
          minutes: 15,
          text: 'Écrivez dix lignes : le henné pour le mariage d’une cousine, le CV que vous avez corrigé, les plateaux de gâteaux avant l’Aïd. Ne jugez aucune ligne.',
          result: 'une liste de dix lignes',
        },
        {
          title: 'Trois pour un jour de fatigue',
          minutes: 10,
          text: 'Entourez-en trois que vous feriez même un jour de fatigue. Barrez tout ce qui demande de l’argent que vous n’avez pas.',
          result: 'trois candidats',
        },
        {
          title: 'Demandez à trois femmes',
          minutes: 20,
          text: 'Envoyez un message vocal à trois personnes : « Quand as-tu payé pour cela la dernière fois ? Combien, et qu’est-ce qui ne t’a pas plu ? » Ne vendez pas. Demandez seulement.',
          result: 'trois réponses, mot pour mot',
        },
        {
          title: 'Qui le vend déjà ?',
          minutes: 30,
          text: 'Trouvez cinq personnes qui le vendent, près de chez vous ou en ligne. Notez le prix, la livraison et le temps qu’elles mettent à répondre. La concurrence est une bonne nouvelle : quelqu’un achète.',
          result: 'un tableau de cinq lignes',
        },
        {
          title: 'Une phrase',
          minutes: 10,
          text: 'Finissez-la : « Je fais … pour … afin que … ». Courte, parce que c’est vendredi. Publiez-la dans « Questions » et laissez les autres la simplifier.',
          result: 'une phrase qui se dit d’un seul souffle',
        },
      ],
    },
    {
      name: 'Deuxième semaine',
      title: 'Essayez en petit',
      text: 'Vous en faites un, vous comptez, vous dites un prix.',
      days: [
        {
          title: 'La plus petite version',
          minutes: 30,
          text: 'Un gâteau, une page traduite, une leçon de vingt minutes pour le fils d’une voisine. Ce peut être laid, mais il faut que ce soit fini.',
          result: 'une vraie chose, et sa photo',
        },
        {
          title: 'Ce que cela vous coûte',
          minutes: 20,
          text: 'Comptez tout : fil et doublure 35 DH, taxi pour le marché 15, emballage 6, deux heures de votre temps. On oublie souvent le taxi.',
          result: 'un coût en dirhams',
        },
        {
          title: 'Votre prix, à voix haute',
          minutes: 15,
          text: 'Le coût, plus vos heures, plus un peu pour le jour où quelque chose casse. Enregistrez-vous en disant seulement le prix, et taisez-vous après le chiffre.',
          result: 'un prix que vous avez dit dix fois',
        },
        {
          title: 'Cinq photos près de la fenêtre',
          minutes: 25,
          text: 'Le matin, un drap blanc, la fenêtre à côté de vous, pas de filtre. Une photo d’en haut, une de près, une dans une main, une en usage, une qui montre la taille.',
          result: 'une photo dont vous n’avez pas honte',
        },
        {
          title: 'L’offre en cinq lignes',
          minutes: 20,
          text: 'Ce que c’est, pour qui, le prix, quand cela arrive, comment commander. S’il faut une sixième ligne, ce sont encore deux offres.',
          result: 'un texte prêt à coller',
        },
      ],
    },
    {
      name: 'Troisième semaine',
      title: 'Montrez-le',
      text: 'Dix personnes d’abord, puis tout le monde.',
      days: [
        {
          title: 'Dix messages, un par un',
          minutes: 30,
          text: 'Écrivez à dix personnes qui vous connaissent, chacune par son nom. Pas de message groupé : il est facile à ignorer.',
          result: 'dix messages envoyés et les réponses notées',
        },
        {
          title: 'Si c’est oui',
          minutes: 20,
          text: 'Comment vous paie-t-on : à la livraison, par virement, en agence ? Quand livrez-vous ? Écrivez les trois messages dont vous aurez besoin, pour ne pas improviser.',
          result: 'trois messages gardés dans votre téléphone',
        },
        {
          title: 'Si c’est non',
          minutes: 15,
          text: '« Trop cher. » « Plus tard, peut-être. » Le silence. Écrivez une réponse aimable à chacun, et dites-la à voix haute jusqu’à ce qu’elle vienne sans effort.',
          result: 'trois réponses',
        },
        {
          title: 'En public',
          minutes: 20,
          text: 'Une publication : votre page, votre statut, le groupe du quartier. Avec la photo du jour 9 et les cinq lignes du jour 10.',
          result: 'une offre que des inconnus peuvent voir',
        },
        {
          title: 'Montrez-le à la communauté',
          minutes: 30,
          text: 'Deux minutes à la rencontre du mardi ou du jeudi, ou une publication : ce que j’ai fait, ce que j’ai appris, la seule chose que je ferai dans les trente prochains jours.',
          result: 'quelque chose à montrer, et une date dans l’agenda',
        },
      ],
    },
  ],
  calls: {
    title: 'Rencontres en direct',
    notes: [
      'La caméra et le micro restent coupés jusqu’à ce que vous les allumiez.',
      'Rien n’est enregistré. Ce qui s’y dit y reste.',
    ],
  },
  spaces: {
    title: 'Les cinq espaces',
    items: [
      {
        name: 'Annonces',
        text: 'Seule l’équipe écrit ici : les rencontres de la semaine et les nouveautés.',
      },
      { name: 'Présentations', text: 'Qui vous êtes, où vous habitez et ce que vous apprenez.' },
      { name: 'Réussites', text: 'Tout ce qui a marché, et des photos de votre travail.' },
      { name: 'Questions', text: 'Une question par publication. Nous y répondons chaque jour ouvrable.' },
      { name: 'Suivi', text: 'Votre objectif le dimanche, votre ligne le soir, et les cercles.' },
    ],
  },
  rules: {
    title: 'Les règles de la communauté',
    text: 'Il y en a sept. Qui en enfreint une reçoit un message. Si cela recommence ou si c’est grave, l’accès prend fin.',
    items: communityRules,
  },
  faq: {
    title: 'Questions sur le défi',
    items: [
      {
        question: 'Je n’ai aucune idée. Puis-je participer ?',
        answer:
          'Oui. Les cinq premiers jours sont faits pour cela : vous partez de ce qu’on vous demande déjà.',
      },
      {
        question: 'Et si je manque quelques jours ?',
        answer:
          'Vous rattrapez le week-end, ou vous recommencez avec le défi suivant, autant de fois que vous voulez et sans rien payer.',
      },
      {
        question: 'Faut-il de l’argent ?',
        answer:
          'Non. Le jour 6, vous faites une petite chose avec ce que vous avez chez vous. Si votre idée demande plus, vous en faites une partie ou un dessin.',
      },
      {
        question: 'Est-ce que quelqu’un vérifie ce que je fais ?',
        answer:
          'Votre binôme lit votre ligne du soir, et vous pouvez demander dans « Questions ». Ce n’est pas une formation : personne ne met de notes.',
      },
      {
        question: 'Et après le jour 15 ?',
        answer: 'Vous restez membre : les rencontres, les espaces et les prochains défis vous sont ouverts.',
      },
      {
        question: 'Combien cela coûte, et puis-je me faire rembourser ?',
        answer:
          '{price}, une seule fois. Dans les {communityDays}, vous pouvez demander le remboursement sans donner de raison, et vous le recevez sous {paidBack}.',
      },
    ],
  },
  closing: {
    title: 'Le jour 1 demande un stylo et un quart d’heure',
    text: 'Vous pouvez le faire ce soir, avant de payer quoi que ce soit.',
    back: 'La communauté en bref',
  },
};

export const community: InArabic<typeof en.community> = {
  head: {
    title: 'Communauté',
    description:
      'Communauté Clarté : un lieu privé pour les femmes et les jeunes du Maroc qui lancent leur projet. {price}, une seule fois.',
  },
  kicker: 'Communauté Clarté',
  hero: {
    heading: 'Pas besoin de commencer dans votre coin',
    text: 'Une communauté privée de femmes et de jeunes de tout le Maroc, chaque membre avec son projet. Vous payez {price} une seule fois. Pas d’abonnement.',
    join: 'Rejoindre maintenant',
    sprint: 'Voir le défi de 15 jours',
  },
  peek: {
    title: 'Lisez avant de rejoindre',
    text: 'Des publications de l’académie et de son équipe d’animation. Ce qu’écrivent les membres reste à l’intérieur.',
    replies: {
      one: '{n} réponse à l’intérieur',
      two: '{n} réponses à l’intérieur',
      few: '{n} réponses à l’intérieur',
      many: '{n} réponses à l’intérieur',
      other: '{n} réponses à l’intérieur',
    },
  },
  inside: {
    title: 'Ce qu’il y a dedans',
    items: [
      {
        title: 'Le défi de 15 jours',
        text: 'Une étape par jour, une demi-heure au plus, de « j’ai une idée » à quelque chose que vous pouvez montrer.',
      },
      {
        title: 'Des rencontres en direct',
        text: 'Deux soirs par semaine, une experte ou un expert répond à vos questions. Rien n’est enregistré.',
      },
      {
        title: 'Des ateliers',
        text: 'Un samedi sur deux, vous travaillez ensemble sur un seul sujet : un prix, une photo, un premier contrat.',
      },
      {
        title: 'Des espaces pour écrire',
        text: 'Présentations, réussites et photos de votre travail, questions, avec votre nom ou sans.',
      },
      {
        title: 'Un binôme',
        text: 'Un autre membre qui vous demande chaque jeudi comment va votre semaine.',
      },
    ],
    programme: 'Le défi, les rencontres et les règles',
    accountability: 'Comment marche le suivi',
  },
  calls: {
    questions: { day: 'Mardi', time: '{questionsTime}', title: 'Vos questions' },
    workbench: { day: 'Jeudi', time: '{workbenchTime}', title: 'La table de travail' },
    workshop: { day: 'Un samedi sur deux', time: '{workshopTime}', title: 'L’atelier' },
    zone: 'Heure du Maroc.',
  },
  week: {
    title: 'À quoi ressemble une semaine',
    text: 'Environ deux heures par semaine, heure du Maroc. Si vous manquez un jour, ce n’est pas grave.',
    rare: 'L’atelier a lieu une semaine sur deux.',
    live: 'Rencontre en direct',
    days: [
      { day: 'Lundi', what: 'Première étape' },
      { day: 'Mardi', what: 'Une étape' },
      { day: 'Mercredi', what: 'Une petite réussite' },
      { day: 'Jeudi', what: 'Une étape' },
      { day: 'Vendredi', what: 'Une petite étape' },
      { day: 'Samedi', what: null },
      { day: 'Dimanche', what: 'Votre objectif' },
    ],
  },
  whom: {
    title: 'Est-ce pour vous ?',
    yes: {
      title: 'Oui, si vous',
      points: [
        'avez une idée depuis des mois et ne l’avez dite à personne',
        'vendez déjà un peu à la famille et aux voisines, et voulez vendre à d’autres',
        'commencez des formations et arrêtez à la deuxième leçon',
      ],
    },
    no: {
      title: 'Pas encore, si vous',
      points: [
        'avez besoin d’un salaire la semaine prochaine : cherchez d’abord un emploi',
        'attendez un projet tout prêt',
        'ne trouvez pas une demi-heure par jour ce mois-ci',
      ],
    },
  },
  safety: {
    title: 'Vous décidez de ce que les autres voient de vous',
    text: 'Beaucoup commencent sans le dire à toute la maison. Alors, on montre de vous le moins possible, sauf si vous choisissez autre chose.',
    points: [
      {
        title: 'Un prénom suffit',
        text: 'Le nom de famille, le téléphone et l’e-mail sont cachés. Il n’y a pas de photo de profil.',
      },
      {
        title: 'Bloquer',
        text: 'Un geste, et vous ne voyez plus ses textes, ni cette personne les vôtres. Elle n’en sait rien.',
      },
      {
        title: 'Signaler',
        text: 'Quelqu’un de l’équipe lit chaque signalement le jour même ou le lendemain, et vous dit si quelque chose a été fait.',
      },
      {
        title: 'Pas de messages privés',
        text: 'Personne ne peut vous écrire là où l’équipe ne le voit pas.',
      },
    ],
    profile: {
      label:
        'Un exemple de profil vu par les autres membres : un prénom, une ville, un métier, pas de photo.',
      name: 'Salma',
      line: 'Fès · coud des ceintures de caftan',
      hidden: ['Nom de famille', 'Téléphone', 'E-mail'],
    },
  },
  price: {
    title: '{price}, une seule fois',
    text: 'Tout ce qui précède est compris, et il n’y a rien à résilier.',
    refund:
      'Cela ne vous convient pas ? Écrivez-nous dans les {communityDays}, et nous vous remboursons sous {paidBack}, comme vous avez payé.',
    joinText:
      'Payez par carte, par virement bancaire ou en espèces en agence. Dès que votre paiement est confirmé, vous vous connectez avec votre adresse e-mail.',
    isMember: 'Déjà membre ? Ouvrir la communauté',
    ask: 'Demander sur WhatsApp',
    question: 'Salam, j’ai une question sur la Communauté Clarté.',
  },
  faq: {
    title: 'Questions avant de rejoindre',
    items: [
      {
        question: 'Quand puis-je rejoindre ?',
        answer:
          'Aujourd’hui. Dès que votre paiement est confirmé, vous vous connectez avec votre adresse e-mail et un code que nous y envoyons. Par carte, cela prend quelques minutes. Les virements, nous les vérifions {transferCheck}.',
      },
      {
        question: 'Ma famille ou mon patron peuvent-ils me trouver là ?',
        answer:
          'Ce qu’écrivent les membres n’est lu que par les membres, et les moteurs de recherche ne le voient pas. Les membres voient votre prénom et ce que vous choisissez d’ajouter.',
      },
      {
        question: 'Combien d’internet cela consomme ?',
        answer:
          'Les espaces, ce sont du texte et de petites images : une recharge suffit. Dans une rencontre, vous pouvez garder seulement le son.',
      },
      {
        question: 'Quelle langue parle-t-on ?',
        answer:
          'Surtout la darija. Les étapes du défi sont aussi en français. Vous pouvez écrire en français, en arabe, en anglais ou en amazighe.',
      },
      {
        question: 'Qui peut rejoindre ?',
        answer:
          'Tout le monde à partir de 16 ans, les jeunes hommes aussi. Vous pouvez demander un binôme ou un cercle entre femmes seulement.',
      },
    ],
  },
};
