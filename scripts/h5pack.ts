import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createDevice } from '#offline/client/device.ts'
import { PackRefused, type RefusedReason } from '#offline/client/refused.ts'
import { readCurrent } from '#offline/client/current.ts'
import { verifyPack, type Verdict } from '#offline/pack/verify-pack.ts'
import type { Manifest } from '#offline/pack/manifest.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { publish, trustedRootPath } from '#offline/release/repository.ts'

const USAGE = `npm run h5pack -- COMMAND

  build [--version V] [--out DIR] [--no-vite]     make h5-VERSION.zip from the source
  verify ZIP                                      check a pack from its names to its last byte
  inspect ZIP                                     show what a pack says of itself
  publish ZIP [--repo DIR] [--keys DIR] [--replace]
                                                  sign a pack and make it the newest release
  install [--repo DIR|URL] [--device DIR] [--root FILE] [--app-version V]
                                                  fetch, check and switch, as a phone does
  status [--repo DIR] [--device DIR]              what is published and what is installed

Folders, when not given: .local/repository, .local/keys, .local/device; packs go to dist/pack.`

const defaults = {
  repo: join('.local', 'repository'),
  keys: join('.local', 'keys'),
  device: join('.local', 'device'),
} as const

/** The command line itself is wrong. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

const say = (line: string) => console.log(line)
const number = new Intl.NumberFormat('en-US')

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  async build(args) {
    const { values } = parseArgs({
      args,
      options: {
        version: { type: 'string' },
        out: { type: 'string' },
        vite: { type: 'boolean', default: true },
      },
      allowNegative: true,
    })
    // Loaded here alone: the other commands need neither the screens nor Vite.
    const { buildAppPack } = await import('./build-app-pack.ts')
    const built = await buildAppPack({
      vite: values.vite,
      ...(values.version === undefined ? {} : { version: values.version }),
      ...(values.out === undefined ? {} : { outDir: values.out }),
    })
    const { files, routes } = built.manifest
    say(`${relative(process.cwd(), built.zip)}: ${number.format(built.bytes)} bytes`)
    say(`version ${built.manifest.version}, commit ${built.manifest.commit}`)
    say(`${files.length} files, ${routes.length} routes`)
    say(`sha256 ${built.sha256}`)
  },

  async verify(args) {
    const { path, verdict } = await judge('verify', args)
    for (const { code, path: file, detail } of verdict.findings) {
      say(`${code}: ${file === null ? '' : `${file}: `}${detail}`)
    }
    if (verdict.findings.length > 0) {
      throw new Error(
        `${path} is not a valid pack (${verdict.findings.length} findings); build it again.`,
      )
    }
    say(`${path} is whole: ${number.format(verdict.bytes)} bytes, sha256 ${verdict.sha256}`)
  },

  async inspect(args) {
    const { path, verdict } = await judge('inspect', args)
    if (verdict.manifest === null) {
      const [finding] = verdict.findings
      throw new Error(`${path} cannot be read (${finding?.detail ?? ''}); run "h5pack verify".`)
    }
    describe(verdict.manifest, verdict)
  },

  async publish(args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        repo: { type: 'string', default: defaults.repo },
        keys: { type: 'string', default: defaults.keys },
        replace: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const zip = onlyFile('publish', positionals)
    const done = await publish({
      repoDir: values.repo,
      keysDir: values.keys,
      zip,
      replace: values.replace,
    })
    const what = done.unchanged ? 'was published already, signed anew' : 'published'
    say(`version ${done.version} ${what}: release ${done.release} in ${values.repo}`)
    say(`devices install it until ${done.timestampExpires}; publish again to renew`)
  },

  async install(args) {
    const { values } = parseArgs({
      args,
      options: {
        repo: { type: 'string', default: defaults.repo },
        device: { type: 'string', default: defaults.device },
        root: { type: 'string' },
        'app-version': { type: 'string', default: '5.12.0' },
      },
    })
    const device = createDevice({
      dir: values.device,
      repository: values.repo,
      trustedRoot: await readRoot(values.repo, values.root),
      appVersion: values['app-version'],
    })
    const { changed, current } = await device.install()
    say(
      changed
        ? `installed version ${current.version}, release ${current.release}, in ${join(values.device, current.dir)}`
        : `version ${current.version} is installed already and is the newest`,
    )
  },

  async status(args) {
    const { values } = parseArgs({
      args,
      options: {
        repo: { type: 'string', default: defaults.repo },
        device: { type: 'string', default: defaults.device },
      },
    })
    const repository = await repositoryStatus(values.repo)
    if (repository === null) {
      say(`repository ${values.repo}: none yet`)
    } else {
      say(`repository ${values.repo}`)
      for (const { release, version, channel, minAppVersion } of repository.releases) {
        say(`  release ${release}: version ${version}, ${channel}, app ${minAppVersion} or later`)
      }
      for (const [role, expires] of Object.entries(repository.expires)) {
        const over = new Date(expires) <= new Date() ? ' (expired)' : ''
        say(`  ${role} signed until ${expires}${over}`)
      }
    }
    const current = await readCurrent(values.device)
    if (current === null) return say(`device ${values.device}: nothing installed`)
    say(`device ${values.device}`)
    say(`  opens version ${current.version}, release ${current.release}`)
    if (current.previous !== null) say(`  keeps version ${current.previous.version}`)
  },
}

async function judge(command: string, args: string[]): Promise<{ path: string; verdict: Verdict }> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const path = onlyFile(command, positionals)
  const verdict = await verifyPack(path).catch(() => {
    throw new Error(`${path} cannot be opened; give the path of a pack.`)
  })
  return { path, verdict }
}

function onlyFile(command: string, positionals: readonly string[]): string {
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) {
    throw new UsageError(`${command} needs the path of one pack.`)
  }
  return path
}

function describe(manifest: Manifest, { bytes, sha256, findings }: Verdict): void {
  say(`${manifest.appId} ${manifest.version}, commit ${manifest.commit}`)
  say(`zip of ${number.format(bytes)} bytes, sha256 ${sha256}`)
  say(`for app ${manifest.minAppVersion} or later, bridge contract ${manifest.bridge.version}`)
  say(`calls ${manifest.bridge.methods.join(', ')}`)
  say(`opens ${manifest.entry}`)
  say(`${manifest.routes.length} routes`)
  for (const { path, title } of manifest.routes) say(`  ${path}  ${title}`)
  say(`${manifest.files.length} files`)
  for (const file of manifest.files) {
    say(`  ${number.format(file.bytes).padStart(10)}  ${file.path}  ${file.type}`)
  }
  if (findings.length > 0) say(`${findings.length} findings: run "h5pack verify"`)
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

const nextSteps: Readonly<Record<RefusedReason, string>> = {
  length: 'What is installed still opens; publish the pack again.',
  hash: 'What is installed still opens; publish the pack again.',
  pack: 'What is installed still opens; publish the pack again.',
  path: 'What is installed still opens; publish the pack again.',
  manifest: 'What is installed still opens; publish the pack again.',
  metadata: 'What is installed still opens; publish the pack again.',
  signature: 'Give the right --root, or another --device if the repository was made anew.',
  expired: 'Publish the pack again, which renews the signatures.',
  rollback: 'Restore the newer repository, or give another --device if it was made anew.',
  app_too_old: 'Update the app.',
  no_release: 'Publish a pack first.',
  unreachable: 'Check --repo and the network, then try again.',
}

function explain(error: unknown): string {
  if (error instanceof PackRefused) {
    return `Not installed (${error.reason}): ${error.message} ${nextSteps[error.reason]}`
  }
  return error instanceof Error ? error.message : String(error)
}

function isUsage(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return (
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS_')
  )
}

const [command, ...rest] = process.argv.slice(2)
const run = command === undefined ? undefined : commands[command]
if (run === undefined) {
  console.error(command === undefined ? USAGE : `There is no command "${command}".\n\n${USAGE}`)
  process.exitCode = 2
} else {
  try {
    await run(rest)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = isUsage(error) ? 2 : 1
  }
}
