import { applications } from '../applications/words.fr.ts';
import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const contact: InArabic<typeof en.contact> = {
  title: 'Nous contacter',
  description:
    'Écrivez à Derb, appelez-nous ou envoyez un message sur WhatsApp : qui répond, quand, et où nous trouver à Casablanca.',
  heading: 'Parlez à une personne',
  lead: 'Nous répondons en darija, en arabe, en français et en anglais.',
  hours: 'du lundi au samedi, de 9 h à 18 h, heure du Maroc',
  ways: {
    heading: 'Comment nous joindre',
    whatsapp: 'WhatsApp',
    whatsappText: 'Le plus rapide : nous répondons le jour même, pendant nos heures.',
    whatsappAction: 'Ouvrir WhatsApp',
    whatsappMessage: 'Salam, j’ai une question.',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    addressText: 'Prenez rendez-vous avant de venir.',
    hours: 'Quand nous sommes là',
  },
  form: {
    title: 'Écrivez-nous ici',
    text: 'Nous répondons par e-mail sous un jour ouvrable.',
    topic: 'De quoi s’agit-il ?',
    topicChoose: 'Choisir…',
    topics: applications.topics,
    phoneHint: 'Si vous préférez que nous vous appelions.',
    message: 'Votre message',
    messageHint:
      'Si c’est à propos d’un paiement, ajoutez votre numéro de commande (il commence par MEM). N’envoyez jamais de numéro de carte ni de code.',
    submit: 'Envoyer le message',
    privacy:
      'Nous utilisons ces informations seulement pour vous répondre. [Comment nous traitons vos données](privacy)',
    sentTitle: 'Nous avons votre message',
    sentText:
      'Nous répondons par e-mail sous un jour ouvrable. Nous sommes là {hours}. Si rien n’arrive, regardez dans les courriers indésirables, puis écrivez-nous sur WhatsApp.',
    written: 'Ce que vous avez écrit',
    copy: 'Copier',
    copied: 'Copié',
    sentNext: 'Retour à l’accueil',
    again: 'Écrire un autre message',
  },
  quick: {
    text: 'Un paiement, un virement, une formation qui ne s’ouvre pas :',
    all: 'Trouver la réponse dans l’Aide',
  },
};

