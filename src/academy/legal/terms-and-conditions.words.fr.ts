import type { LegalPage } from '../../../content/shape.ts';
import { versions } from './terms-and-conditions.versions.ts';
import { communityRules as rules } from './community-rules.words.fr.ts';

export const fr: LegalPage = {
  versions,
  title: 'Conditions générales',
  description:
    'Inscription, paiement, accès, rétractation et remboursement chez Derb, en mots simples : ce que vous pouvez attendre de l’académie, et l’académie de vous.',
  lead: 'Ce que vous pouvez attendre de l’académie, et l’académie de vous. En envoyant une commande, vous acceptez la version en vigueur ce jour-là.',
  sections: [
    {
      id: 'who',
      heading: 'Avec qui vous faites le contrat',
      blocks: [
        { identity: true },
        {
          text: 'Dans ces conditions, « nous » est cette société, et « vous » la personne, femme ou homme, qui commande. Ce qui se vend : des formations, des ateliers, des produits de la boutique, l’adhésion à la communauté et des consultations.',
        },
      ],
    },
    {
      id: 'age',
      heading: 'Qui peut commander',
      blocks: [
        {
          text: 'Il faut avoir 16 ans ou plus, et vous le confirmez à l’inscription. Si vous n’avez pas encore 18 ans, un parent ou un tuteur doit accepter l’achat.',
        },
      ],
    },
    {
      id: 'contract',
      heading: 'Comment le contrat se conclut',
      blocks: [
        {
          points: [
            'Vous choisissez, vous voyez le prix, et vous donnez nom, e-mail et téléphone. Tant que le formulaire n’est pas envoyé, vous pouvez tout changer.',
            'L’envoi du formulaire crée une commande, avec un numéro qui commence par `MEM-`. Vous recevez un e-mail avec ce numéro et le lien vers la page de la commande. Vous pouvez encore y corriger vos coordonnées jusqu’au paiement.',
            'Vous choisissez comment payer. Le contrat est conclu quand votre paiement est confirmé ; vous en recevez la confirmation écrite, avec un reçu.',
            'Une commande qui n’est pas payée sous {orderExpiry} se ferme. Vous pouvez la rouvrir au prix du jour.',
          ],
        },
        {
          text: 'Nous gardons votre commande, vos accords et ces conditions dans la version que vous avez acceptée. Vous pouvez en demander une copie à tout moment. Le contrat peut se conclure en arabe, en français ou en anglais, à votre choix.',
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prix et offres',
      blocks: [
        {
          text: 'Les prix sont en dirhams marocains (MAD) et sont ce que vous payez : nous n’ajoutons aucun frais, quel que soit le moyen choisi. Un prix réduit est le prix demandé, et il finit quand la page le dit. Si un prix change pendant que votre formulaire est ouvert, nous vous montrons le nouveau avant toute commande.',
        },
        { text: 'Les offres et les codes promo ne s’additionnent pas : le plus avantageux s’applique.' },
      ],
    },
    {
      id: 'friends',
      heading: 'Inviter une amie',
      blocks: [
        {
          points: [
            'Là où l’académie le propose, toute personne qui a payé une formation ici peut avoir un code pour ses amies. Une amie qui l’utilise paie un pourcentage de moins pour sa première formation : une fois, pour elle-même, payée en une fois, et sans l’ajouter à un autre code ou à une offre. Elle voit le prix avant et après le code, et ne commande rien en ouvrant le lien.',
            'Quand cette amie ne peut plus demander son remboursement, la personne à qui est le code reçoit un crédit, tel qu’il était annoncé quand l’amie a commandé : une part de ce qu’elle a payé, ou un montant. Le crédit réduit le prix d’une formation et se perd s’il n’est pas utilisé jusqu’à son dernier jour. Il n’est jamais versé en argent et ne peut pas être donné.',
            'Si l’amie est remboursée, le crédit disparaît. S’il a déjà servi, il est retiré du prochain crédit ; personne ne le paie. Un crédit utilisé pour une commande qui n’est pas payée, ou qui est remboursée, revient jusqu’à son dernier jour.',
            'Il n’y a qu’un niveau : le crédit vient du premier achat de l’amie elle-même, jamais des personnes qu’elle invite, et personne ne reçoit rien pour en recruter d’autres. La loi 31-08 interdit les chaînes où l’on gagne en amenant des personnes qui en amènent d’autres. Rien de ce que vous avez acheté ne dépend du fait d’inviter quelqu’un.',
            'Une commande avec l’adresse e-mail ou le téléphone de la personne à qui est le code est refusée. Si un code est détourné, par exemple avec des acheteurs inventés, nous pouvons le fermer ; nous en donnons la raison par écrit, et le crédit déjà dû reste.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Paiement',
      blocks: [
        {
          text: 'Vous payez le tout avant l’accès, sauf si des échéances ont été convenues (voir plus bas), de l’une de ces manières : par carte sur la page d’un prestataire de paiement qui travaille au Maroc, par virement bancaire, ou en espèces dans une agence par {agencies}. Un virement ou un paiement en espèces compte quand nous l’avons trouvé ; nous vérifions {transferCheck}.',
        },
        {
          text: 'Certaines formations peuvent se payer en plusieurs fois. Vous voyez les montants et les dates des échéances quand vous choisissez comment payer, et ils ne changent pas après le premier versement. Le premier versement ouvre la formation ; vous payez vous-même chaque autre échéance, à sa date ou plus tôt : nous ne prélevons jamais rien. Si une échéance a plus de retard que les jours indiqués là, la formation est en pause jusqu’à son paiement, et rien de ce qui est à vous n’est supprimé.',
        },
        {
          text: 'Nous ne demandons jamais un numéro de carte, un code secret ou un code à usage unique par téléphone, e-mail ou WhatsApp.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Accès',
      blocks: [
        {
          text: 'Une formation s’ouvre sur ce site dès que votre paiement est confirmé, ses leçons aux jours que sa page indique. Le lien est dans un e-mail et sur la page de votre commande. Pour une formation sur une autre plateforme, vous recevez un code et un lien sous {accessHours}. Les fichiers de la boutique se téléchargent depuis cette page et depuis les liens que nous envoyons ; combien de fois et jusqu’à quand, c’est écrit avant le paiement. La date d’un atelier est sur sa page.',
        },
        {
          text: 'L’accès est pour vous seulement. Les leçons et les fichiers peuvent être gardés et imprimés pour apprendre vous-même ; donner votre accès, filmer des leçons ou vendre des fichiers n’est pas permis et peut mettre fin à votre accès sans remboursement, après que nous vous avons demandé de vous expliquer.',
        },
        {
          text: 'L’adhésion à la communauté se paie une fois et n’a pas de fin. Là où l’académie la propose aussi pour un mois ou un an, elle dure jusqu’au jour indiqué sur la page de votre commande, compté à partir de votre paiement, ou de la fin de ce que vous avez si cela court encore. Elle ne se renouvelle pas toute seule : nous vous écrivons avant la fin, et ne prélevons rien. Après ce jour, la communauté vous reste ouverte pendant {graceDays}, puis elle se ferme ; ce que vous avez écrit est gardé, et vous le retrouvez en renouvelant. Un mois peut être rendu dans les {monthDays} après votre paiement, et un an comme l’adhésion payée une fois. L’adhésion d’un mois ou d’un an ne s’offre pas et ne se paie pas en plusieurs fois.',
        },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Votre droit de rétractation',
      blocks: [
        {
          text: 'La loi 31-08 édictant des mesures de protection du consommateur vous donne sept jours pour vous rétracter d’un contrat conclu à distance, sans motif et sans pénalité. Pour un service, les jours comptent à partir de l’acceptation de l’offre.',
        },
        {
          text: 'Si vous voulez qu’une formation ou un téléchargement commence avant la fin de ces jours, nous demandons votre accord exprès à l’inscription : une case qui n’est jamais cochée d’avance. Nous gardons votre accord avec son heure, et il est sur votre reçu. Selon la loi, ce droit peut prendre fin une fois qu’un service a commencé avec un tel accord. Notre propre politique de remboursement, plus bas, s’applique quand même : elle n’enlève rien de ce que la loi vous donne.',
        },
        {
          text: 'Pour vous rétracter, choisissez « Demander un remboursement » sur la page de votre commande, ou écrivez une phrase à [`{email}`](email) ou par WhatsApp, avec votre numéro de commande.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'Remboursements',
      blocks: [
        { text: 'Il y a une seule politique de remboursement, la même sur chaque page et chaque reçu :' },
        { refunds: true },
        {
          points: [
            'Demandez sur la page de votre commande, par [e-mail](email) ou par WhatsApp avec votre numéro de commande. Vous n’avez pas à donner de raison.',
            'Si les dates de votre groupe changent, votre dernier jour change avec sa première rencontre, et il n’est jamais plus tôt que ce que nous vous avons dit.',
            'Ce qui compte est le jour où vous demandez, pas celui où nous le lisons.',
            'Un remboursement met fin à l’accès qui a été payé avec cet argent.',
            'Si nous annulons un atelier, une consultation ou une formation, vous choisissez entre une autre date et tout votre argent, quels que soient les délais ci-dessus.',
          ],
        },
        {
          text: 'Si quelque chose que nous avons vendu ne correspond pas à ce qui était convenu, vous avez les droits que la loi accorde, en plus de cette politique.',
        },
      ],
    },
    {
      id: 'workshops-consultations',
      heading: 'Ateliers et consultations',
      blocks: [
        {
          text: 'Un atelier a un nombre de places ; quand elles sont prises, les noms vont sur une liste d’attente, dans l’ordre d’arrivée. Pour une consultation, vous choisissez vous-même un des rendez-vous libres : il est gardé le temps de payer, et il est à vous une fois payé. Jusqu’à {consultationHours} avant le début, vous pouvez le déplacer ou l’annuler vous-même. Si aucun ne vous convient, en demander un autre ne coûte rien.',
        },
      ],
    },
    {
      id: 'community',
      heading: 'Règles de la communauté',
      blocks: [
        { points: rules },
        {
          text: 'Rien de contraire à la loi n’a sa place ici. À qui enfreint ces règles, nous demandons d’arrêter. Si cela continue, ou si c’était grave, nous pouvons fermer le compte, et nous en donnons le motif par écrit. Vous pouvez nous demander de revoir la décision.',
        },
      ],
    },
    {
      id: 'results',
      heading: 'Ce que nous promettons, et ce que nous ne promettons pas',
      blocks: [
        {
          text: 'Nous promettons ce que décrit la page d’une formation : ses leçons, ses rencontres en direct, ses retours. Nous ne promettons ni un revenu ni un nombre de ventes, car ils dépendent de votre produit, de votre prix et de votre temps. Nous répondons des dommages dus à notre faute, comme la loi le prévoit.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'À qui est le travail',
      blocks: [
        {
          text: 'Les leçons, les fichiers, les textes et les dessins appartiennent à l’académie et aux personnes qui y enseignent. Ce que vous faites dans une formation est à vous. Nous ne le montrons à d’autres que si vous l’avez accepté par écrit.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'Vos données',
      blocks: [{ text: 'La [politique de confidentialité](privacy) dit ce que nous gardons et pourquoi.' }],
    },
    {
      id: 'disagreement',
      heading: 'Si nous ne sommes pas d’accord',
      blocks: [
        {
          text: 'Écrivez d’abord à [`{email}`](email) : nous répondons sous dix jours ouvrables. Si nous ne trouvons pas de solution ensemble, une médiation a lieu à Rabat avant tout recours en justice. La loi marocaine s’applique. Vous gardez votre droit d’aller devant le tribunal, tel que la loi vous le donne, et devant une association de consommateurs.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Quand ces conditions changent',
      blocks: [
        {
          text: 'Une nouvelle version s’applique aux commandes passées après sa date. Une commande existante garde la version que vous avez acceptée.',
        },
      ],
    },
  ],
};
