import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { caretIn, gapDeleted } from './text-edit.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** The way in which a field takes text: `domain/text/` has the forms. */
export interface TextForm {
  /** Brings typed or pasted text to plain form. */
  readonly plain: (typed: string) => string
  /** Returns whether a plain text can still become a value as one types on. */
  readonly fits: (value: string) => boolean
}

/** The part of the shown text that an edit may have replaced, before the edit. */
export interface Selected {
  readonly from: number
  readonly to: number
}

interface Reading<R> {
  readonly value: string
  /** The reason why the edit is not made; null where it is. */
  readonly refusal: R | null
}

interface TypedText<R> {
  readonly value: string
  /** The value as the field shows it. */
  readonly shown: string
  /** The sign between the characters of the value, which is none of them. */
  readonly gap: ' ' | ',' | ''
  /** Reads the whole text after an edit over `before`. */
  readonly read: (typed: string, before: string, selected: Selected) => Reading<R>
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** The content of the field when an edit or a composition began. */
interface Start {
  readonly value: string
  readonly shown: string
  readonly selected: Selected
}

/** The selection when an edit was announced, by the kind of the edit. */
interface Announced extends Selected {
  readonly inputType: string
}

/** An edit that takes one character away at the caret. */
const DELETES = /^deleteContent(?:Back|For)ward$/

/** The text that a keyboard composes, and the value that was reported for it. */
interface Draft {
  readonly text: string
  readonly value: string
}

const selectedIn = (element: TextElement): Selected => ({
  from: element.selectionStart ?? element.value.length,
  to: element.selectionEnd ?? element.value.length,
})

/**
 * The one way in for what people type (rules.md#typed-text). While a keyboard composes, the text is
 * left alone, for the keyboard would add to what was changed; its value is reported all the same.
 * After that, and with each edit without composition, the text is read and shown in plain form.
 */
export function useTypedText<E extends TextElement, R = never>(field: TypedText<R>) {
  const element = useRef<E>(null)
  const latest = useRef(field)
  const composed = useRef<Start | null>(null)
  const ending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const announced = useRef<Announced | null>(null)
  const caret = useRef<number | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refusal, setRefusal] = useState<R | null>(null)
  // A value that comes from elsewhere while a keyboard composes ends what is composed.
  const text = draft === null || draft.value !== field.value ? field.shown : draft.text

  useLayoutEffect(() => {
    latest.current = field
    // React puts the caret at the end of a value that it has changed.
    if (caret.current === null || document.activeElement !== element.current) return
    const at = field.gap === '' ? caret.current : caretIn(field.shown, caret.current, field.gap)
    caret.current = null
    element.current?.setSelectionRange(at, at)
  })
  useSelectionBefore(element, announced)
  useEffect(() => () => clearTimeout(ending.current), [])

  /** Autofill is not announced and has no kind: its text replaces all where it can be read so. */
  function startOf(target: TextElement, inputType = ''): Start {
    const { value, shown, read } = latest.current
    const kept = announced.current?.inputType === inputType ? announced.current : null
    const all = { from: 0, to: shown.length }
    const isWhole = inputType === '' && read(target.value, value, all).refusal === null
    const unknown = isWhole ? all : { from: shown.length, to: 0 }
    return {
      value,
      shown,
      selected: target.value === shown ? selectedIn(target) : (kept ?? unknown),
    }
  }

  function report(value: string): void {
    if (value !== latest.current.value) latest.current.onChange(value)
  }

  /** Reads the text of a composition that goes on: what is none yet counts as nothing. */
  function follow(start: Start, target: TextElement): void {
    const read = latest.current.read(target.value, start.value, start.selected)
    const value = read.refusal === null ? read.value : ''
    setDraft({ text: target.value, value })
    report(value)
  }

  /** Takes the text as it is now. */
  function take(start: Start, target: TextElement, inputType = ''): void {
    const { read, gap } = latest.current
    const typed = target.value
    const { shown, selected } = start
    const at = target.selectionStart ?? typed.length
    const readPart = (part: string) => read(part, start.value, selected)
    let reading = readPart(typed)
    let before = Math.min(readPart(typed.slice(0, at)).value.length, reading.value.length)
    // Only a gap between groups was deleted: what the user meant is the character beside it.
    const isGap = selected.from === selected.to && gapDeleted(shown, typed, at, gap)
    if (isGap && DELETES.test(inputType)) {
      const first = shown.slice(0, at).replaceAll(gap, '').length
      before = inputType === 'deleteContentForward' ? first : Math.max(0, first - 1)
      const rest = start.value.slice(0, before) + start.value.slice(before + 1)
      reading = read(rest, start.value, { from: 0, to: shown.length })
    }
    announced.current = null
    const isTyped = reading.refusal === null && gap === '' && reading.value === typed
    if (!isTyped) caret.current = before
    setDraft(null)
    setRefusal(() => reading.refusal)
    report(reading.value)
  }

  function settle(): void {
    clearTimeout(ending.current)
    const [start, target] = [composed.current, element.current]
    composed.current = null
    if (start !== null && target !== null) take(start, target)
  }

  return {
    /** The reason why the last edit was not made; null while a keyboard composes. */
    refusal: draft === null ? refusal : null,
    composing: draft !== null,
    /** Empties the field, whatever a keyboard still composes. */
    clear(): void {
      clearTimeout(ending.current)
      composed.current = null
      setDraft(null)
      setRefusal(null)
      field.onChange('')
      element.current?.focus()
    },
    /** Of the input or text area itself. */
    props: {
      ref: element,
      value: text,
      onChange({ target, nativeEvent }: { target: TextElement; nativeEvent: Event }) {
        const { isComposing, inputType }: Partial<InputEvent> = nativeEvent
        if (isComposing === true) composed.current ??= startOf(target, inputType)
        if (composed.current === null) take(startOf(target, inputType), target, inputType)
        else follow(composed.current, target)
      },
      onCompositionStart({ currentTarget }: { currentTarget: TextElement }) {
        // One composition right after another is read as one.
        clearTimeout(ending.current)
        composed.current ??= startOf(currentTarget)
      },
      onCompositionEnd() {
        // WebKit may put the composed text in only after this event.
        clearTimeout(ending.current)
        ending.current = setTimeout(settle)
      },
      onBlur() {
        if (composed.current === null) setRefusal(null)
        else settle()
        latest.current.onBlur?.()
      },
    },
  }
}

/** Keeps what was selected before an edit: afterwards it cannot be seen in the text. */
function useSelectionBefore(
  element: RefObject<TextElement | null>,
  announced: RefObject<Announced | null>,
): void {
  useEffect(() => {
    const target = element.current
    if (target === null) return undefined
    const onBeforeInput = (event: Event) => {
      const { inputType = '' }: Partial<InputEvent> = event
      announced.current = { inputType, ...selectedIn(target) }
    }
    target.addEventListener('beforeinput', onBeforeInput)
    return () => target.removeEventListener('beforeinput', onBeforeInput)
  }, [element, announced])
}
