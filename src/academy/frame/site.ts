import { useRouteLoaderData } from 'react-router';
import type { Words } from '../../words.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Theme } from '../settings/look.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** What the frame around every page needs; read once by the root's loader. */
export type Site = {
  locale: Locale;
  common: Words['common'];
  settings: AcademySettings;
  publicOrigin: string;
  pathname: string;
  search: string;
  /** What the visitor has chosen; null as the phone is set. */
  theme: Theme | null;
  /** Calendar year in Morocco, for the footer. */
  year: number;
  /** Null on every page as everybody sees it; on a preview until when its link works. */
  previewUntil: Date | null;
  /** Nobody has set the academy up yet: every page says that nothing is sold. */
  awaitsOpening: boolean;
};

/** The frame's data; null when even the root's loader failed. Nothing is serialised here, so words stay functions. */
export function useSite(): Site | null {
  const data: unknown = useRouteLoaderData('root');
  return (data as Site | undefined) ?? null;
}
