import { Navigate, useNavigate } from 'react-router-dom'
import { queryLearning } from '#api/calls/activities/learn.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { coursePaths } from '#paths/course.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { OwnCampaign } from '#shared/views/activity/OwnCampaign.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { editionOf, ROUTE, type Learning } from '../parts/learning.ts'
import { UnitCards } from '../parts/UnitCards.tsx'
import { CheckCards } from './CheckCards.tsx'

type Input = PathInput<typeof financialIntelligencePaths.financialIntelligenceHome>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: editionOf(input) }),
  prefetchCall(queryLearning, { activityId: editionOf(input) }),
]

/** Financial learning; another campaign that the address names is shown where it is. */
export default function FinancialIntelligenceHomeScreen({ input }: { readonly input: Input }) {
  return (
    <OwnCampaign activityId={editionOf(input)} route={ROUTE}>
      <LearningHome input={input} />
    </OwnCampaign>
  )
}

/** The level, today's check, the units; who has not begun is led to the introduction. */
function LearningHome({ input }: { readonly input: Input }) {
  const activityId = editionOf(input)
  const navigate = useNavigate()
  const query = useCurrent(queryLearning, { activityId })
  const { data } = query
  const edition = { activityId: input.activityId }
  const rights = financialIntelligencePaths.financialIntelligenceRights.to(edition)
  const open = data?.units.find(({ state }) => state === 'open')
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind !== 'joined'
          ? null
          : open !== undefined && !open.learned
            ? {
                text: `学习第 ${Number(open.unitId.slice(1))} 课`,
                onClick: () =>
                  void navigate(coursePaths.courseHome.to({ lessonId: open.lessonId })),
              }
            : { text: '查看成长权益', onClick: () => void navigate(rights) }
      }
      onJoined={() => {}}
      onReread={query.refetch}
    >
      {(_, { kind }) =>
        kind === 'open' || kind === 'notEligible' ? (
          <Navigate
            replace
            to={financialIntelligencePaths.financialIntelligenceIntroduce.to(edition)}
          />
        ) : data === undefined ? (
          query.error === null ? (
            <SkeletonBlock tall />
          ) : (
            <FailedLine what="课程" onRetry={query.refetch} />
          )
        ) : (
          <>
            <LevelCard learning={data} />
            {kind === 'joined' && data.check !== null ? (
              <CheckCards
                key={data.check.unitId}
                activityId={activityId}
                unit={open?.title ?? ''}
                check={data.check}
                reread={query.refetch}
              />
            ) : null}
            <RowCard label="权益与介绍">
              <Row
                title="成长权益"
                note="徽章、学习报告、金币与次数"
                value={waiting(data)}
                href={rights}
              />
              <Row
                title="课程介绍"
                note="怎么学、谁来讲、要多久"
                href={financialIntelligencePaths.financialIntelligenceIntroduce.to(edition)}
              />
            </RowCard>
            <UnitCards units={data.units} own={kind === 'joined'} />
          </>
        )
      }
    </CampaignHome>
  )
}

function waiting({ rights }: Learning): string | undefined {
  const earned = rights.filter(({ state }) => state === 'earned').length
  return earned === 0 ? undefined : `${earned} 项待领取`
}

function LevelCard({ learning: { level, days, units } }: { readonly learning: Learning }) {
  const passed = units.filter(({ state }) => state === 'passed').length
  return (
    <Card title="我的成长">
      <FigureGrid
        items={[
          { key: 'level', label: '等级', value: level === 0 ? '--' : `L${level}` },
          { key: 'units', label: '已通过', value: `${passed}/${units.length} 课` },
          { key: 'days', label: '检测', value: `${days} 天` },
        ]}
      />
    </Card>
  )
}
