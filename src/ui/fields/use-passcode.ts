import { useEffect, useRef, useState } from 'react'

/** A trading password has six digits. */
export const PASSCODE_LENGTH = 6

export interface Passcode {
  /** The number of digits that are in; the digits themselves never reach a render. */
  readonly count: number
  readonly working: boolean
  readonly press: (digit: string) => void
  readonly erase: () => void
}

/**
 * Collects six digits outside of React's state, hands them over once, and forgets them at once.
 * It starts again when it opens, when an answer arrives (`busy` ends), and when `error` changes.
 */
export function usePasscode(
  open: boolean,
  busy: boolean,
  error: string | undefined,
  onComplete: (code: string) => void | Promise<void>,
): Passcode {
  const [count, setCount] = useState(0)
  const [sending, setSending] = useState(false)
  const [round, setRound] = useState({ open, busy, error, number: 0 })
  if (round.open !== open || round.busy !== busy || round.error !== error) {
    setRound({ open, busy, error, number: round.number + 1 })
    setCount(0)
  }
  // Digits of an earlier round are never added to.
  const digits = useRef({ round: 0, text: '' })
  const lock = useRef(false)
  const working = busy || sending

  useEffect(() => {
    if (!open) return undefined
    return () => {
      digits.current.text = ''
    }
  }, [open])

  function hold(text: string): void {
    digits.current = { round: round.number, text }
    setCount(text.length)
  }

  async function complete(code: string): Promise<void> {
    const result = onComplete(code)
    if (!(result instanceof Promise)) return
    lock.current = true
    setSending(true)
    try {
      await result
    } finally {
      lock.current = false
      setSending(false)
      setCount(0)
    }
  }

  function press(digit: string): void {
    if (!open || working || lock.current) return
    const code = heldNow() + digit
    hold(code)
    if (code.length < PASSCODE_LENGTH) return
    digits.current.text = ''
    void complete(code)
  }

  function erase(): void {
    if (open && !working && !lock.current) hold(heldNow().slice(0, -1))
  }

  function heldNow(): string {
    return digits.current.round === round.number ? digits.current.text : ''
  }

  return { count: working ? PASSCODE_LENGTH : count, working, press, erase }
}
