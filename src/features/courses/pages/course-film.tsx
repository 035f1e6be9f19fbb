import type { Course } from '../course.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Video, type VideoWords } from '../../../platform/ui/video.tsx';

type CourseFilmProps = { course: Course; label: string; words: VideoWords; lazy?: boolean };

/** A ground that the trainer's own door stands out from. */
const behind = (ground: Ground): Ground => (ground === 'lilac' ? 'majorelle' : 'lilac');

/** The preview of a course; without a still of its own, her door stands there. */
export function CourseFilm({ course, label, words, lazy }: CourseFilmProps) {
  if (course.videoUrl === null) return null;
  return (
    <Video
      videoUrl={course.videoUrl}
      poster={course.videoPoster}
      label={label}
      words={words}
      {...(lazy === undefined ? {} : { lazy })}
    >
      <div className={classNames('drawn-still', groundColour[behind(course.ground)])}>
        <Door ground={course.ground} className="drawn-still-door">
          <Portrait name={course.portrait} alt="" />
        </Door>
      </div>
    </Video>
  );
}
