import { countdownText } from '#domain/campaign/campaign-words.ts'
import type { RoundState } from '#domain/contest/round.ts'
import styles from './CountdownLine.module.css'

interface Props {
  readonly state: RoundState
  /** The words of a round that is closed. */
  readonly closed: string
}

/** Says how long it is until a round opens or closes. */
export const CountdownLine = ({ state, closed }: Props) => (
  <p className={styles.line} role="timer" aria-live="off">
    {state.kind === 'closed' ? (
      closed
    ) : (
      <>
        {state.kind === 'ahead' ? '距开放 ' : '距截止 '}
        <span className={styles.time}>{countdownText(state.msLeft)}</span>
      </>
    )}
  </p>
)
