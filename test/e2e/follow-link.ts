/** Runs in the page: follows a link to another of its screens, as a link of the screen's own. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href })
  document.querySelector('main')?.append(link)
  link.click()
  link.remove()
}
