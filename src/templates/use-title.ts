import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { cutText } from '#domain/text/cut-text.ts'
import { useShell } from './shell-context.ts'

/** The longest title that the app's bar takes, in UTF-16 units. */
const MOST_IN_TITLE = 40

/**
 * Sets the page's title, at each of the addresses that a screen has; undefined leaves it as the
 * screen's row has it.
 */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== undefined) setTitle(cutText(title, MOST_IN_TITLE), pathname)
  }, [setTitle, title, pathname])
}
