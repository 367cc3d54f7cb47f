import { useQuery } from '@tanstack/react-query'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { InfoGroups } from './InfoGroups.tsx'
import { EFFECTIVE_DATE, LIST_SECTIONS } from '../parts/privacy-sections.ts'
import { RightsCard } from './RightsCard.tsx'

/** Which personal information is collected, for what purpose, and the user's rights. */
export default function InfoListScreen() {
  const shell = useShell()
  const list = useQuery(queryFor(listPrivacyInfo, {}))
  return (
    <Loaded
      query={list}
      skeleton={<Skeleton shape="rows" lines={8} />}
      isEmpty={({ groups }) => groups.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="没有收集您的个人信息"
          note="开户或使用服务后，这里会列出收集的内容"
          actionText="返回上一页"
          onAction={shell.back}
        />
      }
    >
      {({ groups }) => (
        <DocumentTemplate
          sections={LIST_SECTIONS}
          footNote={`本清单自 ${formatDate(EFFECTIVE_DATE)} 起生效，疑问请联系客服`}
        >
          <InfoGroups groups={groups} />
          <RightsCard />
        </DocumentTemplate>
      )}
    </Loaded>
  )
}
