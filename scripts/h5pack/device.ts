import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conformanceClient } from '#offline/client/conformance-cli.ts'
import { membersIn, setRelease } from '#offline/client/current.ts'
import { createDevice } from '#offline/client/device.ts'
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
    },
    async run(values) {
      const device = createDevice({
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
      const { changed, current, why } = await device.install()
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
