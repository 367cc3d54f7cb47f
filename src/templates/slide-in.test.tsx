// @vitest-environment jsdom
import { act, useLayoutEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { newSlide, SlideContext, type Slide } from '#ui/layout/slide.ts'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { Loaded, type ScreenData } from './Loaded.tsx'

const query = (data: string | undefined): ScreenData<string> => ({
  data,
  isPending: data === undefined,
  error: null,
  refetch: () => Promise.resolve(),
})

/** The parts that were in the page, in order. */
let drawn: string[] = []

function Drawn({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  useLayoutEffect(() => void drawn.push(name), [name])
  return children
}

const screen = (slide: Slide | null, data: string | undefined) => (
  <SlideContext value={slide}>
    <Loaded
      query={query(data)}
      skeleton={
        <Drawn name="skeleton">
          <SkeletonScreen />
        </Drawn>
      }
    >
      {(words) => (
        <Drawn name="data">
          <Page>
            <p>{words}</p>
          </Page>
        </Drawn>
      )}
    </Loaded>
  </SlideContext>
)
const arrival = () => newSlide('/fund_detail')
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const seen = () => one('[aria-busy]').style.visibility
const moving = () => one('[class*=slide]').style.animationDelay

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a screen that slides in without its data is its skeleton from the first frame', async () => {
  const page = await inPage(screen(arrival(), undefined))
  expect(drawn).toEqual(['skeleton'])
  expect(moving()).toBe('0ms')
  await page.unmount()
})

test('its data take the place of the skeleton at once, where the slide is by then', async () => {
  const slide = arrival()
  const page = await inPage(screen(slide, undefined))
  await pass(100)
  await page.rerender(screen(slide, '1.2345'))
  expect(one('p').textContent).toBe('1.2345')
  expect(drawn).toEqual(['skeleton', 'data'])
  expect(moving()).toBe('-100ms')
  await page.unmount()
})

test('a screen whose data are there begins as its skeleton too, and is drawn after its frame', async () => {
  const page = await inPage(screen(arrival(), '1.2345'))
  expect(drawn).toEqual(['skeleton'])
  await pass(20)
  expect(drawn).toEqual(['skeleton', 'data'])
  await page.unmount()
})

test('a screen that does not slide in shows its data first, and its skeleton only late, in the room that it has had', async () => {
  const there = await inPage(screen(null, '1.2345'))
  expect(drawn).toEqual(['data'])
  await there.unmount()
  drawn = []
  const page = await inPage(screen(null, undefined))
  await pass(149)
  expect(drawn).toEqual(['skeleton'])
  expect(seen()).toBe('hidden')
  await pass(1)
  expect(seen()).toBe('')
  await page.unmount()
})

test('what is drawn after the slide waits with its skeleton like any other', async () => {
  const slide = arrival()
  const page = await inPage(screen(slide, undefined))
  expect(drawn).toEqual(['skeleton'])
  await page.unmount()
  drawn = []
  await pass(1_000)
  const late = await inPage(screen(slide, undefined))
  expect(seen()).toBe('hidden')
  await late.unmount()
})
