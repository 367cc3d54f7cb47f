import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { asksForAdvice } from '#domain/content/user-text.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { textHash, uniform } from '#test/sandbox/market/randomness.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { FIRST_ANSWERS, SECOND_ANSWERS } from './answer-texts.ts'
import { articleHtml, type FundName } from './articles/article.ts'
import { ARTICLES, LONG_READS } from './articles/articles.ts'
import { TOPICS } from './catalogue.ts'
import { CIRCLE_POSTS } from './circle-texts.ts'
import { LESSONS } from './course-catalogue.ts'
import { MEMBER_TEXTS } from './member-texts.ts'
import { THEMES, TITLES, type Theme } from './paragraphs.ts'
import { PEOPLE } from './people-catalogue.ts'
import type { ItemMore, ItemRow } from './rows.ts'
import { PALETTE_COUNT, sceneName } from './scenes.ts'
import { REVIEWER } from './settle-content.ts'
import { answerDue } from './questions.ts'

const STREAM = textHash('content')
const chance = (index: number) => uniform(STREAM, index)
const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

type Values = readonly (string | number | null)[]
type Stored = Partial<Omit<ItemRow, 'more'>> &
  Pick<ItemRow, 'item_id' | 'kind' | 'author_id' | 'publish_time'> & { more?: ItemMore }

/** An item as its table has it. */
function itemValues(it: Stored): Values {
  return [
    it.item_id,
    it.kind,
    it.space ?? 'vp',
    it.title ?? '',
    it.summary ?? '',
    it.body ?? '',
    it.text ?? '',
    JSON.stringify(it.more ?? {}),
    it.author_id,
    it.source_name ?? '',
    JSON.stringify(it.tags ?? []),
    JSON.stringify(it.topics ?? []),
    it.special_id ?? null,
    it.special_no ?? 0,
    JSON.stringify(it.funds ?? []),
    it.create_time ?? it.publish_time,
    it.publish_time,
    it.update_time ?? null,
    it.state ?? 'shown',
    it.state_reason ?? '',
    it.state === 'pending' ? '' : REVIEWER,
    it.state === 'pending' ? '' : it.publish_time,
    '',
    it.comments ?? 'open',
    it.ip_place ?? '上海',
    it.promoted ?? 0,
    it.pinned ?? 0,
    it.important ?? 0,
    it.question_state ?? '',
    it.question_id ?? null,
    '',
    it.likes ?? 0,
    it.favourites ?? 0,
  ]
}

