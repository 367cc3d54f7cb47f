import { configAdvisePaths } from '#paths/config-advise.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { SERVICE_TERMS } from '#shared/views/portfolio/service-terms.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'

/** The service in place of a portfolio that is not matched: no name, no part, no figure. */
export function PortfolioLocked({ note }: { readonly note: string }) {
  return (
    <>
      <Page footNote={<AdviceRiskLine />}>
        <Banner tone="info">{note}</Banner>
        <Card title="资产配置服务">
          <BulletList items={Object.values(SERVICE_TERMS)} />
        </Card>
        <RowCard label="了解服务">
          <Row
            title="服务说明"
            note="费用、终止方式和投诉渠道"
            href={configAdvisePaths.configIntroduce.to()}
          />
        </RowCard>
      </Page>
      <ActBar acts={[{ text: '完成投资需求问卷', to: configAdvisePaths.configQuestions.to() }]} />
    </>
  )
}
