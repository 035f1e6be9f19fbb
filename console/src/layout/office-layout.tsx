/** The frame around every page: the dark band with the languages, and the menu of what her role may see. */
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Inbox from '@mui/icons-material/InboxOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import History from '@mui/icons-material/History';
import Mail from '@mui/icons-material/MailOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Launch from '@mui/icons-material/Launch';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, LocalesMenuButton, Logout, Menu, UserMenu, usePermissions } from 'react-admin';
import { TellPage } from './tell-page.tsx';
import { useSay } from '../words/words.ts';

function OfficeBar() {
  const { office } = useSay();
  return (
    <AppBar
      toolbar={<LocalesMenuButton />}
      userMenu={
        <UserMenu>
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

function OfficeMenu() {
  const {
    office,
    applications,
    waitlists,
    bookings,
    claims,
    lists,
    codes,
    coupons,
    reports,
    catalogue,
    refunds,
  } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Menu>
      <Menu.DashboardItem primaryText={office.menu.today} leftIcon={<Today />} />
      {permissions.includes('maySeeOrders') && (
        <Menu.Item to="/orders" primaryText={office.menu.orders} leftIcon={<ShoppingBag />} />
      )}
      {permissions.includes('mayRefund') && (
        <Menu.Item to="/refunds" primaryText={refunds.title} leftIcon={<Undo />} />
      )}
      {permissions.includes('mayDecideClaims') && (
        <Menu.Item to="/claims" primaryText={claims.title} leftIcon={<FactCheck />} />
      )}
      {permissions.includes('maySeeApplications') && (
        <Menu.Item to="/applications" primaryText={applications.title} leftIcon={<Inbox />} />
      )}
      {permissions.includes('mayOpenCourses') && (
        <Menu.Item to="/waitlists" primaryText={waitlists.title} leftIcon={<HourglassEmpty />} />
      )}
      {permissions.includes('maySeeBookings') && (
        <Menu.Item to="/bookings" primaryText={bookings.title} leftIcon={<EventAvailable />} />
      )}
      {permissions.includes('mayExportMonth') && (
        <Menu.Item to="/month" primaryText={lists.month.title} leftIcon={<CalendarMonth />} />
      )}
      {permissions.includes('maySeeAccessCodes') && (
        <Menu.Item to="/access-codes" primaryText={codes.title} leftIcon={<Key />} />
      )}
      {permissions.includes('mayManageCoupons') && (
        <Menu.Item to="/coupons" primaryText={coupons.title} leftIcon={<LocalOffer />} />
      )}
      {permissions.includes('mayModerate') && (
        <Menu.Item to="/reports" primaryText={reports.title} leftIcon={<Flag />} />
      )}
      {permissions.includes('maySeeMails') && (
        <Menu.Item to="/letters" primaryText={office.menu.letters} leftIcon={<Mail />} />
      )}
      {permissions.includes('maySeeWebhooks') && (
        <Menu.Item to="/webhooks" primaryText={office.menu.webhooks} leftIcon={<Webhook />} />
      )}
      {permissions.includes('maySeeNotifications') && (
        <Menu.Item
          to="/notifications"
          primaryText={office.menu.notifications}
          leftIcon={<AccountBalance />}
        />
      )}
      {permissions.includes('maySeeLog') && (
        <Menu.Item to="/log" primaryText={office.menu.log} leftIcon={<History />} />
      )}
      {permissions.includes('maySeeCatalogue') && (
        <Menu.Item to="/catalogue/course" primaryText={catalogue.title} leftIcon={<MenuBook />} />
      )}
      <Menu.Item
        to="/staff"
        component="a"
        href="/staff"
        primaryText={office.menu.plain}
        leftIcon={<Launch />}
      />
    </Menu>
  );
}

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={OfficeBar} menu={OfficeMenu} sx={{ '& .RaLayout-content': { paddingBlockEnd: 6 } }}>
    <TellPage />
    {children}
  </Layout>
);
