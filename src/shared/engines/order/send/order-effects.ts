import { CallFailure, CallRefused, send } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { applyInit, queryApplyResult } from '#api/calls/trade.ts'
import type { OrderDay, OrderEffect, OrderEvent } from '#domain/order/order-machine.ts'
import { providerPublicKey } from '#platform/build-env.ts'
import { now14 } from '#platform/clock.ts'
import { dropDraft } from '#session/draft.ts'
import { figureText, type OrderValue, type Proof } from '#shared/engines/order/value/order-value.ts'
import { announceChange } from '#shared/engines/person/announce-change.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { Application } from '#shared/engines/order/value/application.ts'
import { orderAnswer } from './order-answer.ts'
import { dropSent, keepSent } from '#shared/engines/order/value/sent-order.ts'

export interface MoneyOrder {
  readonly fundCode: string
  /** The storage key of the form's draft, which ends with the order. */
  readonly draftKey: string
  /** The address of the result screen. */
  readonly result: (applyNo: string) => string
  /** Screens that may follow the result. */
  readonly following: readonly string[]
  /** The application of an earlier attempt, from the draft. */
  readonly application: Application | null
  readonly keep: (application: Application | null) => void
  /**
   * The trading day that the form shows, and a call for the current one; null for orders that are
   * carried out at once.
   */
  readonly dates: {
    readonly shown: OrderDay
    readonly ask: () => Promise<OrderDay>
    /** Asks the user to accept another day than the one that was shown. */
    readonly accept: (day: OrderDay) => Promise<boolean>
  } | null
  /**
   * Asks the last questions before the password (a penalty, a risk). Resolves to the order as the
   * user confirms it, or to null when the user turns back: the form may change while the password
   * is typed.
   */
  readonly prepare: () => Promise<OrderValue | null>
}

/** The parts of an order that are prepared one by one. */
export interface OrderParts {
  readonly order: OrderValue | null
  readonly application: Application | null
}

/** The parts of the screen that effects use. */
export interface OrderContext {
  readonly parts: () => OrderParts
  readonly setParts: (change: Partial<OrderParts>) => void
  /** Loads the screens that follow, so that none is missing once the order is sent. */
  readonly preload: () => Promise<void>
  readonly showResult: (applyNo: string, lost: boolean) => void
  readonly resetPassword: () => void
  readonly refresh: () => void
}

const acceptance = (yes: boolean): OrderEvent => ({ type: yes ? 'accepted' : 'declined' })

async function showFailure(error: unknown): Promise<void> {
  // After a failed call the network toast has been shown.
  if (error instanceof CallRefused)
    await dialog.alert({ content: error.retMsg || '暂时无法下单，请稍后再试' })
  else if (!(error instanceof CallFailure)) toast.show('网络开小差，请稍后再试')
}

/** Returns whether an order with this number exists, for example one whose answer was lost. */
async function isPlaced(applyNo: string): Promise<boolean> {
  try {
    return (await fetchOrThrow(queryApplyResult, { applyNo })).state === 'placed'
  } catch {
    return false
  }
}

async function openApplication(
  { fundCode, application, keep }: MoneyOrder,
  order: OrderValue | null,
) {
  if (order === null) throw new Error('no order to open')
  if (application && application.expiresAt > now14()) return application
  const fresh = await fetchOrThrow(applyInit, { fundCode, applyKind: order.kind })
  keep(fresh)
  return fresh
}

async function sendOrder(
  { order, application }: OrderParts,
  day: OrderDay | null,
  password: string,
): Promise<OrderEvent> {
  if (order === null || application === null) throw new Error('no order to send')
  const { applyNo, randomCode } = application
  const { seal } = await import('#platform/crypto.ts')
  const { subject, unit } = order
  keepSent(applyNo, { subject, amount: figureText(order), unit })
  const transPwd = seal(password, randomCode, providerPublicKey())
  try {
    const pricing = day === null ? {} : { pricingDay: day.tradeDate }
    const proof: Proof = { applyNo, transPwd, ...pricing }
    const answer = await send(order.endpoint, { ...order.input, ...proof })
    if (answer.ok && order.kind === 'plan') announceChange('plan')
    return { type: 'answered', answer: orderAnswer(answer) }
  } catch {
    return { type: 'lost' }
  }
}

/** Runs one effect of the order's state machine. Resolves to the event that follows, or null. */
export async function runOrderEffect(
  effect: OrderEffect,
  money: MoneyOrder,
  around: OrderContext,
  password: string,
): Promise<OrderEvent | null> {
  const parts = around.parts()
  const applyNo = parts.application?.applyNo ?? ''
  switch (effect.do) {
    case 'askDay':
      return money.dates === null ? null : { type: 'day', day: await money.dates.ask() }
    case 'acceptDay':
      return acceptance(money.dates === null || (await money.dates.accept(effect.day)))
    case 'prepare': {
      const order = await money.prepare()
      around.setParts({ order })
      return { type: order === null ? 'declined' : 'prepared' }
    }
    case 'openApplication': {
      // The cipher is loaded with the application, so that there is no wait after the sixth digit.
      const [application] = await Promise.all([
        openApplication(money, parts.order),
        import('#platform/crypto.ts'),
        around.preload(),
      ])
      around.setParts({ application })
      return { type: 'applicationOpened' }
    }
    case 'send':
      return sendOrder(parts, effect.day, password)
    case 'showFailure':
      await showFailure(effect.error)
      return null
    case 'offerReset': {
      const answer = await dialog.confirm({
        title: '交易密码已锁定',
        content: effect.text,
        confirmText: '忘记密码',
        cancelText: '我知道了',
      })
      return acceptance(answer === 'confirm')
    }
    case 'resetPassword':
      around.resetPassword()
      return null
    case 'checkNumber':
      return { type: 'number', placed: await isPlaced(applyNo) }
    case 'dropApplication':
      money.keep(null)
      return null
    case 'showRefusal':
      await dialog.alert({ content: effect.text })
      around.refresh()
      return null
    case 'showPlacedBefore':
      await dialog.alert({ content: '这笔申请此前已经提交，没有重复下单' })
      return null
    case 'dropDraft':
      dropDraft(sessionStore, money.draftKey)
      dropSent(applyNo)
      return null
    case 'showResult':
      // After a lost answer the draft keeps its number until the result screen has the outcome.
      around.showResult(applyNo, effect.lost)
      return null
  }
}
