import { useEffect, useState } from 'react'
import { cutText } from '#domain/text/cut-text.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'

/** The pause after the last keystroke before the words are reported, in ms. */
const REST_MS = 400
/** The longest search that the provider accepts, in characters. */
const MOST = 40

interface Props {
  readonly label: string
  /** The words in the address. */
  readonly words: string | undefined
  /** Called when typing pauses; undefined for no words. */
  readonly onRest: (words: string | undefined) => void
  /** Called on every keystroke, before its frame is drawn, so it has to be fast. */
  readonly onKey?: (text: string) => void
  readonly onSubmit?: (text: string) => void
}

/** A search box above a list. Typed text is its own state until typing pauses. */
export function KeywordField({ label, words = '', onRest, onKey, onSubmit }: Props) {
  const [text, setText] = useState(words)
  const [before, setBefore] = useState(words)
  const [reported, setReported] = useState(words)
  // The address has changed. If not by this box (but by 查看全部), the box takes over its words.
  if (before !== words) {
    setBefore(words)
    if (reported !== words) setText(words)
  }
  useEffect(() => {
    const rested = trimmedWords(text)
    if (rested === words) return undefined
    const timer = setTimeout(() => {
      setReported(rested)
      onRest(rested === '' ? undefined : rested)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [text, words, onRest])
  return (
    <SearchField
      label={label}
      placeholder="名称、代码、拼音、经理、公司"
      value={text}
      onChange={(next) => {
        setText(next)
        onKey?.(next)
      }}
      onSubmit={onSubmit === undefined ? undefined : () => onSubmit(text)}
    />
  )
}

const trimmedWords = (text: string): string => cutText(text.trim(), MOST)
