import { useQueryClient, type Query } from '@tanstack/react-query'
import {
  deleteMine,
  listComments,
  listItems,
  listMyContent,
  queryItem,
} from '#api/calls/content.ts'
import { session } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { toast } from '#ui/base/toast.ts'
import { putAway, putBack, useGone } from './gone-store.ts'

/** The time for which a deletion can be undone: as long as the toast with its button is there. */
const UNDO_MS = 5_000

export type Removed = { readonly itemId: string } | { readonly commentId: string }

const DELETE = actCall(deleteMine, { otherwise: '没有删除成功，已恢复' })

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly act: () => Promise<void>
}

const waiting = new Map<string, Waiting>()
let follows = false
const idOf = (of: Removed) => ('itemId' in of ? of.itemId : of.commentId)

/** Deletes what still waits: nothing that was deleted is there again after the page is left. */
function deleteAllNow(): void {
  for (const { timer, act } of waiting.values()) {
    clearTimeout(timer)
    void act()
  }
  waiting.clear()
}

/** For as long as the page is open: a deletion waits longer than the screen that it began on. */
function followLeaving(): void {
  if (follows) return
  follows = true
  window.addEventListener('pagehide', deleteAllNow)
  // A page that is closed may take its last calls along: mostly it is out of view before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') deleteAllNow()
  })
}

const HOLDS_IT: ReadonlySet<unknown> = new Set(
  [listItems, listComments, listMyContent, queryItem].map(({ name }) => name),
)
/**
 * Answers that hold what was deleted. Not the lists of items that go on by a cursor: it is gone from
 * them, and read again they would lose the place to which the user returns.
 */
const isOutdated = ({ queryKey: [name, kind] }: Query): boolean =>
  HOLDS_IT.has(name) && !(name === listItems.name && kind === 'cursor')

/**
 * Deletes what the user has written: gone from every screen at once, from the provider after five
 * seconds in which it can be undone. Put back with a toast where that fails.
 */
export function useRemoval() {
  const client = useQueryClient()
  const gone = useGone()

  const remove = (of: Removed) => {
    followLeaving()
    const id = idOf(of)
    putAway(id)
    const whose = session.openId
    const act = async () => {
      waiting.delete(id)
      if (session.openId !== whose) return putBack(id)
      const { end } = await sendAct({
        intent: `delete ${id}`,
        call: DELETE(of),
        unknown: '没有收到删除结果，已恢复',
        onDone: () => {
          // Found later to be done as well.
          putAway(id)
          // Not under the reader's eyes: nothing on the screen has it any more.
          void client.invalidateQueries({ predicate: isOutdated, refetchType: 'none' })
        },
      })
      // Shown again also where nothing is known: deleting it once more does no harm.
      if (end !== 'done') putBack(id)
    }
    waiting.set(id, { timer: setTimeout(() => void act(), UNDO_MS), act })
    const undo = () => {
      const it = waiting.get(id)
      if (it === undefined) {
        toast.show('已经删除，不能撤销')
        return
      }
      clearTimeout(it.timer)
      waiting.delete(id)
      putBack(id)
    }
    toast.show('已删除', { duration: UNDO_MS, action: { text: '撤销', onClick: undo } })
  }
  return { gone, remove }
}
