import { readFile } from 'node:fs/promises'
import { readCurrent, setRelease } from '#offline/client/current.ts'
import { setVersion } from '#offline/pack/set-version.js'
import { effectiveHalt } from '#offline/policy/halts.ts'
import { readDeviceFacts, readLastCheck, type LastCheck } from '#offline/policy/device-facts.ts'
import { explainChoice } from '#offline/policy/explain-choice.ts'
import { examine } from '#offline/release/doctor.ts'
import { compareStore } from '#offline/store/compare.ts'
import { repositoryStatus, type RepositoryStatus } from '#offline/release/releases.ts'
import { simulate, type Simulation } from '#offline/release/simulate.ts'
import { command, defaults, Failed, number, shared, UsageError, type Command } from './command.ts'
import { progressBar } from './progress.ts'
import { openStore, storeOptions } from './store.ts'
import { reach } from './release.ts'

/** Looking at what is published, at one device, and at what would happen. None of these changes anything. */
export const watchCommands: readonly Command[] = [
  command({
    name: 'status',
    summary: 'what is published, by whose keys and until when, and what is installed',
    options: { ...shared.repo, device: { type: 'string', default: defaults.device } },
    async run({ repo, device }) {
      const repository = await repositoryStatus(repo)
      const current = await readCurrent(device)
      const lines = [
        ...(repository === null ? [`repository ${repo}: none yet`] : published(repo, repository)),
        ...(current === null
          ? [`device ${device}: nothing installed`]
          : [
              `device ${device}`,
              `  opens version ${setVersion(current.version, current.parts)}, release ${setRelease(current)}`,
              ...(current.previous === null
                ? []
                : [
                    `  keeps version ${setVersion(current.previous.version, current.previous.parts)}`,
                  ]),
            ]),
      ]
      return { lines, data: { repository, device: current } }
    },
  }),

  command({
    name: 'explain',
    summary:
      'why a device has what it has: --device FILE is its state.json, or the same facts from elsewhere',
    options: { ...shared.repo, device: { type: 'string' } },
    async run({ repo, device }) {
      if (device === undefined) {
        throw new UsageError('"explain" needs --device FILE, the facts that the device exported.')
      }
      const json = await readFile(device, 'utf8').catch(() => {
        throw new Error(`${device} cannot be read; give the file that the device exported.`)
      })
      const facts = readDeviceFacts(json)
      const lastCheck = readLastCheck(json)
      const repository = await repositoryStatus(repo)
      if (repository === null) {
        throw new Error(`There is no repository in ${repo}; give its folder with --repo.`)
      }
      const told = explainChoice(repository.releases, facts)
      return {
        lines: [
          `device ${facts.deviceId}: app ${facts.appVersion} on ${facts.platform}, channel ${facts.channel}`,
          ...(lastCheck === null ? [] : [checked(lastCheck)]),
          told.sentence,
          ...told.releases.map(
            ({ release, pack, version, sentence }) =>
              `  release ${release} (${pack === 'app' ? '' : `${pack} `}${version}): ${sentence}`,
          ),
        ],
        data: { facts, lastCheck, ...told },
      }
    },
  }),

  command({
    name: 'simulate',
    summary: 'replay a rollout over many devices, with crashes, wrong clocks and pauses',
    options: {
      devices: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      crash: { type: 'string', default: '5' },
    },
    run: ({ devices, seed, crash }) => {
      const onProgress = progressBar('simulating')
      const started = performance.now()
      const result = simulate({
        devices: whole('--devices', devices, 1, 10_000_000),
        seed: whole('--seed', seed, 0, 2 ** 31),
        crashShare: whole('--crash', crash, 0, 100) / 100,
        onProgress,
      })
      const seconds = (performance.now() - started) / 1000
      const said = { lines: simulated(result, seconds), data: { ...result, seconds } }
      if (result.flaps > 0 || result.afterPause > 0 || result.atEnd < 1) {
        throw new Failed('Devices did what they must not; read the lines above.', said)
      }
      return Promise.resolve(said)
    },
  }),

  command({
    name: 'doctor',
    summary:
      'look for all that keeps devices from installing, or soon will; with --to in the store too',
    options: {
      ...shared.repo,
      ...storeOptions,
      keys: { type: 'string', default: defaults.keys },
    },
    async run({ repo, keys, ...place }) {
      const store = await openStore(place)
      const inFolder = await examine({
        repoDir: repo,
        keysDir: keys,
        onProgress: progressBar('reading published files'),
      })
      const inStore =
        store === null
          ? []
          : await compareStore({
              repoDir: repo,
              store,
              onProgress: progressBar('reading the store'),
            })
      const complaints = [...inFolder, ...inStore]
      const lines = complaints.flatMap(({ level, what, next }) => [
        `${level}: ${what}`,
        `  ${next}`,
      ])
      const errors = complaints.filter(({ level }) => level === 'error').length
      const said = { lines, data: { complaints } }
      if (errors > 0) {
        throw new Failed(
          `${errors} of ${complaints.length} complaints keep devices from installing.`,
          said,
        )
      }
      const well = store === null ? `${repo} is well` : `${repo} and ${store.name} are well`
      return complaints.length === 0 ? { ...said, lines: [well] } : said
    },
  }),
]

