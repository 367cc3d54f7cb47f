import { channelsIn, offeredIn } from '#offline/release/compare-with-channel.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { removeChannel } from '#offline/release/rollouts.ts'
import { readChannel, command, repositoryOptions, shared } from './command.ts'
import type { Command } from './command-shape.ts'
import { confirm, terminalPrompt } from './confirm.ts'
import { packLabel, describeReach } from './release.ts'

/** The channels of a repository. */
export const channelCommands: readonly Command[] = [
  command({
    name: 'channel list',
    summary: 'every channel that offers something, with its newest release of each pack',
    options: shared.repo,
    async run({ repo }) {
      const releases = (await repositoryStatus(repo))?.releases ?? []
      const channels = channelsIn(releases).map((channel) => ({
        channel,
        offered: offeredIn(releases, channel),
      }))
      const lines = channels.flatMap(({ channel, offered }) => [
        channel,
        ...offered.map(
          (it) =>
            `  release ${it.release}: ${packLabel(it.pack, it.version)}, ${describeReach(it)}`,
        ),
      ])
      return {
        lines: lines.length === 0 ? [`no channel in ${repo} yet`] : lines,
        data: { channels },
      }
    },
  }),

  command({
    name: 'channel remove',
    args: 'CHANNEL',
    summary:
      'withdraw every release of a channel for good; its devices keep what they have installed',
    options: { ...shared.place, accept: { type: 'boolean', default: false } },
    async run(values, [name = '']) {
      const channel = readChannel(name)
      const dryRun = values['dry-run']
      if (!dryRun && !values.accept) {
        const findings = `Every release in ${channel} would be withdrawn for good.`
        await confirm(terminalPrompt(), findings, '--accept')
      }
      const { withdrawn, installableUntil } = await removeChannel(
        repositoryOptions(values),
        channel,
      )
      const would = dryRun ? 'would be: ' : ''
      return {
        lines: [
          `${would}channel ${channel} offers nothing any more; withdrawn: release ${withdrawn.join(', ')}`,
          'devices that follow it keep what they have installed',
        ],
        data: { dryRun, channel, withdrawn, installableUntil },
      }
    },
  }),
]
