import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call, type Answer } from '../../../../api/client.ts'
import { RET } from '../../../../api/endpoint.ts'
import { applyByEncriptTransPwd, applyInit } from '../../../../api/trade.ts'
import { roundCent } from '../../../../domain/money.ts'
import { paths } from '../../../../paths.ts'
import { providerPublicKey } from '../../../../platform/build-env.ts'
import { now14 } from '../../../../platform/clock.ts'
import { dropDraft } from '../../../../session/draft.ts'
import { dialog } from '../../../../ui/dialog.ts'
import {
  draftKey,
  type Account,
  type Application,
  type PurchaseDraft,
  type PurchaseFacts,
} from './purchase-data.ts'

interface Order {
  readonly facts: PurchaseFacts
  readonly draft: PurchaseDraft
  readonly update: (change: Partial<PurchaseDraft>) => void
  readonly account: Account | null
  readonly cfmTime: string | null
  readonly type: 'purchase' | 'deposit'
}

interface TriesLeft {
  readonly triesLeft: number
}

const hasTriesLeft = (payload: unknown): payload is TriesLeft =>
  typeof payload === 'object' &&
  payload !== null &&
  'triesLeft' in payload &&
  typeof payload.triesLeft === 'number'

/**
 * Places one order, at most once: its application number is the key, kept in the draft until the provider has answered for it.
 * Whatever happens after it was sent, the result screen asks the provider what became of that number.
 */
export function usePlaceOrder({ facts, draft, update, account, cfmTime, type }: Order) {
  const { fund, protocols } = facts
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [opening, setOpening] = useState(false)
  const [placing, setPlacing] = useState(false)
  const [passwordError, setPasswordError] = useState('')

  async function applicationToUse(): Promise<Application | null> {
    const kept = draft.application
    if (kept && kept.expiresAt > now14()) return kept
    const answer = await call(applyInit, { fundCode: fund.fundCode })
    if (!answer.ok) {
      await dialog.alert({ content: answer.retMsg })
      return null
    }
    update({ application: answer.payload })
    return answer.payload
  }

  async function open() {
    setOpening(true)
    try {
      // The cipher is fetched with the application, so that no wait follows the sixth digit.
      const [application] = await Promise.all([
        applicationToUse(),
        import('../../../../platform/crypto.ts'),
      ])
      setPasswordError('')
      setAsking(application !== null)
    } catch {
      // The client has said that the network failed; nothing was placed.
    } finally {
      setOpening(false)
    }
  }

  function leaveForResult(applyNo: string) {
    setAsking(false)
    void queries.invalidateQueries()
    void navigate(paths.dealResult.to({ type, applyNo, fundCode: fund.fundCode }), {
      replace: true,
    })
  }

  async function refused(answer: Extract<Answer<unknown>, { ok: false }>) {
    if (answer.retCode === RET.wrongTradingPassword) {
      const left = hasTriesLeft(answer.payload) ? `，还可以输入 ${answer.payload.triesLeft} 次` : ''
      setPasswordError(`交易密码错误${left}`)
      return
    }
    setAsking(false)
    if (answer.retCode === RET.applicationExpired) update({ application: null })
    await dialog.alert({ content: answer.retMsg || '申请没有被受理，请稍后再试' })
    void queries.invalidateQueries()
  }

  async function place(password: string) {
    const { application } = draft
    if (!application || !account || placing) return
    setPlacing(true)
    setPasswordError('')
    try {
      const { seal } = await import('../../../../platform/crypto.ts')
      const answer = await call(applyByEncriptTransPwd, {
        applyNo: application.applyNo,
        fundCode: fund.fundCode,
        amount: roundCent(draft.amount),
        bankSerial: account.bankSerial,
        transPwd: seal(password, application.randomCode, providerPublicKey()),
        protocolIds: protocols.map(({ protocolId }) => protocolId),
        cfmTime,
      })
      if (!answer.ok) return await refused(answer)
      dropDraft(sessionStorage, draftKey(fund.fundCode))
      leaveForResult(application.applyNo)
    } catch {
      // No answer: the order may stand. The draft keeps its number until the result screen knows.
      leaveForResult(application.applyNo)
    } finally {
      setPlacing(false)
    }
  }

  return { open, opening, asking, place, placing, passwordError, cancel: () => setAsking(false) }
}
