import { useEffect, useState } from 'react'
import { atLeast } from '#domain/navigation/status-bar.ts'
import { bridge } from '#platform/bridge.ts'

/** From which version of the app on the pages of members are whole. */
const WHOLE_SINCE = '5.10.0'

/** Returns whether the app around the page is too old for it; false outside an app. */
export function useOldApp(): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const app = await bridge().handshake()
      if (!gone && app !== null) setOld(!atLeast(app.appVersion, WHOLE_SINCE))
    }
    void ask()
    return () => {
      gone = true
    }
  }, [])
  return isOld
}
