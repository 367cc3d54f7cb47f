import { useEffect } from 'react'
import { topOffset } from '#domain/navigation/status-bar.ts'
import { bridge, inApp } from '#platform/bridge.ts'

const setPixels = (name: string, pixels: number) =>
  document.documentElement.style.setProperty(name, `${pixels}px`)

async function measure(): Promise<void> {
  const [{ supported }, device, notch] = await Promise.all([
    bridge().call('supportStatusBarImmersion', {}),
    bridge().call('GetDeviceInfoAndSystemInfo', {}),
    // Older apps lack this method: the platform's default applies.
    bridge()
      .call('getNotchSize', {})
      .catch(() => null),
  ])
  setPixels('--notch-top', topOffset(device, supported, notch?.top ?? null))
  if (notch !== null) setPixels('--notch-bottom', notch.bottom)
}

/**
 * Keeps content clear of the notch where the page draws under the status bar; the native title bar
 * does so elsewhere.
 */
export function useNotch(): void {
  useEffect(() => {
    // The bridge has reported the failure; the browser's own safe areas apply.
    if (inApp()) measure().catch(() => {})
  }, [])
}
