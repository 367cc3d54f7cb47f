import * as v from 'valibot'
import { RISK_KINDS } from '#domain/publicity/risk-lines.ts'

/** The version of the blocks that this renderer has; a page may ask for a newer one. */
export const RENDERER = 1

/** Tokens that a page may take for its accent, each with what is written on it. */
export const ACCENTS = ['brand', 'gold', 'loss', 'gain', 'warning', 'ink'] as const
export type Accent = (typeof ACCENTS)[number]

/** The sum of the arms' weights. */
export const WHOLE = 10_000

export const MOST_ARMS = 8

const arms = v.pipe(
  v.array(
    v.object({
      key: v.pipe(v.string(), v.regex(/^(?!.*\d{7})[\w-]{1,16}$/)),
      weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE)),
    }),
  ),
  v.minLength(2),
  v.maxLength(MOST_ARMS),
  v.check((all) => all.reduce((sum, { weight }) => sum + weight, 0) === WHOLE, 'sum 10000'),
  v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'keys once'),
)

/** Its id is tracked with the arm: short, and without what could be a number of a person. */
export const experiment = v.object({
  id: v.pipe(v.string(), v.regex(/^(?!.*\d{7})[\w-]{1,40}$/)),
  arms,
})
export type Experiment = v.InferOutput<typeof experiment>

const line = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '')

/** The page itself. */
export const rootProps = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
  accent: v.optional(v.picklist(ACCENTS), 'brand'),
  shareTitle: line(30),
  shareDesc: line(60),
  shareImgUrl: line(500),
  /** The kind of its risk line at the foot; empty: none besides the blocks'. */
  riskLine: v.optional(v.picklist(['', ...RISK_KINDS]), ''),
  endText: line(60),
  minRenderer: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  experiment: v.optional(v.nullable(experiment), null),
})
export type PageRoot = v.InferOutput<typeof rootProps>

/** The part of a page that has nothing but a title. */
export const lenientRoot = v.object({
  title: rootProps.entries.title,
  accent: v.fallback(rootProps.entries.accent, 'brand'),
  shareTitle: v.fallback(rootProps.entries.shareTitle, ''),
  shareDesc: v.fallback(rootProps.entries.shareDesc, ''),
  shareImgUrl: v.fallback(rootProps.entries.shareImgUrl, ''),
  riskLine: v.fallback(rootProps.entries.riskLine, ''),
  endText: v.fallback(rootProps.entries.endText, ''),
  minRenderer: v.fallback(rootProps.entries.minRenderer, 1),
  experiment: v.fallback(rootProps.entries.experiment, null),
})
