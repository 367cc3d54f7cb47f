import { contentFilled, contentSettled } from '#test/sandbox/departments/content/events.ts'
import { fillExperts } from './seed-experts.ts'
import { settleExperts } from './settle-experts.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  contentFilled.hearing(({ world, begun }) => fillExperts(world.db, world.market, begun)),
  contentSettled.hearing(settleExperts),
]
