import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { bindPensionFundAccount } from '#api/calls/pension-bank.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { taxDelayPaths } from '#paths/tax-delay.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { dialog } from '#ui/overlays/dialog.ts'

/**
 * Opens the fund account by the trading password. A lost answer leads to the result too, which asks
 * the provider; the call can be repeated.
 */
export function useFundAccount(from: string | undefined) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState('')

  const replaceBy = (address: string) => {
    setAsking(false)
    changed()
    void navigate(address, { replace: true })
  }

  async function enter(transPwd: string): Promise<void> {
    setError('')
    const sealed = await sealFields({ transPwd }).catch(() => null)
    if (sealed === null) return setError('网络不通，没有提交，请重新输入')
    const answer = await send(bindPensionFundAccount, sealed).catch(() => null)
    if (answer === null || answer.ok) return replaceBy(taxDelayPaths.bindResult.to({ from }))
    const refusal = passwordRefusal(answer)
    if (refusal?.kind === 'wrong') return setError(refusal.text)
    if (answer.retCode === RET.notBound) return replaceBy(icbcPaths.bindCard.to({ from }))
    setAsking(false)
    await dialog.alert({ content: refusal?.text ?? (answer.retMsg || '暂时不能开通，请稍后再试') })
    return undefined
  }

  return {
    asking,
    error,
    ask: () => {
      setError('')
      setAsking(true)
    },
    close: () => setAsking(false),
    enter,
  }
}
