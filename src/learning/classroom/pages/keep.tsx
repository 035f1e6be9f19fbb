/** 'Keep on this device', of one lesson or of a week, and the line that shows what waits for the network. */
import { linksIn } from '../../../academy/frame/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { useFilmWords, useKeepWords } from '../words.ts';
import { sizeIn } from '../../../academy/media/film-forms.ts';
import { keepDays, weighTogether, type KeepWeights } from '../offline.ts';

type Props = {
  courseSlug: string;
  lessons: readonly { id: string; key: string }[];
  weights: KeepWeights;
  isWeek?: boolean;
};

function WhatToKeep({ weights }: { weights: ReturnType<typeof weighTogether> }) {
  const words = useKeepWords();
  const film = useFilmWords();
  const [[only, bytes] = ['read', 0]] = weights;
  if (weights.length < 2)
    return (
      <>
        <input type="hidden" name="as" value={only} />
        <span className="text-sm text-ink-soft">{sizeIn(bytes, film)}</span>
      </>
    );
  return (
    <label>
      <span className="sr-only">{words.what}</span>
      <select
        name="as"
        className="field-input field-select"
        defaultValue={weights.some(([way]) => way === 'small') ? 'small' : only}
      >
        {weights.map(([way, bytes]) => (
          <option key={way} value={way}>
            {film.ways[way]} · {sizeIn(bytes, film)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shown only in browsers that can keep lessons; the phone's state decides which of its sentences is shown. */
export function KeepOnPhone({ courseSlug, lessons, weights, isWeek = false }: Props) {
  const words = useKeepWords();
  const links = linksIn(useLocale());
  if (lessons.length === 0) return null;
  const total = weighTogether(lessons.map(({ id }) => weights[id] ?? {}));
  return (
    <section
      hidden
      id={isWeek ? undefined : 'keep'}
      aria-label={isWeek ? words.keepWeek : words.keep}
      className="keep"
      data-classroom="keep"
      data-scope={links.learn(courseSlug)}
      data-lessons={lessons.map(({ key }) => key).join(' ')}
      data-ids={lessons.map(({ id }) => id).join(' ')}
    >
      <div data-in="none broken" className="keep-row">
        <WhatToKeep weights={total} />
        <Button type="button" kind="secondary" data-act="keep" className="px-3">
          <Icon name="download" />
          {isWeek ? words.keepWeek : words.keep}
        </Button>
      </div>
      <div role="status" className="text-sm">
        <p data-in="none">{words.opens(keepDays)}</p>
        <p data-in="broken">{words.broken}</p>
        <p data-in="wanted">{words.wanted}</p>
        <p data-in="paused">{words.paused}</p>
        <p data-in="full">{words.full}</p>
        <p data-in="kept" className="font-bold">
          {words.kept}
        </p>
      </div>
      <p data-iphone hidden className="text-sm">
        {words.iphone}
      </p>
      <progress data-in="wanted paused" aria-label={words.progress} />
      <div className="keep-row">
        <Button type="button" kind="quiet" data-act="pause" data-in="wanted">
          {words.pause}
        </Button>
        <Button type="button" kind="secondary" data-act="go" data-in="paused">
          {words.resume}
        </Button>
        <Button type="button" kind="secondary" data-act="go" data-in="full">
          {words.again}
        </Button>
        <Button type="button" kind="quiet" data-act="drop" data-in="wanted paused full kept">
          {words.drop}
        </Button>
        <a href={links.keptLessons()} data-in="kept" className="home-link">
          {words.list.link}
        </a>
      </div>
    </section>
  );
}

/** On every page of the classroom; empty while nothing waits. */
export function WaitingLine() {
  const { waits, sent, lost } = useKeepWords().waiting;
  return (
    <p
      hidden
      role="status"
      className="keep-waiting"
      data-classroom="waiting"
      data-waits={JSON.stringify(waits)}
      data-sent={sent}
      data-lost={JSON.stringify(lost)}
    />
  );
}
