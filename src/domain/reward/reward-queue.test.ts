import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MOST_WAITING,
  NO_REWARDS,
  queueStep,
  type QueueEvent,
  type QueueStage,
  type RewardQueue,
} from './reward-queue.ts'

type Queue = RewardQueue<string>
type Event = QueueEvent<string>

const claim = (claimId: string): Event => ({ type: 'claimed', claimId, reward: `of ${claimId}` })
const item = (claimId: string) => ({ claimId, reward: `of ${claimId}` })
const over: Event = { type: 'over' }
const covered: Event = { type: 'covered' }
const uncovered: Event = { type: 'uncovered' }
const cleared: Event = { type: 'cleared' }

/** Each stage as it is with one reward in view and one that waits, as far as it has them. */
const IN: { readonly [S in QueueStage]: Queue } = {
  idle: NO_REWARDS,
  showing: { at: 'showing', shown: item('a'), waiting: [item('b')], told: ['a', 'b'] },
  held: { at: 'held', shown: null, waiting: [item('a'), item('b')], told: ['a', 'b'] },
}
const LAST: Queue = { at: 'showing', shown: item('a'), waiting: [], told: ['a'] }
const HELD: Queue = { at: 'held', shown: null, waiting: [], told: [] }

const text = ({ at, shown, waiting }: Queue) =>
  `${at} ${shown?.claimId ?? '-'} [${waiting.map(({ claimId }) => claimId).join(' ')}]`

const ROWS: readonly (readonly [Queue, Event, string])[] = [
  [IN.idle, claim('c'), 'showing c []'],
  [IN.idle, over, 'idle - []'],
  [IN.idle, covered, 'held - []'],
  [IN.idle, uncovered, 'idle - []'],
  [IN.idle, cleared, 'idle - []'],
  [IN.showing, claim('c'), 'showing a [b c]'],
  [IN.showing, claim('a'), 'showing a [b]'],
  [IN.showing, claim('b'), 'showing a [b]'],
  [IN.showing, over, 'showing b []'],
  [LAST, over, 'idle - []'],
  [IN.showing, covered, 'held - [a b]'],
  [IN.showing, uncovered, 'showing a [b]'],
  [IN.showing, cleared, 'idle - []'],
  [IN.held, claim('c'), 'held - [a b c]'],
  [IN.held, claim('a'), 'held - [a b]'],
  [IN.held, over, 'held - [a b]'],
  [IN.held, covered, 'held - [a b]'],
  [IN.held, uncovered, 'showing a [b]'],
  [HELD, uncovered, 'idle - []'],
  [IN.held, cleared, 'held - []'],
]

test.each(ROWS)('in %j the event %j leads to %s', (queue, event, next) => {
  expect(text(queueStep(queue, event))).toBe(next)
})

/** Every state on the way, the first one included. */
function run(events: readonly Event[]): readonly Queue[] {
  let queue: Queue = NO_REWARDS
  return [queue, ...events.map((event) => (queue = queueStep(queue, event)))]
}

test('three wait behind the one in view, and a fifth is let in once there is room', () => {
  const queue = run(['a', 'b', 'c', 'd', 'e'].map(claim)).at(-1) ?? NO_REWARDS
  expect(text(queue)).toBe('showing a [b c d]')
  expect(text(queueStep(queueStep(queue, over), claim('e')))).toBe('showing b [c d e]')
})

const anyEvent = fc.oneof(
  fc.nat(6).map((n) => claim(String(n))),
  fc.constantFrom(over, covered, uncovered),
)

test('a claim is announced once, in order, never over a dialog, and never more wait than may', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const seen: string[] = []
      for (const { at, shown, waiting, told } of run(events)) {
        expect(shown === null).toBe(at !== 'showing')
        // One that a dialog covered goes back to the front.
        expect(waiting.length).toBeLessThanOrEqual(MOST_WAITING + 1)
        expect(new Set(told).size).toBe(told.length)
        expect(at === 'idle' && waiting.length > 0).toBe(false)
        if (shown !== null && seen.at(-1) !== shown.claimId) seen.push(shown.claimId)
      }
      expect(new Set(seen).size).toBe(seen.length)
    }),
  )
})
