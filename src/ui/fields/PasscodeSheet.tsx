import { useEffect, useRef } from 'react'

import { classes } from '#ui/classes.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Keypad } from './Keypad.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import styles from './PasscodeSheet.module.css'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { PASSCODE_LENGTH, usePasscode } from './use-passcode.ts'

export interface PasscodeSheetProps {
  readonly open: boolean
  readonly title: string
  readonly subtitle?: string
  /** The amount at stake, as it is to be shown. */
  readonly amount?: string
  /** The unit of the amount; by default 元. */
  readonly unit?: string
  /** What else is agreed to with the password: account, fee, date. */
  readonly items?: readonly KeyValueItem[]
  readonly error?: string
  readonly busy?: boolean
  /** Six digits. A promise keeps the sheet busy until it settles. */
  readonly onComplete: (code: string) => void | Promise<void>
  readonly onClose: () => void
  readonly onForgot?: () => void
}

const CELLS = Array.from({ length: PASSCODE_LENGTH }, (_, index) => index)

/**
 * Asks for the six-digit trading password. The digits live in memory only: what the page holds is
 * the same for every password of that length. While busy the sheet stays, for an order is under
 * way.
 */
export function PasscodeSheet(props: PasscodeSheetProps) {
  const { open, title, subtitle, amount, unit = '元', items = [], error, busy = false } = props
  const { onForgot } = props
  const { count, working, press, erase } = usePasscode(open, busy, error, props.onComplete)
  const box = useRef<HTMLDivElement>(null)

  const keys = useRef({ press, erase })
  useEffect(() => {
    keys.current = { press, erase }
  })
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      const panel = box.current?.closest('[role=dialog]')
      // Only while this sheet has the focus: a dialog may be over it.
      if (panel === null || panel === undefined || !panel.contains(document.activeElement)) return
      if (/^\d$/u.test(event.key)) keys.current.press(event.key)
      else if (event.key === 'Backspace') keys.current.erase()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <Sheet
      open={open}
      title={title}
      onClose={() => {
        if (!working) props.onClose()
      }}
    >
      <div ref={box} className={styles.box} aria-busy={working || undefined}>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {amount !== undefined && (
          <p className={styles.amount}>
            <NumberText value={amount} size="hero" unit={unit} />
          </p>
        )}
        {items.length > 0 && (
          <div className={styles.items}>
            <KeyValue items={items} dense />
          </div>
        )}
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
    </Sheet>
  )
}
