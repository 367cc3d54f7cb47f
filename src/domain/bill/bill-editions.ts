/** The years that have a story of their own, as rows: rules.md#annual-bill. */
import { compare, type Decimal } from '#domain/money/money.ts'

/** The words of a page of the story. */
export type BillPage =
  | 'cover'
  | 'firstOrder'
  | 'daysHeld'
  | 'bridge'
  | 'months'
  | 'heatMap'
  | 'funds'
  | 'bestWorst'
  | 'plans'
  | 'plansBesideLump'
  | 'fallingBuys'
  | 'earnedAndPaid'
  | 'result'
  | 'fall'
  | 'wallet'
  | 'market'
  | 'award'

export type BillYear = 2020 | 2021 | 2022

export interface BillEdition {
  readonly year: BillYear
  /** The name of the year on its cover. */
  readonly title: string
  readonly line: string
  /** The index over the year: closes of its first and last day, as they were published. */
  readonly market: {
    readonly name: string
    readonly from: Decimal
    readonly to: Decimal
    readonly percent: Decimal
    readonly tradingDays: number
  }
  readonly pages: readonly BillPage[]
}

const INDEX = '沪深300'

export const BILL_EDITIONS: Readonly<Record<BillYear, BillEdition>> = {
  2020: {
    year: 2020,
    title: '天亮之前',
    line: '一座灯塔，守着一年的海',
    market: {
      name: INDEX,
      from: '4096.58',
      to: '5211.29',
      percent: '27.21',
      tradingDays: 243,
    },
    pages: [
      'cover',
      'firstOrder',
      'daysHeld',
      'bridge',
      'months',
      'funds',
      'bestWorst',
      'plans',
      'market',
      'award',
    ],
  },
  2021: {
    year: 2021,
    title: '一层一层',
    line: '梯田是一季一季垒起来的',
    market: {
      name: INDEX,
      from: '5211.29',
      to: '4940.37',
      percent: '-5.20',
      tradingDays: 243,
    },
    pages: [
      'cover',
      'bridge',
      'heatMap',
      'earnedAndPaid',
      'plansBesideLump',
      'fallingBuys',
      'funds',
      'market',
      'award',
    ],
  },
  2022: {
    year: 2022,
    title: '夜里行船',
    line: '风大的时候，灯还亮着',
    market: {
      name: INDEX,
      from: '4940.37',
      to: '3871.63',
      percent: '-21.63',
      tradingDays: 242,
    },
    pages: ['cover', 'result', 'fall', 'months', 'funds', 'wallet', 'plans', 'market', 'award'],
  },
}

export const BILL_YEARS: readonly BillYear[] = [2022, 2021, 2020]

/** The years that have a story, of those of which a user has a bill, the newest first. */
export const billYears = (years: readonly number[]): readonly BillYear[] =>
  BILL_YEARS.filter((year) => years.includes(year))

/** The facts that decide which pages of an edition have something to say. */
export interface PageFacts {
  readonly plans: { readonly paid: number; readonly failed: number; readonly skipped: number }
  readonly lump: Decimal | null
  readonly wallet: { readonly income: Decimal }
  readonly fall: object | null
  readonly award: object | null
  readonly firstOrder: object | null
  readonly funds: readonly object[]
}

/** Pages that are left out where nothing happened; the others are always there. */
const NEEDS: Partial<Readonly<Record<BillPage, (facts: PageFacts) => boolean>>> = {
  firstOrder: ({ firstOrder }) => firstOrder !== null,
  bestWorst: ({ funds }) => funds.length > 1,
  plans: ({ plans }) => plans.paid + plans.failed + plans.skipped > 0,
  plansBesideLump: ({ lump }) => lump !== null,
  wallet: ({ wallet }) => compare(wallet.income, '0') > 0,
  fall: ({ fall }) => fall !== null,
  award: ({ award }) => award !== null,
}

/** The pages of a bill, in their order. */
export const billPages = ({ pages }: BillEdition, facts: PageFacts): BillPage[] =>
  pages.filter((page) => NEEDS[page]?.(facts) ?? true)
