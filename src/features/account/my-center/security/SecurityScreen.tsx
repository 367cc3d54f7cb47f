import { useQuery } from '@tanstack/react-query'
import { listDevices, listSignIns, querySecurity } from '#api/calls/security.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { passwordPath } from '#shared/engines/person/prerequisites.ts'
import { useDisplaySheet } from '#shared/parts/settings/use-display-sheet.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { FreezeCard } from './FreezeCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'

export const prefetch: Prefetch<object> = () => [
  prefetchCall(querySecurity, {}),
  prefetchCall(listDevices, {}),
  prefetchCall(listSignIns, {}),
]

/** The acts that ask for a proof each time, whatever was proved before. */
const PROVED_ACTS = '买入、卖出、更换手机号、银行卡和密码、导出或删除个人信息'

/** Shows who is signed in where, the freezing of the account, and what protects it. */
export default function SecurityScreen() {
  const security = useQuery(queryFor(querySecurity, {}))
  const devices = useQuery(queryFor(listDevices, {}))
  const display = useDisplaySheet()
  return (
    <DetailTemplate
      query={afterOthers(security, [devices])}
      footNote="客服不会索要交易密码和验证码，也不能通过聊天解除冻结"
      skeleton="rules"
    >
      {(it) => (
        <>
          <FreezeCard security={it} />
          <DevicesCard />
          <RowCard title="密码与隐私">
            <Row
              title="交易密码"
              note={
                it.passwordTime === null
                  ? '设置后没有修改过'
                  : `上次修改 ${formatDate(it.passwordTime)}`
              }
              value={it.hasPassword === '1' ? '修改' : '去设置'}
              href={passwordPath(it.hasPassword === '1')}
            />
            <Row
              title="隐藏金额"
              note="打开 App 时先隐藏资产和收益"
              onClick={() => void display.show()}
            />
            <Row title="需要验证身份的操作" note={PROVED_ACTS} />
          </RowCard>
          <SignInsCard />
          {display.sheet}
        </>
      )}
    </DetailTemplate>
  )
}
