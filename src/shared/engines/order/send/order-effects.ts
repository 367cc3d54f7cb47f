import { CallFailure, CallRefused } from '#api/client.ts'
import type { OrderEffect, OrderEvent } from '#domain/order/order-machine.ts'
import { dropDraft } from '#session/draft.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { acceptsDay } from './ask-day.ts'
import { askQuestions } from './ask-questions.ts'
import type { OrderOptions } from './order-options.ts'
import { isPlaced, openApplication, sendOrder, type OrderParts } from './send-order.ts'
import type { QuestionScreen } from './use-question-screen.ts'
import { dropSent } from '#shared/engines/order/value/sent-order.ts'

/** The parts of the screen that effects use. */
export interface OrderScreen extends QuestionScreen {
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

/** Runs one effect of the order's state machine. Resolves to the event that follows, or null. */
export async function runOrderEffect(
  effect: OrderEffect,
  options: OrderOptions,
  screen: OrderScreen,
  password: string,
): Promise<OrderEvent | null> {
  const { tradingDay, onDraftChange, draftKey } = options
  const parts = screen.parts()
  const applyNo = parts.application?.applyNo ?? ''
  switch (effect.do) {
    case 'askDay':
      return tradingDay && { type: 'day', day: await tradingDay.current(screen.fresh) }
    case 'acceptDay':
      return acceptance(tradingDay === null || (await acceptsDay(effect.day, tradingDay.verb)))
    case 'prepare': {
      const order = await askQuestions(options, screen)
      screen.setParts({ order })
      return { type: order === null ? 'declined' : 'prepared' }
    }
    case 'openApplication': {
      // The cipher is loaded with the application, so that there is no wait after the sixth digit.
      const [application] = await Promise.all([
        openApplication(options, parts.order),
        import('#platform/crypto.ts'),
        screen.preload(),
      ])
      screen.setParts({ application })
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
      screen.resetPassword()
      return null
    case 'checkNumber':
      return { type: 'number', placed: await isPlaced(applyNo) }
    case 'dropApplication':
      onDraftChange({ application: null })
      return null
    case 'showRefusal':
      await dialog.alert({ content: effect.text })
      screen.refresh()
      return null
    case 'showPlacedBefore':
      await dialog.alert({ content: '这笔申请此前已经提交，没有重复下单' })
      return null
    case 'dropDraft':
      dropDraft(sessionStore, draftKey)
      dropSent(applyNo)
      return null
    case 'showResult':
      // After a lost answer the draft keeps its number until the result screen has the outcome.
      screen.showResult(applyNo, effect.lost)
      return null
  }
}
