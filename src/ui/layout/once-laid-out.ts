/**
 * Calls back once the element is laid out and before it is painted: to read a size earlier, in an
 * effect, would lay the whole page out for it. Returns what calls it off.
 */
export function onceLaidOut(element: Element, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    act()
    return () => {}
  }
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
