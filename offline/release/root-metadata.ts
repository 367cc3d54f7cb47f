import { Metadata, MetadataKind, Root } from '@tufjs/models'
import { roleNames, type RoleHolders, type RoleName } from './keys.ts'
import { specVersion } from './metadata-store.ts'

/** The keys and threshold of every role. */
export type Holders = Readonly<Record<RoleName, RoleHolders>>

/** Root metadata that names these keys. */
export function makeRoot(version: number, expires: string, holders: Holders): Root {
  const keys = roleNames.flatMap((role) => holders[role].keys)
  return Root.fromJSON({
    _type: MetadataKind.Root,
    spec_version: specVersion,
    version,
    expires,
    consistent_snapshot: true,
    keys: Object.fromEntries(keys.map((key) => [key.keyID, key.toJSON()])),
    roles: Object.fromEntries(
      roleNames.map((role) => {
        const { keys: own, threshold } = holders[role]
        return [role, { keyids: own.map((key) => key.keyID), threshold }]
      }),
    ),
  })
}

/** The keys and threshold of every role in root metadata. */
export function roleHolders({ signed }: Metadata<Root>): Holders {
  const holding = (role: RoleName): RoleHolders => {
    const { keyIDs = [], threshold = 1 } = signed.roles[role] ?? {}
    const keys = keyIDs.flatMap((id) => signed.keys[id] ?? [])
    return { keys, threshold }
  }
  return {
    root: holding('root'),
    targets: holding('targets'),
    snapshot: holding('snapshot'),
    timestamp: holding('timestamp'),
  }
}
