/** The frame around every page: the dark band with the languages, and the menu of what her role may see. */
import Smartphone from '@mui/icons-material/Smartphone';
import Today from '@mui/icons-material/TodayOutlined';
import { ListItemIcon, ListSubheader, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  Logout,
  Menu,
  Sidebar,
  type SidebarProps,
  UserMenu,
  usePermissions,
  useSidebarState,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { MenuGroup } from '../pages/office-page.ts';
import { officePages } from '../pages/office-pages.ts';
import { useSay } from '../words/words.ts';
import { TellPage } from './tell-page.tsx';

function ToMySignIn() {
  const { secondFactor } = useSay();
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

function OfficeBar() {
  const { office } = useSay();
  return (
    <AppBar
      toolbar={<LocalesMenuButton />}
      userMenu={
        <UserMenu>
          <ToMySignIn />
          <Logout />
        </UserMenu>
      }
      sx={{ '& .RaAppBar-toolbar': { gap: 1 } }}
    >
      <Typography component="span" variant="h6" sx={{ flex: 1, fontSize: '1.05rem' }}>
        {office.name}
      </Typography>
    </AppBar>
  );
}

/** One group of the menu; nothing where nothing of it is hers. */
function MenuPart({ group }: { group: MenuGroup }) {
  const say = useSay();
  const [isOpen] = useSidebarState();
  const { permissions = [] } = usePermissions<string[]>();
  const hers = officePages.filter((one) => one.group === group && permissions.includes(one.may));
  if (hers.length === 0) return null;
  return (
    <>
      {isOpen && (
        <ListSubheader
          role="presentation"
          disableSticky
          sx={{ lineHeight: 2.2, marginBlockStart: 1, background: 'none', fontSize: '0.8rem' }}
        >
          {say.office.menu.groups[group]}
        </ListSubheader>
      )}
      {hers.map(({ to, title, icon: Icon }) => (
        <Menu.Item key={to} to={to} primaryText={title(say)} leftIcon={<Icon />} />
      ))}
    </>
  );
}

function OfficeMenu() {
  const { office } = useSay();
  return (
    <Menu>
      <Menu.DashboardItem primaryText={office.menu.today} leftIcon={<Today />} />
      <MenuPart group="money" />
      <MenuPart group="people" />
      <MenuPart group="offer" />
      <MenuPart group="house" />
    </Menu>
  );
}

/** On a phone the menu lies over the page: then it needs a name. */
function OfficeSidebar(props: SidebarProps) {
  const { office } = useSay();
  return <Sidebar {...props} slotProps={{ paper: { 'aria-label': office.menu.name } }} />;
}

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={OfficeBar}
    menu={OfficeMenu}
    sidebar={OfficeSidebar}
    // Room for what the office was just told, which lies over the foot of the page: a button there can be drawn out from under it.
    sx={{ '& .RaLayout-content': { paddingBlockEnd: { xs: 18, md: 6 } } }}
  >
    <TellPage />
    {children}
  </Layout>
);
