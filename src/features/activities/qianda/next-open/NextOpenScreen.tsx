import { useState } from 'react'
import { usePartnerData } from '#api/calls/activities/partner.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { brand } from '#domain/brand.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { qiandaPaths } from '#paths/activities/qianda.ts'
import { partnerVisit, type PartnerVisit } from '#session/partner-visit.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Navigate } from 'react-router-dom'
import { NoVisit } from '../parts/NoVisit.tsx'

export const prefetch = () => [prefetchCall(queryUserStatus, {})]

const USE = submissionCall(usePartnerData, {
  // Asked too late: the opening begins without the data.
  notFound: { at: 'none', action: 'goOn' },
})

/** The data that a partner has handed over of its customer, and the way to an account of one's own. */
export default function NextOpenScreen() {
  const query = useCurrent(queryUserStatus, {})
  const [visit] = useState(partnerVisit)
  if (visit === null) return <NoVisit />
  return (
    <DetailTemplate
      query={query}
      skeleton="rules"
      footNote={`开户、测评与交易均在${brand.company}的页面完成`}
    >
      {(status) =>
        nameVerified(status) === true ? (
          <Navigate replace to={qiandaPaths.nextTransIn.to()} />
        ) : (
          <HandedData visit={visit} />
        )
      }
    </DetailTemplate>
  )
}

function HandedData({ visit }: { readonly visit: PartnerVisit }) {
  const { partnerName, prefill, handOverId } = visit
  const replace = useReplace()
  const [agrees, setAgrees] = useState(false)
  const toTransIn = qiandaPaths.nextTransIn.to()
  const verify = useRealName(toTransIn)
  const goOn = async () => {
    if (await verify()) replace(toTransIn)
  }
  const using = useSubmission({
    repeatable: true,
    call: () => USE({ handOverId, agreed: agrees ? '1' : '0' }),
    onDone: goOn,
    words: { notDone: { at: 'toast', text: '没有保存成功，请再试一次' } },
    actions: { goOn },
  })
  const has = prefill.length > 0
  const text = !has ? '去开户' : agrees ? '同意并开户' : '不用这些信息，去开户'
  return (
    <>
      <Card title={`从${partnerName}进入`}>
        <p>
          {`您将在${brand.company}开立基金账户，约 3 分钟，需要本人身份证和银行卡。${partnerName}不参与开户，也看不到您的资产。`}
        </p>
      </Card>
      {has ? (
        <>
          <Card title={`${partnerName}提供的信息`} extra="已脱敏">
            <KeyValue items={[...prefill]} />
          </Card>
          <Card>
            <p>用于预填开户资料，减少填写；提交前可以修改，身份以证件为准</p>
            <CheckLine checked={agrees} onChange={setAgrees}>
              {`同意使用${partnerName}提供的上述信息预填开户资料`}
            </CheckLine>
          </Card>
        </>
      ) : null}
      <ActBar acts={[{ text, onClick: () => using.start() }]} />
    </>
  )
}
