import type { FactOf } from './message-facts.ts'
import { around, cut, HALF_NAME, plain, quoted, type MessageWords } from './message-text.ts'

type ContentEvent =
  | 'questionAnswered'
  | 'replied'
  | 'followedWrote'
  | 'textReviewed'
  | 'reportDecided'
  | 'talkSoon'
  | 'milestoneDay'

/** The words of messages about viewpoints, discussions and talks. */
export function contentWords(fact: FactOf<ContentEvent>): MessageWords {
  switch (fact.event) {
    case 'questionAnswered':
      return plain(
        '您的提问有了回答',
        around(fact.question, (name) => quoted(name)),
      )
    case 'replied':
      return plain(
        fact.to === 'comment' ? '有人回复了您的评论' : '有人评论了您发布的内容',
        around(fact.reply, (words) => `${cut(fact.by, HALF_NAME)}：${words}`),
      )
    case 'followedWrote':
      return plain(
        fact.special === '' ? '您关注的作者有新内容' : '您关注的专题有新内容',
        around(fact.writing, (writing) => {
          if (fact.special !== '')
            return `${quoted(cut(fact.special, HALF_NAME))}更新：${quoted(writing)}`
          return `${cut(fact.author, HALF_NAME)}${fact.isAnswer ? '回答' : '发布'}了${quoted(writing)}`
        }),
      )
    case 'textReviewed':
      return fact.reason === ''
        ? plain(
            '您发布的内容已展示',
            around(fact.excerpt, (name) => quoted(name)),
          )
        : plain(
            '您发布的内容未通过审核',
            around(fact.excerpt, (name) => `${quoted(name)}：${cut(fact.reason, 24)}`),
          )
    case 'reportDecided':
      return plain('您的举报有了结果', fact.outcome)
    case 'talkSoon':
      return plain(
        '您预约的直播即将开始',
        around(fact.talk, (name) => `${quoted(name)} ${fact.at} 开始`),
      )
    case 'milestoneDay':
      return plain(
        '您关注的事件就在今天',
        around(fact.milestone, (name) => quoted(name)),
      )
  }
}
