import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const indigo: MantineColorsTuple = [
  '#eff0ff',
  '#dfe1fe',
  '#c3c8fb',
  '#a6acf6',
  '#8d94f1',
  '#7a81ea',
  '#6267de',
  '#4e51c8',
  '#4143a9',
  '#363887',
]
/** The on-air colour: upcoming guests, live states, the cue light. */
const coral: MantineColorsTuple = [
  '#fff1ed',
  '#ffe1d9',
  '#fdc3b4',
  '#fba18b',
  '#ff7f66',
  '#f0634a',
  '#d94a31',
  '#b93a24',
  '#962e1d',
  '#762518',
]
const ink: MantineColorsTuple = [
  '#f3f5f8',
  '#e4e8ee',
  '#c9d0db',
  '#aeb6c6',
  '#8791a5',
  '#667085',
  '#515b70',
  '#39435a',
  '#232c42',
  '#171e2e',
]
/** Blue-grey instead of Mantine's neutral dark greys. */
const dark: MantineColorsTuple = [
  '#e6e9f0',
  '#b9c0ce',
  '#98a1b3',
  '#6d778b',
  '#3a4358',
  '#2a3246',
  '#1c2333',
  '#141a27',
  '#0f141f',
  '#0a0e17',
]

export const theme = createTheme({
  colors: { indigo, coral, ink, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  black: '#171e2e',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, monospace',
  headings: { fontFamily: '"Inter Variable", system-ui, sans-serif', fontWeight: '620' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects, because Modal.extend would pull the components into the first chunk
  components: {
    // The main action of a screen or dialog says `filled`
    Button: { defaultProps: { variant: 'default' } },
    // Quiet, in the words' own case
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 550 } },
    // What is there when a screen opens doesn't interrupt; a notice that an action brings says role="alert"
    Alert: { defaultProps: { role: 'note' } },
    // ColorInput opens a picker without accessible names
    ColorPicker: { defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        transitionProps: { duration: 150, transition: 'pop' },
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.45, color: '#0a0e17' },
      },
      styles: {
        content: { background: 'var(--cue-surface)' },
        header: { background: 'var(--cue-surface)' },
        title: { fontWeight: 620, lineHeight: 1.35 },
      },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    NumberInput: { defaultProps: { allowDecimal: false } },
    Popover: { defaultProps: { transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tabs: { defaultProps: { keepMounted: false } },
    Textarea: { defaultProps: { autosize: true } },
    Tooltip: { defaultProps: { openDelay: 350, transitionProps: { duration: 120 } } },
  },
})

/** Backgrounds, and greys that reach 4.5:1 contrast where Mantine's don't. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--cue-serif': '"Source Serif 4 Variable", Georgia, serif',
    '--cue-light': '#ff7f66',
    '--cue-sidebar': '#171e2e',
    '--cue-sidebar-text': '#c9d0db',
    '--cue-sidebar-rule': 'rgba(255, 255, 255, 0.1)',
    '--cue-sidebar-hover': 'rgba(255, 255, 255, 0.06)',
    '--cue-sidebar-active': 'rgba(255, 255, 255, 0.11)',
  },
  light: {
    '--mantine-color-body': '#fbfaf7',
    '--mantine-color-text': '#171e2e',
    '--mantine-color-dimmed': '#576075',
    '--mantine-color-placeholder': '#687084',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#4e51c8',
    '--mantine-color-default-border': '#dcd9d1',
    '--cue-surface': '#ffffff',
    '--cue-sunken': '#f4f2ec',
    '--cue-rule': '#e8e5de',
    '--cue-on-air': '#b93a24',
    '--cue-done': '#1f7a46',
    '--cue-stale': '#8a5207',
  },
  dark: {
    '--mantine-color-body': '#141a27',
    '--mantine-color-text': '#e6e9f0',
    '--mantine-color-dimmed': '#a3acbd',
    '--mantine-color-placeholder': '#8f98aa',
    '--mantine-color-error': '#ff9d8a',
    '--mantine-color-anchor': '#a6acf6',
    '--mantine-color-default-border': '#343d52',
    '--cue-surface': '#1c2333',
    '--cue-sunken': '#10151f',
    '--cue-rule': '#2a3246',
    '--cue-sidebar': '#0d121c',
    '--cue-on-air': '#ff9d8a',
    '--cue-done': '#7fd6a2',
    '--cue-stale': '#f2c27a',
  },
})
