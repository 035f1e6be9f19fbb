import type { ReactNode } from 'react';
import { directionOf, type Locale } from '../../platform/i18n/locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';

/** A page whose thing is written in the other language only: a line says so, then all of it is in that language. */
export function Untranslated({
  writtenIn,
  notice,
  children,
}: {
  writtenIn: Locale;
  notice: string;
  children: ReactNode;
}) {
  return (
    <>
      <aside aria-label={notice} className="untranslated">
        <p className="column">
          <Icon name="language" size={18} />
          {notice}
        </p>
      </aside>
      <div lang={writtenIn} dir={directionOf(writtenIn)} className="in-its-language">
        {children}
      </div>
    </>
  );
}
