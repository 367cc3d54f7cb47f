import { readFile } from 'node:fs/promises'
import { readCurrent, setRelease } from '#offline/client/current.ts'
import { setVersion } from '#offline/pack/set-version.js'
import { readDeviceFacts, readLastCheck, type LastCheck } from '#offline/policy/device-facts.ts'
import { explainChoice } from '#offline/policy/explain-choice.ts'
import { examine } from '#offline/doctor/doctor.ts'
import { compareStore } from '#offline/store/compare.ts'
import { repositoryStatus, type RepositoryStatus } from '#offline/release/releases.ts'
import { simulate, type Simulation } from '#offline/release/simulate.ts'
import {
  command,
  defaults,
  Failed,
  formatNumber,
  readWholeNumber,
  shared,
  UsageError,
} from './command.ts'
import type { Command } from './command-shape.ts'
import { progressBar } from './progress.ts'
import { openStore, storeOptions } from './store.ts'
import { decodeText } from '#scripts/text/text-file.ts'
import { describeReach } from './release.ts'

/**
 * Showing a repository's state, explaining a device, simulating a rollout. None of these changes
 * anything.
 */
export const watchCommands: readonly Command[] = [
  command({
    name: 'status',
    summary: 'what is published, by whose keys and until when, and what is installed',
    options: { ...shared.repo, device: { type: 'string', default: defaults.device } },
    async run({ repo, device }) {
      const repository = await repositoryStatus(repo)
      const current = await readCurrent(device)
      const lines = [
        ...(repository === null ? [`repository ${repo}: none yet`] : statusLines(repo, repository)),
        ...(current === null
          ? [`device ${device}: nothing installed`]
          : [
              `device ${device}`,
              `  opens version ${setVersion(current.version, current.parts)}, release ${setRelease(current)}`,
              ...(current.previous === null
                ? []
                : [
                    `  previous version ${setVersion(current.previous.version, current.previous.parts)}`,
                  ]),
            ]),
      ]
      return { lines, data: { repository, device: current } }
    },
  }),

  command({
    name: 'explain',
    summary: 'why a device has its version: --device FILE is its state.json',
    options: { ...shared.repo, device: { type: 'string' } },
    async run({ repo, device }) {
      if (device === undefined) {
        throw new UsageError('"explain" needs --device FILE, the facts that the device exported.')
      }
      const json = await readFile(device).then(decodeText, () => {
        throw new Error(`${device} cannot be read; give the file that the device exported.`)
      })
      const facts = readDeviceFacts(json)
      const lastCheck = readLastCheck(json)
      const repository = await repositoryStatus(repo)
      if (repository === null) {
        throw new Error(`There is no repository in ${repo}; give its folder with --repo.`)
      }
      const explained = explainChoice(repository.releases, facts, repository.halts)
      return {
        lines: [
          `device ${facts.deviceId}: app ${facts.appVersion} on ${facts.platform}, channel ${facts.channel}`,
          ...(lastCheck === null ? [] : [lastCheckLine(lastCheck)]),
          explained.sentence,
          ...explained.releases.map(
            ({ release, pack, version, sentence }) =>
              `  release ${release} (${pack === 'app' ? '' : `${pack} `}${version}): ${sentence}`,
          ),
        ],
        data: { facts, lastCheck, ...explained },
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
        devices: readWholeNumber('--devices', devices, 1, 10_000_000),
        seed: readWholeNumber('--seed', seed, 0, 2 ** 31),
        crashShare: readWholeNumber('--crash', crash, 0, 100) / 100,
        onProgress,
      })
      const seconds = (performance.now() - started) / 1000
      const said = { lines: simulationLines(result, seconds), data: { ...result, seconds } }
      if (result.flaps > 0 || result.afterPause > 0 || result.atEnd < 1) {
        throw new Failed(
          'The simulation broke a rule: a device flapped, or installed a paused release; see the lines above.',
          said,
        )
      }
      return Promise.resolve(said)
    },
  }),

  command({
    name: 'doctor',
    summary: 'find what stops devices from installing, now or soon; with --to in the store too',
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
          `${errors} of ${complaints.length} problems stop devices from installing.`,
          said,
        )
      }
      const places = store === null ? repo : `${repo} and ${store.name}`
      return complaints.length === 0 ? { ...said, lines: [`no problems found in ${places}`] } : said
    },
  }),
]

/**
 * The last check as the device recorded it, which may have failed for reasons outside the
 * repository.
 */
function lastCheckLine({ at, outcome, detail }: NonNullable<LastCheck>): string {
  return `last check ${at}: ${outcome}${detail === '' ? '' : `: ${detail}`}`
}

function statusLines(
  repo: string,
  { releases, roles, halts, installableUntil }: RepositoryStatus,
): string[] {
  return [
    `repository ${repo}`,
    ...releases.flatMap((it) => {
      const pack = it.pack === 'app' ? '' : ` of ${it.pack}`
      const back = it.rollbackOf === null ? '' : `, in place of ${it.rollbackOf}`
      return [
        `  release ${it.release}: version ${it.version}${pack}, ${it.channel}, ${describeReach(it, halts)}${back}`,
        ...it.changes.map(({ at, by, what }) => `    ${at} ${by}: ${what}`),
      ]
    }),
    ...roles.flatMap(({ role, expires, keyIds, threshold }) => {
      const over = new Date(expires) <= new Date() ? ' (expired)' : ''
      const ids = keyIds.map((id) => id.slice(0, 12)).join(', ')
      return `  ${role} signed until ${expires}${over}, by ${threshold} of ${ids}`
    }),
    `  devices can install until ${installableUntil}`,
  ]
}

function simulationLines(result: Simulation, seconds: number): string[] {
  const { devices, stages, farthest, flaps, installs, paused, afterPause, atEnd } = result
  const share = (basisPoints: number) => `${(basisPoints / 100).toFixed(3)} %`.padStart(10)
  return [
    `${formatNumber(devices)} devices, ${formatNumber(installs)} installs, in ${seconds.toFixed(1)} s`,
    ...stages.map(({ name, wanted, reached, clockAhead }) => {
      const asked = wanted === null ? ' until held' : share(wanted)
      const clocks = `${formatNumber(clockAhead)} clocks ahead`
      return `  ${name.padEnd(18)} wanted ${asked}, reached ${share(reached)}, ${clocks}`
    }),
    `farthest from a percentage: ${farthest.toFixed(3)} points`,
    `devices that flapped: ${flaps}`,
    paused === null
      ? 'the automatic pause did not fire'
      : `automatic pause after ${formatNumber(paused.started)} first starts, ${formatNumber(paused.failed)} of them failed; installs after it: ${afterPause}`,
    `have the newest at the end: ${(atEnd * 100).toFixed(3)} %`,
  ]
}
