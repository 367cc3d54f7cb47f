import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { bindingPaths } from '#paths/binding.ts'
import { mobileProblem } from '#shared/bank/bank-fields.ts'
import { PictureSlot } from '#shared/capture/PictureSlot.tsx'
import { NumberField } from '#shared/proof/NumberField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './ProveByRequest.module.css'
import { REQUEST_STEPS } from './phone-steps.ts'
import { usePhoneRequest } from './use-phone-request.ts'

const PICTURE = 'held-document'
const FORM = 'requested-number'

interface Props {
  /** The number so far, masked. */
  readonly before: string
  readonly from: string | undefined
  readonly children: ReactNode
}

/** The request with a picture of the person holding the document, which people decide. */
export function ProveByRequest({ before, from, children }: Props) {
  const navigate = useNavigate()
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), staleTime: 0 })
  const flow = usePhoneRequest(from)
  const pending = requests.data?.requests.find(
    (it) => it.kind === 'changeMobile' && it.state === 'reviewing',
  )
  if (pending !== undefined) {
    const see = () => void navigate(bindingPaths.bindingSuccess.to({ code: '4', from }))
    return (
      <FlowTemplate
        steps={REQUEST_STEPS}
        current={1}
        action={{ text: '查看申请', missing: null, onClick: see }}
      >
        {children}
        <Banner tone="info">
          {`更换为 ${pending.mobileNo} 的申请正在审核，预计 ${formatDate(pending.dueDate)} 前完成`}
        </Banner>
      </FlowTemplate>
    )
  }
  const wrong = mobileProblem(flow.number)
  const missing =
    flow.imageId === ''
      ? { reason: '请先上传手持身份证的照片', target: PICTURE }
      : wrong === null
        ? null
        : { reason: wrong, target: FORM }
  return (
    <FlowTemplate
      steps={REQUEST_STEPS}
      current={0}
      action={{ text: '提交申请', missing, onClick: flow.submit }}
      footNote="照片仅用于核实身份，审核结束后不再使用"
    >
      {children}
      <Card id={PICTURE} title="手持身份证的照片">
        <PictureSlot
          doneText="已上传"
          label="手持身份证"
          capture={flow.capture}
          outline={<p className={styles.outline}>本人手持身份证人像面</p>}
        />
        <div className={styles.hints}>
          <BulletList
            items={[
              '面部和证件上的文字清晰可见',
              '没有遮挡和反光，不使用复印件',
              'JPG 或 PNG 照片',
            ]}
          />
        </div>
      </Card>
      <Card id={FORM} title={`将 ${before} 更换为`}>
        <NumberField
          label="新手机号"
          value={flow.number}
          onChange={flow.type}
          error={flow.numberError}
        />
      </Card>
    </FlowTemplate>
  )
}
