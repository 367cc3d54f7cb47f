import { blockType } from '#domain/page/block-type.ts'
import { codes, maybeList } from '#domain/page/list-fields.ts'
import {
  choice,
  maybeCode,
  neededSelect,
  note,
  number,
  richText,
  select,
  text,
} from '#domain/page/value-fields.ts'

export const richTextBlock = blockType({
  type: 'RichText',
  label: '图文',
  fields: () => ({ body: richText('正文', 60_000) }),
  samples: { body: '<p>这里写正文</p>' },
})

export const faq = blockType({
  type: 'Faq',
  label: '常见问题',
  fields: () => ({
    items: maybeList('问题', 20, { q: text('问', 60), a: richText('答', 4_000) }),
    fundCode: maybeCode('基金代码，列出它的常见问题', 'fund'),
  }),
  rule: [
    ({ items, fundCode }) => items.length > 0 !== (fundCode !== ''),
    'items: either questions or a fund',
  ],
  samples: { items: [{ q: '这里写问题', a: '<p>这里写回答</p>' }] },
})

/** The place where the articles of a block come from. */
const ARTICLE_SOURCES = ['tag', 'topic', 'person', 'special', 'ids'] as const

export const articles = blockType({
  type: 'Articles',
  label: '文章',
  risk: 'opinion',
  fields: () => ({
    title: note('标题', 20),
    source: neededSelect('来源', ARTICLE_SOURCES),
    tag: maybeCode('标签', 'tag'),
    topicId: maybeCode('话题编号', 'topic'),
    personId: maybeCode('作者编号', 'person'),
    specialId: maybeCode('专题编号', 'special'),
    ids: codes('内容编号', 'item', 0, 6),
    rows: number('行数', 1, 6, 3),
    look: select('样式', ['row', 'card', 'strip']),
  }),
  rule: [
    ({ source, tag, topicId, personId, specialId, ids }) => {
      const named = { tag, topic: topicId, person: personId, special: specialId, ids: ids[0] ?? '' }
      return named[source] !== ''
    },
    'source: what it names is needed',
  ],
  defaults: { title: '文章', source: 'tag', tag: '新手', rows: 3, look: 'row' },
})

/** 关注 is not among them: it is empty for most who open a page. */
export const FEED_CHANNELS = ['recommend', 'manager', 'question', 'discussion', 'flash'] as const

export const feed = blockType({
  type: 'Feed',
  label: '信息流',
  risk: 'opinion',
  isLast: true,
  fields: () => ({ channel: neededSelect('频道', FEED_CHANNELS) }),
  defaults: { channel: 'recommend' },
})

export const person = blockType({
  type: 'Person',
  label: '人物',
  risk: 'opinion',
  fields: () => ({
    personId: maybeCode('作者编号', 'person'),
    fmUid: maybeCode('基金经理编号', 'manager'),
    line: note('一句话介绍', 40),
    follow: choice('可以关注', true),
  }),
  rule: [
    ({ personId, fmUid }) => (personId === '') !== (fmUid === ''),
    'personId: one of personId and fmUid',
  ],
  defaults: { personId: 'm-lin', follow: true },
})
