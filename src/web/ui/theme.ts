import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const repeat = (color: string) => Array.from({ length: 10 }, () => color) as unknown as MantineColorsTuple

/** Mantine in the product's clothes: every value is a token of tokens.css. */
export const theme = createTheme({
  colors: { pino: repeat('var(--pine)'), tinta: repeat('var(--ink)') },
  primaryColor: 'pino',
  white: '#ffffff',
  black: 'var(--ink)',
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)', fontWeight: '700' },
  defaultRadius: 'var(--radius)',
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  focusRing: 'auto',
  cursorType: 'pointer',
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default-border': 'var(--line-strong)',
  },
  dark: {},
})
