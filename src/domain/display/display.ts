/**
 * The way in which the pages look by the user's choice, or the app's (rules.md#display-settings).
 */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Percent of the standard size. */
export const TEXT_SIZES = ['100', '115', '130'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export interface Display {
  readonly theme: Theme
  readonly text: TextSize
}

/** A choice as it is stored or as the app answers it: any text, null where there is none. */
export interface DisplayChoice {
  readonly theme: string | null
  readonly text: string | null
}

/** The size of text that the edition for older people comes with (rules.md#elder-edition). */
export const ELDER_TEXT: TextSize = '130'

const DEFAULTS: Display = { theme: 'system', text: '100' }

function first<T extends string>(
  among: readonly T[],
  choices: readonly (string | null)[],
): T | undefined {
  for (const choice of choices) {
    const known = among.find((it) => it === choice)
    if (known !== undefined) return known
  }
  return undefined
}

/**
 * Returns what applies: the app's choice before the user's own. What is not known counts as no
 * choice.
 */
export const shownDisplay = (app: DisplayChoice, own: DisplayChoice): Display => ({
  theme: first(THEMES, [app.theme, own.theme]) ?? DEFAULTS.theme,
  text: first(TEXT_SIZES, [app.text, own.text]) ?? DEFAULTS.text,
})

/** Returns which settings the app decides, so that a choice here would change nothing. */
export const decidedByApp = (app: DisplayChoice) => ({
  theme: first(THEMES, [app.theme]) !== undefined,
  text: first(TEXT_SIZES, [app.text]) !== undefined,
})

/** Colours of the browser's bars: the ground of each theme (src/ui/tokens.css). */
export const BAR_COLORS = { light: '#f4f5f7', dark: '#0d1015' } as const

/** The colour of the browser's bars in a theme; `systemDark` is the system's theme. */
export function barColor(theme: Theme, systemDark: boolean): string {
  const dark = theme === 'system' ? systemDark : theme === 'dark'
  return BAR_COLORS[dark ? 'dark' : 'light']
}
