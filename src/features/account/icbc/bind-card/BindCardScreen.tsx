import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useQueryClient } from '@tanstack/react-query'
import {
  bindPensionCard,
  queryPensionAccount,
  sendPensionCardCode,
} from '#api/calls/pension/pension-bank.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { sealFields } from '#api/seal-fields.ts'
import { cardTail } from '#domain/identity/masking.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { cardProblem, mobileProblem, NO_NUMBERS } from '#shared/engines/proof/bank-fields.ts'
import { CardNumberField, MobileField } from '#shared/engines/proof/BankFields.tsx'
import type { PensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { CodeFlow } from '#shared/engines/proof/CodeFlow.tsx'
import { useCodedNumbers } from '#shared/engines/proof/use-coded-numbers.ts'
import { StillAsking } from '#shared/engines/submission/StillAsking.tsx'
import { submissionCall, WRONG_CODE } from '#shared/engines/submission/submission-call.ts'
import { useLostAnswer } from '#shared/engines/submission/use-lost-answer.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { toast } from '#ui/base/toast.ts'
import { PensionGate } from '../parts/PensionGate.tsx'
import { ACCOUNT, PENSION_STEPS } from '../parts/pension-words.ts'

type Input = PathInput<typeof icbcPaths.bindCard>

// A used code or a bound card may be the end of an earlier try whose answer was lost.
const BIND = submissionCall(bindPensionCard, {
  wrongSmsCode: WRONG_CODE,
  smsCodeExpired: { at: 'code', means: 'perhapsDone' },
  cardTaken: { at: 'dialog', means: 'perhapsDone' },
  otherwise: { at: 'dialog', means: 'perhapsDone' },
})

const UNUSABLE = '该卡不能绑定，请核对卡号'

const isBound = async () => (await fetchOrThrow(queryPensionAccount, {})).status === 'bound'

/** Binds the card of the pension account, and no other, by its number and a code of its bank. */
export default function BindCardScreen({ input }: { readonly input: Input }) {
  return (
    <PensionGate wish="bindCard" from={input.from}>
      {(account) => (
        <StoppedFlow sends="bindPensionCard">
          <Binding account={account} from={input.from} />
        </StoppedFlow>
      )}
    </PensionGate>
  )
}

interface Props extends Pick<Input, 'from'> {
  readonly account: PensionAccount
}

function Binding({ account, from }: Props) {
  const { bankId, bankName, cardTail: tail } = account
  const replace = useReplace()
  const queries = useQueryClient()
  const { changed } = useWayBack(from)
  // The message's serial number survives a reload, so that a code that has come can still be entered.
  const { numbers, message, fault, type } = useCodedNumbers({
    name: 'bindCard',
    scene: 'sendPensionCardCode',
    start: NO_NUMBERS,
    request: async ({ cardNo, mobileNo }, captcha) =>
      send(sendPensionCardCode, {
        bankId,
        ...captcha,
        ...(await sealFields({ bankNo: cardNo, mobileNo })),
      }),
    faults: { [RET.identityMismatch]: UNUSABLE, [RET.cardUnsupported]: UNUSABLE },
    // Bound or no longer authorized: the provider's state has another screen for it.
    onSaid: () => rereadAll(queries),
  })

  const binding = useSubmission({
    code: message,
    call: () => message.entered && BIND(message.entered),
    askOutcome: isBound,
    outcomePolling: true,
    onDone() {
      changed()
      toast.show('绑定成功')
      replace(icbcPaths.result.to({ from }))
    },
  })
  const { unknown } = binding
  const asking = useLostAnswer({
    lost: unknown,
    ask: isBound,
    onDone: () => binding.settle(true),
    onNotDone: () => binding.settle(false),
  })
  if (unknown) {
    return (
      <StillAsking
        asking={asking}
        subject={`${bankName}${ACCOUNT}`}
        note={`没有收到银行的处理结果，账户可能已经绑定，请勿重复提交。${asking.resting ? '稍后可再次查询' : '正在查询结果'}`}
        footNote="办理结果以银行通知为准"
      />
    )
  }

  const wrongCard = cardProblem(numbers.cardNo)
  /** A valid number that is not the one that the bank has for the account. */
  const otherCard = tail !== null && wrongCard === null && cardTail(numbers.cardNo) !== tail
  const shownTail = tail ?? '--'
  return (
    <CodeFlow
      steps={PENSION_STEPS}
      current={2}
      text="确认绑定"
      onDone={() => binding.start()}
      message={message}
      wrong={
        wrongCard ??
        (otherCard ? '卡号与资金账户不符，请核对' : null) ??
        mobileProblem(numbers.mobileNo)
      }
      source="绑定养老金资金账户"
      title={`${bankName}${ACCOUNT}`}
      fields={
        <>
          <CardNumberField
            value={numbers.cardNo}
            onChange={(cardNo) => type({ cardNo })}
            note={`仅可绑定尾号 ${shownTail} 的资金账户`}
            error={fault || (otherCard ? `与资金账户尾号 ${shownTail} 不符，请核对` : '')}
          />
          <MobileField value={numbers.mobileNo} onChange={(mobileNo) => type({ mobileNo })} />
        </>
      }
    />
  )
}