const at = (day: Date8, minutes: number): Time14 => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${day}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}00`
}

/** Some days before the first, at a minute between eight and ten in the evening. */
const before = (begun: Time14, days: number, index: number): Time14 =>
  at(addDays(begun.slice(0, 8), -days), 480 + Math.floor(chance(index) * 840))

const MEMBERS = PEOPLE.filter((it) => it.kind === 'member' && it.user_id === null)
/** The members who ask: they have no mark of experience. */
const ASKERS = MEMBERS.filter((it) => it.expert === 0 && !/年|债基|指数/.test(it.line))
const COLUMNS = PEOPLE.filter((it) => it.kind === 'column')
const ADVISERS = PEOPLE.filter((it) => it.kind === 'advisor' && it.department !== '科技')

/** The object that a scene shows, by its name. */
const SHOWN = { bookshelf: '书架', tea: '茶桌', compass: '罗盘' } as const

const cover = (name: string, alt: string) => ({ name, width: 690, height: 345, alt })

/** Gives each cover the scene of its title; of two that come after one another the colours differ. */
function withScenes(items: readonly Stored[]): readonly Stored[] {
  const covered = items
    .filter(({ more }) => more?.cover !== undefined)
    .toSorted((a, b) => a.publish_time.localeCompare(b.publish_time))
  const places = new Map(covered.map(({ item_id: id }, no) => [id, no]))
  return items.map((it) => {
    const no = places.get(it.item_id)
    const title = it.title ?? ''
    return no === undefined
      ? it
      : { ...it, more: { ...it.more, cover: cover(sceneName(title, no), title) } }
  })
}

const fundNames =
  (market: Market): FundName =>
  (code) =>
    market.fund(code)?.name

function writtenArticles(begun: Time14, nameOf: FundName): Stored[] {
  return ARTICLES.map((it, index) => ({
    item_id: it.id,
    kind: 'article',
    space: it.space ?? 'vp',
    title: it.title,
    summary: it.summary,
    body: articleHtml(it.text, nameOf),
    more: {
      ...(index % 2 === 0 ? { cover: cover(it.id, it.title) } : {}),
      terms: (it.terms ?? []).map(([term, meaning]) => ({ term, meaning })),
      companies: [...(it.companies ?? [])],
    },
    author_id: it.author,
    tags: [...it.tags],
    topics: [...it.topics],
    funds: [...(it.funds ?? [])],
    special_id: it.special?.[0] ?? null,
    special_no: it.special?.[1] ?? 0,
    // One is over a year old, so that it says so.
    publish_time: before(begun, it.id === 'a-style-drift' ? 420 : 1 + index * 2, index),
    update_time: index === 3 ? before(begun, 2, 77) : null,
    pinned: it.id === 'a-low-rates' ? 1 : 0,
    promoted: it.id === 'a-allocation' ? 1 : 0,
    comments: it.id === 'a-letters-q4' ? 'closed' : 'open',
    likes: 40 + Math.floor(chance(100 + index) * 900),
    favourites: 10 + Math.floor(chance(140 + index) * 300),
  }))
}

/** A sentence with the newest published value of a theme's fund. */
function valueOf(market: Market, begun: Time14, { funds }: Theme): string {
  const [code = ''] = funds
  const [fund, point] = [market.fund(code), market.latest(code, begun)]
  if (!fund || !point) return ''
  const date = `${point.date.slice(0, 4)}-${point.date.slice(4, 6)}-${point.date.slice(6)}`
  return fund.isMoney
    ? `[${code}] ${date} 的万份收益为 ${point.incomePer10k ?? '--'} 元。`
    : `[${code}] ${date} 公布的单位净值为 ${point.nav} 元，过往业绩不预示未来表现。`
}

const COMPOSED = 120
/** Of them, so many wait for nine o'clock of the days to come. */
const SCHEDULED = 4

/** One in three of a circle's articles has another tag as well. */
function circleTags({ space }: Theme, round: number): readonly string[] {
  if (!space.startsWith('circle:') || round % 3 !== 1) return []
  return [space === 'circle:medicine' ? '财报' : '政策']
}

function composedArticles(market: Market, begun: Time14): Stored[] {
  const nameOf = fundNames(market)
  const values = THEMES.map((theme) => valueOf(market, begun, theme))
  return Array.from({ length: COMPOSED }, (_, index) => {
    const theme = pick(THEMES, index)
    const round = Math.floor(index / THEMES.length)
    // Of eight paragraphs three, in another combination from the ninth article of a theme on.
    const steps = round < theme.paragraphs.length ? [0, 3, 5] : [0, 2, 7]
    const parts = steps.map((step) => pick(theme.paragraphs, round + step))
    const title = `${theme.title}：${pick(TITLES, round + index * 5)}`
    const isNext = index < SCHEDULED
    const day = addTradingDays(begun.slice(0, 8), index + 1, market.isTradingDay)
    return {
      item_id: `d-${String(index + 1).padStart(3, '0')}`,
      kind: 'article' as const,
      space: theme.space,
      title,
      summary: (parts[0] ?? '').slice(0, 60),
      body: articleHtml(
        [parts[0], '## 怎么看', parts[1], parts[2], values[index % THEMES.length]]
          .filter((part) => part !== undefined && part !== '')
          .join('\n\n'),
        nameOf,
      ),
      ...(index % 4 === 1 ? { more: { cover: cover(`d-${index}`, title) } } : {}),
      author_id: index % 6 === 5 ? pick(COLUMNS, index).person_id : theme.author,
      source_name: index % 17 === 8 ? '江岸财经' : '',
      tags: [...theme.tags, ...circleTags(theme, round)],
      topics: [theme.topic],
      funds: [...theme.funds],
      special_id:
        theme.title === '红利跟踪'
          ? 's-dividend'
          : theme.title === '医药札记'
            ? 's-medicine'
            : null,
      special_no: 10 + round,
      publish_time: isNext ? at(day, 540) : before(begun, 1 + Math.floor(index * 0.8), 200 + index),
      likes: Math.floor(chance(400 + index) * 320),
      favourites: Math.floor(chance(600 + index) * 90),
    }
  })
}

/** The number of characters that are read in a minute. */
const A_MINUTE = 300

function longReads(begun: Time14, nameOf: FundName): Stored[] {
  return LONG_READS.map((it, index) => ({
    item_id: it.id,
    kind: 'article',
    space: it.space,
    title: it.title,
    summary: it.summary,
    body: articleHtml(it.text, nameOf),
    more: {
      terms: (it.terms ?? []).map(([term, meaning]) => ({ term, meaning })),
      companies: [...(it.companies ?? [])],
      reading: {
        level: it.level,
        minutes: Math.ceil(it.text.length / A_MINUTE),
        chapters: it.text.match(/^## /gm)?.length ?? 0,
      },
    },
    author_id: it.author,
    tags: [...it.tags],
    topics: [...it.topics],
    publish_time: before(begun, 3 + index * 4, 1_300 + index),
    likes: 30 + Math.floor(chance(1_320 + index) * 500),
    favourites: 20 + Math.floor(chance(1_340 + index) * 300),
  }))
}

function circlePosts(begun: Time14): Stored[] {
  return CIRCLE_POSTS.map(({ circleId, title, text }, index) => {
    const author = pick(MEMBERS, index * 5)
    return {
      item_id: `j-${String(index + 1).padStart(3, '0')}`,
      kind: title === undefined ? ('idea' as const) : ('discussion' as const),
      space: `circle:${circleId}`,
      title: title ?? '',
      text,
      author_id: author.person_id,
      ip_place: author.ip_place,
      publish_time: before(begun, 1 + index, 1_360 + index),
      likes: Math.floor(chance(1_380 + index) * 60),
    }
  })
}

function ideas(begun: Time14): Stored[] {
  return Array.from({ length: 60 }, (_, index) => {
    const text = `${pick(MEMBER_TEXTS.ideas, index)}${pick(MEMBER_TEXTS.ideaEndings, Math.floor(index / MEMBER_TEXTS.ideas.length))}`
    const isManager = index % 12 === 6
    const author = isManager ? pick(PEOPLE.slice(0, 7), index) : pick(MEMBERS, index)
    return {
      item_id: `i-${String(index + 1).padStart(3, '0')}`,
      kind: 'idea' as const,
      text,
      more: isManager
        ? {
            pictures: Object.entries(SHOWN).map(([subject, alt], no) =>
              cover(`${subject}-${(index + no * 2) % PALETTE_COUNT}-${index + no}`, alt),
            ),
          }
        : {},
      author_id: author.person_id,
      ip_place: author.ip_place,
      topics: [pick(TOPICS, index).topicId],
      publish_time: before(begun, 1 + Math.floor(index / 2), 700 + index),
      likes: Math.floor(chance(800 + index) * 120),
    }
  })
}

/** Posts of each state, of the persona who has them. */
function expertPosts(begun: Time14): Stored[] {
  const given = [
    ['pending', '', '这条想法正在等待审核，写的是本月定投的记录。'],
    ['shown', '', '三年定投的第三十六期，记录一下成本和心情，计划不变。'],
    ['rejected', '内容不符合社区规范', '这条想法没有通过审核，需要修改之后重新发布。'],
    ['hidden', '内容与事实不符，已隐藏', '这条想法发布之后被隐藏，别人看不到正文。'],
    ['deleted', '', '这条想法已经被作者删除。'],
  ] as const
  return given.map(([state, reason, text], index) => ({
    kind: 'idea' as const,
    author_id: 'u-expert',
    ip_place: '广东',
    item_id: `x-${state}`,
    text,
    state,
    state_reason: reason,
    topics: ['t-plan'],
    publish_time: before(begun, 1 + index, 850 + index),
  }))
}

function questions(begun: Time14): Stored[] {
  return MEMBER_TEXTS.questions.map(([title, text], index) => {
    const author = pick(ASKERS, index * 3)
    const declined = asksForAdvice(`${title}\n${text}`)
    const waiting = index >= 20 && index < 23
    return {
      item_id: `q-${String(index + 1).padStart(3, '0')}`,
      kind: 'question' as const,
      title,
      text,
      author_id: author.person_id,
      ip_place: author.ip_place,
      tags: ['问答'],
      topics: [pick(['t-fees', 't-bonds', 't-first', 't-plan'], index)],
      funds: index % 5 === 0 ? ['980401'] : [],
      question_state: declined
        ? ('declined' as const)
        : waiting
          ? ('waiting' as const)
          : ('answered' as const),
      comments: declined ? ('closed' as const) : ('open' as const),
      publish_time: waiting
        ? at(begun.slice(0, 8), 480 + index)
        : before(begun, 2 + index, 900 + index),
      likes: Math.floor(chance(930 + index) * 60),
    }
  })
}

/** Forty-four: two to most of the questions that are answered, three to some. */
function answers(begun: Time14, asked: readonly Stored[]): Stored[] {
  const open = asked.filter((it) => it.question_state === 'answered')
  return Array.from({ length: 44 }, (_, index) => {
    const question = pick(open, index)
    const round = Math.floor(index / open.length)
    // Another person in each round.
    const adviser = pick(ADVISERS, index + round)
    const answered = addDays(question.publish_time.slice(0, 8), 1)
    const day = answered < begun.slice(0, 8) ? answered : addDays(begun.slice(0, 8), -1)
    return {
      item_id: `w-${String(index + 1).padStart(3, '0')}`,
      kind: 'answer' as const,
      text:
        round === 0
          ? (FIRST_ANSWERS[question.title ?? ''] ?? '')
          : pick(SECOND_ANSWERS, index - open.length),
      author_id: adviser.person_id,
      tags: ['问答'],
      question_id: question.item_id,
      publish_time: at(day, 960 + round * 20 + (index % 17)),
      likes: Math.floor(chance(980 + index) * 80),
    }
  })
}

function discussions(begun: Time14): Stored[] {
  return MEMBER_TEXTS.discussions.map(([title, text], index) => ({
    item_id: `g-${String(index + 1).padStart(3, '0')}`,
    kind: 'discussion' as const,
    title,
    text,
    more:
      index < 3 || index === 16
        ? {
            vote: (index === 2 ? ['入门', '费用', '心态'] : ['每天', '每周', '每月', '很少']).map(
              (label, no) => ({
                optionId: `o-${no + 1}`,
                label,
                votes: 20 + Math.floor(chance(1_040 + index * 4 + no) * 300),
              }),
            ),
          }
        : {},
    author_id: index % 3 === 0 ? 'e-qiu' : pick(MEMBERS, index * 2).person_id,
    space: index === 11 ? 'circle:medicine' : 'vp',
    topics: [pick(TOPICS, index).topicId],
    comments: index === 16 ? ('closed' as const) : ('open' as const),
    publish_time: before(begun, 1 + index, 1_060 + index),
    likes: Math.floor(chance(1_080 + index) * 150),
  }))
}

const FLASH_TIMES = ['', '午间：', '收盘：', '晚间：', '一周回顾：'] as const
const FLASH_NOTES = [
  '',
  '与上一期相比变化不大。',
  '市场参与者的看法有分歧。',
  '更多数据将在下周公布。',
  '本条为当周情况的汇总。',
] as const

/** Ninety: five a day of what listed sources said, the first five on the day itself. */
function flashes(begun: Time14): Stored[] {
  return Array.from({ length: 90 }, (_, index) => {
    const [about, said] = pick(MEMBER_TEXTS.flashes, index)
    const days = Math.floor(index / 5)
    const day = addDays(begun.slice(0, 8), -days)
    const round = Math.floor(index / MEMBER_TEXTS.flashes.length)
    const title = `${pick(FLASH_TIMES, round)}${about}`
    const text = `${said}${pick(FLASH_NOTES, round)}`
    return {
      item_id: `f-${String(index + 1).padStart(3, '0')}`,
      kind: 'flash' as const,
      title,
      summary: text,
      text,
      author_id: 'e-bai',
      source_name: pick(['江岸财经', '云汐资讯', '公司公告', '交易所'], index),
      tags: [pick(['政策', '财报', '流动性'], index)],
      comments: 'off' as const,
      important: index % 9 === 0 ? (1 as const) : (0 as const),
      publish_time: at(day, 510 + (index % 5) * 130 + (index % 7)),
    }
  })
}

const LESSON_TEXTS = [
  '先把概念说清楚，再看它在哪里出现，最后用自己的账户验证一遍，是学会一件事最快的办法。',
  '这一课的要点只有一个：数字背后是规则，规则写在合同和公告里，看懂规则，数字就不再神秘。',
  '学完之后，可以打开任意一只基金的详情页，把这一课提到的每一项都找出来。',
  '常见的误解是把一时的结果当作规律。多问一句“为什么”，就能避开大部分误解。',
] as const

function lessons(begun: Time14, nameOf: FundName): Stored[] {
  return LESSONS.map(({ lessonId, course, no, title, hasText }, index) => ({
    item_id: lessonId,
    kind: 'lesson' as const,
    space: `course:${course.courseId}`,
    title,
    summary: `${course.title}第 ${no} 课`,
    body: hasText
      ? articleHtml(
          [
            `${course.about}。这是第 ${no} 课，主题是“${title}”。`,
            `## ${title}`,
            pick(LESSON_TEXTS, index),
            pick(LESSON_TEXTS, index + 1),
            course.questions
              .map((it) => `- ${it.question}${it.options[it.right] ?? ''}`)
              .join('\n'),
          ].join('\n\n'),
          nameOf,
        )
      : '',
    author_id: course.teacherId,
    comments: 'open' as const,
    publish_time: before(begun, 60 + index, 1_200 + index),
  }))
}

