import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CallFailure, CallRefused, type Answer } from '../../../../api/client.ts'
import { RET } from '../../../../api/endpoint.ts'
import { ask } from '../../../../api/query.ts'
import { applyInit, queryApplyResult } from '../../../../api/trade.ts'
import type { OrderAsked } from '../../../../domain/repeated-order.ts'
import { paths } from '../../../../paths.ts'
import { providerPublicKey } from '../../../../platform/build-env.ts'
import { now14 } from '../../../../platform/clock.ts'
import { dropDraft } from '../../../../session/draft.ts'
import { passwordRefusal } from '../../../../templates/password-refusal.ts'
import { useShell } from '../../../../templates/shell-context.ts'
import { dialog } from '../../../../ui/dialog.ts'
import type { KeyValueItem } from '../../../../ui/KeyValue.tsx'
import { toast } from '../../../../ui/toast.ts'
import { acceptsRepeat } from './ask-repeat.ts'
import { acceptsDay, type Day } from './cut-off-moved.ts'
import { draftKey, type Application } from './deal-draft.ts'
import type { DealType } from './deal-type.ts'
import { sendForDay } from './send-for-day.ts'
import { dropSent, keepSent, type SentOrder } from './sent-order.ts'

/** What an order adds to its fields: its number, the password sealed for that number, and the day that the user agreed to. */
interface Proof {
  readonly applyNo: string
  readonly transPwd: string
  readonly pricingDay: string
}

/** An order as it was confirmed: what the form shows may change while the password is typed. */
export interface PreparedOrder extends SentOrder {
  /** Over the password: account and fee. */
  readonly items: readonly KeyValueItem[]
  readonly asked: OrderAsked
  readonly send: (proof: Proof) => Promise<Answer<unknown>>
}

export interface MoneyOrder {
  readonly fundCode: string
  readonly type: DealType
  readonly verb: string
  readonly applyKind: OrderAsked['kind']
  /** The application of an earlier try, from the draft. */
  readonly application: Application | null
  readonly keep: (application: Application | null) => void
  /** The day that the form shows, and the provider's newest word on it; null for what is done at once. */
  readonly dates: { readonly shown: Day; readonly ask: () => Promise<Day> } | null
  /** The last questions before the password: a penalty, a risk. What is to be sent, or null when the user turns back. */
  readonly prepare: () => Promise<PreparedOrder | null>
}

interface Confirmed {
  readonly order: PreparedOrder
  readonly application: Application
  /** The day that the user has agreed to. */
  readonly day: Day | null
}

/** Marks the visit of a result whose answer was lost: it is unknown from the first moment. */
export const LOST_ANSWER = 'lostAnswer'

/**
 * Places one order of any kind, at most once: its application number is the key, kept in the draft until the provider has answered
 * for it. Whatever happens after it was sent, the result screen asks the provider what became of that number.
 */
