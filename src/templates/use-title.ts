import { useEffect } from 'react'
import { useShell } from './shell-context.ts'

/**
 * Names the page after what it shows; undefined while that is not there, or for the row's title.
 */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useShell()
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [setTitle, title])
}
