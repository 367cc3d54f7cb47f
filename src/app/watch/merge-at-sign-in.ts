import { subscribe } from 'valtio'
import { queries } from '#app/queries.ts'
import { hasAccount, session } from '#session/session.ts'

let whose = ''

/** Once for each user who signs in; without its file the next screen with a star tries again. */
function merge(): void {
  const now = hasAccount() ? session.openId : ''
  if (now === whose) return
  whose = now
  if (now === '') return
  import('#shared/watch/watch-acts.ts').then((it) => it.takeOverDevice(queries)).catch(() => {})
}

subscribe(session, merge)
merge()
