/** That somebody has a place in the staff console: as what, and how they sign in. */
import { emailWords } from '../../email-words.ts';
import { button, facts, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail, toStaff } from '../../academy/emails/email.ts';
import { findStaffMember } from '../../academy/staff/staff-members.service.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';

const staffRole = defineEmail({
  name: 'staff-place',
  /** Null when they lost their place before the e-mail left. */
  async load({ db, publicOrigin }, { to }) {
    const someone = typeof to === 'string' ? await findStaffMember(db, to) : null;
    return someone && { ...toStaff([someone.email]), role: someone.role, publicOrigin };
  },
  write({ locale, role, publicOrigin }, { siteName }) {
    const { staffRole: words } = emailWords[locale];
    return {
      subject: words.subject(siteName[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(siteName[locale])),
        facts([{ label: words.role, value: words.roles[role] }]),
        paragraph(words.how),
        button(words.button, `${publicOrigin}${consoleAddress.today()}`),
        paragraph(words.written),
        paragraph(words.notYou, true),
      ],
    };
  },
});

export const staffRoleEmails = [staffRole];
