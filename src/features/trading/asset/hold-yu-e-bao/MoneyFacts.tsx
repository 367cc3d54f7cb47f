import { useQuery } from '@tanstack/react-query'
import { queryWalletLimits } from '#api/calls/redeem.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'

/** The main terms of a money-market fund: minimum, withdrawal limits and times, risk. */
export function MoneyFacts({ fund }: { readonly fund: Fund }) {
  const { veil } = useHiddenAmounts()
  // Only the quick withdrawal needs this call: the card does not wait for it.
  const limits = useQuery(queryFor(queryWalletLimits, { fundCode: fund.fundCode })).data
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const quick: KeyValueItem[] =
    limits === undefined
      ? []
      : [
          {
            label: '快速取出',
            value:
              limits.quickFlag === '1'
                ? `今日还可取 ${veil(formatAmount(limits.quickLeft))} 元`
                : '暂不可用',
            note:
              limits.quickFlag === '1'
                ? `每人每日最多 ${formatAmount(limits.quickDayLimit)} 元`
                : limits.quickToast,
          },
        ]
  return (
    <Card title="存取须知">
      <KeyValue
        items={[
          { label: '起存金额', value: `${formatAmount(fund.minAmount)} 元` },
          ...quick,
          { label: '普通取出', value: '预计下一交易日到账', note: '15:00 后提交的顺延一个交易日' },
          { label: '收益', value: '每日计算，自动转为份额' },
          { label: '风险等级', value: `${risk.name} ${risk.code}` },
        ]}
      />
    </Card>
  )
}
