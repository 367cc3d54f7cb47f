import { useEffect, useState } from 'react'
import { isLive } from '#platform/snapshots/shown-snapshot.ts'

/** How often the screen is looked at, in ms. */
const LOOK_MS = 100
/** How many looks in a row find nothing that loads: the screen's own bar may follow its figures. */
const LOOKS = 3

/** Whether the screen is drawn and nothing in view has loaded for a moment since `what` changed. */
export function useAtRest(what: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    let still = 0
    const timer = setInterval(() => {
      const root = document.getElementById('root')
      still = root !== null && isLive(root) ? still + 1 : 0
      if (still < LOOKS) return
      clearInterval(timer)
      setRested(what)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [what])
  return rested === what
}
