import { sendMobileCode, verifyMobileCode } from '#api/calls/account.ts'
import { send } from '#api/client.ts'
import { codeReason } from '#domain/identity/message-code.ts'
import { phoneWays, type PhoneWay } from '#domain/identity/phone-change.ts'
import type { ReactNode } from 'react'
import { nameVerified, type NameFacts } from '#domain/person/real-name.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { useMessageCode, type MessageCodeState } from '#shared/engines/proof/use-message-code.ts'
import { CODE_ROWS, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Choices, type Choice } from '#ui/fields/Choices.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CardProofFlow } from '../parts/CardProofFlow.tsx'
import { useCardProof } from '../parts/use-card-proof.ts'
import { PHONE_STEPS } from './phone-steps.ts'
import { ProveByRequest } from './ProveByRequest.tsx'

interface Props {
  /** Masked as the provider has them. */
  readonly user: NameFacts & {
    readonly mobileNo: string
    readonly custName: string
  }
  readonly cards: readonly BoundCard[]
  readonly way: PhoneWay
  readonly from: string | undefined
  readonly onWay: (way: PhoneWay) => void
  readonly onProved: (proofToken: string) => void
}

const WAYS: Readonly<Record<PhoneWay, Choice<PhoneWay>>> = {
  message: { key: 'message', label: '能接收短信', notes: ['向原手机号发送验证码'] },
  card: {
    key: 'card',
    label: '不能接收短信',
    notes: ['验证身份证号、银行卡号和银行预留手机号'],
  },
  request: {
    key: 'request',
    label: '银行预留手机号也不能接收',
    notes: ['上传手持身份证的照片，人工审核后更换'],
  },
}

/** Shows how to prove who is there, and the proof itself. */
export function ProvePhone({ user, cards, way, from, onWay, onProved }: Props) {
  const open = phoneWays({ isVerified: nameVerified(user) === true, hasCard: cards.length > 0 })
  const choice = (
    <>
      <Choices
        title={`原手机号 ${user.mobileNo}`}
        choices={open.map((key) => WAYS[key])}
        value={way}
        onChange={onWay}
      />
      {way === 'message' ? null : (
        <Banner tone="info">更换后 24 小时内暂停快速取出、解绑和更换银行卡</Banner>
      )}
    </>
  )
  switch (way) {
    case 'card':
      return (
        <ByCard cards={cards} custName={user.custName} onProved={onProved}>
          {choice}
        </ByCard>
      )
    case 'request':
      return (
        <ProveByRequest from={from} before={user.mobileNo}>
          {choice}
        </ProveByRequest>
      )
    case 'message':
      return <ByMessage onProved={onProved}>{choice}</ByMessage>
  }
}

const VERIFY = submissionCall(verifyMobileCode, CODE_ROWS)

/** Gives the code in; what is wrong with it the field says. */
const useTakenCode = (message: MessageCodeState, onProved: Props['onProved']) =>
  useSubmission({
    code: message,
    call: () => message.entered && VERIFY(message.entered),
    onDone: (proved) => (proved === null ? undefined : onProved(proved.proofToken)),
    repeatable: true,
  }).start

interface ProofProps extends Pick<Props, 'onProved'> {
  readonly children: ReactNode
}

interface CardProps extends ProofProps, Pick<Props, 'cards'> {
  readonly custName: string
}

/** The proof by a card, for who receives nothing at the old number any more. */
function ByCard({ cards, custName, onProved, children }: CardProps) {
  const proof = useCardProof({ name: 'bindPhone', purpose: 'changeMobile', cards })
  const take = useTakenCode(proof.message, onProved)
  return (
    <CardProofFlow
      proof={proof}
      steps={PHONE_STEPS}
      text="下一步"
      onDone={() => take()}
      custName={custName}
      source="bindPhone"
    >
      {children}
    </CardProofFlow>
  )
}

const CODE = 'old-number-code'

/** The proof by a code to the old number. */
function ByMessage({ onProved, children }: ProofProps) {
  const message = useMessageCode({
    name: 'bindPhone',
    about: 'old',
    scene: 'sendMobileCode',
    request: async (captcha) => send(sendMobileCode, { scene: 'oldMobile', ...captcha }),
  })
  const take = useTakenCode(message, onProved)
  const missing = lacking(codeReason(message), CODE)
  return (
    <FlowTemplate
      steps={PHONE_STEPS}
      current={0}
      action={{ text: '下一步', missing, onClick: () => take() }}
    >
      {children}
      <Card id={CODE}>
        <MessageCode message={message} missing={null} source="bindPhone" />
      </Card>
    </FlowTemplate>
  )
}
