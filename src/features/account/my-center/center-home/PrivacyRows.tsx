import { brand } from '#domain/brand.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { packVersion } from '#platform/build-env.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** What is collected, what was agreed to, and whose pages these are. */
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
