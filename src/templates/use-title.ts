import { useEffect } from 'react'
import { useShell } from './shell-context.ts'

/** Sets the page's title; undefined leaves it as the screen's row has it. */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useShell()
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [setTitle, title])
}
