import type { InArabic, LegalPage } from '../../../content/shape.ts';
import type { en } from './privacy-policy.words.en.ts';
import { versions } from './privacy-policy.versions.ts';

const page: LegalPage = {
  versions,
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles Derb garde, pourquoi, combien de temps, qui d’autre les reçoit, et comment exercer vos droits selon la loi 09-08.',
  lead: 'Nous demandons seulement ce qu’il faut pour une formation. La loi marocaine 09-08 sur la protection des données à caractère personnel vous donne des droits sur elles. Cette page dit ce que nous faisons et comment vous les exercez.',
  sections: [
    {
      id: 'who',
      heading: 'Qui est responsable',
      blocks: [
        { text: 'La société qui dirige cette académie est responsable de vos données :' },
        { identity: true },
        {
          text: 'Pour tout ce qui est sur cette page, écrivez à [`{email}`](email). Une personne répond sous dix jours ouvrables.',
        },
      ],
    },
    {
      id: 'what',
      heading: 'Ce que nous gardons, et pourquoi',
      blocks: [
        {
          text: 'Tout ce qui suit vient de vous. Nous n’achetons pas de données et ne cherchons d’informations sur personne.',
        },
        {
          points: [
            'Quand vous vous inscrivez ou achetez : nom, e-mail, téléphone, ce que vous avez acheté, son prix, comment et quand vous avez payé, votre accord pour commencer tout de suite, votre confirmation que vous avez 16 ans ou plus, et si vous aviez accepté le comptage des visites ; si oui, aussi quel lien vous a fait venir chez nous, par trois mots au plus de son adresse, comme le nom d’un site et d’une campagne ; et, pour un fichier de la boutique, combien de fois et quand il a été téléchargé la dernière fois. Nous en avons besoin pour exécuter le contrat avec vous et pour tenir nos comptes.',
            'La seule chose qui ne vient pas de vous : si vous avez appris ailleurs auparavant et que nous l’avons repris ici, nom, e-mail, téléphone, ce que vous y avez acheté, quand et à quel prix, et les leçons que vous avez terminées.',
            'Quand vous payez par virement ou en espèces : le code de l’envoi de l’agence, ou votre déclaration que vous avez fait le virement, et la photo ou le PDF de son justificatif si vous l’envoyez, que seules les personnes qui cherchent les paiements peuvent ouvrir. Nous en avons besoin pour trouver votre argent.',
            'Quand vous rejoignez une liste d’attente, demandez une place à un atelier, proposez une formation ou demandez un produit : nom, e-mail, et téléphone là où le formulaire le demande. Nous en avons besoin pour répondre à votre demande. Si vous attendez une formation, nous vous écrivons une fois, quand elle s’ouvre ; cet e-mail a un lien pour arrêter de tels e-mails ou retirer votre nom de la liste.',
            'Quand vous nous écrivez, répondez à une offre d’emploi, demandez une bourse ou une consultation : ce que vous avez écrit dans ce formulaire. Nous en avons besoin pour répondre et, dans le dernier cas, pour préparer votre consultation. Une demande de bourse est lue par les personnes qui décident, et leurs raisons sont gardées avec elle.',
            'Quand vous vous connectez : votre adresse et, pour chaque appareil, quand vous l’avez utilisé la première et la dernière fois et comment son navigateur se nomme, pour que vous puissiez le reconnaître et le déconnecter.',
            'Quand vous apprenez ici : quelles leçons vous avez ouvertes et terminées et où vous avez arrêté, quand vous prévoyez d’apprendre, vos réponses aux quiz et les questions que vous revoyez, le travail que vous remettez (textes, photos, enregistrements, fichiers) et ce qui en a été dit, vos questions, écrites ou dites, ce que vous et votre groupe dites des travaux des uns et des autres, votre prénom et les travaux que vous choisissez de montrer à votre groupe, comment votre binôme peut vous écrire, et votre présence aux rencontres en direct. Nous en avons besoin pour vous former et pour votre certificat. La personne qui vous forme et celles qui travaillent ici peuvent le lire ; les autres personnes inscrites peuvent lire vos questions, sans votre nom si vous le voulez, et entendre celles que vous dites, où votre voix peut être reconnue. Là où un exercice le dit, deux personnes de votre groupe lisent ce que vous remettez, sans votre nom et sans les fichiers qui pourraient le porter ; votre prénom et vos travaux acceptés ne sont montrés à votre groupe que si vous le cochez, et comment vous écrire, seulement à votre binôme. Les notes que vous écrivez pour vous dans les leçons sont gardées aussi, et montrées à personne d’autre.',
            'Si vous publiez une page de vos réalisations : votre prénom, les travaux choisis et des copies de leurs photos, pour qui a son adresse, jusqu’à ce que vous la retiriez. Si vous dites ce qu’a donné une formation, trois et six mois après : votre réponse. À partir de 30 réponses, la page de la formation en donne des totaux et une médiane, jamais la réponse d’une personne.',
            'Si vous enseignez ici contre une part des ventes : votre nom, votre e-mail et votre compte bancaire, la part de chaque vente et ce que nous vous avons payé. Nous en avons besoin pour vous payer ; seules les personnes qui gèrent l’argent peuvent le lire.',
            'Si vous avez un code pour vos amies : le code, les commandes passées avec lui, et votre crédit. Vous lisez combien ont été payées, jamais par qui. Si vous utilisez le code d’une amie : que votre commande a été passée avec lui. Pour voir que c’est la première commande d’une autre personne, l’adresse e-mail et le téléphone de la commande sont comparés à ceux d’autres commandes ; rien de plus n’est gardé pour cela.',
            'Si une organisation paie une place pour vous : l’adresse qu’elle nous a donnée ou avec laquelle vous vous êtes connectée, quand vous avez été invitée et avez pris la place, et si elle peut voir votre nom. Elle voit combien de personnes ont commencé et terminé et la progression moyenne ; votre nom et votre propre progression seulement si vous l’acceptez, ce que vous retirez dans votre compte. Si vous êtes le contact d’une organisation : votre nom, votre e-mail et votre téléphone, pour ses documents.',
            'Dans la communauté : le nom, la ville et les mots que vous choisissez de montrer, ce que vous écrivez, les images que vous publiez, vos réactions, vos blocages et vos signalements, et vos défis. Les membres peuvent les lire, et personne d’autre. Aussi à quelles rencontres en direct vous venez : de cela, ils ne lisent que le nombre.',
            'Si vous acceptez les nouvelles par e-mail : votre adresse, votre prénom et votre langue, quand et avec quels mots vous avez accepté, lesquelles nous vous avons envoyées, et si vous les avez arrêtées ou si votre messagerie les a refusées. Nous ne suivons pas si vous les ouvrez. Vous les arrêtez par le lien de chacune, ou dans votre compte.',
            'Les e-mails que nous vous avons envoyés sur une commande, votre compte ou ce que vous nous avez envoyé, pour pouvoir les renvoyer.',
          ],
        },
        {
          text: 'Les numéros de carte ne nous arrivent jamais : vous les écrivez sur la page du prestataire de paiement. Nous ne faisons pas de profils, nous ne vendons pas de données et nous ne décidons rien à votre sujet par des moyens automatiques seulement.',
        },
        {
          text: 'Vous pouvez laisser vides les champs facultatifs. Sans les autres, nous ne pouvons pas faire ce que vous demandez ; les laisser vides n’a pas d’autre conséquence.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'Combien de temps nous les gardons',
      blocks: [
        {
          points: [
            'Les commandes payées et leurs reçus : {paidOrder}, parce que la loi comptable l’exige. Une commande pour laquelle un paiement a été annoncé ou est en question est gardée avec elles, même si nous n’avons pas trouvé l’argent, pour que de l’argent qui apparaît plus tard retrouve sa commande. Après cela, une personne décide, jamais un programme. Si vous supprimez votre compte, elles restent, sans vos nom, e-mail et téléphone.',
            'Votre compte, votre profil et ce que vous écrivez dans la communauté : jusqu’à ce que vous supprimiez le compte. Un appareil que vous n’utilisez plus est oublié quand sa session prend fin.',
            'Ce que vous avez fait dans une formation : aussi longtemps que votre compte ou sa commande porte votre nom. Si vous supprimez votre compte, c’est supprimé aussitôt, avec les fichiers que vous avez remis, votre page de réalisations et ce que vous avez dit de la suite ; d’un certificat, nous gardons le numéro et s’il est valable, sans votre nom. Ce que vous avez écrit sur les travaux d’autres personnes leur reste, sans votre nom ; ce que vous avez dit de vive voix est supprimé. Quand vous supprimez une question sous une leçon, son enregistrement l’est avec elle.',
            'Toutes les autres commandes : au plus {unpaidOrder} après leur fermeture. Si une banque nous doit encore la réponse à un essai de paiement, la commande est gardée jusqu’à son arrivée.',
            'Listes d’attente, demandes de place à un atelier, propositions de formation, demandes de produit, messages et demandes de consultation : au plus {application} après leur envoi. Une place à un atelier encore à venir est gardée jusqu’à ce que ce jour soit passé.',
            'Candidatures à un emploi : au plus {jobApplication} après leur envoi, plus tôt si vous le demandez.',
            'Les e-mails que nous vous avons envoyés sur tout cela : au plus aussi longtemps que ce dont ils parlent.',
            'Le fait qu’un e-mail à beaucoup de personnes, comme des nouvelles, vous a été envoyé : au plus {broadcast} après son envoi. Ce que vous avez répondu pour les nouvelles reste jusqu’à ce que vous demandiez de l’effacer ou supprimiez votre compte, pour qu’un non reste un non.',
            'Les notifications à notre adresse de paiement qu’aucune banque n’a signées : au plus {forgedNotification}.',
            'Les journaux techniques du serveur ne contiennent ni nom, ni adresse e-mail, ni adresse internet des visiteurs.',
          ],
        },
        {
          text: 'Notre serveur efface tout automatiquement quand le temps est écoulé. Dans une sauvegarde, cela reste jusqu’à ce qu’une sauvegarde plus récente prenne sa place.',
        },
      ],
    },
    {
      id: 'who-else',
      heading: 'Qui d’autre les reçoit',
      blocks: [
        {
          text: 'Seulement ceux sans qui nous ne pourrions pas faire ce que vous demandez, et seulement ce dont ils ont besoin pour cela :',
        },
        {
          points: [
            {
              only: 'cards',
              text: 'Le prestataire de paiement {cards}, quand vous choisissez de payer par carte : numéro de commande, montant, nom, e-mail et téléphone. Son nom est sur sa page avant que vous écriviez un numéro de carte. Il est responsable de ce que vous y écrivez.',
            },
            {
              only: 'no-cards',
              text: 'Un prestataire de paiement par carte : aucun n’est relié actuellement. Dès que l’un le sera, il sera nommé ici.',
            },
            'Votre banque, ou l’agence où vous allez : vous traitez directement avec elles. Nous voyons le paiement qui nous arrive.',
            'La plateforme de formation `{platform}` : votre code d’activation, quand vous l’y utilisez. Le compte que vous y ouvrez est à vous.',
            {
              only: 'applications',
              text: '`{applications}`, qui garde pour nous ce qui arrive par nos formulaires : tout ce que vous écrivez dans le formulaire d’une liste d’attente, d’un atelier (et la place que vous obtenez), d’une proposition de formation, d’un produit, d’un emploi, d’une bourse, d’une consultation ou d’un message.',
            },
            {
              only: 'unnamed-applications',
              text: 'Un service qui garde pour nous ce qui arrive par nos formulaires : tout ce que vous écrivez dans le formulaire d’une liste d’attente, d’un atelier (et la place que vous obtenez), d’une proposition de formation, d’un produit, d’un emploi, d’une bourse, d’une consultation ou d’un message.',
            },
            {
              only: 'purchases',
              text: '`{purchases}`, qui est informé de vos commandes : ce que vous commandez, payez et recevez en retour, l’accès que cela ouvre, votre nom, votre e-mail et votre téléphone.',
            },
            {
              only: 'unnamed-purchases',
              text: 'Un service qui est informé de vos commandes : ce que vous commandez, payez et recevez en retour, l’accès que cela ouvre, votre nom, votre e-mail et votre téléphone.',
            },
            {
              only: 'messages',
              text: 'WhatsApp (Meta), si vous y avez demandé des messages : votre numéro de téléphone et ce que dit le message, comme le nom d’une formation, un montant et une heure. Vous pouvez arrêter cela dans votre compte, ou en écrivant STOP. Si vous écrivez STOP, nous gardons votre numéro et ce mot jusqu’à ce que vous écriviez START, même après la suppression de votre compte : sans eux, nous ne pourrions pas savoir que vous ne voulez pas de messages là.',
            },
            {
              only: 'mail',
              text: 'Le service de messagerie qui distribue nos e-mails : votre adresse et l’e-mail.',
            },
            'L’entreprise qui fait tourner notre serveur et ses sauvegardes : tout, gardé pour nous et selon nos instructions.',
            'WhatsApp, si vous appuyez vous-même sur un lien WhatsApp : vous nous écrivez alors dans cette application, selon ses propres règles.',
            'YouTube, seulement si vous lancez une vidéo qui y est hébergée. Voyez la [politique de cookies](cookies).',
            'Les personnes dont vous demandez l’atelier, la consultation ou la formation ; et les autorités, là où la loi l’exige.',
          ],
        },
        {
          text: 'Certaines de ces entreprises peuvent garder des données hors du Maroc. Dans ce cas, nous les transmettons aux conditions de la loi 09-08 pour les transferts à l’étranger. Demandez-nous la liste actuelle de ces entreprises, avec leurs noms et leurs pays.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Comment elles sont protégées',
      blocks: [
        {
          text: 'Les pages passent par une connexion chiffrée. Une commande s’ouvre seulement avec son propre lien, long et impossible à deviner, ou dans le navigateur qui l’a passée, ou pour qui a prouvé avec un code que son adresse e-mail est la sienne ; qui a le lien peut l’ouvrir, alors gardez-le pour vous. Notre équipe se connecte avec un code envoyé à son adresse, voit seulement ce dont son travail a besoin, et ce qu’elle fait à une commande est noté.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      blocks: [
        { text: 'La loi 09-08 vous donne ces droits, et les exercer ne coûte rien :' },
        {
          points: [
            'Savoir si nous gardons des données sur vous, et les recevoir sous une forme que vous pouvez lire.',
            'Les faire corriger, compléter, mettre à jour, verrouiller ou effacer là où elles sont fausses, incomplètes ou ne peuvent plus être gardées.',
            'Vous opposer, pour un motif légitime, à ce que nous en faisons ; et, sans donner de motif, aux e-mails publicitaires.',
            'Retirer, pour l’avenir, un consentement que vous avez donné.',
          ],
        },
        {
          text: 'Une fois dans votre compte, vous pouvez faire presque tout cela vous-même, sous « E-mails et données » : télécharger tout ce que nous gardons sur vous en un seul fichier, ou supprimer le compte. La page vous dit d’abord exactement ce qui est supprimé et ce qui reste.',
        },
        {
          text: 'Pour tout le reste, écrivez à [`{email}`](email) depuis l’adresse que nous connaissons, ou dites quelque chose que vous seulement pouvez savoir de votre commande, pour que personne d’autre ne reçoive vos données. Si vous trouvez que nous ne respectons pas la loi, vous pouvez vous plaindre à la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP) à Rabat.',
        },
      ],
    },
    {
      id: 'age',
      heading: 'À partir de 16 ans',
      blocks: [
        {
          text: 'L’académie est pour les personnes de 16 ans et plus. Chaque personne qui s’inscrit confirme son âge. Si nous apprenons que nous avons des données d’une personne plus jeune, nous les supprimons et remboursons ce qui a été payé.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          text: 'Ils sont peu nombreux, et à nous. La [politique de cookies](cookies) les nomme tous, et vous pouvez y changer votre choix.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Quand cette page change',
      blocks: [
        {
          text: 'Chaque version a un numéro et une date. Si un changement touche à ce que vous avez accepté, nous écrivons aux adresses concernées avant qu’il s’applique.',
        },
      ],
    },
  ],
};

export const fr: InArabic<typeof en> = {
  ...page,
  months: { one: '{n} mois', two: '{n} mois', few: '{n} mois', many: '{n} mois', other: '{n} mois' },
  years: { one: '{n} an', two: '{n} ans', few: '{n} ans', many: '{n} ans', other: '{n} ans' },
};
