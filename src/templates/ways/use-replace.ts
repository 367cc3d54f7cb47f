import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Returns a function that goes to another address in place of this one in the history. */
export function useReplace(): (to: string) => void {
  const navigate = useNavigate()
  return useCallback((to) => void navigate(to, { replace: true }), [navigate])
}
