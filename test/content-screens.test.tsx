// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addComment,
  castVote,
  listMyContent,
  postItem,
  queryItem,
  setContentSettings,
} from '#api/calls/content.ts'
import { vpPaths } from '#paths/vp.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { decide, numbers } from './sandbox/departments/content/testing/content.ts'
import { ask, control, signIn } from './sandbox/testing/test-client.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  // The modules of the whole app take longer to load than a test may.
  await (await openApp(provider, vpPaths.home.to(), null)).close()
})
beforeEach(async () => {
  localStorage.clear()
  await control(provider.sandbox, 'reset', {})
})
afterEach(async () => {
  await app?.close()
  app = null
})
afterAll(() => provider.sandbox.stop())

const next = numbers('S')
async function opened(address: string, user: string | null = null): Promise<AppInPage> {
  await app?.close()
  app = await openApp(provider, address, user)
  return app
}
/** Taps, and waits until nothing changes any more. */
async function tap(name: string): Promise<string> {
  await click(button(name))
  await app?.settle()
  return document.body.textContent
}
const choose = async (label: string) => {
  const choice = [...document.querySelectorAll<HTMLElement>('[role=radio], label, button')].find(
    ({ textContent }) => textContent.startsWith(label),
  )
  if (choice === undefined) throw new Error(`no choice ${label}`)
  await click(choice)
}
const asked = async (user: string, more: object = {}) => {
  const session = await signIn(provider.sandbox, user)
  await ask(provider.sandbox, setContentSettings, { rulesAgreed: '1' }, session)
  const question = { requestNo: next(), kind: 'question', title: '怎样看一只基金的换手率？' }
  return (await ask(provider.sandbox, postItem, { ...question, ...more }, session)).itemId
}

describe('a vote', () => {
  const at = vpPaths.discussDetail.to({ itemId: 'g-001' })

  it('is cast once, and shows what all chose after it', async () => {
    const { text } = await opened(at, 'zhang')
    expect(text()).not.toContain('投票结果')
    expect(text()).not.toMatch(/\d+ 票/)
    await choose('每周')
    expect(await tap('投票')).toContain('投票结果')
    expect(text()).toMatch(/每周（我的选择）/)
    expect(text()).toMatch(/共 \S+ 票/)
    expect(document.querySelector('[role=radio]')).toBeNull()
    expect((await opened(at, 'qian')).text()).not.toContain('投票结果')
    expect((await opened(at, 'zhang')).text()).toContain('（我的选择）')
  })

  it('that was cast elsewhere meanwhile is not cast again', async () => {
    await opened(at, 'zhang')
    const session = await signIn(provider.sandbox, 'zhang')
    await ask(provider.sandbox, castVote, { itemId: 'g-001', optionId: 'o-1' }, session)
    await choose('每周')
    expect(await tap('投票')).toContain('您已投过票')
    expect(app?.text()).toContain('（我的选择）')
    const { item } = await ask(provider.sandbox, queryItem, { itemId: 'g-001' }, session)
    expect(item.vote?.mine).toBe('o-1')
  })
})

describe('what others write', () => {
  it('is reported with a reason, and the outcome is the reporter’s to see', async () => {
    await opened(vpPaths.ideaDetail.to({ itemId: 'i-001' }), 'zhang')
    await tap('更多')
    await click(
      [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith('举报'),
      ) ?? button('举报'),
    )
    await app?.settle()
    await choose('误导投资')
    expect(await tap('提交举报')).toContain('举报已收到')
    const session = await signIn(provider.sandbox, 'zhang')
    const reports = async () =>
      (await ask(provider.sandbox, listMyContent, { part: 'reports', size: 5 }, session)).reports
    expect(await reports()).toMatchObject([{ state: 'received', outcome: '' }])
    await decide(provider.sandbox, 'item:i-001', 'hide', '误导投资')
    expect(await reports()).toMatchObject([{ state: 'upheld', outcome: '内容已被隐藏' }])
  })

  it('is not seen any more once its author is blocked', async () => {
    const commenter = await signIn(provider.sandbox, 'expert')
    const words = '这条评论的作者之后会被屏蔽'
    const comment = { requestNo: next(), itemId: 'i-002', text: words }
    const { commentId } = await ask(provider.sandbox, addComment, comment, commenter)
    await decide(provider.sandbox, `comment:${commentId}`, 'approve')
    const at = vpPaths.ideaDetail.to({ itemId: 'i-002' })
    expect((await opened(at, 'zhang')).text()).toContain(words)
    await opened(vpPaths.ideaDetail.to({ itemId: 'x-shown' }), 'zhang')
    await tap('更多')
    expect(await tap('屏蔽 骆一鸣')).toContain('已屏蔽')
    expect((await opened(at, 'zhang')).text()).not.toContain(words)
    expect((await opened(at, 'qian')).text()).toContain(words)
  })

  it('is seen again once blocking is ended where it began', async () => {
    const author = vpPaths.personalHome.to({ personId: 'b-lu' })
    const { text } = await opened(author, 'zhang')
    await tap('更多')
    expect(await tap('屏蔽 露从今夜白')).toContain('已屏蔽的内容不再显示')
    const words = await tap('更多')
    expect(words).toContain('取消屏蔽 露从今夜白')
    expect(() => button('屏蔽 露从今夜白')).toThrow('no button')
    await tap('取消屏蔽 露从今夜白')
    expect(text()).not.toContain('已屏蔽的内容不再显示')
    await tap('更多')
    expect(button('屏蔽 露从今夜白')).not.toBeNull()
  })
})

