import { formatAmount, formatWan } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { applyItem, redeemItem } from '#shared/parts/fund/purchase-state.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { CardLink } from './CardLink.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'

/** Status, limits, size and parties of a fund. */
export function FundFacts({ fund }: { readonly fund: Fund }) {
  return (
    <Card
      title="基金概况"
      extra={
        <CardLink to={fundDetailPaths.fundDetailArchives.to({ fundCode: fund.fundCode })}>
          基金档案
        </CardLink>
      }
    >
      <KeyValue
        items={[
          // The reason why it cannot be bought is shown above the button.
          applyItem({ ...fund, applyNote: '' }),
          redeemItem(fund),
          { label: '起购金额', value: `${formatAmount(fund.minAmount)} 元` },
          { label: '成立日期', value: formatDate(fund.establishDate) },
          {
            label: '基金规模',
            value: fund.scale === null ? '--' : `${formatWan(fund.scale)}元`,
            note: fund.scaleDate === null ? undefined : `截至 ${formatDate(fund.scaleDate)}`,
          },
          { label: '基金经理', value: fund.managerName || '--' },
          { label: '基金管理人', value: fund.companyName || '--' },
        ]}
      />
    </Card>
  )
}
