import { useNavigate } from 'react-router-dom'
import { queryLearning } from '#api/calls/activities/learn.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { OwnCampaign } from '#shared/views/activity/OwnCampaign.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { editionOf, ROUTE } from '../parts/learning.ts'
import { UnitCards } from '../parts/UnitCards.tsx'

type Input = PathInput<typeof financialIntelligencePaths.financialIntelligenceIntroduce>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: editionOf(input) }),
  prefetchCall(queryLearning, { activityId: editionOf(input) }),
]

/**
 * The lessons, their teachers and their length, and joining. Coded, not composed:
 * the units and the consent are the campaign's own data.
 */
export default function FinancialIntelligenceIntroduceScreen({ input }: { readonly input: Input }) {
  const activityId = editionOf(input)
  const navigate = useNavigate()
  const replace = useReplace()
  const query = useCurrent(queryLearning, { activityId })
  const { data } = query
  const home = financialIntelligencePaths.financialIntelligenceHome.to({
    activityId: input.activityId,
  })
  return (
    <OwnCampaign activityId={activityId} route={ROUTE}>
      <CampaignHome
        activityId={activityId}
        pages={null}
        next={(_, { kind }) =>
          kind === 'joined' ? { text: '继续学习', onClick: () => void navigate(home) } : null
        }
        onJoined={() => replace(home)}
        onReread={query.refetch}
      >
        {({ prizes }) => (
          <>
            <Card title="怎么学">
              <BulletList
                items={[
                  '4 级 12 课，按顺序学习',
                  '每课学完后检测 3 题，答对 2 题通过',
                  ...prizes.map(({ title, price }) => `${title}：${price}`),
                  '与买入、持有无关，不指导风险测评的作答',
                ]}
              />
            </Card>
            {data === undefined ? (
              query.error === null ? (
                <SkeletonBlock tall />
              ) : (
                <FailedLine what="课程" onRetry={query.refetch} />
              )
            ) : (
              <UnitCards units={data.units} own={false} />
            )}
          </>
        )}
      </CampaignHome>
    </OwnCampaign>
  )
}
