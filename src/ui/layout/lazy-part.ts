import { lazy, type ComponentType } from 'react'

/** A part of the pages, a file of scripts or styles, has not come: whatever the engine says of it. */
export class MissingPart extends Error {
  // Declared, not initialized: a build for old webviews adds a helper for initialized fields.
  declare readonly cause: unknown

  constructor(cause: unknown) {
    super('a part of the pages is missing')
    this.name = 'MissingPart'
    // By hand: Chrome before 93 and Safari before 15 keep no cause that they are given.
    this.cause = cause
  }
}

/** Messages of engines and build tools about a file that is missing, or is something else. */
const NOT_COME =
  /^(?:failed to (?:fetch|load)|error loading|importing |load failed|unable to (?:pre)?load|loading |networkerror|cancell?ed|cross-origin |could not connect|a server with|the (?:operation was aborted|network|request|internet))|mime type/i

/** Names of errors that say so by themselves. */
const NOT_COME_NAMES: ReadonlySet<string> = new Set(['AbortError', 'NetworkError', 'TimeoutError'])

/**
 * Returns whether a file has come and has thrown while it started, as where the engine lacks what
 * it calls. A file that cannot be read may be damaged, or another release's, and a newer one may
 * help; an expression that the engine does not know is in every copy of it.
 */
function isThrownByFile(reason: unknown): reason is Error {
  if (!(reason instanceof Error) || reason.message === '') return false
  const { name, message } = reason
  if (name === 'SyntaxError') return /^invalid (?:regular expression|regexp|flags)/i.test(message)
  return !NOT_COME_NAMES.has(name) && !NOT_COME.test(message)
}

/** Loads a part of the pages; rejects with `MissingPart`, or with what its file has thrown. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((reason: unknown) => {
    throw isThrownByFile(reason) ? reason : new MissingPart(reason)
  })

/** A component whose file is loaded when it is first drawn. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
) => lazy(() => loadPart(load))
