import { initRepository } from '#offline/release/repository.ts'
import { encryptKeyFile } from '#offline/release/encrypt-key.ts'
import { makeHaltKey } from '#offline/release/halt-releases.ts'
import { roleNames, type RoleName } from '#offline/release/keys.ts'
import {
  addPublicKey,
  renewRoot,
  revokeKey,
  rotateKeys,
  type KeyChange,
} from '#offline/release/root-keys.ts'
import { command, repositoryOptions, shared, UsageError } from './command.ts'
import type { Command, CommandOutput } from './command-shape.ts'

const encrypt = { encrypt: { type: 'boolean', default: false } } as const
const signing = { ...shared.place, ...shared.rootKeys }
const options = { ...signing, ...encrypt }

/** Creating, rotating, revoking and encrypting keys. */
export const keyCommands: readonly Command[] = [
  command({
    name: 'keys init',
    summary: 'make the keys and an empty repository; one root key in each --root-keys folder',
    options: { ...options, threshold: { type: 'string', default: '1' } },
    async run(values) {
      const threshold = Number(values.threshold)
      const dirs = values['root-keys']
      if (!/^[1-9]\d?$/.test(values.threshold)) {
        throw new UsageError(
          `"${values.threshold}" is no threshold; give the number of root keys that must sign.`,
        )
      }
      const root = await initRepository({
        ...repositoryOptions(values),
        ...rootDirsOption(dirs),
        threshold,
        encrypt: values.encrypt,
      })
      const dryRun = values['dry-run']
      const would = dryRun ? 'would be ' : ''
      return {
        lines: [
          `${would}created: an empty repository in ${values.repo}, with online keys in ${values.keys}`,
          `${dirs?.length ?? 1} root keys in ${(dirs ?? [values.keys]).join(', ')}; ${threshold} must sign`,
          `apps ship with ${root} as their trusted root`,
          'take the root keys offline now, and keep a copy of each elsewhere',
        ],
        data: { dryRun, root, threshold, rootKeys: dirs ?? [values.keys] },
      }
    },
  }),

  command({
    name: 'keys rotate',
    args: 'ROLE',
    summary: `replace the keys of ${roleNames.join(', ')}`,
    options,
    async run(values, [role = '']) {
      const place = {
        ...repositoryOptions(values),
        ...rootDirsOption(values['root-keys']),
        encrypt: values.encrypt,
      }
      return describeKeyChange(await rotateKeys(place, readRole(role)), values['dry-run'])
    },
  }),

  command({
    name: 'keys add',
    args: 'ROLE',
    summary: 'let a key sign for a role whose private half is elsewhere, such as in an HSM',
    options: { ...signing, public: { type: 'string' } },
    async run(values, [role = '']) {
      if (values.public === undefined) {
        throw new UsageError('"keys add" needs --public FILE, the public half of the key.')
      }
      const place = { ...repositoryOptions(values), ...rootDirsOption(values['root-keys']) }
      return describeKeyChange(
        await addPublicKey(place, readRole(role), values.public),
        values['dry-run'],
      )
    },
  }),

  command({
    name: 'keys revoke',
    args: 'KEYID',
    summary: 'replace a key that others may have by a new one, in its folder or in --to',
    options: { ...options, to: { type: 'string' } },
    async run(values, [id = '']) {
      const { to } = values
      const place = {
        ...repositoryOptions(values),
        ...rootDirsOption(values['root-keys']),
        encrypt: values.encrypt,
        ...(to === undefined ? {} : { newKeyDir: to }),
      }
      return describeKeyChange(await revokeKey(place, id), values['dry-run'])
    },
  }),

  command({
    name: 'keys renew',
    summary: 'sign the same root keys for another year',
    options: signing,
    async run(values) {
      const place = { ...repositoryOptions(values), ...rootDirsOption(values['root-keys']) }
      return describeKeyChange(await renewRoot(place), values['dry-run'])
    },
  }),

  command({
    name: 'keys halt',
    summary:
      'make or replace the key that can halt releases and do nothing else; the targets key signs that',
    options: { ...shared.place, ...encrypt, to: { type: 'string' } },
    async run(values) {
      const { to } = values
      const place = {
        ...repositoryOptions(values),
        encrypt: values.encrypt,
        ...(to === undefined ? {} : { newKeyDir: to }),
      }
      const change = await makeHaltKey(place)
      const dryRun = values['dry-run']
      const would = dryRun ? 'would be ' : ''
      return {
        lines: [
          change.made === null
            ? `${would}created: a halt key in ${to ?? values.keys}`
            : `created: halt key ${change.added?.slice(0, 12) ?? ''}, ${change.made}`,
          ...change.removed.map((id) => `  halt key ${id.slice(0, 12)} is no longer valid`),
          ...change.retired.map((path) => `  ${path} is no longer used: delete it`),
          'the on-call engineer needs it with the snapshot and timestamp keys, for "h5pack halt"',
        ],
        data: { dryRun, ...change },
      }
    },
  }),

  command({
    name: 'keys encrypt',
    args: 'FILE...',
    summary:
      'encrypt key files with a passphrase; the plain files are deleted once the others open',
    options: {},
    async run(_, files) {
      const made: string[] = []
      for (const file of files) made.push(await encryptKeyFile(file))
      return { lines: made.map((it) => `encrypted: ${it}`), data: { made } }
    },
  }),
]

const rootDirsOption = (dirs: readonly string[] | undefined) =>
  dirs === undefined ? {} : { rootDirs: dirs }

function readRole(text: string): RoleName {
  const role = roleNames.find((it) => it === text)
  if (role !== undefined) return role
  throw new UsageError(`"${text}" is no role; give one of ${roleNames.join(', ')}.`)
}

function describeKeyChange(change: KeyChange, dryRun: boolean): CommandOutput {
  const { rootVersion, role, removed, added, retired, made, rootExpires } = change
  const would = dryRun ? 'would be ' : ''
  return {
    lines: [
      `${would}signed: root ${rootVersion}, until ${rootExpires}`,
      ...removed.map((id) => `  ${role ?? ''} key ${id.slice(0, 12)} is no longer valid`),
      ...added.map(
        (id, index) => `  ${role ?? ''} key ${id.slice(0, 12)} is new: ${made[index] ?? ''}`,
      ),
      ...retired.map(
        (path) =>
          `  ${path} ${dryRun ? 'would no longer be used' : 'is no longer used'}: delete it`,
      ),
    ],
    data: { dryRun, ...change },
  }
}