const MOST_REPLIED = 'a-low-rates'

/** The number of others who write in a place before somebody writes there again. */
const QUIET = 4

/** The columns of a comment. */
const [ID, ITEM, PARENT, AUTHOR, TIME, PLACE] = [0, 1, 2, 3, 6, 12]

/** Gives each comment to somebody who has not just written in the same place. */
function spread(rows: readonly Values[]): Values[] {
  const latest = new Map<string, string[]>()
  const inTime = rows.toSorted((a, b) => `${a[TIME]}${a[ID]}`.localeCompare(`${b[TIME]}${b[ID]}`))
  return inTime.map((row, no) => {
    const place = `${row[PARENT] ?? row[ITEM]}`
    const wrote = latest.get(place) ?? []
    const isMember = MEMBERS.some((it) => it.person_id === row[AUTHOR])
    const free = (isMember ? MEMBERS : ADVISERS).filter((it) => !wrote.includes(it.person_id))
    const author = free.find((it) => it.person_id === row[AUTHOR]) ?? pick(free, no)
    latest.set(place, [...wrote, author.person_id].slice(-QUIET))
    return row.with(AUTHOR, author.person_id).with(PLACE, author.ip_place)
  })
}

/** A text that is written once: from the second time on it goes on in another way. */
const once = (texts: readonly string[], further: readonly string[], no: number): string =>
  `${pick(texts, no)}${no < texts.length ? '' : pick(further, Math.floor(no / texts.length) - 1)}`

