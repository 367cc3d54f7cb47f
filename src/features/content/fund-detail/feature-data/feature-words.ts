import type * as v from 'valibot'
import type { queryFeatureData } from '#api/calls/fund-features.ts'
import type { Feature } from '#domain/fund/feature-figures.ts'
import { formatRate, formatRatio } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { compare, subtract } from '#domain/money/money.ts'

export type FeatureData = v.InferOutput<typeof queryFeatureData.payload>
export type FeatureSpan = FeatureData['spans'][number]

export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  volatility: '年化波动率',
  sharpe: '夏普比率',
  maxDrawdown: '最大回撤',
  recoverDays: '修复天数',
  calmar: '卡玛比率',
  informationRatio: '信息比率',
  trackingError: '跟踪误差',
  aboveBenchmark: '跑赢基准的月份',
  upCapture: '上涨捕获',
  downCapture: '下跌捕获',
}

const UNITS: Readonly<Record<Feature, 'rate' | 'fall' | 'ratio' | 'days'>> = {
  volatility: 'rate',
  sharpe: 'ratio',
  maxDrawdown: 'fall',
  recoverDays: 'days',
  calmar: 'ratio',
  informationRatio: 'ratio',
  trackingError: 'rate',
  aboveBenchmark: 'rate',
  upCapture: 'rate',
  downCapture: 'rate',
}

/** The figure with its unit; dashes where it is not known. */
export function featureText(key: Feature, value: string | null): string {
  if (value === null) return NO_FIGURE
  switch (UNITS[key]) {
    case 'rate':
      return formatRate(value)
    case 'fall':
      return formatRate(subtract('0', value))
    case 'ratio':
      return formatRatio(value)
    case 'days':
      return `${value} 天`
  }
}

/** The way in which the figures are made, in the order of the table. */
export const FEATURE_METHODS = [
  '波动率为每日涨跌标准差 × √250；夏普比率为平均每年回报超出无风险利率的部分与波动率之比；卡玛比率为平均每年回报与最大回撤之比',
  '修复天数从最低点回到原高点，没有回撤或尚未修复的显示 --',
  '跟踪误差、信息比率、跑赢基准的月份按完整自然月计算，满 12 个月才有',
  '上涨捕获、下跌捕获为基准上涨、下跌的月份里，基金月均涨跌与基准之比；下跌捕获低于 100% 表示跌得比基准少',
  '分红按再投资计算，中位数为同类基金的中间值',
] as const

/** `近3年在 44 只同类中的名次`; the source and the day are printed with the ranks. */
export const rankBasis = ({ source, peerName }: FeatureData, { to }: FeatureSpan): string =>
  `名次为同类（${peerName}）中的位置，来源：${source}，截至 ${formatDate(to)}`

/** Facts of the reports, each with the day that it is of; what no report states is left out. */
export function structureItems({ structure }: Pick<FeatureData, 'structure'>) {
  const { reportDate, topShare, leverage, averageMaturity } = structure
  const { statedDate, holders, turnover } = structure
  const newest = `截至 ${formatDate(reportDate)}`
  const stated = `截至 ${formatDate(statedDate)}`
  return [
    ...(holders === null
      ? []
      : [{ label: '持有人户数', value: `${holders.toLocaleString('en-US')} 户`, note: stated }]),
    ...(topShare === null
      ? []
      : [{ label: '前十大股票合计', value: formatRate(topShare), note: newest }]),
    ...(turnover === null
      ? []
      : [{ label: '股票换手率', value: formatRate(turnover), note: `按年，${stated}` }]),
    ...(leverage === null
      ? []
      : [
          {
            label: '杠杆（资产 ÷ 净资产）',
            value: formatRate(leverage),
            note: compare(leverage, '100') > 0 ? `${newest}，借入资金再投资` : newest,
          },
        ]),
    ...(averageMaturity === null
      ? []
      : [{ label: '平均剩余期限', value: `${averageMaturity} 天`, note: newest }]),
  ]
}
