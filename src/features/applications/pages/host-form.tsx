import type { Words } from '../../../words.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { StepCard } from '../../checkout/pages/step-frame.tsx';
import type { Filled } from './answer-form.ts';
import { ApplicantForm } from './applicant-form.tsx';
import { closeAfter } from './close-after.ts';

/** Where the form stands on its page. */
export const hostFormId = 'propose';

const picture = { portrait: 'khadija', ground: 'majorelle' } as const;

type HostFormProps = {
  say: Words;
  action: string;
  filled: Filled;
};

/** The form that proposes a course: on its page, and in the dialog over the home page. */
export function HostForm({ say, action, filled }: HostFormProps) {
  const words = say.hostCourse.form;
  const field = fieldsOf(filled, say.common.fieldProblems);
  return (
    <StepCard step="host-course" level={2} title={words.heading} picture={picture} words={say.apply}>
      <div className="space-y-5">
        <p className="text-ink-soft">{words.text}</p>
        <ApplicantForm
          name="host"
          say={say}
          action={action}
          filled={filled}
          emailHint={words.emailHint}
          submit={words.submit}
          privacy={words.privacy}
        >
          <TextField
            {...field('courseTopic')}
            label={words.topic}
            hint={words.topicHint}
            required
            minLength={5}
            maxLength={300}
          />
          <TextField
            {...field('experience')}
            label={words.experience}
            hint={words.experienceHint}
            rows={4}
            maxLength={1_500}
          />
        </ApplicantForm>
      </div>
    </StepCard>
  );
}

/** In place of the form once the proposal is there; the dialog goes by itself. */
export function HostThanks({ say }: { say: Words }) {
  const words = say.hostCourse.form;
  return (
    <StepCard step="host-course" level={2} title={words.sentHeading} picture={picture} words={say.apply}>
      <div data-close-after={closeAfter.hostCourse}>
        <Notice tone="success" title={words.success}>
          {words.successText}
        </Notice>
      </div>
    </StepCard>
  );
}

/** What happens next, and when. */
export function HostNext({ words }: { words: Words['hostCourse'] }) {
  return (
    <div className="host-next">
      <Heading level={2} size={3}>
        {words.next.heading}
      </Heading>
      <ol className="host-next-steps">
        {words.next.steps.map((step) => (
          <li key={step.title}>
            <h3 className="font-semibold">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
