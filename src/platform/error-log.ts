import { packVersion } from './build-env.ts'

/** One thing that went wrong. Never holds personal data: names, numbers and amounts stay out. */
export interface ErrorEntry {
  readonly kind: 'call' | 'bridge' | 'render' | 'unhandled'
  readonly what: string
  readonly detail: string
}

type Sink = (entry: ErrorEntry & { readonly version: string; readonly route: string }) => void

let sink: Sink | null = null

/** Long digit runs (cards, mobiles, certificate numbers) never leave the page, whatever a message quotes. */
const mask = (text: string): string => text.replace(/\d{7,}[\dXx]?/g, '***').slice(0, 300)

/** Where entries go; set once at boot. */
export function sendErrorsTo(next: Sink): void {
  sink = next
}

/** Reports to the error logger (section 8). Never throws. */
export function reportError(entry: ErrorEntry): void {
  try {
    sink?.({
      ...entry,
      detail: mask(entry.detail),
      version: packVersion(),
      route: location.pathname,
    })
  } catch {
    // A logger that fails must not take the page with it.
  }
}
