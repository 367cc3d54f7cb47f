import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { ASIDE } from '#api/aside.ts'
import {
  isWatched,
  MOST_WATCHED,
  watchedFunds,
  type WatchAct,
  type WatchList,
} from '#domain/watch/watch-list.ts'
import { hasAccount, session } from '#session/session.ts'
import { toast } from '#ui/base/toast.ts'
import { deviceWatchList, watchDevice } from './device-watch-list.ts'
import { actOnWatchList, takeOverDevice, watchedQuery, wholeList } from './watch-acts.ts'

const UNDONE = '没有收到结果，已恢复原状，请检查网络后再试'

/**
 * The watch list, and what is done to it: shown at once, and back where it was not received. Not
 * asked for where it is not wanted.
 */
export function useWatchList(wanted = true) {
  const client = useQueryClient()
  const { openId, state } = useSnapshot(session)
  const signedIn = openId !== '' && state.at !== 'visitor' && hasAccount()
  const query = useQuery({ ...watchedQuery(), enabled: signedIn && wanted, meta: ASIDE })
  const device = useSyncExternalStore(watchDevice, deviceWatchList)
  const given = signedIn ? query.data : undefined
  const list: WatchList | undefined = useMemo(() => {
    // The device's own funds are part of what the user sees, before they are handed over too.
    if (signedIn && given === undefined) return undefined
    return wholeList(given, device)
  }, [signedIn, given, device])
  useEffect(() => {
    if (signedIn && wanted) void takeOverDevice(client)
  }, [client, signedIn, wanted])

  async function act(what: WatchAct): Promise<boolean> {
    const refusal = await actOnWatchList(client, what)
    if (refusal !== null) toast.show(refusal === '' ? UNDONE : refusal)
    return refusal === null
  }

  /** Takes a fund in or out, and says so. */
  async function star(fundCode: string): Promise<void> {
    const on = list === undefined || !isWatched(list, fundCode)
    if (on && list !== undefined && watchedFunds(list).length >= MOST_WATCHED) {
      toast.show(`自选最多 ${MOST_WATCHED} 只，请先移除一些`)
      return
    }
    if (!(await act({ do: 'star', fundCode, on }))) return
    const where = signedIn ? '' : '，登录后换设备也能看到'
    toast.show(on ? `已加入自选${where}` : '已移出自选')
  }

  return {
    /** Undefined until it is known. */
    list,
    isPending: signedIn && query.isPending,
    error: signedIn ? query.error : null,
    refetch: query.refetch,
    act,
    star,
  }
}

/** The stars of a list. */
export interface Stars {
  readonly isOn: (fundCode: string) => boolean
  readonly star: (fundCode: string) => Promise<void>
}

/** The stars of a list, read once for all its rows: a row that read them itself would cost a key much. */
export function useStars(wanted = true): Stars {
  const { list, star } = useWatchList(wanted)
  return { isOn: (fundCode) => list !== undefined && isWatched(list, fundCode), star }
}
