import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listLivePages, queryPage } from '#api/calls/page.ts'
import { RET } from '#api/endpoint.ts'
import { readDocument } from '#domain/page/document.ts'
import { FORM, migrateDocument } from '#domain/page/migrations.ts'
import { slotDocument } from '#shared/pages/page-blocks/slots/slot-document.ts'
import { PAGE_SEEDS, SEEDED_SLOTS } from './page-seeds.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { PageDesk } from '#test/sandbox/testing/page-desk.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, ...users } = useSandbox(['zhang', 'zhu', 'wang', 'new', 'visitor', 'qian'])
const { zhang, zhu } = users

const block = v.object({ props: v.looseObject({ id: v.string() }) })
const idsOf = (doc: Readonly<Record<string, unknown>>) =>
  v.parse(v.array(block), doc['content']).map(({ props }) => props.id)
const shown = async (fields: object, session: Session | null = null) => {
  const page = await ask(sandbox, queryPage, { ...fields }, session)
  return { ...page, ids: idsOf(page.doc) }
}
const refused = async (fields: object, session: Session | null = null) =>
  (await call(sandbox, queryPage, { ...fields }, session)).retCode

const desks = {
  author: new PageDesk(sandbox, '编辑甲'),
  reviewer: new PageDesk(sandbox, '审核乙'),
  third: new PageDesk(sandbox, '编辑丙'),
  onCall: new PageDesk(sandbox, '值班丁'),
}
type Desk = keyof typeof desks

/** A call of the editor by the author. */
const edit: PageDesk['call'] = (...sent) => desks.author.call(...sent)
const notice = (id: string, text: string, more: object = {}) => ({
  type: 'Notice',
  props: { id, text, ...more },
})
const doc = (content: readonly unknown[], props: object = {}) => ({
  root: { props: { title: '新页面', ...props } },
  content,
})
const save = (content: object, ifMatch = '0', id = 'p-new', by: Desk = 'author') =>
  desks[by].call('PUT', `/${id}/draft`, { doc: content }, ifMatch)
const newestEtag = (id = 'p-new') => desks.author.etag(id)
/** An act on the newest version, which the operator has read. */
const act = (name: string, by: Desk, body: object = {}, id = 'p-new') =>
  desks[by].act(id, name, body)

/** Of a request whose body is not made by `JSON.stringify`. */
const rawHeaders = async () => ({
  'content-type': 'application/json',
  'if-match': '"0"',
  cookie: await desks.author.signIn(),
})

/** A page that is on. */
async function publish(content: object, ifMatch = '0', id = 'p-new') {
  await save(content, ifMatch, id)
  await act('submit', 'author', {}, id)
  await act('approve', 'reviewer', { approvalNo: 'HG-9' }, id)
  return act('schedule', 'author', {}, id)
}

describe('the pages of a new provider', () => {
  it.each(PAGE_SEEDS.map((seed) => [seed.pageId, seed.doc] as const))(
    '%s is a page',
    (_, document) => {
      expect(readDocument(document)).toMatchObject({ root: { title: expect.any(String) } })
    },
  )

  it('have every fixed slot, as the pack has it and without a dropped block', async () => {
    for (const slot of SEEDED_SLOTS) {
      const page = await shown({ slot })
      expect(page.doc).toEqual(JSON.parse(JSON.stringify(await slotDocument(slot))))
      expect(readDocument(page.doc)).toMatchObject({ dropped: [] })
      expect([page.private, page.arm, page.preview]).toEqual([false, null, null])
    }
  })

  it('pass the checks of a submission, but for the broken one', async () => {
    for (const { pageId, doc: document } of PAGE_SEEDS) {
      await save(document, '0', `copy-${pageId}`)
      const { state } = await act('submit', 'author', {}, `copy-${pageId}`)
      expect([pageId, state]).toEqual([pageId, pageId === 'p-broken' ? undefined : 'submitted'])
    }
  })

  it('read the same after the migration to the newest form, and are migrated once', async () => {
    const { pages } = await edit('GET', '')
    const stored = v.parse(v.array(v.object({ pageId: v.string() })), pages)
    expect(stored.map(({ pageId }) => pageId).toSorted()).toEqual(
      PAGE_SEEDS.map(({ pageId }) => pageId).toSorted(),
    )
    for (const { pageId, doc: before } of PAGE_SEEDS) {
      const { doc: after } = await edit('GET', `/${pageId}`)
      expect([pageId, readDocument(after)]).toEqual([pageId, readDocument(before)])
      expect(after).toMatchObject({ root: { props: { form: FORM } } })
      expect(migrateDocument(after)).toBe(after)
    }
  })

  it('have a picture for each that they name', async () => {
    const named = JSON.stringify(PAGE_SEEDS).matchAll(/"src":"([^"]+)"/g)
    const sources = [...new Set([...named].map(([, src = '']) => src))]
    expect(sources.length).toBeGreaterThan(3)
    for (const src of sources) {
      const response = await sandbox.fetch(new Request(`http://sandbox.test${src}`))
      expect([src, response.status, response.headers.get('content-type')]).toEqual([
        src,
        200,
        'image/svg+xml',
      ])
    }
  })
})

