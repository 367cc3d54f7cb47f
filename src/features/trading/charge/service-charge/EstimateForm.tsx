import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import {
  chargesDaily,
  positive,
  purchaseEstimate,
  redemptionEstimate,
  wholeDays,
} from '#domain/order/fee-estimate.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import { serviceFeeEnd } from '#shared/parts/fund/service-fee-words.ts'
import { PurchaseLadder, RedemptionLadder } from '#shared/parts/fund/FeeLadder.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { BASIS_WORDS, useRatedFund } from '#shared/parts/fund/own-rates.ts'
import { LiveResult } from '#templates/calculator/LiveResult.tsx'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'

const SIDES = {
  label: '买入或卖出',
  key: 'side',
  items: [
    { key: 'buy', label: '买入' },
    { key: 'sell', label: '卖出' },
  ],
} as const

const AMOUNT: CalculatorField = {
  kind: 'amount',
  key: 'amount',
  label: '买入金额',
  least: '0.01',
  wrong: '请输入大于 0 的金额',
  usual: {
    label: '常用金额',
    items: [
      { key: '1000', label: '1,000' },
      { key: '10000', label: '1万' },
      { key: '100000', label: '10万' },
      { key: '1000000', label: '100万' },
    ],
  },
}

const SALE: readonly CalculatorField[] = [
  {
    kind: 'amount',
    key: 'shares',
    label: '卖出份额',
    unit: '份',
    least: '0.01',
    wrong: '请输入大于 0 的份额',
  },
  {
    kind: 'count',
    key: 'days',
    label: '持有天数',
    note: '从份额确认日算到卖出确认日的前一日，按自然日；合同另有约定的，从其约定',
    least: '0',
    most: '3650',
    wrong: '请输入 0 到 3650 的整数',
    // The last days before the steps of the legal fee rule, and a year.
    usual: {
      label: '常用天数',
      items: [
        { key: '6', label: '6天' },
        { key: '29', label: '29天' },
        { key: '179', label: '179天' },
        { key: '365', label: '1年' },
      ],
    },
  },
]

const INITIAL = { side: 'buy', amount: '10000', shares: '10000', days: '30' } as const
const FIELDS = { buy: [AMOUNT], sell: SALE } as const
const sideOf = ({ side }: Readonly<Record<string, string>>) => (side === 'sell' ? 'sell' : 'buy')

/** The inputs of the estimate, its result, and the fee tiers that it is based on. */
export function EstimateForm({ fund: published }: { readonly fund: Fund }) {
  const fund = useRatedFund(published)
  const fieldsOf = (entered: Readonly<Record<string, string>>) => FIELDS[sideOf(entered)]
  const { entries, change } = useCalculator(`serviceCharge:${fund.fundCode}`, fieldsOf, INITIAL)
  const side = sideOf(entries)
  const { amount = '', shares = '', days = '' } = entries
  const [bought, sold, held] = [positive(amount), positive(shares), wholeDays(days)]
  const purchase = bought === null ? null : purchaseEstimate(fund, bought)
  const sale = sold === null || held === null ? null : redemptionEstimate(fund, sold, held)
  return (
    <>
      <CalculatorTemplate
        fields={FIELDS[side]}
        entries={entries}
        onChange={change}
        edition={SIDES}
        result={
          <LiveResult
            title={side === 'buy' ? '预估申购费' : '预估赎回费'}
            computed={side === 'buy' ? purchase : sale}
            unknown={fund.nav === null ? '净值公布后可以估算' : '输入后在这里显示'}
            basis={BASIS_WORDS[fund.basis]}
          />
        }
      />
      <DailyFee fund={fund} />
      {side === 'buy' ? (
        <Card title="申购费率（按金额）">
          <PurchaseLadder
            tiers={fund.purchaseTiers}
            discount={fund.discount}
            terms={fund.feeTerms}
          />
        </Card>
      ) : (
        <Card title="赎回费率（按持有天数）">
          <RedemptionLadder tiers={fund.redemptionTiers} />
        </Card>
      )}
    </>
  )
}

/** Explains why some funds have no purchase fee. */
function DailyFee({ fund }: { readonly fund: Fund }) {
  if (isMoneyMarket(fund))
    return <Banner tone="info">货币基金存入、取出不收手续费，管理等费用已在收益中扣除</Banner>
  if (!chargesDaily(fund)) return null
  return (
    <Banner tone="info">
      {`这类份额（如 C 类）买入不收申购费，按每年 ${formatRate(fund.salesServiceRate)} 逐日计提销售服务费，已在净值中扣除。${serviceFeeEnd(fund)}`}
    </Banner>
  )
}
