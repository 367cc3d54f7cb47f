import { useLayoutEffect } from 'react'

let notices = 0

/** Counts the notices in view: a line at the foot of the page need not say it a second time. */
export function useSaysFrozen(isSaid: boolean): void {
  useLayoutEffect(() => {
    if (!isSaid) return undefined
    const { dataset } = document.documentElement
    notices += 1
    dataset['saysFrozen'] = ''
    return () => {
      notices -= 1
      if (notices === 0) delete dataset['saysFrozen']
    }
  }, [isSaid])
}
