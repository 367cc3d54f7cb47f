const PREFIX = 'pageNotice:'

/** Whether this notice of this version was closed on this device. */
export function isClosed(key: string): boolean {
  try {
    return localStorage.getItem(`${PREFIX}${key}`) !== null
  } catch {
    return false
  }
}

export function setClosed(key: string): void {
  try {
    localStorage.setItem(`${PREFIX}${key}`, '1')
  } catch {
    // Where nothing can be kept it comes again with the next visit.
  }
}
