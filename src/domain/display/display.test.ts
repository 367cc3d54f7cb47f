import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BAR_COLORS, barColor, decidedByApp, shownDisplay } from './display.ts'

const NO_CHOICE = { theme: null, text: null }

test.each([
  ['nothing chosen', NO_CHOICE, NO_CHOICE, 'system', '100'],
  ['the user’s own', NO_CHOICE, { theme: 'dark', text: '130' }, 'dark', '130'],
  ['the app’s', { theme: 'light', text: '115' }, { theme: 'dark', text: '130' }, 'light', '115'],
  [
    'the app’s theme alone',
    { theme: 'system', text: null },
    { theme: 'dark', text: '130' },
    'system',
    '130',
  ],
  ['unknown words', { theme: 'sepia', text: '' }, { theme: 'Dark', text: '200' }, 'system', '100'],
  [
    'an unknown word of the app',
    { theme: 'sepia', text: null },
    { theme: 'dark', text: null },
    'dark',
    '100',
  ],
])('%s: the theme and size of text that apply', (_, app, own, theme, text) => {
  expect(shownDisplay(app, own)).toEqual({ theme, text })
})

test('the app decides what it names, and nothing that is not known', () => {
  expect(decidedByApp(NO_CHOICE)).toEqual({ theme: false, text: false })
  expect(decidedByApp({ theme: 'dark', text: '200' })).toEqual({ theme: true, text: false })
})

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', false, 'light'],
  ['system', true, 'dark'],
] as const)('the bars of theme %s, the system dark: %s, are %s', (theme, systemDark, shade) => {
  expect(barColor(theme, systemDark)).toBe(BAR_COLORS[shade])
})

test('the bars have the colour of the ground', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8')
  expect(tokens).toContain(`--color-ground: light-dark(${BAR_COLORS.light}, ${BAR_COLORS.dark});`)
})
