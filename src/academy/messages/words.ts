/** Texts of messages by WhatsApp, by language. */
import * as ar from './template.words.ar.ts';
import * as fr from './template.words.fr.ts';
import * as en from './template.words.en.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { message, type Message } from '../emails/message.ts';

export const templateTexts = { en: en.templateTexts, ar: ar.templateTexts, fr: fr.templateTexts };
export const onItsPage = { en: en.onItsPage, ar: ar.onItsPage, fr: fr.onItsPage };
export const messageReplies = { en: en.messageReplies, ar: ar.messageReplies, fr: fr.messageReplies };

type Session = {
  title: string;
  startsAt: Date;
  /** An address, or a link to join; '' where the link stands on the page. */
  where: string;
  path: string;
  locale: Locale;
};

/** The reminder of a live session, a workshop or a consultation. */
export const sessionMessage = ({ title, startsAt, where, path, locale }: Session): Message =>
  message('derb_session', [title, formatMoment(startsAt, locale), where || onItsPage[locale]], path);
