// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
import { closeOverlays } from '#ui/overlays/overlays.ts'
import { PictureButton } from './PictureButton.tsx'
import { usePictureViewer } from './use-picture-viewer.ts'

const PICTURES = ['月线', '周线', '日线'].map((alt, no) => ({
  src: `/content/${no}.png`,
  alt,
  width: 640,
  height: 320,
}))

const NONE: typeof PICTURES = []

function Gallery({ again = NONE }: { readonly again?: typeof PICTURES }) {
  const [pictures] = useState([...PICTURES, ...again])
  const { open, viewer } = usePictureViewer(pictures)
  return (
    <>
      {PICTURES.map((picture, at) => (
        <PictureButton key={picture.src} {...picture} onOpen={() => void open(at)} />
      ))}
      {viewer}
    </>
  )
}

let page: InPage
let now: number
beforeEach(async () => {
  now = 1_000
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  page = await inPage(<Gallery />)
  opener().focus()
  await click(opener())
  await eventually(() => one('[role=dialog]'))
})
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
})

const opener = () => one('main button')
const place = () => one('[aria-live]').textContent
const stage = () => one('[role=dialog] > :nth-child(2)')
const shown = () => one('[role=dialog] [aria-hidden=false] img')

interface Finger {
  /** The number of milliseconds after the last event. */
  readonly after?: number
  readonly id?: number
  readonly clientY?: number
}

/** A finger on the stage. */
function dispatch(kind: string, clientX: number, { after = 20, id = 1, clientY = 0 }: Finger = {}) {
  now += after
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY, button: 0 })
  Object.defineProperties(event, {
    pointerId: { value: id },
    timeStamp: { value: now },
  })
  stage().dispatchEvent(event)
}
/** The same, and what it leads to is rendered. */
const finger = (...event: Parameters<typeof dispatch>) => act(async () => dispatch(...event))
async function tap(clientX: number) {
  await finger('down', clientX)
  await finger('up', clientX)
}

test('a picture opens whole, says which one it is, and the page is as before afterwards', async () => {
  expect(place()).toBe('第 1/3 张')
  expect([shown().getAttribute('alt'), shown().style.width]).toEqual(['月线', '400px'])
  expect(one('[role=dialog]').contains(document.activeElement)).toBe(true)
  expect(await axeFindings()).toEqual([])
  await press('Escape')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('going back closes it, as every overlay', async () => {
  await act(async () => closeOverlays())
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('a swipe, the arrows and the buttons lead from one picture to the next, and no further', async () => {
  await finger('down', 300)
  await finger('move', 260)
  await finger('up', 180)
  expect(place()).toBe('第 2/3 张')
  await press('ArrowRight')
  expect(place()).toBe('第 3/3 张')
  await click(button('下一张'))
  expect(place()).toBe('第 3/3 张')
  await click(button('上一张'))
  expect(place()).toBe('第 2/3 张')
  expect(shown().getAttribute('alt')).toBe('周线')
})

test('a double tap enlarges and shows all again, and so does the button', async () => {
  await tap(100)
  await tap(100)
  expect(shown().style.transform).toContain('scale(2.5)')
  await click(button('还原'))
  expect(shown().style.transform).toContain('scale(1)')
  await click(button('放大'))
  expect(shown().style.transform).toContain('scale(2.5)')
})

test('two fingers enlarge a picture; one then moves it and does not leave it', async () => {
  await finger('down', 150)
  await finger('down', 250, { id: 2 })
  await finger('move', 350, { id: 2 })
  await finger('up', 350, { id: 2 })
  expect(shown().style.transform).toContain('scale(2)')
  const before = shown().style.transform
  await finger('move', 100)
  await finger('up', 100)
  expect(shown().style.transform).not.toBe(before)
  expect(place()).toBe('第 1/3 张')
})

test('the last move counts when the fingers go up before it is rendered', async () => {
  await finger('down', 150)
  await finger('down', 250, { id: 2 })
  await finger('move', 300, { id: 2 })
  await act(async () => {
    dispatch('move', 350, { id: 2 })
    dispatch('up', 350, { id: 2 })
    dispatch('up', 150)
  })
  expect(shown().style.transform).toContain('scale(2)')
})

test('fingers that make a picture smaller let it spring back', async () => {
  await finger('down', 100)
  await finger('down', 300, { id: 2 })
  await finger('move', 200, { id: 2 })
  expect(shown().style.transform).toContain('scale(0.7)')
  await finger('up', 200, { id: 2 })
  expect(shown().style.transform).toContain('scale(1)')
  // The finger that is left is no swipe.
  await finger('move', -200)
  await finger('up', -200)
  expect(place()).toBe('第 1/3 张')
})

test('a picture that comes twice has both of its places', async () => {
  await page.unmount()
  page = await inPage(<Gallery again={PICTURES.slice(0, 1)} />)
  await click(opener())
  await eventually(() => one('[role=dialog]'))
  for (const [at, alt] of ['月线', '周线', '日线', '月线'].entries()) {
    expect([place(), shown().getAttribute('alt')]).toEqual([`第 ${at + 1}/4 张`, alt])
    await press('ArrowRight')
  }
  await press('ArrowLeft')
  expect(shown().getAttribute('alt')).toBe('日线')
})

test('a picture that did not come says so, and is loaded again on a tap', async () => {
  await act(async () => void shown().dispatchEvent(new Event('error')))
  expect(one('[role=dialog]').textContent).toContain('图片没有加载出来')
  expect(await axeFindings()).toEqual([])
  await click(button('重新加载'))
  expect(shown().getAttribute('src')).toBe('/content/0.png')
})
