import { NO_REWARDS, queueStep, REWARD_MS, type QueueEvent } from '#domain/reward/reward-queue.ts'
import { questionWaits, watchQuestions } from '#ui/base/questions.ts'
import { overlayOpen, watchOverlays } from '#ui/overlays/overlays.ts'

/** The thing that was earned, and the acts on it. */
export interface Reward {
  readonly title: string
  readonly text: string
  readonly action: RewardAction
}
export type RewardAction =
  /** A screen of ours. */
  | { readonly text: string; readonly href: string }
  /** Null where the reward leads nowhere: its button takes it away. */
  | { readonly text: string; readonly onClick: (() => void) | null }

const listeners = new Set<() => void>()
let queue = NO_REWARDS as ReturnType<typeof queueStep<Reward>>
let timer: ReturnType<typeof setTimeout> | undefined

function dispatch(event: QueueEvent<Reward>): void {
  const before = queue
  queue = queueStep(queue, event)
  if (queue.shown !== before.shown) {
    clearTimeout(timer)
    if (queue.shown !== null) timer = setTimeout(() => dispatch({ type: 'over' }), REWARD_MS)
  }
  for (const listener of listeners) listener()
}

const follow = (): void =>
  dispatch({ type: overlayOpen() || questionWaits() ? 'covered' : 'uncovered' })
let following = false

/** Shows what a claim has brought, once, when nothing modal is in the way. */
export function tellReward(claimId: string, reward: Reward): void {
  if (!following) {
    following = true
    watchOverlays(follow)
    watchQuestions(follow)
    follow()
  }
  dispatch({ type: 'claimed', claimId, reward })
}

/** The user has done with the reward in view. */
export const endReward = (): void => dispatch({ type: 'over' })

/** Takes away what is shown or waits to be: another page begins. */
export const clearRewards = (): void => dispatch({ type: 'cleared' })

/** For the host: calls `listener` when what is shown changes; returns how to stop. */
export function subscribeRewards(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the host: the reward in view. */
export const currentReward = (): Reward | null => queue.shown?.reward ?? null
