import type { Browser } from 'webdriverio'

/** The longest time that a new document may take on a busy machine, ms. */
const PATIENCE = 20_000

/**
 * Reloads the page in view, as after the system has discarded the webview: its memory is lost. Resolves once
 * the new document is there. Not the driver's own command: Chromedriver 156 fails with "cannot determine
 * loading status" where it looks in the middle of the exchange.
 */
export async function reload(browser: Browser): Promise<void> {
  await browser.execute(() => {
    document.documentElement.dataset['left'] = ''
    setTimeout(() => location.reload())
  })
  const isNew = () => browser.execute(() => document.documentElement.dataset['left'] === undefined)
  await browser.waitUntil(() => isNew().catch(() => false), {
    timeout: PATIENCE,
    interval: 50,
    timeoutMsg: 'the page was not reloaded',
  })
}
