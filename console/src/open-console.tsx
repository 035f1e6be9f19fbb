import createCache, { type EmotionCache } from '@emotion/cache';
import rtl from '@mui/stylis-plugin-rtl';
import polyglot from 'ra-i18n-polyglot';
import { createRoot } from 'react-dom/client';
import { Alert, Button, CssBaseline, Snackbar, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as SomethingBroke,
  type I18nProvider,
  LoadingPage,
  localStorageStore,
  Resource,
  type TranslationMessages,
  useNotificationContext,
  useNotify,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { BrowserRouter, Link, Navigate, Route, useLocation } from 'react-router-dom';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import { type ConsoleLocale, consoleLocales, directionOf, keepLocale, languageNames } from './locale.ts';
import { authProvider, dataProvider } from './providers.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { SignIn } from './layout/sign-in.tsx';
import { type ConsolePage, pageAt } from './pages/console-page.ts';
import { MySignIn, consolePages, TodayPage } from './pages/console-pages.ts';
import { themeFor } from './theme.ts';
import { loadLanguage } from './words/load.ts';
import { useWords } from './words/words.ts';
import { PageFrame } from './layout/page-frame.tsx';

const readMs = { success: 5_000, info: 6_000, warning: 9_000, error: 9_000 };

/** From edge to edge: centred by a transform, it would leave the screen when the page reads from the right. */
const overPage = {
  top: { xs: '4rem', sm: '4rem' },
  left: { xs: 8, sm: 8 },
  right: { xs: 8, sm: 8 },
  transform: { xs: 'none', sm: 'none' },
  justifyContent: 'center',
};

/**
 * A notification. The newest replaces the one before. It is placed where no button is: on a phone under the bar, on a wide
 * screen in the corner above the bar that saves, no wider than what is free beside a dialog.
 */
function LatestNotice() {
  const { common } = useWords();
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { notifications, resetNotifications } = useNotificationContext();
  const latest = notifications.at(-1);
  const [closed, setClosed] = useState<typeof latest>();
  if (latest === undefined) return null;
  const { message, type, notificationOptions } = latest;
  const close = () => setClosed(latest);
  return (
    <Snackbar
      key={notifications.length}
      open={latest !== closed}
      autoHideDuration={notificationOptions?.autoHideDuration ?? readMs[type]}
      // A press elsewhere is no sign that it was read.
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: resetNotifications } }}
      anchorOrigin={
        isWide ? { vertical: 'bottom', horizontal: 'right' } : { vertical: 'top', horizontal: 'center' }
      }
      sx={isWide ? { bottom: { xs: '7rem' } } : overPage}
    >
      <Alert
        variant="filled"
        severity={type}
        onClose={close}
        closeText={common.close}
        sx={{ alignItems: 'center', maxWidth: isWide ? '19rem' : '40rem', overflowWrap: 'anywhere' }}
      >
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}

type Heard = {
  /** Another language has loaded, whose direction the layout must take. */
  onChange: (locale: ConsoleLocale) => void;
  /** The chosen one failed to load; `still` stays in use. */
  onMissing: (still: ConsoleLocale) => void;
};

/** `messages`: react-admin's own in `first`. */
function makeI18n(
  first: ConsoleLocale,
  messages: TranslationMessages,
  { onChange, onMissing }: Heard,
): I18nProvider {
  const made = polyglot(
    (locale) => (locale === first ? messages : loadLanguage(locale as ConsoleLocale)),
    first,
    consoleLocales.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: false },
  );
  return {
    ...made,
    async changeLocale(locale) {
      try {
        await made.changeLocale(locale);
      } catch (failure) {
        onMissing(made.getLocale() as ConsoleLocale);
        throw failure;
      }
      keepLocale(locale as ConsoleLocale);
      onChange(locale as ConsoleLocale);
    },
  };
}

const signIn = '/login';

/**
 * Checks the session once before anything else. Without it a stranger waits seven seconds: react-admin asks for permissions
 * four times before it believes that there are none.
 */
