import { useNavigate } from 'react-router-dom'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { divide, multiply, roundTo, subtract, toFloat } from '#domain/money/money.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { Ring } from '#ui/charts/Ring.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './QuotaCard.module.css'

/** The year's quota: what is used of it, and what is left. */
export function QuotaCard({ summary }: { readonly summary: PensionSummary }) {
  const navigate = useNavigate()
  const { hidden, veil } = useHiddenAmounts()
  const { year, quota, contributed, left, asOf } = summary
  if (contributed === null || left === null) {
    return (
      <Card title={`${year} 年缴存额度`}>
        <Banner
          tone="warning"
          action={{
            text: '去授权',
            onClick: () =>
              void navigate(icbcPaths.getAuth.to({ from: pensionAccountPaths.home.to() })),
          }}
        >
          还没有授权查询，不能显示您的缴存额度
        </Banner>
      </Card>
    )
  }
  const used = roundTo(multiply(divide(contributed, quota), '100'), 2)
  return (
    <Card title={`${year} 年缴存额度`} extra={`共 ${formatAmount(quota)} 元`}>
      <Ring
        label={`${year} 年缴存额度`}
        parts={[
          {
            key: 'used',
            name: '已缴存',
            // The ring would show the share that is hidden.
            size: hidden ? 0 : toFloat(contributed),
            share: veil(formatRate(used)),
            amount: `${veil(formatAmount(contributed))} 元`,
          },
          {
            key: 'left',
            name: '剩余',
            size: hidden ? 1 : toFloat(left),
            share: veil(formatRate(roundTo(subtract('100', used), 2))),
            amount: `${veil(formatAmount(left))} 元`,
          },
        ]}
      />
      <p className={styles.source}>
        {`数据来自开户银行，${formatDateTime(asOf, { seconds: false })}。缴存占用额度，买入基金不占用`}
      </p>
      {left === '0.00' ? <Banner tone="info">今年的额度已用完，次年 1 月 1 日恢复</Banner> : null}
    </Card>
  )
}
