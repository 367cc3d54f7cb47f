import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** First keys that find different funds in different ways: by code, by letters; and none. Enough of them that the engine compiles what it runs most. */
const WORDS = '0A H1Z G5Y D3B '.split('').map((word) => word.trim())
/** Between two, for whatever else the page has to do. */
const PAUSE_MS = 4
/** After a key of the user's, before the copy goes: taking it down is not to cost that key its time. */
const LATER_MS = 1_000

interface Props {
  /** A copy of what holds the search box and its rows, whose handlers reach nothing. */
  readonly children: ReactNode
  /** The copy may go. */
  readonly onOver: () => void
}

/**
 * Types into a copy of a search that is not in the document, while the keyboard comes up, until the user types. Code that ran before
 * is parsed and compiled, so that on a slow phone the first key takes a fifth less.
 */
export function Rehearsal({ children, onOver }: Props) {
  const [stage] = useState(() => document.createElement('div'))
  useEffect(() => {
    let step = 0
    let timer = setTimeout(next, PAUSE_MS)
    function next() {
      const words = WORDS[step]
      if (words === undefined) return onOver()
      typeInto(stage, words)
      step += 1
      timer = setTimeout(next, PAUSE_MS)
    }
    function stop() {
      clearTimeout(timer)
      timer = setTimeout(onOver, LATER_MS)
    }
    // What is typed into the copy never comes here.
    document.addEventListener('beforeinput', stop, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('beforeinput', stop, true)
    }
  }, [stage, onOver])
  return createPortal(children, stage)
}

/** The events of one key, in the order in which a browser sends them. */
function typeInto(stage: HTMLElement, words: string) {
  const field = stage.querySelector('input')
  if (field === null) return
  const key = { key: words, bubbles: true }
  field.dispatchEvent(new KeyboardEvent('keydown', key))
  field.dispatchEvent(new KeyboardEvent('keypress', key))
  field.dispatchEvent(new InputEvent('beforeinput', { data: words, bubbles: true }))
  // The setter that React put on the field would hide the change from it.
  Reflect.set(HTMLInputElement.prototype, 'value', words, field)
  field.dispatchEvent(new InputEvent('input', { data: words, bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keyup', key))
}
