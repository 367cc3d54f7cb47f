import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listShares, revokeShare } from '#api/calls/fund-share.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatPercent } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import styles from './OwnShares.module.css'

type Share = v.InferOutput<typeof listShares.payload>['shares'][number]

const REVOKE = submissionCall(revokeShare, { notFound: { at: 'dialog' } })

const STATES: Readonly<Record<Share['state'], string>> = {
  open: '有效',
  revoked: '已收回',
  expired: '已过期',
}

/**
 * Shows what the user has shared of the fund; each link that still opens can be sent or taken back.
 */
export function OwnShares({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(listShares, { fundCode }))
  return (
    <Card title="我的分享" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={2} />}
        isEmpty={({ shares }) => isEmptyList(shares)}
        empty={<EmptyState kind="empty" title="还没有分享过这只基金" />}
      >
        {({ shares }) => (
          <>
            <UnreadableNotice of={[shares]} />
            <RowList label="我的分享">
              {shares.map((share) => (
                <OwnShare key={share.token} share={share} />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function OwnShare({ share }: { readonly share: Share }) {
  const { token, fundName, days, figures, createdAt, expiresAt, state } = share
  const shown =
    figures === null ? `持有 ${days} 天` : `持有 ${days} 天 ${formatPercent(figures.rate)}`
  const until = state === 'open' ? `，${formatDateTime(expiresAt, { seconds: false })} 失效` : ''
  return (
    <div>
      <Row
        title={shown}
        note={`${formatDateTime(createdAt, { seconds: false })} 分享${until}`}
        value={STATES[state]}
      />
      {state === 'open' ? (
        <div className={styles.acts}>
          <RevokeButton token={token} />
          <Button
            kind="secondary"
            size="small"
            track="share"
            onClick={() =>
              sharePage(`持有的基金：${fundName}`, fundDetailPaths.fundSharePage.to({ s: token }))
            }
          >
            发送
          </Button>
        </div>
      ) : null}
    </div>
  )
}

async function confirmed(): Promise<boolean> {
  const answer = await dialog.confirm({
    title: '收回分享',
    content: '收回后链接立即失效，不能恢复；已经看过的人可能留有截图',
    confirmText: '收回',
    danger: true,
  })
  return answer === 'confirm'
}

function RevokeButton({ token }: { readonly token: string }) {
  const queries = useQueryClient()
  const revoking = useSubmission({
    check: confirmed,
    call: () => REVOKE({ token }),
    onDone: () => toast.show('已收回'),
    onSettled: () => queries.invalidateQueries({ queryKey: [listShares.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('可以再次收回') } },
    repeatable: true,
  })
  return (
    <Button kind="text" size="small" onClick={() => revoking.start()}>
      收回
    </Button>
  )
}
