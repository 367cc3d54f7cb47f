import type * as v from 'valibot'
import type { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { formatPercent, formatRate, formatWan, formatYield } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { multiply, parseDecimal, subtract, type Decimal } from '#domain/money/money.ts'

type Compared = v.InferOutput<typeof compareFunds.payload>
export type ComparedFund = Compared['funds'][number]
export type ComparedSpan = v.InferOutput<typeof compareFunds.request>['span']

export type ComparedRow = readonly [name: string, text: (fund: ComparedFund) => string]

/** A fall is written below 0; dashes where it is not known. */
function fallText(fall: Decimal | null | undefined): string {
  const known = fall == null ? null : parseDecimal(fall)
  return known === null ? NO_FIGURE : formatRate(subtract('0', known))
}

/** The rate of the first tier after the discount, which applies to most orders. */
function frontFee({ purchaseTiers, discount }: ComparedFund): string {
  const rate = purchaseTiers[0]?.rate ?? null
  return rate === null ? NO_FIGURE : formatRate(multiply(rate, discount ?? '1'))
}

const isMoney = ({ risk, sevenDayYield }: ComparedFund) => risk === null && sevenDayYield !== null

/** A return with the figures shown next to it (rules.md#publicity). */
const ofSpan = (span: ComparedSpan): readonly ComparedRow[] => [
  [`${STAGE_NAMES[span]}收益`, ({ risk }) => formatPercent(risk?.own)],
  ['同期业绩比较基准', ({ risk }) => formatPercent(risk?.benchmark)],
  ['同期最大回撤', ({ risk }) => fallText(risk?.maxDrawdown)],
  ['区间起', ({ risk }) => formatDate(risk?.from)],
  ['区间止', ({ risk }) => formatDate(risk?.to)],
]

const YIELD: readonly ComparedRow[] = [
  [
    '七日年化',
    (fund) =>
      isMoney(fund)
        ? `${formatYield(fund.sevenDayYield)}（${formatDate(fund.navDate)}）`
        : NO_FIGURE,
  ],
]

const KIND: readonly ComparedRow[] = [
  ['基金类型', ({ fundTypeName }) => fundTypeName || NO_FIGURE],
  ['风险等级', ({ fundRiskLevel }) => FUND_RISKS[fundRiskLevel].code],
  ['成立日期', ({ establishDate }) => formatDate(establishDate)],
]

const FEES: readonly ComparedRow[] = [
  ['申购费（首档）', frontFee],
  ['管理费/年', ({ managementRate }) => formatRate(managementRate)],
  ['托管费/年', ({ custodyRate }) => formatRate(custodyRate)],
  ['销售服务费/年', ({ salesServiceRate }) => formatRate(salesServiceRate)],
]

const PEOPLE: readonly ComparedRow[] = [
  ['规模（元）', ({ scale }) => formatWan(scale)],
  ['规模日期', ({ scaleDate }) => formatDate(scaleDate)],
  ['基金经理', ({ managerName }) => managerName || NO_FIGURE],
  ['任职起', ({ managerSince }) => formatDate(managerSince)],
]

/** One row for each kind of assets that any of them has, then the day of the report. */
function assetRows(funds: readonly ComparedFund[]): readonly ComparedRow[] {
  const names = [...new Set(funds.flatMap(({ assets }) => assets.map(({ name }) => name)))]
  const shareOf = (name: string): ComparedRow => [
    name,
    ({ assets }) => formatRate(assets.find((it) => it.name === name)?.share),
  ]
  return [...names.map(shareOf), ['报告期', ({ reportDate }) => formatDate(reportDate)]]
}

/** The parts of a comparison, each with its rows; none says which fund is better. */
export const comparedParts = (
  funds: readonly ComparedFund[],
  span: ComparedSpan,
): readonly { readonly title: string; readonly rows: readonly ComparedRow[] }[] => [
  {
    title: '收益与风险',
    rows: [...ofSpan(span), ...(funds.some(isMoney) ? YIELD : [])],
  },
  { title: '类型', rows: KIND },
  { title: '费用', rows: FEES },
  { title: '规模与经理', rows: PEOPLE },
  { title: '资产配置', rows: assetRows(funds) },
]

/** Returns what the shared picture says of a fund: its return never without what belongs to it. */
export function sharedLines(funds: readonly ComparedFund[], span: ComparedSpan): readonly string[] {
  return funds.map((fund) => {
    const { fundName, risk } = fund
    if (isMoney(fund)) {
      return `${fundName}：七日年化 ${formatYield(fund.sevenDayYield)}（${formatDate(fund.navDate)}）`
    }
    if (risk === null || risk.own === null)
      return `${fundName}：${STAGE_NAMES[span]}收益 ${NO_FIGURE}`
    const days = `${formatDate(risk.from)} 至 ${formatDate(risk.to)}`
    return `${fundName}：${STAGE_NAMES[span]}收益 ${formatPercent(risk.own)}，基准 ${formatPercent(
      risk.benchmark,
    )}，最大回撤 ${fallText(risk.maxDrawdown)}（${days}）`
  })
}
