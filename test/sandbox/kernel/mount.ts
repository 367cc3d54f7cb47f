import type { Hono } from 'hono'
import type { World } from './world.ts'

/** The pages, pictures and papers that a department serves below an address, besides calls. */
export interface Mount {
  readonly at: `/${string}`
  readonly app: (world: World) => Hono
}
