import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { channelsIn, compareWithChannel } from '#offline/release/compare-with-channel.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { ConfirmationNeeded, formatNumber, UsageError } from './command.ts'
import { confirm, type Prompt } from './confirm.ts'

/** Options of the commands that publish content into a channel. */
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
  readonly asker: Prompt
}

/**
 * Asks for confirmation before content is published into a new channel, or when routes would be
 * removed, or packs would grow by more than `--max-growth` percent. A dry run asks nothing and
 * returns the questions. Throws `UsageError`, `ConfirmationNeeded`.
 */
export async function gate(values: Gate): Promise<string[]> {
  const { repo, channel, zips, pack } = values
  if (!/^\d{1,4}$/.test(values['max-growth'])) {
    throw new UsageError(`--max-growth takes a whole percentage, not "${values['max-growth']}".`)
  }
  const releases = (await repositoryStatus(repo))?.releases ?? []
  const channels = channelsIn(releases)
  // A channel with withdrawn releases only is not new: devices may follow it.
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
  const doubts = channelConcerns(difference, channel, Number(values['max-growth']))
  if (!values['dry-run']) {
    for (const doubt of doubts) await confirm(values.asker, doubt, '--accept')
  }
  return doubts
}

/** The findings that need a confirmation, one sentence each. */
export function channelConcerns(
  { removedRoutes, before, after }: NonNullable<Awaited<ReturnType<typeof compareWithChannel>>>,
  channel: string,
  maxGrowth: number,
): string[] {
  const grown = before === 0 ? 0 : ((after - before) / before) * 100
  return [
    ...(removedRoutes.length === 0
      ? []
      : [`Routes that ${channel} has now would be removed: ${removedRoutes.join(', ')}.`]),
    ...(grown <= maxGrowth
      ? []
      : [
          `The packs would grow by ${grown.toFixed(0)} %, from ${formatNumber(before)} to ${formatNumber(after)} bytes (more than ${maxGrowth} %).`,
        ]),
  ]
}
