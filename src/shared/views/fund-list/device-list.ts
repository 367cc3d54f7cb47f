import { useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { deviceStore } from '#platform/stores/device-store.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { session } from '#session/session.ts'

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The user's openId; empty for what was stored while signed out. */
    owner: v.string(),
    items: v.array(v.string()),
  }),
)

/** A short list of texts on this device. */
export interface DeviceListKind {
  readonly name: string
  readonly most: number
  /** Returns whether a text that is read back still means something. */
  readonly fits: (item: string) => boolean
}

const keyOf = (name: string, owner: string) => (owner === '' ? `${name}:guest` : ownedKey(name))

/** Returns what is stored of this user; nothing where the store holds another's or invalid data. */
function load({ name, most, fits }: DeviceListKind, owner: string): readonly string[] {
  const read = v.safeParse(stored, deviceStore.getItem(keyOf(name, owner)))
  if (!read.success || read.output.owner !== owner) return []
  return [...new Set(read.output.items.filter(fits))].slice(0, most)
}

export interface DeviceList {
  readonly items: readonly string[]
  /** Replaces all. */
  readonly change: (items: readonly string[]) => void
}

/** The list of a user until they sign out, or of everybody who is signed out. */
export function useDeviceList(kind: DeviceListKind): DeviceList {
  const { openId: owner } = useSnapshot(session)
  const [loadedOwner, setLoadedOwner] = useState(owner)
  const [items, setItems] = useState(() => load(kind, owner))
  if (loadedOwner !== owner) {
    setLoadedOwner(owner)
    setItems(load(kind, owner))
  }
  return {
    items,
    change: (next) => {
      setItems(next)
      deviceStore.setItem(keyOf(kind.name, owner), JSON.stringify({ owner, items: next }))
    },
  }
}
