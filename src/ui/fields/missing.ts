import type { Missing } from '#ui/base/Button.tsx'

/** Returns what is missing for an act, by the reason; null where nothing is. */
export const lacking = (reason: string | null, target?: string): Missing | null =>
  reason === null ? null : { reason, target }