describe('who sees what', () => {
  it.each([
    ['new', ['new', 'three', 'inApp']],
    ['visitor', ['new', 'three', 'inApp']],
    ['zhang', ['known', 'bold', 'inApp']],
    ['wang', ['new', 'three', 'inApp']],
    ['zhu', ['known', 'bold', 'inApp']],
  ] as const)('%s sees %j of p-newuser', async (user, ids) => {
    const page = await shown({ pageId: 'p-newuser' }, users[user])
    expect(page.ids.filter((id) => id !== 'holder')).toEqual(ids)
    expect(page.private).toBe(true)
    // The audience of a block is not said.
    expect(JSON.stringify(page.doc)).not.toMatch(/newUser|classMin|holds/)
    expect(JSON.stringify(page.doc)).toContain('hosts')
  })

  it('shows the page of members to members alone', async () => {
    expect((await shown({ pageId: 'p-vip' }, zhu)).private).toBe(true)
    expect(await refused({ pageId: 'p-vip' }, zhang)).toBe(RET.pageNotForYou)
    expect(await refused({ pageId: 'p-vip' })).toBe(RET.notLoggedIn)
  })

  it.each([
    ['zhang', 'c'],
    ['qian', 'a'],
    ['new', 'b'],
  ] as const)('gives %s the arm %s, each time', async (user, key) => {
    for (const device of ['7c0a', 'other']) {
      const page = await shown({ pageId: 'p-spring', device }, users[user])
      expect(page.arm).toEqual({ experimentId: 'exp-home-1', key })
      expect(page.ids.filter((id) => id.startsWith('arm'))).toEqual([`arm-${key}`])
      // The carousel has no pictures of the other arms either.
      const has = (alt: string) => JSON.stringify(page.doc).includes(alt)
      expect([has('清晨的山丘'), has('山丘间的小路')]).toEqual([key === 'a', key === 'c'])
    }
  })

  it('takes the device where no user is signed in, and no arm from the address', async () => {
    const page = await shown({ pageId: 'p-spring', device: '7c0a', arm: 'a', key: 'a' })
    expect([page.arm?.key, page.private]).toEqual(['b', false])
    const unknown = await shown({ pageId: 'p-spring' })
    expect([unknown.arm, unknown.ids.some((id) => id.startsWith('arm'))]).toEqual([null, false])
  })

  it.each([
    [{}],
    [{ slot: 'fund-home', pageId: 'p-spring' }],
    [{ slot: '__proto__' }],
    [{ pageId: '../pages' }],
    [{ preview: 'x'.repeat(43), slot: 'fund-home' }],
  ])('refuses to look for %j', async (fields) => {
    expect(await refused(fields)).toBe(RET.badRequest)
  })
})

describe('the time of a page', () => {
  it('is said where it has not come, and is over', async () => {
    const soon = await call(sandbox, queryPage, { pageId: 'p-soon' })
    expect(soon).toMatchObject({
      retCode: RET.pageNotYet,
      payload: { title: '后天开放', from: '20260313090000' },
    })
    expect(await call(sandbox, queryPage, { pageId: 'p-over' })).toMatchObject({
      retCode: RET.pageEnded,
      payload: { endText: '这个页面已经结束' },
    })
    await control(sandbox, 'clock', { to: '20260313085959' })
    expect(await refused({ pageId: 'p-soon' })).toBe(RET.pageNotYet)
    await control(sandbox, 'clock', { to: '20260313090000' })
    expect((await shown({ pageId: 'p-soon' })).version).toBe(1)
  })

  it('brings the next version at its hour and ends it', async () => {
    await publish(doc([notice('a', '第一版')]))
    const first = await shown({ pageId: 'p-new' })
    const { etag } = await edit('GET', '/p-new')
    await save(
      doc([notice('a', '第二版', { when: { from: '20260312100000' } }), notice('b', '在')]),
      String(etag),
    )
    await act('submit', 'author')
    await act('approve', 'reviewer', { approvalNo: 'HG-10' })
    await act('schedule', 'author', { from: '20260312090000', until: '20260313090000' })
    const before = await shown({ pageId: 'p-new' })
    expect([before.version, before.hash, before.nextChangeAt]).toEqual([
      1,
      first.hash,
      '20260312090000',
    ])
    await control(sandbox, 'clock', { to: '20260312090000' })
    const second = await shown({ pageId: 'p-new' })
    expect([second.version, second.ids, second.nextChangeAt]).toEqual([2, ['b'], '20260312100000'])
    await control(sandbox, 'clock', { to: '20260313090000' })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.pageEnded)
  })
})

