import { useEffect, useState } from 'react'

/** The time that a sheet takes to leave, ms: `--motion-sheet` of tokens.css. */
const LEAVING = 220

/** Keeps what closes on the page until it has moved out of sight. */
export function usePresence(open: boolean): 'gone' | 'open' | 'leaving' {
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
  }
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => setLeaving(false), LEAVING)
    return () => clearTimeout(timer)
  }, [leaving])
  if (open) return 'open'
  return leaving ? 'leaving' : 'gone'
}
