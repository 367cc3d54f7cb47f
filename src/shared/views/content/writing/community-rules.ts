import { staticPaths } from '#paths/static.ts'

/** The place where the community rules are read. */
export const COMMUNITY_RULES = staticPaths.static.to({
  url: '/documents/community-rules',
  title: '社区公约',
})
