import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

const FIELD = '#14532d';
const INK = '#1b1f1a';
const INK_SOFT = '#454b43';
const EDGE = '#8a836f';
const LINE = '#ddd7c9';

interface RowsShown {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The element in which the screens stand, and everything that opens over them. */
export const SCREENS_ID = 'desk-screens';

/** Dialogues and menus open among the screens, so that the lock covers them too; those of the lock beside it. */
const container = () => document.querySelector(`#${SCREENS_ID}:not([inert])`) ?? document.body;

/** The market's colours and type, for a desk: every text at 7:1. See docs/design/README.md. */
export const deskTheme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: FIELD, dark: '#0f3f22', light: '#e6f1e7', contrastText: '#ffffff' },
    secondary: { main: FIELD, contrastText: '#ffffff' },
    error: { main: '#8c1d18', light: '#fbe6e3' },
    warning: { main: '#5b4300', light: '#fff3cf' },
    info: { main: '#0b4a86', light: '#e4effa' },
    success: { main: FIELD, light: '#e6f1e7' },
    background: { default: '#fbf8f1', paper: '#ffffff' },
    text: { primary: INK, secondary: INK_SOFT },
    divider: LINE,
  },
  typography: {
    fontFamily: "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
    fontSize: 14,
    h5: { fontSize: 22, fontWeight: 700, lineHeight: 1.4 },
    h6: { fontSize: 18, fontWeight: 700, lineHeight: 1.5 },
    body1: { fontSize: 16, lineHeight: 1.6 },
    body2: { fontSize: 15, lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    overline: { letterSpacing: 0, textTransform: 'none' },
  },
  shape: { borderRadius: 8 },
  components: {
    ...defaultLightTheme.components,
    RaMenuItemLink: {
      styleOverrides: { root: { whiteSpace: 'normal', color: INK, '&.RaMenuItemLink-active': { fontWeight: 700 } } },
    },
    MuiCssBaseline: { styleOverrides: { a: { color: FIELD, fontWeight: 600 } } },
    MuiModal: { defaultProps: { container } },
    MuiPopover: { defaultProps: { container } },
    MuiPopper: { defaultProps: { container } },
    MuiPaper: { styleOverrides: { outlined: { borderColor: LINE } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: EDGE } } },
    MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', fullWidth: true } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 700, color: INK, whiteSpace: 'nowrap' },
        root: { borderColor: LINE },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&:focus': { outline: `3px solid ${FIELD}`, outlineOffset: -3 } } },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: INK_SOFT, opacity: 1 } } } },
    // Signs alone, which are read in every language.
    MuiTablePagination: {
      defaultProps: { labelDisplayedRows: ({ from, to, count }: RowsShown) => `${from}–${to} / ${count}` },
    },
    MuiTooltip: { defaultProps: { enterDelay: 600 } },
    MuiAlert: { styleOverrides: { root: { color: INK } } },
  },
};
