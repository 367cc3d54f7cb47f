import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownLinkAt } from './own-link.ts'

/**
 * Links to our own screens go through the router, wherever they are: parts that draw rows are plain
 * links and need no router.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || elsewhere) return
      const link = ownLinkAt(event.target)
      if (link === null) return
      event.preventDefault()
      void navigate(link.address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