function Gate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<'asked' | 'stranger' | 'open'>('asked');
  useEffect(() => {
    authProvider.checkAuth({}).then(
      () => setStatus('open'),
      () => setStatus('stranger'),
    );
  }, []);
  // After the sign-in react-admin takes over.
  if (status === 'stranger' && pathname === signIn) setStatus('open');
  if (status === 'asked') return null;
  if (status === 'open') return children;
  // After the sign-in they are on the page that they asked for.
  return <Navigate to={signIn} replace state={{ nextPathname: pathname, nextSearch: search }} />;
}

/** An address without a page for this role. */
function NoPage() {
  const { common } = useWords();
  const { pathname } = useLocation();
  const { permissions, isPending } = usePermissions<string[]>();
  if (isPending) return null;
  const page = pageAt(pathname, consolePages);
  const isUnknown = page === undefined || permissions?.includes(page.may) === true;
  const { title, lead } = isUnknown ? common.noPage : common.otherRole;
  return (
    <PageFrame title={title} lead={lead}>
      <Button component={Link} to="/" variant="contained" sx={{ justifySelf: 'start' }}>
        {common.otherRole.today}
      </Button>
    </PageFrame>
  );
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const caches: Record<'ltr' | 'rtl', EmotionCache> = {
  ltr: createCache({ key: 'ltr', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtl] }),
};

/** Styles mirrored for Arabic, each with the page's nonce: the server allows no other style. */
function Directed({ locale, children }: { locale: ConsoleLocale; children: ReactNode }) {
  const direction = directionOf(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}

/**
 * Reports that a language failed to load: react-admin's own notification would not be announced. `times`: failed tries since
 * a language loaded.
 */
function NotifyMissingLanguage({ times }: { times: number }) {
  const { common } = useWords();
  const notify = useNotify();
  const text = common.failures['no-answer'];
  useEffect(() => {
    if (times > 0) notify(text, { type: 'error' });
  }, [times, text, notify]);
  return null;
}

/** What react-admin keeps in the browser: filters, language, whether the menu is wide. */
const store = localStorageStore();

// On a phone the menu covers the page: a reload shows the page.
if (window.matchMedia('(width < 600px)').matches) store.removeItem('sidebar.open');

/**
 * The resource that react-admin knows a page by. A page of another role keeps its addresses: another page's ':id' would
 * match them.
 */
function placesOf(common: ConsolePage, isTheirs: boolean) {
  if ('resource' in common) {
    if (!isTheirs) return null;
    return (
      <Resource
        key={common.to}
        name={common.resource}
        list={common.list}
        {...(common.show && { show: common.show })}
      />
    );
  }
  return (
    <CustomRoutes key={common.to}>
      {Object.entries(common.routes).map(([path, Page]) => (
        <Route key={path} path={path} element={isTheirs ? <Page /> : <NoPage />} />
      ))}
    </CustomRoutes>
  );
}

/**
 * react-admin's `<Admin>`, assembled here from its parts: its own would bring its sign-in page, and with it the code of
 * forms, to whoever opens the console.
 */
function Pages({ missing }: { missing: number }) {
  return (
    <CssBaseline enableColorScheme>
      <CoreAdminUI
        layout={ConsoleLayout}
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
          ...consolePages.map((one) => placesOf(one, may.includes(one.may))),
          <CustomRoutes key="me">
            <Route path="/me" element={<MySignIn />} />
          </CustomRoutes>,
        ]}
      </CoreAdminUI>
      <LatestNotice />
      <NotifyMissingLanguage times={missing} />
    </CssBaseline>
  );
}

type First = { first: ConsoleLocale; messages: TranslationMessages };

/** The console as one React app. `first`: the language that is shown first, whose words are loaded. */
function Console({ first, messages }: First) {
  const [locale, setLocale] = useState(first);
  const [missing, setMissing] = useState(0);
  const [i18n] = useState(() =>
    makeI18n(first, messages, {
      onChange: (chosen) => {
        setLocale(chosen);
        setMissing(0);
      },
      onMissing: (still) => {
        // The language button shows what is stored there.
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

/** `first` is the language that was loaded, with react-admin's own `messages` in it. */
export const openConsole = (place: Element, first: First): void =>
  createRoot(place).render(<Console {...first} />);
