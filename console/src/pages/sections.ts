/** The entries of the menu, in working order; Settings stands apart at the end. */
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import School from '@mui/icons-material/CastForEducationOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import type { ComponentType } from 'react';
import { type ConsolePage, entryAt, type Section } from './console-page.ts';
import { consolePages } from './console-pages.ts';

const icons: Record<Section, ComponentType> = {
  orders: ShoppingBag,
  learners: People,
  teaching: School,
  catalogue: MenuBook,
  content: Article,
  consultations: EventAvailable,
  community: Groups,
  requests: Inbox,
  money: AccountBalance,
  settings: Settings,
};

type Entry = { section: Section; icon: ComponentType; pages: ConsolePage[] };

/** Sections of which a role may see something, each with those pages. */
export const sectionsFor = (permissions: readonly string[]): Entry[] =>
  (Object.keys(icons) as Section[])
    .map((section) => ({
      section,
      icon: icons[section],
      pages: consolePages.filter((one) => one.section === section && permissions.includes(one.may)),
    }))
    .filter(({ pages }) => pages.length > 0);

/** Of every role's pages: an address keeps its section, whoever looks. */
export const pageHere = (pathname: string): ConsolePage | undefined => entryAt(pathname, consolePages);
