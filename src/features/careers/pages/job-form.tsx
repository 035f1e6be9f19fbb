import { longestMessage } from '../../applications/written-fields.ts';
import type { Words } from '../../../words.ts';
import type { Links } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import type { Filled } from '../../applications/pages/answer-form.ts';
import { AskForm } from '../../company/pages/ask-form.tsx';
import type { JobView } from './job-view.ts';

type JobFormProps = { data: { say: Words; links: Links }; job: JobView; filled: Filled; sent: boolean };

export function JobForm({ data: { say, links }, job, filled, sent }: JobFormProps) {
  const words = say.careers.job.form;
  const field = fieldsOf(filled, say.common.fieldProblems);
  const done = (
    <div className="grid gap-5">
      <Notice tone="success">{words.sentText}</Notice>
      <ButtonLink href={links.careers()} kind="secondary" className="justify-self-start">
        {words.sentNext}
      </ButtonLink>
    </div>
  );
  return (
    <AskForm
      form="job"
      path={links.job(job.slug)}
      words={words}
      say={say}
      picture={{ portrait: 'amina', ground: 'saffron' }}
      filled={filled}
      sent={sent ? done : null}
      privacyHref={links.privacy()}
    >
      <PersonFields field={field} labels={say.apply} hints={{ phone: words.phoneHint }} />
      <TextField
        {...field('link')}
        label={`${words.link} ${say.apply.optional}`}
        hint={words.linkHint}
        type="url"
        autoComplete="url"
        dir="ltr"
        maxLength={500}
      />
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        rows={7}
        required
        maxLength={longestMessage}
      />
    </AskForm>
  );
}
