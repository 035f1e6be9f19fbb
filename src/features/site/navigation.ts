import type { Words } from '../../words.ts';
import type { Links } from './links.ts';

export type NavigationLink = { href: string; label: string; isHere: boolean };

/** The links of the top bar and of its More menu, in order, with the one that is open marked. */
export function navigationOf(links: Links, words: Words['common']['navigation'], pathname: string) {
  const link = (href: string, label: string): NavigationLink => ({
    href,
    label,
    isHere: pathname === href || pathname.startsWith(`${href}/`),
  });
  return {
    main: [
      link(links.courses(), words.courses),
      link(links.community(), words.community),
      link(links.workshops(), words.workshops),
    ],
    more: [
      link(links.shop(), words.shop),
      link(links.hostCourse(), words.hostCourse),
      link(links.contact(), words.contact),
      link(links.blog(), words.blog),
      link(links.about(), words.about),
      link(links.careers(), words.careers),
    ],
    account: link(links.account(), words.account),
    consultation: link(links.consultation(), words.consultation),
  };
}
