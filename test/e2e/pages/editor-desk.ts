import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { attach, joinBrowser, openTarget, type Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { OPERATORS } from '#test/sandbox/departments/pages/operators.ts'
import { runningBrowser } from '#test/e2e/running-browser.ts'

const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.looseObject({ text: v.string() })),
})
const point = v.nullable(v.tuple([v.number(), v.number()]))
type Point = readonly [number, number]

const SCREEN = { width: 1280, height: 800 }
const PATIENCE_MS = 45_000
const PICTURES = join(import.meta.dirname, '../../../dist/e2e')

/** In the page: the middle of what `find` returns once it is in view; null where there is nothing. */
const middle = (find: string) => `(() => {
  const element = ${find}
  if (!element) return null
  element.scrollIntoView({ block: 'nearest' })
  const box = element.getBoundingClientRect()
  return box.width === 0 ? null : [box.left + box.width / 2, box.top + box.height / 2]
})()`

/** In the page, two frames later: whether a click at this point would reach what `find` returns. */
const isUnder = (find: string, [x, y]: Point) => `(async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next))
  return Boolean(${find}?.contains(document.elementFromPoint(${x}, ${y})))
})()`

const text = (value: string) => JSON.stringify(value)
/** In the page: all that fit and are drawn. */
const all = (selector: string) =>
  `[...document.querySelectorAll(${text(selector)})].filter((it) => it.getClientRects().length > 0)`

/** The editor of pages at a desk: Chromium, a mouse and a keyboard. */
export class EditorDesk {
  readonly #session: CdpSession
  readonly #browser: Browser

  private constructor(browser: Browser, session: CdpSession) {
    this.#browser = browser
    this.#session = session
  }

  static async open(origin: string): Promise<EditorDesk> {
    const browser = await joinBrowser(runningBrowser())
    try {
      const session = await attach(browser, await openTarget(browser, SCREEN))
      for (const domain of ['Page', 'Runtime']) await session.send(`${domain}.enable`)
      const metrics = { ...SCREEN, deviceScaleFactor: 1, mobile: false }
      await session.send('Emulation.setDeviceMetricsOverride', metrics)
      // A question of the browser's own is answered with yes.
      session.on('Page.javascriptDialogOpening', v.unknown(), () => {
        void session.send('Page.handleJavaScriptDialog', { accept: true })
      })
      const editor = new EditorDesk(browser, session)
      await session.send('Page.navigate', { url: `${origin}/sandbox/pages` })
      return await editor.signIn('编辑甲')
    } catch (fault) {
      await browser.stop()
      throw fault
    }
  }

  stop(): Promise<void> {
    return this.#browser.stop()
  }

  /** Signs in as the operator of that name, in place of another; what is edited stays. */
  async signIn(name: string): Promise<this> {
    const passcode = OPERATORS.find((it) => it.name === name)?.passcode ?? ''
    const isThere = `${all('button')}.some((it) => it.innerText === '退出登录' || it.innerText === '登录')`
    await this.#until(isThere, v.literal(true))
    const asks = `${all('label')}.some((it) => it.innerText.startsWith('口令'))`
    if (!(await this.run(asks, v.boolean()))) {
      const isWorking = `document.body.innerText.includes(${text(`操作人 ${name}`)})`
      if (await this.run(isWorking, v.boolean())) return this
      await this.press('退出登录')
    }
    await this.choose('操作人', name)
    await this.type('口令', passcode)
    await this.press('登录')
    await this.#until(asks, v.literal(false))
    return this.says(`操作人 ${name}`)
  }

