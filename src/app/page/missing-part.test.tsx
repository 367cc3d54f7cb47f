// @vitest-environment jsdom
import { Suspense } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recoverChunk } from '#platform/chunk-recovery.ts'
import { sendErrorsTo, type ErrorEntry } from '#platform/error-log.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { screen } from '#templates/screen.ts'
import { path } from '#paths/path.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { expectedErrors } from '#ui/testing/printed-errors.ts'
import { inPage, eventually } from '#ui/testing/in-page.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadScreen } from '#app/router/screen-loader.ts'

const text = () => document.body.textContent

beforeEach(() => sessionStore.clear())

/** Lets the network fail. */
function withoutNetwork() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/**
 * The errors of engines, gateways and build tools about a file that does not come, and what none
 * has said.
 */
const REASONS: readonly unknown[] = [
  new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new TypeError('Importing a module script failed.'),
  new TypeError('error loading dynamically imported module'),
  new SyntaxError("Unexpected token '<'"),
  new Error('Unable to preload CSS for /assets/x.css'),
  new Error(''),
  'a text',
  undefined,
]

test.each(REASONS)(
  'a part that has not come is a missing part, whatever is said: %s',
  async (why) => {
    withoutNetwork()
    const Part = lazyPart<object>(() => Promise.reject(why))
    const page = await inPage(
      <ScreenBoundary>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </ScreenBoundary>,
    )
    await eventually(() => expect(text()).toContain('当前没有网络'))
    await page.unmount()
    expect(expectedErrors()).toEqual([expect.stringContaining('ScreenBoundary')])
  },
)

test('an error of a screen itself is none, though it says so', async () => {
  withoutNetwork()
  function Broken(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const page = await inPage(
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>,
  )
  expect(text()).toContain('页面没有正常打开')
  await page.unmount()
  expect(expectedErrors()).toEqual([expect.stringContaining('ScreenBoundary')])
})

test.each(REASONS)('a screen’s file that has not come is a missing part: %s', async (why) => {
  const row = screen({
    path: path('/probe/missing'),
    title: '',
    needs: [],
    load: () => Promise.reject(why),
  })
  await expect(loadScreen(row)).rejects.toMatchObject({ name: 'MissingPart', cause: why })
})

test('the page is reloaded once for a missing part, and not at all where a tab keeps nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const reload = vi.fn<() => void>()
  expect(await recoverChunk(sessionStore, reload)).toBe('reloading')
  expect(await recoverChunk(sessionStore, reload)).toBe('tried')
  expect(reload).toHaveBeenCalledTimes(1)

  sessionStore.clear()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => refuse.mockRestore())
  expect(await recoverChunk(sessionStore, reload)).toBe('tried')
  expect(reload).toHaveBeenCalledTimes(1)
})

/** Returns the reports about a screen whose file does not come. */
async function reportedMissing(): Promise<readonly ErrorEntry[]> {
  const entries: ErrorEntry[] = []
  sendErrorsTo((entry) => entries.push(entry))
  onTestFinished(() => sendErrorsTo(() => {}))
  const Part = lazyPart<object>(() => Promise.reject(new TypeError('cancelled')))
  const page = await inPage(
    <ScreenBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ScreenBoundary>,
  )
  await eventually(() => expect(text()).toMatch(/当前没有网络|页面没有正常打开/))
  await page.unmount()
  expect(expectedErrors()).toEqual([expect.stringContaining('ScreenBoundary')])
  return entries
}

test('a part that is missing while the provider answers is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  onTestFinished(() => void vi.unstubAllGlobals())
  // It was reloaded for this before.
  await recoverChunk(sessionStore, () => {})
  expect(await reportedMissing()).toMatchObject([
    {
      kind: 'render',
      what: 'screen',
      detail: 'MissingPart: a part of the pages is missing',
      cause: 'TypeError: cancelled',
    },
  ])
})

test('what a part throws while it starts is reported as that, and the page is not reloaded for it', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const entries: ErrorEntry[] = []
  sendErrorsTo((entry) => entries.push(entry))
  onTestFinished(() => sendErrorsTo(() => {}))
  const thrown = new TypeError('URL.canParse is not a function')
  const Part = lazyPart<object>(() => Promise.reject(thrown))
  const page = await inPage(
    <ScreenBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ScreenBoundary>,
  )
  await eventually(() => expect(text()).toContain('页面没有正常打开'))
  await page.unmount()
  expect(expectedErrors()).toEqual([expect.stringContaining('ScreenBoundary')])
  expect(fetched).not.toHaveBeenCalled()
  expect(entries).toEqual([
    {
      kind: 'render',
      what: 'screen',
      detail: 'TypeError: URL.canParse is not a function',
      stack: thrown.stack,
    },
  ])
})

test('a part that does not come while the page is left, or without a network, is not reported', async () => {
  withoutNetwork()
  expect(await reportedMissing()).toEqual([])
})
