import axe from 'axe-core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { clearToasts } from '#ui/base/toast.ts'
import { inTime } from './in-time.ts'

declare global {
  // React looks for this before it trusts `act`.
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

export interface InPage {
  readonly host: HTMLElement
  readonly rerender: (node: ReactNode) => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Renders into a real document, as a page would; into a `div` what brings its own `main`. */
export async function inPage(node: ReactNode, tag: 'main' | 'div' = 'main'): Promise<InPage> {
  const host = document.body.appendChild(document.createElement(tag))
  const root = createRoot(host)
  const rerender = (next: ReactNode): Promise<void> => act(async () => root.render(next))
  await rerender(node)
  return {
    host,
    rerender,
    unmount: async () => {
      await act(async () => {
        clearToasts()
        root.unmount()
      })
      host.remove()
    },
  }
}

/**
 * The one element that the selector finds anywhere in the document; an error names what is missing.
 */
export function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`nothing matches ${selector} in ${document.body.innerHTML}`)
  return element
}

/** The page's text field. */
export function field(): HTMLInputElement {
  const element = one('input')
  if (!(element instanceof HTMLInputElement)) throw new Error('no text field')
  return element
}

/** The button with exactly this text or name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  )
  if (found === undefined) throw new Error(`no button ${name} in ${document.body.innerHTML}`)
  return found
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
}

/** A key on what has the focus. */
export async function press(key: string): Promise<void> {
  await act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

/** Types over a field's text as a browser does: through the native setter, past React's own. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Runs `wait` outside of React's `act`, which would hold every change back until its end. */
async function outsideAct<T>(wait: () => Promise<T>): Promise<T> {
  const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  return wait().finally(() => (globalThis.IS_REACT_ACT_ENVIRONMENT = before))
}

/** Waits until `check` no longer throws, for at most 15 s, and returns what it returned. */
export const eventually = <T,>(check: () => T): Promise<T> => outsideAct(() => inTime(check))

/**
 * Returns what axe finds wrong in the document; colours and layout need a real engine and are left
 * to it. The page goes on meanwhile: what a timer of its own changes may be changed.
 */
export async function axeFindings(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await outsideAct(() => axe.run(document.body, { rules }))
  return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`)
}
