import * as calls from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { follow, mark, removeMine, vote } from '#test/sandbox/departments/content/acts.ts'
import { circleById, topicById } from '#test/sandbox/departments/content/catalogue.ts'
import { commentPage } from '#test/sandbox/departments/content/comments.ts'
import { answerQuiz, courseList, saveProgress } from '#test/sandbox/departments/content/courses.ts'
import {
  relatedItems,
  requireItem,
  wholeItemView,
} from '#test/sandbox/departments/content/item-view.ts'
import { itemPage } from '#test/sandbox/departments/content/lists.ts'
import { ownContent } from '#test/sandbox/departments/content/own-content.ts'
import { changeSettings, ownSettings } from '#test/sandbox/departments/content/own-settings.ts'
import { viewerOf } from '#test/sandbox/departments/content/people.ts'
import { peoplePage, profile } from '#test/sandbox/departments/content/profiles.ts'
import { ready } from '#test/sandbox/departments/content/ready.ts'
import { report } from '#test/sandbox/departments/content/reports.ts'
import { circleStocks } from '#test/sandbox/departments/content/stocks.ts'
import {
  circleList,
  milestonePage,
  pinnedOf,
  specialWithItems,
  tagList,
  topicList,
  topicView,
} from '#test/sandbox/departments/content/subjects.ts'
import { writeComment, writePost } from '#test/sandbox/departments/content/writing.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone, forUser, type Route } from '#test/sandbox/kernel/route.ts'

export const contentFamily: readonly Route[] = [
  forAnyone(calls.listItems, (request, world, user) => itemPage(world, viewerOf(user), request)),

  forAnyone(calls.queryItem, ({ itemId }, world, user) => {
    const viewer = viewerOf(user)
    const item = requireItem(world, viewer, itemId)
    return {
      item: wholeItemView(world, viewer, item),
      related: relatedItems(world, viewer, item),
    }
  }),

  forAnyone(calls.listComments, (request, world, user) =>
    commentPage(world, viewerOf(user), request),
  ),

  forUser(calls.addComment, (request, world, user) => writeComment(world, user, request)),
  forUser(calls.postItem, (request, world, user) => writePost(world, user, request)),
  forUser(calls.setMark, (request, world, user) => mark(world, user, request)),
  forUser(calls.setFollow, (request, world, user) => follow(world, user, request)),
  forUser(calls.castVote, (request, world, user) => vote(world, user, request)),
  forUser(calls.deleteMine, (request, world, user) => removeMine(world, user, request)),
  forUser(calls.reportContent, (request, world, user) => report(world, user, request)),

  forAnyone(calls.listPeople, (request, world, user) => peoplePage(world, viewerOf(user), request)),
  forAnyone(calls.queryPerson, (request, world, user) => profile(world, viewerOf(user), request)),

  forAnyone(calls.listTopics, ({ of }, world, user) => ({
    topics: topicList(world, viewerOf(user), of),
  })),

  forAnyone(calls.queryTopic, ({ topicId }, world, user) => {
    const topic = topicById(topicId)
    if (!topic) throw new Refusal(RET.notFound, '没有这个话题')
    const viewer = viewerOf(user)
    return { topic: topicView(world, viewer, topic), pinned: pinnedOf(world, viewer, topicId) }
  }),

  forAnyone(calls.querySpecial, ({ specialId }, world, user) =>
    specialWithItems(world, viewerOf(user), specialId),
  ),

  forAnyone(calls.listTags, ({ tag }, world) => tagList(world, tag)),
  forUser(calls.listMyContent, (request, world, user) => ownContent(world, user, request)),

  forUser(calls.setContentSettings, (request, world, user) => {
    changeSettings(world, user, request)
    return { settings: ownSettings(world, user) }
  }),

  forAnyone(calls.listMilestones, (request, world, user) =>
    milestonePage(world, viewerOf(user), request),
  ),

  forAnyone(calls.listCircleStocks, ({ circleId, sort }, world) => {
    const circle = circleById(circleId)
    if (!circle) throw new Refusal(RET.notFound, '没有这个圈子')
    return circleStocks(world, circle, sort)
  }),

  forAnyone(calls.listCircles, (_, world, user) => ({
    circles: circleList(world, viewerOf(user)),
  })),

  forAnyone(calls.listCourses, ({ courseId }, world, user) => ({
    courses: courseList(world, viewerOf(user), courseId),
  })),

  forUser(calls.saveLessonProgress, (request, world, user) => saveProgress(world, user, request)),
  forUser(calls.submitQuiz, (request, world, user) => answerQuiz(world, user, request)),
].map(ready)
