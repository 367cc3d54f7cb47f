import { useNavigate } from 'react-router-dom'
import { claimLearningRight, queryLearning } from '#api/calls/activities/learn.ts'
import { fetchOrThrow, prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import type { PathInput } from '#paths/path.ts'
import { ClaimRow } from '#shared/engines/reward/ClaimRow.tsx'
import { CLAIM_ENDS, useClaims } from '#shared/engines/reward/use-claims.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { wholeList } from '#templates/whole-list.ts'
import { toast } from '#ui/base/toast.ts'
import { editionOf, type Learning } from '../parts/learning.ts'

type Input = PathInput<typeof financialIntelligencePaths.financialIntelligenceRights>
type Right = Learning['rights'][number]

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryLearning, { activityId: editionOf(input) }),
]

const CLAIM = submissionCall(claimLearningRight, CLAIM_ENDS)

/** Claims a right, once. */
const useClaiming = (activityId: string, reread: () => Promise<unknown>) =>
  useClaims({
    send: (rightId: string) => CLAIM({ activityId, rightId }),
    isClaimed: async (rightId) => {
      const { rights } = await fetchOrThrow(queryLearning, { activityId })
      return rights.some((it) => it.rightId === rightId && it.state === 'claimed')
    },
    announce: (_, given) =>
      toast.show(
        given !== null && given.coins > 0
          ? `已领取 ${unitAmount(given.coins, 'plain')} 金币和 ${given.draws} 次百宝箱次数`
          : '已领取',
      ),
    reread,
  })

/** Returns what a right is, or what a level's report says once it is had. */
function rightNote({ kind, coins, draws, report, state }: Right): string {
  if (kind === 'unit') return `${unitAmount(coins, 'plain')} 金币，${draws} 次百宝箱次数`
  if (report === null) return '通过本级 3 课后领取'
  return state === 'claimed'
    ? `学习报告：检测答对 ${report.right}/${report.of} 题`
    : '已达成，领取后查看学习报告'
}

/** The rewards of each unit and each level: had, to be claimed, or locked. */
export default function FinancialIntelligenceRightsScreen({ input }: { readonly input: Input }) {
  const activityId = editionOf(input)
  const navigate = useNavigate()
  const query = useCurrent(queryLearning, { activityId })
  const claim = useClaiming(activityId, query.refetch)
  return (
    <ListTemplate
      label="成长权益"
      list={wholeList(query, query.data?.rights)}
      itemKey={({ rightId }) => rightId}
      empty={{
        title: '还没有权益',
        note: '学习课程后领取',
        actionText: '去学习',
        onAction: () =>
          void navigate(
            financialIntelligencePaths.financialIntelligenceHome.to({
              activityId: input.activityId,
            }),
          ),
      }}
      footNote="每项限领一次，需在活动结束前领取"
    >
      {(right) => (
        <ClaimRow
          title={right.title}
          note={rightNote(right)}
          state={right.state === 'locked' ? 'open' : right.state}
          open="未解锁"
          onClaim={() => claim(right.rightId)}
        />
      )}
    </ListTemplate>
  )
}
