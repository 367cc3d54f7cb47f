import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { answered, movesSeen } from './moves.ts'
import {
  REFUSED,
  type LookEngine,
  type LookPage,
  type Opening,
  type Viewport,
} from './look-page.ts'
import { tapLink } from './link-taps.ts'
import {
  atRest,
  domKey,
  focused,
  leadsOn,
  misfits,
  repetitions,
  sheetScrolls,
  tapped,
} from './page-checks.ts'

/** One look at an opened screen. */
export interface Look {
  readonly viewport: Viewport
  /** The place where the picture goes. */
  readonly picture: string
}

export interface Seen {
  /** All that is wrong. Faults of the opening are of the first look. */
  readonly faults: readonly string[]
  /** The words on the screen. */
  readonly text: string
  /** True if there was a link to another screen, which was tapped. */
  readonly tapped?: boolean
}

const REFUSAL = `HTTP ${REFUSED} `
const late = (part: string) => `does not come to rest within 12 s: ${part}`

/** Tall pages are cut here, so that a picture can still be looked at. */
const MOST_PICTURE = 4_000

const violations = v.array(
  v.object({
    id: v.string(),
    help: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
)

let axeSource: Promise<string> | null = null

/** `rules`: these alone; all of axe's own choice without them. */
async function axeFindings(page: LookPage, rules: readonly string[] | null): Promise<string[]> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.run(`'axe' in globalThis`, v.boolean())))
    await page.run(`(() => { ${await axeSource}; return true })()`, v.boolean())
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }),
  })
  const found = await page.run(
    `axe.run(document, ${options}).then((it) => JSON.stringify(it.violations))`,
    v.string(),
  )
  return v
    .parse(violations, JSON.parse(found))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${html} ${failureSummary}`),
    )
}

/**
 * Rules whose outcome size, colours and scrolling decide; that of all others is decided by the
 * elements and by which of them are visible.
 */
const RULES_OF_LAYOUT = [
  'avoid-inline-spacing',
  'color-contrast',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'link-in-text-block',
  'scrollable-region-focusable',
]

const rest = (page: LookPage) => page.run(`(${atRest.toString()})()`, v.nullable(v.string()))
const heightOf = (page: LookPage) => page.run('document.documentElement.scrollHeight', v.number())

class OpenScreen {
  readonly page: LookPage
  /** Faults of the opening and since. */
  readonly faults: string[] = []
  /** The calls that were refused, where the provider refuses all. */
  readonly refusals: string[] = []
  /** The elements of the last look, and what axe has found there. */
  seenBy: { readonly key: string; readonly found: readonly string[] } | null = null

  constructor(page: LookPage) {
    this.page = page
  }

  async takeFaults(): Promise<string[]> {
    this.faults.push(...(await this.page.faults()))
    return this.faults.splice(0)
  }
}

/** Opens a screen, and does what its sample asks for; at rest. */
export async function openScreen(
  engine: LookEngine,
  opening: Opening,
  viewport: Viewport,
): Promise<OpenScreen> {
  const page = await engine.open(opening, viewport)
  const open = new OpenScreen(page)
  try {
    const part = await rest(page)
    if (part !== null) open.faults.push(late(part))
    if (opening.uneven === true) await page.run(`(${answered.toString()})()`, v.boolean())
    const { tap, type } = opening
    if (tap !== undefined) {
      if (!(await page.run(`(${tapped.toString()})(${JSON.stringify(tap)})`, v.boolean())))
        open.faults.push(`has no button ${tap}`)
      await rest(page)
    }
    if (type !== undefined) {
      const field = JSON.stringify(type.field)
      if (!(await page.run(`(${focused.toString()})(${field})`, v.boolean())))
        open.faults.push(`has no field ${type.field}`)
      await page.type(type.words)
      await rest(page)
    }
    return open
  } catch (fault) {
    await page.close()
    throw fault
  }
}

/**
 * Returns what axe finds: of elements that it has examined before, only what their layout decides.
 */
async function accessibility(open: OpenScreen): Promise<readonly string[]> {
  const { page, seenBy } = open
  const key = await page.run(`(${domKey.toString()})()`, v.string())
  if (seenBy?.key === key) {
    const same = seenBy.found.filter(
      (line) => !RULES_OF_LAYOUT.some((rule) => line.startsWith(`axe ${rule}:`)),
    )
    return [...same, ...(await axeFindings(page, RULES_OF_LAYOUT))]
  }
  const found = await axeFindings(page, null)
  open.seenBy = { key, found }
  return found
}

/** All that is wrong with an open screen as it is shown. */
async function examine(open: OpenScreen, opening: Opening) {
  const { page, refusals } = open
  const found = await open.takeFaults()
  if (opening.tap !== undefined && (await page.run(`(${sheetScrolls.toString()})()`, v.boolean())))
    found.push('the password sheet scrolls')
  if (opening.refused === true) {
    refusals.push(...found.filter((it) => it.startsWith(REFUSAL)))
    const others = found.filter((it) => !it.startsWith(REFUSAL))
    found.splice(0, found.length, ...others)
    if (refusals.length > 0 && !(await page.run(`(${leadsOn.toString()})()`, v.boolean())))
      found.push(`leads nowhere after ${refusals.join(', ')}`)
  }
  if (opening.uneven === true)
    found.push(...(await page.run(`(${movesSeen.toString()})()`, v.array(v.string()))))
  found.push(...(await page.run(`(${misfits.toString()})()`, v.array(v.string()))))
  // Each part of a screen says by itself that it has failed.
  if (opening.refused !== true)
    found.push(...(await page.run(`(${repetitions.toString()})()`, v.array(v.string()))))
  found.push(...(await accessibility(open)))
  return found
}

/** Writes the picture; whether the screen is as it was before, so that it can be shown on. */
async function takePicture(page: LookPage, { viewport, picture }: Look, isCovered: boolean) {
  const { height } = viewport
  const before = await heightOf(page)
  // A sheet that a tap opens covers the screen and has its height.
  const full = isCovered ? height : Math.min(Math.max(before, height), MOST_PICTURE)
  if (full !== height) {
    await page.grow(viewport, full)
    // Charts follow their size by an observer: once more at rest.
    await rest(page)
  }
  await writeFile(picture, await page.picture())
  // An endless list has loaded more for the tall picture.
  return full === height || (await heightOf(page)) === before
}

/** The picture alone: for a comparison with another one. */
export async function pictureOf(engine: LookEngine, opening: Opening, look: Look): Promise<void> {
  const { page } = await openScreen(engine, opening, look.viewport)
  try {
    await takePicture(page, look, opening.tap !== undefined)
  } finally {
    await page.close()
  }
}

/**
 * Opens one screen and looks at it in each viewport: resizes, and opens it again where the picture
 * before has changed it. `tell` gets what is seen, as it comes.
 */
export async function lookAt<L extends Look>(
  engine: LookEngine,
  opening: Opening,
  looks: readonly L[],
  tell: (look: L, seen: Seen) => void | Promise<void>,
): Promise<void> {
  let open: OpenScreen | null = null
  const close = async () => {
    await open?.page.close()
    open = null
  }
  const see = async (look: L): Promise<Seen> => {
    if (open === null) open = await openScreen(engine, opening, look.viewport)
    else {
      await open.page.show(look.viewport)
      const part = await rest(open.page)
      if (part !== null) open.faults.push(late(part))
    }
    const { page } = open
    const found = await examine(open, opening)
    const text = await page.run('document.body.innerText', v.string())
    const isSame = await takePicture(page, look, opening.tap !== undefined)
    found.push(...(await open.takeFaults()).filter((it) => !it.startsWith(REFUSAL)))
    if (opening.taps === true) {
      await page.show(look.viewport)
      await rest(page)
      const afterTap = await tapLink(page)
      found.push(...(afterTap ?? []))
      await close()
      return { faults: [...new Set(found)], text, tapped: afterTap !== null }
    }
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
