import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { bindWeChat, getLoginUserInfo } from '#api/calls/login.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import type { SignInContainer, UserInfo } from '#domain/sign-in/user-info.ts'
import { bindingPaths } from '#paths/binding.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { openCustomer } from '#shared/help/open-customer.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { Button } from '#ui/fields/Button.tsx'
import { PasscodePad } from '#ui/fields/PasscodePad.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { LOOKUP_LIMITS } from '#domain/identity/account-lookups.ts'
import { maskName } from '#domain/identity/masking.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { FoundPerson } from './AccountBindingScreen.tsx'
import { BINDING_STEPS } from './FindAccount.tsx'

const BY_CARD = '可以用本人已绑定的银行卡和银行预留手机号验证，随后设置新的交易密码'

interface Props {
  readonly person: FoundPerson
  readonly container: SignInContainer
  readonly from: string | undefined
  /** Goes back to name another person. */
  readonly onOther: () => void
  /** Proves the identity by a card instead. */
  readonly onCard: () => void
}

/**
 * The second step: the trading password of the account that was found. No template of forms: the
 * sixth digit is the act.
 */
export function BindByPassword({ person, container, from, onOther, onCard }: Props) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [error, setError] = useState('')
  const to = (code: '0' | '3') =>
    void navigate(bindingPaths.bindingSuccess.to({ code, from }), { replace: true })

  function succeed(info: UserInfo): void {
    keepUserInfo(sessionStore, info, container)
    changed()
    to('0')
  }

  /** No answer came: it may be bound. */
  async function ask(): Promise<void> {
    const info = await fetchOrThrow(getLoginUserInfo, {}).catch(() => null)
    if (info?.hasBindWeChat === '1') return succeed(info)
    return setError('没有收到处理结果，请重新输入密码')
  }

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

  async function handleRefusal(refused: Extract<Answer<unknown>, { ok: false }>): Promise<void> {
    const { retCode, retMsg } = refused
    const password = passwordRefusal(refused)
    if (password?.kind === 'locked') return offerOther('暂时不能用交易密码验证', password.text)
    // The provider's words: which of number and password was wrong is not to be seen.
    if (password !== null) return setError(retMsg || password.text)
    if (retCode === RET.alreadyBound) return to('3')
    await dialog.alert({ content: retMsg || '没有绑定成功，请稍后再试' })
    return undefined
  }

  async function enter(transPwd: string): Promise<void> {
    setError('')
    let sealed
    try {
      sealed = await sealFields({ idCard: person.certNo, transPwd })
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setError(why || '网络不通，没有提交，请重新输入')
    }
    let answer
    try {
      answer = await send(bindWeChat, { ...sealed, noAppAccount: person.noAppAccount })
    } catch {
      return ask()
    }
    return answer.ok ? succeed(answer.payload) : handleRefusal(answer)
  }

  return (
    <Page footNote={`每天最多输错 ${LOOKUP_LIMITS.passwords} 次，不影响账户本身的交易密码`}>
      <Stepper steps={BINDING_STEPS} current={1} />
      <Card
        title={`输入${maskName(person.userName)}的交易密码`}
        extra={
          <Button kind="text" size="small" onClick={onOther}>
            换一个账户
          </Button>
        }
      >
        <PasscodePad
          active
          error={error}
          onComplete={enter}
          onForgot={() => void offerOther('忘记交易密码', BY_CARD)}
        />
      </Card>
    </Page>
  )
}
