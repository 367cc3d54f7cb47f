import type { Happening } from './device-event.ts'

/** Says what happened, where somebody listens. A fault in an app's own reports stops no install and no page. */
export function report(
  onEvent: ((happening: Happening) => void) | undefined,
  happening: Happening,
): void {
  try {
    onEvent?.(happening)
  } catch {
    // Nothing depends on it here.
  }
}
