// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { names, replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import type { Need, Screen } from './screen.ts'
import { homePaths } from '#paths/home.ts'
import { path } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { button, click, one, axeFindings, eventually } from '#ui/testing/in-page.tsx'
import { DataTemplate } from './DataTemplate.tsx'
import { DetailTemplate } from './DetailTemplate.tsx'
import { DocumentTemplate } from './DocumentTemplate.tsx'
import { FlowTemplate } from './FlowTemplate.tsx'
import { FormTemplate } from './FormTemplate.tsx'
import { ListTemplate } from './ListTemplate.tsx'
import { Loaded } from './Loaded.tsx'
import { ResultTemplate } from './ResultTemplate.tsx'
import { screen } from './screen.ts'
import { useEndlessList } from './use-endless-list.ts'

const NOTHING = { title: '没有记录', note: '买入后显示在这里' } as const
const ROW = '禾岸消费精选'
const FIRST = { page: 1, size: 20 } as const
const RELOAD = '重新加载'

type Names = v.InferOutput<typeof names.payload>
const isEmpty = ({ records }: Names) => records.length === 0
const empty = <EmptyState kind="empty" {...NOTHING} />
const drawnRow = ({ records }: Names) => <p>{records.join()}</p>

/** A screen whose template draws what has been loaded. */
function loadedInto(template: (data: Names) => ReactNode): Screen<object> {
  return function Probe() {
    const query = useQuery(queryFor(names, FIRST))
    return (
      <Loaded query={query} skeleton={<SkeletonScreen />} isEmpty={isEmpty} empty={empty}>
        {template}
      </Loaded>
    )
  }
}

const action = { text: '确认', missing: null, onClick: () => {} }

const TEMPLATES: Readonly<Record<string, Screen<object>>> = {
  DetailTemplate: () => (
    <DetailTemplate query={useQuery(queryFor(names, FIRST))} isEmpty={isEmpty} empty={empty}>
      {drawnRow}
    </DetailTemplate>
  ),
  'DetailTemplate under a head': () => (
    <DetailTemplate
      query={useQuery(queryFor(names, FIRST))}
      head={<h2>记录</h2>}
      isEmpty={isEmpty}
      empty={empty}
    >
      {drawnRow}
    </DetailTemplate>
  ),
  DataTemplate: () => (
    <DataTemplate
      query={useQuery(queryFor(names, FIRST))}
      skeleton={<SkeletonScreen />}
      isEmpty={isEmpty}
      empty={empty}
    >
      {drawnRow}
    </DataTemplate>
  ),
  ListTemplate: () => (
    <ListTemplate
      label="记录"
      list={useEndlessList(names, {})}
      columns={<p>{ROW}</p>}
      empty={NOTHING}
    >
      {(row: string) => <p>{row}</p>}
    </ListTemplate>
  ),
  FormTemplate: loadedInto((data) => <FormTemplate action={action}>{drawnRow(data)}</FormTemplate>),
  FlowTemplate: loadedInto((data) => (
    <FlowTemplate action={action} steps={['身份', '银行卡']} current={0}>
      {drawnRow(data)}
    </FlowTemplate>
  )),
  ResultTemplate: loadedInto(({ records }) => (
    <ResultTemplate
      tone="done"
      title={records.join()}
      note="已受理"
      primary={{ text: '完成', onClick: () => {} }}
    />
  )),
  DocumentTemplate: loadedInto(({ records }) => (
    <DocumentTemplate sections={[{ heading: '内容', paragraphs: records }]} />
  )),
}

/** Templates of one fund, which have no empty state: a fund exists or is not found. */
const FUND_PAGES: Readonly<Record<string, Screen<object>>> = {
  FundPage: () => <FundPage fundCode="980301">{({ fundName }) => <p>{fundName}</p>}</FundPage>,
  'FundPage with another template': () => (
    <FundPage fundCode="980301" ownTemplate>
      {({ fundName }) => <FormTemplate action={action}>{fundName}</FormTemplate>}
    </FundPage>
  ),
}

/** A payload that fits both a fund and a list. */
const filled = replies.payload({ ...fund, fundName: ROW, total: 1, records: [ROW] })
const text = () => document.body.textContent
const textAppears = (...words: readonly string[]) =>
  eventually(() => words.forEach((each) => expect(text()).toContain(each)))

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

interface Opening {
  readonly needs?: readonly Need[]
  readonly id?: string
  readonly cancelsLogin?: boolean
  readonly declined?: boolean
}

const PROBE = path('/probe/:id', { id: v.pipe(v.string(), v.digits()) })

