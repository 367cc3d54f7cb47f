import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addBankCardReceive, addBankCardSend, listBankCards } from '#api/calls/bank.ts'
import { send, CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { NO_NUMBERS, type BankNumbers } from '#shared/bank/bank-fields.ts'
import { useStepUp } from '#shared/person/use-step-up.ts'
import { useShell } from '#templates/shell-context.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { ADD_BANK_KEY, addBankDraft, EMPTY_ADD_BANK, type SentMessage } from './add-bank-draft.ts'
import { openSigning } from './add-bank-leave.ts'
import { useBankOfCard } from './add-bank-lookup.ts'
import { matchingSerials, shortWait, cardSign, wasAdded, type Bank } from './add-bank-rules.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

/** Shows why a call was refused. After a network failure the network toast has been shown. */
async function showFailure(error: unknown) {
  if (error instanceof CallRefused) {
    await dialog.alert({ content: error.retMsg || '暂时无法办理，请稍后再试' })
  }
}

/**
 * Adds a card: by its number and the bank's code, or on the bank's own page. The draft has the
 * message's serial number, so that the code can be entered after a reload; card and mobile number
 * are kept in memory only.
 */
export function useAddBank(from: string | undefined) {
  const navigate = useNavigate()
  const shell = useShell()
  const queries = useQueryClient()
  const lookup = useBankOfCard()
  const stepUp = useStepUp()
  const [draft, update] = useDraft(ADD_BANK_KEY, addBankDraft, EMPTY_ADD_BANK)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [cardError, setCardError] = useState('')
  const [codeError, setCodeError] = useState('')

  function type(change: Partial<BankNumbers>) {
    setCardError('')
    setNumbers((before) => ({ ...before, ...change }))
  }

  async function handleSendRefusal({ retCode, retMsg, payload }: Refused) {
    if (retCode === RET.cardUnsupported || retCode === RET.cardTaken) {
      update({ sent: null })
      return setCardError(retMsg || '该银行卡不能添加，请更换')
    }
    const wait = retCode === RET.tooOften ? shortWait(payload) : null
    if (wait !== null) {
      update({ resendAt: Date.now() + wait * 1_000 })
      return toast.show(retMsg || `请在 ${wait} 秒后重试`)
    }
    await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
  }

  async function sendMessage(bank: Bank) {
    const { cardNo, mobileNo } = numbers
    const sign = cardSign(bank, cardNo)
    const { cards } = await fetchOrThrow(listBankCards, {})
    const answer = await stepUp.run('添加银行卡', async () =>
      send(addBankCardSend, {
        bankId: bank.bankId,
        ...(await sealFields({ bankNo: cardNo, mobileNo })),
      }),
    )
    if (answer === null) return undefined
    if (!answer.ok) return handleSendRefusal(answer)
    const { serialNo, mobileNo: masked, resendAfter } = answer.payload
    const sent: SentMessage = {
      ...sign,
      serialNo,
      mobileNo: masked,
      bankName: bank.bankName,
      before: [...matchingSerials(cards, sign)],
    }
    setCodeError('')
    update({ sent, resendAt: Date.now() + resendAfter * 1_000, unknown: false })
    toast.show('验证码已发送')
    return undefined
  }

  async function leaveForBank({ bankId, bankName }: Pick<Bank, 'bankId' | 'bankName'>) {
    try {
      const opened = await openSigning(bankId, from)
      if (opened === null) {
        return await dialog.alert({ content: '当前环境无法打开银行页面，请改用其他银行的卡' })
      }
      update({ signing: { signNo: opened.signNo, bankName } })
      location.assign(opened.address)
    } catch (error) {
      await showFailure(error)
    }
  }

  /** Continues after the numbers: to the code, or to the bank's page. */
  async function next(): Promise<unknown> {
    const found = await lookup.look(numbers.cardNo)
    if (found?.ok !== true) return undefined
    if (found.bank.signBy === 'page') return leaveForBank(found.bank)
    return sendMessage(found.bank).catch(showFailure)
  }

  function finish() {
    dropDraft(sessionStorage, ADD_BANK_KEY)
    toast.show('添加成功')
    void queries.invalidateQueries()
    if (from === undefined) shell.back()
    else void navigate(from, { replace: true })
  }

  /**
   * Finds out whether the card was added, after an answer was lost; `otherwise` is the error where
   * it was not.
   */
  async function checkAdded(sent: SentMessage, otherwise: string) {
    try {
      const { cards } = await fetchOrThrow(listBankCards, {})
      if (wasAdded(cards, sent)) return finish()
      update({ unknown: false })
      setCodeError(otherwise)
    } catch {
      update({ unknown: true })
    }
  }

  async function confirm(verifyCode: string) {
    const { sent } = draft
    if (sent === null) return undefined
    setCodeError('')
    let answer
    try {
      answer = await send(addBankCardReceive, { serialNo: sent.serialNo, verifyCode })
    } catch {
      update({ unknown: true })
      return checkAdded(sent, '没有收到处理结果，请再次提交')
    }
    if (answer.ok) return finish()
    const why = answer.retMsg || '没有添加成功，请重新获取验证码'
    // A used code or an already bound card may be the result of an earlier attempt whose answer was
    // lost.
    return answer.retCode === RET.wrongSmsCode ? setCodeError(why) : checkAdded(sent, why)
  }

  return {
    draft,
    numbers,
    type,
    lookup,
    stepUp,
    cardError,
    codeError,
    next,
    leaveForBank,
    confirm,
    /** Checks again whether the card was added. */
    askAgain: async () => {
      if (draft.sent !== null) await checkAdded(draft.sent, '银行卡还没有添加，请再次提交')
    },
    startOver: () => update({ sent: null, unknown: false, signing: null }),
  }
}

export type AddBank = ReturnType<typeof useAddBank>
