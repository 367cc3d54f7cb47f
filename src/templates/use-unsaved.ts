import { sessionStore } from '#platform/stores/session-store.ts'
import { useCallback, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { loadRecords } from '#session/history.ts'
import { watchSteps } from '#session/history-steps.ts'
import { useShell } from './shell-context.ts'
import { closeTopOverlay, isTopOverlay, registerOverlay } from '#ui/overlays/overlays.ts'
import { dialog } from '#ui/overlays/dialog.ts'

const position = v.object({ idx: v.number() })

/** The place of the page in the browser's history, as the router keeps it. */
function placeOf(state: unknown): number | null {
  const read = v.safeParse(position, state)
  return read.success ? read.output.idx : null
}

interface LeaveWords {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
}

const UNSAVED: LeaveWords = {
  title: '尚未保存',
  content: '您填写的内容还没有保存，离开后需要重新填写',
  confirmText: '离开',
  cancelText: '继续填写',
}

const mayLeave = async (words: LeaveWords): Promise<boolean> =>
  (await dialog.confirm(words)) === 'confirm'

/**
 * Asks before the page is left with changes that are not saved, by the app's back key, the page's
 * own or the browser's. From the first entry of a document the browser alone asks. It counts as an
 * overlay: the back key comes to it before the page, and no update is offered meanwhile.
 */
export function useUnsaved(unsaved: boolean, words: LeaveWords = UNSAVED): void {
  const { back } = useShell()
  const asking = useRef(false)
  const leave = useCallback(
    async (go: () => void, stop: () => void) => {
      if (asking.current) return
      asking.current = true
      const may = await mayLeave(words)
      asking.current = false
      if (!may) return
      stop()
      go()
    },
    [words],
  )
  useEffect(() => {
    if (!unsaved) return undefined
    let returning = false
    const close = () => void leave(back, stop)
    const onStep = ({ state }: PopStateEvent): boolean => {
      const there = placeOf(state)
      // Not of the time it was opened: steps of a flow may have left the history since.
      const records = loadRecords(sessionStore)
      const here = records[records.length - 1]?.index ?? null
      if (here === null || there === null) return false
      const wasReturning = returning
      returning = there !== here
      // The step back onto this page: for the router nothing has happened.
      if (!returning) return wasReturning
      history.go(here - there)
      // One more step while the page is on its way back is of the same press.
      if (wasReturning) return true
      // The open part of the page is what one wanted to leave.
      if (isTopOverlay(close)) void leave(() => history.go(there - here), stop)
      else closeTopOverlay()
      return true
    }
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    const unregister = registerOverlay(close)
    const unwatch = watchSteps(onStep)
    function stop(): void {
      unregister()
      unwatch()
      window.removeEventListener('beforeunload', onUnload)
    }
    window.addEventListener('beforeunload', onUnload)
    return stop
  }, [unsaved, back, leave])
}
