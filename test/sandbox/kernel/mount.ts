import type { Hono } from 'hono'
import type { World } from './world.ts'

/** What a department serves besides calls: pages, pictures and papers below an address. */
export interface Mount {
  readonly at: `/${string}`
  readonly app: (world: World) => Hono
}
