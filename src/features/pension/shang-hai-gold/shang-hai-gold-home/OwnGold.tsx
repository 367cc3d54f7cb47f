import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listChannelHoldings } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { gramsOf, newestPrice } from '#domain/gold/gold-price.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isZero, sum } from '#domain/money/money.ts'
import { hasAccount, session } from '#session/session.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { brandFunds } from '#domain/brand-funds.ts'
import type { GoldPoints } from './gold-curve.ts'
import styles from './ShangHaiGoldHomeScreen.module.css'

const isGold = (fundCode: string) => brandFunds.gold.some((it) => it === fundCode)

/** Shows what the user holds of the funds on gold, as grams; nothing for who holds none. */
export function OwnGold({ points }: { readonly points: GoldPoints }) {
  const { veil } = useHiddenAmounts()
  useSnapshot(session)
  const { data } = useQuery({ ...queryFor(listChannelHoldings, {}), enabled: hasAccount() })
  const newest = newestPrice(points, 'pm')
  if (data === undefined || newest === null) return null
  const held = sum(
    data.channels.flatMap(({ holdings }) =>
      holdings.filter(({ fundCode }) => isGold(fundCode)).map(({ amount }) => amount),
    ),
  )
  const grams = gramsOf(held, newest.price)
  if (isZero(held) || grams === null) return null
  return (
    <Card title="我的持有">
      <KeyValue
        items={[
          { label: '基金市值', value: `${veil(formatAmount(held))} 元` },
          {
            label: `约合黄金（按 ${formatDate(newest.date)} 午盘价）`,
            value: `${veil(grams)} 克`,
          },
        ]}
      />
      <p className={styles.note}>克数只是折算，不能提取实物黄金</p>
    </Card>
  )
}
