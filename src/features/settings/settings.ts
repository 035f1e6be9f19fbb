/** What the owner of an academy can set without a programmer. Kept in the database; the sample ships with the code. */
import type { CheckHours } from '../../platform/time/check-hours.ts';
import type { Localised } from '../courses/course.ts';
import type { LiveCall } from '../community/live-call.ts';

export type RegistrationNumber = { label: Localised<string>; value: string };
export type Claims = { activeMembers: string; projectsLaunched: string; trainees: string; rating: string };

/** Where bank transfers go. `rib` is 24 digits whose key is right; `swift` is for senders abroad, empty when there is none. */
export type BankAccount = { accountName: string; bank: string; rib: string; swift: string };

/** To whom cash is sent, and at which agencies. */
export type CashAgency = {
  beneficiary: string;
  city: string;
  phone: string;
  /** 'WafaCash', 'Cash Plus': the firms whose counters take it. */
  agencies: Localised<string>[];
};

export type AcademySettings = {
  siteName: Localised<string>;
  tagline: Localised<string>;
  phone: string;
  /** Digits with country code, for the messaging app's link. */
  whatsapp: string;
  email: string;
  address: Localised<string>;
  instagram: string;
  linkedin: string;
  /** The numbers under which the law knows the academy (RC, ICE, IF), as printed on receipts. */
  registration: RegistrationNumber[];
  /** What it says of itself in figures, written as each language writes them: '10.2k+', '+10.200'. */
  claims: Localised<Claims>;
  chatGreeting: Localised<string>;
  /** A file of the site ('/media/welcome.mp4') or a YouTube address. */
  welcomeVideoUrl: string | null;
  /** Its still without the ending ('/media/welcome': .avif, .webp and .jpg lie there); without one the drawn lane stands there. */
  welcomeVideoPoster?: string | null;
  /** Address of the learning platform; a course's start link is `${learningPlatformUrl}?product=${platformProduct}`. */
  learningPlatformUrl: string;
  /** Null when none is filled in, or when its RIB cannot be right: then nobody is offered to pay so. */
  bankTransfer: BankAccount | null;
  /** Null when none is filled in. */
  cashAgency: CashAgency | null;
  /** By when claimed transfers are looked at: buyers read it in words, and a claim that waits past its check is late. */
  transferChecks: CheckHours;
  /** The live calls of the community, by the clocks of Morocco. */
  liveCalls: LiveCall[];
  /** What joining the community costs, once; centimes of MAD. */
  membershipPriceCentimes: number;
  /** Days of the one refund policy (decision: one source for every page). */
  refundPolicy: {
    courseDays: number;
    workshopHoursBefore: number;
    shopDays: number;
    communityDays: number;
    consultationHoursBefore: number;
    paidBackWithinDays: number;
  };
  /** Hours after a confirmed payment within which access is promised, at the latest. */
  accessWithinHours: number;
  /** Days an unpaid order stays payable. */
  orderExpiryDays: number;
  /** Price and length of the bonus are those of the consultation it names by its slug; while it names none, nothing is said of it. */
  bonusConsultation: {
    service: string | null;
    percentOff: number;
    firstRegistrants: number;
    /** For how many days it can be used. */
    validDays: number;
  };
  /** For how many days the consultation that is part of a course can be used. */
  includedConsultationDays: number;
};
