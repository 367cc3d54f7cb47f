/**
 * One thing that went wrong. `detail` and `stack` may quote anything: they never leave the page as
 * they are (rules.md#tracking).
 */
export interface ErrorEntry {
  readonly kind: 'call' | 'bridge' | 'render' | 'unhandled' | 'policy'
  readonly what: string
  readonly detail: string
  /** The place where it was, as an engine writes it. */
  readonly stack?: string | undefined
  /** Names and messages of what had led to it. */
  readonly cause?: string
}

type Sink = (entry: ErrorEntry) => void

let sink: Sink | null = null

/** Sets the place where entries go; once, at boot. */
export function sendErrorsTo(next: Sink): void {
  sink = next
}

/** Reports to the error logger (rules.md#error-catalogue). Never throws. */
export function reportError(entry: ErrorEntry): void {
  try {
    sink?.(entry)
  } catch {
    // A logger that fails must not take the page with it.
  }
}

const inWords = (thrown: unknown) =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown

/** An error may be its own cause. */
const MOST_CAUSES = 3

/** The causes of an error, the nearest first. */
function causesOf({ cause }: Error, most = MOST_CAUSES): readonly unknown[] {
  if (cause === undefined || most === 0) return []
  return [cause, ...(cause instanceof Error ? causesOf(cause, most - 1) : [])]
}

/** An error of a script, by its name and place, with its causes. */
export function reportThrown(kind: 'render' | 'unhandled', what: string, error: unknown): void {
  const entry = { kind, what, detail: inWords(error) }
  if (!(error instanceof Error)) return reportError({ ...entry, stack: undefined })
  const causes = causesOf(error)
  if (causes.length === 0) return reportError({ ...entry, stack: error.stack })
  // The place of the cause is the one to look at.
  const thrown = [...causes]
  thrown.reverse()
  const stacks = [...thrown, error].map((it) => (it instanceof Error ? it.stack : ''))
  reportError({ ...entry, stack: stacks.join('\n'), cause: causes.map(inWords).join('; ') })
}

/**
 * An `error` event of the window. Browsers also dispatch one where an observer of sizes has to wait
 * for the next frame, as it does while a list grows: nothing is wrong then.
 */
export function reportErrorEvent({ error, message }: ErrorEvent): void {
  if (!(error instanceof Error) && message.startsWith('ResizeObserver loop')) return
  reportThrown('unhandled', 'error', error)
}
