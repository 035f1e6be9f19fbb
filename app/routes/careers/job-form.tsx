import { longestMessage } from '../../../domain/applications/written-fields.ts';
import type { Words } from '../../../content/words.ts';
import type { Links } from '../../links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../ui/person-fields.tsx';
import type { Filled } from '../apply/answer-form.ts';
import { AskForm } from '../company/ask-form.tsx';
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
