import styles from './Divider.module.css'

/** A hairline between two things of one card. */
export function Divider() {
  return <hr className={styles.divider} />
}
