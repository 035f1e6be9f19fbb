/** A lesson's task: what is asked, the form to hand it in, and the feedback on earlier work. */
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { readMarkdown } from '../../../platform/text/read-markdown.ts';
import { pictureKinds } from '../../../platform/files/upload.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { FieldProblemText, TextField } from '../../../platform/ui/field.tsx';
import { FileField } from '../../../platform/ui/file-field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { readAs } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/locale.ts';
import { most, type HandInFault, type Way } from '../assignment.ts';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import type { AssignmentOnPage } from '../assignment.service.ts';
import { timeLimitMs } from '../offline.ts';
import { useAssignmentWords, usePeerWords } from '../words.ts';
import { LessonText } from './lesson-frame.tsx';
import { History, Rubric, Sound } from './submissions.tsx';

type Words = ReturnType<typeof useAssignmentWords>;

/** A form that was refused, as it was sent. */
export type RefusedWork = {
  /** The id of the same work when it is sent again. */
  submissionId: string;
  text: string;
  hadFiles: boolean;
  reason: keyof Words['refused'] | null;
  fault: HandInFault | null;
};

const accepts = {
  photo: pictureKinds.join(','),
  file: '.pdf,.docx,.xlsx,.pptx,.txt',
} as const;

type FormProps = {
  onPage: AssignmentOnPage;
  submissionId: string;
  action: string;
  /** Where a phone without a network sends the text later. */
  later: string;
  refused: RefusedWork | null;
};

type VoiceProps = {
  label: string;
  hint: string;
  problem: string | null;
  id?: string;
  /** Of something short: how long it may last, and what is said when that is reached. */
  note?: { seconds: number; full: string };
};

/** Filled and shown by the browser's script where it can record; choosing a file works in every browser. */
function Recorder({ note }: Pick<VoiceProps, 'note'>) {
  const { recorder } = useAssignmentWords();
  return (
    <div
      className="recorder"
      data-recorder
      data-word-recording={recorder.recording}
      data-word-ready={recorder.ready}
      data-word-removed={recorder.removed}
      data-word-denied={recorder.denied}
      data-word-missing={recorder.missing}
      data-word-full={note?.full ?? recorder.full}
      data-most-seconds={note?.seconds}
      hidden
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" kind="secondary" data-record="start">
          {recorder.start}
        </Button>
        <Button type="button" data-record="stop" hidden>
          {recorder.stop}
        </Button>
        <span className="tabular-nums" data-record-time aria-hidden hidden />
        <Button type="button" kind="quiet" data-record="remove" hidden>
          {recorder.remove}
        </Button>
      </div>
      <Sound label={recorder.listen} hidden />
      <p role="status" className="text-sm" data-record-said />
    </div>
  );
}

/** A voice, by the recorder or as a file. */
export function VoiceField({ label, hint, problem, id, note }: VoiceProps) {
  const { form } = useAssignmentWords();
  return (
    <FileField
      name="voice"
      id={id}
      label={label}
      hint={hint}
      accept="audio/*"
      problem={problem}
      progress={form.progress}
      words={form}
    >
      <Recorder note={note} />
    </FileField>
  );
}

/** One way of handing in; a voice also by the recorder. */
export function WayField({ way, fault, again }: { way: Way; fault: HandInFault | null; again: boolean }) {
  const { form, problems } = useAssignmentWords();
  if (way === 'text') return null;
  const problem = fault?.field === way ? problems[fault.problem] : again ? form.chooseAgain : null;
  if (way === 'voice') return <VoiceField label={form.voice} hint={form.voiceHint} problem={problem} />;
  const hints = { photo: form.photoHint, file: form.fileHint };
  return (
    <FileField
      name={way}
      label={form[way]}
      hint={hints[way]}
      accept={accepts[way]}
      problem={problem}
      progress={form.progress}
      words={form}
      multiple
      mostBytes={300_000}
    />
  );
}

function WorkForm({ onPage, submissionId, action, later, refused }: FormProps) {
  const words = useAssignmentWords();
  const { form } = words;
  const { assignment, version } = onPage;
  const fault = refused?.fault ?? null;
  const textProblem = fault?.field === 'text' ? words.problems[fault.problem] : null;
  const another = assignment.takes.find((way) => way !== 'text' && way !== fault?.field);
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-check="assignment"
      data-in-place
      data-patience={timeLimitMs}
      data-later={later}
      data-most-bytes={most.bytes}
      data-word-too-large={words.problems['too-large']}
      className="grid gap-5"
    >
      <input type="hidden" name="submission" value={refused?.submissionId ?? submissionId} />
      <input type="hidden" name="version" value={version} />
      {assignment.takes.includes('text') && (
        <TextField
          name="text"
          label={form.text}
          hint={form.textHint}
          rows={7}
          dir="auto"
          maxLength={most.text}
          value={refused?.text ?? onPage.text}
          problem={textProblem}
          isFirstWrong={textProblem !== null}
        />
      )}
      {assignment.takes.map((way) => (
        <WayField key={way} way={way} fault={fault} again={refused?.hadFiles === true && way === another} />
      ))}
      <FieldProblemText id="work-problem" problem={null} />
      <div>
        <Button full>{form.submit}</Button>
        <p role="status" data-kept />
      </div>
    </form>
  );
}

