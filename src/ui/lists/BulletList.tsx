import { unbroken } from '#ui/text/unbroken.ts'
import styles from './BulletList.module.css'

/** Short sentences, one after another; size and colour are those of the text around it. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((text) => (
        <li key={text}>{unbroken(text)}</li>
      ))}
    </ul>
  )
}