export const support: InArabic<typeof en.support> = {
  title: 'Aide',
  description:
    'De l’aide pour votre commande : une formation fermée après le paiement, un virement introuvable, une adresse e-mail fausse, un remboursement.',
  kicker: 'Aide',
  heading: 'Que s’est-il passé ?',
  lead: 'Choisissez votre cas pour voir quoi faire. Si cela ne suffit pas, une personne vous répond.',
  firstTitle: 'Commencez par la page de votre commande',
  firstText:
    'Chaque e-mail sur une commande a un lien vers elle. Elle montre où en est votre paiement, ouvre ce que vous avez acheté, et ne demande pas de mot de passe : gardez le lien pour vous.',
  stillStuck: 'Cela ne marche toujours pas ? Demandez sur WhatsApp',
  situations: [
    {
      id: 'not-open',
      heading: 'J’ai payé et je ne peux pas entrer',
      steps: [
        'Cherchez dans les courriers indésirables un e-mail de `{email}`. Après un paiement par carte, il arrive en général en quelques minutes.',
        'Après un virement ou des espèces, nous devons d’abord trouver l’argent : nous vérifions {transferCheck}. Entre deux banques, un virement peut prendre un ou deux jours ouvrables.',
        'Ouvrez la page de votre commande. « Paiement confirmé » veut dire que votre formation est ouverte : choisissez « Aller à ma formation ». Si elle se suit sur une autre plateforme, votre code d’activation est là ou suit sous {accessHours}. « En vérification » veut dire que nous cherchons encore.',
        'Elle dit encore « En attente de paiement » après votre paiement en banque ou en agence ? Choisissez-y comment vous avez payé, puis confirmez le virement ou écrivez le code.',
      ],
      whatsapp:
        'Salam, j’ai payé et je ne peux pas entrer dans ma formation. Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'transfer-not-found',
      heading: 'Vous n’avez pas trouvé mon paiement',
      steps: [
        'Votre argent n’est pas perdu, et votre commande reste ouverte. Sa page dit pourquoi nous ne l’avons pas trouvé.',
        'Comparez votre justificatif avec la page : le montant au centime près, le compte ou le nom de qui reçoit, le code de l’agence lettre par lettre.',
        'Corrigez sur la page de la commande : « Écrire le code de nouveau » pour {agencies}, « J’ai refait le virement » pour la banque. Ou choisissez un autre moyen de paiement.',
        'Si tout est juste, ajoutez une photo du justificatif sur la page de la commande. Ne l’envoyez jamais par e-mail ou WhatsApp : qui voit le code peut retirer l’argent.',
      ],
      whatsapp:
        'Salam, vous n’avez pas trouvé mon paiement. Le justificatif est sur la page de ma commande. Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'wrong-email',
      heading: 'J’ai écrit une mauvaise adresse e-mail',
      steps: [
        'Pas encore payé ? Sur la page de la commande, choisissez « Corriger mes coordonnées ». La page est encore ouverte dans le navigateur de votre inscription.',
        'Déjà payé ? Écrivez-nous sur WhatsApp depuis le numéro donné à l’inscription, avec votre numéro de commande et la bonne adresse e-mail.',
        'Nous comparons le nom, le téléphone et le paiement avant de changer quoi que ce soit, pour que la formation aille seulement à la personne qui l’a achetée.',
      ],
      whatsapp:
        'Salam, j’ai écrit une mauvaise adresse e-mail. La bonne est : … Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'lost-link',
      heading: 'Je ne trouve pas ma commande',
      steps: [
        'Cherchez `MEM` dans votre messagerie : chaque e-mail sur la commande a son numéro et un lien vers sa page.',
        'Une commande qui n’est pas payée sous {orderExpiry} se ferme toute seule. Rien n’a été débité, et vous pouvez la rouvrir sur sa page, au prix du jour.',
        'Toujours rien ? Écrivez-nous par [e-mail](email) depuis l’adresse de votre inscription : nous vous renverrons le lien.',
      ],
      whatsapp: 'Salam, je ne trouve pas ma commande. Mon inscription est avec cette adresse e-mail : …',
    },
    {
      id: 'course-does-not-open',
      heading: 'Ma formation ne s’ouvre pas',
      steps: [
        'Sur la page de votre commande, choisissez « Aller à ma formation », ou connectez-vous : votre compte commence par vos formations.',
        'Une leçon avec une date s’ouvre ce jour-là. Une formation en pause se rouvre dès que l’échéance est payée.',
        'Votre formation se suit sur une autre plateforme ? Copiez le code d’activation de la page de votre commande au lieu de le taper : il marche une fois, pour une personne.',
        'Si une vidéo reste noire, essayez Chrome, et coupez un instant l’économiseur de données.',
      ],
      whatsapp:
        'Salam, ma formation ne s’ouvre pas. Ce que je vois : … Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'card-declined',
      heading: 'Ma carte a été refusée',
      steps: [
        'C’est votre banque qui a décidé, et elle ne nous dit pas pourquoi. Rien n’a été débité. Certaines banques montrent le montant comme réservé pendant quelques jours, puis le libèrent.',
        'Demandez à votre banque si la carte marche en ligne et ce qui reste de son plafond du mois : souvent, les deux se changent dans son application.',
        'Votre commande reste ouverte {orderExpiry} : réessayez, ou payez par virement ou en espèces sur la même page.',
      ],
      whatsapp: 'Salam, ma carte a été refusée. Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'refund',
      heading: 'Je veux un remboursement',
      steps: [
        'Le délai dépend de ce que vous avez acheté : voyez le tableau plus bas. Il est le même sur votre reçu et dans les [conditions générales](terms).',
        'Ouvrez la page de votre commande depuis un e-mail ou votre compte, et choisissez « Demander un remboursement ». Pas besoin de donner de raison.',
        'Nous remboursons comme vous avez payé, sous {paidBack} après votre demande : par virement sur le compte que vous indiquez, ou en espèces, remises en main propre ou dans une agence à votre nom.',
      ],
      whatsapp: 'Salam, je voudrais un remboursement. Mon numéro de commande (commence par MEM) : ',
    },
    {
      id: 'technical',
      heading: 'Quelque chose ne marche pas sur le site',
      steps: [
        'Rechargez la page. Si la connexion coupe pendant que vous remplissez un formulaire, laissez la page ouverte : ce que vous avez écrit est gardé.',
        'Le site ne demande ni application ni téléphone neuf. Si une page reste vide, son lien est peut-être coupé : repartez de la [page d’accueil](home).',
        'Dites-nous sur quoi vous avez appuyé, ce que vous avez vu et quel téléphone vous avez. Une capture d’écran aide le plus.',
      ],
      whatsapp: 'Salam, quelque chose ne marche pas sur le site. La page : … Ce que je vois : …',
    },
  ],
  contact: {
    heading: 'Autre chose ?',
    text: 'Nous sommes là {hours}. Si vous écrivez la nuit, nous répondons le matin.',
    form: 'Nous écrire',
    whatsapp: 'Ouvrir WhatsApp',
    whatsappMessage: 'Salam, j’ai besoin d’aide pour : ',
  },
};
