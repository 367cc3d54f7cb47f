import { describe, expect, it } from 'vitest'
import { BLOCK_TYPES } from './block-table.ts'
import type { BlockType } from './block-type.ts'
import { submitProblems, type CheckContext } from './checks.ts'

const context: CheckContext = {
  hosts: ['mall.hean.example'],
  mediaHosts: ['media.hean.example'],
  isScreen: (address) => address.startsWith('/fund'),
  picture: (src) => {
    if (src === '/documents/pages/heavy.svg') return { bytes: 307_201, width: 750, height: 360 }
    if (src === '/documents/pages/square.svg') return { bytes: 900, width: 360, height: 360 }
    return src === '/documents/pages/hills.svg' ? { bytes: 307_200, width: 750, height: 360 } : null
  },
  fund: (code) =>
    ['980303', '001386'].includes(code) ? 'public' : code.startsWith('99') ? 'private' : null,
  isReleased: (feature) => feature !== 'rateUp',
  isNamed: (of, code) =>
    ['tag 新手', 'person m-lin', 'item m-lin', 'index 880800', 'activity keep-1'].includes(
      `${of} ${code}`,
    ),
}
const page = (content: readonly unknown[], props: object = {}) => ({
  root: { props: { title: '页', ...props } },
  content,
})
const codes = (document: unknown) => submitProblems(document, context).map(({ code }) => code)
const block = (type: string, props: object) => ({ type, props: { id: type, ...props } })
const picture = (src: string) => ({ src, width: 750, height: 360 })
const hero = (src: string, more: object = {}) =>
  block('Hero', { picture: picture(src), alt: '山丘', ...more })
const notice = (text: string, more: object = {}) => block('Notice', { text, ...more })
const to = (targetUrl: string, more: object = {}) => ({ action: { targetUrl, ...more } })
const HILLS = '/documents/pages/hills.svg'
const OPINION = block('RiskLine', { kind: 'opinion' })
const TAGGED = { source: 'tag', tag: '新手' }
const QUESTION = { q: '怎样参加', a: '<p>按步骤完成</p>' }
const LINE = block('RiskLine', { kind: 'fund' })

const EXPERIMENT = {
  experiment: {
    id: 'x',
    arms: [
      { key: 'a', weight: 5_000 },
      { key: 'b', weight: 5_000 },
    ],
  },
}
/** A carousel with a picture for each of the arms. */
const carousel = (arms: readonly string[], more: object = {}) =>
  block('Carousel', {
    items: arms.map((arm) => ({ picture: picture(HILLS), alt: '山', arm })),
    ...more,
  })

const rich = (body: string) => block('RichText', { body: `<p>${body}</p>` })
/** Two figures or more: those given, and the wallet's in place of a missing one. */
const figures = (...given: readonly (readonly [source: string, code: string])[]) =>
  block('Figures', {
    items: [...given, ['walletIncome', '']]
      .slice(0, Math.max(2, given.length))
      .map(([source, code]) => ({ label: '数', source, code })),
  })

