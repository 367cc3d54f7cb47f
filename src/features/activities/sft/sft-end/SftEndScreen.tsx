import { gameResult } from '#api/calls/game-standing.ts'
import { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { useCurrent } from '#api/use-current.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame } from '../parts/game.ts'
import { RewardsCard } from '../parts/RewardsCard.tsx'
import { CertificateBar } from './CertificateBar.tsx'
import { ResultCards } from './ResultCards.tsx'

type Input = PathInput<typeof sftPaths.sftEnd>

/** Shows how a game ended for the user: sums, place, fees, funds, rewards to claim, certificate. */
export default function SftEndScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const replace = useReplace()
  const index = useCurrent(mncjActivityIndex, { activityId })
  const result = useCurrent(gameResult, { activityId })
  const data = index.data && result.data && { ...result.data, rewards: index.data.rewards }
  const own = data?.activityState === 2 ? data.own : null
  const bar = data && own && <CertificateBar input={input} period={data} own={own} />
  const home = () => replace(sftPaths.sftHome.to(sameGame(input)))
  return (
    <DetailTemplate
      query={combineQueries([index, result], data)}
      actions={() => bar}
      isEmpty={() => own === null}
      empty={
        <EmptyState
          kind="empty"
          title={result.data?.activityState === 2 ? '您没有参加这次活动' : '活动还没有结束'}
          note="活动结束并结算后，在这里查看成绩"
          actionText="查看活动"
          onAction={home}
        />
      }
    >
      {({ rewards, claimUntil }) =>
        own === null ? null : (
          <>
            <GameNotice />
            {own.final ? null : (
              <Banner tone="warning">
                结算中，最后一天的净值未公布或还有模拟委托待确认，成绩可能变化
              </Banner>
            )}
            <ResultCards own={own} />
            <RewardsCard activityId={activityId} rewards={rewards} claimUntil={claimUntil} />
          </>
        )
      }
    </DetailTemplate>
  )
}
