/** What the server passes to loaders and actions; a test passes another one. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Words } from '../../words.ts';
import { localeOfPath, type Locale } from '../../platform/i18n/locale.ts';
import type { Documents } from '../../selling/orders/order-documents.ts';
import type { Member } from '../sign-in/member.ts';
import type { Academy } from '../../academy.ts';
import type { StaffAuth } from '../staff/staff-auth.ts';
import { linksIn, type Links } from './links.ts';

/** The sign-in of members: everybody may get a code; what they see afterwards depends on their orders. */
export type MemberSignedIn =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'wrong-code' | 'too-many' };
/** `email`: of the account that the number opens. */
export type SignedInByPhone =
  | { ok: true; headers: Headers; email: string }
  | { ok: false; reason: 'wrong-code' | 'too-many' };

export type MemberAuth = {
  /** The signed-in person of this request, or null. */
  whoIs(request: Request): Promise<Member | null>;
  /** Sends a six-digit code to any address; answers the same for every one. */
  sendCode(request: Request, email: string): Promise<{ ok: true } | { ok: false; reason: 'too-many' }>;
  signIn(request: Request, email: string, code: string): Promise<MemberSignedIn>;
  /**
   * The same by a number that was proved from the account, with a code by WhatsApp; null where it is not set up. `gift`: the code of
   * one that is taken: with it any number signs in, and what has no account gets one.
   */
  phone: null | {
    sendCode(
      request: Request,
      phone: string,
      gift?: string,
    ): Promise<{ ok: true } | { ok: false; reason: 'too-many' }>;
    signIn(request: Request, phone: string, code: string, gift?: string): Promise<SignedInByPhone>;
  };
  signOut(request: Request): Promise<Headers>;
  /** A new cookie for a session that has been in use for a day; empty headers otherwise. Sent along with every page. */
  renewed(request: Request): Promise<Headers>;
  /** Where the member is signed in, this device first. */
  devices(request: Request): Promise<Device[]>;
  /** Ends one of the member's own sessions; false when it is not theirs. */
  endDevice(request: Request, id: string): Promise<boolean>;
  /** Ends every session but this one. */
  endOtherDevices(request: Request): Promise<void>;
};

/** `agent`: the browser's User-Agent. `lastSeen` is exact to the day. */
export type Device = { id: string; isThis: boolean; agent: string; since: Date; lastSeen: Date };

export type MailInBox = { id: string; sentAt: Date; to: string; subject: string; html: string; text: string };

/** Who receives data beside the academy, as this process is set up: the privacy policy names them. */
export type Recipients = {
  /** Firms behind the connected ways to pay by card. */
  cards: readonly string[];
  /** Whether e-mails leave by a mail server. */
  mail: boolean;
  /** Whether messages are sent by WhatsApp to who wants them; left out, they are not. */
  messages?: boolean;
  /** Who receives orders and applications: its name, '' when it has none; null when nobody does. */
  events: string | null;
};

export type ForScreens = {
  academy: Academy;
  words: Record<Locale, Words>;
  clock: () => Date;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  testScreens: boolean;
  /** Set where a page is rendered with what is not published yet: until when its link works. */
  previewUntil?: Date;
  recipients: Recipients;
  /** Receipts and credit notes, as PDF. */
  documents: Documents;
  staffAuth: StaffAuth;
  memberAuth: MemberAuth;
  /** Another community than our own, as an address to frame; null for our own. */
  communityUrl: string | null;
  /** Whether phones may keep lessons; left out, they may. */
  keepsLessons?: boolean;
  /** The mailbox page's e-mails, newest first; null when mail goes to a real SMTP server. */
  mailbox: null | { emails(): Promise<MailInBox[]>; email(id: string): Promise<MailInBox | null> };
  /** What the practice bank's page can do; null in production. Typed by the practice gateway. */
  practiceBank: null | import('../../gateways/practice/practice-bank.ts').PracticeBank;
};

export const screensContext = createContext<ForScreens>();

export type ScreenArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The four things nearly every loader starts with. */
export function open({
  request,
  context,
}: ScreenArgs): ForScreens & { locale: Locale; t: Words; links: Links; url: URL } {
  const screens = context.get(screensContext);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  return { ...screens, locale, t: screens.words[locale], links: linksIn(locale), url };
}
