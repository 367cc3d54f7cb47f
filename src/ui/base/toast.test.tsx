// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { toast } from './toast.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'

const spoken = () => one('[role=status]').textContent
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

describe('toast', () => {
  let page: InPage
  beforeEach(async () => {
    vi.useFakeTimers()
    page = await inPage(<ToastHost />)
  })
  afterEach(async () => {
    await pass(10_000)
    await page.unmount()
    vi.useRealTimers()
  })

  it('shows a sentence for three seconds, the latest in place of the one before', async () => {
    await act(async () => toast.show('第一句'))
    await pass(2000)
    await act(async () => toast.show('第二句'))
    expect(spoken()).toBe('第二句')
    await pass(2999)
    expect(spoken()).toBe('第二句')
    await pass(1)
    expect(spoken()).toBe('')
  })

  it("closes a sentence when its button is used, and does the button's work", async () => {
    const onClick = vi.fn<() => void>()
    const action = { text: '撤销', onClick }
    await act(async () => toast.show('已删除', { duration: 5_000, action }))
    await pass(4_999)
    expect(spoken()).toBe('已删除撤销')
    await act(async () => one('[role=status] button').click())
    expect(onClick).toHaveBeenCalledOnce()
    expect(spoken()).toBe('')
  })

  it('does not show the loading sign for what takes less than 150 ms', async () => {
    const close = toast.loading()
    await pass(149)
    expect(spoken()).toBe('')
    await act(async () => close())
    await pass(1000)
    expect(spoken()).toBe('')
  })

  it('keeps the loading sign for at least 300 ms once shown', async () => {
    const close = toast.loading()
    await pass(150)
    expect(spoken()).toBe('加载中...')
    await pass(10)
    await act(async () => close())
    await pass(289)
    expect(spoken()).toBe('加载中...')
    await pass(1)
    expect(spoken()).toBe('')
  })

  it('stays until every caller has closed, each once, and does not blink between two', async () => {
    const first = toast.loading()
    const second = toast.loading()
    await pass(1000)
    await act(async () => {
      first()
      first()
    })
    await pass(1000)
    expect(spoken()).toBe('加载中...')
    await act(async () => second())
    const third = toast.loading()
    await pass(0)
    expect(spoken()).toBe('加载中...')
    await act(async () => third())
    await pass(0)
    expect(spoken()).toBe('')
  })

  it('puts a sentence before the loading sign', async () => {
    const close = toast.loading('提交中')
    await pass(200)
    expect(spoken()).toBe('提交中')
    await act(async () => toast.show('添加成功', { duration: 500 }))
    expect(spoken()).toBe('添加成功')
    await pass(500)
    expect(spoken()).toBe('提交中')
    await act(async () => close())
  })
})
