import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { Keypad } from './Keypad.tsx'
import styles from './PasscodePad.module.css'
import { PASSCODE_LENGTH, usePasscode } from './use-passcode.ts'

export interface PasscodePadProps {
  /** While it is not, keys do nothing and what was typed is forgotten. */
  readonly active: boolean
  readonly error?: string | undefined
  readonly busy?: boolean
  /** Six digits. A promise keeps the pad busy until it settles. */
  readonly onComplete: (code: string) => void | Promise<void>
  /** Reports whether a handler of `onComplete` is still at work. */
  readonly onWorking?: (working: boolean) => void
  readonly onForgot?: (() => void) | undefined
  /** Returns whether keys of a keyboard are meant for it: by default always while it is active. */
  readonly hasFocus?: (pad: HTMLElement | null) => boolean
}

const CELLS = Array.from({ length: PASSCODE_LENGTH }, (_, index) => index)

/** Of a page: a dialog or sheet over it takes the keys. */
const nothingAbove = () => document.querySelector('[role=dialog], [role=alertdialog]') === null

/**
 * Six cells and the own keypad for a trading password. The digits live in memory only: what the
 * page holds is the same for every password of that length.
 */
export function PasscodePad(props: PasscodePadProps) {
  const { active, error, busy = false, onForgot, onWorking, hasFocus = nothingAbove } = props
  const { count, working, press, erase } = usePasscode(active, busy, error, props.onComplete)
  const box = useRef<HTMLDivElement>(null)

  const keys = useRef({ press, erase, hasFocus })
  useEffect(() => {
    keys.current = { press, erase, hasFocus }
  })
  useEffect(() => {
    onWorking?.(working)
  }, [working, onWorking])
  useEffect(() => {
    if (!active) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!keys.current.hasFocus(box.current)) return
      if (/^\d$/u.test(event.key)) keys.current.press(event.key)
      else if (event.key === 'Backspace') keys.current.erase()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])

  return (
    <div ref={box} className={styles.box} aria-busy={working || undefined}>
      <div
        className={classes(styles.cells, working && styles.working)}
        role="img"
        aria-label={`已输入 ${count} 位，共 ${PASSCODE_LENGTH} 位`}
      >
        {CELLS.map((cell) => (
          <span key={cell} className={styles.cell}>
            {cell < count && <span className={styles.dot} />}
          </span>
        ))}
      </div>
      <div className={styles.line}>
        <p role="alert" className={styles.error}>
          {working ? '' : error}
        </p>
        {working && (
          <p role="status" className={styles.wait}>
            处理中，请稍候
          </p>
        )}
        {onForgot !== undefined && !working && (
          <button type="button" className={styles.forgot} onClick={onForgot}>
            忘记密码
          </button>
        )}
      </div>
      <Keypad onDigit={press} onDelete={erase} disabled={working} />
    </div>
  )
}
