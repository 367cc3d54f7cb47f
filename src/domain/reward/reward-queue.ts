/**
 * The claimed rewards that are shown, and the time: rules.md#tasks-and-rewards. Pure: its caller
 * starts the clock of a reward that comes into view, and reports what happens as events. An event
 * that a stage does not expect changes nothing.
 */

/** A reward that was claimed; its claim's id makes it be shown once. */
export interface Claimed<Reward> {
  readonly claimId: string
  readonly reward: Reward
}

/** `held`: something modal has the user's attention. */
export type QueueStage = 'idle' | 'showing' | 'held'

export interface RewardQueue<Reward> {
  readonly at: QueueStage
  /** In view; null but in `showing`. */
  readonly shown: Claimed<Reward> | null
  /** The next one first. */
  readonly waiting: readonly Claimed<Reward>[]
  /** The claims that were let in, shown or not yet. */
  readonly told: readonly string[]
}

export type QueueEvent<Reward> =
  | ({ readonly type: 'claimed' } & Claimed<Reward>)
  /** The time of the reward in view is over, or its user has done with it. */
  | { readonly type: 'over' }
  /** A dialog or a sheet opened, or the last one closed. */
  | { readonly type: 'covered' }
  | { readonly type: 'uncovered' }
  /** Another user or another page begins. */
  | { readonly type: 'cleared' }

/** The time for which a reward is in view, ms. */
export const REWARD_MS = 5_000
/** More do not wait: their coins are booked all the same. */
export const MOST_WAITING = 3

export const NO_REWARDS: RewardQueue<never> = { at: 'idle', shown: null, waiting: [], told: [] }

export function queueStep<Reward>(
  queue: RewardQueue<Reward>,
  event: QueueEvent<Reward>,
): RewardQueue<Reward> {
  const { at, shown, waiting } = queue
  switch (event.type) {
    case 'claimed': {
      const { claimId, reward } = event
      if (queue.told.includes(claimId) || waiting.length >= MOST_WAITING) return queue
      const next = { ...queue, told: [...queue.told, claimId] }
      return at === 'idle'
        ? { ...next, at: 'showing', shown: { claimId, reward } }
        : { ...next, waiting: [...waiting, { claimId, reward }] }
    }
    case 'over':
      return at === 'showing' ? showNext(queue) : queue
    case 'covered':
      // The reward in view begins again afterwards: it may not have been read.
      return at === 'held'
        ? queue
        : { ...queue, at: 'held', shown: null, waiting: shown ? [shown, ...waiting] : waiting }
    case 'uncovered':
      return at === 'held' ? showNext(queue) : queue
    case 'cleared':
      return { ...NO_REWARDS, at: at === 'held' ? 'held' : 'idle' }
  }
}

function showNext<Reward>(queue: RewardQueue<Reward>): RewardQueue<Reward> {
  const [next, ...waiting] = queue.waiting
  return next === undefined
    ? { ...queue, at: 'idle', shown: null, waiting }
    : { ...queue, at: 'showing', shown: next, waiting }
}
