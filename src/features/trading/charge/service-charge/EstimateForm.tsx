import * as v from 'valibot'
import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { useDraft } from '#session/draft.ts'
import { PurchaseLadder, RedemptionLadder } from '#shared/fund/FeeLadder.tsx'
import { BASIS_WORDS, useRatedFund } from '#shared/fund/own-rates.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { EstimateResult } from './EstimateResult.tsx'
import {
  chargesDaily,
  positive,
  purchaseEstimate,
  redemptionEstimate,
  wholeDays,
  type Fund,
} from './fee-estimate.ts'

const draft = v.object({
  side: v.picklist(['buy', 'sell']),
  amount: v.string(),
  shares: v.string(),
  days: v.string(),
})

const SIDES = [
  { key: 'buy', label: '买入' },
  { key: 'sell', label: '卖出' },
] as const
const AMOUNTS = [
  { key: '1000', label: '1,000' },
  { key: '10000', label: '1万' },
  { key: '100000', label: '10万' },
  { key: '1000000', label: '100万' },
] as const
/** The last days before the steps of the legal fee rule, and a year. */
const DAYS = [
  { key: '6', label: '6天' },
  { key: '29', label: '29天' },
  { key: '179', label: '179天' },
  { key: '365', label: '1年' },
] as const

const fieldError = (text: string, fits: boolean, error: string) =>
  text === '' || fits ? {} : { error }

/** The inputs of the estimate, its result, and the fee tiers that it is based on. */
export function EstimateForm({ fund: published }: { readonly fund: Fund }) {
  const fund = useRatedFund(published)
  const [fields, change] = useDraft(`serviceCharge:${fund.fundCode}`, draft, {
    side: 'buy',
    amount: '10000',
    shares: '10000',
    days: '30',
  })
  const buying = fields.side === 'buy'
  const amount = positive(fields.amount)
  const shares = positive(fields.shares)
  const days = wholeDays(fields.days)
  const estimate = buying
    ? amount && purchaseEstimate(fund, amount)
    : shares !== null && days !== null && redemptionEstimate(fund, shares, days)
  return (
    <>
      <Segments
        label="买入或卖出"
        items={SIDES}
        value={fields.side}
        onChange={(side) => change({ side })}
      />
      <Card>
        {buying ? (
          <>
            <AmountField
              label="买入金额"
              form={amountForm}
              unit="元"
              value={fields.amount}
              onChange={(text) => change({ amount: text })}
              clearable
              {...fieldError(fields.amount, amount !== null, '请输入大于 0 的金额')}
            />
            <Chips label="常用金额" items={AMOUNTS} onPick={(text) => change({ amount: text })} />
          </>
        ) : (
          <>
            <AmountField
              label="卖出份额"
              form={amountForm}
              unit="份"
              value={fields.shares}
              onChange={(text) => change({ shares: text })}
              clearable
              {...fieldError(fields.shares, shares !== null, '请输入大于 0 的份额')}
            />
            <AmountField
              label="持有天数"
              form={amountForm}
              value={fields.days}
              onChange={(text) => change({ days: text })}
              note="从份额确认日到卖出日，按自然日计算"
              clearable
              {...fieldError(fields.days, days !== null, '请输入 0 到 3650 的整数')}
            />
            <Chips label="常用天数" items={DAYS} onPick={(text) => change({ days: text })} />
          </>
        )}
      </Card>
      <EstimateResult
        title={buying ? '预估申购费' : '预估赎回费'}
        estimate={estimate === '' || estimate === false ? null : estimate}
        unknown={fund.nav === null ? '净值公布后可以估算' : '输入后在这里显示'}
        basis={BASIS_WORDS[fund.basis]}
      />
      <DailyFee fund={fund} />
      <Card title={buying ? '申购费率（按金额）' : '赎回费率（按持有天数）'}>
        {buying ? (
          <PurchaseLadder
            tiers={fund.purchaseTiers}
            discount={fund.discount}
            terms={fund.feeTerms}
          />
        ) : (
          <RedemptionLadder tiers={fund.redemptionTiers} />
        )}
      </Card>
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
      {`这类份额（如 C 类）买入不收申购费，按每年 ${formatRate(fund.salesServiceRate)} 逐日计提销售服务费，已在净值中扣除。持有时间越长，累计的服务费越多`}
    </Banner>
  )
}
