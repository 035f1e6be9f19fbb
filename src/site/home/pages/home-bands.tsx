import { FreeLesson } from '../../../catalogue/courses/pages/course-sections.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { ProofFigures } from '../../proof/pages/proof-figures.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import type { CourseView } from '../../../catalogue/courses/pages/course-view.ts';
import type { Words } from '../../../words.ts';
import type { HomeData } from './home.tsx';

const windows = [
  { person: 'nour', ground: 'mint' },
  { person: 'salma', ground: 'clay' },
] as const;

/** A person at a window of the lane. */
const Window = ({ person, ground, className }: (typeof windows)[number] & { className: string }) => (
  <div className={classNames('hero-window', className)}>
    <Arch ground={ground}>
      <Portrait name={person} alt="" lazy={false} />
    </Arch>
  </div>
);

/** What is made here, on the table under the wall; phones show the middle three. */
const goods = [
  { name: 'ringlight', small: false },
  { name: 'parcel', small: true },
  { name: 'glass', small: true },
  { name: 'caftan-mint', small: true },
  { name: 'cat', small: false },
] as const;

/** The first thing a visitor sees: a promise, a lesson that plays, two neighbours at their windows and what they make. */
export function Hero({ t, links, figures, freeLesson, locale }: HomeData) {
  const words = t.home.hero;
  const { buttons } = t.common;
  return (
    <section className="hero on-ink">
      <Zellige />
      <div className="column hero-grid">
        <div className="hero-words">
          <p className="text-sm font-medium">{words.kicker}</p>
          <Heading level={1} size="display">
            {words.titleFirst} <br />
            {words.titleSecond}
          </Heading>
          <p className="max-w-[34rem]">{words.text}</p>
          <div className="hero-actions">
            <ButtonLink href={links.courses()} kind="light">
              {buttons.browseCourses}
            </ButtonLink>
            <a href={links.community()} className="link font-semibold">
              {buttons.seeCommunity}
            </a>
          </div>
          <ProofFigures figures={figures} className="hero-figures max-md:hidden" />
        </div>
        <div className="hero-film">
          {windows.map((one) => (
            <Window key={one.person} {...one} className="max-lg:hidden" />
          ))}
          {freeLesson !== null && (
            <FreeLesson {...freeLesson} words={t.course.freeLesson} player={t.common.video} locale={locale} />
          )}
        </div>
      </div>
      <div className="hero-street" aria-hidden="true">
        <div className="column">
          <Window {...windows[0]} className="lg:hidden" />
          {goods.map(({ name, small }) => (
            <Prop key={name} name={name} className={small ? undefined : 'max-sm:hidden'} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The drawn objects of the three steps. */
const stepObjects = ['phone', 'kiosk', 'door'] as const;

type PayingProps = { words: Words['home']['paying']; example: CourseView | null };

/** How one pays without a card, told as a receipt. */
export function Paying({ words, example }: PayingProps) {
  return (
    <section className="band paying" aria-labelledby="paying-title">
      <div className="column paying-grid">
        <div>
          <Heading level={2} id="paying-title">
            {words.title}
          </Heading>
          <p className="mt-2 max-md:hidden">{words.text}</p>
          <Prop name="kiosk" className="paying-kiosk" />
        </div>
        <div className="paying-paper">
          <ol>
            {words.steps.map(({ title, text }, place) => (
              <li key={title}>
                <Prop name={stepObjects[place] ?? 'phone'} className="paying-object" />
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          {example !== null && (
            <p className="paying-sum">
              <span>
                {words.example}{' '}
                <InLanguage writtenIn={example.course.writtenIn}>{example.words.name}</InLanguage>
              </span>
              <strong>{example.priceText}</strong>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
