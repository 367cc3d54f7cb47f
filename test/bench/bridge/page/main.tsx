import { turned } from '#test/bench/statistics.ts'
import { AT_ONCE, BURSTS, CALLS, SIDES, type Round, type Side } from '#test/bench/bridge/sides.ts'
import { openAskers, type Ask } from './askers.ts'

declare global {
  interface Window {
    /**
     * Runs one round; resolves to the JSON text of a `Round`. Rejects where an answer is not the
     * requested one.
     */
    benchRound?: (round: number) => Promise<string>
  }
}

const configKey = (index: number) => `bench.key.${index}`

async function ask(side: Side, to: Ask, index: number): Promise<void> {
  const key = configKey(index)
  const answer = await to(key)
  const values: unknown = answer instanceof Object && 'values' in answer ? answer.values : undefined
  // `in` and no more: the check must cost the same on every side.
  if (!(values instanceof Object) || !(key in values)) throw new Error(`${side} lost ${key}`)
}

async function oneAtATime(side: Side, to: Ask): Promise<number> {
  const begun = performance.now()
  for (let index = 0; index < CALLS; index += 1) await ask(side, to, index)
  return performance.now() - begun
}

async function atOnce(side: Side, to: Ask): Promise<number> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(side, to, index)))
  return performance.now() - begun
}

const none = (): Record<Side, number> => ({
  bare: 0,
  ours: 0,
  dsbridge: 0,
  wvjb: 0,
  vk: 0,
  penpal: 0,
  penpalChecked: 0,
})

async function round(askers: Readonly<Record<Side, Ask>>, number: number): Promise<Round> {
  const single = none()
  const burst = none()
  const order = turned(SIDES, number)
  // Backwards every other round, so that no side always comes after the same one and its litter.
  const sides = number % 2 === 0 ? order : order.toReversed()
  for (const side of sides) single[side] = (await oneAtATime(side, askers[side])) / CALLS
  for (const side of sides) {
    let all = 0
    for (let times = 0; times < BURSTS; times += 1) all += await atOnce(side, askers[side])
    burst[side] = all / (BURSTS * AT_ONCE)
  }
  return { single, burst }
}

const opening = openAskers()
window.benchRound = async (number) => JSON.stringify(await round(await opening, number))
