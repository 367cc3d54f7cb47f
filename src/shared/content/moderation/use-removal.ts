import { useState } from 'react'
import { deleteMine } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import { toast } from '#ui/overlays/toast.ts'

/** How long a deletion can be undone: as long as the toast with its button is there. */
const UNDO_MS = 5_000

export type Removed = { readonly itemId: string } | { readonly commentId: string }

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
}

/**
 * Deletes what the user has written: gone from the page at once, from the provider after five
 * seconds in which it can be undone. Put back with a toast where that fails.
 */
export function useRemoval() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string) => setGone((before) => new Set([...before].filter((it) => it !== id)))

  /** `then` runs once it is gone for good. */
  const remove = (of: Removed, then: () => void = () => {}) => {
    followLeaving()
    const id = idOf(of)
    setGone((before) => new Set([...before, id]))
    const act = async () => {
      waiting.delete(id)
      const answer = await send(deleteMine, of).catch(() => null)
      if (answer?.ok === true) {
        then()
        return
      }
      show(id)
      toast.show('没有删除成功，已恢复')
    }
    waiting.set(id, { timer: setTimeout(() => void act(), UNDO_MS), act })
    const undo = () => {
      clearTimeout(waiting.get(id)?.timer)
      waiting.delete(id)
      show(id)
    }
    toast.show('已删除', { duration: UNDO_MS, action: { text: '撤销', onClick: undo } })
  }
  return { gone, remove }
}
