/** 'Keep on this device', of one lesson or of a week; lessons that come by themselves; and the line that shows what waits. */
import { linksIn } from '../../../academy/frame/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { usePricedSize } from '../leave.tsx';
import { useFilmWords, useKeepWords } from '../words.ts';
import { keepDays, mostAMonth, weighTogether, type KeepWeights } from '../offline.ts';

type Props = {
  courseSlug: string;
  lessons: readonly { id: string; key: string }[];
  weights: KeepWeights;
  isWeek?: boolean;
};

function WhatToKeep({ weights }: { weights: ReturnType<typeof weighTogether> }) {
  const words = useKeepWords();
  const film = useFilmWords();
  const { priced } = usePricedSize();
  const [[only, bytes] = ['read', 0]] = weights;
  if (weights.length < 2)
    return (
      <>
        <input type="hidden" name="as" value={only} />
        <span className="text-sm text-ink-soft">{priced(bytes)}</span>
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
            {film.ways[way]} · {priced(bytes)}
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
  const { priced } = usePricedSize();
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
      <div data-offer hidden className="keep-row">
        <p className="basis-full">{words.auto.label(priced(mostAMonth))}</p>
        <Button type="button" kind="secondary" data-act="auto">
          {words.auto.yes}
        </Button>
        <Button type="button" kind="quiet" data-act="not-auto">
          {words.auto.no}
        </Button>
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

/** The switch 'by itself', and what it used this month. */
export function KeepByItself() {
  const { auto: words, full } = useKeepWords();
  const { priced, forScript } = usePricedSize();
  const { megabytes } = useFilmWords();
  const most = megabytes(String(mostAMonth / 1e6));
  return (
    <section
      aria-labelledby="by-itself"
      className="home-card needs-script"
      data-classroom="auto"
      data-used={words.used('{used}', most)}
      {...forScript}
    >
      <h2 id="by-itself">{words.title}</h2>
      <label className="tick">
        <input type="checkbox" />
        <span>{words.label(priced(mostAMonth))}</span>
      </label>
      <p className="text-sm text-ink-soft">{words.explain}</p>
      <div role="status" className="grid gap-1">
        <p data-when="on" hidden className="font-bold">
          <bdi data-used />
        </p>
        <p data-when="over" hidden>
          {words.over(most)}
        </p>
        <p data-when="full" hidden>
          {full}
        </p>
        <p data-when="saves" hidden>
          {words.saves}
        </p>
        <p data-when="untold" hidden>
          {words.untold}
        </p>
      </div>
    </section>
  );
}

/** At the foot of a page: whether this is Wi-Fi, where the browser does not tell and the learner wants the next lessons. */
export function KeepAhead() {
  const { auto: words } = useKeepWords();
  const { forScript } = usePricedSize();
  return (
    <aside hidden className="phone-word" data-keep-ahead data-ask={JSON.stringify(words.ask)} {...forScript}>
      <p role="status" />
      <p className="keep-row">
        <Button type="button" data-act="keep">
          {words.keep}
        </Button>
        <Button type="button" kind="quiet">
          {words.later}
        </Button>
      </p>
    </aside>
  );
}

/** The academy's icon for the phone's screen, proposed once where the phone can take it. */
export function PutOnScreen() {
  const { icon: words } = useKeepWords();
  return (
    <aside hidden aria-labelledby="put-on-screen" className="phone-word" data-classroom="install">
      <h2 id="put-on-screen" className="font-bold">
        {words.title}
      </h2>
      <p data-on="android">{words.text}</p>
      <p data-on="iphone">{words.iphone}</p>
      <p className="keep-row">
        <Button type="button" data-act="add" data-on="android">
          {words.add}
        </Button>
        <Button type="button" kind="quiet" data-on="android">
          {words.no}
        </Button>
        <Button type="button" kind="secondary" data-on="iphone">
          {words.seen}
        </Button>
      </p>
    </aside>
  );
}

/** On every page of the classroom; nothing while nothing waits. `courseSlug`: of the page, where it belongs to a course. */
export function WaitingLine({ courseSlug = null }: { courseSlug?: string | null }) {
  const { waiting: words, list } = useKeepWords();
  const links = linksIn(useLocale());
  return (
    <div
      hidden
      className="keep-waiting"
      data-classroom="waiting"
      data-course={courseSlug === null ? undefined : links.learn(courseSlug)}
      data-waits={JSON.stringify(words.waits)}
      data-sent={words.sent}
      data-lost={JSON.stringify(words.lost)}
    >
      <p role="status" />
      <details data-kinds={JSON.stringify(words.kinds)} data-drop={words.drop('{title}')}>
        <summary>
          <span />
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul />
        <p data-still hidden role="status">
          {words.still}
        </p>
        <Button type="button" data-act="send">
          {words.send}
        </Button>
        <template>
          <li>
            <span>
              <bdi />
              <small />
            </span>
            <Button type="button" kind="quiet">
              {list.drop}
            </Button>
          </li>
        </template>
        <dialog className="keep-leave" aria-labelledby="waiting-drop">
          <form method="dialog">
            <h2 id="waiting-drop">{words.drop('')}</h2>
            <p>{words.onlyHere}</p>
            <p className="keep-row">
              <button type="submit" value="" className="button bg-action text-white">
                {list.stay}
              </button>
              <button type="submit" value="drop" className="button border-ink">
                {list.drop}
              </button>
            </p>
          </form>
        </dialog>
      </details>
    </div>
  );
}
