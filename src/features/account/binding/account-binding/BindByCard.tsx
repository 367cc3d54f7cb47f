import { bindWeChatByCard, getLoginUserInfo } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import { maskName } from '#domain/identity/masking.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'
import { bindingPaths } from '#paths/binding.ts'
import { keepOwnNumbers, keepProof } from '#session/proofs.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { CODE_ROWS, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { CardProofFlow } from '../parts/CardProofFlow.tsx'
import { useCardProof } from '../parts/use-card-proof.ts'
import type { FoundPerson } from './found-person.ts'
import { BINDING_STEPS } from './FindAccount.tsx'

const BIND = submissionCall(bindWeChatByCard, {
  ...CODE_ROWS,
  alreadyBound: { at: 'none', action: 'elsewhere' },
})

interface Props {
  readonly person: FoundPerson
  readonly container: SignInContainer
  readonly from: string | undefined
  /** Goes back to the trading password. */
  readonly onPassword: () => void
}

/**
 * The second step for who cannot use the trading password: a card of the account, and the code of
 * its bank. The account is bound with it, and a new password follows.
 */
export function BindByCard({ person, container, from, onPassword }: Props) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const { certNo, userName } = person
  const proof = useCardProof({ name: 'bindByCard', purpose: 'bindAccount', cards: [], certNo })
  const { message } = proof

  const binding = useSubmission({
    code: message,
    call: () => message.entered && BIND(message.entered),
    /** Without a token the next screen asks for the card once more. */
    async askOutcome() {
      const userInfo = await fetchOrThrow(getLoginUserInfo, {})
      return userInfo.hasBindWeChat === '1' && { userInfo, transPwdToken: '' }
    },
    onDone(bound) {
      if (bound === null) return
      const { userInfo, transPwdToken } = bound
      if (transPwdToken !== '') keepProof('transPwdToken', transPwdToken)
      keepOwnNumbers(proof.known())
      keepUserInfo(sessionStore, userInfo, container)
      changed()
      toast.show('账户已绑定，请设置交易密码')
      replace(bindingPaths.setPassword.to({ step: '1', from }))
    },
    actions: {
      elsewhere: () => replace(bindingPaths.bindingSuccess.to({ code: '3', from })),
    },
  })

  return (
    <CardProofFlow
      proof={proof}
      steps={BINDING_STEPS}
      current={1}
      text="验证并绑定"
      onDone={() => binding.start()}
      custName={maskName(userName)}
      source="accountBinding"
      after={
        <Button kind="text" block onClick={onPassword}>
          改用交易密码
        </Button>
      }
    >
      <Banner tone="info">绑定后请设置新的交易密码，原密码失效，锁定同时解除</Banner>
    </CardProofFlow>
  )
}
