import { useNavigate } from 'react-router-dom'
import { mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame } from '../parts/game.ts'
import { isNoPosition, NoPosition } from '../parts/NoPosition.tsx'
import { PositionFigures } from '../parts/PositionFigures.tsx'
import type { GameTrade } from '../parts/trade-steps.ts'
import { LotsCard } from './LotsCard.tsx'

type Input = PathInput<typeof sftPaths.sftHoldPositionsDetail>

/** One position of the game with its trades, newest first. */
export default function SftHoldPositionsDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const navigate = useNavigate()
  const request = { activityId: gameOf(input), fundCode }
  const game = { ...sameGame(input), fundCode }
  const position = useCurrent(mncjActivityHdMncjPositionDetails, request)
  const open = (to: string) => () => void navigate(to)
  const none = <NoPosition input={input} />
  const bar = (
    <BottomBar>
      <Button
        kind="secondary"
        size="large"
        disabled={isZero(position.data?.usableShares ?? '0')}
        onClick={open(sftPaths.sftSell.to(game))}
      >
        模拟卖出
      </Button>
      <Button size="large" block onClick={open(sftPaths.sftPurchase.to(game))}>
        模拟买入
      </Button>
    </BottomBar>
  )
  return (
    <DetailTemplate
      query={position}
      title={({ fundName }) => fundName}
      refused={(refusal) => (isNoPosition(refusal) ? none : null)}
      actions={() => bar}
    >
      {(data) => (
        <>
          <GameNotice />
          <Card title="我的模拟持有">
            <PositionFigures position={data} />
          </Card>
          <LotsCard fundCode={fundCode} lots={data.lots ?? []} />
          <UnreadableNotice of={[data.trades]} />
          {data.trades.map((trade) => (
            <Card
              key={trade.requestNo}
              title={trade.kind === 'buy' ? '模拟买入' : '模拟卖出'}
              extra={trade.state === 'confirmed' ? '已确认' : '待确认'}
            >
              <KeyValue items={tradeItems(trade)} />
            </Card>
          ))}
        </>
      )}
    </DetailTemplate>
  )
}

const tradeItems = ({ kind, operTime, amount, shares, fee, nav }: GameTrade) => [
  { label: '委托时间', value: formatDateTime(operTime) },
  ...(amount === null
    ? []
    : [{ label: '金额', value: <FictiveFigure text={`${formatAmount(amount)} 元`} own /> }]),
  ...(shares === null
    ? []
    : [{ label: '份额', value: <FictiveFigure text={`${formatShares(shares)} 份`} own /> }]),
  ...(fee === null
    ? []
    : [
        {
          label: kind === 'buy' ? '申购费' : '赎回费',
          value: <FictiveFigure text={`${formatAmount(fee)} 元`} own />,
        },
      ]),
  ...(nav === null ? [] : [{ label: '确认净值', value: formatNav(nav) }]),
]
