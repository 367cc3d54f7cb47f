import { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { useCurrent } from '#api/use-current.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, usePositions } from '../parts/game.ts'
import { RewardsCard } from '../parts/RewardsCard.tsx'
import { NEVER_RANKED, StandingCard } from '../parts/StandingCard.tsx'
import { bestAndWorst } from './best-and-worst.ts'

type Input = PathInput<typeof sftPaths.sftEnd>

/** Shows how a game ended for the user: total, place, best and worst fund, and rewards to claim. */
export default function SftEndScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const replace = useReplace()
  const index = useCurrent(mncjActivityIndex, { activityId })
  const positions = usePositions(activityId)
  const data = index.data && positions.data ? { ...positions.data, ...index.data } : undefined
  const home = () => replace(sftPaths.sftHome.to(sameGame(input)))
  return (
    <DetailTemplate
      query={combineQueries([index, positions], data)}
      isEmpty={({ own, activityState }) => own === null || activityState !== 2}
      empty={
        <EmptyState
          kind="empty"
          title={data?.activityState === 2 ? '您没有参加这次活动' : '活动还没有结束'}
          note="活动结束并结算后，在这里查看成绩"
          actionText="查看活动"
          onAction={home}
        />
      }
    >
      {({ own, participants, ranked = participants, inTransit, positions: held, rewards }) => {
        const { best, worst } = bestAndWorst(held)
        return (
          <>
            <GameNotice />
            {isZero(inTransit) ? null : (
              <Banner tone="warning">结算中，还有模拟委托待确认，成绩可能变化</Banner>
            )}
            <StandingCard
              activityId={activityId}
              place={{ rank: own?.rank ?? null, of: ranked, unranked: NEVER_RANKED }}
            />
            {best === null ? null : (
              <RowCard title="收益率最高与最低">
                {[best, ...(worst === null ? [] : [worst])].map((it) => (
                  <Row
                    key={it.fundCode}
                    title={it.fundName}
                    value={
                      <FictiveFigure
                        text={formatPercent(it.profitRate)}
                        tone={direction(it.profitRate)}
                      />
                    }
                  />
                ))}
              </RowCard>
            )}
            <RewardsCard activityId={activityId} rewards={rewards} />
          </>
        )
      }}
    </DetailTemplate>
  )
}
