/** The product's roots, in the order of their tabs (rules.md#tabs). */
export const TABS = ['home', 'fund', 'views', 'assets', 'mine'] as const

export type Tab = (typeof TABS)[number]

/** The effect of a tap on a tab (rules.md#tabs). */
export type TabTap = 'switch' | 'scroll' | 'refresh'

/**
 * Returns what a tap does: `current` is the tab of the screen in view, `atTop` whether that screen
 * is scrolled to its beginning.
 */
export function tabTap(current: Tab, tapped: Tab, atTop: boolean): TabTap {
  if (tapped !== current) return 'switch'
  return atTop ? 'refresh' : 'scroll'
}