/** Opens the screen at `/probe/ID`; an id that is not a number does not fit the path. */
async function open(Probe: Screen<object>, { needs = [], id = '1', ...visitor }: Opening = {}) {
  const load = async () => ({ default: Probe })
  const row = screen({ path: PROBE, title: '测试页', needs, load })
  mounted = await mountedScreen(row, PROBE.to({ id }), visitor)
}

/** Title, reply, words on the page, and the button that then loads the data. */
const FAILURES = [
  ['refused', replies.refusal(RET.tooOften, '操作太频繁，请稍后再试'), ['操作太频繁'], RELOAD],
  ['refused without a word', replies.refusal(RET.tooOften), ['暂时无法查看'], RELOAD],
  ['answered by a server that breaks down', replies.breakdown, ['加载失败', '请稍后再试'], RELOAD],
  ['answered unreadably', replies.payload({ total: 1 }), ['加载失败'], RELOAD],
  ['offline', replies.noNetwork, ['网络开小差', '请检查网络连接'], RELOAD],
  [
    'no longer signed in',
    replies.refusal(RET.notLoggedIn),
    ['登录后查看', '与您的账户有关'],
    '登录',
  ],
] as const

describe.each(Object.entries(TEMPLATES))(
  'a screen that may have nothing to show, rendered by %s',
  (_, Probe) => {
    test('says that there is nothing, and when something will be shown', async () => {
      provider.reply = replies.payload({ total: 0, records: [] })
      await open(Probe)
      await textAppears(NOTHING.title, NOTHING.note)
      expect(text()).not.toContain(ROW)
      expect(await axeFindings()).toEqual([])
    })

    test('says that it needs an agreement to the privacy notice, and loads once it is given', async () => {
      provider.reply = filled
      const before = provider.requestedUrls.length
      await open(Probe, { declined: true })
      await textAppears('同意个人信息保护提示后查看')
      expect(text()).not.toMatch(/网络|加载失败/)
      expect(await axeFindings()).toEqual([])
      expect(provider.requestedUrls).toHaveLength(before)
      await click(button('阅读并同意'))
      await eventually(() => button('同意'))
      await click(button('同意'))
      await textAppears(ROW)
    })
  },
)

describe.each(Object.entries({ ...TEMPLATES, ...FUND_PAGES }))(
  'a screen rendered by %s',
  (_, Probe) => {
    test('shows a skeleton while it loads, then the data', async () => {
      let answer = () => {}
      provider.reply = (response) => (answer = () => filled(response))
      await open(Probe)
      await eventually(() =>
        expect(one('[role=status][aria-busy=true]').textContent).toBe('加载中'),
      )
      expect(await axeFindings()).toEqual([])
      answer()
      await textAppears(ROW)
      expect(document.querySelector('[aria-busy=true]')).toBeNull()
      expect(await axeFindings()).toEqual([])
    })

    test.each(FAILURES)(
      'that is %s says so, and its button loads the data',
      async (_state, reply, words, way) => {
        provider.reply = reply
        await open(Probe)
        await textAppears(...words)
        expect(await axeFindings()).toEqual([])
        provider.reply = filled
        await click(button(way))
        await textAppears(ROW)
        expect(text()).not.toContain(words[0])
      },
    )

    test('offers the way back where the provider finds nothing', async () => {
      provider.reply = replies.refusal(RET.notFound, '没有这条记录')
      await open(Probe)
      await textAppears('没有这条记录', '链接有误')
      expect(await axeFindings()).toEqual([])
      await click(button('返回上一页'))
      // It is the first page: the app closes it.
      await eventually(() => expect(mounted.app.closed()).toBe(1))
    })

    test('asks for sign-in where it needs one, and loads only after it', async () => {
      provider.reply = filled
      const before = provider.requestedUrls.length
      await open(Probe, { needs: ['login'], cancelsLogin: true })
      await textAppears('您已取消登录', '先逛逛')
      expect(await axeFindings()).toEqual([])
      expect(provider.requestedUrls).toHaveLength(before)
      await click(button('重新登录'))
      await textAppears(ROW)
      expect(text()).not.toContain('您已取消登录')
    })

    test('says that its address is incomplete, and leads home', async () => {
      await open(Probe, { id: 'word' })
      expect(text()).toContain('链接不完整或已失效')
      expect(text()).toContain('请回到首页重新进入')
      expect(await axeFindings()).toEqual([])
      await click(button('回到首页'))
      expect(location.pathname).toBe(homePaths.home.to())
    })
  },
)
