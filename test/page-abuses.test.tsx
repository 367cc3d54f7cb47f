// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryPage } from '#api/calls/page.ts'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import type { BlockType } from '#domain/page/block-type.ts'
import { readDocument } from '#domain/page/document.ts'
import type { Field, Fields } from '#domain/page/field.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { trackTo, type Signal } from '#platform/tracking/track.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { ask } from './sandbox/testing/test-client.ts'
import { PageDesk } from './sandbox/testing/page-desk.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let author: PageDesk
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  author = new PageDesk(provider.sandbox, '编辑甲')
})
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await app?.close()
  app = null
})
afterAll(() => provider.sandbox.stop())

const record = v.record(v.string(), v.unknown())

/** The field's value with the text wherever it takes text or an address. */
function attacked(field: Field, value: unknown, text: string): unknown {
  const short = (most: number) => text.slice(0, most).trim() || '<'
  switch (field.kind) {
    case 'text':
    case 'richtext':
      return short(field.most)
    case 'words':
      return field.of === undefined ? [short(8).replaceAll(/\s/gu, '')] : value
    case 'picture':
      return { src: short(500), width: 750, height: 360 }
    case 'video':
      return value
    case 'action':
      return { targetUrl: text, wxUrl: text, appUrl: text, params: [{ key: 'a', value: text }] }
    case 'list': {
      const items = v.parse(v.array(record), value)
      return items.map((item) => attackedProps(field.fields, item, text))
    }
    case 'arm':
    case 'code':
    case 'number':
    case 'select':
    case 'slot':
    case 'switch':
    case 'target':
    case 'time':
      return value
  }
}

const attackedProps = (
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  text: string,
): Record<string, unknown> => ({
  ...props,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = attacked(field, props[name], text)
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

const blockOf = ({ type, fields, defaults }: BlockType, text: string, at: number) => ({
  type,
  props: { ...attackedProps(fields, defaults, text), id: `b${at}` },
})

/** Every text in every type, but for the feed, which has no text of its own. */
const all = BLOCK_TYPES.filter(({ type }) => type !== 'Feed').flatMap((type) =>
  FILTER_EVASION.map((text) => ({ type, text })),
)
const ON_A_PAGE = 80
const pages = Array.from({ length: Math.ceil(all.length / ON_A_PAGE) }, (_, page) => ({
  root: { props: { title: '页', shareTitle: FILTER_EVASION[page]?.slice(0, 30) ?? '' } },
  content: all
    .slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE)
    .map(({ type, text }, at) => blockOf(type, text, at)),
}))

/** Returns whether an address may stand in a link or a picture of a page. */
const isHarmless = (address: string) =>
  /^(?:\/(?![/\\])|#|data:,$)/.test(address) || address.startsWith(`${location.origin}/`)

function faultsOf(block: Element): string[] {
  return [block, ...block.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const found = /^(?:script|style|iframe|object|embed|form|base|meta|link|math)$/.test(name)
      ? [name]
      : []
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(attribute)
      const leads = ['href', 'src', 'xlink:href', 'action', 'formaction'].includes(attribute)
      if (leads && !isHarmless(value)) found.push(`${attribute}=${value}`)
      if (attribute === 'style' && /url|expression|import|behavior/i.test(value)) found.push(value)
    }
    return found
  })
}

it(`shows nothing but text of ${FILTER_EVASION.length} attacks in every field of every block`, async () => {
  let drawn = 0
  const faults: string[] = []
  for (const doc of pages) {
    // Nothing is left out before it is drawn: what is harmless there was made so by its component.
    expect(readDocument(doc)).toMatchObject({ dropped: [] })
    await author.save('p-attack', doc)
    const { token } = await author.act('p-attack', 'preview')
    const preview = String(token)
    app = await openApp(
      provider,
      pageBuilderPaths.pageBuilder.to({ pageId: 'p-attack', preview }),
      null,
    )
    await app.settle()
    const blocks = [...document.querySelectorAll('[data-block]')]
    drawn += blocks.filter(({ childElementCount }) => childElementCount > 0).length
    faults.push(...blocks.flatMap(faultsOf))
    await app.close()
    app = null
  }
  expect([...new Set(faults)]).toEqual([])
  expect(Reflect.get(window, 'attacked')).toBeUndefined()
  expect(drawn).toBeGreaterThan(all.length * 0.9)
})

/** Everything drawn is in view, for two seconds, when the returned function is called. */
function stubView(): () => void {
  const reports: (() => void)[] = []
  class Observer {
    constructor(report: (entries: readonly object[]) => void) {
      reports.push(() => report([{ intersectionRatio: 1, isIntersecting: true }]))
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const report of reports.splice(0)) report()
    vi.advanceTimersByTime(2_000)
    vi.useRealTimers()
  }
}

it('sends nothing to tracking of a preview: no view, no block that is seen or tapped', async () => {
  const signals: Signal[] = []
  trackTo(({ signal }) => signals.push(signal))
  const look = stubView()
  const of = { pageId: 'p-reading' }
  async function tracked(preview?: string) {
    app = await openApp(provider, pageBuilderPaths.pageBuilder.to({ ...of, preview }), null)
    await app.settle()
    await act(async () => look())
    const drawn = document.querySelectorAll('[data-block]').length
    const named = document.querySelectorAll('[data-track="block"]').length
    await app.close()
    app = null
    return { drawn, named, signals: signals.splice(0) }
  }
  const live = await tracked()
  expect(live.drawn).toBeGreaterThan(3)
  expect(live.named).toBe(live.drawn)
  expect(live.signals.map(({ name }) => name)).toEqual([
    'opened',
    ...Array.from({ length: live.drawn }, () => 'exposure'),
    'closed',
  ])

  const { doc } = await ask(provider.sandbox, queryPage, of)
  await author.save('p-reading', doc)
  const { token } = await author.act('p-reading', 'preview')
  expect(await tracked(String(token))).toEqual({ drawn: live.drawn, named: 0, signals: [] })
})
