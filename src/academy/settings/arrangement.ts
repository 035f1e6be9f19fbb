/** What an academy puts in an order of its own: the sections of the home page, the menu and the groups of the footer. */
import {
  apart,
  choice,
  group,
  list,
  pageOrLink,
  inSomeLanguages,
  text,
  twice,
} from '../../platform/records/record-fields.ts';
import { inEach, type Locale } from '../../platform/i18n/locale.ts';

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

/** The pages that a menu may lead to, by their names in the links and in the words of the navigation. */
const menuPages = [
  'courses',
  'community',
  'workshops',
  'shop',
  'blog',
  'hostCourse',
  'about',
  'support',
  'contact',
  'careers',
  'home',
] as const;
/** With those that stand in every bar. */
export const sitePages = [...menuPages, 'consultation', 'account'] as const;
export type SitePage = (typeof sitePages)[number];

/** A title that is empty is the site's own. */
type Title = Partial<Record<Locale, string>>;
/** `link` counts for 'ownLink' alone: a path of the site ('/courses/english-mastery') or an address of another one. */
export type MenuEntry = { page: SitePage | 'ownLink'; link: string; title: Title };

/** What is left out is as delivered. */
export type Arrangement = {
  /** Of the home page below its head, in this order. */
  homeSections?: { section: HomeSection; title: Title }[];
  /** In the bar of every page. */
  menu?: MenuEntry[];
  /** Under "More". */
  menuMore?: MenuEntry[];
  footerGroups?: { title: Title; links: MenuEntry[] }[];
};

const noTitle: Title = inEach(() => '');
const pages = (...names: SitePage[]): MenuEntry[] =>
  names.map((page) => ({ page, link: '', title: noTitle }));

export const delivered: Required<Arrangement> = {
  homeSections: homeSections.map((section) => ({ section, title: noTitle })),
  menu: pages('courses', 'community', 'workshops'),
  menuMore: pages('shop', 'blog', 'hostCourse', 'about', 'support', 'contact', 'careers'),
  footerGroups: [
    { title: noTitle, links: pages('courses', 'community', 'workshops', 'shop', 'blog', 'account') },
    { title: noTitle, links: pages('about', 'support', 'contact', 'careers') },
  ],
};

/** Longer ones would fill the bar alone. */
const mostOfTitle = 30;
const title = (most: number) => inSomeLanguages(() => text(most, { mayStayEmpty: true }));

/** Each at most once. */
const entries = (most: number, offered: readonly SitePage[] = menuPages) => {
  const entry = group({
    page: choice(['ownLink', ...offered]),
    link: pageOrLink(),
    title: title(mostOfTitle),
  });
  return list(entry, most).refine(
    apart(({ page, link }: MenuEntry) => (page === 'ownLink' ? link : page)),
    twice,
  );
};

/** The schemas of these fields: new ones at each call. */
export const arranged = () => {
  const section = group({ section: choice(homeSections), title: title(60) });
  return {
    homeSections: list(section, homeSections.length)
      .refine(
        apart((one: { section: string }) => one.section),
        twice,
      )
      .optional(),
    menu: entries(6).optional(),
    menuMore: entries(12).optional(),
    footerGroups: list(group({ title: title(mostOfTitle), links: entries(10, sitePages) }), 2).optional(),
  };
};

/** Every entry with its path in the settings: 'footerGroups.1.links.0'. */
export function entriesIn({
  menu,
  menuMore,
  footerGroups,
}: Arrangement): { path: string; entry: MenuEntry }[] {
  const at = (path: string, all: readonly MenuEntry[] = []) =>
    all.map((entry, index) => ({ path: `${path}.${index}`, entry }));
  return [
    ...at('menu', menu),
    ...at('menuMore', menuMore),
    ...(footerGroups ?? []).flatMap(({ links }, index) => at(`footerGroups.${index}.links`, links)),
  ];
}

/** Without the entries of one kind. */
export function withoutEntries<A extends Arrangement>(of: A, isLost: (entry: MenuEntry) => boolean): A {
  const kept = (all: readonly MenuEntry[]) => all.filter((entry) => !isLost(entry));
  const { menu, menuMore, footerGroups } = of;
  return {
    ...of,
    ...(menu && { menu: kept(menu) }),
    ...(menuMore && { menuMore: kept(menuMore) }),
    ...(footerGroups && { footerGroups: footerGroups.map((one) => ({ ...one, links: kept(one.links) })) }),
  };
}
