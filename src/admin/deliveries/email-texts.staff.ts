/** Staff calls about the texts of e-mails: all of them, one of them, changing it, looking at it and sending it to oneself. */
import { locales, inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { done, isDone, wholeListOf } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { emailText } from '../../academy/emails/email-content.ts';
import {
  type EditableEmail,
  type EmailGroup,
  emailGroups,
  emailSections,
  isEditableEmail,
  writtenTexts,
} from '../../academy/emails/email-texts.ts';

const names = Object.keys(emailSections) as EditableEmail[];
const groups = Object.keys(emailGroups) as EmailGroup[];
const locale = z.enum(locales);
const count = z.number().int();

const written = z.strictObject({
  locale,
  texts: writtenTexts.meta({
    description: 'By the path of the text; one that is left out stays as delivered, in a preview as saved.',
  }),
});

const ofVariant = written.extend({
  variant: z.uuid().optional().meta({ description: 'One of `variants`; left out: the usual one.' }),
});

const nameIn = ({ name }: { name: string }): EditableEmail | StaffFailure =>
  isEditableEmail(name) ? name : refuseStaff('not-found');

const refused = (faults: Record<string, string>) => refuseStaff('bad-fields', { fields: faults });

const listTexts = staffCall({
  method: 'GET',
  path: 'email-texts',
  summary: 'Every e-mail whose texts the academy may write itself',
  may: mayEditSettings,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      name: z.enum(names),
      group: z.enum(groups),
      changed: z.object(inEach(() => count)).meta({ description: 'How many texts are its own.' }),
    }),
  ),
  async run({ academy }) {
    return { rows: await academy.staff.emailTextList() };
  },
});

const readTexts = staffCall({
  method: 'GET',
  path: 'email-texts/{name}',
  summary: 'The texts of one e-mail in a language, as they are and as delivered',
  may: mayEditSettings,
  input: z.object({ locale }),
  output: z.object({
    lines: z.array(
      z.object({
        path: z.string(),
        text: z.string(),
        isOneLine: z.boolean().meta({ description: 'It stands in a subject.' }),
        delivered: z.string(),
        fields: z.array(z.string()).meta({ description: 'What it may name in braces.' }),
        needed: z.array(z.string()).meta({ description: 'Of these, what must stay.' }),
        samples: z.record(z.string(), z.string()).meta({ description: 'A value for each, invented.' }),
      }),
    ),
  }),
  refusals: ['not-found'],
  async run({ academy, params }, asked) {
    const name = nameIn(params);
    if (typeof name !== 'string') return name;
    return { lines: await academy.staff.emailTextsOf({ name, ...asked }) };
  },
});

const saveTexts = staffCall({
  method: 'PUT',
  path: 'email-texts/{name}',
  summary: 'Write the texts of an e-mail; those as delivered are set back',
  may: mayEditSettings,
  input: written,
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }, value) {
    const name = nameIn(params);
    if (typeof name !== 'string') return name;
    const saved = await academy.staff.saveEmailTexts({ name, ...value, staff });
    return saved.ok ? isDone : refused(saved.faults);
  },
});

const previewTexts = staffCall({
  path: 'email-texts/{name}/preview',
  summary: 'The e-mail as it would be with these texts: its subject and plain text',
  may: mayEditSettings,
  input: ofVariant,
  output: z.object({
    subject: z.string(),
    text: z.string(),
    variants: z.array(z.object({ id: z.string(), subject: z.string(), differs: z.array(z.string()) })).meta({
      description: 'How else it was sent lately; `differs`: its texts that the usual one does not have.',
    }),
    isReal: z.boolean().meta({
      description: 'Made from one that was sent; false: none was, and its values are invented.',
    }),
  }),
  refusals: ['not-found'],
  async run({ academy, params }, value) {
    const name = nameIn(params);
    if (typeof name !== 'string') return name;
    const seen = await academy.staff.previewEmail({ name, ...value });
    if (!seen.ok) return refused(seen.faults);
    const { content, isReal, variants } = seen;
    return { subject: content.subject, text: emailText(content), isReal, variants };
  },
});

const testTexts = staffCall({
  path: 'email-texts/{name}/test',
  summary: 'Send that preview to oneself',
  may: mayEditSettings,
  input: written,
  output: z.object({ to: z.string() }),
  refusals: ['not-found'],
  async run({ academy, params, staff }, value) {
    const name = nameIn(params);
    if (typeof name !== 'string') return name;
    const sent = await academy.staff.testEmail({ name, ...value, staff });
    return sent.ok ? { to: staff.email } : refused(sent.faults);
  },
});

const testSender = staffCall({
  path: 'email-sender/test',
  summary: 'Send a short e-mail to oneself, with the saved sender, signature and look',
  may: mayEditSettings,
  input: z.strictObject({ locale: z.enum(locales) }),
  output: z.object({ to: z.string() }),
  async run({ academy, staff }, { locale }) {
    await academy.staff.testSender({ staff, locale });
    return { to: staff.email };
  },
});

export const emailTextCalls = [listTexts, readTexts, saveTexts, previewTexts, testTexts, testSender] as const;
