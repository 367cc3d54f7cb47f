import { messagesPaths } from '#paths/messages.ts'
import type { BenchOptions } from './bench-options.ts'
import { fillMessages } from './feeds/fill-messages.ts'
import { FEED_USER, measureFeed } from './feeds/measure-feed.ts'

/**
 * Prints how smoothly the 10,000 messages of one user scroll under a finger;
 * dist/reports/bench-messages.json.
 */
export async function run({ rounds }: BenchOptions): Promise<void> {
  await measureFeed(
    {
      name: 'messages',
      address: messagesPaths.messages.to({}),
      about: 'The list of /messages',
      fill: (database, now) => fillMessages(database, FEED_USER, now),
    },
    rounds,
  )
}
