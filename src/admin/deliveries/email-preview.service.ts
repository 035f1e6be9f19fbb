/** An e-mail with the texts that an owner is typing, in a frame of the console: a page of its own, with a policy of its own. */
import { z } from 'zod';
import type { ServiceContext } from '../../context.ts';
import { logoHeights } from '../../platform/files/picture.ts';
import { emailPreviewPath } from '../../platform/http/security-headers.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { ForScreens } from '../../academy/frame/academy-context.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { isEditableEmail, writtenTexts } from '../../academy/emails/email-texts.ts';
import { previewEmail } from './email-texts.service.ts';
import { withLogo } from '../../academy/emails/logo-mark.ts';

type AnswerPage = (request: Request) => Promise<Response>;

const posted = z.object({
  name: z.string().refine(isEditableEmail),
  locale: z.enum(locales),
  variant: z.uuid().optional(),
  texts: z
    .string()
    .transform((json, checks): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        checks.addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(writtenTexts),
});

/** The page of an e-mail as it is sent, with its logo in the page itself. */
async function pageOf(context: ServiceContext, written: z.output<typeof posted>): Promise<string | null> {
  const seen = await previewEmail(context, written);
  if (!seen.ok) return null;
  // React is needed for e-mails only.
  const { emailPage } = await import('../../academy/emails/email-page.tsx');
  const logo = seen.content.look?.logo;
  const png = logo ? await context.logoPng?.(logo.id, 2 * logoHeights.email) : null;
  return withLogo(emailPage(seen.content), png ?? undefined);
}

const answerWith = (status: number, html: string): Response =>
  new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });

/** 403 for whoever may not write e-mails, 422 while a text in it is wrong; every other request is passed on. */
export const withEmailPreviews =
  (answer: AnswerPage, context: ServiceContext, { staffAuth }: Pick<ForScreens, 'staffAuth'>): AnswerPage =>
  async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== emailPreviewPath)
      return answer(request);
    const staff = await staffAuth.whoIs(request);
    if (staff === null || !mayEditSettings(staff)) return answerWith(403, '');
    const asked = posted.safeParse(Object.fromEntries((await request.formData()).entries()));
    const html = asked.success ? await pageOf(context, asked.data) : null;
    return html === null ? answerWith(422, '') : answerWith(200, html);
  };
