import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryManager } from '#api/calls/fund-people.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { managerId } from '#paths/fields.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { loadDraft, saveDraft } from '#session/draft.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { ManagerHead } from './ManagerHead.tsx'
import { ManagerItems } from './ManagerItems.tsx'
import { TenureList } from './TenureList.tsx'

type Input = PathInput<typeof fundDetailPaths.fundManagerArea>

export const prefetch: Prefetch<Input> = ({ fmUid, fundCode }) => {
  if (fmUid !== undefined) return [prefetchCall(queryManager, { fmUid })]
  return fundCode === undefined ? [] : [prefetchCall(listFundManagers, { fundCode })]
}

/** The session's key of the manager who was shown last (rules.md#flow-state). */
const LAST_SHOWN = 'managerFmUid'

/**
 * One of the company's fund managers: by name, as the first present one of a fund, or else who was
 * shown last.
 */
export default function FundManagerAreaScreen({ input }: { readonly input: Input }) {
  const { fmUid, fundCode } = input
  if (fmUid !== undefined) return <ManagerPage key={fmUid} fmUid={fmUid} />
  if (fundCode !== undefined) return <ManagerOf key={fundCode} fundCode={fundCode} />
  return <LastManager />
}

function LastManager() {
  const [fmUid] = useState(() => loadDraft(sessionStore, LAST_SHOWN, managerId))
  if (fmUid !== null) return <ManagerPage fmUid={fmUid} />
  return <NoManager title="链接里没有指明基金经理" />
}

function NoManager({ title }: { readonly title: string }) {
  const replace = useReplace()
  return (
    <Page>
      <EmptyState
        kind="notfound"
        title={title}
        note="可以从基金详情页查看它的基金经理"
        actionText="查看全部基金"
        onAction={() => replace(fundPortalPaths.allFundList.to())}
      />
    </Page>
  )
}

function ManagerOf({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(listFundManagers, { fundCode }))
  const present = query.data?.managers.find(({ to }) => to === null)
  if (query.data !== undefined && present === undefined) {
    return <NoManager title="这只基金没有公布现任基金经理" />
  }
  if (present !== undefined) return <ManagerPage fmUid={present.managerId} />
  return <DetailTemplate query={query}>{() => null}</DetailTemplate>
}

function ManagerPage({ fmUid }: { readonly fmUid: string }) {
  const query = useQuery(queryFor(queryManager, { fmUid }))
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (isKnown) saveDraft(sessionStore, LAST_SHOWN, fmUid)
  }, [isKnown, fmUid])
  return (
    <DetailTemplate query={query} title={({ name }) => name} skeleton="rules">
      {(manager) => (
        <>
          {manager.left === null ? null : (
            <Banner tone="warning">
              {`已于 ${formatDate(manager.left)} 离任，以下为任职期间的记录`}
            </Banner>
          )}
          <ManagerHead manager={manager} />
          <UnreadableNotice
            of={[
              manager.now,
              manager.before,
              manager.coManagers,
              ...manager.coManagers.map(({ fundNames }) => fundNames),
            ]}
          />
          <TenureList
            title="在管基金"
            tenures={manager.now}
            empty={manager.left === null ? '目前没有在管的基金' : '已离任，没有在管的基金'}
          />
          {manager.coManagers.length === 0 ? null : (
            <RowCard title="共同管理">
              {manager.coManagers.map(({ fmUid: other, name, fundNames }) => (
                <Row
                  key={other}
                  title={name}
                  note={fundNames.join('、')}
                  href={fundDetailPaths.fundManagerArea.to({ fmUid: other })}
                />
              ))}
            </RowCard>
          )}
          {manager.before.length === 0 ? null : (
            <TenureList title="曾管基金" tenures={manager.before} empty="" />
          )}
          <ManagerItems fmUid={fmUid} />
        </>
      )}
    </DetailTemplate>
  )
}
