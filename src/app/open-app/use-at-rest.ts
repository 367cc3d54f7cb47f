import { useEffect, useState } from 'react'
import { isLive } from '#platform/snapshots/shown-snapshot.ts'

/** The time between two looks at the screen, in ms. */
const LOOK_MS = 100
/**
 * The number of looks in a row that find nothing that loads: the screen's own bar may follow its
 * figures.
 */
const LOOKS = 3

/**
 * Returns whether the screen is drawn and nothing in view has loaded for a moment since `what`
 * changed.
 */
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
