/**
 * Sends a form that outlives the page. Whether the browser took it: pages of an app's own scheme
 * have no beacons, and a browser takes only so many bytes at once.
 */
export function sendBeacon(path: string, fields: Readonly<Record<string, string>>): boolean {
  try {
    return navigator.sendBeacon(path, new URLSearchParams(fields))
  } catch {
    return false
  }
}
