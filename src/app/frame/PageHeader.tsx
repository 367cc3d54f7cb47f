import { BackIcon } from '#ui/icons.tsx'
import styles from './PageHeader.module.css'

interface Props {
  readonly title: string
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null
}

/** The title bar of containers that have none of their own. */
export function PageHeader({ title, onBack }: Props) {
  return (
    <header className={styles.header}>
      {onBack ? (
        <button type="button" className={styles.back} onClick={onBack} aria-label="返回">
          <BackIcon />
        </button>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
