/** What a learner handed in for a task, and the feedback. */
import { createElement } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import type { Assignment } from '../assignment.ts';
import type { ShownSubmission } from '../assignment.service.ts';
import type { ShownFile } from '../handed-files.service.ts';
import { useAssignmentWords } from '../words.ts';

/** A voice message: nothing is fetched before it is played, and it has no captions. */
export const Sound = ({ label, ...rest }: { label: string; src?: string; hidden?: boolean }) =>
  createElement('audio', {
    ...rest,
    controls: true,
    preload: 'none',
    'aria-label': label,
    className: 'task-sound',
  });

export function Rubric({
  rubric,
  marked,
}: {
  rubric: Assignment['rubric'];
  marked?: ShownSubmission['mark'];
}) {
  const words = useAssignmentWords();
  const locale = useLocale();
  const given = new Map(marked?.rubric.map(({ line, points }) => [line, points]));
  return (
    <ul className="task-rubric">
      {rubric.map(({ id, title, points }) => (
        <li key={id}>
          <span dir="auto">{title[locale]}</span>
          <span className="shrink-0 text-ink-soft">
            {marked ? words.pointsOf(given.get(id) ?? 0, points) : count(points, words.points, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Files({ submissionId, files }: { submissionId: string; files: readonly ShownFile[] }) {
  const { history } = useAssignmentWords();
  const links = linksIn(useLocale());
  const href = ({ id }: ShownFile) => links.handedFile(submissionId, id);
  const photos = files.filter(({ kind }) => kind === 'photo');
  return (
    <>
      {photos.length > 0 && (
        <ul className="task-photos">
          {photos.map((file, index) => (
            <li key={file.id}>
              <a href={href(file)}>
                <img src={href(file)} alt={`${history.photo} ${index + 1}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter(({ kind }) => kind === 'voice')
        .map((file) => (
          <Sound key={file.id} src={href(file)} label={history.voice} />
        ))}
      {files
        .filter(({ kind }) => kind === 'file')
        .map((file) => (
          <a key={file.id} href={href(file)} className="task-file" download>
            <Icon name="file" size={20} />
            <span dir="auto">{file.name}</span>
          </a>
        ))}
    </>
  );
}

const tones = { waiting: 'info', accepted: 'success', again: 'warning', 'taken-back': 'info' } as const;

function Submission({ one, rubric }: { one: ShownSubmission; rubric: Assignment['rubric'] }) {
  const { history } = useAssignmentWords();
  const locale = useLocale();
  const moment = formatMoment(one.at, locale);
  return (
    <li className="card task-submission">
      <p className="text-sm text-ink-soft">
        {history.number(one.number, moment)}
        {one.isLate && ` · ${history.late}`}
      </p>
      <Notice tone={tones[one.state]} title={history.states[one.state]} />
      <h4 className="font-semibold">{history.yours}</h4>
      {one.text !== '' && <p className="task-words">{one.text}</p>}
      <Files submissionId={one.id} files={one.files} />
      {one.mark !== null && (
        <div className="grid gap-2">
          <h4 className="font-semibold">{history.answer}</h4>
          {one.mark.text !== '' && <p className="task-words">{one.mark.text}</p>}
          {one.mark.voice !== null && (
            <Sound
              src={linksIn(locale).handedFile(one.id, one.mark.voice.id)}
              label={history.trainersVoice}
            />
          )}
          {rubric.length > 0 && <Rubric rubric={rubric} marked={one.mark} />}
        </div>
      )}
    </li>
  );
}

export function History({
  submissions,
  rubric,
}: {
  submissions: readonly ShownSubmission[];
  rubric: Assignment['rubric'];
}) {
  const { history } = useAssignmentWords();
  if (submissions.length === 0) return null;
  return (
    <section id="submissions" aria-labelledby="submissions-title" className="task">
      <Heading level={3} id="submissions-title">
        {history.heading}
      </Heading>
      <ul className="grid gap-4">
        {submissions.map((one) => (
          <Submission key={one.id} one={one} rubric={rubric} />
        ))}
      </ul>
    </section>
  );
}