it('is requested again when the first of its versions is on, whichever is the newer', async () => {
  await publish(doc([notice('a', '第一版')]))
  for (const [from, text] of [
    ['20260313090000', '第二版'],
    ['20260312090000', '第三版'],
  ] as const) {
    await save(doc([notice('a', text)]), await newestEtag())
    await act('submit', 'author')
    await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    await act('schedule', 'author', { from })
  }
  expect((await shown({ pageId: 'p-new' })).nextChangeAt).toBe('20260312090000')
})

describe('the life of a page', () => {
  it('goes from a draft to a page, is changed, and rolled back', async () => {
    expect(await save(doc([notice('a', '第一版')]))).toMatchObject({
      status: 200,
      version: 1,
      state: 'draft',
    })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.notFound)
    expect(await act('submit', 'author')).toMatchObject({ state: 'submitted' })
    expect(await act('approve', 'reviewer', { approvalNo: 'HG-9' })).toMatchObject({
      state: 'approved',
      approvalNo: 'HG-9',
      reviewer: '审核乙',
    })
    expect(await act('schedule', 'author')).toMatchObject({ state: 'live' })
    const { etag } = await edit('GET', '/p-new')
    await publish(doc([notice('a', '第二版')]), String(etag))
    expect(await shown({ pageId: 'p-new' })).toMatchObject({ version: 2 })
    expect(await act('rollback', 'author', { to: 1, until: null })).toMatchObject({
      version: 3,
      state: 'live',
      author: '编辑甲',
      reviewer: '审核乙',
      approvalNo: 'HG-9',
      reason: '编辑甲 回滚到 v1',
    })
    const page = await shown({ pageId: 'p-new' })
    expect([page.version, JSON.stringify(page.doc)]).toEqual([3, expect.stringContaining('第一版')])
    const versions = v
      .parse(
        v.array(
          v.looseObject({
            pageId: v.string(),
            versions: v.array(v.looseObject({ state: v.string() })),
          }),
        ),
        (await edit('GET', '')).pages,
      )
      .find(({ pageId }) => pageId === 'p-new')?.versions
    expect(versions?.map(({ state }) => state)).toEqual(['live', 'ended', 'ended'])
    expect(await edit('GET', '/p-new/versions/2')).toMatchObject({ state: 'ended', version: 2 })
  })

  it('is rejected with a reason, and saved again as another version', async () => {
    await save(doc([notice('a', '第一版')]))
    await act('submit', 'author')
    expect((await act('reject', 'reviewer', { reason: ' ' })).status).toBe(409)
    const rejected = await act('reject', 'reviewer', { reason: '语气过重' })
    expect(rejected).toMatchObject({ state: 'rejected', reason: '语气过重' })
    expect(await save(doc([notice('a', '改过')]), String(rejected['etag']))).toMatchObject({
      version: 2,
      state: 'draft',
    })
  })

  it('cannot be approved by anyone who saved its draft', async () => {
    const { etag } = await save(doc([notice('a', '第一版')]))
    const changed = doc([notice('a', '改了一个字')])
    expect(await save(changed, String(etag), 'p-new', 'reviewer')).toMatchObject({
      author: '编辑甲、审核乙',
    })
    await act('submit', 'reviewer')
    for (const by of ['author', 'reviewer'] as const) {
      expect((await act('approve', by, { approvalNo: 'HG-9' })).status).toBe(409)
    }
    expect(await act('approve', 'third', { approvalNo: 'HG-9' })).toMatchObject({
      state: 'approved',
      reviewer: '编辑丙',
    })
  })

  it('cannot be approved by who wrote the version that it was changed from', async () => {
    const content = doc([notice('a', '第一版')])
    const first = await save(content)
    await act('submit', 'author')
    const changed = doc([notice('a', '改了一个字')])
    expect(await save(changed, String(first['etag']), 'p-new', 'reviewer')).toMatchObject({
      version: 2,
      author: '编辑甲、审核乙',
    })
    await act('submit', 'reviewer')
    for (const by of ['author', 'reviewer'] as const) {
      expect((await act('approve', by, { approvalNo: 'HG-9' })).status).toBe(409)
    }
    await act('approve', 'third', { approvalNo: 'HG-9' })
    expect(await act('schedule', 'author')).toMatchObject({ state: 'live' })
    // The authors of the live version do not count for the new one.
    expect(await save(content, await newestEtag())).toMatchObject({ version: 3, author: '编辑甲' })
  })

  it.each([
    ['approve', 'reviewer', { approvalNo: 'HG-9' }],
    ['reject', 'reviewer', { reason: '不好' }],
    ['schedule', 'author', {}],
    ['submit', 'author', {}],
    ['withdraw', 'author', {}],
    ['preview', 'author', {}],
  ] as const)('refuses %s of what the operator has not read', async (name, by, body) => {
    await save(doc([notice('a', '读过的')]))
    const read = await newestEtag()
    await save(doc([notice('a', '没有读过的')]), read)
    if (name !== 'submit') await act('submit', 'author')
    if (name === 'schedule') await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    const { state } = await edit('GET', '/p-new')
    expect(await desks[by].call('POST', `/p-new/${name}`, body, read)).toMatchObject({
      status: 409,
      error: 'the page has changed since it was read',
      etag: await newestEtag(),
    })
    expect((await desks[by].call('POST', `/p-new/${name}`, body)).status).toBe(412)
    expect(await edit('GET', '/p-new')).toMatchObject({ state })
    expect((await act(name, by, body)).status).toBe(200)
  })

  it('is withdrawn by one of its authors until it is on, and approved again after that', async () => {
    await save(doc([notice('a', '第一版')]))
    await act('submit', 'author')
    expect((await act('withdraw', 'reviewer')).status).toBe(409)
    await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    await act('schedule', 'author', { from: '20260312090000' })
    expect(await act('withdraw', 'author')).toMatchObject({
      version: 1,
      state: 'draft',
      reviewer: '',
      approvalNo: '',
      from: null,
    })
    await control(sandbox, 'clock', { to: '20260312090000' })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.notFound)
    expect((await act('schedule', 'author')).status).toBe(409)
    await publish(doc([notice('a', '第一版')]), await newestEtag())
    expect((await act('withdraw', 'author')).status).toBe(409)
  })

  it('is withdrawn from its hour also where a later draft was begun', async () => {
    await save(doc([notice('a', '第一版')]))
    await act('submit', 'author')
    await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    await act('schedule', 'author', { from: '20260312090000' })
    const waiting = await newestEtag()
    await save(doc([notice('a', '第二版')]), waiting)
    expect((await edit('POST', '/p-new/withdraw', {}, waiting)).status).toBe(200)
    expect(await edit('GET', '/p-new/versions/1')).toMatchObject({ state: 'draft' })
  })

  it('is not replaced after a roll-back by what was scheduled before', async () => {
    await publish(doc([notice('a', '第一版')]))
    await publish(doc([notice('a', '第二版')]), await newestEtag())
    await save(doc([notice('a', '第三版')]), await newestEtag())
    await act('submit', 'author')
    await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    await act('schedule', 'author', { from: '20260312090000' })
    expect(await act('rollback', 'author', { to: 1, until: null })).toMatchObject({
      version: 4,
      reason: '编辑甲 回滚到 v1，取消了 v3 的排期',
    })
    expect(await edit('GET', '/p-new/versions/3')).toMatchObject({
      state: 'ended',
      publishedAt: null,
      reason: '编辑甲 回滚到 v1，取消了排期',
    })
    expect((await shown({ pageId: 'p-new' })).nextChangeAt).toBeNull()
    await control(sandbox, 'clock', { to: '20260312090000' })
    expect((await shown({ pageId: 'p-new' })).version).toBe(4)
    expect((await act('rollback', 'author', { to: 3, until: null })).status).toBe(409)
  })

  it('keeps whom it is for until that is changed', async () => {
    const { doc: content, audience } = await edit('GET', '/p-vip')
    expect(audience).toEqual({ signedIn: true, vip: true })
    await publish(
      v.parse(v.record(v.string(), v.unknown()), content),
      await newestEtag('p-vip'),
      'p-vip',
    )
    expect(await edit('GET', '/p-vip')).toMatchObject({ version: 2, audience })
    expect(await refused({ pageId: 'p-vip' }, zhang)).toBe(RET.pageNotForYou)

    const read = await newestEtag('p-vip')
    const open = { doc: content, audience: {} }
    const saved = await edit('PUT', '/p-vip/draft', open, read)
    expect(saved).toMatchObject({ status: 200, audience: {} })
    const members = { ...open, audience: { vip: true } }
    const again = await edit('PUT', '/p-vip/draft', members, String(saved['etag']))
    // A version is also named by whom it is for.
    expect(again['etag']).not.toBe(saved['etag'])
  })

  it.each([
    [{ moon: true }, 'audience: not known'],
    [{ hosts: ['app'] }, 'audience: hosts are for blocks'],
  ])('is for nobody by %j', async (audience, error) => {
    const body = { doc: doc([]), audience }
    expect(await edit('PUT', '/p-new/draft', body, '0')).toMatchObject({ status: 400, error })
  })

  it('has a slot that no other page has, for good', async () => {
    const put = async (slot: string, id: string) =>
      edit('PUT', `/${id}/draft`, { doc: doc([]), slot }, await newestEtag(id))
    expect(await put('fund-home', 'p-new')).toMatchObject({
      status: 409,
      error: 'another page has this slot',
      pageId: 's-fund-home',
    })
    expect((await edit('GET', '/p-new')).status).toBe(404)
    expect(await put('people', 's-fund-home')).toMatchObject({
      status: 409,
      error: 'the page has another slot',
      slot: 'fund-home',
    })
    expect((await put('fund-home', 's-fund-home')).status).toBe(200)
    for (const slot of ['no-such-slot', 'boutique:000000', 'special:s-none', 'constructor']) {
      expect(await put(slot, 'p-new')).toMatchObject({
        status: 422,
        error: 'the app has no such slot',
      })
    }
    expect((await edit('GET', '/p-new')).status).toBe(404)
    expect((await put('special:s-first-year', 'p-new')).status).toBe(200)
  })

  it('is not saved over a newer version, and says which blocks differ', async () => {
    const first = await save(doc([notice('a', '第一版')]))
    await save(doc([notice('a', '别人改的'), notice('b', '新的')]), String(first['etag']))
    const late = await save(doc([notice('a', '我改的')]), String(first['etag']))
    expect(late).toMatchObject({
      status: 409,
      diff: { added: [], removed: ['b'], changed: ['a'], moved: false, root: false },
    })
    expect((await edit('PUT', '/p-new/draft', { doc: doc([]) })).status).toBe(412)
  })

  it.each([
    ['approve', 'author', { approvalNo: 'HG-1' }],
    ['reject', 'author', { reason: '不好' }],
    ['approve', 'reviewer', { approvalNo: '' }],
    ['schedule', 'author', {}],
    ['submit', 'author', {}],
  ] as const)('refuses %s by the %s with %j once it is submitted', async (name, by, body) => {
    await save(doc([notice('a', '第一版')]))
    await act('submit', 'author')
    expect((await act(name, by, body)).status).toBe(409)
    expect(await edit('GET', '/p-new')).toMatchObject({ state: 'submitted' })
  })

  it('keeps the arms of an experiment', async () => {
    const experiment = (weight: number) => ({
      experiment: {
        id: 'exp-x',
        arms: [
          { key: 'a', weight },
          { key: 'b', weight: 10_000 - weight },
        ],
      },
    })
    await publish(doc([notice('a', '一')], experiment(5_000)))
    const { etag } = await edit('GET', '/p-new')
    expect((await publish(doc([notice('a', '一')], experiment(9_000)), String(etag))).status).toBe(
      409,
    )
  })

  it('keeps its end through a roll-back, which names it', async () => {
    await save(doc([notice('a', '第一版')]))
    await act('submit', 'author')
    await act('approve', 'reviewer', { approvalNo: 'HG-9' })
    await act('schedule', 'author', { until: '20260430235900' })
    await publish(doc([notice('a', '第二版')]), await newestEtag())
    expect((await act('rollback', 'author', { to: 1 })).status).toBe(400)
    for (const until of [null, '20260501000000', '20260311000000']) {
      expect((await act('rollback', 'author', { to: 1, until })).status).toBe(409)
    }
    expect((await act('rollback', 'reviewer', { to: 1, until: '20260430235900' })).status).toBe(409)
    expect(await act('rollback', 'onCall', { to: 1, until: '20260430235900' })).toMatchObject({
      version: 3,
      state: 'live',
      until: '20260430235900',
      reason: '值班丁 回滚到 v1',
    })
    await control(sandbox, 'clock', { to: '20260430235900' })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.pageEnded)
  })

  it('never rolls back to what was not published', async () => {
    await save(doc([notice('a', '一')]))
    expect((await act('rollback', 'author', { to: 1, until: null })).status).toBe(409)
    expect((await act('rollback', 'author', { to: 7, until: null })).status).toBe(404)
  })
})

