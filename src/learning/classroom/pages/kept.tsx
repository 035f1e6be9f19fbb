/**
 * '/learn/kept': the lessons on this phone. The script lists them from the phone's store, so the page is the same for
 * everybody.
 */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { longestSearch } from '../../../platform/text/fold-for-search.ts';
import { keepDays } from '../offline.ts';
import { usePricedSize } from '../leave.tsx';
import { keepWords, useKeepWords, useWords } from '../words.ts';
import { ClassroomFrame } from './frame.tsx';
import { KeepByItself } from './keep.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { title, description } = keepWords[(await openClassroom(args)).locale].list;
  return data({ head: { title, description, index: false } });
}

function Row() {
  const { list } = useKeepWords();
  const links = linksIn(useLocale());
  return (
    <template>
      <li className="flex items-center justify-between gap-4 border-b border-line py-3">
        <span className="min-w-0">
          <a href={links.keptLessons()} className="font-bold">
            <span data-title>{list.title}</span>
          </a>
          <span className="block text-sm text-ink-soft">
            <bdi data-size />
            <span data-state />
          </span>
        </span>
        <Button type="button" kind="quiet">
          {list.drop}
        </Button>
      </li>
    </template>
  );
}

function List() {
  const words = useKeepWords();
  const { forScript } = usePricedSize();
  const { bar } = useWords();
  const links = linksIn(useLocale());
  const { states, ...list } = words.list;
  return (
    <section
      // As high as what is said while nothing is kept, so that nothing below it moves.
      className="grid min-h-[24rem] content-start gap-4 sm:min-h-56"
      data-classroom="kept"
      {...forScript}
      data-auto={words.auto.state}
      data-wanted={states.wanted}
      data-paused={states.paused}
      data-full={states.full}
      data-drop-one={list.dropOne('{title}')}
      data-drop-every={list.dropEvery}
    >
      <p data-in="missing" hidden className="font-bold">
        {list.missing}
      </p>
      <div data-in="none" hidden className="home-card sm:grid-cols-[auto_1fr]">
        <Prop name="basket" className="h-28 w-32 sm:row-span-3" />
        <p className="text-lg font-semibold">{list.none}</p>
        <p className="text-ink-soft">
          {list.how} {words.opens(keepDays)}
        </p>
        <p>
          <ButtonLink href={links.startLearning()} className="max-sm:w-full">
            {bar.account}
          </ButtonLink>
        </p>
      </div>
      <p data-in="some over" hidden className="text-lg">
        {list.total} <bdi data-count /> · <bdi data-total />
      </p>
      <p data-in="some" hidden>
        {list.until} <bdi data-until />.
      </p>
      <p data-in="over" hidden role="status">
        {list.over}
      </p>
      <div data-in="some" hidden className="field">
        <label htmlFor="find" className="field-label">
          {list.find}
        </label>
        <input
          id="find"
          type="search"
          data-find
          dir="auto"
          maxLength={longestSearch}
          className="field-input"
        />
        <p role="status" data-not-found={list.notFound} />
      </div>
      <Row />
      <div data-lessons className="grid gap-5" />
      <p data-in="some over" hidden>
        <Button type="button" kind="secondary" value="all">
          {list.dropAll}
        </Button>
      </p>
      <dialog className="keep-leave" aria-labelledby="drop">
        <form method="dialog">
          <h2 id="drop" data-drop>
            {list.dropEvery}
          </h2>
          <p>{list.dropExplain}</p>
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
    </section>
  );
}

export default function Kept() {
  const { list, iphone } = useKeepWords();
  return (
    <ClassroomFrame courseSlug={null} courseName={list.title}>
      <Heading level={1} size={2}>
        {list.title}
      </Heading>
      <noscript>
        <Notice tone="info">{list.noScript}</Notice>
      </noscript>
      <List />
      <KeepByItself />
      <section className="home-card">
        <details className="lane-more">
          <summary>
            <span className="flex-1">{list.home}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <p>{list.android}</p>
          <p>{iphone}</p>
        </details>
      </section>
    </ClassroomFrame>
  );
}
