import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import type { Browser } from 'webdriverio'
import type { JourneyHost } from '#test/hosts/journey-host.ts'

const violations = v.array(
  v.object({
    id: v.string(),
    help: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
)
const entries = v.array(v.object({ level: v.string(), message: v.string() }))
type ConsoleEntry = v.InferOutput<typeof entries>[number]

/** Rules that do not apply because the app around the page fulfils them. */
const NATIVE_RULES = {
  // The screen's title is in the native title bar.
  'page-has-heading-one': { enabled: false },
}

/** axe-core's findings on the current screen, one line each. */
export async function accessibilityFaults({ browser }: JourneyHost): Promise<string[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const options = JSON.stringify({ rules: NATIVE_RULES, resultTypes: ['violations'] })
  const script = `${axe}; return axe.run(document, ${options}).then((it) => JSON.stringify(it.violations))`
  const found = v.parse(violations, JSON.parse(String(await browser.execute<unknown, []>(script))))
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html}: ${failureSummary}`),
  )
}

/** Chromium's viewport in CSS pixels, until the next call. */
export async function resize({ browser }: JourneyHost, width: number, height: number) {
  const { hostname, port } = browser.options
  // Appium supports the vendor's route, WebdriverIO calls an older one.
  const route = `http://${hostname}:${port}/session/${browser.sessionId}/goog/cdp/execute`
  const response = await fetch(route, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      cmd: 'Emulation.setDeviceMetricsOverride',
      params: { width, height, deviceScaleFactor: 2, mobile: true },
    }),
  })
  if (!response.ok) throw new Error(`cannot resize: ${await response.text()}`)
  await browser.waitUntil(
    async () => (await browser.execute(() => document.documentElement.clientWidth)) === width,
    { interval: 50, timeoutMsg: `the page does not become ${width} wide` },
  )
}

/**
 * Elements beyond the right edge, as tag and text; empty when the page cannot be scrolled sideways.
 */
export async function sidewaysOverflow({ browser }: JourneyHost): Promise<string[]> {
  return browser.execute(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((it) => it.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((it) => `${it.tagName} ${(it.textContent ?? '').slice(0, 40)}`)
  })
}

/**
 * Returns what the content policy of Chromium's page has refused since the console was last read.
 */
export const policyRefusals = async (host: JourneyHost): Promise<string[]> =>
  (await consoleErrors(host)).filter((it) => /Content Security Policy|Trusted/.test(it))

/** The entries of each session's console that were read: a driver gives each entry once. */
const consoles = new WeakMap<Browser, ConsoleEntry[]>()

async function readConsole({ browser }: Pick<JourneyHost, 'browser'>): Promise<ConsoleEntry[]> {
  const fresh = v.parse(entries, await browser.getLogs('browser'))
  consoles.set(browser, [...(consoles.get(browser) ?? []), ...fresh])
  return fresh
}

/** Errors in Chromium's console since the last call. */
export async function consoleErrors(host: Pick<JourneyHost, 'browser'>): Promise<string[]> {
  const fresh = await readConsole(host)
  return fresh.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
}

/** All of Chromium's console since `forgetConsole`, however often it was read since. */
export async function consoleLines(host: Pick<JourneyHost, 'browser'>): Promise<string[]> {
  await readConsole(host)
  return (consoles.get(host.browser) ?? []).map(({ level, message }) => `${level} ${message}`)
}

/** Begins the lines of `consoleLines` at a new journey. */
export function forgetConsole({ browser }: Pick<JourneyHost, 'browser'>): void {
  consoles.delete(browser)
}
