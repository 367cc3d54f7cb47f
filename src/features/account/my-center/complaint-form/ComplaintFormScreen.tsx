import { useState } from 'react'
import { useSnapshot } from 'valtio'
import * as v from 'valibot'
import { listComplaints, submitComplaint } from '#api/calls/complaint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useReread } from '#api/use-reread.ts'
import {
  COMPLAINTS_A_DAY,
  COMPLAINT_LENGTH,
  COMPLAINT_SUBJECTS,
  complaintTextProblem,
  MOST_PICTURES,
  type TextProblem,
  COMPLAINT_SUBJECT_NAMES,
} from '#domain/complaint/complaint.ts'
import { textForm } from '#domain/text/plain-form.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { session } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { ChoiceField } from '#ui/fields/PickField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { AboutField, type About } from './AboutField.tsx'
import { ComplaintPictures } from './ComplaintPictures.tsx'

const SUBMIT = submissionCall(submitComplaint, { notFound: GENERAL, tooOften: GENERAL })

const FORM = 'complaint-form'
const DRAFT = 'complaint'
const draft = v.object({
  requestNo: v.string(),
  subject: v.nullable(v.picklist(COMPLAINT_SUBJECTS)),
  text: v.string(),
})

const TEXT_WORDS: Readonly<Record<TextProblem, string>> = {
  short: `请至少写 ${COMPLAINT_LENGTH.least} 个字，说明经过和诉求`,
  long: `最多写 ${COMPLAINT_LENGTH.most} 个字`,
}

type Input = PathInput<typeof myCenterPaths.complaintForm>

/**
 * Shows what happened, and what the user wants: subject, text, and by choice an order and pictures.
 */
export default function ComplaintFormScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const reread = useReread(listComplaints)
  const { userInfo } = useSnapshot(session)
  const [written, write] = useDraft(DRAFT, draft, {
    requestNo: newRequestNo(),
    subject: null,
    text: '',
  })
  const { requestNo, subject, text } = written
  const [about, setAbout] = useState<About>(input)
  const [imageIds, setImageIds] = useState<readonly string[]>([])
  const problem = complaintTextProblem(text)
  const change = (next: Partial<typeof written>) => {
    sending.edited()
    write({ ...written, ...next })
  }
  const sending = useSubmission({
    call: () =>
      subject === null
        ? null
        : SUBMIT({
            requestNo,
            subject,
            text: text.trim(),
            imageIds: [...imageIds],
            ...(about.applyNo === undefined ? {} : { applyNo: about.applyNo }),
            ...(about.fundCode === undefined ? {} : { fundCode: about.fundCode }),
          }),
    async askOutcome() {
      const { complaints } = await fetchOrThrow(listComplaints, {})
      return complaints.some((it) => it.requestNo === requestNo)
    },
    async onDone() {
      dropDraft(sessionStore, DRAFT)
      await reread()
      replace(myCenterPaths.complaint.to({ requestNo }))
    },
    words: sendAgain('请再次提交，不会重复受理'),
  })
  const missing =
    subject === null
      ? { reason: '请选择反映的问题', target: FORM }
      : problem === null
        ? null
        : { reason: TEXT_WORDS[problem], target: FORM }
  return (
    <FormTemplate
      action={{ text: '提交', missing, onClick: () => sending.start() }}
      footNote={`1 个工作日内受理，15 天内答复；每天最多提交 ${COMPLAINTS_A_DAY} 件`}
    >
      <Card id={FORM} title="经过和诉求">
        <ChoiceField
          label="反映的问题"
          choices={COMPLAINT_SUBJECTS}
          names={COMPLAINT_SUBJECT_NAMES}
          value={subject}
          onChange={(key) => change({ subject: key })}
        />
        <TextArea
          label="内容"
          value={text}
          onChange={(value) => change({ text: value })}
          form={textForm}
          placeholder="请写明时间、经过和希望如何解决，不要填写密码和验证码"
          problem={problem === null ? null : TEXT_WORDS[problem]}
          most={COMPLAINT_LENGTH.most}
          lines={5}
        />
        <AboutField about={about} onChange={setAbout} />
      </Card>
      <Card title={`图片（可选，最多 ${MOST_PICTURES} 张）`}>
        <ComplaintPictures onChange={setImageIds} />
      </Card>
      <Card title="联系方式">
        <KeyValue items={[{ label: '手机号', value: userInfo?.mobileNo || '未绑定' }]} />
      </Card>
    </FormTemplate>
  )
}
