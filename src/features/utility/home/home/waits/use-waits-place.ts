import { useReducer, useState } from 'react'
import { linesBefore } from './put-off.ts'

/**
 * The place of what waits for the user. Room above is held only where something waited before: else
 * it comes below, and moves nothing; what is below it then comes once it is known.
 */
export function useWaitsPlace() {
  const [hasRoom] = useState(() => linesBefore() > 0)
  const [areKnown, know] = useReducer(() => true, false)
  return { above: hasRoom, known: hasRoom || areKnown, know }
}
