import { verifyTransPwd } from '#api/calls/account.ts'
import { CallRefused, send } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'

/** What became of a trading password that was checked; `blocked`: locked, or none is set. */
export type PasswordCheck =
  | { readonly is: 'right'; readonly token: string }
  | { readonly is: 'wrong' | 'unanswered'; readonly text: string }
  | { readonly is: 'blocked'; readonly title: string; readonly text: string }

/** Checks the password that is set; the token of a right one lets another be set. */
export async function verifyPassword(transPwd: string): Promise<PasswordCheck> {
  let answer
  try {
    const sealed = await sealFields({ transPwd })
    answer = await send(verifyTransPwd, { ...sealed, purpose: 'changePassword' })
  } catch (failure) {
    const why = failure instanceof CallRefused ? failure.retMsg : ''
    return { is: 'unanswered', text: why || '没有收到验证结果，请重新输入' }
  }
  if (answer.ok) return { is: 'right', token: answer.payload.proofToken }
  const refusal = passwordRefusal(answer)
  if (refusal === null) {
    return { is: 'unanswered', text: answer.retMsg || '没有验证成功，请重新输入' }
  }
  if (refusal.kind === 'wrong') return { is: 'wrong', text: refusal.text }
  const title = refusal.kind === 'locked' ? '交易密码已锁定' : '暂时不能使用交易密码'
  return { is: 'blocked', title, text: refusal.text }
}
