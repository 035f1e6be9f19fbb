/** That somebody's authenticator app was taken away. */
import { emailWords } from '../../email-words.ts';
import { button, facts, paragraph } from '../emails/email-content.ts';
import { defineEmail, toStaff } from '../emails/email.ts';
import { findStaffMember } from '../staff/staff-members.service.ts';
import { consoleAddress } from '../staff/console-address.ts';

const secondFactorReset = defineEmail({
  name: 'second-factor-reset',
  /** Null when they lost their place before the e-mail left. */
  async load({ db, publicOrigin }, { to, by }) {
    const someone = typeof to === 'string' ? await findStaffMember(db, to) : null;
    return someone && { ...toStaff([someone.email]), by: typeof by === 'string' ? by : null, publicOrigin };
  },
  write({ locale, by, publicOrigin }, { siteName }) {
    const { secondFactorReset: words } = emailWords[locale];
    return {
      subject: words.subject(siteName[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(siteName[locale])),
        facts([{ label: words.by, value: by ?? words.byServer }]),
        paragraph(words.next),
        button(words.button, `${publicOrigin}${consoleAddress.today()}`),
        paragraph(words.notYou),
      ],
    };
  },
});

export const secondFactorEmails = [secondFactorReset];
