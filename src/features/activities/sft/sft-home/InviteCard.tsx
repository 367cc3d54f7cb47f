import { useState } from 'react'
import { queryInvite } from '#api/calls/trading-game.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { publicAddress } from '#platform/public-address.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { PosterSheet } from '#shared/views/invite/PosterSheet.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { copyText } from '#ui/text/CopyLine.tsx'

/** Invites friends into a game: link, poster, and who came by them. */
export function InviteCard({ activityId }: { readonly activityId: string }) {
  const { data, error, refetch } = useCurrent(queryInvite, { activityId })
  const [poster, setPoster] = useState(false)
  if (data === undefined)
    return error === null ? <SkeletonBlock tall /> : <FailedLine what="邀请" onRetry={refetch} />
  const { inviteCode, shareTitle, shareDesc, invitees } = data
  const path = sftPaths.sftHome.to({ activityId, inviteCode })
  return (
    <>
      <RowCard title="邀请好友">
        <Row
          title="发送邀请链接"
          note="好友领取模拟资金后显示在这里，发送本身不获得奖励"
          track="invite"
          onClick={() => void sharePage(shareTitle, path, { text: shareDesc, sums: 'offered' })}
        />
        <Row title="邀请海报" track="invitePoster" onClick={() => setPoster(true)} />
        <Row
          title="复制邀请链接"
          value={inviteCode}
          onClick={() => void copyText('邀请链接', publicAddress(path))}
        />
        <UnreadableNotice of={[invitees]} />
        {invitees.map(({ userName, joinTime }) => (
          <Row
            key={`${joinTime} ${userName}`}
            title={userName}
            note={`${formatDateTime(joinTime)} 参与`}
          />
        ))}
      </RowCard>
      <PosterSheet
        open={poster}
        onClose={() => setPoster(false)}
        title={shareTitle}
        lines={[shareDesc, '模拟交易，不涉及真实资金']}
        path={path}
      />
    </>
  )
}