it('a comment that its author deletes leaves its place above the replies, on each visit', async () => {
  const by = async (user: string, text: string, reply: object = {}) => {
    const session = await signIn(provider.sandbox, user)
    await ask(provider.sandbox, setContentSettings, { rulesAgreed: '1' }, session)
    const comment = { requestNo: next(), itemId: 'i-003', text, ...reply }
    const { commentId } = await ask(provider.sandbox, addComment, comment, session)
    await decide(provider.sandbox, `comment:${commentId}`, 'approve')
    return commentId
  }
  const words = '这条评论会被作者删除'
  await by('qian', '这条回复会留下', { parentId: await by('zhang', words) })
  const at = vpPaths.vpDiscuss.to({ itemId: 'i-003' })
  const { text } = await opened(at, 'zhang')
  expect(text()).toContain(words)
  const comment = [...document.querySelectorAll('article')].find(({ textContent }) =>
    textContent.includes(words),
  )
  const more = comment?.querySelector<HTMLElement>('[aria-label$="更多"]')
  await click(more ?? button('更多'))
  await app?.settle()
  await choose('删除')
  await app?.settle()
  const isPlaceLeft = () => {
    expect(text()).not.toContain(words)
    expect(text()).toContain('该评论已删除')
    expect(text()).toContain('这条回复会留下')
  }
  isPlaceLeft()
  // Opened again while it can be undone: the provider has it still.
  await opened(at, 'zhang')
  isPlaceLeft()
  window.dispatchEvent(new Event('pagehide'))
  await app?.settle()
  await opened(at, 'qian')
  isPlaceLeft()
})

it('an idea that was rejected is written again by its author', async () => {
  const { text } = await opened(vpPaths.ideaDetail.to({ itemId: 'x-rejected' }), 'expert')
  expect(text()).toContain('未通过审核')
  expect(await tap('修改后重新发布')).toContain('想法内容')
  expect((await opened(vpPaths.ideaDetail.to({ itemId: 'x-rejected' }), 'qian')).text()).toContain(
    '内容不存在或已删除',
  )
})

it('closed comments of which there are none lead back to the text', async () => {
  const { text } = await opened(vpPaths.vpDiscuss.to({ itemId: 'a-letters-q4' }))
  expect(text()).toContain('评论已关闭')
  expect(text()).not.toContain('仍可以阅读')
  expect(text()).not.toContain('最热')
  expect(text()).toContain('查看原文')
})

describe('a link to a comment', () => {
  const at = (commentId: string) => vpPaths.vpDiscuss.to({ itemId: 'a-low-rates', commentId })
  const focused = () => document.querySelectorAll('[data-focused=true]')
  const scrolledTo: unknown[] = []
  beforeEach(() => {
    scrolledTo.length = 0
    // jsdom has no layout, and no such method.
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this)
    }
  })
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

  it('opens its thread as far as it takes to show a late reply', async () => {
    await opened(at('c-0030'))
    expect(scrolledTo).toEqual([...focused()])
    expect(document.activeElement).toBe(focused()[0])
    expect(focused()[0]?.getAttribute('aria-label')).toContain('的回复')
  })

  it('leaves the thread closed where it is among the first', async () => {
    const { text } = await opened(at('c-0002'))
    expect(focused()).toHaveLength(1)
    expect(scrolledTo).toEqual([...focused()])
    expect(text()).toContain('展开其余 38 条回复')
  })

  it('that is gone says so, above all others', async () => {
    const { text } = await opened(at('c-9999'))
    expect(scrolledTo).toEqual([])
    expect(text()).toContain('您要看的评论已经不在了')
    expect(text()).toContain('展开其余 38 条回复')
  })
})