describe('a page for submission', () => {
  it.each([
    ['a whole one', page([hero(HILLS, to('/fund')), notice('一句话')]), []],
    ['a promise', page([notice('稳 赚不赔')]), ['refusedWords']],
    ['a promise in an alt', page([hero(HILLS, { alt: '保本' })]), ['refusedWords']],
    ['a promise in a title', page([], { title: '必涨' }), ['refusedWords']],
    ['a denied promise', page([notice('本基金不保本')]), []],
    ['what compliance has not released', page([notice('领加 息券')]), ['unreleased']],
    ['what it has released', page([notice('领体验金')]), []],
    ['a short range', page([notice('近 1 月表现')]), ['shortRange']],
    ['markup', page([notice('<b>粗</b>')]), ['markup']],
    ['an address without a screen', page([notice('x', to('/nowhere'))]), ['action']],
    ['javascript', page([notice('x', to('javascript:alert(1)'))]), ['action']],
    ['a foreign host', page([notice('x', to('https://evil.example/'))]), ['action']],
    ['a listed host', page([notice('x', to('https://mall.hean.example/a'))]), []],
    [
      'a bad address in the app alone',
      page([notice('x', to('/fund', { appUrl: 'data:x' }))]),
      ['action'],
    ],
    ['a picture elsewhere', page([hero('https://evil.example/x.png')]), ['pictureAddress']],
    [
      'a shared picture of media',
      page([], { shareImgUrl: 'https://media.hean.example/x.png' }),
      [],
    ],
    [
      'a shared picture of a site that pages lead to',
      page([], { shareImgUrl: 'https://mall.hean.example/x.png' }),
      ['pictureAddress'],
    ],
    ['no such picture', page([hero('/documents/pages/none.svg')]), ['pictureMissing']],
    ['a heavy picture', page([hero('/documents/pages/heavy.svg')]), ['pictureHeavy']],
    ['a picture of another shape', page([hero('/documents/pages/square.svg')]), ['pictureSize']],
    [
      'a fund without a risk line',
      page([block('FundCard', { fundCode: '980303' })]),
      ['noRiskLine'],
    ],
    ['a fund', page([block('FundCard', { fundCode: '980303' }), LINE]), []],
    [
      'a fund, the line at the foot',
      page([block('FundCard', { fundCode: '980303' })], { riskLine: 'fund' }),
      [],
    ],
    ['articles without a risk line', page([block('Articles', TAGGED)]), ['noRiskLine']],
    ['articles', page([block('Articles', TAGGED), OPINION]), []],
    ['articles under the line of funds', page([block('Articles', TAGGED), LINE]), []],
    [
      'articles of an unknown tag',
      page([block('Articles', { ...TAGGED, tag: '旧人' }), OPINION]),
      ['unknownCode'],
    ],
    [
      'chosen articles that are not there',
      page([block('Articles', { source: 'ids', ids: ['a-1', 'm-lin'] }), OPINION]),
      ['unknownCode'],
    ],
    ['articles of nothing', page([block('Articles', { source: 'topic' }), OPINION]), ['invalid']],
    ['articles without a source', page([block('Articles', { tag: '新手' }), OPINION]), ['invalid']],
    ['a risk line without a kind', page([block('RiskLine', {})]), ['invalid']],
    ['a feed without a channel', page([OPINION, block('Feed', {})]), ['invalid']],
    [
      'figures without a source',
      page([block('Figures', { items: [{ label: '一' }, { label: '二' }] }), LINE]),
      ['invalid'],
    ],
    [
      'a person by two numbers',
      page([block('Person', { personId: 'm-lin', fmUid: 'fm1' }), OPINION]),
      ['invalid'],
    ],
    [
      'a person who does not exist',
      page([block('Person', { fmUid: 'fm1' }), OPINION]),
      ['unknownCode'],
    ],
    ['a campaign', page([block('ActivityHero', { activityId: 'keep-1' })]), []],
    [
      'the progress in a campaign of another kind',
      page([block('ChallengeProgress', { activityId: 'mncj-1' })]),
      ['unknownCode'],
    ],
    ['rules of no campaign', page([block('RuleText', {})]), ['invalid']],
    ['one entry card', page([block('EntryGrid', { items: [{ title: '一' }] })]), ['invalid']],
    [
      'a strip of funds without a risk line',
      page([block('FundStrip', { codes: ['980303', '001386'] })]),
      ['noRiskLine'],
    ],
    [
      'a strip with a private fund',
      page([block('FundStrip', { codes: ['980303', '990001'] }), LINE]),
      ['privateFund'],
    ],
    ['an index', page([block('IndexCard', { indexCode: '880800' })]), []],
    [
      'an index that does not exist',
      page([block('IndexCard', { indexCode: '880801' })]),
      ['unknownCode'],
    ],
    ['a feed at the end', page([OPINION, block('Feed', { channel: 'manager' })]), []],
    ['a feed in the middle', page([block('Feed', { channel: 'manager' }), OPINION]), ['notLast']],
    [
      'a fund with a line of another kind',
      page([block('FundCard', { fundCode: '980303' })], { riskLine: 'index' }),
      ['noRiskLine'],
    ],
    ['a private code', page([block('FundList', { codes: ['990101'] }), LINE]), ['privateFund']],
    ['an unknown code', page([block('FundList', { codes: ['123456'] }), LINE]), ['unknownFund']],
    ['an audience nobody knows', page([notice('x', { who: { moon: 1 } })]), ['audience']],
    ['an arm without an experiment', page([notice('x', { arm: 'a' })]), ['arm']],
    ['a bad experiment', page([], { experiment: { id: 'x', arms: [] } }), ['root']],
    ['a long title', page([], { title: '长'.repeat(21) }), ['notAPage']],
    ['an unknown block', page([block('Marquee', {})]), ['unknownType']],
    [
      'a target that is not there',
      page([
        block('Anchor', {
          items: [
            { label: '一', target: 'RiskLine' },
            { label: '二', target: 'q' },
          ],
        }),
        LINE,
      ]),
      ['noAnchor'],
    ],
    [
      'two feet',
      page(
        ['a', 'b'].map((id) => ({
          type: 'Buttons',
          props: { id, fixed: true, items: [{ label: '去', ...to('/fund') }] },
        })),
      ),
      ['twoFeet'],
    ],
    [
      'an area that is too small',
      page([
        block('HotImage', {
          picture: picture(HILLS),
          alt: '山',
          areas: [{ x: 0, y: 0, w: 5, h: 50, label: '去', ...to('/fund') }],
        }),
      ]),
      ['invalid'],
    ],
    [
      'figures of funds, an index and the wallet',
      page([figures(['fundNav', '980303'], ['indexPe', '880800']), LINE]),
      [],
    ],
    ['a figure of a private plan', page([figures(['fundNav', '990101']), LINE]), ['privateFund']],
    ['a figure of an unknown fund', page([figures(['fundNav', '123456']), LINE]), ['unknownFund']],
    ['a yield of the wallet', page([figures(['walletYield', '']), LINE]), []],
    [
      'a yield of the wallet without its income',
      page([figures(['walletYield', ''], ['fundNav', '980303']), LINE]),
      ['yieldAlone'],
    ],
    [
      'a yield of a fund with its income',
      page([figures(['fundYield', '980303'], ['fundIncome', '980303']), LINE]),
      [],
    ],
    [
      "a yield of a fund with the wallet's income",
      page([figures(['fundYield', '980303']), LINE]),
      ['yieldAlone'],
    ],
    [
      'a yield of a fund with the income of another',
      page([figures(['fundYield', '980303'], ['fundIncome', '001386']), LINE]),
      ['yieldAlone'],
    ],
    ['a figure of an unknown index', page([figures(['indexPe', '980303']), LINE]), ['unknownCode']],
    ['a promise in characters by number', page([rich('保&#26412;')]), ['refusedWords']],
    ['a link of a text to a screen', page([rich('<a href="/fund">去</a>')]), []],
    [
      'a link of a text to a listed host',
      page([rich('<a href="https://mall.hean.example/">去</a>')]),
      [],
    ],
    [
      'a link of a text that is longer than an address may be',
      page([rich(`<a href="/fund?${'x'.repeat(2_000)}">去</a>`)]),
      ['action'],
    ],
    ['a link of a text to nowhere', page([rich('<a href="/nowhere">去</a>')]), ['action']],
    [
      'a link of a text to a foreign host',
      page([rich('<a href="https://evil.example/">去</a>')]),
      ['action'],
    ],
    [
      'a script in a link of a text',
      page([rich('<a href="javascript:alert(1)">去</a>')]),
      ['action'],
    ],
    [
      'a picture in a text',
      page([rich(`<img src="${HILLS}" width="75" height="36" alt="山">`)]),
      [],
    ],
    ['a picture in a text without its size', page([rich(`<img src="${HILLS}">`)]), ['pictureSize']],
    [
      'a picture in a text from elsewhere',
      page([rich('<img src="https://evil.example/a.png" width="75" height="36">')]),
      ['pictureAddress'],
    ],
    [
      'a promise in the alt of a picture in a text',
      page([rich(`<img src="${HILLS}" width="75" height="36" alt="保本">`)]),
      ['refusedWords'],
    ],
    ['a fund in a text', page([rich('<span data-fund="980303">它</span>'), LINE]), []],
    [
      'a fund in a text without a risk line',
      page([rich('<span data-fund="980303">它</span>')]),
      ['noRiskLine'],
    ],
    [
      'a private plan in a text',
      page([rich('<span data-fund="990101">它</span>'), LINE]),
      ['privateFund'],
    ],
    [
      'a private plan in an answer',
      page([
        block('Faq', { items: [{ q: '问什么', a: '<span data-fund="990101">它</span>' }] }),
        LINE,
      ]),
      ['privateFund'],
    ],
    [
      'a shared picture that is not there',
      page([], { shareImgUrl: '/documents/pages/no.svg' }),
      ['pictureMissing'],
    ],
    [
      'a heavy shared picture',
      page([], { shareImgUrl: '/documents/pages/heavy.svg' }),
      ['pictureHeavy'],
    ],
    ['questions of its own', page([block('Faq', { items: [QUESTION] })]), []],
    ['questions of a fund', page([block('Faq', { fundCode: '980303' }), LINE]), []],
    [
      'questions of a fund without a risk line',
      page([block('Faq', { fundCode: '980303' })]),
      ['noRiskLine'],
    ],
    [
      'questions of a private plan',
      page([block('Faq', { fundCode: '990101' }), LINE]),
      ['privateFund'],
    ],
    [
      'questions of an unknown fund',
      page([block('Faq', { fundCode: '123456' }), LINE]),
      ['unknownFund'],
    ],
    [
      'questions of its own and of a fund',
      page([block('Faq', { items: [QUESTION], fundCode: '980303' }), LINE]),
      ['invalid'],
    ],
    ['no questions', page([block('Faq', { items: [], fundCode: '' })]), ['invalid']],
    [
      'more questions than a block shows',
      page([block('Faq', { items: Array.from({ length: 21 }, () => QUESTION) })]),
      ['invalid'],
    ],
    ['two pictures', page([carousel(['', ''])]), []],
    ['one picture', page([carousel([''])]), ['itemsOfArm']],
    ['no picture', page([carousel([])]), ['invalid']],
    ['seven pictures', page([carousel(Array.from({ length: 7 }, () => ''))]), ['itemsOfArm']],
    ['a picture of an arm without an experiment', page([carousel(['', '', 'a'])]), ['arm']],
    ['a picture of an arm that is not there', page([carousel(['', '', 'c'])], EXPERIMENT), ['arm']],
    ['two pictures in each arm', page([carousel(['a', 'b', 'a', 'b'])], EXPERIMENT), []],
    ['one of all and one of each arm', page([carousel(['', 'a', 'b'])], EXPERIMENT), []],
    ['one picture in one arm', page([carousel(['', 'a'])], EXPERIMENT), ['itemsOfArm']],
    [
      'six pictures in each arm, twelve in all',
      page(
        [
          carousel([
            ...Array.from({ length: 6 }, () => 'a'),
            ...Array.from({ length: 6 }, () => 'b'),
          ]),
        ],
        EXPERIMENT,
      ),
      [],
    ],
    [
      'seven pictures in one arm',
      page([carousel(['', '', '', '', '', '', 'a'])], EXPERIMENT),
      ['itemsOfArm'],
    ],
    [
      'a carousel of one arm, inside what is of that arm',
      page([block('Group', { arm: 'a', content: [carousel(['a', 'a'])] })], EXPERIMENT),
      [],
    ],
    [
      'a carousel of one arm, with pictures of the other',
      page([carousel(['b', 'b'], { arm: 'a' })], EXPERIMENT),
      ['itemsOfArm'],
    ],
    ['a word in a slot', page([block('Group', { content: [notice('内幕')] })]), ['refusedWords']],
    [
      'a word in a list',
      page([block('Steps', { items: [{ title: '跟投' }, { title: '二' }] })]),
      ['refusedWords'],
    ],
  ])('has the faults of %s', (_, document, expected) => {
    expect(codes(document)).toEqual(expected)
  })
})

