import { useEffect, useState } from 'react'
import { SearchField } from '#ui/fields/SearchField.tsx'

/** After the last key, before what was typed is asked for or kept in the address. */
const REST_MS = 400
/** What a question can carry. */
const MOST = 40

interface Props {
  readonly label: string
  /** The words of the address. */
  readonly words: string | undefined
  /** Called when typing rests; undefined for none. */
  readonly onRest: (words: string | undefined) => void
  /** Called on every key, and drawn in the same frame: what it does has to be quick. */
  readonly onKey?: (text: string) => void
  readonly onSubmit?: (text: string) => void
}

/** A search box above a list. The letters being typed are its own, until typing rests. */
export function KeywordField({ label, words = '', onRest, onKey, onSubmit }: Props) {
  const [text, setText] = useState(words)
  const [before, setBefore] = useState(words)
  const [reported, setReported] = useState(words)
  // The address changed. Not by this box, but as 查看全部 does: then the box follows.
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
      {...(onSubmit === undefined ? {} : { onSubmit: () => onSubmit(text) })}
    />
  )
}

const trimmedWords = (text: string): string => text.trim().slice(0, MOST)