describe('a question', () => {
  it.each([
    ['pending', '审核中，仅自己可见', '审核通过后公开'],
    ['rejected', '未通过审核，仅自己可见', '重新提问'],
  ] as const)('that is %s is its author’s alone', async (state, words, what) => {
    const questionId = await asked('zhang')
    if (state === 'rejected') {
      await decide(provider.sandbox, `item:${questionId}`, 'reject', '与已有问题重复')
    }
    const at = vpPaths.vpProblem.to({ questionId })
    const { text } = await opened(at, 'zhang')
    expect(text()).toContain(words)
    expect(text()).not.toContain('写评论')
    expect(text()).toContain(what)
    expect((await opened(at, 'qian')).text()).toContain('内容不存在或已删除')
  })

  it('that is hidden says so, and one that is deleted is not there', async () => {
    const questionId = await asked('zhang')
    const at = vpPaths.vpProblem.to({ questionId })
    await decide(provider.sandbox, `item:${questionId}`, 'approve')
    await decide(provider.sandbox, `item:${questionId}`, 'hide', '内容与事实不符')
    expect((await opened(at)).text()).toContain('内容已被隐藏')
    expect((await opened(vpPaths.vpProblem.to({ questionId: 'q-999' }))).text()).toContain(
      '内容不存在或已删除',
    )
  })

  it('that asks for advice leads to customer service, and is answered by no one', async () => {
    const questionId = await asked('zhang', { title: '我持有的基金要不要卖？' })
    await decide(provider.sandbox, `item:${questionId}`, 'approve')
    const { text } = await opened(vpPaths.vpProblem.to({ questionId }), 'zhang')
    expect(text()).toContain('不予公开回答')
    expect(text()).toContain('联系客服')
    expect(text()).not.toContain('还没有回答')
    const write = vpPaths.vpResponse.to({ questionId, write: '1' })
    expect((await opened(write, 'adviser')).text()).toContain('这个问题不能回答')
  })

  it('is signed by who answers it, with post and number', async () => {
    const { text } = await opened(vpPaths.vpProblem.to({ questionId: 'q-001' }))
    for (const words of ['回答 3', '投资顾问', '从业资格编号 P', '本公司']) {
      expect(text()).toContain(words)
    }
    expect(text()).not.toContain('写回答')
  })

  it('that is no question, or no answer, opens where it belongs', async () => {
    await opened(vpPaths.vpProblem.to({ questionId: 'a-low-rates' }))
    expect(location.pathname).toBe('/vp/articleDetail')
    await opened(vpPaths.vpResponse.to({ answerId: 'q-001' }))
    expect(location.pathname).toBe('/vp/VpProblem')
  })

  it.each([vpPaths.vpProblem.to(), vpPaths.vpResponse.to(), vpPaths.vpResponse.to({ write: '1' })])(
    '%s is no page',
    async (address) => {
      expect((await opened(address)).text()).toContain('没有找到这个页面')
    },
  )
})

describe('asking and answering', () => {
  it.each([
    [vpPaths.vpProblem.to({ write: '1' }), '登录后提问'],
    [vpPaths.vpResponse.to({ questionId: 'q-021', write: '1' }), '登录后回答'],
    [vpPaths.vpQuestionHome.to({ state: 'mine' }), '登录后查看'],
  ])('%s needs a user', async (address, words) => {
    expect((await opened(address)).text()).toContain(words)
  })

  it.each([
    ['muted', '前不能发布'],
    ['li', '绑定手机号后才能发布'],
  ])('%s hears why it cannot be asked', async (user, words) => {
    expect((await opened(vpPaths.vpProblem.to({ write: '1' }), user)).text()).toContain(words)
  })

  it('a fund that does not exist is not queried', async () => {
    const { text } = await opened(vpPaths.vpProblem.to({ write: '1', fundCode: '000000' }), 'zhang')
    expect(text()).toContain('没有找到基金 000000')
  })

  it('the fund of a list can be removed', async () => {
    const { text } = await opened(vpPaths.vpQuestionHome.to({ fundCode: '980401' }))
    expect(text()).toContain('仅看')
    expect(text()).not.toContain('纯债基金为什么也会下跌')
    await tap('禾岸宽基800指数A，移除')
    expect(location.search).not.toContain('fundCode')
    expect(text()).toContain('纯债基金为什么也会下跌')
  })
})
