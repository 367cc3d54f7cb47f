import { contentTime, countedWords } from '#domain/content/content-words.ts'
import type { ContentItem, ItemKind } from '#shared/views/content/content-types.ts'

export const KIND_WORDS: Readonly<Record<ItemKind, string>> = {
  article: '文章',
  idea: '想法',
  question: '提问',
  answer: '回答',
  discussion: '讨论',
  flash: '快讯',
  milestone: '大事',
  lesson: '课程',
  video: '视频',
}

const QUESTION_WORDS: Readonly<Record<ContentItem['questionState'], string>> = {
  '': '',
  waiting: '待回答',
  answered: '已回答',
  declined: '不予公开回答',
}

/** Leaves the word empty for a question that was not published. */
const questionWord = ({ questionState, state }: ContentItem): string =>
  questionState === 'waiting' && state !== 'shown' ? '' : QUESTION_WORDS[questionState]

/**
 * The facts under an item of a list, in order: who, when, and how much was said to it. On its
 * author's own page (`own`) who is left out, unless it is another source.
 */
export function itemFacts(item: ContentItem, now: string, own = false): readonly string[] {
  const { counts, kind } = item
  const said =
    kind === 'question'
      ? counts.answers > 0
        ? countedWords(counts.answers, '个回答')
        : questionWord(item)
      : counts.comments > 0
        ? countedWords(counts.comments, '评论')
        : ''
  const liked = counts.likes > 0 ? countedWords(counts.likes, '赞') : ''
  const author = own ? '' : item.author.name
  const source = item.sourceName === '' ? author : item.sourceName
  return [source, contentTime(item.publishTime, now), said, liked].filter((it) => it !== '')
}

/** Returns what an item is called where it is shared. */
export const sharedTitle = ({ title, summary }: Pick<ContentItem, 'title' | 'summary'>): string =>
  title === '' ? summary : title

/** Returns what a list says of an item: its title where it has one, and what there is besides. */
export function itemHeading(item: Pick<ContentItem, 'title' | 'summary'>): {
  readonly title: string
  readonly summary: string
} {
  return item.title === ''
    ? { title: item.summary, summary: '' }
    : { title: item.title, summary: item.summary }
}
