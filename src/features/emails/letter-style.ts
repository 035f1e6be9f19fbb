/** Colours, letters and the dark dress of mails. The values are the site's tokens; mail programs know no variables. */
import type { Locale } from '../../platform/i18n/locale.ts';

export const colour = {
  ink: '#1d1b2e',
  inkSoft: '#55526a',
  sand: '#fbf5ea',
  sandDeep: '#f4ead7',
  paper: '#ffffff',
  line: '#e7dcc8',
  majorelle: '#3b3fc4',
  saffron: '#f2b33d',
  white: '#ffffff',
} as const;

/** Letters that the reader's device has; Arabic ones that draw Latin well too. */
export const fontOf = (locale: Locale): string =>
  locale === 'ar'
    ? "'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif"
    : "'Segoe UI', -apple-system, 'Helvetica Neue', Roboto, Arial, sans-serif";

export const text = (size: number, weight: 400 | 600 | 700, shade: string) =>
  ({ fontSize: size, fontWeight: weight, color: shade }) as const;

/** Classes are only read here: a mail program that drops them shows the light letter. */
export const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${colour.majorelle}}
@media (max-width:620px){
.around{padding:16px 8px!important}
.card{padding:24px 20px 8px!important}
.head{padding-right:20px!important;padding-left:20px!important}
.full{width:100%!important}
}
@media (prefers-color-scheme:dark){
.ground{background:#14131f!important}
.card{background:#1d1b2e!important;border-color:#3a3752!important}
.box{background:#2b2942!important;border-color:#4a4768!important}
.ink,.brand{color:#fbf5ea!important}
.soft{color:#bdb9d4!important}
.link{color:#b9bbff!important}
.row{border-color:#3a3752!important}
}`;
