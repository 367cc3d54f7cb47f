import { useCurrent } from '#api/use-current.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listServiceRequests, submitServiceRequest } from '#api/calls/service-request.ts'
import { fetchOrThrow } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { useDraft, dropDraft } from '#session/draft.ts'
import { mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { useProofPicture } from '#shared/parts/capture/use-proof-picture.ts'
import { PictureSlot } from '#shared/parts/capture/PictureSlot.tsx'
import { NumberField } from '#shared/engines/proof/NumberField.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import {
  submissionCall,
  PASSWORD_ROWS,
  GENERAL,
} from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './ProveByRequest.module.css'
import { REQUEST_STEPS } from './phone-steps.ts'
import * as v from 'valibot'
import { useReplace } from '#templates/ways/use-replace.ts'

const PICTURE = 'held-document'
const FORM = 'requested-number'

/** One request, however often it is sent: number and picture are in memory alone. */
const requestDraft = v.object({ requestNo: v.string() })

const REQUEST = submissionCall(submitServiceRequest, {
  ...PASSWORD_ROWS,
  mobileTaken: { at: 'number', text: '该手机号已注册，请更换' },
  notFound: GENERAL,
  notAuthenticated: GENERAL,
  requestPending: GENERAL,
  coolDown: GENERAL,
  identityMismatch: GENERAL,
  cardUnsupported: GENERAL,
  cardTaken: GENERAL,
  tokenExpired: GENERAL,
})

interface Props {
  /** The number so far, masked. */
  readonly before: string
  readonly from: string | undefined
  readonly children: ReactNode
}

/** The request with a picture of the person holding the document, which people decide. */
export function ProveByRequest({ before, from, children }: Props) {
  const navigate = useNavigate()
  const replace = useReplace()
  const requests = useCurrent(listServiceRequests, {})
  const [{ requestNo }] = useDraft('bindPhone', requestDraft, { requestNo: newRequestNo() })
  const [mobileNo, setMobileNo] = useState('')
  const { capture, imageId } = useProofPicture('heldDocument')
  const result = bindingPaths.bindingSuccess.to({ code: '4', from })

  const request = useSubmission({
    places: ['number'],
    call: async ({ seal }) =>
      REQUEST({
        requestNo,
        kind: 'changeMobile',
        imageIds: [imageId],
        ...(await seal({ mobileNo })),
      }),
    async askOutcome() {
      const now = await fetchOrThrow(listServiceRequests, {})
      return now.requests.some((it) => it.requestNo === requestNo)
    },
    onDone() {
      dropDraft(sessionStore, 'bindPhone')
      replace(result)
    },
    words: sendAgain('请再次提交，不会重复受理'),
  })

  const pending = requests.data?.requests.find(
    (it) => it.kind === 'changeMobile' && it.state === 'reviewing',
  )
  if (pending !== undefined) {
    return (
      <FlowTemplate
        steps={REQUEST_STEPS}
        current={1}
        action={{
          text: '查看申请',
          missing: null,
          sends: null,
          onClick: () => void navigate(result),
        }}
      >
        {children}
        <Banner tone="info">
          {`更换为 ${pending.mobileNo} 的申请正在审核，预计 ${formatDate(pending.dueDate)} 前完成`}
        </Banner>
      </FlowTemplate>
    )
  }
  const missing =
    imageId === ''
      ? { reason: '请先上传手持身份证的照片', target: PICTURE }
      : lacking(mobileProblem(mobileNo), FORM)
  return (
    <FlowTemplate
      steps={REQUEST_STEPS}
      current={0}
      action={{
        text: '提交申请',
        missing,
        sends: 'submitServiceRequest',
        onClick: () => request.start(),
      }}
      footNote="照片仅用于核实身份，审核结束后不再使用"
    >
      {children}
      <Card id={PICTURE} title="手持身份证的照片">
        <PictureSlot
          doneText="已上传"
          label="手持身份证"
          capture={capture}
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
          value={mobileNo}
          onChange={(typed) => {
            request.edited()
            setMobileNo(typed)
          }}
          error={request.problem('number')}
        />
      </Card>
    </FlowTemplate>
  )
}
