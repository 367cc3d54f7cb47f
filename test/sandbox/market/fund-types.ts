import * as v from 'valibot'
import { FUND_BENCHMARK } from '#domain/gold/gold-price.ts'
import { roundTo } from '#domain/money/money.ts'
import { STATUTORY_REDEMPTION_TIERS } from '#domain/order/redemption.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './fund-types.json' with { type: 'json' }

const ladder = v.array(
  v.strictObject({
    upTo: v.nullable(v.string()),
    rate: v.nullable(v.string()),
    flat: v.nullable(v.string()),
  }),
)

/** The least that the law lets a fund charge on redemption, from some time of holding on. */
const statutory = v.pipe(
  v.literal('statutory'),
  v.transform(() =>
    STATUTORY_REDEMPTION_TIERS.map(({ underDays, rate }) => ({
      daysUnder: underDays,
      rate: roundTo(rate, 2),
    })),
  ),
)
const tiers = v.array(v.strictObject({ daysUnder: v.nullable(v.number()), rate: v.string() }))

/**
 * The moves of a type's values and the terms of its contracts. Daily figures as fractions, fees in
 * percent.
 */
const fundType = v.strictObject({
  /** '2' is a money-market fund (rules.md#fund-codes-and-types); the others are ours. */
  code: v.string(),
  /** Shares of the daily moves of home stocks, world stocks and bonds. */
  stocks: v.number(),
  world: v.number(),
  bonds: v.number(),
  /** The share of gold's daily move, where it has one. */
  gold: v.exactOptional(v.number()),
  /** Own daily deviation and drift. */
  deviation: v.number(),
  drift: v.number(),
  benchmarkName: v.pipe(
    v.string(),
    v.transform((name) => filledText(name, { gold: FUND_BENCHMARK })),
  ),
  /** Its kind under the fee rule; null where nothing is charged at the door. */
  feeKind: v.nullable(v.picklist(['activeEquity', 'otherMixed', 'indexOrBond'])),
  ladder,
  redemption: v.union([statutory, tiers]),
  managementRate: v.string(),
  custodyRate: v.string(),
  serviceRate: v.string(),
  /** The rate of class C before the fee rule of 2026, where it was higher; its values keep it. */
  formerServiceRate: v.exactOptional(v.string()),
})
export type FundType = v.InferOutput<typeof fundType>

const { types, olderLadder } = dataFile(
  'fund-types.json',
  v.strictObject({
    olderLadder: ladder,
    types: v.strictObject({
      股票型: fundType,
      '混合型-偏股': fundType,
      '混合型-灵活': fundType,
      指数型: fundType,
      '债券型-长债': fundType,
      '债券型-短债': fundType,
      '债券型-增强': fundType,
      '债券型-混合二级': fundType,
      '混合型-偏债': fundType,
      商品型: fundType,
      货币型: fundType,
      QDII: fundType,
      FOF: fundType,
      养老目标: fundType,
    }),
  }),
  data,
)

export const FUND_TYPES = types
export type FundTypeName = keyof typeof FUND_TYPES

/** Of contracts before 2026, which keep it. */
export const OLDER_LADDER = olderLadder
