import { maskSecrets } from '#domain/identity/secret-fields.ts'
import { packVersion } from './build-env.ts'

/** One thing that went wrong. Never holds personal data: names, numbers and amounts stay out. */
export interface ErrorEntry {
  readonly kind: 'call' | 'bridge' | 'render' | 'unhandled' | 'policy'
  readonly what: string
  readonly detail: string
}

type Sink = (entry: ErrorEntry & { readonly version: string; readonly route: string }) => void

let sink: Sink | null = null

/**
 * Secrets, and long digit runs (cards, mobiles, certificate numbers), never leave the page,
 * whatever a message quotes.
 */
const mask = (text: string): string =>
  maskSecrets(text)
    .replace(/\d{7,}[\dXx]?/g, '***')
    .slice(0, 300)

/** Where entries go; set once at boot. */
export function sendErrorsTo(next: Sink): void {
  sink = next
}

/** Reports to the error logger (rules.md#error-catalogue). Never throws. */
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

/**
 * What a page does wrong once it may do wrong for ever: a loop of refused pictures is told once a
 * place.
 */
const MOST_REFUSALS = 20
const refusals = new Set<string>()

/**
 * The reportable part of an address: without query and fragment, which contain codes and names.
 */
const bare = (address: string): string => address.replace(/[?#].*$/, '')

/**
 * Reports what the page's Content-Security-Policy or Trusted Types refused: an attack, or a fault
 * of ours.
 */
export function reportRefusedContent(
  event: Pick<
    SecurityPolicyViolationEvent,
    'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber'
  >,
): void {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
  const what = `${effectiveDirective} ${bare(blockedURI)}`
  if (refusals.size >= MOST_REFUSALS || refusals.has(what)) return
  refusals.add(what)
  const detail = `${bare(blockedURI)} at ${bare(sourceFile ?? '')}:${lineNumber}`
  reportError({ kind: 'policy', what: effectiveDirective, detail })
}
