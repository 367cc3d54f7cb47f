import type { Flow } from './flow.ts'

/**
 * The time when a new release may be offered and opened: never in the middle of something
 * (rules.md#updates).
 */

/** The activity of a page. */
export interface PageActivity {
  /** The flow that the page is a step of, as its module's row says. */
  readonly flow: Flow | null
  /** Calls under way that change something: orders, codes, answers. */
  readonly acts: number
  /** A dialog or a sheet is open. */
  readonly overlay: boolean
  /** True if a field of the screen in view has text. */
  readonly entered: boolean
}

/** Returns what speaks against reloading the page now; null when nothing does. */
export function updateBlocker(page: PageActivity): 'call' | 'overlay' | 'flow' | 'form' | null {
  if (page.acts > 0) return 'call'
  if (page.overlay) return 'overlay'
  if (page.flow !== null) return 'flow'
  return page.entered ? 'form' : null
}
