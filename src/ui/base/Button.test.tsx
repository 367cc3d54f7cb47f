// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Button, type Missing } from './Button.tsx'
import { button, click, field, inPage, one } from '#ui/testing/in-page.tsx'
import { clearToasts } from './toast.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

describe('Button', () => {
  afterEach(clearToasts)

  it('says what is missing when tapped, and leads to it instead of acting', async () => {
    const onClick = vi.fn<() => void>()
    const scrolled = vi.fn<() => void>()
    Element.prototype.scrollIntoView = scrolled
    const form = (missing: Missing | null) => (
      <>
        <section id="documents">
          <input type="checkbox" aria-label="同意" />
        </section>
        <Button onClick={onClick} missing={missing}>
          确认买入
        </Button>
        <ToastHost />
      </>
    )
    const page = await inPage(form({ reason: '请先阅读协议', target: 'documents' }))
    expect(button('确认买入').getAttribute('aria-disabled')).toBe('true')
    await click(button('确认买入'))
    expect(onClick).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('请先阅读协议')
    expect(scrolled).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field())
    await page.rerender(form(null))
    await click(button('确认买入'))
    expect(onClick).toHaveBeenCalledOnce()
    await page.unmount()
  })

  it('is busy and deaf to further taps until its handler settles', async () => {
    const order = deferred()
    let orders = 0
    const page = await inPage(
      <Button
        onClick={() => {
          orders += 1
          return order.promise
        }}
      >
        确认买入
      </Button>,
    )
    const element = one('button')
    await act(async () => {
      element.click()
      element.click()
    })
    expect(element.getAttribute('aria-busy')).toBe('true')
    await click(element)
    expect(orders).toBe(1)

    order.resolve()
    await act(async () => order.promise)
    expect(element.hasAttribute('aria-busy')).toBe(false)
    await click(element)
    expect(orders).toBe(2)
    await page.unmount()
  })

  it('keeps the focus while busy, and does not submit a form twice', async () => {
    let submits = 0
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits += 1
        }}
      >
        <Button type="submit" busy={busy}>
          下一步
        </Button>
      </form>
    )
    const page = await inPage(form(false))
    one('button').focus()
    await click(one('button'))
    await page.rerender(form(true))
    await click(one('button'))
    expect(submits).toBe(1)
    expect(document.activeElement).toBe(one('button'))
    await page.unmount()
  })

  it('does nothing when disabled', async () => {
    let taps = 0
    const page = await inPage(
      <Button disabled onClick={() => void (taps += 1)}>
        已停售
      </Button>,
    )
    await click(one('button'))
    expect(taps).toBe(0)
    await page.unmount()
  })
})
