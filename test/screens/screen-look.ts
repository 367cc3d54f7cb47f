import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { AGREED_NOTICE } from '#test/hosts/chromium/agreed-notice.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import {
  atRest,
  focused,
  leadsOn,
  misfits,
  repetitions,
  sheetScrolls,
  tapped,
} from './page-checks.ts'

export interface Viewport {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Large-text mode, percent. */
  readonly text?: '115' | '130'
  readonly dark?: boolean
}

export interface Look {
  /** Absolute. */
  readonly url: string
  /** Keys of the signed-in user, or null. */
  readonly session: { readonly openId: string; readonly encOpenId: string } | null
  readonly viewport: Viewport
  /** The text of a button to tap first. */
  readonly tap?: string | undefined
  /** What to enter first, and the name of the text field. */
  readonly type?: { readonly field: string; readonly words: string } | undefined
  /** Whether the provider refuses every call of the page: the screen has to say so. */
  readonly refused?: boolean | undefined
  /** Where the picture goes. */
  readonly picture: string
}

const evaluated = v.object({ result: v.object({ value: v.optional(v.unknown()) }) })
const created = v.object({ targetId: v.string() })
const attached = v.object({ sessionId: v.string() })
const shot = v.object({ data: v.string() })

/** A provider that does not answer now. */
export const REFUSED = 503
const REFUSAL = `HTTP ${REFUSED} `

/** Tall pages are cut here, so that a picture can still be looked at. */
const MOST_PICTURE = 4_000

const violations = v.array(
  v.object({
    id: v.string(),
    help: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
)

async function run<T>(page: CdpSession, expression: string, answer: v.GenericSchema<unknown, T>) {
  const { result } = await page.ask(
    'Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true },
    evaluated,
  )
  return v.parse(answer, result.value)
}

async function axeFindings(page: CdpSession): Promise<string[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.send('Runtime.evaluate', { expression: axe })
  const found = await run(
    page,
    `axe.run(document, { resultTypes: ['violations'] }).then((it) => JSON.stringify(it.violations))`,
    v.string(),
  )
  return v
    .parse(violations, JSON.parse(found))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${html} ${failureSummary}`),
    )
}

const level = v.object({ type: v.string(), args: v.array(v.looseObject({ value: v.unknown() })) })
const thrown = v.object({ exceptionDetails: v.looseObject({ text: v.string() }) })
const response = v.object({ response: v.object({ status: v.number(), url: v.string() }) })
const failed = v.object({ errorText: v.string(), canceled: v.optional(v.boolean()) })

/** Console errors and requests that failed, as they come. */
function watch(page: CdpSession): string[] {
  const faults: string[] = []
  page.on('Runtime.consoleAPICalled', level, ({ type, args }) => {
    if (type === 'error' || type === 'warning') {
      faults.push(`console ${type}: ${args.map(({ value }) => String(value)).join(' ')}`)
    }
  })
  page.on('Runtime.exceptionThrown', thrown, ({ exceptionDetails }) =>
    faults.push(`exception: ${JSON.stringify(exceptionDetails).slice(0, 400)}`),
  )
  page.on('Network.responseReceived', response, ({ response: { status, url } }) => {
    if (status >= 400) faults.push(`HTTP ${status} ${url}`)
  })
  page.on('Network.loadingFailed', failed, ({ errorText, canceled }) => {
    if (canceled !== true) faults.push(`request failed: ${errorText}`)
  })
  return faults
}

async function prepare(page: CdpSession, { session, viewport }: Look): Promise<void> {
  const { width, height, text, dark = false } = viewport
  for (const domain of ['Page', 'Runtime', 'Network']) await page.send(`${domain}.enable`)
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1.5,
    mobile: true,
  })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }],
  })
  const keys = Object.entries(session ?? {})
    .filter(([key]) => key === 'openId' || key === 'encOpenId')
    .map(([key, value]) => `sessionStorage.setItem('${key}', ${JSON.stringify(value)});`)
  const large = text === undefined ? '' : `document.documentElement.dataset.text = '${text}'`
  const source = `${AGREED_NOTICE}${keys.join('')} addEventListener('DOMContentLoaded', () => { ${large} })`
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
}

/** Opens one screen, takes its picture and returns all that is wrong with it. */
export async function lookAt(browser: Browser, look: Look): Promise<string[]> {
  const { cdp } = browser
  const { targetId } = await cdp.browser.ask('Target.createTarget', { url: 'about:blank' }, created)
  const { sessionId } = await cdp.browser.ask(
    'Target.attachToTarget',
    { targetId, flatten: true },
    attached,
  )
  const page = cdp.session(sessionId)
  try {
    const faults = watch(page)
    await prepare(page, look)
    await page.send('Page.navigate', { url: look.url })
    const rested = await run(page, `(${atRest.toString()})()`, v.boolean())
    if (!rested) faults.push('does not come to rest within 12 s')
    if (look.tap !== undefined) {
      const button = JSON.stringify(look.tap)
      if (!(await run(page, `(${tapped.toString()})(${button})`, v.boolean())))
        faults.push(`has no button ${look.tap}`)
      await run(page, `(${atRest.toString()})()`, v.boolean())
      if (await run(page, `(${sheetScrolls.toString()})()`, v.boolean()))
        faults.push('the password sheet scrolls')
    }
    if (look.type !== undefined) {
      const { field, words } = look.type
      if (!(await run(page, `(${focused.toString()})(${JSON.stringify(field)})`, v.boolean())))
        faults.push(`has no field ${field}`)
      await page.send('Input.insertText', { text: words })
      await run(page, `(${atRest.toString()})()`, v.boolean())
    }
    if (look.refused === true) {
      const refusals = faults.filter((it) => it.startsWith(REFUSAL))
      const others = faults.filter((it) => !it.startsWith(REFUSAL))
      faults.splice(0, faults.length, ...others)
      if (refusals.length > 0 && !(await run(page, `(${leadsOn.toString()})()`, v.boolean())))
        faults.push(`leads nowhere after ${refusals.join(', ')}`)
    }
    faults.push(...(await run(page, `(${misfits.toString()})()`, v.array(v.string()))))
    // Each part of a screen says by itself that it has failed.
    if (look.refused !== true)
      faults.push(...(await run(page, `(${repetitions.toString()})()`, v.array(v.string()))))
    faults.push(...(await axeFindings(page)))
    const { width, height } = look.viewport
    const tall = await run(page, 'document.documentElement.scrollHeight', v.number())
    // A sheet that a tap opens covers the screen and has its height.
    const full = look.tap === undefined ? tall : height
    await page.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: Math.min(Math.max(full, height), MOST_PICTURE),
      deviceScaleFactor: 1.5,
      mobile: true,
    })
    // Charts follow their size by an observer: once more at rest.
    await run(page, `(${atRest.toString()})()`, v.boolean())
    const { data } = await page.ask('Page.captureScreenshot', { format: 'png' }, shot)
    await writeFile(look.picture, Buffer.from(data, 'base64'))
    return [...new Set(faults)]
  } finally {
    await cdp.browser.send('Target.closeTarget', { targetId })
  }
}
