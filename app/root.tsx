import { Outlet } from 'react-router';
import styles from './app.css?inline';
import { open, type ScreenArgs } from './academy-context.ts';
import { directionOf } from '../domain/people/locale.ts';
import { BrowserScript } from './layout/browser-script.tsx';

export async function loader(args: ScreenArgs) {
  const { locale, say, academy } = open(args);
  return { locale, common: say.common, settings: await academy.settings() };
}

export default function Root({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { locale } = loaderData;
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Outlet />
        <BrowserScript />
      </body>
    </html>
  );
}
