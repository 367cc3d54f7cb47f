import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './BlockFailed.module.css'

interface Props {
  /** The part that did not load, where it has a name. */
  readonly name?: string
  readonly onRetry: () => Promise<unknown>
}

/** In place of what a block could not load; the page's other blocks are not concerned. */
export function BlockFailed({ name = '', onRetry }: Props) {
  return (
    <div className={styles.failed}>
      <span>{`${name} ${NO_FIGURE}`.trim()}</span>
      <Button kind="text" size="small" onClick={async () => void (await onRetry())}>
        重试
      </Button>
    </div>
  )
}
