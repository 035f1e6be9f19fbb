/** The frame around every page: the dark band with the languages, the menu, and the page. */
import Smartphone from '@mui/icons-material/Smartphone';
import { ListItemIcon, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, LocalesMenuButton, Logout, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSay } from '../words/words.ts';
import { KeptPlaces } from './kept-places.ts';
import { OfficeMenu, OfficeSidebar } from './office-menu.tsx';
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
      sx={{ '& .RaAppBar-toolbar': { gap: { xs: 0, sm: 1 } } }}
    >
      <Typography
        component="span"
        variant="h6"
        noWrap
        sx={{ flex: 1, fontSize: { xs: '0.95rem', sm: '1.05rem' } }}
      >
        {office.name}
      </Typography>
    </AppBar>
  );
}

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={OfficeBar}
    menu={OfficeMenu}
    sidebar={OfficeSidebar}
    // Room for what the office was just told, which lies over the foot of the page: a button there can be drawn out from under it.
    sx={{ '& .RaLayout-content': { paddingBlockEnd: { xs: 18, md: 6 } } }}
  >
    <KeptPlaces />
    <TellPage />
    {children}
  </Layout>
);
