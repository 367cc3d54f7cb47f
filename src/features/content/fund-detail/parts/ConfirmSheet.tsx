import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { confirmTargetInvestor, queryPrivateState } from '#api/calls/private-plan.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { CONDITIONS, REQUIREMENTS, type Condition } from '#domain/private-plan/conditions.ts'
import { AgreementText } from '#shared/engines/agreement/AgreementSheet.tsx'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { PrivateState } from './private-steps.ts'

const CONFIRM = submissionCall(confirmTargetInvestor, {
  notAuthenticated: GENERAL,
  riskMismatch: GENERAL,
  agreementUnread: GENERAL,
  handOver: GENERAL,
})

const CHOICES = CONDITIONS.map((key) => ({
  key,
  label: REQUIREMENTS[key].name,
  notes: [REQUIREMENTS[key].text],
}))

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly state: PrivateState
}

/** The declaration as a target investor: a condition, and the words that it agrees to. */
export function ConfirmSheet({ open, onClose, state: { declaration } }: Props) {
  const queries = useQueryClient()
  const number = useRequestNumber()
  const [condition, setCondition] = useState<Condition | null>(null)
  const [agreed, setAgreed] = useState(false)
  const confirming = useSubmission({
    call: () =>
      condition === null
        ? null
        : CONFIRM({
            requestNo: number.numberFor(`${condition} ${declaration.hash}`),
            condition,
            hash: declaration.hash,
          }),
    askOutcome: async () => (await fetchOrThrow(queryPrivateState, {})).validDate !== null,
    onDone(answer) {
      onClose()
      toast.show(answer === null ? '已确认' : `已确认，${formatDate(answer.validDate)} 前有效`)
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
  })
  const reason =
    condition === null ? '请选择符合的条件' : agreed ? null : '请阅读并同意特定对象确认书'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={declaration.title}
      footer={
        <Button size="large" block missing={lacking(reason)} onClick={() => confirming.start()}>
          确认
        </Button>
      }
    >
      <Choices
        title="我符合的条件"
        choices={CHOICES}
        value={condition}
        onChange={setCondition}
        inSheet
      />
      <AgreementText agreement={{ protocolId: declaration.hash, ...declaration }} />
      <CheckLine checked={agreed} onChange={setAgreed}>
        {`我已阅读并同意${declaration.title}`}
      </CheckLine>
    </Sheet>
  )
}
