import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import { queryMessageSettings } from '#api/calls/message.ts'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { ConsentRow } from '#shared/engines/person/ConsentRow.tsx'
import { afterOthers } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { KindRow } from './KindRow.tsx'

/** The provider's id of the consent to pushes. */
const PUSH = 'pushNotice'

export const prefetch: Prefetch<object> = () => [prefetchCall(queryMessageSettings, {})]

/** Shows which kinds of messages the user gets, and whether they are pushed. */
export default function SettingsScreen() {
  const settings = useQuery(queryFor(queryMessageSettings, {}))
  const privacy = useCurrent(listPrivacyInfo, {})
  const items = privacy.data?.groups.flatMap((group) => group.items) ?? []
  const push = items.find(({ infoId }) => infoId === PUSH)
  return (
    <DetailTemplate
      query={afterOthers(settings, [privacy])}
      skeleton="rules"
      footNote="关闭后不再收到这类消息，已收到的保留"
    >
      {({ kinds }) => (
        <>
          {push?.withdrawable === '1' ? (
            <RowCard label="推送">
              <ConsentRow name="消息推送" info={push} />
            </RowCard>
          ) : null}
          <RowCard title="消息类别">
            {kinds.map((setting) => (
              <KindRow key={setting.kind} setting={setting} />
            ))}
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}
