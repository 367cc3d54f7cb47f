import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { rereadAll } from '#api/reread.ts'
import { isWayStep, wayBackTo } from '#domain/navigation/way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { announceChange } from './announce-change.ts'
import { prerequisites, type Lack } from './prerequisites.ts'

/**
 * Leads to the page where a lack is made good, with the way back to the page in view. A step gives
 * its place in the history to the next one, so that going back leads to the page before both. `from`
 * is another way back.
 */
export function useLeaveFor(): (lack: Lack, from?: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (lack, from = wayBackTo(here)) =>
    void navigate(prerequisites[lack](from), { replace: isWayStep(here) })
}

/**
 * The end of a step that completes a prerequisite (rules.md#there-and-back). Giving up is the
 * shell's `back`, which leads to the page before the way back.
 */
export function useWayBack(from: string | undefined) {
  const replace = useReplace()
  const shell = useShell()
  const queries = useQueryClient()

  /** Reports that cards, flags or the class have changed; everything in view asks again. */
  function changed(): void {
    announceChange('account')
    void rereadAll(queries)
  }

  /** Goes on where the user was, in place of this page. A gate there runs again. */
  function goOn(): void {
    if (from === undefined) shell.leaveFlow()
    else replace(from)
  }

  return {
    changed,
    goOn,
    done: (): void => {
      changed()
      goOn()
    },
  }
}
