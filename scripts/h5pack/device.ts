import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conformanceClient } from '#offline/client/conformance-cli.ts'
import { membersIn, setRelease } from '#offline/client/current.ts'
import { createDevice } from '#offline/client/device.ts'
import { createEventBook } from '#offline/client/event-book.ts'
import { setVersion } from '#offline/pack/set-version.js'
import { trustedRootPath } from '#offline/release/repository.ts'
import { supportedBridge } from '#scripts/local-release.ts'
import { readChannel, command, defaults, readPackName, shared, UsageError } from './command.ts'
import type { Command } from './command-shape.ts'

/** The commands that do what a phone does. */
export const deviceCommands: readonly Command[] = [
  command({
    name: 'install',
    summary:
      'fetch, check and switch, as a phone does; --repo may be a URL, with the --root that the app carries',
    options: {
      ...shared.repo,
      device: { type: 'string', default: defaults.device },
      root: { type: 'string' },
      'app-version': { type: 'string', default: '5.12.0' },
      channel: shared.which.channel,
      pack: shared.which.pack,
      platform: { type: 'string', default: 'android' },
      wifi: { type: 'boolean', default: true },
      events: { type: 'string' },
    },
    async run(values) {
      const { events } = values
      const book = events === undefined ? null : openBook(values, events)
      const device = createDevice({
        ...(book === null ? {} : { onEvent: (it) => void book.record(it) }),
        dir: values.device,
        repository: values.repo,
        trustedRoot: await readRoot(values.repo, values.root),
        appVersion: values['app-version'],
        ...supportedBridge(values['app-version']),
        channel: readChannel(values.channel),
        ...(values.pack === undefined ? {} : { pack: readPackName(values.pack) }),
        platform: values.platform,
        onWifi: () => values.wifi,
      })
      const installReported = async () => {
        try {
          return await device.install()
        } finally {
          await book?.flush()
        }
      }
      const { changed, current, why } = await installReported()
      const where = membersIn(current).map(({ dir }) => join(values.device, dir))
      const version = setVersion(current.version, current.parts)
      const state = join(values.device, 'state.json')
      const stays =
        why === null || why === 'up_to_date'
          ? `version ${version} is installed already and is the newest`
          : `version ${version} stays installed (${why}); for the reason: "h5pack explain --device ${state}"`
      return {
        lines: [
          changed
            ? `installed version ${version}, release ${setRelease(current)}, in ${where.join(', ')}`
            : stays,
        ],
        data: { changed, why, current },
      }
    },
  }),
  // Not defined by `command`, since the conformance suite prescribes its command line.
  {
    name: 'client',
    args: 'init ROOT | refresh | download',
    summary: "the device's trust code with the command line of TUF's conformance suite",
    options: {
      'metadata-dir': { type: 'string' },
      'metadata-url': { type: 'string' },
      'target-name': { type: 'string', multiple: true },
      'target-base-url': { type: 'string' },
      'target-dir': { type: 'string' },
    },
    async run(args) {
      await conformanceClient(args)
      return { lines: [], data: {} }
    },
  },
]

/** The events of a device that this machine plays, into a file of NDJSON. */
function openBook(
  values: {
    readonly device: string
    readonly channel: string
    readonly platform: string
    readonly 'app-version': string
  },
  file: string,
) {
  return createEventBook({
    dir: values.device,
    source: {
      channel: readChannel(values.channel),
      app: values['app-version'],
      platform: values.platform,
      engine: `node ${process.versions.node.split('.')[0]}`,
      deviceClass: 'high',
      share: 1,
    },
    send: (sent) => appendFile(file, sent.map((it) => `${JSON.stringify(it)}\n`).join('')),
  })
}

async function readRoot(repo: string, given: string | undefined): Promise<Buffer> {
  if (given === undefined && /^https?:/.test(repo)) {
    throw new UsageError(
      'A repository on the web needs --root FILE, the root that the app carries.',
    )
  }
  const path = given ?? trustedRootPath(repo)
  return readFile(path).catch(() => {
    throw new Error(`There is no root metadata at ${path}; publish a pack first, or give --root.`)
  })
}
