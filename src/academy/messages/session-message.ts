/** The reminder of a live session, a workshop or a consultation. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { message, type Message } from '../emails/message.ts';
import { onItsPage } from './words.ts';

type Session = {
  title: string;
  startsAt: Date;
  /** An address, or a link to join; '' where the link stands on the page. */
  where: string;
  path: string;
  locale: Locale;
};

export const sessionMessage = ({ title, startsAt, where, path, locale }: Session): Message =>
  message('derb_session', [title, formatMoment(startsAt, locale), where || onItsPage[locale]], path);
