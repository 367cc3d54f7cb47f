import styles from './LinkChips.module.css'

interface Props {
  /** The name of them, for people who listen: 标签. */
  readonly label: string
  readonly items: readonly { readonly text: string; readonly href: string }[]
}

/** Tags, topics and the like, each of which leads to its page. */
export function LinkChips({ label, items }: Props) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map(({ text, href }) => (
        <li key={href} className={styles.item}>
          <a className={styles.chip} href={href}>
            <span className={styles.face}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
