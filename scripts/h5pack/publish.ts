import { LOCAL_CHANNEL, type Release } from '#offline/pack/release.ts'
import { publishSet } from '#offline/release/repository.ts'
import {
  readChannel,
  command,
  FIRST_STEP,
  formatNumber,
  readPackName,
  policyOptions,
  shared,
  UsageError,
} from './command.ts'
import { gate, gateOptions } from './gate.ts'
import { terminalPrompt } from './confirm.ts'
import { packLabel, describeReach, withDeltaProgress } from './release.ts'
import { channelsIn } from '#offline/release/compare-with-channel.ts'
import { repositoryStatus } from '#offline/release/releases.ts'

const { place, which, policy } = shared

/** The command that publishes new packs, after the confirmations of `gate`. */
export const publishCommand = command({
  name: 'publish',
  args: 'ZIP...',
  summary: 'sign packs and make them the newest release of a channel, all at once',
  options: {
    ...place,
    ...policy,
    ...gateOptions,
    channel: { type: 'string' },
    pack: which.pack,
    replace: { type: 'boolean', default: false },
    'allow-qa': { type: 'boolean', default: false },
  },
  async run(values, zips) {
    if (values.pack !== undefined && zips.length > 1) {
      throw new UsageError(
        '--pack names one pack; several have the names that they were built with.',
      )
    }
    const said = policyOptions(values)
    const pack = values.pack === undefined ? undefined : readPackName(values.pack)
    const dry = values['dry-run']
    const asker = terminalPrompt()
    const channel = readChannel(values.channel ?? (await askChannel(values.repo)))
    const doubts = await gate({ ...values, channel, zips, pack, asker })
    const packs = await publishSet({
      ...withDeltaProgress(values),
      zips,
      channel,
      ...(pack === undefined ? {} : { pack }),
      policy: said,
      ...(channel === LOCAL_CHANNEL ? {} : { firstBasisPoints: FIRST_STEP }),
      replace: values.replace,
      allowQa: values['allow-qa'],
    })
    const lines = packs.map(({ pack: name, version, release, unchanged }) => {
      const what = unchanged
        ? `${dry ? 'is' : 'was'} published already; its signatures ${dry ? 'would be' : 'are'} renewed`
        : `${dry ? 'would be ' : ''}published`
      return `${packLabel(name, version)} ${what}: release ${release} in ${values.repo}`
    })
    const [first] = packs
    if (first === undefined) throw new UsageError('"publish" takes ZIP...; 0 were given.')
    const { installableUntil } = first
    const releases = packs.map(({ unchanged, ...release }) => ({ release, unchanged }))
    return {
      lines: [
        ...lines,
        `${channel}: ${describeReach(first)}`,
        ...(isFirstStep(first, values.percent) && !first.unchanged
          ? ['a first step: raise it with "h5pack rollout"; --percent starts with another']
          : []),
        ...doubts.map((it) => `would ask: ${it}`),
        ...packs.flatMap((it) => downloadSizes(it, packs.length > 1)),
        ...(first.qa ? ['warning: its QA screens open on every device that installs it'] : []),
        `devices can install it until ${installableUntil}; run "h5pack refresh" before then`,
      ],
      data: { dryRun: dry, doubts, ...releases[0], releases, installableUntil },
    }
  },
})

const isFirstStep = ({ channel }: Release, percent: string | undefined) =>
  percent === undefined && channel !== LOCAL_CHANNEL

/** Asks for the channel's name. Throws `UsageError` without a terminal. */
async function askChannel(repo: string): Promise<string> {
  const channels = channelsIn((await repositoryStatus(repo))?.releases ?? [])
  const here = channels.length === 0 ? 'none yet' : channels.join(', ')
  const answer = await terminalPrompt().ask(`Publish to which channel (here: ${here})? `)
  if (answer !== null && answer !== '') return answer
  throw new UsageError(`"publish" needs --channel NAME; channels here: ${here}.`)
}

/** The download size of a release: of the whole zip, and of its deltas. */
function downloadSizes({ pack, version, bytes, deltas }: Release, several: boolean): string[] {
  const what = several ? `download size of ${packLabel(pack, version)}` : 'download size'
  const sizes = deltas.map((it) => it.bytes)
  const whole = `${formatNumber(bytes)} bytes as a whole zip`
  if (sizes.length === 0) return [`${what}: ${whole}`]
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const range =
    least === most
      ? `${formatNumber(most)} bytes`
      : `${formatNumber(least)} to ${formatNumber(most)} bytes`
  const packs = deltas.length === 1 ? '1 earlier pack' : `${deltas.length} earlier packs`
  return [`${what}: ${whole}, ${range} as a delta from ${packs}`]
}
