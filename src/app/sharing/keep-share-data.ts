import { bridge } from '#platform/bridge.ts'
import type { ShareData } from '#domain/navigation/share.ts'
import { watchWords, wordsInView } from '#shared/parts/sharing/words-in-view.ts'
import { sharedVisit } from './shared-visit.ts'
import type { Visit } from '#app/router/visit.ts'

let wanted: ShareData | null = null
let isSending = false

/** One call at a time, the newest data last: the container's menu must not end with older ones. */
async function send(data: ShareData): Promise<void> {
  wanted = data
  if (isSending) return
  isSending = true
  for (let next: ShareData | null = data; next !== null; next = wanted) {
    wanted = null
    // The bridge has reported a failure; the menu then shares what it had.
    await bridge()
      .call('setShareData', next)
      .catch(() => {})
  }
  isSending = false
}

/**
 * Has the container's menu share a visit while it is in view, and follows its title and its own
 * words, which screens set once they have their data. Returns what ends that.
 */
export function keepShareData(visit: Visit): () => void {
  if (!bridge().supports('setShareData')) return () => {}
  let sent = ''
  const follow = () => {
    const data = sharedVisit(visit, document.title, wordsInView())
    const text = JSON.stringify(data)
    if (text === sent) return
    sent = text
    void send(data)
  }
  const unwatch = watchWords(follow)
  const watcher = new MutationObserver(follow)
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
  follow()
  return () => {
    unwatch()
    watcher.disconnect()
  }
}
