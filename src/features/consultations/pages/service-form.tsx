import { longestMessage } from '../../applications/written-fields.ts';
import type { Words } from '../../../words.ts';
import { whatsappLink } from '../../site/whatsapp-link.ts';
import type { Links } from '../../site/links.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import type { Filled } from '../../applications/pages/answer-form.ts';
import { AskForm } from '../../company/pages/ask-form.tsx';
import type { ServicePage } from './service.tsx';

type ServiceFormProps = { page: ServicePage; say: Words; links: Links; filled: Filled };

function Sent({ page, say, links }: Omit<ServiceFormProps, 'filled'>) {
  const words = say.consultation.service.form;
  const { view, whatsapp } = page;
  return (
    <div className="grid gap-5">
      <Notice tone="success">{fill(words.sentText, { hours: say.contact.hours })}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={whatsappLink(whatsapp, words.sentWhatsappMessage(view.words.title))}
          kind="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {words.sentWhatsapp}
        </ButtonLink>
        <ButtonLink href={links.consultation()} kind="quiet">
          {words.sentNext}
        </ButtonLink>
      </div>
    </div>
  );
}

export function ServiceForm({ page, say, links, filled }: ServiceFormProps) {
  const words = say.consultation.service.form;
  const field = fieldsOf(filled, say.common.fieldProblems);
  const { slug, portrait, ground } = page.view;
  return (
    <AskForm
      form="consultation"
      path={links.service(slug)}
      words={words}
      say={say}
      picture={{ portrait, ground }}
      filled={filled}
      sent={page.sent ? <Sent page={page} say={say} links={links} /> : null}
      privacyHref={links.privacy()}
    >
      <PersonFields field={field} labels={say.apply} hints={{ phone: words.phoneHint }} phoneRequired />
      <TextField
        {...field('preferredTimes')}
        label={words.preferredTimes}
        hint={words.preferredTimesHint}
        rows={2}
        required
        maxLength={longestMessage}
      />
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        rows={5}
        required
        maxLength={longestMessage}
      />
    </AskForm>
  );
}
