import { listPrivacyInfo } from '#api/calls/privacy.ts'
import { useCurrent } from '#api/use-current.ts'
import { messagesPaths } from '#paths/messages.ts'
import { ConsentRow } from '#shared/engines/person/ConsentRow.tsx'
import { useDisplaySheet } from '#shared/parts/settings/use-display-sheet.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { brand } from '#domain/brand.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { packVersion } from '#platform/build-env.ts'

/** The provider's id of the consent to recommendations. */
const RECOMMEND = 'recommend'

/**
 * Shows how pages look on this device; of a user also what may be recommended, and which messages
 * come.
 */
export function SettingRows({ signedIn }: { readonly signedIn: boolean }) {
  const display = useDisplaySheet()
  const list = useCurrent(listPrivacyInfo, {}, { enabled: signedIn })
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

/** Shows what is collected, what was agreed to, and whose pages these are. */
export function PrivacyRows() {
  return (
    <>
      <RowCard title="隐私">
        <Row title="个人信息收集清单" href={privacyPaths.infoList.to()} />
        <Row title="用户协议与政策" href={enrollPaths.enrollProtocolList.to()} />
        <Row
          title="导出信息与注销账户"
          note="在个人信息收集清单中办理"
          href={privacyPaths.infoList.to()}
        />
      </RowCard>
      <RowCard title="关于">
        <Row title={brand.company} value={`版本 ${packVersion()}`} />
        <Row
          title={brand.peopleName}
          note="投研、风控、交易、客服与科技同事"
          href={thPeoplePaths.thPeopleHome.to()}
        />
      </RowCard>
    </>
  )
}
