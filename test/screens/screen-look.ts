import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { AGREED_NOTICE } from '#test/hosts/chromium/agreed-notice.ts'
import { attach, openTarget, type Browser } from '#test/hosts/chromium/browser.ts'
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

/** How a screen is opened. */
export interface Opening {
  /** Absolute. */
  readonly url: string
  /** Keys of the signed-in user, or null. */
  readonly session: { readonly openId: string; readonly encOpenId: string } | null
  /** The text of a button to tap first. */
  readonly tap?: string | undefined
  /** What to enter first, and the name of the text field. */
  readonly type?: { readonly field: string; readonly words: string } | undefined
  /** Whether the provider refuses every call of the page: the screen has to say so. */
  readonly refused?: boolean | undefined
}

/** One look at an opened screen. */
export interface Look {
  readonly viewport: Viewport
  /** Where the picture goes. */
  readonly picture: string
}

export interface Seen {
  /** All that is wrong. Faults of the opening are of the first look. */
  readonly faults: readonly string[]
  /** The words on the screen. */
  readonly text: string
}

const evaluated = v.object({ result: v.object({ value: v.optional(v.unknown()) }) })
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

let axeSource: Promise<string> | null = null

async function axeFindings(page: CdpSession): Promise<string[]> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await run(page, `'axe' in globalThis`, v.boolean())))
    await page.send('Runtime.evaluate', { expression: await axeSource })
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

const sized = (width: number, height: number) => ({
  width,
  height,
  deviceScaleFactor: 1.5,
  mobile: true,
})

/** Gives the page the size, colours and text of a viewport, also while a screen is open. */
async function show(page: CdpSession, viewport: Viewport): Promise<void> {
  const { width, height, text, dark = false } = viewport
  await page.send('Emulation.setDeviceMetricsOverride', sized(width, height))
  await page.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }],
  })
  const large =
    text === undefined
      ? 'delete document.documentElement.dataset.text'
      : `document.documentElement.dataset.text = '${text}'`
  await page.send('Runtime.evaluate', { expression: large })
}

async function prepare(page: CdpSession, opening: Opening, viewport: Viewport): Promise<void> {
  for (const domain of ['Page', 'Runtime', 'Network']) await page.send(`${domain}.enable`)
  // A page of its own window each: all of them are in front.
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await show(page, viewport)
  const keys = Object.entries(opening.session ?? {})
    .filter(([key]) => key === 'openId' || key === 'encOpenId')
    .map(([key, value]) => `sessionStorage.setItem('${key}', ${JSON.stringify(value)});`)
  const { text } = viewport
  const large = text === undefined ? '' : `document.documentElement.dataset.text = '${text}'`
  const source = `${AGREED_NOTICE}${keys.join('')} addEventListener('DOMContentLoaded', () => { ${large} })`
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
}

const rest = (page: CdpSession) => run(page, `(${atRest.toString()})()`, v.boolean())
const heightOf = (page: CdpSession) =>
  run(page, 'document.documentElement.scrollHeight', v.number())

/** What one site has left in a context: every screen is opened as on a new device. */
async function forget(page: CdpSession, url: string): Promise<void> {
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'
  await page.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes })
}

interface OpenScreen {
  readonly page: CdpSession
  readonly faults: string[]
  /** The calls that were refused, where the provider refuses all. */
  readonly refusals: string[]
  readonly close: () => Promise<void>
}

async function openScreen(
  browser: Browser,
  opening: Opening,
  viewport: Viewport,
): Promise<OpenScreen> {
  const targetId = await openTarget(browser, viewport)
  const close = () => browser.cdp.browser.send('Target.closeTarget', { targetId })
  try {
    const page = await attach(browser, targetId)
    const faults = watch(page)
    await forget(page, opening.url)
    await prepare(page, opening, viewport)
    await page.send('Page.navigate', { url: opening.url })
    if (!(await rest(page))) faults.push('does not come to rest within 12 s')
    const { tap, type } = opening
    if (tap !== undefined) {
      if (!(await run(page, `(${tapped.toString()})(${JSON.stringify(tap)})`, v.boolean())))
        faults.push(`has no button ${tap}`)
      await rest(page)
    }
    if (type !== undefined) {
      const field = JSON.stringify(type.field)
      if (!(await run(page, `(${focused.toString()})(${field})`, v.boolean())))
        faults.push(`has no field ${type.field}`)
      await page.send('Input.insertText', { text: type.words })
      await rest(page)
    }
    return { page, faults, refusals: [], close }
  } catch (fault) {
    await close()
    throw fault
  }
}

