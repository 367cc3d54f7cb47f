import { format } from 'node:util'

const LEVELS = ['error', 'warn'] as const

/** The console of a page, or of Node in its place. */
type Printer = Record<(typeof LEVELS)[number], (...parts: readonly unknown[]) => void>

/**
 * The warning of React about a part whose file comes after its screen was closed: which test it
 * comes in depends on the machine, and there is nothing left that it could change.
 */
const LATE_PART = 'A suspended resource finished loading inside a test'

/**
 * Collects the errors and warnings that are printed from here on, in place of printing them.
 * `take` returns those since it was called last.
 */
export function watchErrors(page: Printer) {
  let texts: string[] = []
  for (const level of LEVELS) {
    page[level] = (...parts) => {
      const text = format(...parts)
      if (!text.startsWith(LATE_PART)) texts.push(text)
    }
  }
  return {
    take(): readonly string[] {
      const taken = texts
      texts = []
      return taken
    },
  }
}

const errors = watchErrors(console)

/**
 * Returns what this test has printed as errors or warnings, which it has to expect: it is not
 * refused then.
 */
export const expectedErrors = (): readonly string[] => errors.take()
