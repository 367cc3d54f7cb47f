import { Button } from '#ui/base/Button.tsx'
import styles from './FailedLine.module.css'

interface Props {
  /** The part that did not load. */
  readonly what: string
  readonly onRetry: () => Promise<unknown>
}

/**
 * In place of a part that a screen can do without, or below what there is of it: that it did not
 * load, and the way to load it again. Else the part would seem to have nothing in it.
 */
export function FailedLine({ what, onRetry }: Props) {
  return (
    <div className={styles.failed}>
      <span>{`${what}没有加载出来`}</span>
      <Button kind="text" size="small" onClick={async () => void (await onRetry())}>
        重试
      </Button>
    </div>
  )
}
