import styles from './DocumentDrawings.module.css'

/** Shows what to take a picture of; the lines of an identity card, without anybody's data. */
export function CardOutline({ side }: { readonly side: 'front' | 'back' }) {
  return (
    <svg className={styles.outline} viewBox="0 0 160 101" aria-hidden="true">
      <rect x="10" y="10" width="140" height="81" rx="6" />
      {side === 'front' ? <FrontLines /> : <BackLines />}
    </svg>
  )
}

/** A bank's paper with its seal. */
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

const FrontLines = () => (
  <>
    <path d="M22 28h44M22 42h30M22 56h52M22 78h72" />
    <circle cx="122" cy="38" r="10" />
    <path d="M104 66c2-12 34-12 36 0" />
  </>
)

const BackLines = () => (
  <>
    <circle cx="36" cy="36" r="14" />
    <path d="M62 28h74M62 42h74M48 68h88M48 80h64" />
  </>
)

const CARD = <rect x="6" y="8" width="60" height="38" rx="4" />
const LINES = <path d="M14 20h20M14 29h14M14 38h30" />

/** Pictures that cannot be read, and why. */
const FAILURES = [
  {
    name: '缺角',
    drawing: (
      <>
        <path d="M10 8h38l18 14v20q0 4-4 4H10q-4 0-4-4V12q0-4 4-4Z" />
        {LINES}
      </>
    ),
  },
  {
    name: '反光',
    drawing: (
      <>
        {CARD}
        {LINES}
        <path d="M46 14l12 12M52 12l8 8M44 20l10 10" />
      </>
    ),
  },
  {
    name: '模糊',
    drawing: (
      <>
        {CARD}
        <path d="M14 20h20M14 23h20M14 29h14M14 32h14M14 38h30M14 41h30" strokeDasharray="2 3" />
      </>
    ),
  },
  {
    name: '复印件',
    drawing: (
      <>
        <rect x="2" y="3" width="68" height="48" rx="1" />
        <rect x="12" y="14" width="48" height="28" rx="3" strokeDasharray="3 3" />
      </>
    ),
  },
] as const

/** Samples of what is refused, so that the first picture is the last. */
export function FailureSamples() {
  return (
    <ul className={styles.samples} aria-label="不能使用的照片">
      {FAILURES.map(({ name, drawing }) => (
        <li key={name} className={styles.sample}>
          <svg className={styles.drawing} viewBox="0 0 72 54" aria-hidden="true">
            {drawing}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
