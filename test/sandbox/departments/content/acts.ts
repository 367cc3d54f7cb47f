import type * as v from 'valibot'
import type { castVote, deleteMine, setFollow, setMark } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { contentStateAfter } from '#domain/content/content-states.ts'
import { talkById } from './talks.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { circleById, specialById, topicById } from './catalogue.ts'
import { findComment, requireComment } from './comments.ts'
import { findItem, marksOn, requireItem, voteView } from './item-view.ts'
import { milestoneById } from './milestones.ts'
import { followersOf, follows, personIdOf, requirePerson, viewerOf } from './people.ts'

/** The one field that is given; RET.badRequest for none or several. */
export function only<Name extends string>(
  given: Readonly<Partial<Record<Name, string | undefined>>>,
  names: readonly Name[],
): { name: Name; id: string } {
  const found = names.flatMap((name) => {
    const id = given[name]
    return id === undefined ? [] : [{ name, id }]
  })
  const [one] = found
  if (found.length !== 1 || !one)
    throw new Refusal(RET.badRequest, `参数 ${names.join('、')} 只能有一个`)
  return one
}

export function mark(world: World, user: User, request: v.InferOutput<typeof setMark.request>) {
  const { db, clock } = world
  const viewer = viewerOf(user)
  const { name, id } = only(request, ['itemId', 'commentId'])
  if (name === 'commentId' && request.mark === 'favourite') {
    throw new Refusal(RET.badRequest, '参数 mark 不正确：评论不能收藏')
  }
  const its = name === 'itemId' ? requireItem(world, viewer, id) : requireComment(world, viewer, id)
  const target = `${name === 'itemId' ? 'item' : 'comment'}:${id}`
  const on = request.on === '1'
  if (on) {
    db.run(
      'INSERT OR IGNORE INTO content_marks VALUES (?, ?, ?, ?)',
      user.user_id,
      target,
      request.mark,
      clock.now(),
    )
  } else {
    db.run(
      'DELETE FROM content_marks WHERE user_id = ? AND target = ? AND mark = ?',
      user.user_id,
      target,
      request.mark,
    )
  }
  const favourites = 'favourites' in its ? its.favourites : 0
  return {
    on,
    likes: its.likes + marksOn(world, target, 'like'),
    favourites: favourites + marksOn(world, target, 'favourite'),
  }
}

const FOLLOWED = [
  'personId',
  'topicId',
  'specialId',
  'questionId',
  'circleId',
  'milestoneId',
  'talkId',
] as const

/** The target of a follow, and the number of its followers before users of this sandbox. */
function followed(
  world: World,
  user: User,
  name: (typeof FOLLOWED)[number],
  id: string,
  on: boolean,
) {
  const none = new Refusal(RET.notFound, '要关注的内容不存在')
  switch (name) {
    case 'personId': {
      if (id === personIdOf(user.user_id)) throw new Refusal(RET.badRequest, '不能关注自己')
      const { left_date: left, followers } = requirePerson(world.db, id)
      const target = `person:${id}`
      // A user who follows already still does; no one begins to.
      if (on && left !== null && !follows(world.db, viewerOf(user), target)) {
        throw new Refusal(RET.notFound, '已离任的同事不能再关注')
      }
      return { target, before: followers }
    }
    case 'topicId': {
      const topic = topicById(id)
      if (!topic) throw none
      return { target: `topic:${topic.mergedInto ?? id}`, before: topic.followers }
    }
    case 'specialId': {
      const special = specialById(id)
      if (!special) throw none
      return { target: `special:${id}`, before: special.followers }
    }
    case 'questionId': {
      const question = findItem(world, id)
      if (question?.kind !== 'question' || question.state !== 'shown') throw none
      return { target: `question:${id}`, before: 0 }
    }
    case 'circleId': {
      const circle = circleById(id)
      if (!circle) throw none
      return { target: `circle:${id}`, before: circle.members }
    }
    case 'milestoneId': {
      if (!milestoneById(id)) throw none
      return { target: `milestone:${id}`, before: 0 }
    }
    case 'talkId': {
      const talk = talkById(world, id)
      if (!talk || talk.startTime <= world.clock.now()) throw none
      return { target: `talk:${id}`, before: talk.before }
    }
  }
}

export function follow(world: World, user: User, request: v.InferOutput<typeof setFollow.request>) {
  const { db, clock } = world
  const { name, id } = only(request, FOLLOWED)
  const on = request.on === '1'
  const { target, before } = followed(world, user, name, id, on)
  if (on) {
    db.run(
      'INSERT OR IGNORE INTO content_follows VALUES (?, ?, ?)',
      user.user_id,
      target,
      clock.now(),
    )
  } else {
    db.run('DELETE FROM content_follows WHERE user_id = ? AND target = ?', user.user_id, target)
  }
  return { on, followers: before + followersOf(db, target) }
}

export function vote(world: World, user: User, request: v.InferOutput<typeof castVote.request>) {
  const { db, clock } = world
  const viewer = viewerOf(user)
  const item = requireItem(world, viewer, request.itemId)
  const option = item.more.vote?.find(({ optionId }) => optionId === request.optionId)
  if (!option) throw new Refusal(RET.notFound, '没有这个选项')
  if (item.comments !== 'open') throw new Refusal(RET.contentClosed, '投票已结束')
  const isNew = db.run(
    'INSERT OR IGNORE INTO content_votes VALUES (?, ?, ?, ?)',
    user.user_id,
    item.item_id,
    option.optionId,
    clock.now(),
  )
  if (isNew === 0) throw new Refusal(RET.alreadyClaimed, '您已投过票')
  const view = voteView(world, viewer, item)
  if (!view) throw new Refusal(RET.notFound, '没有投票')
  return { vote: view }
}

export function removeMine(
  world: World,
  user: User,
  request: v.InferOutput<typeof deleteMine.request>,
) {
  const { name, id } = only(request, ['itemId', 'commentId'])
  const its = name === 'itemId' ? findItem(world, id) : findComment(world, id)
  if (!its || its.author_id !== personIdOf(user.user_id)) {
    throw new Refusal(RET.notFound, '内容不存在或已删除')
  }
  const [table, key] =
    name === 'itemId' ? ['content_items', 'item_id'] : ['content_comments', 'comment_id']
  if (contentStateAfter(its.state, 'remove') === 'deleted') {
    world.db.run(`UPDATE ${table} SET state = 'deleted', review_due = '' WHERE ${key} = ?`, id)
  }
  return { state: 'deleted' as const }
}
