/** All that the page of one workshop shows, read and told in its language. */
import type { Words } from '../../../words.ts';
import { policyValues } from '../../legal/policy-values.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import type { Workshop } from '../workshop.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { WorkshopOnOffer } from '../../catalogue/read-catalogue.service.ts';
import type { Links } from '../../site/links.ts';
import { socialPicture } from '../../site/covers.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData, questionsData } from '../../site/structured-data.ts';
import { eventData } from '../structured-data.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { describeWorkshop, spanOf, type WorkshopView } from './workshop-view.ts';

type Telling = { say: Words; links: Links; locale: Locale };

export type WorkshopFact = { icon: IconName; term: string; value: string };

/** The record's questions, and the one on cancelling, which the one refund policy answers. */
export function questionsOf(
  workshop: Workshop,
  settings: AcademySettings,
  { say, locale }: Pick<Telling, 'say' | 'locale'>,
) {
  const { question, answer } = say.workshops.cancelling;
  const told = fill(answer, policyValues(settings, say.refunds, locale));
  return [...workshop.words[locale].faq, { question, answer: told }];
}

/** A past workshop has neither hours nor seats left to tell; one nobody has a seat in yet has all that its capacity says. */
export function factsOf(
  view: WorkshopView,
  { workshop, seatsLeft }: WorkshopOnOffer,
  words: Words['workshops'],
): WorkshopFact[] {
  const { facts } = words;
  const seats = {
    icon: 'users',
    term: facts.seats,
    value:
      view.standing === 'full'
        ? words.full
        : fill(words.seatsOf, { left: seatsLeft ?? 0, capacity: workshop.capacity }),
  } as const;
  return [
    ...(view.standing === 'past' ? [] : [{ icon: 'clock', term: facts.time, value: view.hours } as const]),
    { icon: 'waiting', term: facts.duration, value: view.duration },
    { icon: view.kind === 'online' ? 'video' : 'pin', term: facts.location, value: view.location },
    { icon: 'wallet', term: facts.price, value: view.price },
    { icon: 'user', term: facts.instructor, value: view.instructor },
    { icon: 'users', term: facts.capacity, value: view.spots },
    ...(view.standing === 'past' || seatsLeft === workshop.capacity ? [] : [seats]),
    ...(view.rating === null
      ? []
      : [{ icon: 'star', term: facts.rating, value: view.rating.value } as const]),
  ];
}

type Context = Telling & { settings: AcademySettings; publicOrigin: string; all: WorkshopOnOffer[] };

/** As many other workshops as stand at the page's end. */
const othersShown = 2;

export function workshopPage(onOffer: WorkshopOnOffer, context: Context) {
  const { workshop, seatsLeft } = onOffer;
  const { say, links, locale, settings, publicOrigin, all } = context;
  const words = say.workshops;
  const telling = { words, links, locale };
  const view = describeWorkshop(onOffer, telling);
  const questions = questionsOf(workshop, settings, context);
  const picture = socialPicture('workshop', workshop.slug, locale);
  const url = `${publicOrigin}${view.href}`;
  const event = eventData({
    workshop,
    seatsLeft: view.standing === 'past' ? null : Math.max(seatsLeft ?? 0, 0),
    ...spanOf(workshop),
    settings,
    locale,
    publicOrigin,
    url,
    applyUrl: `${publicOrigin}${view.applyHref}`,
    picture: `${publicOrigin}${picture}`,
    location: view.location,
  });
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: words.title, href: links.workshops() },
    { name: view.title, href: view.href },
  ];
  return {
    head: {
      title: view.title,
      description: view.description,
      writtenIn: workshop.writtenIn,
      picture,
      structuredData: [event, breadcrumbsData(publicOrigin, trail), questionsData(questions)],
    },
    view,
    url,
    questions,
    facts: factsOf(view, onOffer, words),
    learn: workshop.words[locale].whatYouWillLearn,
    prerequisites: workshop.words[locale].prerequisites,
    others: all
      .filter((other) => other.workshop.slug !== workshop.slug)
      .slice(0, othersShown)
      .map((other) => describeWorkshop(other, telling)),
  };
}

export type WorkshopPage = ReturnType<typeof workshopPage>;