describe('a version that is on', () => {
  const wishOf = (version: Record<string, unknown>) =>
    v.parse(v.object({ id: v.string() }), version['wish']).id
  const acts = async () => {
    const { pages } = await edit('GET', '')
    const noted = v.object({ act: v.string(), by: v.string(), detail: v.string() })
    const listed = v
      .parse(v.array(v.object({ pageId: v.string(), acts: v.array(noted) })), pages)
      .find(({ pageId }) => pageId === 'p-new')
    return listed?.acts.map((note) => [note.by, note.act, note.detail].join(' ').trim())
  }

  it('is taken down at once by who is on call, with a reason, and says nothing of itself after', async () => {
    await publish(doc([notice('a', '写错的内容')], { endText: '写错的结束语' }))
    expect((await act('takedown', 'onCall', { reason: ' ' })).status).toBe(409)
    expect(await act('takedown', 'onCall', { reason: '收益写错了' })).toMatchObject({
      state: 'takenDown',
      until: expect.stringMatching(/^20260311/),
    })
    expect(await call(sandbox, queryPage, { pageId: 'p-new' })).toMatchObject({
      retCode: RET.pageEnded,
      payload: { title: '', endText: '' },
    })
    expect((await acts())?.[0]).toBe('值班丁 takeDown 收益写错了')
    expect((await act('rollback', 'onCall', { to: 1, until: null })).status).toBe(409)
    expect((await act('takedown', 'onCall', { reason: '再来一次' })).status).toBe(409)
  })

  it('is taken down by two others, one of whom asks and one confirms', async () => {
    await publish(doc([notice('a', '写错的内容')]))
    const asked = await act('takedown', 'author', { reason: '基金写错了' })
    expect(asked).toMatchObject({ state: 'live', wish: { byName: '编辑甲', reason: '基金写错了' } })
    const wish = wishOf(asked)
    expect((await act('confirm', 'author', { wish })).status).toBe(409)
    expect((await act('confirm', 'reviewer', { wish: 'another' })).status).toBe(409)
    expect((await shown({ pageId: 'p-new' })).version).toBe(1)
    expect(await act('confirm', 'reviewer', { wish })).toMatchObject({
      state: 'takenDown',
      wish: null,
    })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.pageEnded)
    expect((await acts())?.slice(0, 2)).toEqual([
      '审核乙 confirm takeDown 基金写错了',
      '编辑甲 ask takeDown 基金写错了',
    ])
  })

  it('is taken down also where a later draft was begun', async () => {
    await publish(doc([notice('a', '写错的内容')]))
    const live = await newestEtag()
    await save(doc([notice('a', '改好的')]), live)
    const { status } = await desks.onCall.call(
      'POST',
      '/p-new/takedown',
      { reason: '收益写错了' },
      live,
    )
    expect([status, await refused({ pageId: 'p-new' })]).toEqual([200, RET.pageEnded])
    expect(await edit('GET', '/p-new')).toMatchObject({ version: 2, state: 'draft' })
  })

  it('gives its slot back to what shows there without a page', async () => {
    const read = await desks.onCall.etag('s-fund-home')
    const body = { reason: '收益写错了' }
    expect((await desks.onCall.call('POST', '/s-fund-home/takedown', body, read)).status).toBe(200)
    expect(await refused({ slot: 'fund-home' })).toBe(RET.pageEnded)
  })

  it('ends sooner at once, and later once a second person agrees', async () => {
    await publish(doc([notice('a', '第一版')]))
    expect((await act('end', 'reviewer', { until: '20260401000000' })).status).toBe(409)
    expect((await act('end', 'author', { until: '20260311000000' })).status).toBe(409)
    expect(await act('end', 'author', { until: '20260401000000' })).toMatchObject({
      state: 'live',
      until: '20260401000000',
      wish: null,
    })
    expect((await shown({ pageId: 'p-new' })).nextChangeAt).toBe('20260401000000')
    const asked = await act('end', 'author', { until: null })
    expect(asked).toMatchObject({ until: '20260401000000', wish: { until: null } })
    const declined = await act('decline', 'reviewer', { wish: wishOf(asked) })
    expect(declined).toMatchObject({ until: '20260401000000', wish: null })
    const again = await act('end', 'author', { until: '20260402000000' })
    expect((await act('confirm', 'author', { wish: wishOf(again) })).status).toBe(409)
    expect(await act('confirm', 'reviewer', { wish: wishOf(again) })).toMatchObject({
      until: '20260402000000',
      wish: null,
    })
    expect((await acts())?.slice(0, 3)).toEqual([
      '审核乙 confirm changeEnd 20260402000000',
      '编辑甲 ask changeEnd 20260402000000',
      '审核乙 decline changeEnd',
    ])
    await control(sandbox, 'clock', { to: '20260402000000' })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.pageEnded)
  })

  it('loses its pending requests when another version takes its place', async () => {
    await publish(doc([notice('a', '第一版')]))
    const asked = await act('takedown', 'author', { reason: '基金写错了' })
    await publish(doc([notice('a', '第二版')]), await newestEtag())
    expect(await edit('GET', '/p-new/versions/1')).toMatchObject({ state: 'ended', wish: null })
    const late = desks.reviewer.call(
      'POST',
      '/p-new/confirm',
      { wish: wishOf(asked) },
      String(asked['etag']),
    )
    expect((await late).status).toBe(409)
  })
})

