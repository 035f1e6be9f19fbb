import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const booking: InArabic<typeof en.booking> = {
  facts: {
    when: 'Quand',
    yourTime: 'À votre heure',
    morocco: (when) => `${when} (Maroc)`,
    length: 'Durée',
    expert: 'Avec',
    meeting: 'Lien de la visio',
    learner: 'Rendez-vous pris par',
    email: 'E-mail',
    phone: 'Téléphone',
    note: 'Message',
  },
  noLink:
    'Le lien de la visio arrive avant le rendez-vous. Vous le trouverez aussi sur la page de votre commande.',
  openOrder: 'Ouvrir mon rendez-vous',
  calendar: 'Ajouter à mon agenda',
  change: (until, paidBack) =>
    `Vous pouvez le déplacer jusqu’au ${until}, ou l’annuler : nous vous remboursons sous ${paidBack}. Après, le rendez-vous est gardé pour vous et ne se rembourse plus.`,
  kept: 'Il ne peut plus être ni déplacé ni remboursé. Le rendez-vous est gardé pour vous.',
  confirmed: {
    subject: (service, when) => `C’est réservé : ${service}, ${when}`,
    preview: 'Votre paiement est confirmé, et le rendez-vous est à vous.',
    heading: 'Votre rendez-vous est réservé',
    intro: (service) => `Votre paiement est confirmé. « ${service} », rien que pour vous à cette heure :`,
  },
  moved: {
    subject: (service, when) => `Rendez-vous déplacé : ${service}, ${when}`,
    preview: 'Votre nouvelle heure est dans cet e-mail.',
    heading: 'Votre rendez-vous est déplacé',
    intro: (service) => `Vous avez déplacé « ${service} ». Votre nouvelle heure :`,
  },
  movedByUs: {
    subject: (service, when) => `Nous avons déplacé votre rendez-vous : ${service}, ${when}`,
    preview: 'Votre nouvelle heure est dans cet e-mail.',
    heading: 'Nous avons dû déplacer votre rendez-vous',
    intro: (service) =>
      `Pardon : « ${service} » ne peut pas avoir lieu à l’heure que vous aviez réservée. Votre nouvelle heure :`,
    orElse:
      'Si elle ne vous convient pas, répondez à cet e-mail : vous choisissez une autre heure, ou nous vous remboursons tout.',
  },
  cancelled: {
    subject: (service) => `Rendez-vous annulé : ${service}`,
    preview: 'D’autres peuvent maintenant réserver cette heure.',
    heading: 'Votre rendez-vous est annulé',
    intro: (service) => `Vous avez annulé votre rendez-vous « ${service} » :`,
    money: 'Nous vous remboursons ce que vous avez payé :',
    noMoney: 'La date limite pour un remboursement était passée : ce rendez-vous n’est pas remboursé.',
    again: 'Voir d’autres rendez-vous',
  },
  cancelledByUs: {
    subject: (service) => `Nous avons dû annuler : ${service}`,
    preview: 'Nous vous remboursons tout.',
    heading: 'Nous avons dû annuler votre rendez-vous',
    intro: (service) => `Pardon, « ${service} » n’aura pas lieu à cette heure :`,
  },
  lost: {
    subject: (service) => `Choisissez un autre rendez-vous : ${service}`,
    preview: 'Votre paiement est arrivé quand quelqu’un d’autre avait déjà réservé votre heure.',
    heading: 'Nous avons votre paiement : choisissez un autre rendez-vous',
    intro: (service) =>
      `Votre paiement pour « ${service} » est arrivé tard, et quelqu’un d’autre avait réservé l’heure ci-dessous. Vous ne perdez rien : choisissez un autre rendez-vous, sans supplément.`,
    choose: 'Choisir un autre rendez-vous',
    orMoney: (paidBack) =>
      `Si aucun rendez-vous ne vous convient, annulez sur la même page : nous vous remboursons tout sous ${paidBack}.`,
  },
  day: {
    subject: (service, when) => `Bientôt : ${service}, ${when}`,
    preview: 'Votre rendez-vous approche. Préparez ce qu’il vous faut.',
    heading: 'Votre rendez-vous approche',
    intro: (service) => `« ${service} » a lieu à cette heure :`,
  },
  hour: {
    subject: (service, time) => `Aujourd’hui à ${time} : ${service}`,
    preview: 'Le rendez-vous commence dans moins d’une heure.',
    heading: 'Le rendez-vous commence dans moins d’une heure',
    intro: (service) =>
      `« ${service} » commence dans moins d’une heure. Il vous faut seulement un endroit calme et un téléphone chargé.`,
  },
  free: {
    change: (until) =>
      `Vous pouvez le déplacer jusqu’au ${until}, ou l’annuler : si vous avez utilisé un droit, il vous revient.`,
    kept: 'Il ne peut plus être ni déplacé ni annulé. Le rendez-vous est gardé pour vous.',
    confirmed: {
      preview: 'Vous ne payez rien, et le rendez-vous est à vous.',
      intro: (service) => `Vous ne payez rien. « ${service} », rien que pour vous à cette heure :`,
    },
    nothingBack: 'Vous n’avez rien payé, il n’y a donc rien à rembourser.',
    expert: {
      preview: 'C’est réservé et dans votre agenda.',
      intro: 'C’est réservé avec un droit ou un code, sans paiement. Voici la personne et son message :',
    },
  },
  meet: 'Ouvrir la visio',
  expert: {
    booked: {
      subject: (when) => `Consultation réservée : ${when}`,
      preview: 'Elle est payée et dans votre agenda.',
      heading: 'Une consultation est réservée',
      intro: 'Elle est payée. Voici la personne et son message :',
    },
    moved: {
      subject: (when) => `Consultation déplacée : ${when}`,
      preview: 'La nouvelle heure est dans cet e-mail.',
      heading: 'Une consultation est déplacée',
      intro: 'La personne l’a déplacée. La nouvelle heure :',
      introByUs: 'L’académie l’a déplacée. La nouvelle heure :',
    },
    cancelled: {
      subject: (when) => `Consultation annulée : ${when}`,
      preview: 'D’autres peuvent maintenant réserver cette heure.',
      heading: 'Une consultation est annulée',
      intro: 'Cette consultation n’aura pas lieu, et d’autres peuvent réserver l’heure :',
    },
    all: 'Voir toutes les réservations',
    setLink:
      'Il n’y a pas encore de lien de visio. Mettez-le sur la page de vos heures, et il apparaît dans les e-mails de la personne.',
  },
  staffLost: {
    subject: (number) => `Payé quand l’heure était déjà prise : commande ${number}`,
    preview: 'Nous avons demandé à la personne de choisir un autre rendez-vous.',
    heading: 'Un rendez-vous est perdu',
    intro:
      'Le paiement de cette commande est arrivé quand quelqu’un d’autre avait déjà réservé l’heure. Nous avons demandé à la personne d’en choisir une autre, sans supplément. Aidez-la si aucune ne lui convient.',
    button: 'Ouvrir la commande',
  },
};