  /** Opens a room of the editor by its address: `p-spring`, `p-spring/edit`. */
  async goTo(place: string): Promise<this> {
    await this.run(`location.hash = ${text(`#/${place}`)}`, v.unknown())
    return this
  }

  async run<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T> {
    const { result, exceptionDetails } = await this.#session.ask(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      evaluated,
    )
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`)
    return v.parse(answer, result.value)
  }

  async #until<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const value = await this.run(expression, v.unknown()).catch(() => undefined)
      const read = v.safeParse(answer, value)
      if (read.success) return read.output
      if (Date.now() > end) {
        await this.picture('failed')
        const words = await this.run('document.body.innerText', v.string()).catch(() => '')
        const last = JSON.stringify(value) ?? 'nothing'
        throw new Error(`not within 45 s, but ${last}: ${expression}\n${words.slice(0, 600)}`)
      }
      await new Promise((again) => setTimeout(again, 30))
    }
  }

  /** Resolves when the words are on the screen, in the editor itself or on its canvas. */
  async says(words: string): Promise<this> {
    await this.#until(
      `[document, document.querySelector('iframe')?.contentDocument].some((it) => it?.body?.innerText.includes(${text(words)}))`,
      v.literal(true),
    )
    return this
  }

  /** Resolves when a block on the canvas has the words. */
  async draws(words: string): Promise<this> {
    await this.#until(
      `document.querySelector('iframe').contentDocument.body.innerText.includes(${text(words)})`,
      v.literal(true),
    )
    return this
  }

  /** Clicks what `find` returns, once it no longer moves: rows show their buttons under the mouse. */
  async #click(find: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const at = await this.#until(middle(find), v.nonNullable(point))
      await this.#mouse('mouseMoved', ...at, 0)
      if (await this.run(isUnder(find, at), v.boolean())) {
        await this.#mouse('mousePressed', ...at, 1)
        await this.#mouse('mouseReleased', ...at, 0)
        return
      }
      if (Date.now() > end) throw new Error(`covered for 45 s: ${find}`)
    }
  }

  #mouse(type: string, x: number, y: number, buttons: number): Promise<void> {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left'
    const clickCount = type === 'mouseMoved' ? 0 : 1
    return this.#session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      buttons,
      clickCount,
    })
  }

  /** Clicks the first enabled button or link with these words, or this name. */
  async press(words: string): Promise<this> {
    const find = `${all('button, a, summary, [class*=MenuItem], [class*=NavItem], [class*=ArrayFieldItem-summary]')}.find((it) => !it.disabled && (it.innerText.trim() === ${text(words)} || it.ariaLabel === ${text(words)} || it.title === ${text(words)}))`
    await this.#click(find)
    return this
  }

  /** The path that the link with these words leads to, once it is there. */
  address(words: string): Promise<string> {
    const find = `${all('a')}.find((it) => it.innerText.trim() === ${text(words)})`
    return this.#until(`((it) => it && it.pathname + it.search)(${find})`, v.string())
  }

  /** Clicks into the field with this label and types, in place of what is there. */
  async type(label: string, value: string): Promise<this> {
    const labelled = (selector: string) =>
      `${all(selector)}.find((it) => it.innerText.trim().startsWith(${text(label)}))`
    // A rich text is next to its label; its placeholder takes no words until it has loaded.
    const find = `(${all('input, textarea, select')}.find((it) => it.ariaLabel === ${text(label)}) ?? ${labelled('label')}?.querySelector('input, textarea') ?? ${labelled('[class*=Input-label]')}?.parentElement.querySelector('.ProseMirror'))`
    await this.#click(find)
    await this.run(
      `((it) => (it.select ? it.select() : getSelection().selectAllChildren(it)))(${find})`,
      v.unknown(),
    )
    await this.#session.send('Input.insertText', { text: value })
    return this
  }

  /** Sets a select, by the words of its choice, or a time, which a driver cannot type. */
  async choose(label: string, value: string): Promise<this> {
    const find = `${all('input, select')}.find((it) => it.ariaLabel === ${text(label)} || it.closest('label')?.innerText.trim().startsWith(${text(label)}))`
    await this.#until(`${find} !== undefined`, v.literal(true))
    await this.run(
      `(() => {
        const element = ${find}
        const isSelect = element instanceof HTMLSelectElement
        const kind = isSelect ? HTMLSelectElement : HTMLInputElement
        const option = isSelect && [...element.options].find((it) => it.label === ${text(value)})
        const to = option ? option.value : ${text(value)}
        Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(element, to)
        element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
      })()`,
      v.unknown(),
    )
    return this
  }

  /** Chooses a JSON file with this content. */
  async importFile(content: string): Promise<this> {
    await this.run(
      `(() => {
        const input = document.querySelector('input[type=file]')
        const files = new DataTransfer()
        files.items.add(new File([${text(content)}], 'page.json', { type: 'application/json' }))
        input.files = files.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })()`,
      v.unknown(),
    )
    return this
  }

  /** Drags a kind of block from the left column onto the canvas. */
  async drag(name: string): Promise<this> {
    const item = `${all('[class*="DrawerItem-draggable"]')}.find((it) => it.innerText.trim() === ${text(name)})`
    const [x, y] = await this.#until(middle(item), v.nonNullable(point))
    const [toX] = await this.#until(
      middle(`document.querySelector('iframe')`),
      v.nonNullable(point),
    )
    const goal = 300
    await this.#mouse('mouseMoved', x, y, 0)
    await this.#mouse('mousePressed', x, y, 1)
    for (let part = 1; part <= 12; part += 1) {
      const share = part / 12
      await this.#mouse('mouseMoved', x + (toX - x) * share, y + (goal - y) * share, 1)
      await this.run('new Promise((next) => requestAnimationFrame(next))', v.unknown())
    }
    // The canvas takes the pointer over within its own frames.
    await this.run('new Promise((next) => setTimeout(next, 300))', v.unknown())
    await this.#mouse('mouseReleased', toX, goal, 0)
    return this
  }

  /** The kinds of the blocks on the canvas, in order. */
  blocks(): Promise<string[]> {
    return this.run(
      `[...document.querySelector('iframe').contentDocument.querySelectorAll('[data-block]')].map((it) => it.dataset.block)`,
      v.array(v.string()),
    )
  }

  /** Resolves when the canvas shows blocks of these kinds. */
  async shows(kinds: readonly string[]): Promise<this> {
    await this.#until(
      `[...document.querySelector('iframe').contentDocument.querySelectorAll('[data-block]')].map((it) => it.dataset.block).join()`,
      v.literal(kinds.join()),
    )
    return this
  }

  /** Resolves when the canvas shows this many blocks. */
  async counts(count: number): Promise<this> {
    await this.#until(
      `document.querySelector('iframe').contentDocument.querySelectorAll('[data-block]').length`,
      v.literal(count),
    )
    return this
  }

  /** Takes a picture for people, in `dist/e2e`. */
  async picture(name: string): Promise<void> {
    const shot = v.object({ data: v.string() })
    const { data } = await this.#session.ask('Page.captureScreenshot', { format: 'png' }, shot)
    await mkdir(PICTURES, { recursive: true })
    await writeFile(join(PICTURES, `editor-${name}.png`), Buffer.from(data, 'base64'))
  }
}
