import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { session } from '#session/session.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { InfoGroups } from './InfoGroups.tsx'
import { EFFECTIVE_DATE, LIST_SECTIONS } from '../parts/privacy-sections.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { RightsCard } from './RightsCard.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(listPrivacyInfo, {})]

/** Which personal information is collected, for what purpose, and the user's rights. */
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
