import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { answerReturnVisit, listPrivateContracts } from '#api/calls/private-plan.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { lacking } from '#ui/fields/missing.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Note } from '#ui/text/Note.tsx'
import type { Contract } from '../parts/private-steps.ts'

const VISIT = submissionCall(answerReturnVisit, {
  notFound: GENERAL,
  coolingOff: GENERAL,
  alreadyClaimed: GENERAL,
  handOver: GENERAL,
})

const ANSWERS = [
  { key: 'none', label: '未回答' },
  { key: 'yes', label: '是' },
  { key: 'no', label: '否' },
] as const
type Answered = (typeof ANSWERS)[number]['key']

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly contract: Contract
}

/** The return visit: every question is answered, and a no ends the contract. */
export function VisitSheet({ open, onClose, contract: { contractNo, questions } }: Props) {
  const queries = useQueryClient()
  const stop = useFrozenStop('answerReturnVisit')
  const [answers, setAnswers] = useState<Readonly<Record<string, Answered>>>({})
  const answer = (questionId: string) => answers[questionId] ?? 'none'
  const hasNo = questions.some(({ questionId }) => answer(questionId) === 'no')
  const visiting = useSubmission({
    check: async () =>
      !hasNo ||
      (await dialog.confirmed({
        title: '有回答为“否”',
        content: '提交后合同终止，投入的资金全额退回',
        confirmText: '提交',
        danger: true,
      })),
    call: () =>
      VISIT({
        contractNo,
        answers: questions.map(({ questionId }) => ({
          questionId,
          yes: answer(questionId) === 'yes',
        })),
      }),
    async askOutcome() {
      const { contracts } = await fetchOrThrow(listPrivateContracts, {})
      const found = contracts.find((it) => it.contractNo === contractNo)
      return found !== undefined && found.state !== 'visit'
    },
    onDone() {
      onClose()
      toast.show(hasNo ? '合同已终止，资金将退回' : '回访已完成，合同生效')
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
  })
  const open1 = questions.findIndex(({ questionId }) => answer(questionId) === 'none')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="回访"
      footer={
        <Button
          size="large"
          block
          missing={stop?.missing ?? lacking(open1 < 0 ? null : `请回答第 ${open1 + 1} 题`)}
          onClick={() => visiting.start()}
        >
          提交
        </Button>
      }
    >
      {stop === null ? null : <Note>{stop.text}</Note>}
      <Note>由非销售岗位的人员发起，请按实际情况回答；任一项为“否”，合同终止并全额退款</Note>
      {questions.map(({ questionId, text }, at) => (
        <div key={questionId}>
          <p>{`${at + 1}. ${text}`}</p>
          <Segments
            label={`第 ${at + 1} 题`}
            items={ANSWERS}
            value={answer(questionId)}
            onChange={(key) => setAnswers({ ...answers, [questionId]: key })}
          />
        </div>
      ))}
    </Sheet>
  )
}
