import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { queryFor } from '#api/query.ts'
import { DisplaySheet } from '#shared/settings/DisplaySheet.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { ConsentRow } from './ConsentRow.tsx'

/** The voluntary uses of personal information that are switched here, by the provider's ids. */
const SWITCHES = { recommend: '个性化推荐', pushNotice: '消息推送' } as const

/** How pages look on this device; of a user also what may be recommended and pushed. */
export function SettingRows({ signedIn }: { readonly signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const list = useQuery({ ...queryFor(listPrivacyInfo, {}), enabled: signedIn, staleTime: 0 })
  const items = signedIn ? (list.data?.groups.flatMap((group) => group.items) ?? []) : []
  return (
    <>
      <Card title="设置" flush>
        <RowList label="设置">
          <Row title="显示设置" note="外观、文字大小、隐藏金额" onClick={() => setOpen(true)} />
          {Object.entries(SWITCHES).map(([id, name]) => {
            const info = items.find(({ infoId }) => infoId === id)
            return info?.withdrawable === '1' ? (
              <ConsentRow key={id} name={name} info={info} />
            ) : null
          })}
        </RowList>
      </Card>
      <DisplaySheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
