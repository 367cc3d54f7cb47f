import { Button } from '#ui/base/Button.tsx'
import styles from './CopyLine.module.css'
import { toast } from '#ui/base/toast.ts'
import { Spoken } from './Spoken.tsx'

export interface CopyLineProps {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Copies a text, and says whether it went well; `what` is its name. */
export async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.show(`${what}已复制`)
  } catch {
    // Without the right to the clipboard, as on a page that is not https.
    toast.show(`没有复制成功，请长按${what}复制`)
  }
}

/** A value to copy or to read out, whole however long it is. */
export function CopyLine({ label, value, note }: CopyLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <Button kind="secondary" size="small" onClick={() => copyText(label, value)}>
        复制<Spoken>{label}</Spoken>
      </Button>
    </div>
  )
}
