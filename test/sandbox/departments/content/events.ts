import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The tables of content are filled, as of the moment at which the sandbox began. */
export const contentFilled = new DepartmentEvent<{
  readonly world: World
  readonly begun: Time14
}>('contentFilled')

/** All that was due of content by now has happened. */
export const contentSettled = new DepartmentEvent<World>('contentSettled')
