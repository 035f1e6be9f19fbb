/** The office as one React app: its frame, its pages, and who may see which. */
import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
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
import { chosenLocale, directionOf, type ConsoleLocale } from './locale.ts';
import type { OfficePage } from './pages/office-page.ts';
import { MySignIn, officePages, TodayPage } from './pages/office-pages.ts';
import { themeFor } from './theme.ts';

/** What react-admin is told of a page. */
function placesOf(office: OfficePage) {
  if ('resource' in office)
    return (
      <Resource
        key={office.to}
        name={office.resource}
        list={office.list}
        {...(office.show && { show: office.show })}
      />
    );
  return (
    <CustomRoutes key={office.to}>
      {Object.entries(office.routes).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </CustomRoutes>
  );
}

export function Console() {
  const [locale, setLocale] = useState<ConsoleLocale>(chosenLocale);
  const [i18n] = useState(() => makeI18n(locale, setLocale));
  const theme = useMemo(() => themeFor(directionOf(locale)), [locale]);
  return (
    <Directed locale={locale}>
      <BrowserRouter basename="/staff">
        <Gate>
          <Admin
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18n}
            theme={theme}
            darkTheme={null}
            layout={OfficeLayout}
            notification={LatestNotice}
            dashboard={TodayPage}
            catchAll={NoPage}
            loginPage={SignIn}
            disableTelemetry
            requireAuth
          >
            {(may: string[] = []) => [
              ...officePages.filter((one) => may.includes(one.may)).map(placesOf),
              <CustomRoutes key="me">
                <Route path="/me" element={<MySignIn />} />
              </CustomRoutes>,
            ]}
          </Admin>
        </Gate>
      </BrowserRouter>
    </Directed>
  );
}
