import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#session/session.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import {
  keepOpened,
  readingIn,
  readingText,
  watchReading,
  type Place,
  type Reading,
} from './device-reading.ts'

export interface OwnReading {
  /** Items that were opened on this device. */
  readonly opened: { readonly has: (itemId: string) => boolean }
  /** Returns how far a long read is read; null: not begun. */
  readonly placeIn: (itemId: string) => Place | null
}

const asOwn = ({ opened, places }: Reading): OwnReading => {
  const byItem = new Map(places)
  return {
    opened: new Set(opened),
    placeIn: (itemId) => byItem.get(itemId) ?? null,
  }
}

/** Returns what the user has read on this device, as it changes. */
export function useReading(): OwnReading {
  const { openId } = useSnapshot(session)
  const text = useSyncExternalStore(watchReading, () => readingText(deviceStore, openId))
  return useMemo(() => asOwn(readingIn(text, openId)), [text, openId])
}

/** Marks an item as opened once it is shown. */
export function useOpened(itemId: string | undefined): void {
  useEffect(() => {
    if (itemId !== undefined) keepOpened(deviceStore, session.openId, itemId)
  }, [itemId])
}
