import { holdingMonths } from '#domain/fund/holding-time.ts'
import { DEFAULT_HOLDING_END } from '#domain/order/holding-days.ts'
import { grownCatalogue } from './catalogue-growth.ts'
import { CATALOGUE, GOLD_FUND, MAIN_FUNDS, type CatalogueRow } from './catalogue-rows.ts'
import { FUND_TYPES, OLDER_LADDER, type FundType } from './fund-types.ts'
import { readPinyin } from './pinyin.ts'
import { textHash, uniform } from './randomness.ts'
import type { BuiltInFund, ClassName } from './built-in-fund.ts'

/** Class Y is bought with the money of a pension account, and by no plan. */
const PENSION_ONLY = { pensionOnly: true, planMinAmount: null } as const

/** Class C and money funds: nothing at the door. */
const NO_FEE = [{ upTo: null, rate: '0.00', flat: null }]

function makeFund(row: CatalogueRow, code: string, suffix: ClassName, seed: string): BuiltInFund {
  const type: FundType = FUND_TYPES[row.type]
  const isMoney = type.code === '2'
  const isC = suffix === 'C'
  const isFree = isC || isMoney
  const name = `${row.name}${suffix}`
  const { initials, whole } = readPinyin(name)
  return {
    code,
    name,
    pinyin: initials,
    fullPinyin: whole,
    typeCode: type.code,
    typeName: row.type,
    risk: row.risk,
    isQdii: row.type === 'QDII',
    overseasMarkets: row.overseasMarkets ?? [],
    isMoney,
    dividendMethod: isMoney || suffix === 'Y' ? '0' : '1',
    establishDate: row.established,
    companyName: `${name.slice(0, 2)}基金管理有限公司`,
    managerName: row.manager,
    scale: `${Math.round(200_000 + uniform(textHash(`${seed}|scale`), Number(code)) * 80_000_000)}00.00`,
    benchmarkName: type.benchmarkName,
    peerName: `${row.type}同类平均`,
    applyStatus: 'open',
    pensionOnly: false,
    minHoldMonths: suffix === 'Y' ? holdingMonths(row.name) : 0,
    redeemStatus: 'open',
    applyToast: '',
    minAmount: isMoney ? '1.00' : '10.00',
    amountStep: '0.01',
    maxAmount: '50000000.00',
    dailyLimit: null,
    planMinAmount: row.special?.applyStatus === 'suspended' ? null : '10.00',
    purchaseTiers: isFree ? NO_FEE : [...(row.olderTerms ? OLDER_LADDER : type.ladder)],
    feeTerms: row.olderTerms && !isFree ? 'older' : 'current',
    discount: isFree ? null : '0.1',
    redemptionTiers: type.redemption,
    holdingEnd: DEFAULT_HOLDING_END,
    managementRate: suffix === 'Y' ? halfRate(type.managementRate) : type.managementRate,
    custodyRate: suffix === 'Y' ? halfRate(type.custodyRate) : type.custodyRate,
    salesServiceRate: isC || isMoney ? type.serviceRate : '0.00',
    ...row.special,
    ...(suffix === 'Y' ? PENSION_ONLY : {}),
    family: String(row.code),
    className: suffix,
    type,
    dividend: row.dividend ?? null,
    classCost: isC
      ? Number(type.formerServiceRate ?? type.serviceRate)
      : suffix === 'Y'
        ? -savedBy(type)
        : 0,
  }
}

const halfRate = (rate: string) => (Number(rate) / 2).toFixed(3).replace(/0$/, '')
const savedBy = (type: FundType) => (Number(type.managementRate) + Number(type.custodyRate)) / 2

/** The number of index funds that have a class Y as well, and the first of its codes. */
const PENSION_INDEXES = 4
const FIRST_PENSION_INDEX = 989801

/** The sixty funds that personas and tests name, in order of code, and 376 more after them. */
export function builtInFunds(seed: string): BuiltInFund[] {
  const shareClasses = (row: CatalogueRow, letters: readonly ClassName[]) =>
    letters.map((letter, index) => makeFund(row, String(row.code + index), letter, seed))
  const main = MAIN_FUNDS.map((it) =>
    makeFund({ ...it, code: Number(it.code), type: '货币型', risk: 1 }, it.code, '', seed),
  )
  const first = [...main, ...CATALOGUE.flatMap((row) => shareClasses(row, ['A', 'C']))]
  const more = grownCatalogue().flatMap((row) =>
    shareClasses(row, row.type === '养老目标' ? ['A', 'C', 'Y'] : ['A', 'C']),
  )
  // Appended, so that no other fund's order changes.
  const indexes = CATALOGUE.filter(({ type }) => type === '指数型').slice(0, PENSION_INDEXES)
  const pension = indexes.map((row, index) =>
    makeFund(row, String(FIRST_PENSION_INDEX + index), 'Y', seed),
  )
  const gold = shareClasses(GOLD_FUND, ['A', 'C'])
  return [...first.toSorted((a, b) => a.code.localeCompare(b.code)), ...more, ...pension, ...gold]
}
