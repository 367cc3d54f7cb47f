import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { ASIDE } from '#api/aside.ts'
import { hasAccount, session } from '#session/session.ts'

/**
 * Follows one query for as long as a user with an account is signed in, outside of any screen; `show`
 * gets its data, undefined where there are none. Without a user nothing is held. Ends by what it
 * returns.
 */
export function followForUser<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  show: (data: Data | undefined) => void,
): () => void {
  let user: string | null = null
  let end = () => {}
  const follow = () => {
    const now = hasAccount() ? session.openId : null
    if (now === user) return
    user = now
    end()
    end = () => {}
    show(undefined)
    if (user === null) return
    const observer = new QueryObserver(queries, { ...options, meta: ASIDE })
    end = observer.subscribe(({ data }) => show(data))
    show(observer.getCurrentResult().data)
  }
  follow()
  const endSession = subscribe(session, follow)
  return () => {
    endSession()
    end()
  }
}
