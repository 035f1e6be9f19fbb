/** The academy's colours, fonts and shapes for react-admin's components. */
import { defaultTheme, type RaThemeOptions } from 'react-admin';

const ink = '#1d1b2e';
const line = '#e7dcc8';
const majorelle = '#3b3fc4';

const palette = {
  mode: 'light',
  primary: { main: majorelle },
  secondary: { main: ink },
  error: { main: '#b3261e' },
  warning: { main: '#8a5a00' },
  success: { main: '#1f6f5f' },
  // The library's default is too pale for text.
  info: { main: '#2a5d8f' },
  background: { default: '#fbf5ea', paper: '#ffffff' },
  text: { primary: ink, secondary: '#57546b' },
  divider: line,
} satisfies RaThemeOptions['palette'];

/** The keyboard focus: the library's own pulses, and is invisible where less motion was asked for. */
const ring = { outline: `3px solid ${majorelle}`, outlineOffset: 2 };
/** Inside, where the container would cut it off. */
const ringWithin = { '&.Mui-focusVisible': { outlineOffset: -3 } };

const rings = {
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
  MuiLink: { styleOverrides: { root: { '&.Mui-focusVisible': { ...ring, borderRadius: 4 } } } },
  // Long text takes two lines, in the list and once it is chosen.
  MuiMenuItem: { styleOverrides: { root: { ...ringWithin, whiteSpace: 'normal' } } },
  MuiSelect: { styleOverrides: { select: { '&&': { whiteSpace: 'normal' } } } },
  MuiTab: { styleOverrides: { root: ringWithin } },
} satisfies RaThemeOptions['components'];

/** A row's own box has its name on the frame, where a screen reader does not find it. */
const MuiCheckbox = {
  defaultProps: {
    slotProps: {
      root: { 'aria-label': undefined },
      input: ({ 'aria-label': label }: { 'aria-label'?: string }) => ({ 'aria-label': label }),
    },
  },
};

const MuiCssBaseline = {
  styleOverrides: {
    // The gap of a frame repeats its label: what is heard only would stand beside a long one, and widen the page.
    'fieldset > legend': { position: 'relative' },
    // Where less motion was asked for there is none.
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        transitionDelay: '0s !important',
      },
    },
  },
};

export const themeFor = (direction: 'ltr' | 'rtl'): RaThemeOptions => ({
  ...defaultTheme,
  direction,
  palette,
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: '"Readex Pro", system-ui, sans-serif',
    fontSize: 15,
    h6: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline,
    MuiPaper: { styleOverrides: { root: { boxShadow: 'none' }, rounded: { border: `1px solid ${line}` } } },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: ink,
          color: '#ffffff',
          border: 0,
          borderRadius: 0,
          '& .Mui-focusVisible': { outlineColor: '#ffffff' },
        },
      },
    },
    ...rings,
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // On a phone it would be a white strip above the cards.
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // Long text takes two lines.
    RaMenuItemLink: { styleOverrides: { root: { whiteSpace: 'normal' } } },
    // Shown on the dark bar when it has the focus; on a phone it would be round and without words.
    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          backgroundColor: '#ffffff',
          color: ink,
          font: '600 1rem "Readex Pro", system-ui, sans-serif',
          borderRadius: 12,
          '&:hover': { backgroundColor: '#ffffff' },
          '@media (max-width: 599.95px)': { '&[aria-label]::after': { content: 'attr(aria-label)' } },
        },
      },
    },
    MuiCheckbox,
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
  },
});
