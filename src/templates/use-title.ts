import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from './shell-context.ts'

/**
 * Sets the page's title, at each of the addresses that a screen has; undefined leaves it as the
 * screen's row has it.
 */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== undefined) setTitle(title, pathname)
  }, [setTitle, title, pathname])
}