/** Only while nobody has marked it. */
function TakeBack({ of, action }: { of: NonNullable<AssignmentOnPage['takesBack']>; action: string }) {
  const { takeBack: words } = useAssignmentWords();
  return (
    <form
      method="post"
      action={action}
      data-check="take-back"
      data-in-place
      data-word-busy={words.busy}
      data-word-offline={words.offline}
      data-word-broken={words.broken}
      data-word-refused={words.refused}
      className="grid gap-3 justify-items-start"
    >
      <input type="hidden" name="take-back" value={of.submissionId} />
      <p>
        {words.text} {of.isLate && words.isLate}
      </p>
      <Button kind="secondary">{words.button}</Button>
    </form>
  );
}

function Brief({ onPage }: { onPage: AssignmentOnPage }) {
  const words = useAssignmentWords();
  const locale = useLocale();
  const { assignment, due, isLate, closed } = onPage;
  const isOpen = closed === null;
  const written = readAs(assignment.brief, locale);
  return (
    <details className="task-details" open={closed !== 'accepted'}>
      <summary>
        <Heading level={2} size={3} className="flex-1">
          {words.heading}
        </Heading>
        <Icon name="chevron-down" size={20} />
      </summary>
      <LessonText blocks={readMarkdown(assignment.brief[locale], written).blocks} locale={written} />
      {due !== null && isOpen && (
        <p className="pb-3">
          <strong>{words.due(formatDeadline(due, locale))}</strong>{' '}
          {isLate ? words.isLate : assignment.lateAllowed ? words.lateTaken : words.lateClosed}
        </p>
      )}
      {assignment.rubric.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">{words.rubric}</h3>
          <Rubric rubric={assignment.rubric} />
        </div>
      )}
    </details>
  );
}

const closedTones = { waiting: 'info', 'too-late': 'warning', preview: 'info' } as const;

type Props = {
  onPage: AssignmentOnPage;
  courseSlug: string;
  lessonKey: string;
  trainer: Trainer | null;
  refused: RefusedWork | null;
};

export function AssignmentPart({ onPage, courseSlug, lessonKey, trainer, refused }: Props) {
  const words = useAssignmentWords();
  const peers = usePeerWords();
  const { sending } = words;
  const links = linksIn(useLocale());
  const { assignment, closed, submissionId, takesBack, submissions } = onPage;
  const history = <History submissions={submissions} rubric={assignment.rubric} trainer={trainer} />;
  return (
    <section
      id="assignment"
      className="task"
      data-classroom="assignment"
      data-step="assignment"
      data-word-draft={words.form.textDraft}
      data-word-photo={words.form.photoSmaller}
      data-word-busy={sending.busy}
      data-word-offline={sending.offline}
      data-word-kept={sending.kept}
      data-word-broken={sending.broken}
      data-word-refused={sending.refused}
      data-word-too-many={sending.tooMany}
    >
      {closed === 'accepted' && history}
      <Brief onPage={onPage} />
      {refused !== null && refused.reason !== null && (
        <Notice tone="error" title={words.refused[refused.reason]} />
      )}
      {closed !== null && closed !== 'accepted' && (
        <Notice tone={closedTones[closed]} title={words.closed[closed]} />
      )}
      {assignment.review && submissions.some(({ state }) => state !== 'taken-back') && (
        <p>
          <ButtonLink kind="secondary" href={links.peerReviews(courseSlug, lessonKey)}>
            {peers.toHere}
          </ButtonLink>
        </p>
      )}
      {takesBack !== null && <TakeBack of={takesBack} action={links.lesson(courseSlug, lessonKey)} />}
      {submissionId !== null && (
        <div className="task-card">
          <Heading level={3} className="step-title">
            {submissions.length > 0 ? words.form.again : words.form.heading}
          </Heading>
          <WorkForm
            onPage={onPage}
            submissionId={submissionId}
            action={links.handIn(courseSlug, lessonKey)}
            later={links.answers(courseSlug, lessonKey)}
            refused={refused}
          />
        </div>
      )}
      {closed !== 'accepted' && history}
    </section>
  );
}
