import { LOCAL_CHANNEL, type Release } from '#offline/policy/release.ts'
import { publishSet } from '#offline/release/repository.ts'
import {
  readChannel,
  command,
  FIRST_STEP,
  number,
  readPackName,
  policyOptions,
  shared,
  UsageError,
} from './command.ts'
import { gate, gateOptions } from './gate.ts'
import { terminalAsker } from './confirm.ts'
import { named, reach, withDeltaProgress } from './release.ts'
import { channelsIn } from '#offline/release/compare-with-channel.ts'
import { repositoryStatus } from '#offline/release/releases.ts'

const { place, which, policy } = shared

/** Publishing: the one command by which new content reaches devices, and so the one that asks. */
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
    const asker = terminalAsker()
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
        ? `${dry ? 'is' : 'was'} published already, ${dry ? 'would be ' : ''}signed anew`
        : `${dry ? 'would be ' : ''}published`
      return `${named(name, version)} ${what}: release ${release} in ${values.repo}`
    })
    const [first] = packs
    if (first === undefined) throw new UsageError('"publish" takes ZIP...; 0 were given.')
    const { installableUntil } = first
    const releases = packs.map(({ unchanged, ...release }) => ({ release, unchanged }))
    return {
      lines: [
        ...lines,
        `${channel}: ${reach(first)}`,
        ...(isFirstStep(first, values.percent) && !first.unchanged
          ? ['a first step: "h5pack rollout" takes it further, --percent says another']
          : []),
        ...doubts.map((it) => `would ask: ${it}`),
        ...packs.flatMap((it) => sentAs(it, packs.length > 1)),
        ...(first.qa ? ['warning: QA screens open in it, for everyone whom it reaches'] : []),
        `devices install it until ${installableUntil}; refresh before that`,
      ],
      data: { dryRun: dry, doubts, ...releases[0], releases, installableUntil },
    }
  },
})

const isFirstStep = ({ channel }: Release, percent: string | undefined) =>
  percent === undefined && channel !== LOCAL_CHANNEL

/** Asks on a terminal which channel is meant. Throws `UsageError` where nobody can be asked. */
async function askChannel(repo: string): Promise<string> {
  const channels = channelsIn((await repositoryStatus(repo))?.releases ?? [])
  const here = channels.length === 0 ? 'none yet' : channels.join(', ')
  const answer = await terminalAsker().ask(`Publish to which channel (here: ${here})? `)
  if (answer !== null && answer !== '') return answer
  throw new UsageError(`"publish" needs --channel NAME; channels here: ${here}.`)
}

/** What devices download, in words. */
function sentAs({ pack, version, bytes, deltas }: Release, several: boolean): string[] {
  const what = several ? `${named(pack, version)} sent` : 'sent'
  const sizes = deltas.map((it) => it.bytes)
  const whole = `${number(bytes)} bytes as a whole`
  if (sizes.length === 0) return [`${what}: ${whole}`]
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const range =
    least === most ? `${number(most)} bytes` : `${number(least)} to ${number(most)} bytes`
  const packs = deltas.length === 1 ? '1 earlier pack' : `${deltas.length} earlier packs`
  return [`${what}: ${whole}, ${range} as a delta from ${packs}`]
}
