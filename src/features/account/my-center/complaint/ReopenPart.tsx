import { useRef, useState } from 'react'
import { listComplaints, queryComplaint, reopenComplaint } from '#api/calls/complaint.ts'
import { useReread } from '#api/use-reread.ts'
import { COMPLAINT_LENGTH, complaintTextProblem } from '#domain/complaint/complaint.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { textForm } from '#domain/text/plain-form.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'

const REOPEN = submissionCall(reopenComplaint, { notFound: GENERAL, cannotReopen: GENERAL })
const SHORT = `请至少写 ${COMPLAINT_LENGTH.least} 个字，说明哪里不满意`

interface Props {
  readonly requestNo: string
  readonly until: string
}

/** Has an answered complaint looked at once more. */
export function ReopenPart({ requestNo, until }: Props) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const reopenNo = useRef(newRequestNo())
  const problem = complaintTextProblem(text)
  const reason = problem === 'short' ? SHORT : `最多写 ${COMPLAINT_LENGTH.most} 个字`
  const reread = useReread(queryComplaint, listComplaints)
  const reopening = useSubmission({
    call: () => REOPEN({ requestNo, reopenNo: reopenNo.current, text: text.trim() }),
    onDone() {
      setOpen(false)
      toast.show('已重新提出')
    },
    onSettled: reread,
    words: sendAgain('请再次提交，不会重复受理'),
  })
  return (
    <Card flush>
      <RowList label="再次提出">
        <Row
          title="对答复不满意"
          note={`${formatDate(until)} 前可以重新提出一次`}
          onClick={() => setOpen(true)}
        />
      </RowList>
      <Sheet open={open} onClose={() => setOpen(false)} title="重新提出">
        <TextArea
          label="哪里不满意，希望如何解决"
          value={text}
          onChange={(value) => {
            reopening.edited()
            setText(value)
          }}
          form={textForm}
          problem={problem === null ? null : reason}
          most={COMPLAINT_LENGTH.most}
          lines={4}
        />
        <Button
          size="large"
          block
          missing={problem === null ? null : { reason }}
          onClick={() => reopening.start()}
        >
          提交
        </Button>
      </Sheet>
    </Card>
  )
}
