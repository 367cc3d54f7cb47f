import type { ReactNode } from 'react'
import { countQuestions } from '#ui/base/questions.ts'
import { closeOverlays } from './overlays.ts'
import type { DialogAction, DialogRequest } from './dialog-request.ts'

export interface AlertOptions {
  /** By default 温馨提示 (rules.md#constants-and-limits). */
  readonly title?: string
  readonly content: ReactNode
  /** By default 确认 (rules.md#constants-and-limits). */
  readonly confirmText?: string
}

export interface ConfirmOptions extends AlertOptions {
  /** By default 取消 (rules.md#constants-and-limits). */
  readonly cancelText?: string
  /** The confirmed act cannot be undone. */
  readonly danger?: boolean
}

export interface ChooseOptions<Key extends string = string> {
  readonly title?: string
  readonly content: ReactNode
  readonly actions: readonly DialogAction<Key>[]
}

let last: Promise<unknown> = Promise.resolve()
/** Incremented when all questions are withdrawn: those that are still queued are not shown. */
let withdrawals = 0

/** One dialog at a time: the next one waits until the one before is answered. */
function present(request: Omit<DialogRequest, 'returnTo'>): Promise<string> {
  const returnTo = document.activeElement
  const askedAt = withdrawals
  const answer = last.then(async () => {
    const { openDialog } = await import('./DialogLayer.tsx')
    return askedAt === withdrawals ? openDialog({ ...request, returnTo }) : 'closed'
  })
  countQuestions(1)
  last = answer.catch(() => undefined).then(() => countQuestions(-1))
  return answer
}

/** Withdraws every question, shown or queued: each is answered `closed`. */
export function withdrawQuestions(): void {
  withdrawals += 1
  closeOverlays()
}

/** Modal questions. Escape, the container's back key and the history's back answer `closed`. */
export const dialog = {
  /** Asks for a yes or a no. */
  async confirm(options: ConfirmOptions): Promise<'confirm' | 'cancel' | 'closed'> {
    const {
      title = '温馨提示',
      confirmText = '确认',
      cancelText = '取消',
      danger = false,
    } = options
    const answer = await present({
      title,
      content: options.content,
      actions: [
        { key: 'cancel', text: cancelText },
        { key: 'confirm', text: confirmText, primary: true, danger },
      ],
      closable: false,
    })
    return answer === 'confirm' || answer === 'cancel' ? answer : 'closed'
  },

  /** Returns whether the user says yes. */
  async confirmed(options: ConfirmOptions): Promise<boolean> {
    return (await dialog.confirm(options)) === 'confirm'
  },

  /** Tells something that must be read. */
  async alert(options: AlertOptions): Promise<'confirm' | 'closed'> {
    const { title = '温馨提示', content, confirmText = '确认' } = options
    const actions = [{ key: 'confirm', text: confirmText, primary: true }]
    const answer = await present({ title, content, actions, closable: false })
    return answer === 'confirm' ? answer : 'closed'
  },

  /** Offers named ways on; the answer is the key of the one chosen. */
  async choose<Key extends string>(options: ChooseOptions<Key>): Promise<Key | 'closed'> {
    const { title = '温馨提示', content, actions } = options
    const answer = await present({ title, content, actions, closable: true })
    return actions.find((action) => action.key === answer)?.key ?? 'closed'
  },
}
