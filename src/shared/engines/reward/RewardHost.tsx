import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { currentReward, endReward, subscribeRewards, type RewardAction } from './rewards.ts'
import styles from './RewardHost.module.css'

/** The place where rewards appear; the live region is there before the first words. */
export function RewardHost() {
  const reward = useSyncExternalStore(subscribeRewards, currentReward)
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {reward === null ? null : (
        <div className={styles.reward}>
          <div className={styles.words}>
            <strong className={styles.text}>{reward.text}</strong>
            <span className={styles.title}>{reward.title}</span>
          </div>
          <Action action={reward.action} />
        </div>
      )}
    </div>
  )
}

/** A link to a screen is a plain one, which the router follows wherever it is. */
function Action({ action }: { readonly action: RewardAction }) {
  if ('href' in action) {
    return (
      <a className={styles.act} href={action.href} onClick={endReward}>
        {action.text}
      </a>
    )
  }
  const act = () => {
    endReward()
    action.onClick?.()
  }
  return (
    <button type="button" className={styles.act} onClick={act}>
      {action.text}
    </button>
  )
}

let hosted = false

/** Puts the place for rewards into the page, in a root of its own, once. */
export function hostRewards(): void {
  if (hosted) return
  hosted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RewardHost />)
}
