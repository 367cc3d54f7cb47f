import type { FeeKind } from '#domain/publicity/publicity.ts'
import { FUND_BENCHMARK } from '#domain/gold/gold-price.ts'
import { roundTo } from '#domain/money/money.ts'
import { STATUTORY_REDEMPTION_TIERS } from '#domain/order/redemption.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { FundType } from './fund-type.ts'

const ladder = (...rates: [string, string, string]): FundType['ladder'] => [
  { upTo: '1000000.00', rate: rates[0], flat: null },
  { upTo: '2000000.00', rate: rates[1], flat: null },
  { upTo: '5000000.00', rate: rates[2], flat: null },
  { upTo: null, rate: null, flat: '1000.00' },
]

const FLOORS: Fund['redemptionTiers'] = STATUTORY_REDEMPTION_TIERS.map(({ underDays, rate }) => ({
  daysUnder: underDays,
  rate: roundTo(rate, 2),
}))
/** Index and bond funds held by individuals for a week are exempt. */
const WEEK: Fund['redemptionTiers'] = [
  { daysUnder: 7, rate: '1.50' },
  { daysUnder: null, rate: '0.00' },
]
const NO_FEE: Fund['redemptionTiers'] = [{ daysUnder: null, rate: '0.00' }]

/** Of contracts before 2026, which keep it. */
export const OLDER_LADDER = ladder('1.50', '1.20', '0.80')

const EQUITY = {
  world: 0,
  feeKind: 'activeEquity' as FeeKind,
  ladder: ladder('0.80', '0.60', '0.40'),
  redemption: FLOORS,
  managementRate: '1.20',
  custodyRate: '0.20',
  serviceRate: '0.40',
}
const BOND = {
  stocks: 0,
  world: 0,
  feeKind: 'indexOrBond' as FeeKind,
  ladder: ladder('0.30', '0.20', '0.10'),
  redemption: WEEK,
  managementRate: '0.30',
  custodyRate: '0.10',
  serviceRate: '0.20',
}

export const FUND_TYPES = {
  股票型: {
    ...EQUITY,
    code: '1',
    stocks: 0.9,
    bonds: 0.1,
    deviation: 0.006,
    drift: 0.00012,
    benchmarkName: '禾岸宽基800指数收益率×90%+综合债券指数收益率×10%',
  },
  '混合型-偏股': {
    ...EQUITY,
    code: '4',
    stocks: 0.75,
    bonds: 0.25,
    deviation: 0.005,
    drift: 0.00012,
    benchmarkName: '禾岸宽基800指数收益率×75%+综合债券指数收益率×25%',
  },
  '混合型-灵活': {
    ...EQUITY,
    code: '4',
    stocks: 0.5,
    bonds: 0.5,
    deviation: 0.004,
    drift: 0.0001,
    benchmarkName: '禾岸宽基800指数收益率×50%+综合债券指数收益率×50%',
    feeKind: 'otherMixed',
    ladder: ladder('0.50', '0.40', '0.20'),
  },
  指数型: {
    ...EQUITY,
    code: '5',
    stocks: 0.97,
    bonds: 0.03,
    deviation: 0.0015,
    drift: 0.00002,
    benchmarkName: '禾岸宽基800指数收益率×95%+活期存款利率（税后）×5%',
    feeKind: 'indexOrBond',
    ladder: ladder('0.30', '0.20', '0.10'),
    redemption: WEEK,
    managementRate: '0.50',
    custodyRate: '0.10',
    serviceRate: '0.20',
    formerServiceRate: '0.25',
  },
  '债券型-长债': {
    ...BOND,
    code: '3',
    bonds: 1,
    deviation: 0.0002,
    drift: 0.00002,
    benchmarkName: '综合债券指数收益率',
  },
  '债券型-短债': {
    ...BOND,
    code: '3',
    bonds: 0.5,
    deviation: 0.0001,
    drift: 0.00004,
    benchmarkName: '综合债券指数收益率×50%+一年期定期存款利率（税后）×50%',
  },
  /** Bonds with a few stocks, some, and more: by their share of stocks three bands of 固收+. */
  '债券型-增强': {
    ...BOND,
    code: '3',
    stocks: 0.06,
    bonds: 0.94,
    deviation: 0.0004,
    drift: 0.00003,
    benchmarkName: '综合债券指数收益率×90%+禾岸宽基800指数收益率×10%',
  },
  '债券型-混合二级': {
    ...BOND,
    code: '3',
    stocks: 0.15,
    bonds: 0.85,
    deviation: 0.0008,
    drift: 0.00004,
    benchmarkName: '综合债券指数收益率×85%+禾岸宽基800指数收益率×15%',
    managementRate: '0.50',
  },
  '混合型-偏债': {
    ...EQUITY,
    code: '4',
    stocks: 0.25,
    bonds: 0.75,
    deviation: 0.0012,
    drift: 0.00005,
    benchmarkName: '综合债券指数收益率×75%+禾岸宽基800指数收益率×25%',
    feeKind: 'otherMixed',
    ladder: ladder('0.50', '0.40', '0.20'),
    managementRate: '0.80',
  },
  商品型: {
    ...EQUITY,
    code: '9',
    stocks: 0,
    bonds: 0,
    gold: 0.95,
    deviation: 0.0003,
    drift: -0.00001,
    benchmarkName: FUND_BENCHMARK,
    feeKind: 'indexOrBond',
    ladder: ladder('0.30', '0.20', '0.10'),
    redemption: WEEK,
    managementRate: '0.50',
    custodyRate: '0.10',
    serviceRate: '0.20',
    formerServiceRate: '0.35',
  },
  货币型: {
    code: '2',
    stocks: 0,
    world: 0,
    bonds: 0,
    deviation: 0,
    drift: 0,
    benchmarkName: '活期存款利率（税后）',
    feeKind: null,
    ladder: [],
    redemption: NO_FEE,
    managementRate: '0.15',
    custodyRate: '0.05',
    serviceRate: '0.01',
  },
  QDII: {
    ...EQUITY,
    code: '6',
    stocks: 0,
    world: 0.9,
    bonds: 0.1,
    deviation: 0.006,
    drift: 0.00015,
    benchmarkName: '全球股票综合指数收益率（人民币计价）×90%+活期存款利率（税后）×10%',
  },
  FOF: {
    ...EQUITY,
    code: '7',
    stocks: 0.35,
    bonds: 0.65,
    deviation: 0.0018,
    drift: 0.00006,
    benchmarkName: '禾岸宽基800指数收益率×35%+综合债券指数收益率×65%',
    feeKind: 'otherMixed',
    ladder: ladder('0.50', '0.40', '0.20'),
    managementRate: '0.80',
    custodyRate: '0.15',
  },
  养老目标: {
    ...EQUITY,
    code: '8',
    stocks: 0.4,
    bonds: 0.6,
    deviation: 0.0018,
    drift: 0.00008,
    benchmarkName: '禾岸宽基800指数收益率×40%+综合债券指数收益率×60%',
    feeKind: 'otherMixed',
    ladder: ladder('0.50', '0.40', '0.20'),
    managementRate: '0.60',
    custodyRate: '0.15',
  },
} as const satisfies Record<string, FundType>

export type FundTypeName = keyof typeof FUND_TYPES
