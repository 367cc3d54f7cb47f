import { useEffect, useState } from 'react'

/** `value` once it has not changed for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    if (debounced === value) return undefined
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, debounced, ms])
  return debounced
}
