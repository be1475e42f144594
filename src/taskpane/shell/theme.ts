import { createTheme, type ITheme } from 'office-ui-fabric-react/lib/Styling';

const LIGHT = createTheme({
  palette: {
    themePrimary: '#1f5d73',
    themeLighterAlt: '#f3f8fa',
    themeLighter: '#d1e4ea',
    themeLight: '#acccd7',
    themeTertiary: '#679bad',
    themeSecondary: '#316f85',
    themeDarkAlt: '#1c5367',
    themeDark: '#184657',
    themeDarker: '#113440',
    // Fabric's own grey for hints is too faint on its lightest grounds.
    neutralTertiary: '#767472',
    neutralSecondary: '#595755',
  },
});

const DARK = createTheme({
  isInverted: true,
  palette: {
    themePrimary: '#7cc3d8',
    themeLighterAlt: '#05080a',
    themeLighter: '#142025',
    themeLight: '#263c44',
    themeTertiary: '#4b7784',
    themeSecondary: '#6eadc0',
    themeDarkAlt: '#89cadd',
    themeDark: '#9bd3e3',
    themeDarker: '#b5dfeb',
    neutralLighterAlt: '#282726',
    neutralLighter: '#302f2e',
    neutralLight: '#3d3b39',
    neutralQuaternaryAlt: '#464442',
    neutralQuaternary: '#4e4c4a',
    neutralTertiaryAlt: '#6a6866',
    neutralTertiary: '#a9a7a5',
    neutralSecondary: '#c8c6c4',
    neutralPrimaryAlt: '#dadada',
    neutralPrimary: '#f3f2f1',
    neutralDark: '#f4f4f4',
    black: '#f8f8f8',
    white: '#201f1e',
  },
  semanticColors: {
    errorText: '#f6a5a0',
    errorBackground: '#442726',
    warningBackground: '#433519',
    successBackground: '#263a24',
    infoBackground: '#3d3b39',
    messageText: '#f3f2f1',
    messageLink: '#9bd3e3',
  },
});

export const themeOf = (dark: boolean): ITheme => (dark ? DARK : LIGHT);

/** The theme's colours for our own style sheet. */
export const themeVariables = ({ palette, semanticColors, isInverted }: ITheme): Readonly<Record<string, string>> => ({
  '--ws-ground': palette.white,
  '--ws-raised': palette.neutralLighterAlt,
  '--ws-line': palette.neutralQuaternaryAlt,
  '--ws-text': palette.neutralPrimary,
  '--ws-quiet': palette.neutralSecondary,
  '--ws-accent': palette.themePrimary,
  '--ws-mark': semanticColors.errorBackground,
  '--ws-bad': isInverted ? '#f6a5a0' : '#a4262c',
  '--ws-good': isInverted ? '#9fd89f' : '#0b6a0b',
  '--ws-warn': isInverted ? '#f0c36d' : '#7a4a00',
  '--ws-attacker': isInverted ? '#f2a27a' : '#b3471b',
  '--ws-defender': isInverted ? '#7cc3d8' : '#1f5d73',
});
