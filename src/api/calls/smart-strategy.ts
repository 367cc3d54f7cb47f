/** Strategies of smart investment: their rules and what they have said (FundStrategy). Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8 } from '#api/fields.ts'
import { percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

const signal = v.object({
  date: date8,
  /** The measures, each with its name: 大盘指数近 20 日. */
  measures: rows(v.object({ name: v.string(), value: percent })),
  /** The place where the money of the strategy goes, in words. */
  target: v.string(),
  /** Percent of the base amount that an instalment takes; null where it stays as it is. */
  share: v.nullable(percent),
})

/** The profit in all, and the largest fall from a height. */
const outcome = v.object({ profit: percent, drawdown: percent })

/**
 * The group that is closed, and the special product, have their holders' products alone: no rule, no
 * state, no signals.
 */
export const querySmartStrategy = query({
  name: 'querySmartStrategy',
  about: 'Gives the rule of a strategy, its state and its last signals.',
  method: 'GET',
  path: '/api/fund/querySmartStrategy',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ productCode: matching(/^\d{8}$/, 'Names a product') }),
  payload: v.object({
    productCode: v.string(),
    closed: v.boolean(),
    about: v.string(),
    rule: rows(v.object({ when: v.string(), does: v.string() })),
    state: v.nullable(signal),
    /** The last twelve, newest first. */
    signals: rows(signal),
    /** Three years of its signals against the usual; null of what is closed, or younger. */
    backtest: v.optional(
      v.nullable(
        v.object({
          from: date8,
          to: date8,
          strategy: outcome,
          usual: outcome,
          /** The name of the other side of the comparison: 大盘指数. */
          usualName: v.string(),
          /** The assumptions of the figures, in words. */
          assumes: v.string(),
        }),
      ),
      null,
    ),
  }),
})
