import { useEffect, useRef } from 'react'

/**
 * Shows what the machine can do at best: a line that goes where the finger is, and nothing else.
 */
export default function BareLine() {
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const follow = (event: PointerEvent) => {
      const x = event.clientX - element.offsetLeft
      if (line.current) line.current.style.transform = `translateX(${x}px)`
    }
    element.addEventListener('pointermove', follow)
    return () => element.removeEventListener('pointermove', follow)
  }, [])
  return (
    <div ref={box} data-bench="plot" style={{ height: 180, touchAction: 'pan-y' }}>
      <div
        ref={line}
        style={{ width: 1, height: 180, background: 'currentcolor', willChange: 'transform' }}
      />
    </div>
  )
}
