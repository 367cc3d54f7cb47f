import { mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { RET } from '#api/endpoint.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { now14 } from '#platform/clock.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { gameOf, sameGame, type GameInput } from './game.ts'
import { tradeSteps, type GameTrade } from './trade-steps.ts'

interface Props {
  readonly kind: GameTrade['kind']
  readonly input: GameInput & { readonly fundCode: string; readonly requestNo: string }
}

/**
 * Shows what has come of a simulated order, as the position says: the address alone proves nothing.
 */
export function TradeResult({ kind, input }: Props) {
  const { fundCode, requestNo } = input
  const verb = kind === 'buy' ? '模拟买入' : '模拟卖出'
  const replace = useReplace()
  const request = { activityId: gameOf(input), fundCode }
  const position = useCurrent(mncjActivityHdMncjPositionDetails, request)
  const find = (trades: readonly GameTrade[]) =>
    trades.find((it) => it.requestNo === requestNo && it.kind === kind)
  const open = (to: string) => () => replace(to)
  const home = open(sftPaths.sftHome.to(sameGame(input)))
  const unknown = (
    <EmptyState
      kind="empty"
      title="没有这笔模拟委托"
      note="请从活动首页查看您的模拟交易"
      actionText="查看活动"
      onAction={home}
    />
  )
  return (
    <DataTemplate
      query={position}
      skeleton={<SkeletonScreen shape="detail" />}
      isEmpty={({ trades }) => find(trades) === undefined}
      empty={unknown}
      refused={({ retCode }) => (retCode === RET.notFound ? unknown : null)}
    >
      {({ fundName, trades }) => {
        const trade = find(trades)
        if (trade === undefined) return unknown
        return (
          <ResultTemplate
            tone="done"
            title={`${verb}已${trade.state === 'confirmed' ? '确认' : '提交'}`}
            note="使用模拟资金，不会动用您的真实资产"
            subject={fundName}
            primary={{ text: '回到活动', onClick: home }}
            secondary={{
              text: '查看基金',
              onClick: open(sftPaths.sftFundDetail.to({ ...sameGame(input), fundCode })),
            }}
          >
            <Card>
              <KeyValue items={tradeItems(trade)} />
            </Card>
            <Card title="委托进度">
              <Timeline steps={tradeSteps(trade, now14().slice(0, 8))} />
            </Card>
          </ResultTemplate>
        )
      }}
    </DataTemplate>
  )
}

/** Returns what was ordered, then what was confirmed. */
const tradeItems = ({ kind, amount, shares, fee, requestNo }: GameTrade) => [
  ...(amount === null
    ? []
    : [
        {
          label: kind === 'buy' ? '买入金额' : '到账金额',
          value: <FictiveFigure text={`${formatAmount(amount)} 元`} own />,
        },
      ]),
  ...(shares === null
    ? []
    : [
        {
          label: kind === 'buy' ? '确认份额' : '卖出份额',
          value: <FictiveFigure text={`${formatShares(shares)} 份`} own />,
        },
      ]),
  ...(fee === null
    ? []
    : [
        {
          label: kind === 'buy' ? '申购费' : '赎回费',
          value: <FictiveFigure text={`${formatAmount(fee)} 元`} own />,
        },
      ]),
  { label: '委托编号', value: requestNo },
]
