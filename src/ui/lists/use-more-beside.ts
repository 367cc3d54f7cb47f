import { useEffect, type RefObject } from 'react'

function hiddenSides({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const before = scrollLeft > 1
  const after = scrollLeft + clientWidth < scrollWidth - 1
  if (before) return after ? 'both' : 'start'
  return after ? 'end' : 'none'
}

/**
 * Marks a box that scrolls sideways with the sides on which there is more (`data-more`: none,
 * start, end or both): it fades there (base.css), so that what is out of sight is known to be
 * there.
 */
export function useMoreBeside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const mark = () => element.setAttribute('data-more', hiddenSides(element))
    const measure = () => {
      // Once it scrolls it may be laid out wider: whether it must is measured without that.
      const at = element.scrollLeft
      if (element.getAttribute('data-more') !== null) element.setAttribute('data-more', 'none')
      mark()
      if (element.scrollLeft !== at) element.scrollTo(at, 0)
    }
    element.addEventListener('scroll', mark, { passive: true })
    // It is called once at first, when the box is laid out: to measure it here would cost a layout.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (observer === null) measure()
    observer?.observe(element)
    // Its content may become wider while it does not.
    for (const child of element.children) observer?.observe(child)
    return () => {
      element.removeEventListener('scroll', mark)
      observer?.disconnect()
    }
  }, [box])
}
