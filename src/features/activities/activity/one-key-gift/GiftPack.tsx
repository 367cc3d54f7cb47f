import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/base/toast.ts'

type Pack = v.InferOutput<typeof queryGiftPack.payload>

const CHANGED = { at: 'toast', action: 'reread' } as const
const CLAIM = submissionCall(claimGiftPack, {
  notFound: CHANGED,
  cannotJoin: CHANGED,
  alreadyClaimed: CHANGED,
  soldOut: CHANGED,
})

/** The gifts, each with what it is worth, and the button that takes all of them. */
export function GiftPack() {
  const query = useCurrent(queryGiftPack, {})
  const { data } = query
  if (data === undefined)
    return query.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="新人礼" onRetry={query.refetch} />
    )
  return (
    <>
      <Card title={data.takenAt === null ? '礼包内容' : '已领取'} flush>
        <UnreadableNotice of={[data.gifts]} />
        <RowList label="礼包内容">
          {data.gifts.map(({ title, worth, cardId }) => (
            <Row
              key={title}
              title={title}
              note={worth}
              href={cardId === null ? undefined : couponCenterPaths.couponDetail.to({ cardId })}
            />
          ))}
        </RowList>
      </Card>
      <PackBar pack={data} />
    </>
  )
}

function PackBar({ pack }: { readonly pack: Pack }) {
  const shell = useShell()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const taking = useTaking(pack.packId)
  const go = (to: string) => () => void navigate(to)
  if (!signedIn) return <Act text="登录领取" onClick={() => void shell.login()} />
  if (pack.takenAt !== null)
    return <Act text="查看卡券" onClick={go(couponCenterPaths.couponCenterHome.to())} />
  if (pack.unmet !== '' || pack.left === 0)
    return (
      <Act
        note={pack.unmet === '' ? '已领完' : pack.unmet}
        text="看看其他活动"
        onClick={go(activityCenterPaths.activityCenterHome.to())}
      />
    )
  return (
    <Act
      text="一键领取"
      track="takeGiftPack"
      busy={taking.at === 'sending'}
      onClick={() => taking.start()}
    />
  )
}

interface ActProps {
  readonly text: string
  readonly onClick: () => void | Promise<void>
  readonly note?: string
  readonly busy?: boolean
  readonly track?: string
}

const Act = ({ text, onClick, note, track, busy = false }: ActProps) => (
  <BottomBar note={note}>
    <Button size="large" block track={track} busy={busy} onClick={onClick}>
      {text}
    </Button>
  </BottomBar>
)

/** Takes the gifts once, however often that is sent. */
function useTaking(packId: string) {
  const queries = useQueryClient()
  const [requestNo] = useState(newRequestNo)
  return useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => CLAIM({ packId, requestNo }),
    askOutcome: async () => (await fetchOrThrow(queryGiftPack, {})).takenAt !== null,
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已领取，券已放入卡券中心')
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
}
