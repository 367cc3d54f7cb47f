import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { claimLearningRight, queryLearning } from '#api/calls/activities/learn.ts'
import { fetchOrThrow, prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import type { PathInput } from '#paths/path.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { wholeList } from '#templates/whole-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { editionOf, type Learning } from '../parts/learning.ts'

type Input = PathInput<typeof financialIntelligencePaths.financialIntelligenceRights>
type Right = Learning['rights'][number]

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryLearning, { activityId: editionOf(input) }),
]

const CHANGED = { at: 'toast', action: 'reread' } as const
const CLAIM = submissionCall(claimLearningRight, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
  notEarned: CHANGED,
  // By another device: it is shown as claimed.
  alreadyClaimed: { at: 'none', action: 'reread' },
})

/** Claims a right, once. */
function useClaiming(activityId: string, reread: () => Promise<unknown>) {
  const rightId = useRef('')
  const claiming = useSubmission({
    repeatable: true,
    call: () => CLAIM({ activityId, rightId: rightId.current }),
    askOutcome: async () => {
      const { rights } = await fetchOrThrow(queryLearning, { activityId })
      return rights.some((it) => it.rightId === rightId.current && it.state === 'claimed')
    },
    onDone: async (given) => {
      toast.show(
        given !== null && given.coins > 0
          ? `已领取 ${unitAmount(given.coins, 'plain')} 金币和 ${given.draws} 次百宝箱次数`
          : '已领取',
      )
      await reread()
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: async () => void (await reread()) },
  })
  return async (id: string) => {
    if (claiming.at === 'sending') return
    rightId.current = id
    await claiming.start()
  }
}

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
        <Row
          whole
          title={right.title}
          note={rightNote(right)}
          value={
            right.state === 'earned' ? (
              <Button size="small" onClick={() => claim(right.rightId)}>
                领取
              </Button>
            ) : (
              <Tag tone={right.state === 'claimed' ? 'brand' : 'neutral'}>
                {right.state === 'claimed' ? '已领取' : '未解锁'}
              </Tag>
            )
          }
        />
      )}
    </ListTemplate>
  )
}
