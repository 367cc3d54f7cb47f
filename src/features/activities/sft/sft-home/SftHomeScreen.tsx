import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { NAMED_WORDS } from '#shared/views/contest/AnonymityRow.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { GamePeriodCard } from './GamePeriodCard.tsx'
import { gameOf, inviteGame, sameGame, useGamePeriod, usePlayer } from '../parts/game.ts'
import { RewardsCard } from '../parts/RewardsCard.tsx'
import { CurveCard } from './CurveCard.tsx'
import { CommentsCard } from './GameLists.tsx'
import { NEVER_RANKED, StandingCard } from '../parts/StandingCard.tsx'
import { GameRanking } from './GameRanking.tsx'
import { InviteCard } from './InviteCard.tsx'
import { useJoining } from './use-joining.ts'

type Input = PathInput<typeof sftPaths.sftHome>

/** The simulated game: joining, the own standing, ranking, rewards and rules. */
export default function SftHomeScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const period = useGamePeriod(activityId)
  const index = useCurrent(mncjActivityIndex, { activityId })
  const player = usePlayer(activityId)
  const [named, setNamed] = useState(false)
  const joining = useJoining({ activityId, inviteCode: input.inviteCode, named })
  const data =
    period.data && index.data && player.data
      ? { ...index.data, ...period.data, ...player.data }
      : undefined
  const join = (
    <BottomBar
      note={
        <CheckLine checked={named} onChange={setNamed}>
          {NAMED_WORDS}
        </CheckLine>
      }
    >
      <Button size="large" block busy={joining.at === 'sending'} onClick={() => joining.start()}>
        {`领取 ${formatAmount(index.data?.startMoney)} 元模拟资金`}
      </Button>
    </BottomBar>
  )
  const result = (
    <BottomBar>
      <Button size="large" block onClick={() => void navigate(sftPaths.sftEnd.to(sameGame(input)))}>
        查看我的成绩
      </Button>
    </BottomBar>
  )
  return (
    <DetailTemplate
      query={combineQueries([period, index, player], data)}
      actions={({ joined, activityState }) => {
        if (activityState === 1) return joined ? null : join
        return joined && activityState === 2 ? result : null
      }}
    >
      {(game) => (
        <>
          <GameNotice />
          <GamePeriodCard
            period={game}
            startMoney={game.startMoney}
            participants={game.participants}
            reread={() => void rereadAll(queries)}
          />
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
          {game.joined ? <CurveCard activityId={activityId} /> : null}
          <RowCard label="去模拟">
            <Row
              title="可参与的基金"
              note="按公布的真实净值模拟买入"
              href={sftPaths.sftFundList.to(sameGame(input))}
            />
            {game.joined ? (
              <Row
                title="我的模拟持有"
                note="持有、委托与模拟卖出"
                href={sftPaths.sftHoldPositions.to(sameGame(input))}
              />
            ) : null}
          </RowCard>
          <RewardsCard activityId={activityId} rewards={game.rewards} />
          <GameRanking
            activityId={activityId}
            game={game}
            anonymous={game.joined ? game.anonymous : null}
          />
          {game.activityState === 1 ? <InviteCard activityId={inviteGame(input)} /> : null}
          <Card title="活动规则">
            <BulletList items={game.ruleTxt.split('\n')} />
          </Card>
          <CommentsCard activityId={activityId} />
        </>
      )}
    </DetailTemplate>
  )
}
