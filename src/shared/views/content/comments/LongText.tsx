import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './Comments.module.css'

/** A text by a user, its line breaks preserved; a long one is folded until it is opened. */
export function LongText({ text }: { readonly text: string }) {
  // Another text is measured again.
  return <Measured key={text} text={text} />
}

function Measured({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<'short' | 'folded' | 'open'>('short')
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      const isCut = element.scrollHeight > element.clientHeight + 1
      // An opened text is whole, however wide: it can be folded again.
      setState((before) => (before === 'open' ? before : isCut ? 'folded' : 'short'))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    // The phone was turned, or the text made larger.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <p ref={box} className={classes(styles.text, state !== 'open' && styles.folded)}>
        {text}
      </p>
      {state !== 'short' && (
        <Button
          kind="text"
          size="small"
          onClick={() => setState(state === 'open' ? 'folded' : 'open')}
        >
          {state === 'open' ? '收起' : '展开全文'}
        </Button>
      )}
    </>
  )
}
