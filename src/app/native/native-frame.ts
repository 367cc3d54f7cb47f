import { bridge } from '#platform/bridge.ts'
import type { ScreenRow } from '#templates/screen.ts'

/**
 * The frame of the app around the pages: its bars, and whether it reloads them (native app alone).
 */

interface Bars {
  readonly background: string
  readonly textStyle: 'dark' | 'light'
}

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/

/**
 * The bars for a page with a head of this colour: dark text on what is light. Null for anything but
 * `#rrggbb` and `#rgb`, as which a build's stylesheet may have it.
 */
export function barsFor(colour: string): Bars | null {
  const background = colour.trim().toLowerCase().replace(SHORT, '#$1$1$2$2$3$3')
  const parts = HEX.exec(background)?.slice(1)
  if (parts === undefined) return null
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  const brightness = (red * 299 + green * 587 + blue * 114) / 1_000
  return { background, textStyle: brightness > 128 ? 'dark' : 'light' }
}

let shown = ''
let reloads = false
let following = false

/** Gives the app's bars the colours of the page's head, where they have changed. */
function paintBars(): void {
  const style = getComputedStyle(document.documentElement)
  const bars = barsFor(style.getPropertyValue('--color-surface'))
  if (bars === null || shown === bars.background) return
  shown = bars.background
  const failed = () => {
    // The bridge has reported it; the next screen tries again.
    shown = ''
  }
  bridge()
    .call('setTitleBar', { visible: true, ...bars })
    .catch(failed)
  // Apps before 5.2 have no status bar to set.
  if (bridge().supports('setStatusBar')) bridge().call('setStatusBar', bars).catch(failed)
}

/** Paints again when the theme changes, the user's or the system's. */
function followTheme(): void {
  if (following) return
  following = true
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBars)
  new MutationObserver(paintBars).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
}

/** Sets what the app shows around a screen, and whether it reloads the page on return to it. */
export function frameScreen({ refreshOnRedisplay }: Pick<ScreenRow, 'refreshOnRedisplay'>) {
  const wanted = refreshOnRedisplay === true
  if (reloads !== wanted) {
    reloads = wanted
    bridge()
      .call('refreshOnRedisplay', { enabled: wanted })
      .catch(() => {
        reloads = !wanted
      })
  }
  paintBars()
  followTheme()
}
