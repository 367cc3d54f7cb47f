import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { session } from '#session/session.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EFFECTIVE_DATE, LIST_SECTIONS } from '../parts/privacy-sections.ts'
import { RightsCard } from './RightsCard.tsx'
import type * as v from 'valibot'
import { privacyPaths } from '#paths/privacy.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { inApp } from '#platform/bridge.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { consent } from '#platform/consent.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

export const prefetch: Prefetch<object> = () => [prefetchCall(listPrivacyInfo, {})]

/** Shows which personal information is collected, for what purpose, and the user's rights. */
export default function InfoListScreen() {
  const signedIn = useSnapshot(session).openId !== ''
  const list = useQuery(queryFor(listPrivacyInfo, {}))
  return (
    <Loaded
      query={list}
      skeleton={<Skeleton shape="rows" lines={8} />}
      isEmpty={({ groups }) => groups.length === 0}
      empty={
        <StateWithBack
          kind="empty"
          title="没有收集您的个人信息"
          note="开户或使用服务后，这里会列出收集的内容"
        />
      }
    >
      {({ groups }) => (
        <DocumentTemplate
          sections={LIST_SECTIONS}
          footNote={`本清单自 ${formatDate(EFFECTIVE_DATE)} 起生效，疑问请致电客服 ${brand.serviceLine}（${brand.serviceHours}）`}
        >
          <InfoGroups groups={groups} links={signedIn} />
          {signedIn && <RightsCard />}
          <Card flush>
            <HelpRow source="个人信息" />
          </Card>
          <NoticeCard />
        </DocumentTemplate>
      )}
    </Loaded>
  )
}

type Group = v.InferOutput<typeof listPrivacyInfo.payload>['groups'][number]

interface Props {
  readonly groups: readonly Group[]
  /** True if the rows lead to what is held of the user. */
  readonly links: boolean
}

/** Every kind of personal information, with when and for what purpose it is collected. */
function InfoGroups({ groups, links }: Props) {
  return groups.map(({ groupName, items }) => (
    <RowCard key={groupName} title={groupName}>
      {items.map(({ infoId, infoName, scenario, purpose, withdrawn }) => (
        <Row
          key={infoId}
          title={infoName}
          note={`${scenario}，用于${purpose}`}
          value={withdrawn === '1' ? '已撤回' : undefined}
          href={links ? privacyPaths.infoDetail.to({ infoId }) : undefined}
        />
      ))}
    </RowCard>
  ))
}

async function withdraw(): Promise<void> {
  const withdraws = await dialog.confirmed({
    title: '撤回同意',
    content:
      '撤回后将退出登录，只能浏览公开的基金信息，也不再统计页面使用情况。您的资金和交易不受影响。',
    confirmText: '撤回同意',
    cancelText: '暂不撤回',
    danger: true,
  })
  if (!withdraws) return
  answerNotice(false)
  toast.show('已撤回同意')
}

/** Withdraws the agreement to the privacy notice. The native app has its own place for that. */
function NoticeCard() {
  const { answer } = useSnapshot(consent)
  if (inApp() || answer !== 'agreed') return null
  return (
    <RowCard title="个人信息保护政策">
      <Row title="撤回同意" note="撤回后仅可浏览" onClick={() => void withdraw()} />
    </RowCard>
  )
}
