// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { names, replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { button, click, one, axeFindings, eventually } from '#ui/testing/in-page.tsx'
import { DataTemplate } from './DataTemplate.tsx'
import { DetailTemplate } from './DetailTemplate.tsx'
import { DocumentTemplate } from './DocumentTemplate.tsx'
import { FormTemplate } from './FormTemplate.tsx'
import { ListTemplate } from './ListTemplate.tsx'
import { path } from '#paths/path.ts'
import { screen } from './screen.ts'
import { useEndlessList } from './use-endless-list.ts'

function Detail() {
  const query = useQuery(queryFor(names, { page: 1, size: 20 }))
  return (
    <DetailTemplate query={query} title={({ records }) => records.join()}>
      {({ records }) => <p>{records.join()}</p>}
    </DetailTemplate>
  )
}

function List() {
  const list = useEndlessList(names, {})
  return (
    <ListTemplate
      label="记录"
      list={list}
      // jsdom has no layout, so no row is in view: the head lists the rows instead.
      head={<button onClick={list.more}>{list.data?.join()}</button>}
      empty={{ title: '没有记录' }}
    >
      {(row: string) => <p>{row}</p>}
    </ListTemplate>
  )
}

function Headed() {
  const query = useQuery(queryFor(names, { page: 1, size: 20 }))
  return (
    <DetailTemplate query={query} head={<h2>记录</h2>}>
      {({ records }) => <p>{records.join()}</p>}
    </DetailTemplate>
  )
}

const action = { text: '确认', missing: null, onClick: () => {} }

/** A screen whose inner template needs loaded data. */
const inside = (template: (name: string) => ReactNode) =>
  function Probe() {
    const query = useQuery(queryFor(names, { page: 1, size: 20 }))
    return (
      <DataTemplate query={query} skeleton={<SkeletonScreen />}>
        {({ records }) => template(records.join())}
      </DataTemplate>
    )
  }

const OLD = '昨天的内容'
const NEW = '今天的内容'
const STALE = '没有更新成功，以下为 '
/** A payload that fits both a fund and a list. */
const filled = (name: string, total = 1) =>
  replies.payload({ ...fund, fundName: name, total, records: [name] })

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const textAppears = (words: string) =>
  eventually(() => expect(document.querySelector('main')?.textContent).toContain(words))

async function open(Probe: typeof Detail) {
  const probe = path('/probe')
  const load = async () => ({ default: Probe })
  const row = screen({ path: probe, title: '测试页', needs: [], load })
  mounted = await mountedScreen(row, probe.to())
}

/** Drags from the top of the page down, past the threshold. */
async function pullDown() {
  const target = one('main > div')
  const touch = (type: string, clientY: number) =>
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: [{ clientY }],
      }),
    )
  await act(async () => {
    touch('touchstart', 0)
    touch('touchmove', 300)
    touch('touchend', 300)
  })
}

describe.each([
  ['DetailTemplate', Detail],
  ['DetailTemplate under a head', Headed],
  ['ListTemplate', List],
  ['ListTemplate inside DataTemplate', inside(() => <List />)],
  [
    'FormTemplate inside DataTemplate',
    inside((name) => <FormTemplate action={action}>{name}</FormTemplate>),
  ],
  [
    'DocumentTemplate inside DataTemplate',
    inside((name) => <DocumentTemplate sections={[{ heading: name }]} />),
  ],
  ['FundPage', () => <FundPage fundCode="980301">{({ fundName }) => <p>{fundName}</p>}</FundPage>],
  [
    'FundPage with a list',
    () => (
      <FundPage fundCode="980301" ownTemplate>
        {() => <List />}
      </FundPage>
    ),
  ],
])('a screen drawn by %s', (_, Probe) => {
  test('fetches its data again when pulled down', async () => {
    provider.reply = filled(OLD)
    await open(Probe)
    await textAppears(OLD)
    provider.reply = filled(NEW)
    await pullDown()
    await textAppears(NEW)
    expect(document.body.textContent).not.toContain(STALE)
  })

  test.each([
    ['cannot be reached', replies.noNetwork],
    ['breaks down', replies.breakdown],
    ['refuses', replies.refusal(RET.tooOften)],
  ])(
    'keeps what it has, with its time, where the provider %s, and tries again',
    async (_how, reply) => {
      provider.reply = filled(OLD)
      await open(Probe)
      await textAppears(OLD)
      provider.reply = reply
      await pullDown()
      await textAppears(STALE)
      await textAppears(OLD)
      expect(document.body.textContent.split(STALE)).toHaveLength(2)
      expect(await axeFindings()).toEqual([])
      provider.reply = filled(NEW)
      await click(button('重新加载'))
      await textAppears(NEW)
      expect(document.body.textContent).not.toContain(STALE)
    },
  )
})

test('a DetailTemplate sets the title from its data, once it is loaded', async () => {
  provider.reply = filled(OLD)
  await open(Detail)
  expect(document.title).toBe('测试页')
  await eventually(() => expect(document.title).toBe(OLD))
})

test('a FundPage with `titled` sets the title to the fund’s name', async () => {
  provider.reply = filled(OLD)
  await open(() => (
    <FundPage fundCode="980301" titled>
      {({ fundName }) => <p>{fundName}</p>}
    </FundPage>
  ))
  await eventually(() => expect(document.title).toBe(OLD))
})

test('a FundPage renders nothing until the queries of `waitFor` have data', async () => {
  provider.reply = filled(OLD)
  const drawn: string[] = []
  function Both() {
    const list = useQuery(queryFor(names, { page: 1, size: 20 }))
    return (
      <FundPage fundCode="980301" waitFor={[list]}>
        {({ fundName }) => {
          drawn.push(list.data?.records.join() ?? 'nothing')
          return <p>{fundName}</p>
        }}
      </FundPage>
    )
  }
  await open(Both)
  await textAppears(OLD)
  expect(drawn).not.toContain('nothing')
})

test('a ListTemplate with a title sets the title', async () => {
  provider.reply = filled(OLD)
  await open(() => (
    <ListTemplate
      label="记录"
      title={NEW}
      list={useEndlessList(names, {})}
      empty={{ title: '没有记录' }}
    >
      {(row: string) => <p>{row}</p>}
    </ListTemplate>
  ))
  await eventually(() => expect(document.title).toBe(NEW))
})

test('a further page that fails shows an error below the rows, which loads it again', async () => {
  provider.reply = filled(OLD, 2)
  await open(List)
  await textAppears(OLD)
  provider.reply = replies.breakdown
  await click(button(OLD))
  await textAppears('加载失败，点此重试')
  expect(document.body.textContent).not.toContain(STALE)
  provider.reply = filled(NEW, 2)
  await click(button('加载失败，点此重试'))
  await textAppears(`${OLD},${NEW}`)
})
