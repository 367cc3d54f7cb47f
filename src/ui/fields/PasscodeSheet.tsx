import { useState } from 'react'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { PasscodePad } from './PasscodePad.tsx'
import styles from './PasscodeSheet.module.css'
import { Sheet } from '#ui/overlays/Sheet.tsx'

export interface PasscodeSheetProps {
  readonly open: boolean
  readonly title: string
  readonly subtitle?: string
  /** The amount at stake, as it is to be shown. */
  readonly amount?: string
  /** The unit of the amount; by default 元. */
  readonly unit?: string
  /** The other terms that are agreed to with the password: account, fee, date. */
  readonly items?: readonly KeyValueItem[]
  readonly error?: string | undefined
  readonly busy?: boolean
  /** Six digits. A promise keeps the sheet busy until it settles. */
  readonly onComplete: (code: string) => void | Promise<void>
  readonly onClose: () => void
  /** Without its way on, who has forgotten the password could only close the sheet. */
  readonly onForgot: () => void
}

/** Only while this sheet has the focus: a dialog may be over it. */
const inSheet = (pad: HTMLElement | null): boolean =>
  pad?.closest('[role=dialog]')?.contains(document.activeElement) === true

/**
 * Asks for the six-digit trading password, which lives in memory only. While busy the sheet stays,
 * for an order is under way.
 */
export function PasscodeSheet(props: PasscodeSheetProps) {
  const { open, title, subtitle, amount, unit = '元', items = [], error, busy = false } = props
  const [working, setWorking] = useState(false)
  return (
    <Sheet
      open={open}
      title={title}
      onClose={() => {
        if (!working) props.onClose()
      }}
    >
      <div className={styles.box}>
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
        <PasscodePad
          active={open}
          error={error}
          busy={busy}
          hasFocus={inSheet}
          onWorking={setWorking}
          onComplete={props.onComplete}
          onForgot={props.onForgot}
        />
      </div>
    </Sheet>
  )
}
