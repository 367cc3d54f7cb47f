import { vi } from 'vitest'

/** The longest time that a check may take on a busy machine, in ms; one that holds ends at once. */
const PATIENCE = 15_000

/** Repeats a check until it passes, and resolves with its result; rejects with its last failure. */
export const inTime = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 20 })
