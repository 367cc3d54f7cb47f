import { vpPaths } from '#paths/vp.ts'
import type { BenchOptions } from './bench-options.ts'
import { fillFeed } from './feeds/fill-feed.ts'
import { measureFeed } from './feeds/measure-feed.ts'

/**
 * Prints how smoothly a feed of 5,000 items scrolls under a finger; dist/reports/bench-feeds.json.
 */
export async function run({ rounds }: BenchOptions): Promise<void> {
  await measureFeed(
    {
      name: 'feeds',
      address: vpPaths.home.to(),
      about: 'The feed of /vp/home',
      fill: (database, now) => fillFeed(database, now),
    },
    rounds,
  )
}
