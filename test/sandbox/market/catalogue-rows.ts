import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { OVERSEAS_MARKETS, type Fund } from '#test/sandbox/kernel/market/fund.ts'
import data from './catalogue-rows.json' with { type: 'json' }
import { FUND_TYPES, type FundTypeName } from './fund-types.ts'

const isTypeName = (name: string): name is FundTypeName => Object.hasOwn(FUND_TYPES, name)

/** The terms of a special fund's contract that differ from the usual ones. */
const special = v.strictObject({
  applyStatus: v.exactOptional(v.picklist(['suspended', 'limited'])),
  redeemStatus: v.exactOptional(v.literal('suspended')),
  applyToast: v.exactOptional(v.string()),
  dailyLimit: v.exactOptional(v.string()),
  holdingEnd: v.exactOptional(v.literal('tradeDay')),
})

/** Two share classes of one fund: class C has the code after class A's. */
const row = v.strictObject({
  code: v.number(),
  name: v.string(),
  type: v.pipe(v.string(), v.guard(isTypeName)),
  risk: v.picklist([1, 2, 3, 4, 5]),
  manager: v.string(),
  established: v.string(),
  /** Month and day from which it pays out every year, and the part of its value. */
  dividend: v.exactOptional(v.strictObject({ from: v.string(), part: v.number() })),
  /** Its contract is from before the fee rule of 2026 and keeps its own table. */
  olderTerms: v.exactOptional(v.literal(true)),
  /** The markets abroad in which it invests; without them at home alone. */
  overseasMarkets: v.exactOptional(v.array(v.picklist(OVERSEAS_MARKETS))),
  special: v.exactOptional(special),
})
type Row = v.InferOutput<typeof row>

export interface CatalogueRow extends Omit<Row, 'special'> {
  special?:
    | Partial<
        Pick<
          Fund,
          'applyStatus' | 'redeemStatus' | 'applyToast' | 'dailyLimit' | 'holdingEnd' | 'discount'
        >
      >
    | undefined
}

/**
 * Companies, funds and managers are invented. The gold feeder fund is appended last; `main` are the
 * wallet product and the other of the two main funds (rules.md#fund-codes-and-types), of one class.
 */
const { funds, gold, main } = dataFile(
  'catalogue-rows.json',
  v.strictObject({
    funds: v.array(row),
    gold: row,
    main: v.array(
      v.strictObject({
        code: v.string(),
        name: v.string(),
        manager: v.string(),
        established: v.string(),
      }),
    ),
  }),
  data,
)
export const CATALOGUE: readonly CatalogueRow[] = funds
export const GOLD_FUND: CatalogueRow = gold
export const MAIN_FUNDS = main

/** The fund whose orders its company refuses to confirm: a sentinel. */
export const UNCONFIRMED_FUND = '980305'
