import { subscribe } from 'valtio'
import { queries } from '#app/data/queries.ts'
import { hasAccount, session } from '#session/session.ts'

let whose = ''

/** Once for each user who signs in; without its file the next screen with a star tries again. */
function merge(): void {
  const now = hasAccount() ? session.openId : ''
  if (now === whose) return
  whose = now
  if (now === '') return
  import('#shared/views/watch/watch-acts.ts')
    .then((it) => it.takeOverDevice(queries))
    .catch(() => {})
}

/** Moves the funds that a visitor has starred on this device to the user who signs in. */
export function mergeAtSignIn(): void {
  subscribe(session, merge)
  merge()
}
