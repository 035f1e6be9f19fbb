/** Codes to sign in with, and the last e-mail to somebody whose account is gone: what went, what stays and why. */
import { emailWords } from '../../email-words.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { paragraph } from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type EmailInput, type Mailing } from '../../academy/emails/email.ts';
import { openCode } from '../../academy/emails/sealed-code.ts';
import { count } from '../../platform/i18n/count.ts';
import { readLocale } from '../../platform/i18n/locale.ts';
import { openText } from '../../platform/text/sealed-text.ts';
import { bytesOfId, openedBy } from '../../platform/signed-token.ts';
import { howLongWeKeep } from '../../academy/legal/how-long-we-keep.ts';

type Code = Addressee & { code: string; minutes: number };

/** Null once the code has run out. */
async function loadCode({ clock, secret }: Mailing, input: EmailInput): Promise<Code | null> {
  const { to, sealed, locale, createdAt } = input;
  if (typeof to !== 'string' || typeof sealed !== 'string') return null;
  const minutes = Number(input['validMinutes']);
  if (clock().getTime() > createdAt.getTime() + minutes * 60_000) return null;
  const code = openCode(secret, to, sealed);
  return code === null ? null : { to: [to], locale: readLocale(locale), foot: [], code, minutes };
}

const signInCode = <const Name extends 'staff-code' | 'member-code'>(name: Name) =>
  defineEmail({
    name,
    // Nobody may make the academy write to a stranger as if they worked here.
    load: async (mailing, input) =>
      name === 'staff-code' && !(await mailing.worksHere(String(input['to'])))
        ? null
        : loadCode(mailing, input),
    write({ locale, code, minutes }, { siteName }) {
      const words = emailWords[locale][name === 'staff-code' ? 'staffCode' : 'memberCode'];
      return {
        subject: words.subject(siteName[locale]),
        preview: words.preview(minutes),
        heading: words.heading,
        blocks: [
          paragraph(words.intro),
          { kind: 'code', label: words.code, code },
          paragraph(words.valid(minutes)),
          paragraph(words.notYou, true),
        ],
      };
    },
  });

const accountDeleted = defineEmail({
  name: 'account-deleted',
  /** Null once the seal is gone: it left already. */
  async load({ db, signer }, { id, sealed, locale: written }): Promise<Addressee | null> {
    const email =
      typeof sealed === 'string'
        ? openedBy(signer, 'erased address', bytesOfId(id), (key) => openText(key, sealed))
        : null;
    const locale = readLocale(written);
    return email === null ? null : { to: [email], locale, foot: [(await readSettings(db)).address[locale]] };
  },
  write({ locale }, { siteName }) {
    const words = emailWords[locale].accountDeleted;
    return {
      subject: words.subject(siteName[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.gone),
        paragraph(words.stays(count(howLongWeKeep.paidOrderYears, words.years, locale))),
        paragraph(words.again),
        paragraph(words.notYou, true),
      ],
    };
  },
});

export const accountEmails = [signInCode('staff-code'), signInCode('member-code'), accountDeleted];
