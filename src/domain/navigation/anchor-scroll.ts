/** Scrolling to what the fragment of an address names (rules.md#anchors). */

/** The time for which a screen is shown before it scrolls, in ms: its data come first. */
export const ANCHOR_DELAY = 1_000
/** One step, in ms. */
export const ANCHOR_FRAME = 16
/** Part of the way that is left which one step takes. */
const PART = 0.2
/** Nearer than this, in CSS pixels, is there. */
const NEAR = 1

/** The offset after one step from `now` to `target`; quick at first, slower towards the end. */
export function nextOffset(now: number, target: number): number {
  const left = target - now
  if (Math.abs(left) <= NEAR) return target
  const step = Math.max(NEAR, Math.abs(left) * PART)
  return now + Math.sign(left) * step
}

/** The id that a fragment names; null for none, and for one that cannot be read. */
export function anchorIn(hash: string): string | null {
  const text = hash.replace(/^#/, '')
  if (text === '') return null
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
