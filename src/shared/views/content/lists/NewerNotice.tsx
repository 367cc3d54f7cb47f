import styles from './NewerNotice.module.css'

interface Props {
  readonly count: number
  readonly onShow: () => void
}

/** Offers what was published since the list was read; it is never pushed in. */
export function NewerNotice({ count, onShow }: Props) {
  if (count === 0) return null
  return (
    <button type="button" className={styles.button} onClick={onShow}>
      {`有 ${count} 条新内容`}
    </button>
  )
}