describe('what is not submitted', () => {
  const nested = (depth: number): unknown =>
    depth === 0
      ? notice('inner', '一')
      : { type: 'Group', props: { id: `g${depth}`, content: [nested(depth - 1)] } }
  const code = async (document: object) => {
    await save(document)
    const { status, problems } = await act('submit', 'author')
    const first = v.parse(v.array(v.object({ code: v.string() })), problems)[0]
    return [status, first?.code]
  }

  it.each([
    ['81 blocks', doc(Array.from({ length: 81 }, (_, at) => notice(`n${at}`, '一'))), 'tooMany'],
    ['depth 4', doc([nested(4)]), 'tooDeep'],
    [
      'a script address',
      doc([notice('a', '一', { action: { targetUrl: 'javascript:alert(1)' } })]),
      'action',
    ],
    [
      'a foreign host',
      doc([notice('a', '一', { action: { targetUrl: 'https://evil.example/' } })]),
      'action',
    ],
    ['markup in a text', doc([notice('a', '<b onclick=x>')]), 'markup'],
    ['a refused word', doc([notice('a', '保 本')]), 'refusedWords'],
    [
      'a type that every object has',
      doc([{ type: '__proto__', props: { id: 'a' } }]),
      'unknownType',
    ],
    [
      'a private plan',
      doc([{ type: 'FundCard', props: { id: 'a', fundCode: '990101' } }], { riskLine: 'fund' }),
      'privateFund',
    ],
  ])('is %s', async (_, document, expected) => {
    expect(await code(document)).toEqual([422, expected])
  })

  it('is 201 KB, which is not even saved', async () => {
    const answer = await save(doc([notice('a', '一', { padding: 'x'.repeat(201 * 1024) })]))
    expect([answer.status, answer['error']]).toEqual([422, 'tooLarge'])
    expect((await edit('GET', '/p-new')).status).toBe(404)
  })

  it('sets nothing on prototypes', async () => {
    const text = '{"doc":{"root":{"props":{"title":"页"}},"content":[],"__proto__":{"polluted":1}}}'
    const response = await sandbox.fetch(
      new Request('http://sandbox.test/sandbox/pages/p-new/draft', {
        method: 'PUT',
        headers: await rawHeaders(),
        body: text,
      }),
    )
    expect(response.status).toBe(200)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a block bomb', () => {
  const deep = (depth: number): unknown => {
    let nested: unknown = notice('inner', '一')
    for (let at = 0; at < depth; at += 1) {
      nested = { type: 'Group', props: { id: `g${at}`, content: [nested] } }
    }
    return nested
  }

  it.each([
    [
      '10,000 blocks',
      Array.from({ length: 10_000 }, (_, at) => notice(`n${at}`, '一')),
      'tooLarge',
    ],
    ['10,000 empty blocks', Array.from({ length: 10_000 }, () => ({})), 'tooMany'],
    ['a slot 50 deep', [deep(50)], 'tooDeep'],
    ['a slot 500 deep', [deep(500)], 'tooDeep'],
  ])('of %s is refused in bounded time, and is served to nobody', async (_, content, expected) => {
    const begun = performance.now()
    const { status, error } = await save(doc(content))
    const { problems } = await act('submit', 'author')
    const first = v.safeParse(v.array(v.object({ code: v.string() })), problems)
    const code = first.success ? first.output[0]?.code : error
    expect([code, status < 500]).toEqual([expected, true])
    const { token } = await act('preview', 'author')
    const fields = { pageId: 'p-new', ...(typeof token === 'string' ? { preview: token } : {}) }
    const { status: answered } = await call(sandbox, queryPage, fields).then(
      () => ({ status: 200 }),
      () => ({ status: 500 }),
    )
    expect(answered).toBe(200)
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})

describe('a draft', () => {
  const put = async (body: string) => {
    const request = { method: 'PUT', headers: await rawHeaders(), body }
    const response = await sandbox.fetch(
      new Request('http://sandbox.test/sandbox/pages/p-new/draft', request),
    )
    const { error } = v.parse(v.object({ error: v.string() }), await response.json())
    return [response.status, error, (await edit('GET', '/p-new')).status]
  }
  const levels = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`
  const props = '{"title":"页"}'

  it.each([
    ['a text', '"hello"', 'notAPage'],
    ['nothing', 'null', 'notAPage'],
    ['a number', '1', 'notAPage'],
    ['a list', '[]', 'notAPage'],
    ['an object', '{}', 'notAPage'],
    ['content that is null', `{"root":{"props":${props}},"content":null}`, 'notAPage'],
    ['content that is an object', `{"root":{"props":${props}},"content":{}}`, 'notAPage'],
    ['a root without props', '{"root":{},"content":[]}', 'notAPage'],
    ['props that are a list', '{"root":{"props":[]},"content":[]}', 'notAPage'],
    ['3,000 levels', `{"root":{"props":${levels(3_000)}},"content":[]}`, 'tooDeep'],
    ['60,000 brackets', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 'tooDeep'],
  ])('that is %s is refused with 422', async (_, text, error) => {
    expect(await put(`{"doc":${text}}`)).toEqual([422, error, 404])
  })

  it('of more than a megabyte is refused with 413', async () => {
    const long = JSON.stringify('x'.repeat(1024 * 1024))
    expect(await put(`{"doc":${long}}`)).toEqual([413, 'tooLarge', 404])
  })

  it('that is no JSON is refused with 400', async () => {
    expect((await put('{"doc":'))[0]).toBe(400)
  })
})

describe('a preview', () => {
  const token = async (id = 'p-new') => String((await act('preview', 'author', {}, id))['token'])

  it('shows one version by its token alone, for half an hour', async () => {
    await save(doc([notice('a', '草稿')]))
    const preview = await token()
    const page = await shown({ pageId: 'p-new', preview })
    expect(page).toMatchObject({ version: 1, preview: { state: 'draft', audience: '' } })
    expect(await refused({ pageId: 'p-new' })).toBe(RET.notFound)
    expect(await refused({ pageId: 'p-spring', preview })).toBe(RET.notFound)
    expect(
      await refused({
        pageId: 'p-new',
        preview: `${preview.slice(0, -1)}${preview.endsWith('A') ? 'E' : 'A'}`,
      }),
    ).toBe(RET.notFound)
    await control(sandbox, 'clock', { to: '20260311103500' })
    expect(await refused({ pageId: 'p-new', preview })).toBe(RET.notFound)
  })

  it('is over once the draft is saved again', async () => {
    const first = await save(doc([notice('a', '草稿')]))
    const preview = await token()
    await save(doc([notice('a', '另一份')]), String(first['etag']))
    expect(await refused({ pageId: 'p-new', preview })).toBe(RET.notFound)
  })
})

describe('the pages that are on', () => {
  const live = async (session: Session | null = null, renderer = 1) =>
    (await ask(sandbox, listLivePages, { renderer, size: 20 }, session)).pages.map(
      ({ pageId }) => pageId,
    )

  it('are those that open for who asks, and no part of a screen', async () => {
    const pages = await live()
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const pageId of pages) expect((await shown({ pageId })).slot).toBeNull()
    expect(pages).not.toContain('p-over')
    expect(pages).not.toContain('p-soon')
    expect(pages).not.toContain('p-vip')
    expect(pages).not.toContain('p-newer')
    expect(await live(null, 99)).toContain('p-newer')
  })

  it('include one for some users for those alone, and one that was just published first', async () => {
    expect(await live(zhu)).toContain('p-vip')
    await publish(doc([notice('n', '新页面的正文')]))
    expect((await live())[0]).toBe('p-new')
  })
})
