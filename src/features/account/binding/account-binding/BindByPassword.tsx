import { bindWeChat, getLoginUserInfo } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'
import { bindingPaths } from '#paths/binding.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { PasswordStep } from '#features/account/binding/parts/PasswordStep.tsx'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { LOOKUP_LIMITS } from '#domain/identity/account-lookups.ts'
import { maskName } from '#domain/identity/masking.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { FoundPerson } from './found-person.ts'
import { BINDING_STEPS } from './FindAccount.tsx'

const BY_CARD = '可以用本人已绑定的银行卡和银行预留手机号验证，随后设置新的交易密码'

const BIND = submissionCall(bindWeChat, {
  // The provider's words: which of number and password was wrong is not to be seen.
  wrongTradingPassword: { at: 'password', textSource: 'provider' },
  tradingPasswordLocked: { at: 'none', action: 'offerOther' },
  alreadyBound: { at: 'none', action: 'elsewhere' },
  tooOften: GENERAL,
  tokenExpired: GENERAL,
})

const AGAIN = { at: 'password', text: noAnswer('请重新输入密码') } as const

interface Props {
  readonly person: FoundPerson
  readonly container: SignInContainer
  readonly from: string | undefined
  /** Goes back to name another person. */
  readonly onOther: () => void
  /** Proves the identity by a card instead. */
  readonly onCard: () => void
}

/** The second step: the trading password of the account that was found. */
export function BindByPassword({ person, container, from, onOther, onCard }: Props) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const to = (code: '0' | '3') => replace(bindingPaths.bindingSuccess.to({ code, from }))

  /** The account's own password cannot be used now: a card of it, or a person, helps. */
  async function offerOther(title: string, content: string): Promise<void> {
    const answer = await dialog.choose({
      title,
      content,
      actions: [
        { key: 'card', text: '用银行卡验证', primary: true },
        { key: 'service', text: '联系客服' },
      ],
    })
    if (answer === 'card') return onCard()
    return answer === 'service' ? openCustomer('accountBinding') : undefined
  }

  const binding = useSubmission({
    call: async ({ seal, password }) => {
      const sealed = await seal({ idCard: person.certNo, transPwd: password })
      return BIND({ ...sealed, noAppAccount: person.noAppAccount })
    },
    async askOutcome() {
      const info = await fetchOrThrow(getLoginUserInfo, {})
      return info.hasBindWeChat === '1' && info
    },
    onDone(info) {
      if (info !== null) keepUserInfo(sessionStore, info, container)
      changed()
      to('0')
    },
    actions: {
      offerOther: (_refused, text) => offerOther('暂时不能用交易密码验证', text),
      elsewhere: () => to('3'),
    },
    words: { unknown: AGAIN, notDone: AGAIN },
  })

  return (
    <PasswordStep
      steps={BINDING_STEPS}
      current={1}
      title={`输入${maskName(person.userName)}的交易密码`}
      extra={
        <Button kind="text" size="small" onClick={onOther}>
          换一个账户
        </Button>
      }
      footNote={`每天最多输错 ${LOOKUP_LIMITS.passwords} 次，不影响账户本身的交易密码`}
      error={binding.problem('password')}
      onComplete={binding.start}
      onForgot={() => void offerOther('忘记交易密码', BY_CARD)}
    />
  )
}