describe('what an editor has put there', () => {
  const problemsOf = (type: BlockType, props: object) =>
    submitProblems(
      {
        root: { props: { title: '页', riskLine: 'fund' } },
        content: [{ type: type.type, props: { ...props, id: 'new' } }],
      },
      context,
    ).map(({ code, detail }) => `${code} ${detail}`)

  it.each(
    BLOCK_TYPES.flatMap((type) =>
      Object.keys(type.samples).map((name) => [type.type, name, type] as const),
    ),
  )('is not submitted in a new %s: %s', (_, name, type) => {
    expect(problemsOf(type, type.defaults).join()).toMatch(
      new RegExp(`(?:sample|noContent) ${name}`),
    )
  })

  it.each([
    ['RichText', { body: '<p> 这里写<b>正文</b></p>' }, 'sample body'],
    ['RichText', { body: '<p></p>' }, 'noContent body'],
    ['RichText', { body: '<p>&#32;</p>' }, 'noContent body'],
    ['Notice', { text: ' 这里写一句提示 ' }, 'sample text'],
    [
      'Tabs',
      {
        tabs: [
          { label: '偏稳健', content: [] },
          { label: '第二页', content: [{ type: 'Notice', props: { id: 'n', text: '好' } }] },
        ],
      },
      'noContent tabs[0].content,sample tabs[1].label',
    ],
    ['Group', { content: [] }, 'noContent content'],
    ['Steps', { items: [{ title: '先做测评' }, { title: '标题' }] }, 'sample items[1].title'],
    ['Steps', { items: [{ title: '先做测评' }, { title: '第一步' }] }, 'sample items[1].title'],
    [
      'Countdown',
      { until: '20991231150000', before: '距离结束还有', after: '已经结束' },
      'sample until',
    ],
    [
      'Hero',
      {
        picture: { src: '/documents/pages/city.svg', width: 750, height: 360 },
        alt: '晨光里的山丘',
      },
      'sample alt',
    ],
  ] as const)('is found in a block %s with %j: %s', (name, props, expected) => {
    const type = BLOCK_TYPES.find((one) => one.type === name)
    if (type === undefined) throw new Error(name)
    const found = problemsOf(type, props).filter((line) => /^(?:sample|noContent)/.test(line))
    expect(found.join()).toBe(expected)
  })

  it.each([
    ['Notice', { text: '提示写在这里' }],
    ['Steps', { items: [{ title: '先做测评' }, { title: '再挑基金' }] }],
    ['Countdown', { until: '20261231150000', before: '距离结束还有', after: '已经结束' }],
    [
      'Figures',
      {
        items: [
          { label: '七日年化', source: 'walletYield' },
          { label: '万份收益', source: 'walletIncome' },
        ],
      },
    ],
  ] as const)('is written over in %s %j', (name, props) => {
    const type = BLOCK_TYPES.find((one) => one.type === name)
    if (type === undefined) throw new Error(name)
    expect(problemsOf(type, props)).toEqual([])
  })
})
