import { unitAmount } from '#domain/ledger/unit-words.ts'
import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { Note } from '#ui/text/Note.tsx'
import { usePositions } from './game.ts'

interface Props {
  readonly activityId: string
  /** The place in the ranking; null without one. Absent where it is not shown. */
  readonly place?: {
    readonly rank: number | null
    readonly of: number
    /** The reason why there is none yet. */
    readonly unranked: string
  }
}

/** For who ends without a confirmed purchase. */
export const NEVER_RANKED = '没有已确认的模拟买入，不参加排名，也没有名次奖励'

/** Shows what the user has in the game, and the place in the ranking. */
export function StandingCard({ activityId, place }: Props) {
  const own = usePositions(activityId).data
  const yuan = (amount: string | undefined) => (
    <FictiveFigure text={amount === undefined ? '--' : `${formatAmount(amount)} 元`} own />
  )
  return (
    <Card
      title="我的模拟资产"
      extra={
        place === undefined ? (
          <HideAmountsButton />
        ) : place.rank === null ? (
          '暂无名次'
        ) : (
          `第 ${unitAmount(place.rank, 'plain')} 名，共 ${unitAmount(place.of, 'plain')} 人`
        )
      }
    >
      <KeyValue
        items={[
          { label: '总资产', value: yuan(own?.totalAsset) },
          {
            label: '累计收益',
            value: (
              <FictiveFigure
                text={own === undefined ? '--' : `${formatSignedAmount(own.profit)} 元`}
                tone={direction(own?.profit)}
                own
              />
            ),
          },
          {
            label: '收益率',
            value: (
              <FictiveFigure
                text={formatPercent(own?.profitRate)}
                tone={direction(own?.profitRate)}
              />
            ),
          },
          { label: '可用资金', value: yuan(own?.cash) },
          { label: '买入在途', value: yuan(own?.inTransit) },
        ]}
      />
      {place?.rank === null ? <Note gap={1}>{place.unranked}</Note> : null}
    </Card>
  )
}
