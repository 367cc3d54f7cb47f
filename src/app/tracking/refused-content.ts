import type { ErrorEntry } from '#platform/error-log.ts'
import type { Refusal } from '#platform/tracking/track.ts'

/**
 * A page may repeat for ever what it does wrong once: a loop of refused pictures is reported once
 * a place.
 */
const MOST_REFUSALS = 20

const bare = (address: string): string => address.replace(/[?#].*$/, '')

/** The refusals of one page, each place once. */
export class RefusedContent {
  readonly #seen = new Set<string>()

  /** The report of a refusal; null for one that was reported before. */
  entry(refusal: Refusal): ErrorEntry | null {
    // Field by field: those of a browser's event are its prototype's, which a rest would lose.
    const { effectiveDirective: what, blockedURI, sourceFile } = refusal
    const { lineNumber, columnNumber } = refusal
    const seen = `${what} ${bare(blockedURI)}`
    if (this.#seen.size >= MOST_REFUSALS || this.#seen.has(seen)) return null
    this.#seen.add(seen)
    const stack = `${bare(sourceFile ?? '')}:${lineNumber}:${columnNumber}`
    return { kind: 'policy', what, detail: blockedURI, stack }
  }
}
