// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

import { Button } from '#ui/base/Button.tsx'
import { dialog, withdrawQuestions } from './dialog.ts'
import { overlayOpen } from './overlays.ts'
import {
  axeFindings,
  button,
  click,
  inPage,
  one,
  press,
  eventually,
  type InPage,
} from '#ui/testing/in-page.tsx'

/**
 * Asks, and waits until the dialog is there and has the focus: its code arrives outside of `act`.
 */
async function ask<T>(question: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const answer = question()
  await appeared()
  return { answer }
}

async function appeared(): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await eventually(() =>
    expect(one('[role=alertdialog]').contains(document.activeElement)).toBe(true),
  )
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
}

const settled = <T,>(answer: Promise<T>): Promise<T> => act(async () => answer)

describe('dialog', () => {
  let page: InPage
  beforeEach(async () => {
    page = await inPage(<button type="button">撤销申请</button>)
    button('撤销申请').focus()
  })
  afterEach(() => page.unmount())

  it.each([
    ['确认', 'confirm'],
    ['取消', 'cancel'],
  ])('confirm answers %s with %s, is gone, and gives the focus back', async (text, expected) => {
    const { answer } = await ask(() => dialog.confirm({ content: '确定撤销吗？' }))
    expect(one('[role=alertdialog] h2').textContent).toBe('温馨提示')
    await click(button(text))
    expect(await settled(answer)).toBe(expected)
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
    expect(document.activeElement).toBe(button('撤销申请'))
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['the back of the history', () => act(async () => window.dispatchEvent(new Event('popstate')))],
  ])('answers %s with closed', async (_name, leave) => {
    const { answer } = await ask(() => dialog.alert({ content: '基金暂停申购' }))
    await leave()
    expect(await settled(answer)).toBe('closed')
    expect(overlayOpen()).toBe(false)
  })

  it('choose answers with the key chosen, or closed by its cross', async () => {
    const options = {
      title: '风险提示',
      content: '风险等级高于您的承受能力',
      actions: [
        { key: 'go', text: '继续购买', primary: true },
        { key: 'retest', text: '重新测评' },
      ],
    } as const
    const first = await ask(() => dialog.choose(options))
    await click(button('重新测评'))
    expect(await settled(first.answer)).toBe('retest')
    const second = await ask(() => dialog.choose(options))
    await click(button('关闭'))
    expect(await settled(second.answer)).toBe('closed')
  })

  it('keeps the Tab key inside', async () => {
    const { answer } = await ask(() => dialog.confirm({ content: '确定吗？' }))
    button('确认').focus()
    await press('Tab')
    expect(one('[role=alertdialog]').contains(document.activeElement)).toBe(true)
    expect(document.activeElement).not.toBe(button('确认'))
    await click(button('取消'))
    await settled(answer)
  })

  it('asks one question at a time', async () => {
    const first = await ask(() => dialog.alert({ title: '一', content: '第一' }))
    const second = dialog.alert({ title: '二', content: '第二' })
    await act(async () => import('./DialogLayer.tsx'))
    expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1)
    await click(button('确认'))
    await settled(first.answer)
    await appeared()
    expect(one('[role=alertdialog] h2').textContent).toBe('二')
    await click(button('确认'))
    expect(await settled(second)).toBe('confirm')
  })

  it('keeps the button that opened it busy until it is answered', async () => {
    let done = (): void => undefined
    const work = new Promise<void>((resolve) => {
      done = resolve
    })
    const asker = await inPage(
      <Button
        onClick={async () => {
          await dialog.confirm({ content: '确定吗？' })
          await work
        }}
      >
        下单
      </Button>,
    )
    const wheel = () => button('下单').querySelector('[aria-hidden]')
    await click(button('下单'))
    await appeared()
    expect([button('下单').getAttribute('aria-disabled'), wheel()]).toEqual(['true', null])
    await click(button('确认'))
    expect(wheel()).not.toBeNull()
    done()
    await act(async () => work)
    expect(wheel()).toBeNull()
    await asker.unmount()
  })

  it('has nothing that axe finds wrong', async () => {
    const { answer } = await ask(() => dialog.confirm({ content: '确定撤销吗？', danger: true }))
    expect(await axeFindings()).toEqual([])
    await click(button('确认'))
    await settled(answer)
  })
})

test.each([...Array(30).keys()])(
  'a question that is withdrawn %i turns of the queue after it is asked is answered as closed',
  async (turns) => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
    await import('./DialogLayer.tsx')
    const answer = dialog.confirm({ content: '确定撤销吗？' })
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    withdrawQuestions()
    expect(await answer).toBe('closed')
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
  },
)
