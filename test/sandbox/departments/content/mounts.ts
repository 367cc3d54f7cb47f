import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { pictureRoutes, portraitRoutes } from './pictures.ts'
import { lessonMediaRoutes } from './lesson-media.ts'
import { contentModeration } from './moderation.ts'

export const mounts: readonly Mount[] = [
  { at: '/documents/pictures', app: pictureRoutes },
  { at: '/documents/people', app: portraitRoutes },
  { at: '/documents/media', app: lessonMediaRoutes },
  { at: '/sandbox/content', app: contentModeration },
]
