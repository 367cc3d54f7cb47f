import { Hono } from 'hono'
import { COURSES, LESSONS } from './course-catalogue.ts'
import { SPECIALS } from './catalogue.ts'
import { drawPortrait, type Portrayed } from './portraits.ts'
import { drawScene, sceneName } from './scenes.ts'

/** A day: a drawing never changes. */
const CACHED = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }

/**
 * The scene of each special, course and lesson, by its number: that of its title. Neighbours differ
 * in colour.
 */
const titled: ReadonlyMap<string, string> = new Map([
  ...SPECIALS.map(({ specialId, title }, at) => [specialId, sceneName(title, at)] as const),
  ...COURSES.map(({ courseId, title }, at) => [courseId, sceneName(title, at + 3)] as const),
  ...LESSONS.map(({ lessonId, title }, at) => [lessonId, sceneName(title, at)] as const),
])

/** Pictures of items, courses and specials. Mount under `/documents/pictures`. */
export function pictureRoutes(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const name = /^([a-z0-9-]{1,48})\.svg$/.exec(context.req.param('name'))?.[1] ?? ''
    const picture = drawScene(titled.get(name) ?? name)
    return picture === null ? context.text('没有这张图片', 404) : context.body(picture, 200, CACHED)
  })
  return app
}

const KINDS: Readonly<Record<string, Portrayed>> = { s: 'staff', c: 'column', m: 'member' }

/** Portraits of people. Mount under `/documents/people`. */
export function portraitRoutes(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const [, kind = '', seed = ''] =
      /^([scm])-([a-z0-9-]{1,40})\.svg$/.exec(context.req.param('name')) ?? []
    const portrayed = KINDS[kind]
    return portrayed === undefined
      ? context.text('没有这张图片', 404)
      : context.body(drawPortrait(portrayed, seed), 200, CACHED)
  })
  return app
}