/** 640 comments: most of them on what was written whole, forty of them replies to one. */
function commentRows(begun: Time14, items: readonly Stored[]): Values[] {
  const open = items.filter(
    (it) =>
      it.comments !== 'off' &&
      it.comments !== 'closed' &&
      (it.state ?? 'shown') === 'shown' &&
      it.publish_time < begun &&
      it.kind !== 'answer' &&
      it.kind !== 'lesson',
  )
  const end = at(begun.slice(0, 8), 470)
  /** A moment after the item, before the first day's morning. */
  const after = (time: Time14, minutes: number): Time14 => {
    const found = at(addDays(time.slice(0, 8), Math.floor(minutes / 700)), 480 + (minutes % 700))
    const later = found > time ? found : time
    return later < end ? later : end
  }
  const comment = (
    no: number,
    item: Stored,
    parent: { id: string; time: Time14 } | null,
    text: string,
    /** The reply before it, which it answers where it comes later. */
    answered: { id: string; time: Time14 } | null = null,
  ): { id: string; time: Time14; values: Values } => {
    const id = `c-${String(no).padStart(4, '0')}`
    const byStaff = no % 19 === 0
    const author = byStaff ? pick(ADVISERS, no) : pick(MEMBERS, no * 7)
    const time = after(
      parent?.time ?? item.publish_time,
      5 + Math.floor(chance(2_000 + no) * 1_500),
    )
    return {
      id,
      time,
      values: [
        id,
        item.item_id,
        parent?.id ?? null,
        author.person_id,
        answered !== null && answered.time < time ? answered.id : '',
        text,
        time,
        'shown',
        '',
        REVIEWER,
        time,
        '',
        author.ip_place,
        Math.floor(chance(3_000 + no) * 40),
      ],
    }
  }
  const first = open.find((it) => it.item_id === MOST_REPLIED)
  if (!first) throw new Error(`${MOST_REPLIED} is missing`)
  const top = comment(
    1,
    first,
    null,
    '票息、骑乘、价差三块讲得很清楚，请问低利率下应该先看哪一块？',
  )
  const replies: ReturnType<typeof comment>[] = []
  for (let index = 0; index < 40; index += 1) {
    const answered = index % 4 === 1 ? (replies.at(-1) ?? null) : null
    replies.push(
      comment(
        2 + index,
        first,
        top,
        once(MEMBER_TEXTS.replies, MEMBER_TEXTS.replyEndings, index),
        answered,
      ),
    )
  }
  const rest: Values[] = []
  let replied = replies.length
  let commented = 0
  let latest: { item: Stored; id: string; time: Time14 } | null = null
  for (let no = 42; no <= 640; no += 1) {
    const isReply = no % 4 === 0 && latest !== null
    if (isReply && latest) {
      rest.push(
        comment(
          no,
          latest.item,
          latest,
          once(MEMBER_TEXTS.replies, MEMBER_TEXTS.replyEndings, replied),
        ).values,
      )
      replied += 1
      continue
    }
    const item =
      no % 2 === 0 ? pick(open, Math.floor(24 * chance(4_000 + no) ** 2)) : pick(open, no * 5)
    const made = comment(
      no,
      item,
      null,
      once(MEMBER_TEXTS.comments, MEMBER_TEXTS.commentEndings, commented),
    )
    commented += 1
    latest = { item, id: made.id, time: made.time }
    rest.push(made.values)
  }
  return spread([top.values, ...replies.map((it) => it.values), ...rest])
}

