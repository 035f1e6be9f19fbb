/** The sections of the home page, which an academy puts in an order of its own. */
import {
  apart,
  choice,
  group,
  list,
  perLanguage,
  text,
  twice,
} from '../../platform/records/record-fields.ts';

/** What the home page is made of below its head, in the order in which it is delivered. */
export const homeSections = [
  'courses',
  'shelf',
  'paying',
  'community',
  'trainers',
  'benefits',
  'workshops',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The sections that an academy shows, each at most once; a title that is empty is the site's own. */
export const sectionsInOrder = () => {
  const title = () => text(60, { mayStayEmpty: true });
  const section = group({
    section: choice(homeSections),
    title: perLanguage(title),
  });
  return list(section, homeSections.length).refine(
    apart((one: { section: string }) => one.section),
    twice,
  );
};
