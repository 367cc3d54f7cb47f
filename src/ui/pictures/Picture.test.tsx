// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { axeFindings, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { Picture } from './Picture.tsx'

let page: InPage
afterEach(() => page.unmount())

const draw = async (src = '/a.png') => {
  page = await inPage(<Picture src={src} alt="活动海报" width={4} height={3} />)
}
const happens = (name: string) => act(async () => void one('img').dispatchEvent(new Event(name)))

test('keeps its place by its ratio before it is loaded, and loads when it comes near', async () => {
  await draw()
  expect(one('main > span').style.paddingTop).toBe('75%')
  expect(one('img').getAttribute('loading')).toBe('lazy')
  expect(await axeFindings()).toEqual([])
})

test('fades in once it is loaded', async () => {
  await draw()
  const before = one('img').className
  await happens('load')
  expect(one('img').className.split(' ').length).toBe(before.split(' ').length + 1)
})

test('says what did not come, and is tried again when the network is back', async () => {
  await draw()
  await happens('error')
  expect(document.querySelector('img')).toBeNull()
  expect(one('[role=img]').getAttribute('aria-label')).toBe('活动海报，没有加载出来')
  expect(await axeFindings()).toEqual([])
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(one('img').getAttribute('src')).toBe('/a.png')
})

test('another picture in the same place begins again after a failure', async () => {
  await draw()
  await happens('error')
  await page.rerender(<Picture src="/b.png" alt="活动海报" width={4} height={3} />)
  expect(one('img').getAttribute('src')).toBe('/b.png')
})