interface Filling {
  readonly items: readonly Values[]
  readonly comments: readonly Values[]
}
const made = new WeakMap<Market, Map<Time14, Filling>>()

/** The content of a new database, worked out once a process. */
function filling(market: Market, begun: Time14): Filling {
  const known = made.get(market) ?? new Map<Time14, Filling>()
  made.set(market, known)
  const found = known.get(begun)
  if (found) return found
  const asked = questions(begun)
  const nameOf = fundNames(market)
  const items = withScenes([
    ...writtenArticles(begun, nameOf),
    ...composedArticles(market, begun),
    ...ideas(begun),
    ...expertPosts(begun),
    ...asked,
    ...answers(begun, asked),
    ...discussions(begun),
    ...flashes(begun),
    ...lessons(begun, nameOf),
  ])
  const uncommented = [...longReads(begun, nameOf), ...circlePosts(begun)]
  const result = {
    items: [...items, ...uncommented].map(itemValues),
    comments: commentRows(begun, items),
  }
  known.set(begun, result)
  return result
}

const places = (count: number) => Array.from({ length: count }, () => '?').join(', ')
const INSERT_PERSON = `INSERT INTO content_people VALUES (${places(19)})`
const INSERT_ITEM = `INSERT INTO content_items VALUES (${places(33)})`
const INSERT_COMMENT = `INSERT INTO content_comments VALUES (${places(14)})`

