/** Charts in frames of other sites: rules.md#embedding. */

export const CHART_KINDS = ['nav', 'return', 'drawdown', 'yield', 'valuation', 'compare'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** Nothing under a year: a chart on another site promotes. */
export const EMBED_RANGES = ['1y', '3y', '5y'] as const
export type EmbedRange = (typeof EMBED_RANGES)[number]

const EVERY_PORT = ':*'

/**
 * The origins that may frame a chart, of the list with commas that a build declares: hosts, by TLS
 * alone, and whole origins, of which the port may be any. Anything else in the list counts for
 * nothing.
 */
export const embedOrigins = (list: string): readonly string[] =>
  list
    .split(',')
    .map((it) => it.trim().toLowerCase())
    .flatMap((it) => {
      if (/^[a-z0-9.-]+\.[a-z]{2,}$/.test(it)) return [`https://${it}`]
      return /^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/.test(it) ? [it] : []
    })

/** Returns whether an origin is one of the listed ones. */
export const isListed = (origin: string, listed: readonly string[]): boolean =>
  listed.some((it) =>
    it.endsWith(EVERY_PORT)
      ? origin.startsWith(it.slice(0, -1)) && /^\d{1,5}$/.test(origin.slice(it.length - 1))
      : origin === it,
  )

export const SOURCE = 'h5-embed'

/** The message of a chart to the page that frames it. */
export type EmbedMessage = {
  readonly source: typeof SOURCE
  readonly v: 1
  /** As the page has named the chart; empty where it has not. */
  readonly id: string
} & (
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'range'; readonly range: EmbedRange }
  | { readonly type: 'error'; readonly reason: 'parameters' | 'notFound' | 'unavailable' }
)

/** The range that a message of the page requests; null for any other message. */
export function askedRange(data: unknown, id: string): EmbedRange | null {
  if (typeof data !== 'object' || data === null) return null
  const said = (name: string): unknown => Reflect.get(data, name)
  if (said('type') !== 'range') return null
  const named = said('id')
  if (named !== undefined && named !== id) return null
  return EMBED_RANGES.find((it) => it === said('range')) ?? null
}

/** Returns whether a height is to be sent again: a page does not move for less than a pixel. */
export const isNewHeight = (sent: number | null, height: number): boolean =>
  sent === null || Math.abs(height - sent) >= 1
