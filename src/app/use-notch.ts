import { useEffect } from 'react'
import { topOffset } from '#domain/navigation/status-bar.ts'
import { bridge, inApp } from '#platform/bridge.ts'

const setPixels = (name: string, pixels: number) =>
  document.documentElement.style.setProperty(name, `${pixels}px`)

/** Asks the app for the notch, and sets what the layout reads. */
export async function measureNotch(): Promise<void> {
  const [{ supported }, device, notch] = await Promise.all([
    bridge().call('supportStatusBarImmersion', {}),
    bridge().call('GetDeviceInfoAndSystemInfo', {}),
    // Apps that do not know the notch leave it to the platform's default.
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
    // The bridge reports failures; the browser's own safe areas hold then.
    if (inApp()) measureNotch().catch(() => {})
  }, [])
}
