/** What a learner handed in for a task, and the feedback. */
import { createElement } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import type { Assignment } from '../assignment.ts';
import type { ShownSubmission } from '../assignment.service.ts';
import type { ShownFile } from '../handed-files.service.ts';
import { inMinutes } from '../recording.ts';
import { sizeInWords } from '../../../platform/files/file-size.ts';
import { useAssignmentWords, usePeerWords } from '../words.ts';

/** A voice message: nothing is fetched before it is played, and it has no captions. */
export const Sound = ({ label, ...rest }: { label: string; src?: string; hidden?: boolean }) =>
  createElement('audio', {
    ...rest,
    controls: true,
    preload: 'none',
    'aria-label': label,
    className: 'block w-full',
  });

type NoteProps = { src: string; label: string; voice: Pick<ShownFile, 'bytes' | 'seconds'> };

/** The same with its length and its size, which prepaid data is spent by. */
export function VoiceNote({ src, label, voice: { bytes, seconds } }: NoteProps) {
  const { form } = useAssignmentWords();
  return (
    <div className="grid gap-1">
      <Sound src={src} label={label} />
      <p className="text-sm text-ink-soft">
        {seconds !== undefined && `${inMinutes(seconds)} · `}
        {sizeInWords(bytes, form)}
      </p>
    </div>
  );
}

export function Rubric({
  rubric,
  marked,
}: {
  rubric: Assignment['rubric'];
  marked?: Pick<NonNullable<ShownSubmission['mark']>, 'rubric'> | null;
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

/** Photos, recordings and files of one work. */
export function Files({ submissionId, files }: { submissionId: string; files: readonly ShownFile[] }) {
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
          <VoiceNote key={file.id} src={href(file)} label={history.voice} voice={file} />
        ))}
      {files
        .filter(({ kind }) => kind === 'file')
        .map((file) => (
          <a key={file.id} href={href(file)} className="flex min-h-11 items-center gap-2" download>
            <Icon name="file" size={20} />
            <span dir="auto">{file.name}</span>
          </a>
        ))}
    </>
  );
}

const tones = { waiting: 'info', accepted: 'success', again: 'warning', 'taken-back': 'info' } as const;

type OfTask = { rubric: Assignment['rubric']; trainer: Trainer | null };

function Submission({ one, rubric, trainer: theirs }: OfTask & { one: ShownSubmission }) {
  const { history } = useAssignmentWords();
  const { group } = usePeerWords();
  const isByGroup = one.mark?.isByReviews === true;
  const trainer = isByGroup ? null : theirs;
  const locale = useLocale();
  const moment = formatMoment(one.at, locale);
  const isAccepted = one.state === 'accepted';
  return (
    <li className="grid gap-3">
      {(!isAccepted || one.mark === null) && (
        <Notice tone={tones[one.state]} title={history.states[one.state]} />
      )}
      {one.mark !== null && (
        <div className="task-feedback" data-state={isAccepted ? 'right' : undefined}>
          <div className="flex items-center gap-3">
            {trainer !== null && (
              <Arch ground={trainer.ground} className="h-16 w-14 shrink-0">
                <Portrait name={trainer.portrait} alt="" />
              </Arch>
            )}
            <p>
              <b className="block">
                {trainer?.words[locale].name ?? (isByGroup ? group.title : history.answer)}
              </b>
              {isAccepted && <span className="text-sm text-mint-ink">{history.states.accepted}</span>}
            </p>
          </div>
          {one.mark.text !== '' && <p className="task-words text-lg font-semibold">{one.mark.text}</p>}
          {one.mark.voice !== null && (
            <VoiceNote
              src={linksIn(locale).handedFile(one.id, one.mark.voice.id)}
              label={history.trainersVoice}
              voice={one.mark.voice}
            />
          )}
          {rubric.length > 0 && <Rubric rubric={rubric} marked={one.mark} />}
        </div>
      )}
      <div className="task-card">
        <p>
          <b className="block">{history.yours}</b>
          <span className="text-sm text-ink-soft">
            {history.number(one.number, moment)}
            {one.isLate && ` · ${history.late}`}
          </span>
        </p>
        {one.text !== '' && <p className="task-words">{one.text}</p>}
        <Files submissionId={one.id} files={one.files} />
      </div>
    </li>
  );
}

export function History({ submissions, ...of }: OfTask & { submissions: readonly ShownSubmission[] }) {
  const { history } = useAssignmentWords();
  if (submissions.length === 0) return null;
  return (
    <section id="submissions" aria-labelledby="submissions-title" className="task">
      <Heading level={2} size={3} id="submissions-title">
        {history.heading}
      </Heading>
      <ul className="grid gap-8">
        {submissions.map((one) => (
          <Submission key={one.id} one={one} {...of} />
        ))}
      </ul>
    </section>
  );
}
