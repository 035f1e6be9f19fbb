/** The office as one React app: its frame, its pages, and who may see which. */
import { CssBaseline } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as SomethingBroke,
  LoadingPage,
  Resource,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { Directed } from './directed.tsx';
import { makeI18n } from './i18n.ts';
import { Gate } from './layout/gate.tsx';
import { LatestNotice } from './layout/latest-notice.tsx';
import { NoPage } from './layout/no-page.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { SignIn } from './layout/sign-in.tsx';
import { TellMissingLanguage } from './layout/tell-missing-language.tsx';
import { directionOf, type ConsoleLocale } from './locale.ts';
import type { OfficePage } from './pages/office-page.ts';
import { MySignIn, officePages, TodayPage } from './pages/office-pages.ts';
import { store } from './store.ts';
import { themeFor } from './theme.ts';

/** What react-admin is told of a page. One of another role keeps its addresses: another page's ':id' would answer there. */
function placesOf(office: OfficePage, isHers: boolean) {
  if ('resource' in office) {
    if (!isHers) return null;
    return (
      <Resource
        key={office.to}
        name={office.resource}
        list={office.list}
        {...(office.show && { show: office.show })}
      />
    );
  }
  return (
    <CustomRoutes key={office.to}>
      {Object.entries(office.routes).map(([path, Page]) => (
        <Route key={path} path={path} element={isHers ? <Page /> : <NoPage />} />
      ))}
    </CustomRoutes>
  );
}

/**
 * react-admin's `<Admin>`, put together here of its parts: its own would bring its page of signing in, and with it the code of
 * forms, to whoever opens the office.
 */
function Pages({ missing }: { missing: number }) {
  return (
    <CssBaseline enableColorScheme>
      <CoreAdminUI
        layout={OfficeLayout}
        dashboard={TodayPage}
        catchAll={NoPage}
        loginPage={SignIn}
        loading={LoadingPage}
        error={SomethingBroke}
        authenticationError={AuthenticationError}
        accessDenied={AccessDenied}
        disableTelemetry
        requireAuth
      >
        {(may: string[] = []) => [
          ...officePages.map((one) => placesOf(one, may.includes(one.may))),
          <CustomRoutes key="me">
            <Route path="/me" element={<MySignIn />} />
          </CustomRoutes>,
        ]}
      </CoreAdminUI>
      <LatestNotice />
      <TellMissingLanguage times={missing} />
    </CssBaseline>
  );
}

/** `first`: the language that is shown first, whose words are loaded. */
export function Console({ first }: { first: ConsoleLocale }) {
  const [locale, setLocale] = useState(first);
  const [missing, setMissing] = useState(0);
  const [i18n] = useState(() =>
    makeI18n(first, {
      onChange: (chosen) => {
        setLocale(chosen);
        setMissing(0);
      },
      onMissing: (still) => {
        // The button of the languages shows what is kept there.
        store.setItem('locale', still);
        setMissing((times) => times + 1);
      },
    }),
  );
  const theme = useMemo(() => themeFor(directionOf(locale)), [locale]);
  return (
    <Directed locale={locale}>
      <BrowserRouter basename="/staff">
        <Gate>
          <AdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18n}
            store={store}
            theme={theme}
            darkTheme={null}
          >
            <Pages missing={missing} />
          </AdminContext>
        </Gate>
      </BrowserRouter>
    </Directed>
  );
}
