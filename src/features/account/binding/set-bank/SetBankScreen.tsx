import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import { listBankCards, querySupportBankCards } from '#api/calls/bank.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { combineAnswers } from '#templates/combine-queries.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import type { ReactNode } from 'react'
import { verifyBankMsgCode } from '#api/calls/account.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { keepOwnNumbers, keepProof } from '#session/proofs.ts'
import { CODE_ROWS, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useTitle } from '#templates/use-title.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { CardChoice, CardProofFlow } from '../parts/CardProofFlow.tsx'
import { useCardProof } from '../parts/use-card-proof.ts'
import { PASSWORD_STEPS } from '../parts/password-steps.ts'

type Input = PathInput<typeof bindingPaths.setBank>

/**
 * Proves by a bank card who is there, so that a trading password can be set: the first one, one in
 * place of a forgotten one, or of one that is locked.
 */
export default function SetBankScreen({ input }: { readonly input: Input }) {
  return (
    <VerifiedOnly purpose="设置交易密码">
      {({ custName, tpwdFlag }) => (
        <StoppedFlow sends="resetTransPwd">
          <LoadedCards custName={custName} isSet={tpwdFlag === '1'} from={input.from} />
        </StoppedFlow>
      )}
    </VerifiedOnly>
  )
}

export const prefetch = () => [
  prefetchCall(listBankCards, {}),
  prefetchCall(querySupportBankCards, {}),
]

interface Props {
  readonly custName: string
  /** True if a password is set, which the new one replaces. */
  readonly isSet: boolean
  readonly from: string | undefined
}

function LoadedCards(props: Props) {
  const leaveFor = useLeaveFor()
  const cards = useCurrent(listBankCards, {})
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  return (
    <Loaded
      query={combineAnswers({ cards, banks })}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(all) => all.cards.cards.length === 0}
      empty={
        <StateWithBack
          kind="empty"
          title="请先添加一张银行卡"
          note="交易密码通过您本人的银行卡验证设置"
          actionText="添加银行卡"
          onAction={() => leaveFor('card')}
        />
      }
    >
      {(all) => (
        <SetBankForm
          {...props}
          cards={all.cards.cards}
          byPage={all.banks.banks.filter((it) => it.signBy === 'page').map((it) => it.bankId)}
        >
          <UnreadableNotice of={[all.cards.cards]} />
        </SetBankForm>
      )}
    </Loaded>
  )
}

const VERIFY = submissionCall(verifyBankMsgCode, CODE_ROWS)

interface FormProps {
  readonly custName: string
  readonly isSet: boolean
  readonly from: string | undefined
  readonly cards: readonly BoundCard[]
  /** The banks that prove their customers on a page of their own. */
  readonly byPage: readonly string[]
  readonly children: ReactNode
}

/** The numbers and the code of one card; of a bank with a page of its own, the way there. */
function SetBankForm({ custName, isSet, from, cards, byPage, children }: FormProps) {
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
