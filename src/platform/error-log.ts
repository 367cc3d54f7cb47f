/**
 * One thing that went wrong. `detail` and `stack` may quote anything: they never leave the page as
 * they are (rules.md#tracking).
 */
export interface ErrorEntry {
  readonly kind: 'call' | 'bridge' | 'render' | 'unhandled' | 'policy'
  readonly what: string
  readonly detail: string
  /** Where it was, as an engine writes it. */
  readonly stack?: string | undefined
}

type Sink = (entry: ErrorEntry) => void

let sink: Sink | null = null

/** Where entries go; set once at boot. */
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

/** An error of a script, by its name and place. */
export function reportThrown(kind: 'render' | 'unhandled', what: string, error: unknown): void {
  const isError = error instanceof Error
  const detail = isError ? `${error.name}: ${error.message}` : typeof error
  reportError({ kind, what, detail, stack: isError ? error.stack : undefined })
}

/**
 * An `error` event of the window. Browsers also dispatch one where an observer of sizes has to wait
 * for the next frame, as it does while a list grows: nothing is wrong then.
 */
export function reportErrorEvent({ error, message }: ErrorEvent): void {
  if (!(error instanceof Error) && message.startsWith('ResizeObserver loop')) return
  reportThrown('unhandled', 'error', error)
}
