/** The firms for cards, by the names of their gateways: what everybody calls them, and what staff read of one that is not connected. */
import type { Locale } from '../../platform/i18n/locale.ts';

type InThree = Record<Locale | 'fr', string>;
/** What it takes, who gives what is needed, and what that is. */
type FirmWords = { name: string } & Record<'takes' | 'from' | 'needs', InThree>;

export const cardFirmWords = {
  stripe: {
    name: 'Stripe',
    takes: {
      en: 'Cards from abroad, in dirhams, on Stripe’s own page.',
      ar: 'بطاقات من الخارج، بالدرهم، على صفحة Stripe.',
      fr: 'Les cartes étrangères, en dirhams, sur la page de Stripe.',
    },
    from: {
      en: 'An account at stripe.com of a firm in a country that Stripe serves: we know of none for firms in Morocco. That firm is the seller on the card’s statement.',
      ar: 'حساب في stripe.com باسم شركة في بلد تخدمه Stripe، ولا نعرف حسابات لشركات في المغرب. هذه الشركة هي البائع الذي يظهر في كشف البطاقة.',
      fr: 'Un compte sur stripe.com d’une société d’un pays que Stripe sert : nous n’en connaissons pas pour les sociétés au Maroc. Cette société est le vendeur qui figure sur le relevé de la carte.',
    },
    needs: {
      en: 'A restricted key (write: Checkout Sessions and Refunds; read: PaymentIntents), and a webhook to the callback address, whose signing secret is the second value.',
      ar: 'مفتاح مقيّد (كتابة: Checkout Sessions وRefunds، وقراءة: PaymentIntents)، وwebhook نحو عنوان الإشعارات، وسرّ توقيعه هو القيمة الثانية.',
      fr: 'Une clé restreinte (écriture : Checkout Sessions et Refunds ; lecture : PaymentIntents), et un webhook vers l’adresse de notification, dont le secret de signature est la deuxième valeur.',
    },
  },
  cmi: {
    name: 'CMI',
    takes: {
      en: 'Moroccan cards, on CMI’s own page.',
      ar: 'البطاقات المغربية، على صفحة CMI.',
      fr: 'Les cartes marocaines, sur la page de CMI.',
    },
    from: {
      en: 'A contract with CMI, or through your bank: ask it for online payment (store type 3D_PAY_HOSTING) for test and live.',
      ar: 'عقد مع CMI أو عبر البنك: يُطلب منه الدفع عبر الإنترنت (3D_PAY_HOSTING)، للتجربة وللعمل الفعلي.',
      fr: 'Un contrat avec CMI, ou par votre banque : demandez-lui le paiement en ligne (type 3D_PAY_HOSTING), test et réel.',
    },
    needs: {
      en: 'The merchant number; the store key, which you set in CMI’s Merchant Center with hash version 3; and, from CMI’s support, the addresses from which it notifies.',
      ar: 'رقم التاجر، ومفتاح المتجر الذي يُضبط في Merchant Center لدى CMI مع الإصدار 3 للبصمة، ومن دعم CMI العناوين التي تصدر منها إشعاراته.',
      fr: 'Le numéro de marchand ; la clé du magasin, que vous réglez dans le Merchant Center de CMI avec la version 3 du hachage ; et, auprès du support de CMI, les adresses d’où il notifie.',
    },
  },
  payzone: {
    name: 'Payzone',
    takes: {
      en: 'Moroccan cards, on Payzone’s own page.',
      ar: 'البطاقات المغربية، على صفحة Payzone.',
      fr: 'Les cartes marocaines, sur la page de Payzone.',
    },
    from: {
      en: 'A contract with Payzone Maroc (Vantage Payment Systems).',
      ar: 'عقد مع Payzone Maroc ‏(Vantage Payment Systems).',
      fr: 'Un contrat avec Payzone Maroc (Vantage Payment Systems).',
    },
    needs: {
      en: 'The merchant account, the paywall key, the notification key, and name and password of the caller. Ask whether the account knows CREDIT_CARD.',
      ar: 'حساب التاجر، ومفتاح paywall، ومفتاح الإشعارات، واسم المتّصل وكلمة مروره. يُسأل أيضًا هل يعرف الحساب CREDIT_CARD.',
      fr: 'Le compte marchand, la clé paywall, la clé de notification, le nom et le mot de passe de l’appelant. Demandez si le compte connaît CREDIT_CARD.',
    },
  },
} as const satisfies Record<string, FirmWords>;