/** Fills the empty tables as of the moment at which the sandbox began. */
export function fillContent(db: Database, market: Market, begun: Time14): void {
  const { items, comments } = filling(market, begun)
  for (const it of PEOPLE) {
    db.run(
      INSERT_PERSON,
      it.person_id,
      it.user_id,
      it.kind,
      it.name,
      it.title,
      it.cert_no,
      it.fm_uid,
      it.line,
      it.bio,
      it.department,
      it.style,
      it.career_from,
      JSON.stringify(it.fund_types),
      it.since,
      it.left_date,
      it.ip_place,
      it.expert,
      it.followers,
      it.hidden,
    )
  }
  for (const values of items) db.run(INSERT_ITEM, ...values)
  for (const values of comments) db.run(INSERT_COMMENT, ...values)
  db.run(
    `UPDATE content_items SET answer_due = ? WHERE question_state = 'waiting'`,
    answerDue({ market }, begun.slice(0, 8)),
  )
  db.run(
    'INSERT INTO content_mutes VALUES (?, ?)',
    'muted',
    `${addDays(begun.slice(0, 8), 7)}${begun.slice(8)}`,
  )
  for (const userId of ['muted', 'expert', 'adviser']) {
    db.run(
      'INSERT INTO content_settings (user_id, rules_agreed) VALUES (?, ?)',
      userId,
      `${addDays(begun.slice(0, 8), -30)}090000`,
    )
  }
}
