import styles from './ProofOutline.module.css'

/** The outline of a bank's paper with its seal, where its picture will be. */
export function ProofOutline() {
  return (
    <svg viewBox="0 0 160 100" width="100%" height="100%" fill="none" aria-hidden="true">
      <g className={styles.outline}>
        <rect x="46" y="10" width="68" height="80" rx="4" />
        <path d="M58 26h44M58 38h44M58 50h30" />
        <circle cx="97" cy="70" r="10" />
      </g>
    </svg>
  )
}
