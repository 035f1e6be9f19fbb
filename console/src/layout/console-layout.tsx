/** The layout of every page: the dark bar with the languages, the menu, and the page. */
import Smartphone from '@mui/icons-material/Smartphone';
import Close from '@mui/icons-material/Close';
import Today from '@mui/icons-material/TodayOutlined';
import {
  Box,
  IconButton,
  ListItemIcon,
  MenuItem,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  Logout,
  Menu,
  Sidebar,
  type SidebarProps,
  usePermissions,
  UserMenu,
  useSidebarState,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { KeepCounting, useCounts } from './counters.ts';
import { Find } from './find.tsx';
import { KeptPlaces, pageWidth } from './page-frame.tsx';
import { pageHere, sectionsFor } from '../pages/sections.ts';
import { Count, SectionTabs } from './section-tabs.tsx';

/**
 * On a phone the menu covers the page, so it has a history entry of its own: the browser's Back closes it, and the page
 * stays.
 */
const isOfMenu = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isMenuOpen' in state;

/** Read from the browser, because the router's own location may still be that of the page before. */
const isAtMenu = (): boolean => isOfMenu((window.history.state as { usr?: unknown } | null)?.usr);

function useMenuOnPhone(isPhone: boolean): { close(): void } {
  const [isOpen, setOpen] = useSidebarState();
  const navigate = useNavigate();
  const here = useLocation();
  const hasPlace = useRef(false);
  const isShown = isPhone && isOpen;
  // The router restores the location first and re-renders, so this listener runs only while the menu is shown.
  useEffect(() => {
    if (!isShown) return undefined;
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isShown, setOpen]);
  useEffect(() => {
    // After a reload the history entry may exist already.
    if (isShown && !hasPlace.current && !isAtMenu()) void navigate(here, { state: { isMenuOpen: true } });
    hasPlace.current = isShown;
  }, [isShown, here, navigate]);
  return { close: () => void navigate(-1) };
}

const useIsPhone = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** The current page, also marked for screen readers. */
const marked = {
  '&[aria-current]': {
    backgroundColor: 'action.selected',
    color: 'primary.main',
    fontWeight: 700,
    '& .RaMenuItemLink-icon': { color: 'primary.main' },
  },
};

type EntryProps = {
  to: string;
  name: string;
  icon: ComponentType;
  isHere: boolean;
  /** Apart from the others, at the end. */
  isLast?: boolean;
  count?: number;
};

function Entry({ to, name, icon: Icon, isHere, isLast = false, count = 0 }: EntryProps) {
  // The chosen page replaces the menu's history entry.
  const isPhone = useIsPhone();
  const [isOpen] = useSidebarState();
  return (
    <Menu.Item
      to={to}
      replace={isPhone}
      primaryText={
        <Box
          component="span"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <span>{name}</span>
          {isOpen && <Count of={count} />}
        </Box>
      }
      leftIcon={<Icon />}
      sx={marked}
      {...(isLast && { className: 'last' })}
      {...(isHere && { 'aria-current': 'page' as const })}
    />
  );
}

const beside = {
  display: 'flex',
  flexDirection: 'column',
  // Settings stand at the foot of a wide screen.
  minHeight: { sm: 'calc(100vh - 5rem)' },
  '@media print': { display: 'none' },
  '& > .last': { marginBlockStart: { sm: 'auto' } },
} as const;

function ConsoleMenu() {
  const { nav } = useWords();
  const [isOpen] = useSidebarState();
  const { pathname } = useLocation();
  const { permissions = [] } = usePermissions<string[]>();
  const counts = useCounts();
  const here = pageHere(pathname)?.section;
  // A long name takes two lines; beside icons alone none is shown.
  const whole = isOpen && { '& .MuiTypography-noWrap': { whiteSpace: 'normal', overflowWrap: 'anywhere' } };
  return (
    <Menu sx={{ ...beside, ...whole }}>
      <Entry to="/" name={nav.today} icon={Today} isHere={pathname === '/'} />
      {sectionsFor(permissions).map(({ section, icon, pages: [first, ...more] }) => (
        <Entry
          key={section}
          to={first?.to ?? '/'}
          name={nav.sections[section]}
          icon={icon}
          count={[first, ...more].reduce((sum, one) => sum + (counts.get(one?.to ?? '') ?? 0), 0)}
          isHere={section === here}
          isLast={section === 'settings'}
        />
      ))}
    </Menu>
  );
}

/** On a phone the menu covers the button that opened it, so it has its own close button, and a name. */
function ConsoleSidebar({ children, ...props }: SidebarProps) {
  const { common } = useWords();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { close } = useMenuOnPhone(isPhone);
  if (!isPhone) return <Sidebar {...props}>{children}</Sidebar>;
  return (
    <Sidebar {...props} onClose={close} slotProps={{ paper: { 'aria-label': common.menu.name } }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pt: 0.5, px: 2 }}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {common.menu.name}
        </Typography>
        <IconButton edge="end" aria-label={translate('ra.action.close_menu')} onClick={close}>
          <Close />
        </IconButton>
      </Stack>
      {children}
    </Sidebar>
  );
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

function focus(heading: HTMLElement): void {
  if (isTyping()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Announces which page this is: in the window's title, and to screen readers, whose focus goes to the heading. The heading
 * may render later than the page, with the data it names.
 */
function AnnouncePage() {
  const { pathname } = useLocation();
  const { common } = useWords();
  const isBack = useNavigationType() === NavigationType.Pop;
  // The browser itself announces the first page.
  const announced = useRef(pathname);
  useEffect(() => {
    const page = document.querySelector('#main-content');
    if (page === null) return undefined;
    if (announced.current !== pathname && !isBack) window.scrollTo(0, 0);
    const look = () => {
      const heading = page.querySelector<HTMLElement>('h1');
      const name = heading?.textContent ?? '';
      const title = name === '' ? common.name : `${name} · ${common.name}`;
      if (document.title !== title) document.title = title;
      if (heading === null || announced.current === pathname) return;
      announced.current = pathname;
      focus(heading);
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, [pathname, isBack, common.name]);
  return null;
}

function ToMySignIn() {
  const { secondFactor } = useWords();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/me" onClick={menu?.onClose}>
      <ListItemIcon>
        <Smartphone fontSize="small" />
      </ListItemIcon>
      {secondFactor.menu}
    </MenuItem>
  );
}

function ConsoleBar() {
  const { common } = useWords();
  return (
    <AppBar
      toolbar={<LocalesMenuButton />}
      userMenu={
        <UserMenu>
          <ToMySignIn />
          <Logout />
        </UserMenu>
      }
      sx={{
        '& .RaAppBar-toolbar': { gap: { xs: 0, sm: 1 } },
        // On a phone the name needs its place.
        '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <Typography
        component="span"
        variant="h6"
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          fontSize: { xs: '0.875rem', sm: '1.05rem' },
          lineHeight: 1.2,
        }}
      >
        {common.name}
      </Typography>
      <Find />
    </AppBar>
  );
}

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={ConsoleBar}
    menu={ConsoleMenu}
    sidebar={ConsoleSidebar}
    // Space for the notification at the foot of the page, so that it covers no button.
    sx={{ '& .RaLayout-content': { paddingBlockEnd: { xs: 18, md: 6 } } }}
  >
    <KeptPlaces />
    <AnnouncePage />
    <KeepCounting />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: pageWidth }}>
      <SectionTabs />
      {children}
    </Box>
  </Layout>
);
