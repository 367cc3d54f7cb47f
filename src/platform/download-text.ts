/**
 * Saves a text as a file. A web view that saves no files does nothing: copying is the other way.
 */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file after the click, not during it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