/** The device's own word on its last check: what the repository's releases cannot tell, such as a network that was away. */
function checked({ at, outcome, detail }: NonNullable<LastCheck>): string {
  return `last check ${at}: ${outcome}${detail === '' ? '' : `: ${detail}`}`
}

function published(
  repo: string,
  { releases, roles, halts, installableUntil }: RepositoryStatus,
): string[] {
  return [
    `repository ${repo}`,
    ...releases.flatMap((it) => {
      const pack = it.pack === 'app' ? '' : ` of ${it.pack}`
      const back = it.rollbackOf === null ? '' : `, in place of ${it.rollbackOf}`
      const halt = effectiveHalt(it, halts)
      return [
        `  release ${it.release}: version ${it.version}${pack}, ${it.channel}, ${reach(it)}${back}`,
        ...(halt === null ? [] : [`    halted ${halt.at} by ${halt.by}: ${halt.reason}`]),
        ...it.changes.map(({ at, by, what }) => `    ${at} ${by}: ${what}`),
      ]
    }),
    ...roles.flatMap(({ role, expires, keyIds, threshold }) => {
      const over = new Date(expires) <= new Date() ? ' (expired)' : ''
      const ids = keyIds.map((id) => id.slice(0, 12)).join(', ')
      return `  ${role} signed until ${expires}${over}, by ${threshold} of ${ids}`
    }),
    `  devices install until ${installableUntil}`,
  ]
}

function simulated(result: Simulation, seconds: number): string[] {
  const { devices, stages, farthest, flaps, installs, paused, afterPause, atEnd } = result
  const share = (basisPoints: number) => `${(basisPoints / 100).toFixed(3)} %`.padStart(10)
  return [
    `${number(devices)} devices, ${number(installs)} installs, in ${seconds.toFixed(1)} s`,
    ...stages.map(({ name, wanted, reached, clockAhead }) => {
      const asked = wanted === null ? ' until held' : share(wanted)
      const clocks = `${number(clockAhead)} clocks ahead`
      return `  ${name.padEnd(18)} wanted ${asked}, reached ${share(reached)}, ${clocks}`
    }),
    `farthest from a percentage: ${farthest.toFixed(3)} points`,
    `devices that flapped: ${flaps}`,
    paused === null
      ? 'the automatic pause did not fire'
      : `automatic pause after ${number(paused.started)} first starts, ${number(paused.failed)} of them failed; installs after it: ${afterPause}`,
    `have the newest at the end: ${(atEnd * 100).toFixed(3)} %`,
  ]
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new UsageError(
    `${name} takes a whole number from ${least} to ${number(most)}, not "${text}".`,
  )
}
