import { LOCAL_CHANNEL } from '#offline/policy/release.ts'
import { channelsIn, compareWithChannel } from '#offline/release/compare-with-channel.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { ConfirmationNeeded, number, UsageError } from './command.ts'
import { confirm, type Asker } from './confirm.ts'

/** Options of the commands that bring content into a channel. */
export const gateOptions = {
  'new-channel': { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  'max-growth': { type: 'string', default: '10' },
} as const

export interface Gate {
  readonly repo: string
  readonly channel: string
  readonly zips: readonly string[]
  readonly pack?: string | undefined
  readonly 'new-channel': boolean
  readonly accept: boolean
  readonly 'max-growth': string
  readonly 'dry-run': boolean
  readonly asker: Asker
}

/**
 * Asks before content enters a channel that is new, or from which routes would go away, or whose packs would grow much. A dry
 * run asks nothing and gives what it would ask. Throws `UsageError`, `ConfirmationNeeded`.
 */
export async function gate(values: Gate): Promise<string[]> {
  const { repo, channel, zips, pack } = values
  if (!/^\d{1,4}$/.test(values['max-growth'])) {
    throw new UsageError(`--max-growth takes a whole percentage, not "${values['max-growth']}".`)
  }
  const releases = (await repositoryStatus(repo))?.releases ?? []
  const channels = channelsIn(releases)
  // A channel whose releases are all withdrawn is no misspelling: somebody follows it.
  const isNew = channel !== LOCAL_CHANNEL && !releases.some((it) => it.channel === channel)
  if (isNew && !values['new-channel']) {
    const others =
      channels.length === 0 ? 'no channel does yet' : `those that do: ${channels.join(', ')}`
    throw new ConfirmationNeeded(
      `The channel ${channel} offers nothing here (${others}). Check its name; give --new-channel to open it.`,
    )
  }
  if (channel === LOCAL_CHANNEL || values.accept) return []
  const difference = await compareWithChannel(repo, zips, channel, pack)
  if (difference === null) return []
  const doubts = doubtsAbout(difference, channel, Number(values['max-growth']))
  if (!values['dry-run']) {
    for (const doubt of doubts) await confirm(values.asker, doubt, '--accept')
  }
  return doubts
}

/** What has to be said yes to. */
export function doubtsAbout(
  { removedRoutes, before, after }: NonNullable<Awaited<ReturnType<typeof compareWithChannel>>>,
  channel: string,
  maxGrowth: number,
): string[] {
  const grown = before === 0 ? 0 : ((after - before) / before) * 100
  return [
    ...(removedRoutes.length === 0
      ? []
      : [`Routes that ${channel} has now would be gone: ${removedRoutes.join(', ')}.`]),
    ...(grown <= maxGrowth
      ? []
      : [
          `The packs would grow by ${grown.toFixed(0)} %, from ${number(before)} to ${number(after)} bytes (more than ${maxGrowth} %).`,
        ]),
  ]
}
