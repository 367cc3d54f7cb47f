import { useState } from 'react'
import type * as v from 'valibot'
import type { listChannelHoldings, listLots } from '#api/calls/asset.ts'
import { formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import styles from './CardLots.module.css'
import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'

type Lot = v.InferOutput<typeof listLots.payload>['lots'][number]
type Channel = v.InferOutput<typeof listChannelHoldings.payload>['channels'][number]

/** The number of lots that are shown at first: a money-market fund has one for every day. */
const FIRST = 20

/** The redemption fee of a lot now, and when it falls; `next` is empty when it does not. */
function lotFee({ rate, nextRate, daysToNextRate, cheaperFrom }: Lot): {
  now: string
  next: string
} {
  const now = isZero(rate) ? '免赎回费' : `赎回费率 ${formatRate(rate)}`
  if (nextRate === null || daysToNextRate === null) return { now, next: '' }
  const then = isZero(nextRate) ? '免赎回费' : `降为 ${formatRate(nextRate)}`
  const from = cheaperFrom === null ? '' : `，${expectedText(cheaperFrom, 'full')} 起卖出`
  return { now, next: `再持有 ${daysToNextRate} 天${from}${then}` }
}

/** The lots of one card, oldest first, the order in which they are sold. */
export function CardLots({
  channel,
  lots,
}: {
  readonly channel: Channel
  readonly lots: readonly Lot[]
}) {
  const { veil } = useHiddenAmounts()
  const [expanded, setAll] = useState(false)
  const held = channel.holdings[0]
  const shown = expanded ? lots : lots.slice(0, FIRST)
  return (
    <Card title={cardName(channel)} flush>
      {held === undefined ? null : (
        <div className={styles.figures}>
          <FigureGrid
            columns={2}
            items={[
              {
                key: 'usable',
                label: <InfoTip term="usableShares">可用份额</InfoTip>,
                value: veil(formatShares(held.usableShares)),
              },
              {
                key: 'frozen',
                label: <InfoTip term="usableShares">冻结份额</InfoTip>,
                value: veil(formatShares(held.frozenShares)),
              },
            ]}
          />
        </div>
      )}
      <RowList label={`${cardName(channel)}的份额`}>
        {shown.map((lot) => {
          const fee = lotFee(lot)
          return (
            <Row
              key={lot.lotNo}
              title={`${veil(formatShares(lot.shares))} 份`}
              note={
                <NoBreakText
                  texts={[`${formatDate(lot.confirmDate)} 确认`, `卖出计 ${lot.ageDays} 天`]}
                />
              }
              value={fee.now}
              valueNote={fee.next === '' ? undefined : fee.next}
            />
          )
        })}
      </RowList>
      {shown.length < lots.length ? (
        <Button kind="text" block onClick={() => setAll(true)}>
          {`查看全部 ${lots.length} 笔`}
        </Button>
      ) : null}
    </Card>
  )
}
