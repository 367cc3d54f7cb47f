/**
 * The figures by which a list of funds may be sorted (rules.md#fund-lists). The list is closed:
 * what others buy, hold, search for or look at is no figure, so no rule can sort by it.
 */
import type { Decimal } from '#domain/money/money.ts'
import { mayRank, type PromotedStage } from '#domain/publicity/publicity.ts'

/** The stretch of time that a figure is of, up to the fund's newest value. */
export type Span = PromotedStage
export type Order = 'up' | 'down'

interface FigureRow {
  /** Of a span of time; the others are facts of the fund as of the day. */
  readonly spanned: boolean
  /** The order in which a list by it begins. */
  readonly first: Order
  readonly unit: 'change' | 'fall' | 'rate' | 'yield' | 'days' | 'years' | 'count'
}

export const FIGURES = {
  return: { spanned: true, first: 'down', unit: 'change' },
  /** Own return less the benchmark's, percentage points. */
  excess: { spanned: true, first: 'down', unit: 'change' },
  maxDrawdown: { spanned: true, first: 'up', unit: 'fall' },
  volatility: { spanned: true, first: 'up', unit: 'rate' },
  trackingError: { spanned: true, first: 'up', unit: 'rate' },
  /** Calendar days from the deepest point back to the peak before it. */
  recoverDays: { spanned: true, first: 'up', unit: 'days' },
  /** Front fee after discount and the yearly rates, of the first year. */
  feeTotal: { spanned: false, first: 'up', unit: 'rate' },
  /** Calendar years in which it paid out. */
  dividendYears: { spanned: false, first: 'down', unit: 'count' },
  sevenDayYield: { spanned: false, first: 'down', unit: 'yield' },
  /** Calendar days since its start. */
  openDays: { spanned: false, first: 'up', unit: 'days' },
  /** Years since the present manager began at the fund. */
  managerYears: { spanned: false, first: 'down', unit: 'years' },
} as const satisfies Readonly<Record<string, FigureRow>>

export type Figure = keyof typeof FIGURES
type Spanned = { [K in Figure]: (typeof FIGURES)[K]['spanned'] extends true ? K : never }[Figure]
export type SpannedFigure = Spanned
export type PlainFigure = Exclude<Figure, Spanned>

export const FIGURE_KEYS = [
  'return',
  'excess',
  'maxDrawdown',
  'volatility',
  'trackingError',
  'recoverDays',
  'feeTotal',
  'dividendYears',
  'sevenDayYield',
  'openDays',
  'managerYears',
] as const satisfies readonly Figure[]

export const isSpanned = (figure: Figure): figure is SpannedFigure => FIGURES[figure].spanned

/**
 * The figures of one fund over one span; null where its values do not reach back or have a hole.
 */
export type SpanFigures = Readonly<Record<SpannedFigure, Decimal | null>>

/** A fund's figures: decimal text, null where it is not known. */
export interface FundFigures {
  readonly spans: Readonly<Record<Span, SpanFigures>>
  readonly plain: Readonly<Record<PlainFigure, Decimal | null>>
}

/** One figure of a fund; a figure of a span has none without one. */
export function figureOf(
  { spans, plain }: FundFigures,
  figure: Figure,
  span: Span | null,
): Decimal | null {
  if (isSpanned(figure)) return span === null ? null : spans[span][figure]
  return plain[figure]
}

/**
 * Returns whether a place by the figure may be shown: a figure of past performance over three years
 * and more. What is a fact of the day (a fee, a yield) is sorted, and has no places.
 */
export const mayRankBy = (figure: Figure, span: Span | null): boolean =>
  isSpanned(figure) && span !== null && mayRank(span)
