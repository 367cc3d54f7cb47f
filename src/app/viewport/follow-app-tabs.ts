import { bridge, inApp } from '#platform/bridge.ts'
import { keepAppTabs } from '#platform/container-tabs.ts'

/** Fetches the app's answer, now and whenever the page is shown again. */
export function followAppTabs(): void {
  if (!inApp()) return
  const fetchAnswer = () =>
    void bridge()
      .call('getGlobalConfig', { keys: ['nativeTabs'] })
      .then(({ values }) => keepAppTabs(values['nativeTabs']))
      // The bridge has reported a failure; the last answer still holds.
      .catch(() => {})
  fetchAnswer()
  bridge().on('resume', fetchAnswer)
}
