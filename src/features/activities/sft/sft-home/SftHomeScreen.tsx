import { unitAmount } from '#domain/ledger/unit-words.ts'
import { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { RankingCard } from '#shared/views/activity/RankingCard.tsx'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, useGamePeriod, usePlayer } from '../parts/game.ts'
import { RewardsCard } from '../parts/RewardsCard.tsx'
import { CommentsCard } from './GameLists.tsx'
import { NEVER_RANKED, StandingCard } from '../parts/StandingCard.tsx'
import { useJoining } from './use-joining.ts'

type Input = PathInput<typeof sftPaths.sftHome>

const STATES = { 0: '尚未开始', 1: '进行中', 2: '已结束' } as const

/** The simulated game: joining, the own standing, ranking, rewards and rules. */
export default function SftHomeScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const period = useGamePeriod(activityId)
  const index = useCurrent(mncjActivityIndex, { activityId })
  const player = usePlayer(activityId)
  const joining = useJoining(activityId, input.inviteCode)
  const data =
    period.data && index.data && player.data
      ? { ...index.data, ...period.data, joined: player.data.joined }
      : undefined
  const bar = (
    <BottomBar>
      <Button size="large" block busy={joining.at === 'sending'} onClick={() => joining.start()}>
        {`领取 ${formatAmount(index.data?.startMoney)} 元模拟资金`}
      </Button>
    </BottomBar>
  )
  return (
    <DetailTemplate
      query={combineQueries([period, index, player], data)}
      actions={({ joined, activityState }) => (joined || activityState !== 1 ? null : bar)}
    >
      {(game) => (
        <>
          <GameNotice />
          <Card title="模拟炒基" extra={STATES[game.activityState]}>
            <KeyValue
              items={[
                { label: '开始', value: formatDateTime(game.startTime) },
                { label: '截止', value: formatDateTime(game.endTime) },
                { label: '参与人数', value: `${unitAmount(game.participants, 'plain')} 人` },
                {
                  label: '起始资金',
                  value: <FictiveFigure text={`${formatAmount(game.startMoney)} 元`} />,
                },
              ]}
            />
          </Card>
          {game.joined ? (
            <StandingCard
              activityId={activityId}
              place={{
                rank: game.own?.rank ?? null,
                of: game.ranked ?? game.participants,
                unranked: game.activityState === 2 ? NEVER_RANKED : '首笔模拟买入确认后参加排名',
              }}
            />
          ) : null}
          <RowCard label="去模拟">
            <Row
              title="可参与的基金"
              note="按公布的真实净值模拟买入"
              href={sftPaths.sftFundList.to(sameGame(input))}
            />
            {game.activityState === 2 ? (
              <Row
                title="我的成绩"
                note="收益率、名次与奖励"
                href={sftPaths.sftEnd.to(sameGame(input))}
              />
            ) : null}
            {game.joined ? (
              <Row
                title="我的模拟持有"
                note="持有、委托与模拟卖出"
                href={sftPaths.sftHoldPositions.to(sameGame(input))}
              />
            ) : null}
          </RowCard>
          <RewardsCard activityId={activityId} rewards={game.rewards} />
          <RankingCard title="收益率排名" ranking={game.ranking} />
          <Card title="活动规则">
            <BulletList items={game.ruleTxt.split('\n')} />
          </Card>
          <CommentsCard activityId={activityId} />
        </>
      )}
    </DetailTemplate>
  )
}
