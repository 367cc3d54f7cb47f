import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { addCardStep, cardSign } from '#domain/bank/add-card.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { dropTrip } from '#session/trip.ts'
import type { Bank } from '#shared/bank/bank.ts'
import { NO_NUMBERS, type BankNumbers } from '#shared/bank/bank-fields.ts'
import { useBankOfCard } from '#shared/bank/use-bank-of-card.ts'
import { useStepUp } from '#shared/person/use-step-up.ts'
import { useMessageCode, type CaptchaAnswer } from '#shared/proof/use-message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { addCardDraft, EMPTY_ADD_CARD, type AskedCard } from './draft.ts'
import type { AddCardSetup, NumberedCard } from './setup.ts'
import { useLostAnswer } from './use-lost-answer.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

interface Way<Result> {
  /** The address that success leads to. */
  readonly from: string | undefined
  /** Called once the card is there; with null where it was found out later, by asking. */
  readonly onAdded: (result: Result | null) => void
}

/**
 * Adds a card by its number and the bank's code; banks with a page of their own are signed at by
 * the guide (rules.md#adding-a-card). Card and mobile number are kept in memory only.
 */
export function useAddCard<Result>(setup: AddCardSetup<Result>, { from, onAdded }: Way<Result>) {
  const { words } = setup
  const navigate = useNavigate()
  const lookup = useBankOfCard(setup.refuses)
  const stepUp = useStepUp()
  const [draft, update] = useDraft(setup.draftKey, addCardDraft, EMPTY_ADD_CARD)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [cardError, setCardError] = useState('')
  const { card, unknown } = draft
  const hasNumbers = numbers.cardNo !== ''

  /** The bank of the number for which a code is requested; not yet rendered when it is needed. */
  const known = useRef<{ readonly cardNo: string; readonly bank: Bank } | null>(null)

  /** The card in memory; null after a reload. */
  function numberedCard(): NumberedCard | null {
    const { current } = known
    return current?.cardNo === numbers.cardNo ? { bank: current.bank, ...numbers } : null
  }

  async function request(captcha: CaptchaAnswer) {
    const asked = numberedCard()
    if (asked === null) return null
    const { bank } = asked
    const sign = cardSign(bank, asked.cardNo)
    const before = [...(await setup.boundBefore(sign))]
    const answer = await stepUp.run(words.act, () => setup.sendCode(asked, captcha))
    if (answer?.ok === true || answer?.retCode === RET.captchaNeeded) {
      update({ card: { ...sign, bankName: bank.bankName, before }, unknown: false })
    }
    if (answer?.ok === true) toast.show('验证码已发送')
    return answer
  }

  const message = useMessageCode({
    name: setup.draftKey,
    scene: 'authMsgSend',
    number: numbers.mobileNo,
    request,
    onRefused: async ({ retCode, retMsg }: Refused) => {
      if (retCode === RET.cardUnsupported || retCode === RET.cardTaken) {
        update({ card: null })
        return setCardError(retMsg || '该银行卡不能添加，请更换')
      }
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
    },
  })

  function type(change: Partial<BankNumbers>) {
    setCardError('')
    setNumbers((before) => ({ ...before, ...change }))
    if (change.mobileNo !== undefined) message.numberChanged(change.mobileNo)
  }

  /** Goes to the guide of the banks that sign on a page of their own. */
  const onSign = () => void navigate(setup.signAt(from), { replace: true })

  /** Continues after the numbers: to the code, or to the guide. */
  async function next(): Promise<void> {
    const found = await lookup.look(numbers.cardNo)
    if (found?.ok !== true) return undefined
    if (found.bank.signBy === 'page') return onSign()
    known.current = { cardNo: numbers.cardNo, bank: found.bank }
    await message.send()
    return undefined
  }

  function finish(result: Result | null) {
    message.used()
    dropDraft(sessionStore, setup.draftKey)
    dropTrip()
    onAdded(result)
  }

  const asking = useLostAnswer({
    lost: card !== null && unknown,
    ask: async () => card !== null && setup.wasAdded(card),
    onDone: () => finish(null),
    onNotDone: () => {
      update({ unknown: false })
      toast.show(words.notAdded)
    },
  })

  /** A refusal may be due to an earlier submission whose answer was lost. */
  async function checkRefused(asked: AskedCard, refused: Refused): Promise<void> {
    try {
      if (await setup.wasAdded(asked)) return finish(null)
    } catch {
      return update({ unknown: true })
    }
    if (message.refused(refused)) return undefined
    await dialog.alert({ content: refused.retMsg || '没有办理成功，请重新获取验证码' })
    return undefined
  }

  async function confirm(): Promise<void> {
    const { sent, code: verifyCode } = message
    if (card === null || sent === null) return undefined
    let answer
    try {
      answer = await setup.submit({ serialNo: sent.serialNo, verifyCode }, numberedCard())
    } catch (error) {
      // Refused before the code was submitted: nothing has been done.
      if (!(error instanceof CallRefused)) return update({ unknown: true })
      await dialog.alert({ content: error.retMsg || '没有提交，请稍后再试' })
      return undefined
    }
    if (answer.ok) return finish(answer.payload)
    if (answer.retCode === RET.wrongSmsCode) return void message.refused(answer)
    return checkRefused(card, answer)
  }

  return {
    step: addCardStep(
      { asked: card !== null, sent: message.sent !== null, unknown, hasNumbers },
      setup.codeSuffices,
    ),
    card,
    message,
    numbers,
    hasNumbers,
    type,
    lookup,
    stepUp,
    cardError,
    next,
    onSign,
    confirm,
    asking,
    startOver: () => update({ card: null, unknown: false }),
  }
}

export type AddCardFlow = ReturnType<typeof useAddCard>
