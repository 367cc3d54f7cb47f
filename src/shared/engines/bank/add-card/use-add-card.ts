import { useRef, useState } from 'react'
import { RET } from '#api/endpoint.ts'
import { addCardStep, cardSign } from '#domain/bank/add-card.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { dropTrip } from '#session/trip.ts'
import type { Bank } from '#shared/engines/bank/bank.ts'
import { NO_NUMBERS, type BankNumbers } from '#shared/engines/proof/bank-fields.ts'
import { useBankOfCard } from '#shared/engines/bank/use-bank-of-card.ts'
import { useStepUp } from '#shared/engines/person/use-step-up.ts'
import type { CaptchaAnswer } from '#shared/engines/proof/use-captcha.ts'
import { useMessageCode } from '#shared/engines/proof/use-message-code.ts'
import type { Refused } from '#shared/engines/submission/submission-call.ts'
import { useLostAnswer } from '#shared/engines/submission/use-lost-answer.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { addCardDraft, EMPTY_ADD_CARD } from './draft.ts'
import type { AddCardSetup, NumberedCard } from './setup.ts'

interface Way<Result> {
  /** The address that success leads to. */
  readonly from: string | undefined
  /** Called once the card is there; with null where it was found out later, by asking. */
  readonly onAdded: (result: Result | null) => void
}

/**
 * Adds a card by its number and the bank's code; banks with a page of their own are signed at by
 * the guide (rules.md#adding-a-card). Card and mobile number are held in memory only.
 */
export function useAddCard<Result>(setup: AddCardSetup<Result>, { from, onAdded }: Way<Result>) {
  const { words } = setup
  const replace = useReplace()
  const lookup = useBankOfCard(setup.refuses)
  const stepUp = useStepUp()
  const [draft, update] = useDraft(setup.draftKey, addCardDraft, EMPTY_ADD_CARD)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  /** Newer than a request that is under way. */
  const newest = useRef(numbers)
  const [cardError, setCardError] = useState('')
  const { card, unknown } = draft
  /** A code was requested from this page: after a reload the numbers typed are not yet its own. */
  const [requested, setRequested] = useState(false)
  const hasNumbers = requested && numbers.cardNo !== ''

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
    const { cardNo, mobileNo } = newest.current
    if (cardNo !== numbers.cardNo || mobileNo !== numbers.mobileNo) return answer
    if (answer?.ok === true || answer?.retCode === RET.captchaNeeded) {
      setRequested(true)
      update({ card: { ...sign, bankName: bank.bankName, before }, unknown: false })
    }
    if (answer?.ok === true) toast.show('验证码已发送')
    return answer
  }

  const message = useMessageCode({
    name: setup.draftKey,
    scene: 'authMsgSend',
    numbers: { ...numbers },
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
    newest.current = { ...newest.current, ...change }
    setNumbers(newest.current)
  }

  /** Goes to the guide of the banks that sign on a page of their own. */
  const onSign = () => replace(setup.signAt(from))

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
    dropDraft(sessionStore, setup.draftKey)
    dropTrip()
    onAdded(result)
  }

  const wasAdded = async () => card !== null && setup.wasAdded(card)
  const adding = useSubmission({
    code: message,
    call: ({ ask }) => message.entered && setup.submit(message.entered, numberedCard(), ask),
    askOutcome: wasAdded,
    outcomePolling: true,
    initiallyUnknown: unknown,
    onDone: finish,
    onUnknown: () => update({ unknown: true }),
    words: { notDone: { at: 'toast', text: words.notAdded } },
  })

  const asking = useLostAnswer({
    lost: card !== null && unknown,
    ask: wasAdded,
    onDone: () => adding.settle(true),
    onNotDone: () => {
      update({ unknown: false })
      adding.settle(false)
    },
  })

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
    confirm: () => adding.start(),
    asking,
    startOver: () => update({ card: null, unknown: false }),
  }
}

export type AddCardFlow = ReturnType<typeof useAddCard>
