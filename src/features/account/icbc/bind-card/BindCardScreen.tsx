import { codeReason } from '#domain/identity/message-code.ts'
import type { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { cardProblem, mobileProblem } from '#shared/bank/bank-fields.ts'
import { CardNumberField, MobileField } from '#shared/bank/BankFields.tsx'
import { MessageCode } from '#shared/proof/MessageCode.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import type { PensionAccount } from '#shared/pension/use-pension-account.ts'
import { PensionGate } from '../parts/PensionGate.tsx'
import { ACCOUNT, PENSION_STEPS } from '../parts/pension-words.ts'
import { Confirming } from './Confirming.tsx'
import { useBindCard } from './use-bind-card.ts'

type Input = PathInput<typeof icbcPaths.bindCard>

/** The element ids of the numbers and of the code. */
const NUMBERS = 'pension-numbers'
const CODE = 'pension-code'

/** Binds the card of the pension account, and no other, by its number and a code of its bank. */
export default function BindCardScreen({ input }: { readonly input: Input }) {
  return (
    <PensionGate wish="bindCard" from={input.from}>
      {(account) => <Binding account={account} from={input.from} />}
    </PensionGate>
  )
}

interface Props {
  readonly account: PensionAccount
  readonly from: string | undefined
}

function Binding({ account, from }: Props) {
  const { bankName, cardTail } = account
  const flow = useBindCard(account, from)
  const { numbers, message, otherCard } = flow
  const wrongNumbers =
    cardProblem(numbers.cardNo) ??
    (otherCard ? '卡号与资金账户不符，请核对' : null) ??
    mobileProblem(numbers.mobileNo)
  const numbersMissing = lacking(wrongNumbers, NUMBERS)
  const reason = codeReason(message, wrongNumbers)
  const target = message.sent === null && numbersMissing !== null ? NUMBERS : CODE
  const codeMissing = lacking(reason, target)
  if (flow.unknown) return <Confirming asking={flow.asking} bankName={bankName} />
  const tail = cardTail ?? '--'
  return (
    <FlowTemplate
      steps={PENSION_STEPS}
      current={2}
      action={{ text: '确认绑定', missing: codeMissing, onClick: flow.confirm }}
      footNote="卡号和手机号加密后发送，不会保存在本机"
    >
      <Card title={`${bankName}${ACCOUNT}`} id={NUMBERS}>
        <CardNumberField
          value={numbers.cardNo}
          onChange={(cardNo) => flow.type({ cardNo })}
          note={`仅可绑定尾号 ${tail} 的资金账户`}
          error={flow.cardError || (otherCard ? `与资金账户尾号 ${tail} 不符，请核对` : '')}
        />
        <MobileField value={numbers.mobileNo} onChange={(mobileNo) => flow.type({ mobileNo })} />
      </Card>
      <Card id={CODE}>
        <MessageCode message={message} missing={numbersMissing} source="绑定养老金资金账户" />
      </Card>
    </FlowTemplate>
  )
}
