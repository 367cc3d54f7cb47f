import { useEffect, useEffectEvent } from 'react'

/** Asks before the browser leaves the page while something is not saved. */
export function useLeaveWarning(unsaved: boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])
}