/** All that is wrong with an open screen as it is shown. */
async function examine({ page, faults, refusals }: OpenScreen, opening: Opening) {
  const found = faults.splice(0)
  if (opening.tap !== undefined && (await run(page, `(${sheetScrolls.toString()})()`, v.boolean())))
    found.push('the password sheet scrolls')
  if (opening.refused === true) {
    refusals.push(...found.filter((it) => it.startsWith(REFUSAL)))
    const others = found.filter((it) => !it.startsWith(REFUSAL))
    found.splice(0, found.length, ...others)
    if (refusals.length > 0 && !(await run(page, `(${leadsOn.toString()})()`, v.boolean())))
      found.push(`leads nowhere after ${refusals.join(', ')}`)
  }
  found.push(...(await run(page, `(${misfits.toString()})()`, v.array(v.string()))))
  // Each part of a screen says by itself that it has failed.
  if (opening.refused !== true)
    found.push(...(await run(page, `(${repetitions.toString()})()`, v.array(v.string()))))
  found.push(...(await axeFindings(page)))
  return found
}

/** Writes the picture; whether the screen is as it was before, so that it can be shown on. */
async function takePicture(page: CdpSession, { viewport, picture }: Look, isCovered: boolean) {
  const { width, height } = viewport
  const before = await heightOf(page)
  // A sheet that a tap opens covers the screen and has its height.
  const full = isCovered ? height : Math.min(Math.max(before, height), MOST_PICTURE)
  if (full !== height) {
    await page.send('Emulation.setDeviceMetricsOverride', sized(width, full))
    // Charts follow their size by an observer: once more at rest.
    await rest(page)
  }
  const { data } = await page.ask('Page.captureScreenshot', { format: 'png' }, shot)
  await writeFile(picture, Buffer.from(data, 'base64'))
  // An endless list has loaded more for the tall picture.
  return full === height || (await heightOf(page)) === before
}

/** The picture alone: for a comparison with another one. */
export async function pictureOf(browser: Browser, opening: Opening, look: Look): Promise<void> {
  const open = await openScreen(browser, opening, look.viewport)
  try {
    await takePicture(open.page, look, opening.tap !== undefined)
  } finally {
    await open.close()
  }
}

/**
 * Opens one screen and looks at it in each viewport: resizes, and opens it again where the picture
 * before has changed it. `tell` gets what is seen, as it comes.
 */
export async function lookAt<L extends Look>(
  browser: Browser,
  opening: Opening,
  looks: readonly L[],
  tell: (look: L, seen: Seen) => void | Promise<void>,
): Promise<void> {
  let open: OpenScreen | null = null
  const close = async () => {
    await open?.close()
    open = null
  }
  const see = async (look: L): Promise<Seen> => {
    if (open === null) open = await openScreen(browser, opening, look.viewport)
    else {
      await show(open.page, look.viewport)
      if (!(await rest(open.page))) open.faults.push('does not come to rest within 12 s')
    }
    const found = await examine(open, opening)
    const text = await run(open.page, 'document.body.innerText', v.string())
    const isSame = await takePicture(open.page, look, opening.tap !== undefined)
    found.push(...open.faults.splice(0).filter((it) => !it.startsWith(REFUSAL)))
    if (!isSame) await close()
    return { faults: [...new Set(found)], text }
  }
  try {
    for (const look of looks) {
      const seen = await see(look).catch(async (fault: unknown): Promise<Seen> => {
        await close().catch(() => undefined)
        const reason = fault instanceof Error ? fault.message : String(fault)
        return { faults: [`cannot be looked at: ${reason}`], text: '' }
      })
      await tell(look, seen)
    }
  } finally {
    await close()
  }
}
