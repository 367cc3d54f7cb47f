import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { claimExperience, queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { brand } from '#domain/brand.ts'
import type { IncomeTerms } from '#domain/coupon/income-coupon.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { toast } from '#ui/base/toast.ts'

type Income = v.InferOutput<typeof queryIncomeCoupon.payload>

const CHANGED = { at: 'toast', action: 'reread' } as const

const CLAIM = submissionCall(claimExperience, {
  notFound: CHANGED,
  notEarned: CHANGED,
  alreadyClaimed: CHANGED,
  activityOver: CHANGED,
  cannotJoin: { at: 'dialog', offer: { text: '去认证', action: 'verify' } },
})

interface Props {
  readonly cardId: string
  readonly terms: IncomeTerms
}

/** Shows what a coupon that brings coins has brought, day by day. */
export function IncomeCards({ cardId, terms }: Props) {
  const income = useCurrent(queryIncomeCoupon, { cardId })
  const { data } = income
  if (data === undefined)
    return income.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="奖励明细" onRetry={income.refetch} />
    )
  return (
    <>
      <Card title="奖励明细" extra={stateText(data)}>
        <UnreadableNotice of={[data.days]} />
        <KeyValue
          items={[
            ...data.days.map(({ date, amount }) => ({
              label: formatDate(date),
              value: amount === null ? '更新中' : `${formatAmount(amount)} 元`,
            })),
            { label: '合计奖励', value: `${unitAmount(data.coins, 'plain')} 金币` },
          ]}
        />
      </Card>
      <Card title="说明">
        <p>{explained(terms)}</p>
      </Card>
    </>
  )
}

const STATES: Record<Income['state'], string> = {
  running: '进行中',
  settling: '待发放',
  unverified: '实名后可领取',
  claimable: '可领取',
  paid: '已发放',
  lapsed: '已失效',
}
const stateText = ({ state }: Income): string => STATES[state]

const explained = (terms: IncomeTerms): string =>
  terms.kind === 'rateUp'
    ? `每日列出计入的${brand.walletName}金额，最高 ${formatAmount(terms.cap)} 元，按 ${terms.rate}% 除以 365 逐日累计，结束后四舍五入一次，次日以金币发放。奖励由公司承担，不是基金份额，也不是基金收益。`
    : `按${brand.walletName}每日公布的万份收益模拟计算，每日四舍五入到分。体验金不是真实份额，不能取出；结束后 7 天内完成实名认证可领取金币，由公司承担。${brand.pastLine}。`

/** The button of an experience that is over and not claimed. */
export function IncomeBar({ cardId }: Pick<Props, 'cardId'>) {
  const { data } = useCurrent(queryIncomeCoupon, { cardId })
  return data?.state === 'claimable' || data?.state === 'unverified' ? (
    <ClaimBar cardId={cardId} income={data} />
  ) : null
}

function ClaimBar({ cardId, income }: { readonly cardId: string; readonly income: Income }) {
  const queries = useQueryClient()
  const verify = useRealName()
  const claiming = useSubmission({
    repeatable: true,
    call: () => CLAIM({ cardId }),
    askOutcome: async () => (await fetchOrThrow(queryIncomeCoupon, { cardId })).state === 'paid',
    onDone: async () => {
      await rereadAll(queries)
      toast.show(`已领取 ${unitAmount(income.coins, 'plain')} 金币`)
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries), verify: async () => void (await verify()) },
  })
  const until = income.claimUntil
  return (
    <BottomBar
      note={until === null ? undefined : `${formatDateTime(until, { seconds: false })} 前可领取`}
    >
      {income.state === 'claimable' ? (
        <Button
          size="large"
          block
          busy={claiming.at === 'sending'}
          onClick={() => claiming.start()}
        >
          领取奖励
        </Button>
      ) : (
        <Button size="large" block onClick={async () => void (await verify())}>
          去实名认证
        </Button>
      )}
    </BottomBar>
  )
}
