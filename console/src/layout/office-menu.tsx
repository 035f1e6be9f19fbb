/** The menu of what her role may see; on a phone it lies over the page. */
import Close from '@mui/icons-material/Close';
import Today from '@mui/icons-material/TodayOutlined';
import { IconButton, ListSubheader, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ComponentType } from 'react';
import { Menu, Sidebar, type SidebarProps, usePermissions, useSidebarState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../pages/office-page.ts';
import { officePages } from '../pages/office-pages.ts';
import { pageAt } from '../pages/page-at.ts';
import { useSay } from '../words/words.ts';
import { useMenuOnPhone } from './use-menu-on-phone.ts';

const useIsPhone = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** Where she is stands out, and is told to a screen reader. */
const marked = {
  '&[aria-current]': {
    backgroundColor: 'action.selected',
    color: 'primary.main',
    fontWeight: 700,
    '& .RaMenuItemLink-icon': { color: 'primary.main' },
  },
};

function Entry({
  to,
  name,
  icon: Icon,
  isHere,
}: {
  to: string;
  name: string;
  icon: ComponentType;
  isHere: boolean;
}) {
  // Of a menu over the page the page that follows takes the place in the history.
  const isPhone = useIsPhone();
  return (
    <Menu.Item
      to={to}
      replace={isPhone}
      primaryText={name}
      leftIcon={<Icon />}
      sx={marked}
      {...(isHere && { 'aria-current': 'page' as const })}
    />
  );
}

/** One group of the menu; nothing where nothing of it is hers. */
function MenuPart({ group }: { group: MenuGroup }) {
  const say = useSay();
  const [isOpen] = useSidebarState();
  const { pathname } = useLocation();
  const { permissions = [] } = usePermissions<string[]>();
  const hers = officePages.filter((one) => one.group === group && permissions.includes(one.may));
  if (hers.length === 0) return null;
  const here = pageAt(pathname, officePages);
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
      {hers.map((one) => (
        <Entry key={one.to} to={one.to} name={one.title(say)} icon={one.icon} isHere={one === here} />
      ))}
    </>
  );
}

export function OfficeMenu() {
  const { office } = useSay();
  const [isOpen] = useSidebarState();
  const { pathname } = useLocation();
  // A name that does not fit on one line stands on two; beside an icon alone none is shown.
  const whole = isOpen && { '& .MuiTypography-noWrap': { whiteSpace: 'normal', overflowWrap: 'anywhere' } };
  return (
    <Menu sx={{ ...whole, '@media print': { display: 'none' } }}>
      <Entry to="/" name={office.menu.today} icon={Today} isHere={pathname === '/'} />
      <MenuPart group="money" />
      <MenuPart group="people" />
      <MenuPart group="teaching" />
      <MenuPart group="offer" />
      <MenuPart group="house" />
    </Menu>
  );
}

/** On a phone the button that opened it lies under it: it has its own to close, and a name. */
export function OfficeSidebar({ children, ...props }: SidebarProps) {
  const { office } = useSay();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { close } = useMenuOnPhone(isPhone);
  if (!isPhone) return <Sidebar {...props}>{children}</Sidebar>;
  return (
    <Sidebar {...props} onClose={close} slotProps={{ paper: { 'aria-label': office.menu.name } }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pt: 0.5, px: 2 }}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {office.menu.name}
        </Typography>
        <IconButton edge="end" aria-label={translate('ra.action.close_menu')} onClick={close}>
          <Close />
        </IconButton>
      </Stack>
      {children}
    </Sidebar>
  );
}
