import type { ReactNode } from 'react'
import { verifyBankMsgCode } from '#api/calls/account.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { keepOwnNumbers, keepProof } from '#session/proofs.ts'
import { CODE_ROWS, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useTitle } from '#templates/use-title.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { CardChoice, CardProofFlow } from '../parts/CardProofFlow.tsx'
import { useCardProof, type BoundCard } from '../parts/use-card-proof.ts'
import { PASSWORD_STEPS } from '../parts/password-steps.ts'

const VERIFY = submissionCall(verifyBankMsgCode, CODE_ROWS)

interface Props {
  readonly custName: string
  readonly isSet: boolean
  readonly from: string | undefined
  readonly cards: readonly BoundCard[]
  /** The banks that prove their customers on a page of their own. */
  readonly byPage: readonly string[]
  readonly children: ReactNode
}

/** The numbers and the code of one card; of a bank with a page of its own, the way there. */
export function SetBankForm({ custName, isSet, from, cards, byPage, children }: Props) {
  const replace = useReplace()
  const proof = useCardProof({ name: 'setBank', purpose: 'setPassword', cards })
  useTitle(isSet ? '重置交易密码' : '设置交易密码')
  const { card, message } = proof

  const verifying = useSubmission({
    code: message,
    call: () => message.entered && VERIFY(message.entered),
    onDone(proved) {
      if (proved === null) return
      keepProof('transPwdToken', proved.transPwdToken)
      keepOwnNumbers(proof.known())
      replace(bindingPaths.setPassword.to({ step: '1', from }))
    },
  })

  if (card !== undefined && byPage.includes(card.bankId)) {
    return (
      <FlowTemplate
        steps={PASSWORD_STEPS.card}
        current={0}
        action={{
          text: `前往${card.bankName}验证`,
          missing: null,
          onClick: () => replace(cmbAddBankPaths.cmbGuide.to({ purpose: 'password', from })),
        }}
      >
        {children}
        <CardChoice proof={proof} />
        <Banner tone="info">
          {`${card.bankName}的卡需要在银行自己的页面验证身份，验证后会回到这里继续`}
        </Banner>
      </FlowTemplate>
    )
  }
  return (
    <CardProofFlow
      proof={proof}
      steps={PASSWORD_STEPS.card}
      text="验证并设置密码"
      onDone={() => verifying.start()}
      custName={custName}
      source="setBank"
    >
      {children}
      {isSet ? (
        <Banner tone="info">设置新密码后，原密码失效，锁定同时解除，其他设备需重新登录</Banner>
      ) : null}
    </CardProofFlow>
  )
}
