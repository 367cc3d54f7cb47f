import * as v from 'valibot'
import { SIDES, type Round, type Side } from './sides.ts'

/** The rounds of one engine. */
export interface EngineRounds {
  /** Name and version. */
  readonly engine: string
  readonly rounds: readonly Round[]
}

const times = v.record(v.picklist(SIDES), v.pipe(v.number(), v.gtValue(0)))

function complete(read: Partial<Record<Side, number>>): Record<Side, number> {
  const of = (side: Side) => {
    const time = read[side]
    if (time === undefined) throw new Error(`the round has no ${side}`)
    return time
  }
  return {
    bare: of('bare'),
    ours: of('ours'),
    dsbridge: of('dsbridge'),
    wvjb: of('wvjb'),
    vk: of('vk'),
    penpal: of('penpal'),
    penpalChecked: of('penpalChecked'),
  }
}

/** Reads one round as the page reports it. Throws where a side is missing or took no time. */
export function readRound(text: string): Round {
  const read = v.parse(v.object({ single: times, burst: times }), JSON.parse(text))
  return { single: complete(read.single), burst: complete(read.burst) }
}
