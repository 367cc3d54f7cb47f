import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkAt } from './own-link.ts'

/**
 * Links to our own screens go through the router, wherever they are: parts that draw rows are plain
 * links and need no router. Papers of the provider open in their preview, never as the page itself.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const follow = (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || elsewhere) return
      const link = linkAt(event.target)
      if (link === null) return
      event.preventDefault()
      if (link === 'nowhere') return
      // In a task of its own: what an event changes is drawn with all its effects, and these
      // would hold up the first frame of the slide.
      clearTimeout(next)
      next = setTimeout(() => {
        // As a link of the router: the screen that is open is no second step to go back by.
        const { href } = new URL(link.address, location.href)
        void navigate(link.address, { replace: href === location.href })
      })
    }
    document.addEventListener('click', follow)
    return () => {
      clearTimeout(next)
      document.removeEventListener('click', follow)
    }
  }, [navigate])
}
