import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryAdviceState } from '#api/calls/advice/advice.ts'
import { queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { slotCalls, SlotTemplate } from '#templates/SlotTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { SERVICE_TERMS } from '#shared/views/portfolio/service-terms.ts'

const SLOT = 'advice-intro'

const TERMS = [
  SERVICE_TERMS.company,
  SERVICE_TERMS.classes,
  '投顾服务费每年 0% 至 0.50%，按日计提、按季收取；组合内本公司基金不收申购费，销售服务费从投顾服务费中扣除，不重复收费',
  SERVICE_TERMS.end,
]

export const prefetch: Prefetch<object> = (_, signedIn) => slotCalls(SLOT, signedIn)

/** The service before the questionnaire: what it is, what it costs, how it ends; no portfolio. */
export default function ConfigIntroduceScreen() {
  return (
    <SlotTemplate slot={SLOT} path={configAdvisePaths.configIntroduce.to()} below={<Terms />} />
  )
}

function Terms() {
  return (
    <>
      <Card title="服务说明">
        <BulletList items={TERMS} />
      </Card>
      <Way />
      <RowCard label="更多">
        <Row title="配置观点" note="每月一封投顾月信" href={configAdvisePaths.viewpointList.to()} />
        <Row
          title="投诉与建议"
          note={`客服电话 ${brand.serviceLine}，${brand.serviceHours}`}
          href={myCenterPaths.complaints.to()}
        />
      </RowCard>
      <AdviceRiskLine />
    </>
  )
}

/** The next step by how far the user is. */
function Way() {
  const signedIn = useSignedIn()
  return signedIn ? <OwnWay /> : <Begin />
}

function Begin() {
  const navigate = useNavigate()
  return (
    <Button
      size="large"
      block
      onClick={() => void navigate(configAdvisePaths.configQuestions.to())}
    >
      开始投资需求问卷
    </Button>
  )
}

function OwnWay() {
  const navigate = useNavigate()
  const { data } = useQuery(queryFor(queryAdviceState, {}))
  if (data === undefined || data.state === 'none') return <Begin />
  const isExpired = data.state === 'expired'
  const text = isExpired ? '重新完成问卷' : '我的方案'
  const to = isExpired
    ? configAdvisePaths.configQuestions.to()
    : configAdvisePaths.solutionDetails.to()
  return (
    <Button size="large" block onClick={() => void navigate(to)}>
      {text}
    </Button>
  )
}
