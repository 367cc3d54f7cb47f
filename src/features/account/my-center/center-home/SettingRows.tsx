import { useQuery } from '@tanstack/react-query'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { queryFor } from '#api/query.ts'
import { messagesPaths } from '#paths/messages.ts'
import { ConsentRow } from '#shared/person/ConsentRow.tsx'
import { useDisplaySheet } from '#shared/settings/use-display-sheet.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The provider's id of the consent to recommendations. */
const RECOMMEND = 'recommend'

/** How pages look on this device; of a user also what may be recommended, and which messages come. */
export function SettingRows({ signedIn }: { readonly signedIn: boolean }) {
  const display = useDisplaySheet()
  const list = useQuery({ ...queryFor(listPrivacyInfo, {}), enabled: signedIn, staleTime: 0 })
  const items = signedIn ? (list.data?.groups.flatMap((group) => group.items) ?? []) : []
  const recommend = items.find(({ infoId }) => infoId === RECOMMEND)
  return (
    <>
      <RowCard title="设置">
        <Row title="显示设置" note="外观、文字大小、隐藏金额" onClick={() => void display.show()} />
        {recommend?.withdrawable === '1' ? <ConsentRow name="个性化推荐" info={recommend} /> : null}
        {signedIn ? (
          <Row title="消息推送" note="选择接收哪些消息" href={messagesPaths.settings.to()} />
        ) : null}
      </RowCard>
      {display.sheet}
    </>
  )
}