export function useMoneyOrder(money: MoneyOrder) {
  const { fundCode, type, verb, applyKind, application, keep, dates, prepare } = money
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shell = useShell()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [opening, setOpening] = useState(false)
  const [placing, setPlacing] = useState(false)
  const [passwordError, setPasswordError] = useState('')
  const [locked, setLocked] = useState('')
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const busy = useRef(false)

  async function applicationToUse(): Promise<Application> {
    if (application && application.expiresAt > now14()) return application
    const fresh = await ask(applyInit, { fundCode, applyKind })
    keep(fresh)
    return fresh
  }

  /** All that the act leads to opens without a network: nothing may be missing once the order is sent. */
  const loadWhatFollows = () =>
    shell.preload([
      paths.dealResult.to({ type, applyNo: '', fundCode }),
      paths.transactionDetail.to({ applyNo: '' }),
      paths.home.to({}),
    ])

  async function open() {
    if (busy.current) return
    busy.current = true
    setOpening(true)
    try {
      const day = dates === null ? null : await dates.ask()
      if (dates && day && !(await acceptsDay(dates.shown, day, verb))) return
      const order = await prepare()
      if (order === null) return
      if (!(await acceptsRepeat(order.asked, order, application?.applyNo ?? null))) return
      // The cipher is fetched with the application, so that no wait follows the sixth digit.
      const [fresh] = await Promise.all([
        applicationToUse(),
        import('../../../../platform/crypto.ts'),
        loadWhatFollows(),
      ])
      setConfirmed({ order, application: fresh, day })
      setPasswordError('')
      setAsking(true)
    } catch (error) {
      // Nothing was placed. Of a failed call the client has told.
      if (error instanceof CallRefused)
        await dialog.alert({ content: error.retMsg || '暂时无法下单，请稍后再试' })
      else if (!(error instanceof CallFailure)) toast.show('网络开小差，请稍后再试')
    } finally {
      busy.current = false
      setOpening(false)
    }
  }

  /** Whether the user agrees to the day that holds now; a no closes the password. */
  async function agreesTo(now: Day, { day, ...rest }: Confirmed): Promise<boolean> {
    if (day === null) return true
    const agreed = await acceptsDay(day, now, verb)
    if (agreed) setConfirmed({ ...rest, day: now })
    else setAsking(false)
    return agreed
  }

  // The day moves while the password is open: the form has the new one, and the question comes before the sixth digit.
  const shown = dates?.shown
  const moved =
    asking && !placing && shown !== undefined && confirmed?.day?.cutoffTime !== shown.cutoffTime
  const question = useRef(async () => {})
  useEffect(() => {
    question.current = async () => {
      if (busy.current || confirmed === null || shown === undefined) return
      busy.current = true
      await agreesTo(shown, confirmed)
      busy.current = false
    }
  })
  useEffect(() => {
    if (moved) void question.current()
  }, [moved])

  function leaveForResult(applyNo: string, state?: typeof LOST_ANSWER) {
    setAsking(false)
    void queries.invalidateQueries()
    void navigate(paths.dealResult.to({ type, applyNo, fundCode }), { replace: true, state })
  }

  /** Whether an earlier order stands under this number: an answer that was lost may come to light only now. */
  async function stands(applyNo: string): Promise<boolean> {
    try {
      return (await ask(queryApplyResult, { applyNo })).state === 'placed'
    } catch {
      return false
    }
  }

  /** The draft is kept: it is there again when the new password is set. */
  function forgot() {
    setAsking(false)
    void navigate(paths.setBank.to({ from: `${pathname}${search}` }))
  }

  async function refused(applyNo: string, answer: Extract<Answer<unknown>, { ok: false }>) {
    const password = passwordRefusal(answer)
    if (password?.kind === 'wrong') return setPasswordError(password.text)
    setAsking(false)
    if (password?.kind === 'locked') {
      setLocked(password.text)
      const answered = await dialog.confirm({
        title: '交易密码已锁定',
        content: password.text,
        confirmText: '忘记密码',
        cancelText: '我知道了',
      })
      return answered === 'confirm' ? forgot() : undefined
    }
    if (answer.retCode === RET.badRequest && (await stands(applyNo))) {
      await dialog.alert({ content: '这笔申请此前已经提交，没有重复下单' })
      return leaveForResult(applyNo)
    }
    if (answer.retCode === RET.applicationExpired) keep(null)
    await dialog.alert({ content: answer.retMsg || '申请没有被受理，请稍后再试' })
    void queries.invalidateQueries()
  }

  async function place(password: string) {
    if (confirmed === null || busy.current) return
    const { order, application: opened } = confirmed
    const { applyNo, randomCode } = opened
    busy.current = true
    setPlacing(true)
    setPasswordError('')
    setLocked('')
    try {
      const { seal } = await import('../../../../platform/crypto.ts')
      keepSent(applyNo, { subject: order.subject, amount: order.amount, unit: order.unit })
      const transPwd = seal(password, randomCode, providerPublicKey())
      const sent = await sendForDay(confirmed.day, {
        now: now14,
        askDay: () => dates?.ask() ?? Promise.reject(new Error('no dates')),
        agrees: (now, day) => agreesTo(now, { ...confirmed, day }),
        send: (day) => order.send({ applyNo, transPwd, pricingDay: day?.tradeDate ?? '' }),
      })
      if (sent.end === 'turnedBack') return
      // The order may stand. The draft keeps its number until the result screen knows.
      if (sent.end === 'lost') return leaveForResult(applyNo, LOST_ANSWER)
      if (!sent.answer.ok) return await refused(applyNo, sent.answer)
      dropDraft(sessionStorage, draftKey(type, fundCode))
      dropSent(applyNo)
      leaveForResult(applyNo)
    } catch {
      // Nothing was sent: the new dates could not be asked for.
      setPasswordError('没有连上服务，订单没有提交，请再试一次')
    } finally {
      busy.current = false
      setPlacing(false)
    }
  }

  const cancel = () => setAsking(false)
  const act = { open, place, cancel, forgot }
  return { ...act, opening, asking, placing, passwordError, locked, confirmed }
}

export type PlacedOrder = ReturnType<typeof useMoneyOrder>
